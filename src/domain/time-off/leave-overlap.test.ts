import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { halfDays, leavesClash, type DayPart, type LeaveSpan } from './leave-overlap.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;

describe('two leaves', () => {
  const leave = (start: string, end: string, part?: DayPart): LeaveSpan => ({
    start: on(`2015-04-${start}`),
    end: on(`2015-04-${end}`),
    ...(part === undefined ? {} : { part }),
  });
  const { morning, afternoon } = halfDays;
  test.each([
    [leave('09', '09', morning), leave('09', '09', morning), true],
    [leave('09', '09', morning), leave('09', '09', afternoon), false],
    [leave('09', '09', morning), leave('10', '10', morning), false],
    [leave('09', '09', morning), leave('09', '09'), true],
    [leave('08', '10'), leave('09', '09', afternoon), true],
    [leave('08', '09'), leave('09', '10'), true],
    [leave('08', '09'), leave('10', '11'), false],
    [leave('09', '09', { from: 540, to: 660 }), leave('09', '09', { from: 660, to: 720 }), false],
    [leave('09', '09', { from: 540, to: 661 }), leave('09', '09', { from: 660, to: 720 }), true],
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
