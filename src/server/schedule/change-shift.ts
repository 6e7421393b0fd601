import type { changeShift as endpoint } from '../../contract/schedule.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { changedMeanwhile, decidePlans, findEditable, shownShift } from './read.ts';
import { holdShifts, updateShift } from './shifts.repository.ts';
import { tellPlanned } from './tell-planned.ts';

/** Plans a shift otherwise: moves it, gives it to somebody, opens it again. Of two who do, the second learns what the first did. */
export const changeShift: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body: { plan, revision } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const shift = await findEditable(ctx, shiftId);
  if (shift === undefined) return refuse('not_found');
  if (shift.revision !== revision) return changedMeanwhile(shift);
  const decided = await decidePlans(ctx, [plan]);
  if (!decided.ok) return decided;
  await updateShift(tx, { organizationId, changedBy, changedAt: now }, shiftId, plan);
  await tellPlanned(ctx, 'shift.changed', [{ before: shift.planned, after: plan }]);
  const [changed = shift] = await holdShifts(tx, organizationId, [shiftId]);
  return accept(shownShift(changed));
};
