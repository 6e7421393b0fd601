import { replaceEqualDeep } from '@tanstack/react-query';
import type { ManagedShift } from '../../../contract/schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';

/**
 * A week that was read again, in which whatever is as it was stays the very same object, so that of thousands of shifts those that changed are worked
 * out and drawn alone. Shifts are told by their ids: they come in the order in which they begin, so that one that was moved shifts the places of all
 * between.
 */
export function sharedByShift(known: unknown, read: unknown): unknown {
  if (known === undefined) return read;
  const [before, now] = [known as TeamSchedule, read as TeamSchedule];
  const shifts = new Map(before.shifts.map((shift) => [shift.shiftId, shift]));
  const ordered = now.shifts.map((shift) => shifts.get(shift.shiftId) ?? shift);
  const isInOrder =
    ordered.length === before.shifts.length && ordered.every((shift, index) => shift === before.shifts[index]);
  return replaceEqualDeep(isInOrder ? before : { ...before, shifts: ordered }, now);
}

/** The same shifts with some as the server tells of them now, each where it stood; those that are new come last. */
export function withShifts(shifts: readonly ManagedShift[], told: readonly ManagedShift[]): ManagedShift[] {
  const now = new Map(told.map((shift) => [shift.shiftId, shift]));
  const known = new Set(shifts.map(({ shiftId }) => shiftId));
  return [
    ...shifts.map((shift) => now.get(shift.shiftId) ?? shift),
    ...told.filter(({ shiftId }) => !known.has(shiftId)),
  ];
}
