// What "npm run restore" runs: puts the database of BACKUP_DIR into DATA_DIR, which must have none, as it stood at the moment given:
// npm run restore -- 2026-11-20T17:30:00-05:00. Without one, the latest that the archive knows. With "--copy" what it reaches by itself is
// taken out of it, so that it can be started beside the server that runs.
import { parseArgs } from 'node:util';
import { CannotStart } from '../src/server/kernel/cannot-start.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { whereBackupsAre } from './backup/where.ts';
import { saying } from './postgres/saying.ts';

await saying(async () => {
  const { values, positionals } = parseArgs({ options: { copy: { type: 'boolean' } }, allowPositionals: true });
  const isCopy = values.copy === true;
  const [moment] = positionals;
  const until = moment === undefined ? undefined : new Date(moment);
  // A time without its distance from UTC would be that of whatever machine this runs on.
  if (until !== undefined && (Number.isNaN(until.getTime()) || !/T.*(?:Z|[+-]\d\d:?\d\d)$/i.test(moment ?? ''))) {
    throw new CannotStart(
      `${moment} is no moment: name one with its distance from UTC, like 2026-11-20T17:30:00-05:00.`,
    );
  }
  const { dataDir, root } = whereBackupsAre();
  const last = await restoreBackup({ root, dataDir, until, isCopy, log: (line) => console.error(line) });
  console.log(`Restored into ${dataDir}${last ? `: the last change in it is of ${last.toISOString()}` : ''}.`);
  console.log(
    'Start Meridian with this DATA_DIR, the SECRET of before (or its file DATA_DIR/secret), and a new BACKUP_DIR.',
  );
  console.log(
    isCopy
      ? 'It is a copy: its webhooks are off, and no browser hears of it. Start it with SMTP_URL=none and without the SMS_ variables.'
      : 'It takes the place of the server of before: what waits in it is sent. For a look beside that server, restore with --copy.',
  );
});
