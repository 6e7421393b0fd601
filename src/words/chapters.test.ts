import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import type { Chapter } from './chapters.ts';
import { daily } from './en/daily.ts';
import { entrance } from './en/entrance.ts';
import { office } from './en/office.ts';
import { refusals } from './en/refusals.ts';

/**
 * What is said before its chapter is there stays blank for a moment, and nothing throws. So each screen is followed from its route
 * through what it imports, and whatever is said on the way must stand in a chapter that was read before.
 */
const src = join(import.meta.dirname, '..');
const chapters: Readonly<Record<Chapter, object>> = { entrance, daily, office, refusals };
const chapterOf = new Map(
  (Object.keys(chapters) as Chapter[]).flatMap((name) =>
    Object.keys(chapters[name]).map((key) => [key, name] as const),
  ),
);
const keys = [...chapterOf.keys()];

/** What the words of the router read before a screen is shown (screens/saying.ts), besides the entrance. */
const saying: Readonly<Record<string, readonly Chapter[]>> = {
  atOnce: [],
  daily: ['daily'],
  whole: ['daily', 'office', 'refusals'],
};

interface Door {
  readonly to: string;
  readonly reads: readonly Chapter[];
}

interface Module {
  /** What comes with it, and what it opens later, with the chapters that are read for it. */
  readonly imports: readonly string[];
  readonly doors: readonly Door[];
  readonly says: ReadonlySet<string>;
}

const modules = new Map<string, Module>();

function moduleAt(file: string): Module {
  const known = modules.get(file);
  if (known !== undefined) return known;
  // Comments say nothing.
  const text = readFileSync(file, 'utf8').replaceAll(/^\s*(?:\/?\*|\/\/).*$/gm, '');
  const at = (path: string): string => join(dirname(file), path);
  const imports = Array.from(
    text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^'";]*?\sfrom\s+)?'(\.[^']+\.tsx?)'/gm),
    ([, path = '']) => at(path),
  );
  const doors = text.split(/;\n|\n\n|^ {2}createRoute/m).flatMap((statement): Door[] => {
    const route = /\b(atOnce|daily|whole)\(\s*\(\) => import/.exec(statement)?.[1] ?? '';
    const read = Array.from(statement.matchAll(/readChapters\(([^)]*)\)/g)).flatMap(([, named = '']) =>
      Array.from(named.matchAll(/'(\w+)'/g), ([, name]) => name as Chapter),
    );
    return Array.from(statement.matchAll(/import\('(\.[^']+\.tsx?)'\)/g), ([, path = '']) => ({
      to: at(path),
      reads: [...(saying[route] ?? []), ...read],
    }));
  });
  const found = { imports, doors, says: isCatalog(file) ? new Set<string>() : saidIn(text) };
  modules.set(file, found);
  return found;
}

const isCatalog = (file: string): boolean => /\/words\/(?:(?:en|es|ar)\/|chapters\.ts$)/.test(file);

/** The keys that a text names, whole or by how they begin and end: `people.role.${role}`. */
function saidIn(text: string): ReadonlySet<string> {
  // What is only a type is not said: in unions of keys, and in patterns of them.
  const whole = Array.from(text.matchAll(/'([a-z][\w.]*\.[\w.]+)'/g), ([, key = '']) => key).filter((key) =>
    chapterOf.has(key),
  );
  const begun = Array.from(text.matchAll(/`([a-zA-Z][\w.]*\.)\$\{(?!string|infer)[^`}]+\}([\w.]*)`/g)).flatMap(
    ([, head = '', tail = '']) => keys.filter((key) => key.startsWith(head) && key.endsWith(tail)),
  );
  return new Set([...whole, ...begun]);
}

/** What is said too early on the way from the page's first file: the key, where, and which chapter it is in. */
function saidTooEarly(start: string): string[] {
  const found = new Set<string>();
  const seen = new Set<string>();
  const waiting: { readonly file: string; readonly read: ReadonlySet<Chapter> }[] = [
    { file: start, read: new Set<Chapter>(['entrance']) },
  ];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const { file, read } = next;
    const state = `${file} ${[...read].toSorted().join(' ')}`;
    if (seen.has(state) || !existsSync(file) || isCatalog(file)) continue;
    seen.add(state);
    const { imports, doors, says } = moduleAt(file);
    for (const key of says) {
      const chapter = chapterOf.get(key);
      // A refused call brings its sentences itself (kernel/asking.ts, kernel/call.ts).
      if (chapter === undefined || chapter === 'refusals' || read.has(chapter)) continue;
      found.add(`${relative(src, file)} says ${key} (${chapter}) where only ${[...read].join(', ')} was read`);
    }
    for (const to of imports) waiting.push({ file: to, read });
    for (const { to, reads } of doors) waiting.push({ file: to, read: new Set([...read, ...reads]) });
  }
  return [...found].toSorted();
}

test('no screen says a sentence before the chapter that it stands in was read', () => {
  expect(saidTooEarly(join(src, 'web/main.tsx'))).toEqual([]);
});

test('every screen of the router was followed, and most of the product', () => {
  const router = moduleAt(join(src, 'web/router.tsx'));
  expect(router.doors.length).toBeGreaterThan(40);
  const silent = router.doors.filter(({ reads }) => reads.length === 0).map(({ to }) => relative(src, to));
  expect(silent).toEqual(['web/screens/signed-out.tsx', 'web/screens/login.tsx']);
  expect([...modules.keys()].length).toBeGreaterThan(500);
});
