import { describe, expect, test } from 'vitest';
import type { LedgerEntryReply, TimeOffRequestReply } from '../../../contract/time-off.ts';
import { instant, parsePlainDate, type PlainDate } from '../../../domain/kernel/time.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { correctionIn, entryNamed, ledgerRows, rowIn } from './ledger.ts';
import { balanceAt } from './request.ts';

const on = (text: string) => parsePlainDate(text) as PlainDate;
const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12', ' ', 2026) };

const entry = (kind: LedgerEntryReply['kind'], date: string, hours: number, more: Partial<LedgerEntryReply> = {}) => ({
  entryId: `${kind} ${date} ${hours}`,
  typeId: 'v',
  kind,
  on: on(date),
  minutes: hours * 60,
  period: null,
  timeOffId: null,
  reason: null,
  recordedBy: null,
  ...more,
});

const leave = (dates: readonly string[], more: Partial<TimeOffRequestReply> = {}): TimeOffRequestReply => ({
  timeOffId: 't',
  requestId: 'r',
  type: { typeId: 'v', preset: 'vacation', name: null, isPaid: true, unit: 'half_day' },
  startsOn: on(dates[0] ?? ''),
  endsOn: on(dates.at(-1) ?? ''),
  part: 'whole',
  fromMinute: null,
  toMinute: null,
  numDays: dates.length,
  chargedMinutes: dates.length * 480,
  days: dates.map((date) => ({ date: on(date), minutes: 480 })),
  note: null,
  attachment: null,
  askedAt: instant(0),
  decision: { outcome: 'approved', decidedBy: 'Maya', decidedAt: instant(0), reason: null },
  cancellation: null,
  ...more,
});

const week = ['2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26', '2026-11-27'];
const opening = entry('opening', '2026-10-01', 80);
const used = entry('used', '2026-11-23', -40, { timeOffId: 't' });

const told = (ledger: readonly LedgerEntryReply[], requests: readonly TimeOffRequestReply[], today: string) => {
  const reply = { ledger: [...ledger], requests: [...requests], today: on(today) };
  return ledgerRows(reply, 'v').map((row) => [
    rowIn(words, reply, row).replace(/[\u2068\u2069]/g, ''),
    row.minutes / 60,
    row.balance === undefined ? undefined : row.balance / 60,
  ]);
};

describe('the ledger', () => {
  test('tells the balance after each row, the newest first, and of what is to come none', () => {
    const rows = [opening, entry('accrued', '2026-11-01', 8), used];
    expect(told(rows, [leave(week)], '2026-11-20')).toEqual([
      ['Taken: Nov 23 – 27', -40, undefined],
      ['Earned', 8, 88],
      ['Opening balance', 80, 80],
    ]);
  });

  test('has leave that is under way taken as far as it is', () => {
    expect(told([opening, used], [leave(week)], '2026-11-24')).toEqual([
      ['Taken: Nov 25 – 27', -24, undefined],
      ['Taken: Nov 23 – 24', -16, 64],
      ['Opening balance', 80, 80],
    ]);
  });

  test('has what lapsed in the midst of leave stand between its days', () => {
    const lapsed = entry('expired', '2026-11-25', -30, { period: 'anniversary 2026-11-25' });
    expect(told([opening, used, lapsed], [leave(week)], '2026-11-28')).toEqual([
      ['Taken: Nov 25 – 27', -24, 10],
      ['Expired', -30, 34],
      ['Taken: Nov 23 – 24', -16, 64],
      ['Opening balance', 80, 80],
    ]);
  });

  test('keeps what was given back since', () => {
    const back = (hours: number) => entry('revoked', '2026-11-23', hours, { timeOffId: 't' });
    expect(told([opening, used, back(8)], [leave(week.slice(0, 4))], '2026-11-28').map(([, change]) => change)).toEqual(
      [8, -40, 80],
    );
    const cancelled = leave(week, { cancellation: { by: 'Maya', at: instant(0), reason: null } });
    expect(told([opening, used, back(40)], [cancelled], '2026-11-28').map(([what]) => what)).toEqual([
      'Taken back: Nov 23 – 27',
      'Taken: Nov 23 – 27',
      'Opening balance',
    ]);
  });

  test('says why a year was put right', () => {
    const period = 'anniversary 2026-11-25 by t';
    const right = entry('accrued', '2026-11-25', 24, { period, timeOffId: 't' });
    expect(told([opening, used, right], [leave(week)], '2026-11-28')[1]).toEqual([
      'Carry-over of Nov 25 put right: Nov 23 – 27 was approved later',
      24,
      88,
    ]);
  });

  test('says that what counts from before a year was recorded after it', () => {
    const adjusted = entry('adjusted', '2026-11-20', 8, { reason: 'Counted twice' });
    const period = `anniversary 2026-11-25 adjusted ${adjusted.entryId.replaceAll(' ', '-')}`;
    const known = { ...adjusted, entryId: period.split(' ')[3] ?? '' };
    const right = entry('expired', '2026-11-25', -8, { period });
    expect(told([opening, known, right], [], '2026-11-28').slice(0, 2)).toEqual([
      ['Carry-over of Nov 25 put right: what counts from Nov 20 was recorded later', -8, 80],
      ['Adjusted: Counted twice', 8, 88],
    ]);
    expect(told([opening, right], [], '2026-11-28')[0]?.[0]).toBe('Expired');
  });

  test('says the same of a date as the balances do', () => {
    const reply = { ledger: [opening, used], requests: [leave(week)], today: on('2026-11-25') };
    const all = { ...reply, leaveWeeks: [], holidays: [], types: [], hiredOn: on('2025-01-01'), hireIsTold: true };
    const known = { ...all, lastDay: null, suspensions: [], policies: [], payDays: [], mayAdjust: false };
    expect(ledgerRows(reply, 'v').find(({ balance }) => balance !== undefined)?.balance).toBe(
      balanceAt(known, 'v', reply.today),
    );
  });
});

test('a row that gives back is read as such, and one that takes what was given back as taken', () => {
  expect(entryNamed({ kind: 'revoked', minutes: 480 })).toBe('revoked');
  expect(entryNamed({ kind: 'revoked', minutes: -480 })).toBe('used');
});

test.each([
  ['anniversary 2026-11-20 by t', { what: 'carried', why: 'by', by: 't' }],
  ['lapse 2026-11-20 without t', { what: 'lapsed', why: 'without', by: 't' }],
  ['grant 2026-11-20 by t', { what: 'earned', why: 'by', by: 't' }],
  ['work 2026-11-16 adjusted a', { what: 'earned', why: 'adjusted', by: 'a' }],
  ['anniversary 2026-11-20', undefined],
  [null, undefined],
])('a row of the period %j puts %j right', (period, correction) =>
  expect(correctionIn({ period })).toEqual(correction),
);
