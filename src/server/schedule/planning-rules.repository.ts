import { sql } from 'kysely';
import type { LevelsReply } from '../../contract/schedule/planning-rules.ts';
import { usualLevels, type PlanningRule } from '../../domain/schedule/planning-rules.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** What the organization does about each rule; as usual where it never chose. */
export async function findLevels(tx: Transaction, organizationId: string): Promise<LevelsReply> {
  const rows = await tx
    .selectFrom('planningRules')
    .select(['rule', 'level'])
    .where('organizationId', '=', organizationId)
    .execute();
  // A constraint of the table allows these words only, and no `off` where it is not one of a rule's levels.
  return { ...usualLevels, ...Object.fromEntries(rows.map(({ rule, level }) => [rule, level])) } as LevelsReply;
}

export async function keepLevels(tx: Transaction, organizationId: string, levels: LevelsReply): Promise<void> {
  await tx
    .insertInto('planningRules')
    .values(Object.entries(levels).map(([rule, level]) => ({ organizationId, rule, level })))
    .onConflict((conflict) => conflict.columns(['organizationId', 'rule']).doUpdateSet({ level: sql`excluded.level` }))
    .execute();
}

/** Something that spoke against a shift of a publication, and why it was published all the same. */
export interface Overridden {
  readonly shiftId: string;
  readonly rule: PlanningRule;
  readonly reason: string;
  /** Null, whoever published gave the reason. */
  readonly givenBy: string | null;
}

/** Keeps why shifts were published although something spoke against them. */
export async function insertOverrides(
  tx: Transaction,
  { organizationId, id: publicationId }: { readonly organizationId: string; readonly id: string },
  overridden: readonly Overridden[],
): Promise<void> {
  if (overridden.length === 0) return;
  await tx
    .insertInto('publicationOverrides')
    .values(overridden.map((one) => ({ organizationId, publicationId, ...one })))
    .execute();
}
