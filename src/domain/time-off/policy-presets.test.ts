import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueEntries } from './due-entries.ts';
import { policyPresets, type TimeOffPreset } from './policy-presets.ts';
import type { TimeOffRules } from './time-off-rules.ts';
import { usableOn } from './time-off-versions.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

/** What somebody who takes nothing has as a date ends, in minutes; forty hours a week are worked. */
function minutesOf(preset: TimeOffPreset, hired: string, date: string): number {
  const rules: TimeOffRules = policyPresets[preset];
  const worked = Array.from({ length: 160 }, (_, week) => addDays(on('2026-09-28'), week * 7))
    .filter((startsOn) => startsOn >= on(hired))
    .map((startsOn) => ({ startsOn, minutes: 2_400 }));
  const versions = [{ from: on('2026-01-01'), rules }];
  const due = dueEntries({ hiredOn: on(hired), versions, posted: [], worked, until: on(date) });
  return due.reduce((sum, { minutes }) => sum + minutes, 0);
}

test('California sick leave may be used beginning on the 90th day of employment: Cal. Lab. Code 246(c)', () => {
  const versions = [{ from: on('2026-01-01'), rules: policyPresets.california_sick }];
  // From 2 November the 90th day is 30 January: 29 days of November, 31 of December, and 30.
  expect(usableOn(versions, on('2026-11-02'), on('2027-01-30'))).toBe('2027-01-30');
});

describe('each preset through two years, for who is hired on the first day of a year and for who is hired within one', () => {
  test.each<[TimeOffPreset, string, Record<string, number>]>([
    ['monthly', '2027-01-01', { '2027-01-01': 400, '2027-12-31': 4_800, '2028-12-31': 7_200 }],
    ['monthly', '2026-10-01', { '2026-10-01': 400, '2027-09-30': 4_800, '2028-09-30': 7_200 }],
    // 80 hours for each year from its first day on, and of a year that is under way what is left of it: 92 of 365 days.
    ['up_front', '2027-01-01', { '2027-01-01': 4_800, '2027-12-31': 4_800, '2028-01-01': 7_200, '2028-12-31': 7_200 }],
    [
      'up_front',
      '2026-10-01',
      { '2026-10-01': 1_210, '2026-12-31': 1_210, '2027-01-01': 6_010, '2027-12-31': 6_010, '2028-01-01': 7_200 },
    ],
    // An hour for thirty: 80 minutes for each week that is over, until it is 80 hours.
    ['california_sick', '2027-01-01', { '2027-01-10': 0, '2027-01-11': 80, '2028-12-31': 4_800 }],
    ['california_sick', '2026-10-01', { '2026-10-12': 80, '2027-10-04': 4_160, '2028-09-30': 4_800 }],
    ['nothing', '2027-01-01', { '2028-12-31': 0 }],
    ['nothing', '2026-10-01', { '2028-09-30': 0 }],
  ])('%s, hired on %s', (preset, hired, expected) => {
    const told = Object.keys(expected).map((date) => [date, minutesOf(preset, hired, date)]);
    expect(Object.fromEntries(told)).toEqual(expected);
  });
});
