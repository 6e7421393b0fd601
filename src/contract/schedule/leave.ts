import * as z from 'zod/mini';
import { answerRefusals, sinceAskedRefusals } from '../approvals.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { id, instant, zone } from '../kernel/schemas.ts';
import { position } from '../schedule.ts';
import { awayRefusals } from '../time-off/away-limits.ts';

/** A shift of somebody who asks for time off on its day. */
const leaveShift = z.object({
  shiftId: id,
  location: z.object({ id, name: z.string(), zone }),
  position: z.nullable(position),
  startsAt: instant,
  endsAt: instant,
  /** How many others are there for the same work at its emptiest moment; null where the reader does not plan. */
  others: z.nullable(z.int()),
  /** The reader plans this location: approving may open the shift. */
  mayOpen: z.boolean(),
});
export type LeaveShift = z.output<typeof leaveShift>;

export const readLeaveShifts = endpoint({
  name: 'readLeaveShifts',
  method: 'GET',
  path: '/api/schedule/leave',
  sentence: 'Lists the shifts to come that each waiting request for time off concerns, and who is left on them.',
  access: { action: 'decide_requests' },
  reply: z.object({ requests: z.array(z.object({ requestId: id, shifts: z.array(leaveShift) })) }),
  refusals: [],
});

export const openShifts = endpoint({
  name: 'openShifts',
  method: 'POST',
  path: '/api/schedule/leave/:requestId/approve',
  sentence: 'Approves time off and opens the shifts to come that it concerns, in one go; colleagues can take them.',
  access: { action: 'decide_requests' },
  params: z.object({ requestId: id }),
  reply: z.object({ opened: z.int() }),
  refusals: [...answerRefusals, ...awayRefusals, ...sinceAskedRefusals],
});
