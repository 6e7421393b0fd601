// What "npm run backup" runs: copies the embedded database of DATA_DIR into BACKUP_DIR while Meridian runs. With "-- --keep 14" the latest
// fourteen backups stay, and what of the archive they need.
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CannotStart } from '../src/server/kernel/cannot-start.ts';
import { forgetBackups } from './backup/forget-backups.ts';
import { takeBackup } from './backup/take-backup.ts';
import { whereBackupsAre } from './backup/where.ts';
import { filesOf } from './postgres/files.ts';
import { saying } from './postgres/saying.ts';
import { startPostgres } from './postgres/start-postgres.ts';

await saying(async () => {
  const { values } = parseArgs({ options: { keep: { type: 'string' } } });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  if (keep !== undefined && !(Number.isInteger(keep) && keep > 0)) {
    throw new CannotStart('--keep says how many backups stay, for instance --keep 14.');
  }
  const { dataDir, root } = whereBackupsAre();
  if (!existsSync(filesOf(dataDir).cluster)) throw new CannotStart(`There is no database in ${dataDir}: set DATA_DIR.`);
  const postgres = await startPostgres({ dataDir, archiveTo: root, log: (line) => console.error(line) });
  try {
    const { folder, manifest, archives } = await takeBackup({ ownerUrl: postgres.ownerUrl, dataDir, root });
    console.log(`Backed up ${Object.keys(manifest.files).length} files into ${folder}.`);
    console.log(
      archives
        ? `It can be restored to any moment from ${manifest.wholeAt} on.`
        : `It can be restored to ${manifest.wholeAt} alone: PostgreSQL runs without an archive, until Meridian is started with BACKUP_DIR.`,
    );
    const gone = keep === undefined ? 0 : forgetBackups(root, keep);
    if (gone > 0) console.log(`Removed ${gone} older.`);
  } finally {
    await postgres.stop();
  }
});
