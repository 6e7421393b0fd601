import { expect, test } from 'vitest';
import { addMilliseconds, instantAt, parsePlainDate, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import { asksTheSame } from './asks-the-same.ts';
import type { AskedEntry } from './decide-adjustment.ts';

const zone = parseZone('America/New_York') as Zone;
const on = parsePlainDate('2026-11-19') as PlainDate;
const at = (hour: number, minute = 0) => ({ hour, minute });
const asked: AskedEntry = { date: on, startTime: at(9), endTime: at(17), breakMinutes: 30 };
const kept = {
  entryId: 'in',
  onDate: on,
  zone,
  clockedInAt: instantAt(on, at(9), zone),
  clockedOutAt: instantAt(on, at(17), zone),
  breakMinutes: 30,
};

test.each<[string, Partial<AskedEntry>, string | null, boolean]>([
  ['with nothing changed', {}, 'in', true],
  ['with an end an hour later', { endTime: at(18) }, 'in', false],
  ['with a start a minute earlier', { startTime: at(8, 59) }, 'in', false],
  ['with another break', { breakMinutes: 45 }, 'in', false],
  ['of another date', { date: parsePlainDate('2026-11-18') as PlainDate }, 'in', false],
  ['about another entry', {}, 'other', false],
  ['for a new entry', {}, null, false],
])('a request sent again %s is the same one: %s', (_, change, entryId, expected) => {
  expect(asksTheSame(kept, entryId, { ...asked, ...change })).toBe(expected);
});

test('what was recorded to the second is asked for to the minute', () => {
  const precise = {
    ...kept,
    clockedInAt: addMilliseconds(kept.clockedInAt, 23_000),
    clockedOutAt: addMilliseconds(kept.clockedOutAt, 41_000),
  };
  expect(asksTheSame(precise, 'in', asked)).toBe(true);
});

test('a time that the clock skipped is not what was kept of its date', () => {
  const date = parsePlainDate('2026-03-08') as PlainDate;
  expect(asksTheSame({ ...kept, onDate: date }, 'in', { ...asked, date, startTime: at(2, 30) })).toBe(false);
});
