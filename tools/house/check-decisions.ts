import { basename } from 'node:path';
import type { Violation } from './violation.ts';

/** Every decision has a number of its own, in its file's name as in its head: `0006-punches-commit-together.md`, `# 0006 Punches …`. */
export function checkDecisions(files: readonly string[], read: (file: string) => string): Violation[] {
  const pages = files.filter((file) => file.startsWith('docs/decisions/'));
  const numberOf = (file: string): string => basename(file).slice(0, 4);
  return pages.flatMap((file, index) => {
    const number = numberOf(file);
    const former = pages.slice(0, index).find((other) => numberOf(other) === number);
    if (former !== undefined) {
      const what = `${number} is the number of ${basename(former)} as well`;
      return [{ where: file, what, instead: 'Give it the next free number, in its name and in its head.' }];
    }
    if (read(file).startsWith(`# ${number} `)) return [];
    return [{ where: file, what: 'its head has another number', instead: `Begin the page with “# ${number} ”.` }];
  });
}
