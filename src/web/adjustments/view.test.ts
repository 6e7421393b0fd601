import { describe, expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import type { Adjustment, RecordedDay } from '../../contract/adjustments.ts';
import type { AskedEntry } from '../../domain/adjustments/decide-adjustment.ts';
import {
  addMilliseconds,
  dateAt,
  millisecondsPerHour,
  parseInstant,
  parsePlainDate,
  parseZone,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../domain/kernel/time.ts';
import { timeEntries } from '../../domain/time-clock/time-entry.ts';
import {
  askedOf,
  breakTyped,
  choicesOf,
  closedBy,
  dayToOpen,
  effectShown,
  faultsOf,
  forgottenOf,
  nothingOf,
  preview,
  unusualMinutes,
  valuesOf,
  waits,
  wishedEntry,
} from './view.ts';

const utc = parseZone('UTC') as Zone;
const newYork = parseZone('America/New_York') as Zone;
const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const [whole] = timeEntries(punches('in 9:00:20, break 12:00, back 12:30, out 17:00'));
const [open] = timeEntries(punches('in 9:00'));

describe('the form', () => {
  test('opens on the times of an entry, and leaves an end open that is not known', () => {
    expect(valuesOf(whole, utc)).toMatchObject({ newStartTime: '09:00', newEndTime: '17:00', newBreak: '30' });
    expect(valuesOf(open, utc)).toMatchObject({ newStartTime: '09:00', newEndTime: '', newBreak: '0' });
    expect(valuesOf(undefined, utc)).toMatchObject({ newStartTime: '', newEndTime: '', newBreak: '0' });
  });

  test('asks for nothing while a time is missing or the break is no number', () => {
    const values = valuesOf(whole, utc);
    const on = date('2026-11-20');
    expect(askedOf(values, on)).toMatchObject({ startTime: { hour: 9, minute: 0 }, breakMinutes: 30 });
    expect(askedOf({ ...values, newEndTime: '' }, on)).toBeUndefined();
    expect(askedOf({ ...values, newBreak: ' ٤٥ ' }, on)).toMatchObject({ breakMinutes: 45 });
    expect(askedOf({ ...values, newBreak: 'half an hour' }, on)).toBeUndefined();
    expect([breakTyped({ newBreak: '٣٠' }), breakTyped({ newBreak: '٣٫٥' })]).toEqual([30, undefined]);
  });

  test('says at each field what it lacks', () => {
    const values = valuesOf(whole, utc);
    expect(faultsOf(values)).toEqual({});
    expect(faultsOf({ ...values, newStartTime: '', newEndTime: '', newBreak: '7.5' })).toEqual({
      newStartTime: 'adjustments.enterStart',
      newEndTime: 'adjustments.enterEnd',
      newBreak: 'adjustments.enterBreak',
    });
  });

  test('asks which moment is meant only where the clock showed the time twice', () => {
    const at = (text: string) => parseInstant(text) as Instant;
    const second = { clockedInAt: at('2026-11-01T06:30:00Z'), clockedOutAt: at('2026-11-01T15:00:00Z'), breaks: [] };
    const values = valuesOf(second, newYork);
    expect(values).toMatchObject({ newStartTime: '01:30', startReading: 'second' });
    const asked = askedOf(values, date('2026-11-01'));
    expect(asked && choicesOf(asked, newYork)).toEqual({
      start: [at('2026-11-01T05:30:00Z'), at('2026-11-01T06:30:00Z')],
      end: [],
    });
    const usual = askedOf(valuesOf(whole, utc), date('2026-11-20'));
    expect(usual && choicesOf(usual, utc)).toEqual({ start: [], end: [] });
  });
});

test.each([
  [null, '2026-11-20', undefined],
  ['week_is_approved', '2026-11-20', 'week_is_approved'],
  ['week_is_locked', '2026-10-20', 'week_is_locked'],
  [null, '2026-10-19', 'day_too_old'],
] as const)(
  'of a day in a week of which it says %s, that nothing may be recorded on %s is said before',
  (closed, on, told) => {
    expect(closedBy({ closed, oldestOn: date('2026-10-20') }, date(on))).toBe(told);
  },
);

test.each([
  ['2026-11-18', ['2026-11-16'], '2026-11-18'],
  ['2026-11-22', ['2026-11-16'], '2026-11-22'],
  ['2026-11-25', ['2026-11-16', '2026-11-20'], '2026-11-20'],
  ['2026-11-25', [], '2026-11-22'],
  ['2026-11-12', [], '2026-11-12'],
])('on %s hours of the week of 16 November, recorded on %j, are corrected from %s on', (today, worked, opens) => {
  const days = Array.from({ length: 7 }, (_, index) => {
    const on = `2026-11-${16 + index}`;
    return { date: date(on), ribbon: worked.includes(on) ? ['worked'] : [] };
  });
  const week = { startsOn: date('2026-11-16'), endsOn: date('2026-11-22'), days };
  expect(dayToOpen(week, date(today))).toBe(date(opens));
});

describe('while the next week is approved', () => {
  const hour = (count: number) => addMilliseconds(time('0:00'), count * millisecondsPerHour);
  const day = (words: string): RecordedDay => ({
    zone: utc,
    serverNow: hour(48),
    oldestOn: date('2026-10-01'),
    longestMinutes: 14 * 60,
    longShiftMinutes: 14 * 60,
    begun: [],
    shifts: [],
    closed: null,
    closures: [{ during: { from: hour(24), to: hour(48) }, refusal: 'week_is_approved' }],
    punches: punches(words),
  });
  const onSunday = dateAt(hour(9), utc);

  test.each([
    ['', null, '16:00', '23:59', true],
    ['', null, '22:00', '06:00', 'week_is_approved'],
    ['', null, '22:00', '00:00', 'week_is_approved'],
    ['in 9:00, out 12:00', 'p1', '09:00', '17:00', true],
  ])('of %j, entry %s, from %s to %s is told before it is sent: %s', (words, entryId, start, end, told) => {
    const values = {
      newStartTime: start,
      newEndTime: end,
      newBreak: '0',
      startReading: 'first',
      endReading: 'first',
    } as const;
    const asked = askedOf(values, onSunday) as AskedEntry;
    const answer = preview(day(words), entryId, asked, hour(48));
    expect(answer.ok || answer.refusal).toBe(told);
  });
});

describe('beside what is recorded', () => {
  const planned = { clockedInAt: time('9:00'), clockedOutAt: time('17:00'), breaks: [] };
  const other = { clockedInAt: time('10:00'), clockedOutAt: time('17:00'), breaks: [] };

  test('what would be recorded is shown', () => {
    const decided = { ok: true, value: { planned: other } } as unknown as ReturnType<typeof preview>;
    expect(wishedEntry(decided, { planned, isAsAsked: false })).toBe(other);
  });

  test('what was asked for stays to be seen where it can be recorded no longer, until other times are typed', () => {
    const decided = { ok: false, refusal: 'week_is_approved' } as unknown as ReturnType<typeof preview>;
    expect(wishedEntry(decided, { planned, isAsAsked: true })).toBe(planned);
    expect(wishedEntry(decided, { planned, isAsAsked: false })).toBeNull();
    expect(wishedEntry(undefined, { planned, isAsAsked: false })).toBeNull();
  });
});

test.each([
  ['in 6:00', '20:00', undefined],
  ['in 6:00', '20:01', '6:00'],
  ['in 6:00, in 18:00', '19:00', '6:00'],
  ['in 6:00, out 14:00, in 18:00', '19:00', undefined],
])('of %s at %s, what was forgotten began at %s', (words, now, began) => {
  const forgotten = forgottenOf(punches(words), 14 * 60, time(now));
  expect(forgotten?.clockedInAt).toBe(began === undefined ? undefined : time(began));
});

test.each([
  ['30', 'figures'],
  ['abc', undefined],
  ['', undefined],
])('while the break is typed as %j, of what the times before did there is %j', (newBreak, shown) => {
  const values = { ...valuesOf(whole, utc), newBreak };
  expect(effectShown(askedOf(values, date('2026-11-16')), 'figures')).toBe(shown);
});

test.each([
  ['5:00', '19:00', undefined],
  ['5:00', '19:01', 841],
  ['5:54', '5:00', 1_386],
])('from %s to %s a shift of unusual length is told before it is sent, in minutes: %s', (start, end, minutes) => {
  const day: RecordedDay = {
    zone: utc,
    serverNow: time('23:59'),
    oldestOn: date('2026-10-01'),
    longestMinutes: 24 * 60,
    longShiftMinutes: 14 * 60,
    begun: [],
    shifts: [],
    closed: null,
    closures: [],
    punches: [],
  };
  const [startTime, endTime] = [start, end].map((text) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return { hour, minute };
  }) as [AskedEntry['startTime'], AskedEntry['endTime']];
  const asked = { date: date('2026-11-16'), startTime, endTime, breakMinutes: 0 } as AskedEntry;
  const decided = preview(day, null, asked, addMilliseconds(time('23:59'), 48 * millisecondsPerHour));
  expect(decided.ok && unusualMinutes(day, decided.value.planned)).toBe(minutes);
});

test('an answer waits only while a request about that entry is undecided, and is never claimed unread', () => {
  const decision = { outcome: 'rejected' } as NonNullable<Adjustment['decision']>;
  expect(waits([{ entryId: 'a', decision: null }], 'a')).toBe(true);
  expect(waits([{ entryId: 'a', decision }], 'a')).toBe(false);
  expect(waits([{ entryId: 'b', decision: null }], 'a')).toBe(false);
  expect(waits(undefined, 'a')).toBe(false);
});

test('an entry that is added is told as new: its day may have others', () => {
  expect(nothingOf(null)).toBe('adjustments.newEntry');
  expect(nothingOf('01a1fe65-5d4d-7394-a915-5454d7390144')).toBe('adjustments.nothing');
});
