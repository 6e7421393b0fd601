import fc from 'fast-check';
import { expect, test } from 'vitest';
import { aLedger, punches, time } from '../../../tests/world/punches.ts';
import { addMilliseconds, formatInstant, millisecondsPerMinute } from '../kernel/time.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { decideCorrection } from './correction.ts';
import { breakMinutesOf, plannedEntry } from './planned-entry.ts';

const clock = (at: Parameters<typeof formatInstant>[0]) =>
  formatInstant(at)
    .slice(11, 19)
    .replace(/^0|:00$/g, '');

const rests = 'in 8:00, break 10:00, back 10:10, break 12:00, back 12:30, break 15:00, back 15:10, out 17:00';

test.each([
  ['in 9:00, break 12:00, back 12:30, out 17:00', '8:30', '17:00', 30, '8:30–17:00 12:00–12:30'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '17:00', 45, '9:00–17:00 12:00–12:45'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '17:00', 0, '9:00–17:00'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '13:00', '17:00', 30, '13:00–17:00 14:45–15:15'],
  // What is left of a break that the new end cuts takes what is asked for beyond it.
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '12:15', 30, '9:00–12:15 11:45–12:15'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '12:15', '17:00', 0, '12:15–17:00'],
  [
    'in 9:00, break 10:00, back 10:15, break 12:00, back 12:30, out 17:00',
    '9:00',
    '17:30',
    45,
    '9:00–17:30 10:00–10:15 12:00–12:30',
  ],
  [
    'in 9:00, break 10:00, back 10:15, break 12:00, back 12:30, out 17:00',
    '9:00',
    '17:00',
    60,
    '9:00–17:00 10:00–10:15 12:00–12:45',
  ],
  // "My lunch was ten minutes longer": two rests of ten minutes stay the work that they are, 29 CFR 785.18.
  [rests, '8:00', '17:00', 60, '8:00–17:00 10:00–10:10 12:00–12:40 15:00–15:10'],
  [rests, '8:00', '17:00', 40, '8:00–17:00 10:00–10:10 12:00–12:20 15:00–15:10'],
  [rests, '8:00', '17:00', 20, '8:00–17:00 10:00–10:10 15:00–15:10'],
  [rests, '8:00', '17:00', 15, '8:00–17:00 10:00–10:05 15:00–15:10'],
  [rests, '8:00', '17:00', 0, '8:00–17:00'],
  [rests, '7:00', '18:00', 50, '7:00–18:00 10:00–10:10 12:00–12:30 15:00–15:10'],
  // A break outside the new times falls away, and no other changes for it.
  [rests, '8:00', '15:00', 40, '8:00–15:00 10:00–10:10 12:00–12:30'],
  [rests, '8:00', '15:00', 50, '8:00–15:00 10:00–10:10 12:00–12:40'],
  [rests, '11:00', '17:00', 40, '11:00–17:00 12:00–12:30 15:00–15:10'],
  [rests, '10:05', '17:00', 40, '10:05–17:00 12:00–12:30 15:00–15:10'],
  // Where the longest meets the next one it grows to the other side, and then the next longest grows.
  [
    'in 8:00, break 10:00, back 10:10, break 10:15, back 10:45, out 10:50',
    '8:00',
    '10:50',
    60,
    '8:00–10:50 9:49–10:10 10:11–10:50',
  ],
  // A break that was never ended takes the difference.
  ['in 9:00, break 10:00, back 10:15, break 12:00', '9:00', '17:00', 45, '9:00–17:00 10:00–10:15 12:00–12:30'],
  ['in 9:00, break 10:00, back 10:15, break 12:00', '9:00', '17:00', 15, '9:00–17:00 10:00–10:15'],
  ['in 9:00, break 12:00, back 12:30:20, out 17:00', '9:00', '17:00', 30, '9:00–17:00 12:00–12:30:20'],
  ['in 9:00, break 12:00, back 12:30:20, out 17:00', '9:00', '17:00', 31, '9:00–17:00 12:00–12:31'],
  ['in 9:00:23, out 17:00:41', '9:00', '17:30', 0, '9:00:23–17:30'],
  ['in 9:00:23, out 17:00:41', '8:59', '17:00', 0, '8:59–17:00:41'],
  ['in 9:00, break 16:30, out 17:00', '8:00', '17:00', 30, '8:00–17:00 16:30–17:00'],
  ['in 9:00, break 12:00', '9:00', '17:00', 30, '9:00–17:00 12:00–12:30'],
  ['in 9:00:40, out 9:01:20', '9:00', '9:01', 0, '9:00:40–9:01:20'],
  // A break as the work begins is none of it.
  ['in 9:00, break 10:00, back 10:30, out 17:00', '10:00', '17:00', 30, '10:00–17:00 13:15–13:45'],
  ['', '9:00', '17:01', 60, '9:00–17:01 12:30–13:30'],
  ['in 9:00', '9:00', '17:00', 60, '9:00–17:00 12:30–13:30'],
  ['', '9:00', '17:00', 60, '9:00–17:00 12:30–13:30'],
  ['', '9:00', '9:30', 30, 'break_too_long'],
  ['', '9:00', '9:30', 29, '9:00–9:30 9:00:30–9:29:30'],
])('%s, asked for %s to %s with %i minutes of break: %s', (words, from, to, breakMinutes, expected) => {
  const [recorded] = timeEntries(punches(words));
  const planned = plannedEntry(recorded, { span: { from: time(from), to: time(to) }, breakMinutes });
  const span = (start: Parameters<typeof formatInstant>[0], end: typeof start) => `${clock(start)}–${clock(end)}`;
  const said = planned.ok
    ? [
        span(planned.value.clockedInAt, planned.value.clockedOutAt),
        ...planned.value.breaks.map(({ startedAt, endedAt }) => span(startedAt, endedAt)),
      ].join(' ')
    : planned.refusal;
  expect(said).toBe(expected);
});

test('whatever is asked for, breaks sum to it within the times, and it can be recorded', () => {
  const minutes = fc.integer({ min: -120, max: 120 });
  fc.assert(
    fc.property(aLedger(time('6:00'), 12), fc.nat(300), minutes, minutes, (ledger, breakMinutes, sooner, later) => {
      const entry = timeEntries(ledger).at(-1);
      if (entry?.clockedOutAt === undefined) return;
      fc.pre(entry.clockedOutAt - entry.clockedInAt + (later - sooner) * millisecondsPerMinute > millisecondsPerMinute);
      const from = addMilliseconds(entry.clockedInAt, sooner * millisecondsPerMinute);
      const to = addMilliseconds(entry.clockedOutAt, later * millisecondsPerMinute);
      const planned = plannedEntry(entry, { span: { from, to }, breakMinutes });
      if (!planned.ok) return;
      const { clockedInAt, clockedOutAt, breaks } = planned.value;
      expect(breakMinutesOf(planned.value)).toBe(breakMinutes);
      const moments = breaks.flatMap(({ startedAt, endedAt }) => [startedAt, endedAt]);
      expect([clockedInAt, ...moments, clockedOutAt]).toEqual(
        [clockedInAt, ...moments, clockedOutAt].toSorted((a, b) => a - b),
      );
      const own = ledger.filter(({ id }) => entry.punchIds.includes(id));
      const decided = decideCorrection(own, entry.punchIds[0] ?? null, planned.value, clockedOutAt);
      expect(decided.ok || decided.refusal === 'entry_as_recorded').toBe(true);
    }),
    { numRuns: 500 },
  );
});
