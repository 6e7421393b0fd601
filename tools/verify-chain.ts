// What "npm run -s verify-chain" runs: verifies the punch ledgers of the deployment that DATABASE_URL or DATA_DIR names, and ends with 1
// when one of them is not what was sealed. It changes nothing; the server may be running.
import { existsSync } from 'node:fs';
import { CannotStart } from '../src/server/kernel/cannot-start.ts';
import { readConfig } from '../src/server/kernel/config.ts';
import { filesOf } from './postgres/files.ts';
import { startPostgres } from './postgres/start-postgres.ts';
import { verifyChains } from './verify-chain/verify-chains.ts';

try {
  process.exitCode = await verify();
} catch (error) {
  if (!(error instanceof CannotStart)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

async function verify(): Promise<number> {
  // Chains have nothing to do with the secret: none is made for a command that only reads.
  const read = readConfig(process.env, { keptSecret: () => '' });
  if (!read.ok) throw new CannotStart(read.details.join('\n'));
  const { databaseUrl, dataDir } = read.value;
  if (databaseUrl !== undefined) return tell(databaseUrl);
  if (!existsSync(filesOf(dataDir).cluster))
    throw new CannotStart(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  const postgres = await startPostgres({ dataDir, log: (line) => console.error(line) });
  try {
    return await tell(postgres.ownerUrl);
  } finally {
    await postgres.stop();
  }
}

async function tell(ownerUrl: string): Promise<number> {
  const { organizations, employees, rows, broken } = await verifyChains(ownerUrl);
  for (const { organizationId, employeeId, row } of broken) {
    console.log(`Broken: employee ${employeeId} of organization ${organizationId}, first at row ${row}.`);
  }
  const holding = employees - broken.length;
  console.log(
    `${rows} rows of ${employees} employees in ${organizations} organizations: ${holding} chains hold, ${broken.length} are broken.`,
  );
  return broken.length === 0 ? 0 : 1;
}
