import { describe, expect, test } from 'vitest';
import type { TimeOffReply } from '../../../contract/time-off.ts';
import { instant, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import {
  balanceAt,
  changed,
  considered,
  countOf,
  daysTaken,
  hindranceOf,
  hoursTyped,
  preview,
  standingAfter,
  toneOf,
  wishOf,
  type TimeOffValues,
} from './request.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const nothing: TimeOffValues = { typeId: 'v', startDate: '', endDate: '', part: 'whole', fromTime: '', toTime: '' };
const monday = { ...nothing, startDate: '2026-11-23', endDate: '2026-11-23' };

const vacation = { typeId: 'v', preset: 'vacation', name: null, isPaid: true, unit: 'hour' } as const;
const entry = (date: string, minutes: number) =>
  ({
    entryId: date,
    typeId: 'v',
    kind: 'adjusted',
    on: on(date),
    minutes,
    period: null,
    timeOffId: null,
    reason: null,
    recordedBy: null,
  }) as const;
const bothDays = ['2026-12-07', '2026-12-08'].map((day) => ({ date: on(day), minutes: 480 }));
const waits = {
  timeOffId: 't',
  requestId: 'r',
  type: vacation,
  startsOn: on('2026-12-07'),
  endsOn: on('2026-12-08'),
  part: 'whole',
  fromMinute: null,
  toMinute: null,
  numDays: 2,
  chargedMinutes: 960,
  days: bothDays,
  note: null,
  attachment: null,
  askedAt: instant(0),
  decision: null,
  cancellation: null,
} as const;
const reply: TimeOffReply = {
  today: on('2026-11-20'),
  leaveWeeks: [],
  holidays: [],
  types: [{ ...vacation, needsNote: false, needsAttachment: false, isOpen: true }],
  hiredOn: on('2025-01-01'),
  hireIsTold: true,
  lastDay: null,
  suspensions: [],
  policies: [],
  payDays: [],
  ledger: [entry('2026-01-01', 2_400), entry('2026-12-01', 480)],
  requests: [waits],
  mayAdjust: false,
};

describe('the count of days', () => {
  test.each([
    ['nothing is chosen', '', '', 0],
    ['the end is missing', '2026-11-23', '', 0],
    ['both are the same', '2026-11-23', '2026-11-23', 1],
    ['the end comes first', '2026-11-23', '2026-11-22', 0],
    ['weekends count', '2026-11-20', '2026-11-23', 4],
  ])('where %s', (_, startDate, endDate, count) => expect(countOf({ startDate, endDate })).toBe(count));
});

describe('a part of a day', () => {
  test('keeps the end on the start', () => {
    const half = changed(monday, { part: 'morning' });
    expect(changed(half, { startDate: '2026-11-24' })).toMatchObject({ part: 'morning', endDate: '2026-11-24' });
  });
  test('gives way to whole days once another end is chosen', () => {
    const half = changed(monday, { part: 'morning' });
    expect(changed(half, { endDate: '2026-11-25' })).toMatchObject({ part: 'whole', endDate: '2026-11-25' });
  });
  test('of hours is read from the wall clock, and is missing while it is not typed', () => {
    const hours = changed(monday, { part: 'hours', fromTime: '09:00' });
    expect(wishOf(hours)).toMatchObject({ fromMinute: 540, toMinute: null });
    expect(wishOf({ ...hours, toTime: '11:30' })).toMatchObject({ fromMinute: 540, toMinute: 690 });
  });
});

test('nothing is asked for while a date is missing', () => {
  expect(wishOf({ ...monday, endDate: '' })).toBeUndefined();
});

test('what would take more of a type in one year than it lets use cannot be submitted, and of another type can', () => {
  const rules = {
    accrual: { by: 'nothing' },
    waitingDays: 0,
    usableAfterDays: 0,
    yearlyUse: { minutes: 1_440, days: 0 },
  } as const;
  const limited = { ...reply, policies: [{ typeId: vacation.typeId, from: on('2025-01-01'), rules }] };
  const wish = {
    startsOn: on('2026-12-21'),
    endsOn: on('2026-12-22'),
    part: 'whole',
    fromMinute: null,
    toMinute: null,
  } as const;
  // The two days that wait are sixteen hours.
  const decided = preview(limited, vacation, wish);
  expect(decided).toMatchObject({ refusal: 'time_off_yearly_use', details: { leftMinutes: 480 } });
  expect(hindranceOf({ wish, count: 2, decided }, [], false)).toEqual({ kind: 'refused', by: 'time_off_yearly_use' });
  expect(preview(limited, vacation, { ...wish, endsOn: wish.startsOn }).ok).toBe(true);
  expect(preview(limited, { ...vacation, typeId: 'sick' }, wish).ok).toBe(true);
});

test('what waits takes its days, and what was withdrawn takes none', () => {
  const wish = {
    startsOn: on('2026-12-08'),
    endsOn: on('2026-12-09'),
    part: 'whole',
    fromMinute: null,
    toMinute: null,
  } as const;
  expect(preview(reply, vacation, wish)).toMatchObject({ refusal: 'time_off_overlaps' });
  const withdrawn = {
    ...waits,
    decision: { outcome: 'withdrawn', decidedBy: 'Ana', decidedAt: instant(0), reason: null },
  } as const;
  expect(preview({ ...reply, requests: [withdrawn] }, vacation, wish).ok).toBe(true);
});

test('a request is measured by what is there as it begins, without what waits', () => {
  expect(standingAfter(reply, 'v', on('2026-12-14'), [{ date: on('2026-12-14'), minutes: 480 }])).toMatchObject({
    atStart: 2_880,
    takenByOthers: 960,
    after: 1_440,
  });
});

test('a week takes the days of approved requests that lie in it', () => {
  const approved = {
    ...waits,
    decision: { outcome: 'approved', decidedBy: 'Elena', decidedAt: instant(0), reason: null },
  } as const;
  expect(daysTaken([waits], on('2026-12-07'), on('2026-12-13'))).toEqual([]);
  expect(daysTaken([approved], on('2026-12-08'), on('2026-12-14'))).toMatchObject([
    { date: '2026-12-08', minutes: 480 },
  ]);
});

test('what the calendar is still to give is there by then', () => {
  const accrual = {
    by: 'calendar',
    frequency: { every: 'month', dayOfMonth: 1 },
    milestones: [{ afterYears: 0, minutesPerYear: 2_400 }],
  } as const;
  const rules = { accrual, waitingDays: 0, usableAfterDays: 0 };
  const earning = { ...reply, policies: [{ typeId: 'v', from: on('2026-11-15'), rules }] };
  expect(balanceAt(earning, 'v', on('2026-11-30'))).toBe(2_400);
  expect(balanceAt(earning, 'v', on('2027-01-01'))).toBe(2_400 + 480 + 2 * 200);
});

test.each([
  ['8', 480],
  ['-4.5', -270],
  ['7:30', 450],
  ['٤٫٥', 270],
  ['0', undefined],
  ['', undefined],
  ['eight', undefined],
])('hours typed as %j are %j minutes', (text, minutes) => expect(hoursTyped(text)).toBe(minutes));

describe('whether a request can be submitted', () => {
  const blackout = { name: 'Inventory', locationId: null, startsOn: on('2026-11-23'), endsOn: on('2026-11-23') };
  const limit = (effect: 'refuse' | 'warn') => ({ ...blackout, limitId: effect, mostAway: 0, effect });
  const of = (dates: Partial<TimeOffValues>) => considered(reply, { ...nothing, ...dates });

  test.each([
    ['no date', of({}), [], false, { kind: 'no_days' }],
    ['the last date first', of({ startDate: '2026-11-24', endDate: '2026-11-23' }), [], false, { kind: 'end_first' }],
    ['dates', of(monday), [], false, undefined],
    [
      'dates that a request holds',
      of({ startDate: '2026-12-07', endDate: '2026-12-07' }),
      [],
      false,
      { kind: 'refused', by: 'time_off_overlaps' },
    ],
    ['a blackout that only warns', of(monday), [limit('warn')], false, undefined],
    ['one that refuses', of(monday), [limit('refuse')], false, { kind: 'limit', limit: limit('refuse') }],
    ['a file that has not arrived', of(monday), [], true, { kind: 'file_waits' }],
  ] as const)('with %s', (_, chosen, met, isFileWaiting, hindrance) => {
    expect(hindranceOf(chosen, met, isFileWaiting)).toEqual(hindrance);
  });

  test('what another device withdrew stands against nothing any more', () => {
    const dates = { ...nothing, startDate: '2026-12-07', endDate: '2026-12-07' };
    const without = { ...reply, requests: [] };
    expect(hindranceOf(considered(reply, dates), [], false)).toBeDefined();
    expect(hindranceOf(considered(without, dates), [], false)).toBeUndefined();
  });
});

test('what was taken back after it was approved has no colour: orange is for breaks alone', () => {
  const approved = { outcome: 'approved', decidedBy: 'Elena', decidedAt: instant(0), reason: null } as const;
  const cancellation = { by: 'Maya', at: instant(0), reason: null };
  expect(toneOf({ decision: approved, cancellation: null })).toBe('in');
  expect(toneOf({ decision: approved, cancellation })).toBeUndefined();
});
