import type { Deployment } from './deployment.ts';

/** A row of the punch ledger, as the database has it. */
export interface LedgerRow {
  readonly id: string;
  readonly kind: string;
  readonly source: string;
  readonly voids_id: string | null;
}

/** Everything that was ever written in somebody's ledger, in order. */
export const ledgerOf = (
  deployment: Deployment,
  { employeeId }: { readonly employeeId: string },
): Promise<LedgerRow[]> =>
  deployment.rows<{ id: string; kind: string; source: string; voids_id: string | null }>(
    'select id, kind, source, voids_id from punches where employee_id = $1 order by sequence',
    [employeeId],
  );

/** What was pressed, in order. */
export async function kindsOf(deployment: Deployment, who: { readonly employeeId: string }): Promise<string[]> {
  return (await ledgerOf(deployment, who)).map(({ kind }) => kind);
}
