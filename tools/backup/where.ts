import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { readConfig } from '../../src/server/kernel/config.ts';

/** The data folder and the folder of its backups, as the environment names them. Refuses with CannotStart what has neither. */
export function whereBackupsAre(): { dataDir: string; root: string } {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotStart(read.details.join('\n'));
  const { databaseUrl, dataDir, backupDir } = read.value;
  if (databaseUrl !== undefined) {
    throw new CannotStart(
      'This backs up the embedded PostgreSQL alone: that of DATABASE_URL has tools of its own, like pg_basebackup or pgBackRest.',
    );
  }
  if (backupDir === undefined) throw new CannotStart('BACKUP_DIR names the folder of the backups: set it.');
  return { dataDir, root: backupDir };
}
