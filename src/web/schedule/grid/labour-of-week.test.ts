import { describe, expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import type { TeamSchedule } from '../../../contract/schedule/team-schedule.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { addDays, type PlainDate } from '../../../domain/kernel/time.ts';
import type { ShiftPlan } from '../../../domain/schedule/shift.ts';
import { gridOf as gridFor } from './view.ts';

const gridOf = (schedule: TeamSchedule, positionId?: string | null) => gridFor(schedule, () => true, positionId);
const withBreak = (breakMinutes: number) => (one: ShiftPlan) => ({ ...one, breakMinutes });
const without = (plans: readonly ShiftPlan[]) => plans.map(withBreak(0));
const atKiosk = (one: ShiftPlan) => ({ ...one, employeeId: 'ana', locationId: 'kiosk' });
const cooking = (one: ShiftPlan) => ({ ...one, positionId: 'cook' });
const shiftsOf = (plans: readonly ShiftPlan[]) => plans.map((one, index) => shift(`s${index}`, one));
const tens = without([0, 1, 2, 3, 4].map((day) => plan('ana', addDays(monday, day), 8, 18)));
const earning = (...rates: (readonly [startsOn: PlainDate, centsPerHour: number])[]) => ({
  ...ana,
  rates: rates.map(([startsOn, perHour]) => ({ startsOn, centsPerHour: cents(perHour) })),
});
const at1850 = earning([monday, 18_50]);

/** Of Ana, and of the days of the week. */
const told = (schedule: TeamSchedule, positionId?: string | null) => {
  const { rows, days } = gridOf(schedule, positionId);
  const row = rows.find(({ employeeId }) => employeeId === 'ana');
  return {
    hours: (row?.minutes ?? 0) / 60,
    overtime: (row?.overtimeMinutes ?? 0) / 60,
    cents: row?.cents,
    elsewhere: (row?.elsewhereMinutes ?? 0) / 60,
    otherwise: (row?.otherMinutes ?? 0) / 60,
    days: days.map((day) => [day.minutes / 60, day.cents]),
  };
};

describe('the hours of a week cost what the rules pay for them', () => {
  test('overtime with its premium, on the day on which it is overtime', () => {
    expect(told(week(shiftsOf(tens), { people: [at1850, ben] }))).toMatchObject({
      hours: 50,
      overtime: 10,
      cents: 1_017_50,
      days: [
        [10, 185_00],
        [10, 185_00],
        [10, 185_00],
        [10, 185_00],
        [10, 277_50],
        [0, 0],
        [0, 0],
      ],
    });
  });

  test('each day by the rate that is in force on it', () => {
    const raised = earning([addDays(monday, -30), 18_50], [addDays(monday, 2), 20_00]);
    const eights = tens.map(withBreak(120));
    expect(told(week(shiftsOf(eights), { people: [raised] })).days.slice(0, 5)).toEqual([
      [8, 148_00],
      [8, 148_00],
      [8, 160_00],
      [8, 160_00],
      [8, 160_00],
    ]);
  });

  test('short rests are paid, where the rules say so', () => {
    const short = { ...plan('ana', monday, 9, 17), breakMinutes: 15 };
    const people = [earning([monday, 17_00])];
    expect(told(week([shift('a', short)], { people }))).toMatchObject({ hours: 8, cents: 136_00 });
  });

  test('whoever may not see what they earn sees their hours, and no sum', () => {
    const people = [{ ...ana, centsPerHour: null, rates: null }];
    expect(told(week(shiftsOf(tens), { people }))).toMatchObject({ hours: 50, overtime: 10, cents: null });
  });
});

test('a night before the week counts from its first midnight on, and makes the sixth day overtime', () => {
  const days = without([1, 2, 3, 4, 5].map((day) => plan('ana', addDays(monday, day), 8, 16)));
  const [night] = without([plan('ana', addDays(monday, -1), 22, 6)]);
  if (night === undefined) throw new Error('no night was planned');
  const elsewhere = [{ ...night, employeeId: 'ana' }];
  const schedule = week(shiftsOf(days), { people: [at1850], elsewhere });
  const { rows } = gridOf(schedule);
  expect(rows[0]?.cells[5]?.[0]?.conflicts).toContainEqual({ kind: 'overtime', minutes: 360 });
  expect(told(schedule)).toMatchObject({ elsewhere: 0, hours: 46, overtime: 6, cents: 906_50 });
});

describe('a night of Sunday', () => {
  const [night] = without([plan('ana', addDays(monday, -1), 20, 4)]);
  if (night === undefined) throw new Error('no night was planned');
  const half = [4, 74_00];
  const none = [0, 0];

  test('has in the week that it begins in the hours before midnight', () => {
    const before = {
      startsOn: addDays(monday, -7),
      endsOn: addDays(monday, -1),
      people: [earning([addDays(monday, -30), 18_50])],
    };
    const schedule = week([shift('night', night)], before);
    expect(told(schedule)).toMatchObject({
      hours: 4,
      cents: 74_00,
      elsewhere: 0,
      days: [none, none, none, none, none, none, half],
    });
  });

  test('has in the next those after it, on Monday and where it is worked', () => {
    const schedule = week([], { people: [at1850, ben], elsewhere: [{ ...night, employeeId: 'ana' }] });
    const monday4 = {
      hours: 4,
      cents: 74_00,
      elsewhere: 0,
      otherwise: 0,
      days: [half, none, none, none, none, none, none],
    };
    expect(told(schedule)).toMatchObject(monday4);
    expect(told(schedule, null)).toMatchObject(monday4);
  });

  test('is not shown of another position, and is elsewhere where it is elsewhere', () => {
    const cooks = week([], { people: [at1850], elsewhere: [{ ...cooking(night), employeeId: 'ana' }] });
    expect(told(cooks, 'cook')).toMatchObject({ hours: 4, cents: 74_00 });
    expect(gridOf(cooks, 'cook').rows).toHaveLength(1);
    expect(told(cooks, null)).toMatchObject({ hours: 0, otherwise: 4 });
    const kiosk = week([], { people: [at1850], elsewhere: [{ ...atKiosk(night), employeeId: 'ana' }] });
    expect(told(kiosk)).toMatchObject({
      hours: 0,
      cents: 0,
      elsewhere: 4,
      days: [none, none, none, none, none, none, none],
    });
  });
});

test('what nobody has yet is as long as it would be paid', () => {
  const short = { ...plan(null, monday, 9, 19), breakMinutes: 15 };
  const meal = plan(null, tuesday, 9, 17);
  expect(gridOf(week([shift('a', short), shift('b', meal)])).open.minutes).toBe(600 + 420);
});

test('the target is held against the hours that the row tells: short rests are paid, and what overlaps is worked once', () => {
  const rests = [0, 1, 2, 3, 4].map((day) => withBreak(15)(plan('ana', addDays(monday, day), 9, 17)));
  const marked = (plans: readonly ShiftPlan[], weeklyTargetMinutes: number) => {
    const { rows } = gridOf(week(shiftsOf(plans), { people: [at1850], weeklyTargetMinutes }));
    const kinds = rows[0]?.cells
      .flat()
      .flatMap(({ conflicts }) => conflicts.filter(({ kind }) => kind === 'over_target'));
    return { hours: (rows[0]?.minutes ?? 0) / 60, over: kinds };
  };
  expect(marked(rests, 2_400)).toEqual({ hours: 40, over: [] });
  expect(marked(rests, 2_399)).toEqual({ hours: 40, over: [{ kind: 'over_target', minutes: 2_400 }] });
  const doubled = without([plan('ana', monday, 9, 17), plan('ana', monday, 13, 21)]);
  expect(marked(doubled, 720)).toEqual({ hours: 12, over: [] });
});

test('days that are over count as they were worked, also against the days to come', () => {
  const punches = tens.slice(0, 4).flatMap(({ startsAt, endsAt }) => [
    { kind: 'clock_in' as const, punchedAt: startsAt },
    { kind: 'clock_out' as const, punchedAt: endsAt },
  ]);
  const eights = tens.map(withBreak(120));
  const until = plan('ana', addDays(monday, 4), 6, 7).startsAt;
  const { rows } = gridOf(week(shiftsOf(eights), { people: [{ ...at1850, worked: { punches, until } }] }));
  expect(rows[0]?.days.map(({ minutes }) => minutes / 60)).toEqual([10, 10, 10, 10, 8, 0, 0]);
  expect(rows[0]?.cells[4]?.[0]?.conflicts).toContainEqual({ kind: 'overtime', minutes: 480 });
  expect(rows[0]?.overtimeMinutes).toBe(480);
});

describe('a week of several places and positions is worked out whole, and each has its part', () => {
  const five = without([0, 1, 2, 3, 4].map((day) => plan('ana', addDays(monday, day), 8, 16)));
  const saturday = without([plan('ana', addDays(monday, 5), 8, 16)]);

  test('of what is overtime since it comes last', () => {
    const elsewhere = five.map(atKiosk);
    expect(told(week(shiftsOf(saturday), { people: [at1850], elsewhere }))).toMatchObject({
      hours: 8,
      overtime: 8,
      cents: 222_00,
      elsewhere: 40,
    });
  });

  test('of the hours that are shown', () => {
    const plans = [...five.map(cooking), ...saturday];
    expect(told(week(shiftsOf(plans), { people: [at1850] }), 'cook')).toMatchObject({
      hours: 40,
      overtime: 0,
      cents: 740_00,
      otherwise: 8,
    });
  });

  test('what was worked and not planned belongs to the home of whoever worked it', () => {
    const one = plan('ana', tuesday, 9, 13);
    const worked = {
      punches: [
        { kind: 'clock_in' as const, punchedAt: one.startsAt },
        { kind: 'clock_out' as const, punchedAt: one.endsAt },
      ],
      until: plan('ana', tuesday, 22, 23).startsAt,
    };
    expect(told(week([], { people: [{ ...at1850, worked }] }))).toMatchObject({ hours: 4, elsewhere: 0 });
    const guest = { ...at1850, worked, isAtHome: false };
    expect(told(week([], { people: [guest] }))).toMatchObject({ hours: 0, cents: 0, elsewhere: 4 });
  });
});
