import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, ledger, monday, straight } from '../../../tests/world/payable-weeks.ts';
import { addDays, addMilliseconds } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { ownSource } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

describe('why', () => {
  const weekOf = () => payableWeek(everyDay('8:00 10:00-10:15 18:00'), ask(presets.california, atRate('20.00')));

  test('the reasons of a day add up to its minutes, in what was worked and in what is paid', () => {
    const week = weekOf();
    const reasons = week.reasons();
    for (const day of week.days) {
      const ofDay = reasons.filter((each) => each.date === day.date);
      const counted = ofDay.filter((each) => ['worked', 'short-rest'].includes(each.rule));
      const paid = ofDay.filter((each) => !counted.includes(each));
      for (const part of [counted, paid]) {
        expect(part.reduce((sum, each) => sum + (each.minutes ?? 0), 0)).toBe(day.workedMinutes);
      }
    }
  });

  test('each names the punches, the figures of its rule and where they stand', () => {
    expect(weekOf().reasons()).toContainEqual({
      rule: 'daily-overtime',
      date: monday,
      minutes: 120,
      punchIds: ['punch-0', 'punch-1', 'punch-2', 'punch-3'],
      parameters: { multiplier: '1.5', afterMinutes: 480, startsAtMinute: 480 },
      citation: { source: 'Labor Code 510(a)', since: '2000-01-01', asOf: '2026-11-21' },
    });
  });

  // 29 CFR 778.110 knows the half alone.
  test('a premium of twice the rate stands in the law that asks for it', () => {
    const long = payableWeek(everyDay('6:00 19:00'), ask(presets.california, atRate('20.00'))).reasons();
    const premiums = long.filter(({ rule }) => rule === 'overtime-premium');
    expect(premiums.map(({ parameters, citation }) => [parameters['multiplier'], citation?.source])).toEqual([
      ['1.5', 'Labor Code 510(a)'],
      ['2', 'Labor Code 510(a)'],
    ]);
    const ofTwice = Object.values<PayPolicy>(presets).filter(({ overtime }) =>
      JSON.stringify(overtime).includes('"2"'),
    );
    expect(ofTwice.length).toBeGreaterThan(0);
    expect(ofTwice.filter(({ citations }) => citations?.['overtime-premium']?.source.includes('29 CFR'))).toEqual([]);
  });

  test('the lines of pay add up to the gross', () => {
    const week = weekOf();
    const sum = week.reasons().reduce((total, each) => total + (each.cents ?? 0), 0);
    expect(sum).toBe(week.pay?.grossCents);
  });
});

describe('of several premiums', () => {
  const from = (hour: number, minute: number) => ({ start: { hour, minute }, end: { hour: 24 - hour, minute: 15 } });
  const policy: PayPolicy = {
    ...straight,
    premiums: [
      { code: 'late', windows: [from(18, 30)], partial: true, addPerHour: '2.00' },
      { code: 'evening', windows: [from(19, 0)], partial: true, multiplier: '1.5' },
      { code: 'twice', windows: [from(20, 0), from(22, 0)], partial: true, addPerHour: '1.00' },
    ],
    citations: { premium: { source: ownSource, asOf: '2026-11-28' } },
  };
  const told = () => payableWeek(ledger('0 18:00 22:00'), ask(policy, atRate('20.00'))).reasons();

  test('each says its own hours, and none that are several', () => {
    const windows = told()
      .filter(({ rule }) => rule === 'premium-window')
      .map(({ parameters }) => parameters);
    expect(windows).toEqual([
      { code: 'late', windowFromMinute: 1110, windowToMinute: 375 },
      { code: 'evening', windowFromMinute: 1140, windowToMinute: 315 },
      { code: 'twice' },
    ]);
  });

  test('each says what it adds itself, and where it stands', () => {
    const earned = told().filter(({ rule }) => rule === 'earning');
    expect(earned.map(({ parameters }) => parameters)).toStrictEqual([
      { code: 'late', withinMinutes: 210, addPerHour: '2.00' },
      { code: 'evening', withinMinutes: 180, times: '1.5' },
      { code: 'twice', withinMinutes: 120, addPerHour: '1.00' },
    ]);
    expect(earned.map(({ citation }) => citation?.source)).toEqual([ownSource, ownSource, ownSource]);
  });
});

test('the regular rate of who has a salary says how much that is', () => {
  const salary = { amount: '1000.00', period: 'weekly', covers: 2_400 } as const;
  const rate = payableWeek(everyDay('8:00 16:00'), ask(straight, { pay: { rates: [], salary } }))
    .reasons()
    .find(({ rule }) => rule === 'regular-rate');
  expect(rate?.parameters).toMatchObject({ rate: '25.0000', salary: '1000.0000' });
  // It is the week's, and rests on no punch of a day.
  expect(rate?.punchIds).toEqual([]);
});

describe('a day is told with the punches of the work on it', () => {
  test('also where that is no minute', () => {
    const [comes, goes] = ledger('0 8:00 8:00') as [Punch, Punch];
    const reasons = payableWeek(
      [comes, { ...goes, punchedAt: addMilliseconds(goes.punchedAt, 20_000) }],
      ask(straight),
    ).reasons();
    expect(reasons.map(({ rule, punchIds }) => [rule, punchIds])).toEqual([
      ['worked', ['punch-0', 'punch-1']],
      ['day-rounded', ['punch-0', 'punch-1']],
    ]);
  });

  const punchesOf = (words: readonly string[], day: number, policy: Partial<PayPolicy> = {}) =>
    payableWeek(ledger(...words), ask({ ...straight, ...policy }))
      .reasons()
      .find(({ rule, date }) => rule === 'worked' && date === addDays(monday, day))?.punchIds;

  test.each([
    [
      'of a night, on both its days',
      ['0 22:00 30:00'],
      [
        ['punch-0', 'punch-1'],
        ['punch-0', 'punch-1'],
      ],
    ],
    [
      'not those of work that ends as it begins',
      ['0 16:00 24:00', '1 0:00 8:00'],
      [
        ['punch-0', 'punch-1'],
        ['punch-2', 'punch-3'],
      ],
    ],
  ])('%s', (_, words, expected) => {
    expect([punchesOf(words, 0), punchesOf(words, 1)]).toEqual(expected);
  });

  test('also where they count as another moment', () => {
    const quarters = { targets: ['both'], intervalMinutes: 15, mode: 'nearest-whole-minute' } as const;
    const policy = { workTime: { punchRounding: [quarters] } };
    for (const words of ['0 8:03 16:00', '0 7:57 16:00'])
      expect(punchesOf([words], 0, policy)).toEqual(['punch-0', 'punch-1']);
  });

  test('of a night that nobody ended, up to its last punch', () => {
    const punches = ledger('0 22:00 25:00-26:00', '1 20:00 22:00').filter(({ kind }) => kind !== 'break_end');
    const told = payableWeek(punches, ask(straight)).reasons();
    expect(told.filter(({ rule }) => rule === 'worked').map(({ punchIds }) => punchIds)).toEqual([
      ['punch-0', 'punch-1'],
      ['punch-0', 'punch-1', 'punch-3', 'punch-4'],
    ]);
  });
});
