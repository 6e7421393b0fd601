import { posix } from 'node:path';
import type { Violation } from './violation.ts';

/** A link of a page, up to the part of the other page that it leads to. */
const link = /\]\(([^)\s#]+)(?:#[^)\s]*)?\)/g;

/** What a page links to beside itself is there: a file of ours, or a folder of them. */
export function checkLinks(files: readonly string[], read: (file: string) => string): Violation[] {
  const there = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  return files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(link)].flatMap(([, to = '']) => {
        const isOurs = !/^(?:[a-z]+:|\/)/.test(to);
        const target = posix.join(posix.dirname(file), to).replace(/\/$/, '');
        if (!isOurs || there.has(target)) return [];
        return [{ where: file, what: `${to} is not there`, instead: 'Link to the file as it is named.' }];
      }),
    );
}

/** `docs/rules/README.md` is in `docs/rules` and `docs`. */
const foldersOf = (file: string): string[] =>
  file.split('/').flatMap((_, count, parts) => (count === 0 ? [] : [parts.slice(0, count).join('/')]));
