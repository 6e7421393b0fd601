import { dateAt, type Zone } from '../../domain/kernel/time.ts';
import type { PlanningRule } from '../../domain/schedule/planning-rules.ts';
import type { ShiftPlan } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { insertConfirmations } from './confirmations.repository.ts';
import { keepPublication } from './keep-publication.ts';
import { lapseSwaps } from './lapse-swaps.ts';
import { insertOverrides } from './planning-rules.repository.ts';
import { removePublished, replacePublished } from './published.repository.ts';
import { weekAt } from './read.ts';

/** A published shift that is to be another's, or nobody's. */
export interface HandOver {
  readonly shiftId: string;
  readonly before: ShiftPlan;
  readonly after: ShiftPlan;
  /** Of its location. */
  readonly zone: Zone;
  /** What asks why it is handed over all the same, the reason, and who gave it: null, whoever publishes. */
  readonly why?:
    | {
        readonly askWhy: readonly PlanningRule[];
        readonly reason: string | null;
        readonly givenBy: string | null;
      }
    | undefined;
}

/**
 * Makes changes of single shifts what people go by, without the rest of their week: the ledger keeps each as a publication. Whoever
 * gets a shift took it, and has confirmed it by that. The caller has locked publishing.
 *
 * @returns the shifts that would put somebody in two places at once
 */
export async function publishChanges(ctx: ActorContext, handOvers: readonly HandOver[]): Promise<readonly string[]> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: publishedBy } = actor;
  const doubled: string[] = [];
  const shiftIds = handOvers.map(({ shiftId }) => shiftId);
  // All that changes goes before anything comes: two may exchange shifts that overlap.
  await removePublished(tx, organizationId, shiftIds);
  for (const { shiftId, before, after, zone, why } of handOvers) {
    const { startsOn } = await weekAt(ctx, dateAt(before.startsAt, zone), zone);
    const { locationId } = before;
    const publication = { organizationId, id: ctx.newId(), locationId, startsOn, publishedBy, publishedAt: now };
    const changes = [{ shiftId, before, after }];
    await keepPublication(ctx, publication, changes);
    doubled.push(...(await replacePublished(tx, publication, changes, true)));
    if (why !== undefined && why.reason !== null) {
      const { askWhy, reason, givenBy } = why;
      const overridden = askWhy.map((rule) => ({ shiftId, rule, reason, givenBy }));
      await insertOverrides(tx, publication, overridden);
    }
    if (after.employeeId !== null) {
      const taken = { shiftId, publicationId: publication.id, employeeId: after.employeeId };
      await insertConfirmations(tx, { organizationId, at: now }, [taken]);
    }
  }
  await lapseSwaps(ctx, organizationId, shiftIds);
  return doubled;
}
