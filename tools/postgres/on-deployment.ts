import { existsSync } from 'node:fs';
import { CannotStart } from '../../src/server/kernel/cannot-start.ts';
import { readConfig } from '../../src/server/kernel/config.ts';
import { filesOf } from './files.ts';
import { saying } from './saying.ts';
import { startPostgres } from './start-postgres.ts';

/**
 * Runs a command on the database of the deployment that DATABASE_URL or DATA_DIR names, as its owner, and ends the process with what it
 * answers. The server may be running.
 */
export async function onDeployment(work: (ownerUrl: string) => Promise<number>): Promise<void> {
  await saying(() => reach(work));
}

async function reach(work: (ownerUrl: string) => Promise<number>): Promise<number> {
  const read = readConfig(process.env);
  if (!read.ok) throw new CannotStart(read.details.join('\n'));
  const { databaseUrl, dataDir, backupDir } = read.value;
  if (databaseUrl !== undefined) return work(databaseUrl);
  if (!existsSync(filesOf(dataDir).cluster))
    throw new CannotStart(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  const postgres = await startPostgres({
    dataDir,
    log: (line) => console.error(line),
    archiveTo: backupDir,
  });
  try {
    return await work(postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}
