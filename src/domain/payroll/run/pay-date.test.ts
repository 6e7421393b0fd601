import { expect, test } from 'vitest';
import { dateAt, instantAt, parsePlainDate, parseZone, type PlainDate, type Zone } from '../../kernel/time.ts';
import { decideRunDate, paidAt, usualPayDate } from './pay-date.ts';

const date = (text: string) => parsePlainDate(text) as PlainDate;
const zone = parseZone('America/Los_Angeles') as Zone;

test.each([
  ['2026-12-04', '2026-11-30', '2026-12-04'],
  ['2026-12-04', '2026-12-04', '2026-12-04'],
  ['2026-12-04', '2026-12-05', '2026-12-05'],
  ['2027-01-15', '2026-11-30', '2026-12-31'],
])('with payday %s a run of %s is dated %s, as long as nobody chooses another day', (pay, today, usual) => {
  expect(usualPayDate({ pay: date(pay) }, date(today))).toBe(usual);
});

test('without a payday a run is dated today', () => {
  expect(usualPayDate({}, date('2026-11-30'))).toBe('2026-11-30');
});

test('somebody is paid now where it is that day at their home, else at noon of it there', () => {
  const now = instantAt(date('2026-11-30'), { hour: 22, minute: 30 }, zone);
  expect(paidAt(date('2026-11-30'), zone, now)).toBe(now);
  const ahead = paidAt(date('2026-12-04'), zone, now);
  expect(ahead).toBe(instantAt(date('2026-12-04'), { hour: 12, minute: 0 }, zone));
  // In New York it is the next day already.
  const east = parseZone('America/New_York') as Zone;
  expect(dateAt(paidAt(date('2026-11-30'), east, now), east)).toBe('2026-11-30');
});

test.each([
  ['2026-12-31', { ok: true, value: undefined }],
  ['2027-01-01', { ok: false, refusal: 'transaction_in_future', details: { field: 'paidOn', latest: '2026-12-31' } }],
  // The latest of the first days of its people.
  ['2026-11-20', { ok: true, value: undefined }],
  ['2026-11-19', { ok: false, refusal: 'transaction_before_work', details: { field: 'paidOn' } }],
])(
  'a run that is prepared on 2026-11-30 of people whose days begin on the 16th, the 18th and the 20th and is dated %s: %j',
  (on, decided) => {
    const firstDays = ['2026-11-20', '2026-11-16', '2026-11-18'].map(date);
    expect(decideRunDate(date(on), { today: date('2026-11-30'), firstDays })).toEqual(decided);
  },
);

test('a run of nobody has no first day', () => {
  expect(decideRunDate(date('2020-01-01'), { today: date('2026-11-30'), firstDays: [] })).toMatchObject({ ok: true });
});
