import { describe, expect, test } from 'vitest';
import { instantAt, type PlainDate, type Zone } from '../kernel/time.ts';
import { conflictsOf } from './conflict.ts';
import { fillOpenShifts } from './fill-open.ts';
import { minutesBesideBreak, type ShiftPlan } from './shift.ts';

const newYork = 'America/New_York' as Zone;
const monday = '2026-11-16' as PlainDate;
const tuesday = '2026-11-17' as PlainDate;

const plan = (date: PlainDate, from: number, to: number): ShiftPlan => ({
  locationId: 'pier',
  employeeId: null,
  positionId: null,
  startsAt: instantAt(date, { hour: from, minute: 0 }, newYork),
  endsAt: instantAt(date, { hour: to, minute: 0 }, newYork),
  breakMinutes: 0,
  note: null,
});
const open = (shiftId: string, ...when: Parameters<typeof plan>) => ({ shiftId, plan: plan(...when) });

/** Fills shifts among people who work this already; gives to whom each went, and what speaks against the rest. */
function fill(shifts: ReturnType<typeof open>[], people: Readonly<Record<string, ShiftPlan[]>>, targetMinutes = 2_400) {
  const sum = (plans: readonly ShiftPlan[]) => plans.reduce((total, one) => total + minutesBesideBreak(one), 0);
  const candidates = Object.entries(people).map(([employeeId, works]) => ({
    employeeId,
    minutes: sum(works),
    minutesOf: minutesBesideBreak,
  }));
  const { filled, unfilled } = fillOpenShifts(shifts, candidates, (given) => (shift) => {
    const { employeeId } = shift.plan;
    const taken = given.flatMap((one) => (one.plan.employeeId === employeeId ? [one.plan] : []));
    const works = [...(people[employeeId ?? ''] ?? []), ...taken];
    const free = { isHere: true, away: [], unavailable: [], young: null, skills: [], lastDay: null, paid: undefined };
    return conflictsOf(shift.plan, works, { minutes: sum([shift.plan, ...works]), targetMinutes }, free, [], newYork);
  });
  return {
    takers: Object.fromEntries(filled.map(({ shiftId, plan: { employeeId } }) => [shiftId, employeeId])),
    left: Object.fromEntries(
      unfilled.map(({ shiftId, against }) => [
        shiftId,
        Object.fromEntries([...against].map(([employeeId, [first]]) => [employeeId, first?.kind])),
      ]),
    ),
  };
}

describe('an open shift', () => {
  test('goes to whoever has the fewest hours in the week, and the next one then to the other', () => {
    const people = { ana: [plan('2026-11-20' as PlainDate, 9, 17)], ben: [] };
    expect(fill([open('a', monday, 9, 17), open('b', tuesday, 9, 18)], people).takers).toEqual({ a: 'ben', b: 'ana' });
  });

  test('is not given to whoever is elsewhere then, or would rest too little', () => {
    const people = { ana: [plan(monday, 12, 20)], ben: [plan(tuesday, 1, 5)], cleo: [plan(tuesday, 8, 23)] };
    expect(fill([open('a', monday, 9, 17)], people)).toEqual({ takers: { a: 'cleo' }, left: {} });
  });

  test('is given up to the weekly target and not a minute over it', () => {
    const works = [16, 17, 18, 19].map((day) => plan(`2026-11-${day}` as PlainDate, 9, 17));
    const shifts = [open('a', '2026-11-20' as PlainDate, 9, 17)];
    expect(fill(shifts, { ana: works }, 2_400)).toEqual({ takers: { a: 'ana' }, left: {} });
    expect(fill(shifts, { ana: works }, 2_399)).toEqual({ takers: {}, left: { a: { ana: 'over_target' } } });
  });

  test('that only one person could work is not lost to one that anybody could', () => {
    // By the order of the day Ana would be taken for the early one, which Ben could work as well.
    const people = { ana: [], ben: [plan(tuesday, 4, 8)] };
    const shifts = [open('early', monday, 8, 14), open('late', monday, 13, 19)];
    expect(fill(shifts, people).takers).toEqual({ early: 'ben', late: 'ana' });
  });

  test('given away counts in all that comes after it: nobody is given two at once', () => {
    const shifts = [open('a', monday, 9, 17), open('b', monday, 9, 17)];
    expect(fill(shifts, { ana: [] })).toEqual({ takers: { a: 'ana' }, left: { b: { ana: 'double_booking' } } });
  });

  test('that nobody can work stays open, and says of each what speaks against it', () => {
    const people = { ana: [plan(monday, 12, 20)], ben: [plan(monday, 8, 10)], cleo: [plan(tuesday, 1, 5)] };
    expect(fill([open('a', monday, 9, 17)], people)).toEqual({
      takers: {},
      left: { a: { ana: 'double_booking', ben: 'double_booking', cleo: 'short_rest' } },
    });
    expect(fill([open('a', monday, 9, 17)], {}).left).toEqual({ a: {} });
  });
});
