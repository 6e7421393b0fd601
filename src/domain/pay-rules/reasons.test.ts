import { describe, expect, test } from 'vitest';
import { ask, atRate, everyDay, monday } from '../../../tests/world/payable-weeks.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { presets } from './presets.ts';

describe('why', () => {
  const week = payableWeek(everyDay('8:00 10:00-10:15 18:00'), ask(presets.california, atRate('20.00')));
  const reasons = week.reasons();

  test('the reasons of a day add up to its minutes, in what was worked and in what is paid', () => {
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
    expect(reasons).toContainEqual({
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
    const sum = reasons.reduce((total, each) => total + (each.cents ?? 0), 0);
    expect(sum).toBe(week.pay?.grossCents);
  });
});
