import { cents } from '../../domain/kernel/money.ts';
import { noLabourTarget, type LabourTarget } from '../../domain/schedule/labour-target.ts';
import type { Transaction } from '../kernel/transaction.ts';

interface StoredTarget extends LabourTarget {
  /** 0 before anybody set one. */
  readonly revision: number;
}

const targetsOf = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('labourTargets')
    .select(['locationId', 'weeklyMinutes', 'weeklyCents', 'revision'])
    .where('organizationId', '=', organizationId);

type TargetRow = Awaited<ReturnType<ReturnType<typeof targetsOf>['executeTakeFirstOrThrow']>>;

const storedTarget = ({ weeklyMinutes, weeklyCents, revision }: TargetRow): StoredTarget => ({
  weeklyMinutes,
  weeklyCents: weeklyCents === null ? null : cents(weeklyCents),
  revision,
});

/** Where nobody ever set one. */
export const unsetTarget: StoredTarget = { ...noLabourTarget, revision: 0 };

/** The targets of locations; those of which nobody ever set one are left out. */
export async function listLabourTargets(
  tx: Transaction,
  organizationId: string,
): Promise<ReadonlyMap<string, StoredTarget>> {
  const rows = await targetsOf(tx, organizationId).execute();
  return new Map(rows.map((row) => [row.locationId, storedTarget(row)]));
}

export async function findLabourTarget(
  tx: Transaction,
  organizationId: string,
  locationId: string,
): Promise<StoredTarget> {
  const row = await targetsOf(tx, organizationId).where('locationId', '=', locationId).executeTakeFirst();
  return row === undefined ? unsetTarget : storedTarget(row);
}

/** Keeps a target if nobody saved another one since the revision that was seen. Tells whether it did. */
export async function keepLabourTarget(
  tx: Transaction,
  place: { readonly organizationId: string; readonly locationId: string },
  { weeklyMinutes, weeklyCents, revision }: StoredTarget,
): Promise<boolean> {
  const values = { weeklyMinutes, weeklyCents, revision: revision + 1 };
  if (revision === 0) {
    // Of two who set the first one at once, one comes first.
    const added = await tx
      .insertInto('labourTargets')
      .values({ ...place, ...values })
      .onConflict((conflict) => conflict.doNothing())
      .returning('revision')
      .execute();
    return added.length === 1;
  }
  const changed = await tx
    .updateTable('labourTargets')
    .set(values)
    .where('organizationId', '=', place.organizationId)
    .where('locationId', '=', place.locationId)
    .where('revision', '=', revision)
    .returning('revision')
    .execute();
  return changed.length === 1;
}
