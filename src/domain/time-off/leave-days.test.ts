import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { weekend } from '../kernel/business-day.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { leaveDays } from './leave-days.ts';
import { leavesClash, type LeaveSpan } from './leave-overlap.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

describe('the days of a leave', () => {
  test.each([
    ['2026-03-02', '2026-03-06', [], [], [], 5],
    ['2026-03-06', '2026-03-02', [], [], [], 0],
    ['2026-03-02', '2026-03-02', [], [], ['2026-03-02'], 0.5],
    ['2026-03-02', '2026-03-08', weekend, ['2026-03-04'], [], 4],
    // Half of a day off is nothing to take.
    ['2026-03-06', '2026-03-09', weekend, [], ['2026-03-07', '2026-03-09'], 1.5],
    // The clock changes within it.
    ['2026-10-31', '2026-11-02', [], [], [], 3],
  ] as const)('%s to %s without %j and %j, half on %j: %d', (start, end, weekdays, holidays, half, days) => {
    const request = { start: on(start), end: on(end), halfDaysOn: half.map(on) };
    expect(leaveDays(request, { weekdays, holidays: holidays.map(on) })).toBe(days);
  });
});

describe('two leaves', () => {
  const leave = (start: string, end: string, startPart?: 'am' | 'pm', endPart?: 'am' | 'pm'): LeaveSpan => ({
    start: on(`2015-04-${start}`),
    end: on(`2015-04-${end}`),
    ...(startPart === undefined ? {} : { startPart }),
    ...(endPart === undefined ? {} : { endPart }),
  });
  test.each([
    [leave('09', '09', 'am'), leave('09', '09', 'am'), true],
    [leave('09', '09', 'am'), leave('09', '09', 'pm'), false],
    [leave('09', '09', 'am'), leave('09', '09'), true],
    [leave('09', '10', 'am'), leave('08', '09'), true],
    [leave('09', '10', 'pm'), leave('08', '09', undefined, 'am'), false],
    [leave('09', '10', 'am'), leave('08', '09', undefined, 'pm'), false],
    [leave('09', '10', 'am'), leave('10', '11', 'am'), true],
    [leave('08', '10'), leave('09', '09', 'pm'), true],
    [leave('08', '09'), leave('10', '11'), false],
  ])('%j and %j clash: %s', (a, b, clash) => {
    expect(leavesClash(a, b)).toBe(clash);
    expect(leavesClash(b, a)).toBe(clash);
  });

  test('clash where they have a date in common and none of it is a half', () => {
    const span = fc.record({ start: fc.nat(20), length: fc.nat(5) });
    const dates = ({ start, length }: { start: number; length: number }) => ({
      start: addDays(on('2026-01-01'), start),
      end: addDays(on('2026-01-01'), start + length),
    });
    fc.assert(
      fc.property(span, span, (a, b) => {
        const meet = a.start <= b.start + b.length && b.start <= a.start + a.length;
        expect(leavesClash(dates(a), dates(b))).toBe(meet);
      }),
    );
  });
});
