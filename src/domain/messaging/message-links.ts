/** A piece of what is said: plain, or an address that is followed. */
interface SaidPart {
  /** Where in the whole it begins. */
  readonly at: number;
  readonly text: string;
  /** Where it leads; undefined, it is plain. */
  readonly href: string | undefined;
}

/** Addresses of the web with their scheme, and e-mail; what nobody sees, as what turns the direction, ends them. */
const address =
  /(?<![A-Za-z0-9])https?:\/\/[\p{L}\p{N}[][^\s\p{C}<>"]*|(?<![\w.+-])[A-Za-z0-9][\w.+-]{0,63}@(?:[A-Za-z0-9-]+\.)+[A-Za-z]{2,}/giu;

/** What ends a sentence or a bracket around it, and belongs to no address. */
const closing = '.,;:!?\'"…،؛؟’”»*_';
const brackets: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** How many brackets of a kind close in a text that do not open in it. */
const unopened = (text: string, close: string): number => {
  const open = brackets[close];
  return [...text].reduce((count, one) => count + (one === close ? 1 : one === open ? -1 : 0), 0);
};

/** An address without what follows it in its sentence; a bracket that opens within it closes within it. */
function withoutClosing(found: string): string {
  const surplus = new Map(Object.keys(brackets).map((close) => [close, unopened(found, close)]));
  let end = found.length;
  for (; end > 0; end -= 1) {
    const last = found.charAt(end - 1);
    const over = surplus.get(last);
    if (over === undefined ? !closing.includes(last) : over <= 0) break;
    if (over !== undefined) surplus.set(last, over - 1);
  }
  return found.slice(0, end);
}

/**
 * What is said, with the addresses in it. An address leads where it reads, and only to the web or to a mailbox:
 *
 * | said                              | leads to                  |
 * | see https://pine.example/a.       | https://pine.example/a    |
 * | (http://pine.example/a_(b))       | http://pine.example/a_(b) |
 * | write to ana@pine.example         | mailto:ana@pine.example   |
 * | javascript:alert(1), pine.example | nothing                   |
 */
export function partsOf(text: string): readonly SaidPart[] {
  const parts: SaidPart[] = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const shown = withoutClosing(found);
    if (index > from) parts.push({ at: from, text: text.slice(from, index), href: undefined });
    parts.push({ at: index, text: shown, href: /^https?:/iu.test(shown) ? shown : `mailto:${shown}` });
    from = index + shown.length;
  }
  if (from < text.length) parts.push({ at: from, text: text.slice(from), href: undefined });
  return parts;
}
