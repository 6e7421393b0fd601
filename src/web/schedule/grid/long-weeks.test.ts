import { expect, test } from 'vitest';
import { addDays, instantAt, type PlainDate, type Zone } from '../../../domain/kernel/time.ts';
import { federal } from '../../../domain/pay-rules/presets.ts';
import { conflictsOf } from '../../../domain/schedule/conflict.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { minutesOfWeek } from '../../../domain/schedule/week-ahead.ts';
import type { ConflictChecker } from './conflict-checker.ts';
import { laidAtLast } from './long-weeks.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const ana = {
  isHere: true,
  away: [],
  unavailable: [],
  young: null,
  skills: [],
  lastDay: null,
  paid: { policy: federal, zone: newYork },
};

const week = (state: 'published' | 'draft' | 'waiting', days: readonly string[], hours: number) =>
  days.map((day) => {
    const date = addDays(monday, weekdays.indexOf(day));
    const plan: ShiftPlan = {
      locationId: 'pier',
      employeeId: 'ana',
      positionId: null,
      startsAt: instantAt(date, { hour: 9, minute: 0 }, newYork),
      endsAt: instantAt(date, { hour: 9 + Math.floor(hours), minute: (hours % 1) * 60 }, newYork),
      breakMinutes: 0,
      note: null,
    };
    return { shiftId: `${day} ${state}`, state: state === 'published' ? state : ('draft' as const), plan };
  });

/** What each shift of a week is marked with. */
function marksIn(shifts: ReturnType<typeof week>) {
  const check: ConflictChecker = (shiftId, plan, without) => {
    const others = shifts.filter((one) => one.shiftId !== shiftId && without?.has(one.shiftId) !== true);
    const plans = others.map((one) => one.plan);
    const minutes = minutesOfWeek(plan, plans, { zone: newYork, weekStartsOn: 'monday' }, ana.paid);
    return conflictsOf(plan, plans, { minutes, targetMinutes: 2_400 }, ana, [], newYork);
  };
  const laid = laidAtLast(
    shifts.map((shift) => ({ ...shift, conflicts: check(shift.shiftId, shift.plan) })),
    new Set(shifts.flatMap(({ shiftId }) => (shiftId.endsWith('draft') ? shiftId : []))),
    check,
  );
  return shifts.flatMap(({ shiftId }) =>
    (laid.get(shiftId) ?? []).flatMap((one) =>
      'minutes' in one ? `${shiftId}: ${one.kind} ${one.minutes / 60} h` : [],
    ),
  );
}

const workdays = weekdays.slice(0, 5);

test.each([
  ['forty hours', week('published', workdays, 8), []],
  [
    'a sixth day of four hours',
    [...week('published', workdays, 8), ...week('draft', ['Sat'], 4)],
    ['Sat draft: over_target 44 h', 'Sat draft: overtime 4 h'],
  ],
  [
    'a Monday that is added before what people know already',
    [...week('draft', ['Mon'], 4), ...week('published', ['Tue', 'Wed', 'Thu', 'Fri', 'Sat'], 8)],
    ['Mon draft: over_target 44 h', 'Mon draft: overtime 4 h'],
  ],
  [
    'a sixth day that waits for somebody who plans where it comes from',
    [...week('draft', workdays, 8), ...week('waiting', ['Sat'], 4)],
    ['Fri draft: over_target 44 h', 'Fri draft: overtime 4 h'],
  ],
  [
    'five days of ten hours, where the fifth has all of it',
    week('draft', workdays, 10),
    ['Fri draft: over_target 50 h', 'Fri draft: overtime 10 h'],
  ],
  [
    'six days of eight and a half hours, where the fifth crosses the limit',
    week('draft', weekdays, 8.5),
    [
      'Fri draft: over_target 51 h',
      'Fri draft: overtime 2.5 h',
      'Sat draft: over_target 51 h',
      'Sat draft: overtime 8.5 h',
    ],
  ],
] as const)('%s', (_, shifts, marked) => {
  expect(marksIn([...shifts])).toEqual(marked);
});
