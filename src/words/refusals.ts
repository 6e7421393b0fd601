import type { Language } from '../domain/kernel/language.ts';
import { en } from './en/index.ts';
import { refusalSentence, type RefusalCode } from './refusal-sentence.ts';
import { speakers } from './speakers.ts';

/**
 * What a problem says in the reader's language.
 *
 * @param code a refusal that the contract declares; any other is a surprise, and thrown
 * @returns `title`, the same for every occurrence of the code, and `detail`, the sentence for a person
 */
export function sayRefusal(language: Language, code: string, details?: unknown): { title: string; detail: string } {
  if (!isRefusalCode(code)) throw new Error(`There is no sentence for the refusal ${code}.`);
  return { title: titleOf(code), detail: refusalSentence(speakers[language], code, details) };
}

const isRefusalCode = (code: string): code is RefusalCode => `refusal.${code}` in en;

/** `week_is_closed` as `Week is closed`: a code is a whole thought, and RFC 9457 wants a title that does not vary. */
const titleOf = (code: RefusalCode): string => {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
