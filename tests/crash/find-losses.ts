import pg from 'pg';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Puncher } from './puncher.ts';

interface Row {
  readonly employee_id: string;
  readonly id: string;
  readonly kind: string;
  readonly sequence: number;
}

/**
 * Compares what was acknowledged with what the ledger holds, and gives a sentence for each thing that does not fit; none, if all is
 * well. Whoever punches may go on meanwhile.
 */
export async function findLosses(ownerUrl: string, punchers: readonly Puncher[]): Promise<string[]> {
  // First what was acknowledged, then what is there: the other way round, a punch in between would seem lost.
  const acknowledged = punchers.map(({ sent }) => sent.filter(({ sequence }) => sequence !== undefined));
  const rows = await readRows(ownerUrl);
  const { broken } = await verifyChains(ownerUrl);

  const losses = broken.map(({ employeeId, row }) => `the chain of ${employeeId} breaks at row ${row}`);
  for (const [index, { employeeId, sent }] of punchers.entries()) {
    const mine = rows.filter((row) => row.employee_id === employeeId);
    const known = new Map(sent.map((punch) => [punch.id, punch]));
    for (const { id, sequence } of acknowledged[index] ?? []) {
      const stored = mine.filter((row) => row.id === id);
      if (stored.length !== 1) losses.push(`punch ${id} was acknowledged and is there ${stored.length} times`);
      else if (stored[0]?.sequence !== sequence) losses.push(`punch ${id} was acknowledged in another place`);
    }
    for (const [place, { id, kind, sequence }] of mine.entries()) {
      if (known.get(id)?.kind !== kind) losses.push(`row ${sequence} of ${employeeId} was never sent like that`);
      if (sequence !== place + 1) losses.push(`row ${sequence} of ${employeeId} stands in place ${place + 1}`);
      if (kind !== (place % 2 === 0 ? 'clock_in' : 'clock_out'))
        losses.push(`row ${sequence} of ${employeeId} is a second ${kind}`);
    }
    losses.push(
      ...sent
        .filter(({ refused }) => refused !== undefined)
        .map(({ id, refused }) => `punch ${id} was refused: ${refused}`),
    );
  }
  return losses;
}

async function readRows(ownerUrl: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    const { rows } = await client.query<Row>(
      'select employee_id, id, kind, sequence from punches order by employee_id, sequence',
    );
    return rows;
  } finally {
    await client.end();
  }
}
