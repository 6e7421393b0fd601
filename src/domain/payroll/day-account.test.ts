import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { dueOf, settles, takesBack, untouchedDay, type DayAccount, type DayEntry } from './day-account.ts';
import { decideVoid } from './decide-void.ts';

const workedOn = parsePlainDate('2026-11-16') as PlainDate;
const day = (workedMinutes: number, pay: number | null, workLogId = 'log') => ({
  workLogId,
  workedOn,
  workedMinutes,
  payCents: pay === null ? null : cents(pay),
});
const after = (entry: DayEntry): DayAccount => ({
  turn: entry.turn,
  isPaid: entry.isPaid,
  minutes: entry.minutesBefore + entry.minutes,
  cents: cents(entry.centsBefore + entry.cents),
});
function paid(approved: ReturnType<typeof day>, account: DayAccount): DayEntry {
  const due = dueOf(approved, account);
  if (due === undefined) throw new Error('nothing is due');
  return settles(approved, due, account);
}

describe('what a day leaves to be paid', () => {
  const settled = { turn: 1, isPaid: true, minutes: 480, cents: cents(160_00) };
  const unpriced = { ...settled, cents: cents(0), isUnpriced: true };
  test.each([
    ['all of it, where nothing was paid', 480, 160_00, untouchedDay, { kind: 'paid', minutes: 480, cents: 160_00 }],
    ['its hours, where no rate is known', 480, null, untouchedDay, { kind: 'paid', minutes: 480, cents: 0 }],
    ['nothing, where nothing of it is left before it was paid', 0, 0, untouchedDay, undefined],
    [
      'all of it back, where nothing of it is left',
      0,
      0,
      settled,
      { kind: 'difference', minutes: -480, cents: -160_00 },
    ],
    ['nothing, once it is settled', 480, 160_00, settled, undefined],
    ['nothing yet, while a payment that waits holds it', 510, 170_00, { ...settled, isHeld: true }, undefined],
    ['what came to it since', 510, 170_00, settled, { kind: 'difference', minutes: 30, cents: 10_00 }],
    ['what went from it since', 420, 140_00, settled, { kind: 'difference', minutes: -60, cents: -20_00 }],
    ['pay alone, where the hours stayed', 480, 168_00, settled, { kind: 'difference', minutes: 0, cents: 8_00 }],
    ['nothing, where it was agreed before a rate was known', 480, null, settled, undefined],
    [
      'the hours that came to it before a rate is known',
      510,
      null,
      settled,
      { kind: 'difference', minutes: 30, cents: 0 },
    ],
    ['nothing, where it was paid at no known rate', 480, 160_00, unpriced, undefined],
    [
      'what its other hours give, where it was paid at no known rate',
      510,
      170_00,
      unpriced,
      { kind: 'difference', minutes: 30, cents: 10_00 },
    ],
    [
      'hours alone, where nothing is left of one paid at no known rate',
      0,
      0,
      unpriced,
      { kind: 'difference', minutes: -480, cents: 0 },
    ],
  ])('%s', (_, minutes, pay, account, due) => {
    expect(dueOf(day(minutes, pay), account)).toEqual(due);
  });
});

test('each turn stands on the one before, and takes it back exactly', () => {
  const first = paid(day(480, 160_00), untouchedDay);
  const second = paid(day(510, 170_00, 'later'), after(first));
  expect([first.entry, second.entry, second.minutesBefore, second.centsBefore]).toEqual([
    'paid',
    'difference',
    480,
    160_00,
  ]);
  const taken = takesBack(second, after(second));
  expect(taken).toMatchObject({ turn: 3, entry: 'voided', voidedTurn: 2, isPaid: true, minutes: -30, cents: -10_00 });
  const back = takesBack(first, after(taken as DayEntry));
  expect(back).toMatchObject({ turn: 4, voidedTurn: 1, wasPaid: true, isPaid: false });
  expect(after(back as DayEntry)).toEqual({ turn: 4, isPaid: false, minutes: 0, cents: 0 });
});

describe('a void', () => {
  const first = paid(day(480, 160_00), untouchedDay);
  const inNoFile = { fileId: null, knownFileId: undefined };
  const void_ = (isVoid: boolean, account: DayAccount) =>
    decideVoid({ isVoid, days: [first], accounts: new Map([[workedOn, account]]), ...inNoFile });

  test.each([
    ['a', undefined, 'payment_in_deposit_file'],
    ['a', 'b', 'payment_in_deposit_file'],
    ['a', 'a', undefined],
    [null, undefined, undefined],
    // The file was withdrawn meanwhile: the bank has nothing.
    [null, 'a', undefined],
  ])('of a payment in file %s by who knows of %s is refused as %s', (fileId, knownFileId, refusal) => {
    const accounts = new Map([[workedOn, after(first)]]);
    const decided = decideVoid({ isVoid: false, days: [first], accounts, fileId, knownFileId });
    expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
  });

  test('is said once', () => {
    expect(void_(false, after(first))).toMatchObject({ ok: true, value: [{ entry: 'voided' }] });
    expect(void_(true, after(first))).toMatchObject({ refusal: 'payment_is_void' });
  });

  test.each([
    ['more hours', 510, 160_00],
    ['more pay for the same hours', 480, 170_00],
  ])('waits for that of a payment which settled %s', (_, minutes, pay) => {
    const second = paid(day(minutes, pay, 'later'), after(first));
    expect(void_(false, after(second))).toMatchObject({ refusal: 'payment_has_difference' });
  });

  test('waits for differences that come to nothing together, while one of them stands', () => {
    const second = paid(day(510, 170_00, 'later'), after(first));
    const third = paid(day(480, 160_00, 'latest'), after(second));
    expect(void_(false, { ...after(third), hasDifference: true })).toMatchObject({ refusal: 'payment_has_difference' });
    expect(void_(false, after(third))).toMatchObject({ ok: true });
    // A difference is taken back whatever others stand.
    expect(takesBack(second, { ...after(third), hasDifference: true })).toMatchObject({ isPaid: true, minutes: -30 });
  });

  test('of several days waits, where a later payment stands on one of them alone', () => {
    const tuesday = parsePlainDate('2026-11-17') as PlainDate;
    const other = paid({ ...day(480, 160_00, 'other'), workedOn: tuesday }, untouchedDay);
    const later = paid(day(510, 170_00, 'later'), after(first));
    const accounts = new Map([
      [workedOn, after(later)],
      [tuesday, after(other)],
    ]);
    const decided = decideVoid({ isVoid: false, days: [first, other], accounts, ...inNoFile });
    expect(decided).toMatchObject({ refusal: 'payment_has_difference' });
  });
});
