import { z } from 'zod';
import type { Violation } from './violation.ts';

/**
 * npm leaves out of package-lock.json what it could not look up: a program for another platform that the
 * registry at hand does not carry. `npm ci` then refuses the whole lock, on every platform. What is left out
 * can be filled in, for the name of such a package says its platform, and no other platform fetches it.
 */
const lockFile = z.looseObject({ packages: z.record(z.string(), z.looseObject({})) });
const needs = z.looseObject({
  optionalDependencies: z.optional(z.record(z.string(), z.string())),
  dev: z.optional(z.boolean()),
  devOptional: z.optional(z.boolean()),
});

interface LeftOut {
  readonly name: string;
  readonly version: string;
  readonly by: string;
  readonly flags: Readonly<Record<string, boolean>>;
}

/** Every optional package that another one names and the lock does not hold. */
function leftOut(lock: z.infer<typeof lockFile>): LeftOut[] {
  return Object.entries(lock.packages).flatMap(([by, entry]) => {
    const { optionalDependencies = {}, dev, devOptional } = needs.parse(entry);
    const flags = { ...(dev === true && { dev }), ...(devOptional === true && { devOptional }) };
    return Object.entries(optionalDependencies)
      .filter(([name]) => !placesOf(by, name).some((place) => place in lock.packages))
      .map(([name, version]) => ({ name, version, by, flags }));
  });
}

/** Where Node would look for `name`, from inside the package at `by`: in its own folder, then further and further out. */
function placesOf(by: string, name: string): string[] {
  const inner = `${by === '' ? '' : `${by}/`}node_modules/${name}`;
  const end = by.lastIndexOf('node_modules/');
  return by === '' ? [inner] : [inner, ...placesOf(by.slice(0, Math.max(0, end - 1)), name)];
}

export function checkLock(text: string): Violation[] {
  return leftOut(lockFile.parse(JSON.parse(text))).map(({ name, version, by }) => ({
    where: 'package-lock.json',
    what: `${name} ${version} is left out, which ${by} names: "npm ci" will refuse the lock`,
    instead: 'Run `node tools/complete-lock.ts` after npm has written the lock.',
  }));
}

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32'];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64'];
const libraries = [
  { word: 'gnu', is: 'glibc' },
  { word: 'musl', is: 'musl' },
];

/** The lock with what was left out, and the names that were filled in. Throws where a name does not say its platform. */
export function completeLock(text: string): { readonly text: string; readonly filled: string[] } {
  const raw: unknown = JSON.parse(text);
  const lock = lockFile.parse(raw);
  const missing = leftOut(lock);
  const filled = missing.map((each) => [`node_modules/${each.name}`, entryOf(each)] as const);
  const packages = [...Object.entries(lock.packages), ...filled].toSorted(([a], [b]) => a.localeCompare(b, 'en'));
  // Spread over what was read, so that npm's order of keys stays.
  const completed = Object.assign({}, raw, { packages: Object.fromEntries(packages) });
  return { text: `${JSON.stringify(completed, null, 2)}\n`, filled: missing.map(({ name }) => name) };
}

function entryOf({ name, version, by, flags }: LeftOut): Record<string, unknown> {
  const words = (name.split('/').at(-1) ?? '').split('-');
  const os = words.filter((word) => systems.includes(word));
  const cpu = words.filter((word) => processors.includes(word));
  if (os.length !== 1 || cpu.length !== 1 || !/^\d+[.]\d+[.]\d+/.test(version)) {
    throw new Error(`${name} ${version}, which ${by} names, does not say its platform: npm must look it up itself`);
  }
  const libc = libraries
    .filter(({ word }) => os[0] === 'linux' && words.some((each) => each.startsWith(word)))
    .map(({ is }) => is);
  return { version, cpu, ...flags, ...(libc.length > 0 && { libc }), optional: true, os };
}
