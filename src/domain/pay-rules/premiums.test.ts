import { describe, expect, test } from 'vitest';
import { decimal, one } from '../kernel/fraction.ts';
import { payFor } from '../kernel/money.ts';
import { addDays, instantAt, parsePlainDate, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import { californiaMealRest, californiaReportingTime, californiaSplitShift } from './california.ts';
import { isSplitShift, minimumShiftTopUps, reportingTime, secondReport, splitShiftPremium } from './guarantees.ts';
import { mealsAndRests } from './meal-rest.ts';
import { isOfWeekend, limitPremium, premiumMinutes, type PremiumWindow } from './premium-windows.ts';

const zone = parseZone('America/New_York') as Zone;
const friday = parsePlainDate('2026-01-16') as PlainDate;

/** `18:00` of Friday; hours past 24 are of the days after. */
function at(time: string) {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return instantAt(addDays(friday, Math.floor(hour / 24)), { hour: hour % 24, minute }, zone);
}
const segments = (...spans: string[]) =>
  spans.map((words) => {
    const [from = '', to = ''] = words.split('–');
    return { span: { from: at(from), to: at(to) } };
  });
const wall = (time: string) => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { hour, minute };
};
const from = (start: string, end: string, weekdays?: PremiumWindow['weekdays']): PremiumWindow => ({
  start: wall(start),
  end: wall(end),
  ...(weekdays === undefined ? {} : { weekdays }),
});

describe('work in a premium’s window', () => {
  test.each([
    [[from('18:00', '3:00')], ['14:00–17:30', '18:30–25:30'], true, 420],
    [[from('19:00', '23:59')], ['15:00–22:00'], true, 180],
    // Who writes 23:59 means the end of the day.
    [[from('19:00', '23:59')], ['15:00–26:00'], true, 300],
    [[from('19:00', '0:00')], ['15:00–26:00'], true, 300],
    [[from('19:00', '23:00')], ['15:00–22:00'], false, 0],
    [[from('19:00', '23:00')], ['19:00–23:00'], false, 240],
    [[from('19:00', '23:00')], ['19:00–23:01'], false, 0],
    [[from('7:00', '19:00', ['saturday', 'sunday'])], ['18:00–33:00'], true, 120],
    [[from('22:00', '6:00', ['friday'])], ['0:00–6:00', '22:00–30:00'], true, 480],
    // Two windows over one minute earn one premium.
    [[from('18:00', '22:00'), from('20:00', '23:00')], ['17:00–24:00'], true, 300],
    [[from('7:00', '19:00', ['sunday'])], ['18:00–33:00'], true, 0],
    // However the windows are written down: the later one first, one within another, one after a pause.
    [[from('20:00', '23:00'), from('18:00', '22:00')], ['17:00–24:00'], true, 300],
    [[from('18:00', '23:00'), from('19:00', '20:00')], ['17:00–24:00'], true, 300],
    [[from('6:00', '9:00'), from('18:00', '22:00')], ['6:00–22:00'], true, 420],
    [[from('6:00', '9:00'), from('18:00', '22:00')], ['18:30–20:00'], false, 90],
    // Work through two windows that touch lies wholly inside.
    [[from('17:00', '20:00'), from('20:00', '22:00')], ['17:00–22:00'], false, 300],
    [[from('22:00', '22:30')], ['21:00–24:00'], true, 30],
    [[from('15:00', '17:59')], ['14:00–20:00'], true, 179],
    // From half past seven to half past seven is a day and a night.
    [[from('7:30', '7:30', ['saturday'])], ['44:00–56:00'], true, 690],
  ])('%j of %j, in part: %s, counts %d minutes', (windows, spans, partial, minutes) => {
    expect(premiumMinutes(segments(...spans), { windows, partial }, zone)).toBe(minutes);
  });

  // 29 USC 207(e)(6) names Saturdays and Sundays.
  test.each([
    [from('7:00', '19:00', ['saturday', 'sunday']), true],
    [from('22:00', '6:00', ['saturday']), true],
    [from('18:00', '0:00', ['sunday']), true],
    [from('18:00', '0:30', ['sunday']), false],
    [from('22:00', '6:00', ['sunday']), false],
    [from('7:00', '19:00', ['sunday', 'monday']), false],
    [from('7:00', '19:00'), false],
  ])('%j is of the weekend alone: %s', (window, expected) => {
    expect(isOfWeekend(window)).toBe(expected);
  });

  test.each([
    [30, 60],
    [60, 60],
    [120, 120],
    [121, 120],
    [0, 0],
  ])('%d minutes, at least 60 and at most 120, are %d', (minutes, limited) => {
    expect(limitPremium(minutes, 60, 120)).toBe(limited);
  });
});

describe('guarantees', () => {
  test.each([
    [480, 60, 240, 180],
    [480, 239, 240, 1],
    [480, 240, 240, 0],
    [600, 60, 240, 180],
    [600, 270, 270, 0],
    [180, 0, 120, 120],
    // Half of a short day is not less than half of it, though less than two hours.
    [180, 90, 90, 0],
    [180, 89, 120, 31],
    [0, 60, 60, 0],
  ])('scheduled %d, worked %d: %d are paid, %d for reporting', (scheduled, worked, paidMinutes, topUpMinutes) => {
    expect(reportingTime(scheduled, worked, californiaReportingTime)).toEqual({ paidMinutes, topUpMinutes });
  });

  test('a second report pays two hours at least', () => {
    expect(secondReport(60, californiaReportingTime).topUpMinutes).toBe(60);
    expect(secondReport(121, californiaReportingTime).topUpMinutes).toBe(0);
  });

  test('a gap of more than an hour splits a shift', () => {
    expect(isSplitShift([60], californiaSplitShift)).toBe(false);
    expect(isSplitShift([60, 61], californiaSplitShift)).toBe(true);
  });

  test.each([
    [360, '15.00', '13.00', 100],
    [360, '15.16', '13.00', 4],
    [360, '15.17', '13.00', 0],
    [480, '10.00', '10.00', 1_000],
  ])('%d minutes at %s, minimum wage %s: the split pays %d', (minutes, rate, minimumWage, premium) => {
    const wages = payFor(minutes, decimal(rate), one);
    expect(splitShiftPremium(minutes, wages, minimumWage)).toBe(premium);
  });

  test('a shift too soon after another has no minimum of its own', () => {
    const shifts = [
      { fromMinutes: 360, toMinutes: 480 },
      { fromMinutes: 659, toMinutes: 779 },
      { fromMinutes: 1_259, toMinutes: 1_379 },
    ];
    expect(minimumShiftTopUps(shifts, { minutes: 240, gapMinutes: 480 })).toEqual([120, 0, 120]);
  });
});

describe('meals and rests in California', () => {
  const none = { first: false, second: false };
  test.each([
    // worked, meals begin after, waived, rests given: meals and rests required, hours of premium
    [209, [], none, undefined, 0, 0, 0],
    [210, [], none, undefined, 0, 1, 0],
    [300, [], none, undefined, 0, 1, 0],
    [301, [], none, undefined, 1, 1, 1],
    [360, [], { first: true, second: false }, undefined, 0, 1, 0],
    [361, [], { first: true, second: false }, undefined, 1, 2, 1],
    [480, [300], none, undefined, 1, 2, 0],
    [480, [301], none, undefined, 1, 2, 1],
    [480, [240], none, 1, 1, 2, 1],
    [480, [], none, 1, 1, 2, 2],
    [600, [240], none, undefined, 1, 2, 0],
    [601, [240], none, undefined, 2, 3, 1],
    [601, [240, 600], none, undefined, 2, 3, 0],
    [720, [240], { first: false, second: true }, undefined, 1, 3, 0],
    [721, [240], { first: false, second: true }, undefined, 2, 3, 1],
    // The second may be waived only by who took the first.
    [720, [], { first: false, second: true }, undefined, 2, 3, 1],
    [840, [240, 540], none, undefined, 2, 3, 0],
    [841, [240, 540], none, undefined, 2, 4, 0],
  ] as const)(
    '%d minutes, meals after %j, waived %j, rests %s: %d meals, %d rests, %d h',
    (workedMinutes, mealStartsAtWorkedMinute, waived, rests, mealsRequired, restBreaksRequired, premiumHours) => {
      const given = rests === undefined ? {} : { restsProvided: rests };
      expect(
        mealsAndRests({ workedMinutes, mealStartsAtWorkedMinute, waived, ...given }, californiaMealRest),
      ).toMatchObject({ mealsRequired, restBreaksRequired, premiumHours });
    },
  );
});
