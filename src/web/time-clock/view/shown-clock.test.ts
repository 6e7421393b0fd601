import { expect, test } from 'vitest';
import type { ClockReply } from '../../../contract/time-clock.ts';
import { instant, parseInstant, type Instant } from '../../../domain/kernel/time.ts';
import type { PunchKind } from '../../../domain/time-clock/punch.ts';
import type { Entry } from '../outbox/entry.ts';
import { isOfToday, shownClock, withRecorded, withUndone } from './shown-clock.ts';

const nine = parseInstant('2026-11-20T14:00:00Z') as Instant;
const minutesLater = (minutes: number): Instant => instant(nine + minutes * 60_000);
const recorded = (id: string, kind: PunchKind, minutes: number, sequence: number) => ({
  id,
  kind,
  punchedAt: minutesLater(minutes),
  sequence,
  offline: false,
});
const reply = {
  status: 'Clocked In',
  since: nine,
  sinceStatus: nine,
  serverNow: nine,
  punches: [recorded('in', 'clock_in', 0, 1)],
} as unknown as ClockReply;

const pressed = (id: string, kind: PunchKind, at: number, more: Partial<Entry> = {}): Entry =>
  ({ what: 'punch', id, kind, owner: 'o', order: 1, tries: 0, pressedAt: at, ...more }) as Entry;
const undo = (punchId: string): Entry => ({
  what: 'undo',
  id: 'u',
  punchId,
  owner: 'o',
  order: 9,
  tries: 0,
  pressedAt: nine,
});

test('without anything waiting, the clock is what the server said', () => {
  expect(shownClock(reply, [])).toMatchObject({
    status: 'Clocked In',
    since: nine,
    punches: [{ id: 'in', waiting: false }],
  });
});

test('a press acts at once, at the time it was pressed less the skew of the device', () => {
  const shown = shownClock(reply, [
    pressed('b', 'break_start', minutesLater(60) + 90_000, { skewMilliseconds: 90_000 }),
  ]);
  expect(shown).toMatchObject({ status: 'On a Break', since: nine, sinceStatus: minutesLater(60) });
  expect(shown.punches.at(-1)).toMatchObject({ id: 'b', waiting: true });
});

test('a skew that was not known at the press is taken from what is known now', () => {
  const shown = shownClock(reply, [pressed('b', 'break_start', minutesLater(60) + 5_000)], 5_000);
  expect(shown.sinceStatus).toBe(minutesLater(60));
});

test('pressed in the same breath as a punch that has the server’s time, it still comes after it', () => {
  const shown = shownClock(reply, [pressed('out', 'clock_out', nine - 120)]);
  expect(shown).toMatchObject({ status: 'Clocked Out' });
  expect(shown.punches.map(({ id }) => id)).toEqual(['in', 'out']);
});

test('pressed long before what another device recorded, it takes its true place', () => {
  const shown = shownClock(reply, [
    pressed('early', 'clock_in', minutesLater(-600)),
    pressed('o', 'clock_out', minutesLater(-300)),
  ]);
  expect(shown.punches.map(({ id }) => id)).toEqual(['early', 'o', 'in']);
  expect(shown.status).toBe('Clocked In');
});

test('an answer is of today until midnight at the location', () => {
  const kept = { ...reply, zone: 'America/New_York', today: { date: '2026-11-20' } } as unknown as ClockReply;
  expect(isOfToday(kept, parseInstant('2026-11-21T04:59:59.999Z') as Instant)).toBe(true);
  expect(isOfToday(kept, parseInstant('2026-11-21T05:00:00Z') as Instant)).toBe(false);
});

test('a refused punch changes nothing', () => {
  const refusal = { code: 'punch_does_not_apply', status: 409, detail: '' };
  expect(shownClock(reply, [pressed('x', 'clock_out', minutesLater(5), { refusal })]).status).toBe('Clocked In');
});

test('an undo that waits already shows the clock without its punch', () => {
  expect(shownClock(reply, [undo('in')])).toMatchObject({ status: 'Clocked Out', punches: [] });
});

test('a punch that was taken back by the time it was sent again is not shown', () => {
  const answered = withRecorded(reply, {
    punch: recorded('in', 'clock_in', 0, 1),
    recordedAt: nine,
    counts: false,
    status: 'Clocked Out',
    since: null,
    sinceStatus: null,
  });
  expect(shownClock(answered, [])).toMatchObject({ status: 'Clocked Out', punches: [] });
});

test('between the answer and the forgetting of its entry, a punch is not shown twice', () => {
  const answered = withRecorded(reply, {
    punch: recorded('out', 'clock_out', 30, 2),
    recordedAt: minutesLater(30),
    counts: true,
    status: 'Clocked Out',
    since: null,
    sinceStatus: minutesLater(30),
  });
  const shown = shownClock(answered, [pressed('out', 'clock_out', minutesLater(30))]);
  expect(shown.punches.map(({ id, waiting }) => [id, waiting])).toEqual([
    ['in', false],
    ['out', false],
  ]);
  expect(withUndone(answered, 'out', { status: 'Clocked In', since: nine, sinceStatus: nine }).punches).toHaveLength(1);
});
