import { wordsOf, wordsSought } from './message-words.ts';

/** A piece of a text, and whether the search asks for it. */
interface FoundPart {
  /** Where in the text it begins. */
  readonly at: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** Whether the words of a text begin as a search asks, all that it asks for; a search that asks for nothing finds nothing. */
export function hasFound(text: string, search: string): boolean {
  const [words, sought] = [wordsOf(text), wordsSought(search)];
  return sought.length > 0 && sought.every((begun) => words.some((word) => word.startsWith(begun)));
}

/** A text by the words that a search asks for, found by their beginnings, and what stands between them. */
export function foundIn(text: string, search: string): readonly FoundPart[] {
  const sought = wordsSought(search);
  const parts: FoundPart[] = [];
  let from = 0;
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}\p{Cf}]+/gu)) {
    if (!wordsOf(word).some((one) => sought.some((begun) => one.startsWith(begun)))) continue;
    if (index > from) parts.push({ at: from, text: text.slice(from, index), isFound: false });
    parts.push({ at: index, text: word, isFound: true });
    from = index + word.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), isFound: false });
  return parts;
}
