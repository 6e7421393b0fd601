import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { backupFolder, listBackups } from './backup-folder.ts';

/** Removes all but the latest `keep` backups, and the segments of the archive that none of those needs. Returns how many backups went. */
export function forgetBackups(root: string, keep: number): number {
  const all = listBackups(root);
  const gone = all.slice(0, Math.max(0, all.length - keep));
  const [oldest] = all.slice(gone.length);
  for (const { folder } of gone) rmSync(folder, { recursive: true });
  const { segments } = backupFolder(root);
  if (gone.length === 0 || oldest === undefined || !existsSync(segments)) return gone.length;
  // The first eight characters name a timeline; what follows only ever grows.
  const needed = oldest.manifest.firstSegment.slice(8);
  for (const name of readdirSync(segments)) {
    if (/^[0-9A-F]{24}\./.test(name) && name.slice(8, 24) < needed) rmSync(join(segments, name));
  }
  return gone.length;
}
