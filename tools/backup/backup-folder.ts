import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';

const manifest = z.object({
  /** The major version of the PostgreSQL whose files they are. */
  major: z.string(),
  startedAt: z.iso.datetime(),
  /** From this moment on it can be restored to any that the archive reaches. */
  wholeAt: z.iso.datetime(),
  /** The first segment of the write-ahead log that it cannot do without. */
  firstSegment: z.string(),
  /** Each file with its SHA-256. */
  files: z.record(z.string(), z.string()),
});
/** What stands in a backup beside the files of the database. */
export type Manifest = z.output<typeof manifest>;

/** Where things lie in BACKUP_DIR. */
export function backupFolder(root: string) {
  return {
    root,
    /** A folder for each backup, named by its moment. */
    backups: join(root, 'base'),
    /** Every segment of the write-ahead log since, compressed, as PostgreSQL names them. */
    segments: join(root, 'wal'),
  };
}

export const partsOf = (backup: string) => ({
  files: join(backup, 'postgres'),
  password: join(backup, 'postgres.password'),
  manifest: join(backup, 'manifest.json'),
});

/** The backups of a folder, the oldest first. One that was cut short is none: it never got its name. */
export function listBackups(root: string): readonly { readonly folder: string; readonly manifest: Manifest }[] {
  const { backups } = backupFolder(root);
  if (!existsSync(backups)) return [];
  return readdirSync(backups)
    .filter((name) => !name.endsWith('.part'))
    .toSorted()
    .map((name) => {
      const folder = join(backups, name);
      return { folder, manifest: manifest.parse(JSON.parse(readFileSync(partsOf(folder).manifest, 'utf8'))) };
    });
}
