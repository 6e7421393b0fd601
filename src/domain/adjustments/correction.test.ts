import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { aLedger, punches, time } from '../../../tests/world/punches.ts';
import { addMilliseconds, formatInstant, overlap, type Instant } from '../kernel/time.ts';
import { presenceOf, timeEntries, type TimeEntry } from '../time-clock/time-entry.ts';
import { corrected, decideCorrection } from './correction.ts';
import { decideSpan } from './decide-adjustment.ts';
import type { PlannedEntry } from './planned-entry.ts';

const plan = (from: string, to: string, ...pauses: readonly string[]): PlannedEntry => ({
  clockedInAt: time(from),
  clockedOutAt: time(to),
  breaks: pauses.map((pause) => {
    const [startedAt = '', endedAt = ''] = pause.split('–');
    return { startedAt: time(startedAt), endedAt: time(endedAt) };
  }),
});
const clock = (at: Instant) => formatInstant(at).slice(11, 16).replace(/^0/, '');

describe('what a correction appends', () => {
  test.each([
    ['in 9:00', 'p1', plan('9:00', '17:00'), '', 'clock_out 17:00'],
    ['in 9:00, out 17:00', 'p1', plan('8:30', '17:00'), 'p1', 'clock_in 8:30'],
    ['in 9:00, out 17:00', 'p1', plan('9:00', '17:00', '12:00–12:30'), '', 'break_start 12:00, break_end 12:30'],
    ['in 9:00, break 12:00, back 12:30, out 17:00', 'p1', plan('9:00', '17:00'), 'p2 p3', ''],
    ['in 9:00, out 17:00', null, plan('18:00', '19:00'), '', 'clock_in 18:00, clock_out 19:00'],
    ['in 9:00, out 17:00', null, plan('17:00', '19:00'), '', 'clock_in 17:00, clock_out 19:00'],
    // At one moment the order in the ledger decides, so the neighbour's clock-in stands behind the new clock-out.
    ['in 9:00, out 17:00', null, plan('7:00', '9:00'), 'p1', 'clock_in 7:00, clock_out 9:00, clock_in 9:00'],
    ['in 9:00, out 17:00, in 17:00, out 18:00', 'p1', plan('8:30', '17:00'), 'p1', 'clock_in 8:30'],
    // A break that was ended as it began, behind another or before it: what stays gives the breaks in their order.
    [
      'in 9:00, break 11:30, back 12:00, break 12:00, back 12:00, out 17:00',
      'p1',
      plan('9:00', '17:00', '11:30–12:00', '12:00–12:30'),
      'p5',
      'break_end 12:30',
    ],
    [
      'in 9:00, break 12:00, back 12:00, break 12:00, back 12:30, out 17:00',
      'p1',
      plan('9:00', '17:00', '11:30–12:00', '12:00–12:30'),
      'p2',
      'break_start 11:30',
    ],
    // What began as the new times end was the entry's own.
    ['in 17:00, out 18:00', 'p1', plan('9:00', '17:00'), 'p1 p2', 'clock_in 9:00, clock_out 17:00'],
    // A clock-out that belonged to no entry is annulled with the one that takes its place.
    ['out 17:00', null, plan('9:00', '17:30'), 'p1', 'clock_in 9:00, clock_out 17:30'],
    ['out 17:00', null, plan('9:00', '17:00'), '', 'clock_in 9:00'],
    ['out 9:00', null, plan('9:00', '17:00'), 'p1', 'clock_in 9:00, clock_out 17:00'],
    // What lies outside the times is none of theirs.
    ['out 8:00', null, plan('9:00', '17:00'), '', 'clock_in 9:00, clock_out 17:00'],
    ['out 18:00', null, plan('9:00', '17:00'), '', 'clock_in 9:00, clock_out 17:00'],
    // The clock-out ends a break that lasts to the end.
    ['in 9:00, out 17:00', 'p1', plan('9:00', '17:00', '16:30–17:00'), '', 'break_start 16:30'],
  ])('%s, entry %s', (words, entryId, planned, voids, added) => {
    const decided = decideCorrection(punches(words), entryId, planned, time('20:00'));
    if (!decided.ok) throw new Error(decided.refusal);
    expect(decided.value.voidIds.join(' ')).toBe(voids);
    expect(decided.value.punches.map(({ kind, punchedAt }) => `${kind} ${clock(punchedAt)}`).join(', ')).toBe(added);
  });

  test.each([
    ['in 9:00, out 17:00', null, plan('16:59', '18:00'), 'entry_overlaps'],
    ['in 9:00, out 17:00, in 18:00', null, plan('19:00', '19:30'), 'entry_overlaps'],
    ['in 9:00, out 17:00, in 18:00', 'p1', plan('9:00', '18:01'), 'entry_overlaps'],
    ['in 9:00, out 9:00', null, plan('8:00', '10:00'), 'entry_overlaps'],
    ['in 9:00, out 17:00', 'p2', plan('9:00', '16:00'), 'entry_gone'],
    ['in 9:00, out 17:00', 'p1', plan('9:00', '17:00'), 'entry_as_recorded'],
  ])('%s, entry %s: %o is %s', (words, entryId, planned, refusal) => {
    expect(decideCorrection(punches(words), entryId, planned, time('20:00'))).toMatchObject({ refusal });
  });
});

describe('any adjustment that is accepted', () => {
  const start = time('0:00');
  const minute = 60_000;
  const text = ({ clockedInAt, clockedOutAt, breaks }: Pick<TimeEntry, 'clockedInAt' | 'clockedOutAt' | 'breaks'>) =>
    JSON.stringify([
      clockedInAt,
      clockedOutAt ?? null,
      breaks.map(({ startedAt, endedAt }) => [startedAt, endedAt ?? null]),
    ]);

  test('gives exactly the entry that was asked for, and leaves every other as it was', () => {
    let accepted = 0;
    fc.assert(
      fc.property(
        aLedger(start, 24),
        fc.nat(30),
        fc.integer({ min: -3 * 60, max: 40 * 60 }),
        fc.integer({ min: 1, max: 14 * 60 }),
        fc.nat(90),
        (ledger, choice, offset, length, breakMinutes) => {
          const before = timeEntries(ledger);
          const own = before[choice];
          const base = own?.clockedInAt ?? start;
          const from = addMilliseconds(base, offset * minute);
          const asked = { span: { from, to: addMilliseconds(from, length * minute) }, breakMinutes };
          const now = addMilliseconds(start, 60 * 24 * 60 * minute);
          const decided = decideSpan(ledger, own?.punchIds[0] ?? null, asked, { now, longestMinutes: 14 * 60 });
          const others = before.filter((entry) => entry !== own);
          if (!decided.ok) {
            // Refused only for what is there: an overlap, or a neighbour of no length at all.
            if (decided.refusal === 'entry_overlaps') {
              const met = others.some(
                (other) =>
                  overlap(presenceOf(other, now), asked.span) !== undefined ||
                  (other.lastPunchAt >= from && other.clockedInAt <= asked.span.to),
              );
              expect(met).toBe(true);
            }
            return;
          }
          accepted += 1;
          const { planned, correction } = decided.value;
          const after = timeEntries(corrected(ledger, correction));
          expect(after.map(text).toSorted()).toEqual([...others.map(text), text(planned)].toSorted());
          expect(Math.abs(planned.clockedInAt - from)).toBeLessThan(minute);
          const pause = planned.breaks.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
          expect(Math.floor(pause / minute)).toBe(breakMinutes);
        },
      ),
      { numRuns: 2_000 },
    );
    expect(accepted).toBeGreaterThan(100);
  });
});
