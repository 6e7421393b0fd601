// What "npm run -s verify-chain" runs: verifies the punch ledgers and audit logs of the deployment that DATABASE_URL or DATA_DIR names, and ends with 1
// when one of them is not what was sealed. It changes nothing in the database; the server may be running. "npm run -s verify-chain -- FILE"
// holds them against the ends that it noted in the file the last time as well, and notes where they end now.
import { onDeployment } from './postgres/on-deployment.ts';
import { readHeads, writeHeads } from './verify-chain/heads.ts';
import { verifyChains } from './verify-chain/verify-chains.ts';

await onDeployment(tell);

async function tell(ownerUrl: string): Promise<number> {
  const [file] = process.argv.slice(2);
  const noted = file === undefined ? {} : readHeads(file);
  const { organizations, employees, rows, broken, heads, auditEntries, brokenAudits } = await verifyChains(
    ownerUrl,
    noted,
  );
  for (const { organizationId, employeeId, row } of broken) {
    const where = organizationId === undefined ? 'who is gone' : `of organization ${organizationId}`;
    console.log(`Broken: employee ${employeeId} ${where}, first at row ${row}.`);
  }
  // What was noted of a broken chain is the proof, and stays.
  if (file !== undefined && broken.length + brokenAudits.length === 0) writeHeads(file, heads);
  for (const { organizationId, entry } of brokenAudits) {
    console.log(`Broken: audit log of organization ${organizationId}, first at entry ${entry}.`);
  }
  const holding = employees - broken.length;
  console.log(
    `${rows} rows of ${employees} employees in ${organizations} organizations: ${holding} chains hold, ${broken.length} are broken.`,
  );
  console.log(
    `${auditEntries} audit entries in ${organizations} organizations: ${organizations - brokenAudits.length} chains hold, ${brokenAudits.length} are broken.`,
  );
  return broken.length + brokenAudits.length === 0 ? 0 : 1;
}
