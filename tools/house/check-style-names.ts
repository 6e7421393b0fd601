import type { Violation } from './violation.ts';

/** A style or a part, by name, with its text. */
export interface StyleText {
  readonly file: string;
  readonly text: string;
}

/**
 * Names of values (`--accent`) that a style asks for and nothing gives: the browser says nothing and draws as if the line were not
 * there. A name with a value of its own to fall back on, `var(--flip, 1)`, may be given elsewhere.
 */
export function checkStyleNames(texts: readonly StyleText[]): Violation[] {
  const given = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\]?\s*:/g)].map(([, name]) => name)),
  );
  return texts.flatMap(({ file, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !given.has(name))
      .map((match) => ({
        where: `${file}:${text.slice(0, match.index).split('\n').length}`,
        what: `no style gives ${match[1] ?? ''}`,
        instead: 'Use a name of src/web/app.css and its tokens, or give it there.',
      })),
  );
}
