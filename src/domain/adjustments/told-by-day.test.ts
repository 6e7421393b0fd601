import { expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { toldByDay, type ToldAdjustment } from './told-by-day.ts';

type Told = NonNullable<ToldAdjustment['decision']>['outcome'] | null;
const [monday, tuesday] = ['2026-11-16', '2026-11-17'].map((text) => parsePlainDate(text) as PlainDate) as [
  PlainDate,
  PlainDate,
];
const told = (date: PlainDate, outcome: Told): ToldAdjustment => ({
  date,
  decision: outcome === null ? null : { outcome },
});

test.each<[string, readonly Told[], string | undefined]>([
  ['waits until it is decided', [null], 'pending'],
  ['was approved', ['approved'], 'approved'],
  ['was rejected, and asked for anew', ['rejected', null], 'pending'],
  ['was approved, and a second one rejected', ['approved', 'rejected'], 'rejected'],
  ['was withdrawn', ['withdrawn'], undefined],
  ['was approved, and a second one withdrawn', ['approved', 'withdrawn'], 'approved'],
])('of a day whose adjustment %s', (_, outcomes, expected) => {
  const days = toldByDay([told(tuesday, 'approved'), ...outcomes.map((outcome) => told(monday, outcome))]);
  expect(days.get(monday)).toBe(expected);
  expect(days.get(tuesday)).toBe('approved');
  expect(days.size).toBe(expected === undefined ? 1 : 2);
});
