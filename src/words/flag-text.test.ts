import { expect, test } from 'vitest';
import type { PlainDate } from '../domain/kernel/time.ts';
import { flagText, toldOnce } from './flag-text.ts';
import { formatsOf } from './formats.ts';
import { speakers } from './speakers.ts';

test('what is true of several days of a card is told once, with its days, and the rest beside it', () => {
  const [monday, tuesday] = ['2026-11-16', '2026-11-17'] as [PlainDate, PlainDate];
  const flags = [
    { kind: 'unscheduled', date: monday },
    { kind: 'late', date: tuesday },
    { kind: 'unscheduled', date: tuesday },
    { kind: 'changed_since_signing', date: null },
    { kind: 'adjustment_waiting', date: monday },
    { kind: 'adjustment_waiting', date: tuesday },
  ] as const;
  expect(toldOnce(flags)).toEqual([
    { kind: 'unscheduled', dates: [monday, tuesday] },
    { kind: 'late', dates: [tuesday] },
    { kind: 'changed_since_signing', dates: [] },
    { kind: 'adjustment_waiting', dates: [monday, tuesday] },
  ]);
  const { en } = speakers;
  expect(toldOnce(flags).map((told) => flagText(told, en, formatsOf(en, 'h12')))).toEqual([
    'Unscheduled, 2 days',
    'Late, Tue',
    'Changed since last signed',
    'The adjustments of 2 days wait for an answer',
  ]);
});
