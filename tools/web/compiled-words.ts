import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

const compiler = '@lingui/message-utils/compileMessage';
const compiledAlready = '\0meridian-compiled-already';
const catalogs = /\/src\/words\/(?:en|es|ar)\/[\w-]+\.ts$/;

/** A piece of a program, as the parser tells it. */
interface Piece {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/**
 * Compiles the messages of the catalogs while the page is built, so that it carries them as they are read and no parser of them. The code of
 * the catalogs, and what reads them (src/words/message.ts), are the same for the server, which compiles them as it says them.
 */
export const compiledWords = (): Plugin => ({
  name: 'meridian-compiled-words',
  enforce: 'pre',
  resolveId: (id) => (id === compiler ? compiledAlready : null),
  load: (id) => (id === compiledAlready ? 'export const compileMessage = (message) => message;' : null),
  transform(code, id) {
    if (!catalogs.test(id)) return null;
    return { code: withMessagesCompiled(code, this.parse(code, { lang: 'ts' })), map: null };
  },
});

/**
 * The code of a catalog with each of its messages compiled.
 *
 * @throws where a property is anything but a text, which could not be compiled before the page runs
 */
export function withMessagesCompiled(code: string, program: unknown): string {
  let compiled = code;
  // From the end, so that what comes before stays where the parser saw it.
  for (const { start, end, text } of messagesIn(program, code).toReversed())
    compiled = compiled.slice(0, start) + JSON.stringify(compile(text)) + compiled.slice(end);
  return compiled;
}

/** A text with nothing to fill in stays one. */
function compile(text: string): unknown {
  const tokens: readonly unknown[] = compileMessage(text);
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens;
}

function messagesIn(piece: unknown, code: string): { start: number; end: number; text: string }[] {
  if (Array.isArray(piece)) return piece.flatMap((one: unknown) => messagesIn(one, code));
  if (typeof piece !== 'object' || piece === null) return [];
  if ('type' in piece && piece.type === 'Property' && 'value' in piece) return [messageOf(piece.value as Piece, code)];
  return Object.values(piece).flatMap((one: unknown) => messagesIn(one, code));
}

function messageOf(value: Piece, code: string): { start: number; end: number; text: string } {
  if (value.type !== 'Literal' || !('value' in value) || typeof value.value !== 'string')
    throw new Error(`A message is no text that can be compiled: ${code.slice(value.start, value.end)}`);
  return { start: value.start, end: value.end, text: value.value };
}
