import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';

/** One shift as it was and as it is to be; undefined, not planned. */
export interface Step {
  readonly shiftId: string;
  readonly before: ShiftPlan | undefined;
  readonly after: ShiftPlan | undefined;
}

/** A week as the server knows it, with what it has not answered yet on top: no answer to something else takes that away. */
export function withPending(schedule: TeamSchedule, steps: readonly Step[]): TeamSchedule {
  if (steps.length === 0) return schedule;
  const shifts = new Map(schedule.shifts.map((shift) => [shift.shiftId, shift]));
  for (const { shiftId, after } of steps) {
    const known: ManagedShift = shifts.get(shiftId) ?? { shiftId, revision: 0, planned: null, published: null };
    shifts.set(shiftId, { ...known, planned: after ?? null });
  }
  return { ...schedule, shifts: [...shifts.values()] };
}
