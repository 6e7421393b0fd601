import type { cancelShift as endpoint } from '../../contract/schedule/planned-shifts.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { changedMeanwhile, findEditable, shownShift } from './read.ts';
import { holdShifts, updateShifts } from './shifts.repository.ts';
import { tellPlanned } from './tell-planned.ts';

/** Plans a shift no longer; where people know of it, it stands until the week is published. */
export const cancelShift: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body: { revision } }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: changedBy } = actor;
  const shift = await findEditable(ctx, shiftId);
  if (shift === undefined) return refuse('not_found');
  if (shift.revision !== revision || shift.planned === undefined) return changedMeanwhile(actor, shift);
  await updateShifts(tx, { organizationId, changedBy, changedAt: now }, [{ shiftId, after: undefined }]);
  await tellPlanned(ctx, 'shift.cancelled', [{ before: shift.planned, after: undefined }]);
  const [changed = shift] = await holdShifts(tx, organizationId, [shiftId]);
  return accept(shownShift(actor, changed));
};
