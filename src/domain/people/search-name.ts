/** Letters that no decomposition brings to their plain form; Arabic ones as people type them for each other. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  // The tatweel only stretches a word.
  ـ: '',
};
const special = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'gu');

/**
 * A text as it is searched: without case, accents and vowel signs, and with the letters that are written for one
 * another made one.
 *
 * | text     | searched as |
 * | Sofía    | sofia       |
 * | STRASSE  | strasse     |
 * | أحمد     | احمد        |
 * | فاطمة    | فاطمه       |
 */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(special, (letter) => plainLetters[letter] ?? letter);

/** The words of a search, as they stand in what is searched. */
export const searchWords = (search: string): readonly string[] =>
  searchable(search)
    .split(/\s+/u)
    .filter((word) => word !== '');

/** Whether each word of a search stands somewhere in what is searched: in any order, and begun words count. */
export function matches(search: string, ...texts: readonly string[]): boolean {
  const all = searchable(texts.join(' '));
  return searchWords(search).every((word) => all.includes(word));
}

/** What of a name is kept beside it: lists of people are searched in it, and stand in its order, the last name first. */
export const searchedName = (name: { readonly firstName: string; readonly lastName: string }): string =>
  searchable(`${name.lastName} ${name.firstName}`);
