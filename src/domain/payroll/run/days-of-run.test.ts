import { expect, test } from 'vitest';
import { cents } from '../../kernel/money.ts';
import { addDays, type PlainDate } from '../../kernel/time.ts';
import { daysOfRun, type RunDay } from './days-of-run.ts';

const day = (startsOn: string, kind: RunDay['due']['kind'], sum: number): RunDay => ({
  log: { startsOn: startsOn as PlainDate },
  due: { kind, cents: cents(sum) },
});

const own = day('2026-11-23', 'paid', 500_00);
const unpaid = day('2026-11-16', 'paid', 100_00);

const sumOf = (days: readonly RunDay[], withEarlier = false) =>
  daysOfRun(days, {
    periodStartsOn: '2026-11-23' as PlainDate,
    weeks: ['2026-11-23' as PlainDate],
    withEarlier,
  }).ofRun.reduce((sum, { due }) => sum + due.cents, 0);

test.each([
  ['its own days alone', [own, unpaid], false, 500_00],
  ['the earlier days as well where that was chosen', [own, unpaid], true, 600_00],
  [
    'a difference of an earlier day, and no unpaid one',
    [own, unpaid, day('2026-11-16', 'difference', 20_00)],
    false,
    520_00,
  ],
  ['earlier days with a debt of theirs', [own, unpaid, day('2026-11-09', 'difference', -160_00)], false, 440_00],
  [
    'no earlier day where a rise outweighs the debt',
    [own, unpaid, day('2026-11-09', 'difference', -10_00), day('2026-11-16', 'difference', 10_00)],
    false,
    500_00,
  ],
  ['no day of a later week, whatever was chosen', [own, day('2026-11-30', 'paid', 80_00)], true, 500_00],
  ['no difference of a later week', [own, day('2026-11-30', 'difference', -80_00)], true, 500_00],
  [
    'no day of a week that ends within the period and is paid with another',
    [own, day('2026-11-17', 'paid', 80_00)],
    true,
    500_00,
  ],
])('a run pays %s', (_what, days, withEarlier, sum) => {
  expect(sumOf(days, withEarlier)).toBe(sum);
});

test('a debt takes along no days of before the first week that it is of: they were paid elsewhere', () => {
  const before = Array.from({ length: 52 }, (_, week) =>
    day(addDays('2025-11-10' as PlainDate, 7 * week), 'paid', 800_00),
  );
  const back = day('2026-11-09', 'difference', -5_00);
  expect(sumOf([...before, back, own])).toBe(495_00);
  expect(sumOf([...before, back, unpaid, own])).toBe(595_00);
});

test('of earlier days it tells whether they are in it', () => {
  const ask = { periodStartsOn: '2026-11-23' as PlainDate, weeks: [], withEarlier: false };
  expect(daysOfRun([unpaid], ask)).toEqual({ ofRun: [], earlier: [unpaid], earlierIsInRun: false });
  const back = day('2026-11-16', 'difference', -1);
  expect(daysOfRun([unpaid, back], ask)).toEqual({ ofRun: [unpaid, back], earlier: [unpaid], earlierIsInRun: true });
});

test('of whom only some earlier days are in it, what remains is told, and in no run', () => {
  const ask = { periodStartsOn: '2026-11-23' as PlainDate, weeks: [], withEarlier: false };
  const [before, back] = [day('2026-11-02', 'paid', 80_00), day('2026-11-09', 'difference', -5_00)];
  expect(daysOfRun([before, back, unpaid], ask)).toEqual({
    ofRun: [back, unpaid],
    earlier: [before],
    earlierIsInRun: false,
  });
});
