import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { backupFolder, listBackups, nameOf, partOf } from './backup-folder.ts';

/**
 * Removes all but the latest `keep` backups, the segments of the archive that none of those needs, and what is left of backups that were cut
 * short while they were made or removed. Returns how many backups went.
 */
export function forgetBackups(root: string, keep: number): number {
  const { whole, partial } = listBackups(root);
  const gone = whole.slice(0, Math.max(0, whole.length - keep));
  for (const { folder } of gone) {
    // Half removed it must not pass for one that can be restored.
    renameSync(folder, partOf(folder));
    rmSync(partOf(folder), { recursive: true });
  }
  const latest = whole.at(-1);
  if (latest !== undefined) {
    // What was begun later may still be on its way, by another process.
    const abandoned = nameOf(new Date(Date.parse(latest.manifest.startedAt) - 24 * millisecondsPerHour));
    for (const folder of partial) if (basename(folder) < abandoned) rmSync(folder, { recursive: true });
  }
  const [oldest] = whole.slice(gone.length);
  const { segments } = backupFolder(root);
  if (gone.length === 0 || oldest === undefined || !existsSync(segments)) return gone.length;
  // The first eight characters name a timeline; what follows only ever grows.
  const needed = oldest.manifest.firstSegment.slice(8);
  for (const name of readdirSync(segments)) {
    if (/^[0-9A-F]{24}\./.test(name) && name.slice(8, 24) < needed) rmSync(join(segments, name));
  }
  return gone.length;
}
