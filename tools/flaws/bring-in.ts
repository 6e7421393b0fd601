import type { Flaw } from './known-flaws.ts';

/**
 * The files of the tree with a flaw in them, by name.
 *
 * @param read gives the text of a file of the tree
 * @throws where what the flaw changes does not stand exactly once in its file: the code went on and the flaw must follow
 */
export function bringIn(flaw: Flaw, read: (file: string) => string): ReadonlyMap<string, string> {
  const changed = new Map<string, string>();
  for (const { file, right, wrong } of flaw.edits) {
    const text = changed.get(file) ?? read(file);
    const [before, after, ...more] = text.split(right);
    if (before === undefined || after === undefined || more.length > 0) {
      throw new Error(`${file} does not hold once what "${flaw.name}" changes: ${right}`);
    }
    changed.set(file, before + wrong + after);
  }
  return changed;
}
