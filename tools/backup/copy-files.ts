import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pipeline } from 'node:stream/promises';

/** Copies a file, and says its SHA-256. It is on the disk itself after {@link syncBelow}. */
export async function copyFile(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(
    createReadStream(from),
    async function* hashed(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(to, { mode: 0o600 }),
  );
  return hash.digest('hex');
}

/** The files below a folder, as paths from it, and the folders that hold none. What goes away meanwhile is not there. */
export async function listFiles(
  folder: string,
): Promise<{ readonly files: readonly string[]; readonly folders: readonly string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = (wanted: (entry: (typeof entries)[number]) => boolean) =>
    entries.filter(wanted).map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
  return { files: paths((entry) => entry.isFile()), folders: paths((entry) => entry.isDirectory()) };
}

/** Has all that was written to the file system of a folder survive a power cut. */
export function syncBelow(folder: string): void {
  const { status, stderr } = spawnSync('sync', ['-f', folder], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`what was written to ${folder} is not on the disk: ${stderr}`);
}

const atOnce = 8;

/** Does the same to each, some at once, and gives what came out in their order. */
export async function eachOf<T, R>(all: readonly T[], work: (one: T) => Promise<R>): Promise<readonly R[]> {
  const results = new Map<number, R>();
  const waiting = all.entries();
  const takeOn = async (): Promise<void> => {
    for (const [index, each] of waiting) results.set(index, await work(each));
  };
  await Promise.all(Array.from({ length: atOnce }, takeOn));
  return [...results].toSorted(([a], [b]) => a - b).map(([, result]) => result);
}

/** Copies a file that the database may remove meanwhile; undefined where it did, which its write-ahead log makes up for. */
export async function copyIfThere(from: string, to: string): Promise<string | undefined> {
  try {
    return await copyFile(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT' && !existsSync(from)) return undefined;
    throw error;
  }
}
