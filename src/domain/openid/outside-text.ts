/** Control characters, line and paragraph separators, and marks that turn the direction of what follows. */
const unfit = /[\p{Cc}\u2028\u2029\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]+/gu;
const visible = /[\p{L}\p{N}\p{S}\p{P}]/u;

/**
 * Text that somebody outside wrote, fit to stand on one line of ours: without what cannot be seen or turns the
 * line around, and cut at `longest` characters. Undefined where nothing remains that one could read.
 */
export function outsideText(text: unknown, longest: number): string | undefined {
  if (typeof text !== 'string') return undefined;
  const line = text.replace(unfit, ' ').replace(/\s+/gu, ' ').trim();
  if (!visible.test(line)) return undefined;
  const characters = [...line];
  return characters.length <= longest
    ? line
    : `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`;
}
