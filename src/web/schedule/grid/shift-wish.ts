import { addDays, instantAt, type PlainDate, type WallTime, type Zone } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';

/** A shift as it is typed. */
export interface ShiftWish {
  /** Empty, an open shift. */
  readonly employeeId: string;
  readonly date: PlainDate;
  readonly start: string;
  readonly end: string;
  readonly breakMinutes: string;
  readonly positionId: string;
  readonly note: string;
}

function timeOf(text: string): WallTime | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hour === undefined || minute === undefined ? undefined : { hour: Number(hour), minute: Number(minute) };
}

/** The plan that was typed; an end that is not after the start is on the next date. Undefined while a time is missing. */
export function planOfWish(
  wish: ShiftWish,
  { id: locationId, zone }: { readonly id: string; readonly zone: Zone },
): ShiftPlan | undefined {
  const [start, end] = [timeOf(wish.start), timeOf(wish.end)];
  const breakMinutes = /^\d{0,4}$/.test(wish.breakMinutes.trim()) ? Number(wish.breakMinutes) : undefined;
  if (start === undefined || end === undefined || breakMinutes === undefined || wish.start === wish.end)
    return undefined;
  const isOvernight = wish.end < wish.start;
  return {
    locationId,
    employeeId: wish.employeeId === '' ? null : wish.employeeId,
    positionId: wish.positionId === '' ? null : wish.positionId,
    startsAt: instantAt(wish.date, start, zone),
    endsAt: instantAt(isOvernight ? addDays(wish.date, 1) : wish.date, end, zone),
    breakMinutes,
    note: wish.note.trim() === '' ? null : wish.note.trim(),
  };
}
