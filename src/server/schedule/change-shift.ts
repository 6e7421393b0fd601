import type { changeShift as endpoint } from '../../contract/schedule/planned-shifts.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { UseCase } from '../kernel/route.ts';
import { changeShifts } from './change-shifts.ts';

/** Plans one shift otherwise. */
export const changeShift: UseCase<typeof endpoint> = async (ctx, { params: { shiftId }, body: { plan, revision } }) => {
  const planned = await changeShifts(ctx, {
    params: undefined,
    query: undefined,
    headers: {},
    body: { shifts: [{ shiftId, revision, plan }] },
  });
  if (!planned.ok) return planned;
  const [changed] = planned.value.shifts;
  return changed === undefined ? refuse('not_found') : accept(changed);
};
