import * as z from 'zod/mini';
import { endpoint, refusal } from '../kernel/endpoint.ts';
import { clientMadeId, id, revision } from '../kernel/schemas.ts';
import { senderHeader } from '../kernel/sender.ts';
import { changedMeanwhile, plannedShift, planFaults, shiftPlan } from '../schedule.ts';

const notFound = refusal('not_found', 404);

/** Who planned it: what waits on a page is not planned in the name of somebody else, who signed in there meanwhile. */
const headers = z.object({ [senderHeader]: z.optional(id) });

export const addShifts = endpoint({
  name: 'addShifts',
  method: 'POST',
  path: '/api/schedule/shifts',
  sentence:
    'Plans shifts, all of them or none; nobody is told before the week is published. Sent again, they are there once.',
  access: { action: 'edit_schedule' },
  headers,
  body: z.strictObject({
    shifts: z.array(z.strictObject({ id: clientMadeId, plan: shiftPlan })).check(z.minLength(1), z.maxLength(500)),
    /**
     * Of what is copied, which shifts were seen to be planned just like one of these: where another is by then, somebody planned the same, and none
     * is added. Left out, each is planned whatever stands there.
     */
    seenAlike: z.optional(z.array(id).check(z.maxLength(10_000))),
  }),
  largestBody: 1024 * 1024,
  reply: z.object({ shifts: z.array(plannedShift) }),
  refusals: [
    notFound,
    ...planFaults,
    refusal('shift_id_reused', 409),
    /** Somebody planned shifts just like these since: so many, and who was the last. */
    refusal('planned_alike_meanwhile', 409, z.object({ count: z.int(), by: z.string() })),
  ],
});

export const changeShift = endpoint({
  name: 'changeShift',
  method: 'PUT',
  path: '/api/schedule/shifts/:shiftId',
  sentence:
    'Changes what is planned of a shift: time, place, person; refused with what it is now, where somebody else changed it since.',
  access: { action: 'edit_schedule' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({ plan: shiftPlan, revision }),
  reply: plannedShift,
  refusals: [notFound, ...planFaults, changedMeanwhile],
});

export const cancelShift = endpoint({
  name: 'cancelShift',
  method: 'POST',
  path: '/api/schedule/shifts/:shiftId/cancel',
  sentence: 'Plans a shift no longer; whoever knows of it is told when the week is published.',
  access: { action: 'edit_schedule' },
  params: z.object({ shiftId: id }),
  body: z.strictObject({ revision }),
  reply: plannedShift,
  refusals: [notFound, changedMeanwhile],
});

export const changeShifts = endpoint({
  name: 'changeShifts',
  method: 'PUT',
  path: '/api/schedule/shifts',
  sentence: 'Changes what is planned of several shifts, all of them or none; one without a plan is planned no longer.',
  access: { action: 'edit_schedule' },
  headers,
  body: z.strictObject({
    shifts: z.array(z.strictObject({ shiftId: id, revision, plan: z.nullable(shiftPlan) })).check(
      z.minLength(1),
      z.maxLength(500),
      z.refine((all) => new Set(all.map(({ shiftId }) => shiftId)).size === all.length, 'shifts_repeat'),
    ),
  }),
  reply: z.object({ shifts: z.array(plannedShift) }),
  refusals: [notFound, ...planFaults, changedMeanwhile],
});
