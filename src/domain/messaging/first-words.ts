/** The most characters of what a headline says of a message. */
const longest = 80;

/** The first words of a message in one line; of a longer one as many whole words as fit, and a mark that it goes on. */
export function firstWords(text: string): string {
  const letters = [...text.replaceAll(/\s+/gu, ' ').trim()];
  if (letters.length <= longest) return letters.join('');
  const cut = letters.slice(0, longest);
  // One long word is cut where it must be.
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end === -1 ? longest : end).join('')}…`;
}
