import type { takeShift as endpoint } from '../../contract/schedule/offers.ts';
import { mayAt } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { answeredOf, auditedOf } from '../../domain/schedule/answered-warnings.ts';
import { decideTaking, decideWeighed } from '../../domain/schedule/offer.ts';
import { planOf } from '../../domain/schedule/shift.ts';
import type { UseCase } from '../kernel/route.ts';
import { publishChanges } from './publish-changes.ts';
import { lockGiving } from './published.repository.ts';
import { holdOfferable } from './read.ts';
import { updateShifts } from './shifts.repository.ts';
import { weighTaking } from './show-conflicts.ts';
import { takeSwapStep } from './take-swap-step.ts';
import { tellPlaces } from './tell-offer.ts';
import { tellPlanned } from './tell-planned.ts';

/**
 * Takes a shift that nobody has, or one that a colleague offers: what is planned and what people know change in one step, and the
 * ledger of publications keeps it as one. Of two who take it at once the second finds it taken. What a colleague offers may wait for a
 * manager first; what nobody has was open to be taken when it was published.
 */
export const takeShift: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body: { knowing, reason } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId } = actor;
  await lockGiving(tx, organizationId);
  const shift = await holdOfferable(ctx, shiftId);
  const { known, offer } = shift;
  if (known === undefined || !mayAt(actor, 'see_shifts', known.locationId)) return refuse('not_found');
  const taken = decideTaking(shift, offer, employeeId, now);
  if (!taken.ok) return taken;
  if (offer !== undefined) {
    const said = { knowing: [{ employeeId, warnings: knowing }], reason };
    const step = { kind: 'take' as const, by: employeeId, proposalId: ctx.newId() };
    const moved = await takeSwapStep(ctx, offer.id, step, said);
    return moved.ok ? accept({ waitsForApproval: moved.value.waitsForApproval }) : moved;
  }
  const weight = await weighTaking(ctx, { shift: known, employeeId });
  // It was open to be taken when it was published: nobody is asked after them.
  const weighed = decideWeighed(weight, { knowing, reason: reason ?? null, isFinal: true });
  if (!weighed.ok) return weighed;
  const before = planOf(known);
  await updateShifts(tx, { organizationId, changedBy: employeeId, changedAt: now }, [{ shiftId, after: taken.value }]);
  const why = { askWhy: weight.askWhy, reason: reason ?? null, givenBy: null };
  const doubled = await publishChanges(ctx, [{ shiftId, before, after: taken.value, zone: known.zone, why }]);
  if (doubled.length > 0) return refuse('works_then');
  const answered = answeredOf([{ ...weight, employeeId }], reason ?? null);
  await tellPlanned(ctx, 'shift.taken', [{ before, after: taken.value, more: auditedOf(answered) }]);
  await tellPlaces(ctx, shiftId);
  return accept({ waitsForApproval: false });
};
