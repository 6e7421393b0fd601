import { describe, expect, test } from 'vitest';
import { addDays, instantAt, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { federal, federalWithDailyOvertime, presets } from '../pay-rules/presets.ts';
import type { PayFacts } from '../pay-rules/week-question.ts';
import { sumOfLabour } from './labour.ts';
import type { PaidBy } from './overtime-ahead.ts';
import { minutesOfEach, plannedDays, sharesOf } from './planned-days.ts';
import type { Press } from './planned-punches.ts';

const zone = 'America/New_York' as Zone;
const monday = '2026-11-23' as PlainDate;
const week = { from: monday, to: addDays(monday, 6) };

const at = (day: number, hour: number, minute = 0): Instant => instantAt(addDays(monday, day), { hour, minute }, zone);
const shift = (day: number, from: number, to: number, breakMinutes = 0) => ({
  startsAt: at(day, from),
  endsAt: at(to > from ? day : day + 1, to),
  breakMinutes,
});
const worked = (day: number, from: number, to: number): Press[] => [
  { kind: 'clock_in', punchedAt: at(day, from) },
  { kind: 'clock_out', punchedAt: at(day, to) },
];
/** As the clock has it, whoever works as planned. */
function punchesOf({ startsAt, endsAt, breakMinutes }: ReturnType<typeof shift>): Press[] {
  const middle = (startsAt + (endsAt - startsAt - breakMinutes * 60_000) / 2) as Instant;
  const pause: Press[] = [
    { kind: 'break_start', punchedAt: middle },
    { kind: 'break_end', punchedAt: (middle + breakMinutes * 60_000) as Instant },
  ];
  const rests = breakMinutes > 0 ? pause : [];
  return [{ kind: 'clock_in', punchedAt: startsAt }, ...rests, { kind: 'clock_out', punchedAt: endsAt }];
}
const rate = (ratePerHour: string, from = '2026-01-01' as PlainDate) => ({ from, ratePerHour });
const ben: PayFacts = { rates: [rate('18.50')] };
const paidBy = (policy: PayPolicy, more: Partial<PaidBy> = {}): PaidBy => ({ policy, zone, ...more });

const days = [0, 1, 2, 3, 4];
const tens = days.map((day) => shift(day, 8, 18));
const eights = days.map((day) => shift(day, 8, 16));
const night = {
  code: 'night',
  windows: [{ start: { hour: 20, minute: 0 }, end: { hour: 6, minute: 0 } }],
  partial: true,
  addPerHour: '1.00',
};

describe('a week costs what the rules pay', () => {
  test.each([
    ['ten hours on five days', federal, tens, ben, 50, 10, 1_017_50, 277_50],
    ['the same where overtime begins after eight hours', federalWithDailyOvertime, tens, ben, 50, 10, 1_017_50, 203_50],
    ['a short rest, which is paid', federal, [shift(4, 8, 16, 15)], { rates: [rate('17.00')] }, 8, 0, 136_00, 136_00],
    ['a meal, which is not', federal, [shift(4, 8, 16, 60)], ben, 7, 0, 129_50, 129_50],
    [
      'a rate that rises on Wednesday',
      federal,
      eights,
      {
        rates: [rate('18.50'), rate('20.00', addDays(monday, 2))],
      },
      40,
      0,
      776_00,
      160_00,
    ],
    ['a differential', { ...federal, premiums: [night] }, [shift(4, 14, 22)], ben, 8, 0, 150_00, 150_00],
    ['twelve hours without a meal in California', presets.california, [shift(4, 8, 20)], ben, 12, 4, 259_00, 259_00],
  ])('%s', (_, policy, shifts, pay, hours, overtime, sum, friday) => {
    const planned = plannedDays(shifts, week, paidBy(policy), pay);
    expect(planned.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_each, day) => addDays(monday, day)));
    expect(sumOfLabour(planned)).toMatchObject({ minutes: hours * 60, overtimeMinutes: overtime * 60, cents: sum });
    expect(planned[4]?.cents).toBe(friday);
  });

  test('to the cent as its card, whatever the rates and the hours are', () => {
    const shifts = [shift(0, 9, 20, 15), shift(1, 22, 7, 30), shift(3, 6, 19), shift(4, 6, 19), shift(5, 12, 17)];
    const pay = { rates: [rate('18.37'), rate('21.13', addDays(monday, 3))] };
    const planned = plannedDays(shifts, week, paidBy({ ...presets.california, premiums: [night] }), pay);
    const { mealRest: _, reportingTime: __, splitShift: ___, ...hours } = presets.california;
    const punches = shifts
      .flatMap(punchesOf)
      .map((press, place) => Object.assign(press, { id: `${place}`, sequence: place + 1 }));
    const question = { policy: { ...hours, premiums: [night] }, zone, startsOn: monday, until: at(9, 0), pay };
    const card = payableWeek(punches, question);
    expect(planned.map(({ minutes }) => minutes)).toEqual(card.days.map(({ workedMinutes }) => workedMinutes));
    expect(sumOfLabour(planned).cents).toBe(card.pay?.grossCents);
  });
});

test('without a rate hours are told, and no cost of the days with any', () => {
  expect(plannedDays(eights, week, paidBy(federal)).map(({ minutes, cents }) => [minutes, cents])).toEqual([
    ...days.map(() => [480, null]),
    [0, 0],
    [0, 0],
  ]);
  const later = { rates: [rate('20.00', addDays(monday, 1))] };
  const costs = plannedDays(eights, week, paidBy(federal), later).map(({ cents }) => cents);
  expect(costs).toEqual([null, 160_00, 160_00, 160_00, 160_00, 0, 0]);
});

test('a shift over the end of the workweek counts in the week in which it is worked', () => {
  const shifts = [shift(-1, 22, 6), ...[1, 2, 3, 4, 5].map((day) => shift(day, 8, 16))];
  const planned = plannedDays(shifts, week, paidBy(federal), ben);
  expect(planned.map(({ minutes }) => minutes / 60)).toEqual([6, 8, 8, 8, 8, 8, 0]);
  expect(sumOfLabour(planned)).toMatchObject({ minutes: 46 * 60, overtimeMinutes: 6 * 60, cents: 906_50 });
});

test('days that are over count as they were worked, those to come as they are planned', () => {
  const punches = [0, 1, 2, 3].flatMap((day) => worked(day, 8, 18));
  const paid = paidBy(federal, { worked: { punches, until: at(4, 7) } });
  const planned = plannedDays(eights, week, paid, ben);
  expect(planned.map(({ minutes }) => minutes / 60)).toEqual([10, 10, 10, 10, 8, 0, 0]);
  expect(planned.map(({ overtimeMinutes }) => overtimeMinutes / 60)).toEqual([0, 0, 0, 0, 8, 0, 0]);
  expect(planned[4]?.cents).toBe(222_00);
});

test('hours of a week that begins on another day count in their own workweek', () => {
  const sunday: PayPolicy = { ...federal, workweek: { weekday: 'sunday', time: { hour: 0, minute: 0 } } };
  const shifts = [shift(-1, 8, 16), ...eights, shift(6, 8, 16)];
  const planned = plannedDays(shifts, week, paidBy(sunday), ben);
  expect(planned.map(({ overtimeMinutes }) => overtimeMinutes / 60)).toEqual([0, 0, 0, 0, 8, 0, 0]);
});

describe('a day is shared out', () => {
  const [here, away] = [shift(0, 9, 13), shift(0, 13, 17)];
  const dayOf = (paid: PaidBy, ...shifts: (typeof here)[]) => {
    const [day] = plannedDays(shifts, week, paid, ben);
    if (day === undefined) throw new Error('a week without days');
    return day;
  };
  const none = { minutes: 0, overtimeMinutes: 0, cents: 0 };
  const half = { minutes: 240, overtimeMinutes: 0, cents: 74_00 };

  test('among those shifts in which its work lies', () => {
    expect(sharesOf(dayOf(paidBy(federal), here, away), [[here], [], [away]], 0)).toEqual([half, none, half]);
  });

  test('all to the one in which any of it lies, also what was worked beside', () => {
    const paid = paidBy(federal, { worked: { punches: worked(0, 8, 14), until: at(1, 0) } });
    const shares = sharesOf(dayOf(paid, here), [[here], [away]].slice(0, 1), 0);
    expect(shares).toMatchObject([{ minutes: 360, cents: 111_00 }]);
  });

  test('to where it is said, where nothing was planned', () => {
    const paid = paidBy(federal, { worked: { punches: worked(0, 8, 12), until: at(1, 0) } });
    expect(sharesOf(dayOf(paid), [[], [away].slice(1)], 1)).toMatchObject([none, half]);
  });

  test('without a sum where none is known', () => {
    const [day] = plannedDays([here, away], week, paidBy(federal));
    const shares = day && sharesOf(day, [[here], [], [away]], 0);
    expect(shares?.map(({ minutes, cents }) => [minutes, cents])).toEqual([
      [240, null],
      [0, 0],
      [240, null],
    ]);
  });
});

test('the paper of a week tells of each place the hours of its dates: short rests, and of a night those that lie in it', () => {
  const here = [shift(-1, 20, 4), shift(0, 9, 19, 15), shift(6, 20, 4)];
  const away = [shift(1, 9, 17, 30), shift(8, 9, 17)];
  expect(minutesOfEach([here, away], week, paidBy(federal)).map((minutes) => minutes / 60)).toEqual([18, 7.5]);
});
