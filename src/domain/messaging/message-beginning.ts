/** About what a line of a bubble holds. */
const rowLetters = 50;
/** What is longer than this is folded; what it hides is worth a press then. */
const mostRows = 40;
/** What shows of it at first. */
const firstRows = 24;

const rowsOf = (line: string): number => Math.max(1, Math.ceil(line.length / rowLetters));

/**
 * What shows at first of a message that would push everything else from the screen, as a few words among thousands of empty lines do; undefined,
 * it shows whole. No word is cut, and so no address.
 */
export function beginningOf(text: string): string | undefined {
  const lines = text.split('\n');
  if (lines.reduce((rows, line) => rows + rowsOf(line), 0) <= mostRows) return undefined;
  const shown: string[] = [];
  let room = firstRows;
  for (const line of lines) {
    const rows = rowsOf(line);
    if (room > 0) shown.push(rows <= room ? line : line.slice(0, endOfWord(line, room * rowLetters)));
    room -= rows;
  }
  const beginning = shown.join('\n').trimEnd();
  return beginning === text ? undefined : beginning;
}

/** Where the word ends that stands at a place of a line. */
function endOfWord(line: string, at: number): number {
  const rest = line.slice(at).search(/\s/u);
  return rest === -1 ? line.length : at + rest;
}
