import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { formatInstant } from '../kernel/time.ts';
import { timeEntries } from '../time-clock/time-entry.ts';
import { plannedEntry } from './planned-entry.ts';

const clock = (at: Parameters<typeof formatInstant>[0]) =>
  formatInstant(at)
    .slice(11, 19)
    .replace(/^0|:00$/g, '');

test.each([
  ['in 9:00, break 12:00, back 12:30, out 17:00', '8:30', '17:00', 30, '8:30–17:00 12:00–12:30'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '17:00', 45, '9:00–17:00 12:00–12:45'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '17:00', 0, '9:00–17:00'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '13:00', '17:00', 30, '13:00–17:00 14:45–15:15'],
  ['in 9:00, break 12:00, back 12:30, out 17:00', '9:00', '12:15', 30, '9:00–12:15 10:22–10:52'],
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
    '9:00–17:00 10:00–11:00',
  ],
  ['in 9:00:23, out 17:00:41', '9:00', '17:30', 0, '9:00:23–17:30'],
  ['in 9:00:23, out 17:00:41', '8:59', '17:00', 0, '8:59–17:00:41'],
  ['in 9:00, break 16:30, out 17:00', '8:00', '17:00', 30, '8:00–17:00 16:30–17:00'],
  ['in 9:00, break 12:00', '9:00', '17:00', 30, '9:00–17:00 12:00–12:30'],
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
