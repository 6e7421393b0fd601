import { searchable } from '../people/search-name.ts';

/** The most letters of a word that count; a check of the table says the same. */
const longestWord = 40;

/** Digits as Arabic and Persian write them, 0 to 9. */
const furtherDigits = '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹';
const furtherDigit = new RegExp(`[${furtherDigits}]`, 'gu');

/** What shows nothing, as a hyphen that might be, stands in the middle of words. */
const unseen = /\p{Cf}/gu;

/** The words of a text in their plain form, each as often as it stands there. */
const plainWords = (text: string): readonly string[] =>
  (
    searchable(text)
      .replace(unseen, '')
      .replace(furtherDigit, (digit) => String(furtherDigits.indexOf(digit) % 10))
      .match(/[\p{L}\p{N}]+/gu) ?? []
  ).map((word) => [...word].slice(0, longestWord).join(''));

/** What Arabic writes onto the beginning of a word: “and” or “so”, then “the”, also with “by”, “as” or “for”. */
const joined = [/^[وف](?=.{3})/u, /^(?:[بك]?ال|لل)(?=.{2})/u];

/** A word, and what stands behind each that is written onto it. */
function formsOf(word: string): readonly string[] {
  const forms = [word];
  let rest = word;
  for (const particle of joined) {
    rest = rest.replace(particle, '');
    forms.push(rest);
  }
  return forms;
}

/**
 * The words by which a message is found, each once: as {@link searchable} has them, with plain digits, cut at whatever
 * is neither letter nor digit.
 *
 * | message            | found by               |
 * | Gate 4 at 14:30    | gate, 4, at, 14, 30    |
 * | ¿Mañana, a las ٩?  | manana, a, las, 9      |
 * | والمكتب             | والمكتب, المكتب, مكتب   |
 */
export const wordsOf = (text: string): readonly string[] => [...new Set(plainWords(text).flatMap(formsOf))];

/** The beginnings of words that a search asks for, all of them; one that begins another is asked for with it. */
export function wordsSought(search: string): readonly string[] {
  const words = [...new Set(plainWords(search))];
  return words.filter((word) => !words.some((other) => other !== word && other.startsWith(word)));
}
