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

/** What a folder is called until it is a whole backup, and once it is none any more. */
export const partOf = (folder: string): string => `${folder}.part`;

/** The name of the backup that was begun at a moment: in the order of time. */
export const nameOf = (startedAt: Date): string => startedAt.toISOString().replaceAll(':', '-');

export interface Backup {
  readonly folder: string;
  readonly manifest: Manifest;
}

/**
 * The backups of a folder, the oldest first, and the folders beside them that are none: what was cut short and never got its name, and
 * what has lost its manifest.
 */
export function listBackups(root: string): { readonly whole: readonly Backup[]; readonly partial: readonly string[] } {
  const { backups } = backupFolder(root);
  if (!existsSync(backups)) return { whole: [], partial: [] };
  const folders = readdirSync(backups)
    .toSorted()
    .map((name) => join(backups, name));
  const isWhole = (folder: string) => !folder.endsWith(partOf('')) && existsSync(partsOf(folder).manifest);
  const { whole = [], partial = [] } = Object.groupBy(folders, (folder) => (isWhole(folder) ? 'whole' : 'partial'));
  return {
    whole: whole.map((folder) => ({
      folder,
      manifest: manifest.parse(JSON.parse(readFileSync(partsOf(folder).manifest, 'utf8'))),
    })),
    partial,
  };
}
