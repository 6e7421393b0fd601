import type { ManagedShift, TeamSchedule } from '../../../contract/schedule.ts';
import type { PlanStep } from '../../../domain/schedule/restore.ts';

/** A week as the server knows it, with what it has not answered yet on top: no answer to something else takes that away. */
export function withPending(schedule: TeamSchedule, steps: readonly PlanStep[]): TeamSchedule {
  if (steps.length === 0) return schedule;
  const shifts = new Map(schedule.shifts.map((shift) => [shift.shiftId, shift]));
  for (const { shiftId, after } of steps) {
    const known: ManagedShift = shifts.get(shiftId) ?? {
      shiftId,
      seriesId: null,
      revision: 0,
      planned: null,
      published: null,
    };
    shifts.set(shiftId, { ...known, planned: after ?? null });
  }
  return { ...schedule, shifts: [...shifts.values()] };
}
