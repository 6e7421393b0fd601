import { describe, expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { checkBook, type Book, type BookedDay, type BookedPayment } from './book.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const tuesday = addDays(monday, 1);
const approved = (workedOn: PlainDate, workedMinutes: number, pay: number, employeeId = 'ana') => ({
  employeeId,
  workLogId: `${employeeId} ${workedOn}`,
  workedOn,
  workedMinutes,
  payCents: cents(pay),
});
const turn = (paymentId: string, workedOn: PlainDate, more: Partial<BookedDay> = {}): BookedDay => ({
  employeeId: 'ana',
  paymentId,
  workedOn,
  turn: 1,
  entry: 'paid',
  workLogId: `ana ${workedOn}`,
  voidedTurn: null,
  wasPaid: false,
  isPaid: true,
  minutesBefore: 0,
  minutes: 480,
  centsBefore: cents(0),
  cents: cents(160_00),
  ...more,
});
const back = (paymentId: string, workedOn: PlainDate): BookedDay =>
  turn(paymentId, workedOn, {
    turn: 2,
    entry: 'voided',
    voidedTurn: 1,
    wasPaid: true,
    isPaid: false,
    minutesBefore: 480,
    minutes: -480,
    centsBefore: cents(160_00),
    cents: cents(-160_00),
  });
const payment = (id: string, dayCount: number, more: Partial<BookedPayment> = {}): BookedPayment => ({
  id,
  employeeId: 'ana',
  isVoid: false,
  dayCount,
  workedMinutes: dayCount * 480,
  owedCents: dayCount * 160_00,
  deductionsCents: 0,
  deductionLinesCents: 0,
  ...more,
});
const book: Book = {
  approved: [approved(monday, 480, 160_00), approved(tuesday, 510, 170_00), approved(addDays(monday, 2), 60, 20_00)],
  days: [
    turn('first', monday),
    turn('first', tuesday),
    turn('lost', addDays(monday, 3)),
    back('lost', addDays(monday, 3)),
  ],
  payments: [payment('first', 2), payment('lost', 1, { isVoid: true })],
};

describe('a book holds together', () => {
  test('where approved is paid, unpaid and voided together', () => {
    const withVoided = { ...book, approved: [...book.approved, approved(addDays(monday, 3), 480, 160_00)] };
    expect(checkBook(withVoided)).toEqual({
      faults: [],
      balances: [
        {
          employeeId: 'ana',
          approved: { minutes: 1_530, cents: 510_00 },
          paid: { minutes: 960, cents: 320_00 },
          // A day that nobody paid, and half an hour that came to one that was.
          unpaid: { minutes: 90, cents: 30_00 },
          voided: { minutes: 480, cents: 160_00 },
        },
      ],
    });
  });

  test('where a card was reopened after it was paid: what was paid stands against it', () => {
    const { balances, faults } = checkBook({ ...book, approved: [] });
    expect(faults).toEqual([]);
    expect(balances).toMatchObject([{ approved: { cents: 0 }, paid: { cents: 320_00 }, unpaid: { cents: -320_00 } }]);
  });

  test('whatever the order in which its turns are read', () => {
    expect(checkBook({ ...book, days: book.days.toReversed() })).toEqual(checkBook(book));
  });

  test('where a void took back a payment of several days', () => {
    const [thursday, friday] = [addDays(monday, 3), addDays(monday, 4)];
    const both = [thursday, friday].flatMap((on) => [turn('both', on), back('both', on)]);
    const voided = payment('both', 2, { isVoid: true });
    expect(checkBook({ approved: [], days: both, payments: [voided] }).faults).toEqual([]);
  });

  test('where a payment is of no day, but of what is paid beside', () => {
    const beside = payment('beside', 0);
    expect(checkBook({ ...book, payments: [...book.payments, beside] }).faults).toEqual([]);
  });

  test('where a day was paid while nobody had a rate: a first rate leaves only hours that came since to be paid', () => {
    const unpriced = turn('first', monday, { cents: cents(0), isUnpriced: true });
    const free = payment('first', 1, { owedCents: 0 });
    const settled = { days: [unpriced], payments: [free] };
    const none = { minutes: 0, cents: 0 };
    expect(checkBook({ ...settled, approved: [approved(monday, 480, 160_00)] })).toMatchObject({
      faults: [],
      balances: [{ approved: { minutes: 480, cents: 0 }, paid: { cents: 0 }, unpaid: none }],
    });
    const hour = {
      entry: 'difference',
      turn: 2,
      wasPaid: true,
      minutesBefore: 480,
      minutes: 60,
      cents: cents(20_00),
    } as const;
    const later = payment('later', 1, { workedMinutes: 60, owedCents: 20_00 });
    const withHour = { days: [unpriced, turn('later', monday, hour)], payments: [free, later] };
    expect(checkBook({ ...withHour, approved: [approved(monday, 540, 180_00)] })).toMatchObject({
      faults: [],
      balances: [{ approved: { minutes: 540, cents: 20_00 }, paid: { cents: 20_00 }, unpaid: none }],
    });
  });

  test('where a rate was raised since: what it gives more of a day that was paid at one is to be paid, also after a difference', () => {
    const raised = { days: [turn('first', monday)], payments: [payment('first', 1)] };
    expect(checkBook({ ...raised, approved: [approved(monday, 480, 176_00)] })).toMatchObject({
      faults: [],
      balances: [{ unpaid: { minutes: 0, cents: 16_00 } }],
    });
    const hour = {
      entry: 'difference',
      turn: 2,
      wasPaid: true,
      minutesBefore: 480,
      minutes: 60,
      centsBefore: cents(160_00),
      cents: cents(20_00),
    } as const;
    const later = payment('later', 1, { workedMinutes: 60, owedCents: 20_00 });
    const both = { days: [...raised.days, turn('later', monday, hour)], payments: [...raised.payments, later] };
    expect(checkBook({ ...both, approved: [approved(monday, 540, 198_00)] })).toMatchObject({
      faults: [],
      balances: [{ unpaid: { minutes: 0, cents: 18_00 } }],
    });
  });

  test('but not where the first turn of a day is a difference, of what nobody paid', () => {
    const days = [turn('first', monday, { entry: 'difference', wasPaid: true })];
    const { faults } = checkBook({ approved: [], days, payments: [payment('first', 1)] });
    expect(faults).toContainEqual({ kind: 'turn_does_not_follow', employeeId: 'ana', workedOn: monday });
  });

  test('and each person by themselves', () => {
    const { balances } = checkBook({ ...book, approved: [...book.approved, approved(monday, 60, 20_00, 'bo')] });
    expect(balances[1]).toMatchObject({ employeeId: 'bo', unpaid: { minutes: 60, cents: 20_00 }, paid: { cents: 0 } });
  });

  test('and asks no more often of each day whose it is where there are more people', () => {
    const asksPerDay = (people: number): number => {
      let asks = 0;
      const days = Array.from({ length: people }, (_, index) => ({
        ...approved(monday, 480, 160_00),
        get employeeId() {
          asks += 1;
          return `employee ${index}`;
        },
      }));
      expect(checkBook({ approved: days, days: [], payments: [] }).balances).toHaveLength(people);
      return asks / people;
    };
    expect(asksPerDay(200)).toBe(asksPerDay(2));
  });
});

describe('a book does not', () => {
  const [first, lost] = [payment('first', 2), payment('lost', 1, { isVoid: true })];
  test.each<[string, Partial<Book>, readonly object[]]>([
    [
      'where a payment says more than its days',
      { payments: [{ ...first, owedCents: 320_01 }, lost] },
      [
        { kind: 'days_are_not_the_payment', paymentId: 'first' },
        { kind: 'does_not_balance', employeeId: 'ana' },
      ],
    ],
    [
      'where a payment has other hours than its days',
      { payments: [{ ...first, workedMinutes: 959 }, lost] },
      [{ kind: 'days_are_not_the_payment' }, { kind: 'does_not_balance' }],
    ],
    [
      'where a day is missing',
      { days: book.days.slice(1) },
      [{ kind: 'days_are_not_the_payment' }, { kind: 'does_not_balance' }],
    ],
    [
      'where deductions are not their lines',
      { payments: [{ ...first, deductionsCents: 5 }, lost] },
      [{ kind: 'deductions_are_not_the_payment', paymentId: 'first' }],
    ],
    [
      'where a void took nothing back',
      { days: book.days.slice(0, 3) },
      [{ kind: 'void_is_not_whole', paymentId: 'lost' }, { kind: 'does_not_balance' }],
    ],
    [
      'where a void took back a minute too few',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), minutes: -479 }] },
      [{ kind: 'void_is_not_whole', paymentId: 'lost' }],
    ],
    [
      'where a void took back a cent too few',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), cents: cents(-159_99) }] },
      [{ kind: 'void_is_not_whole', paymentId: 'lost' }],
    ],
    [
      'where a void took twice of one day what it owed of two',
      {
        days: [
          turn('both', monday),
          turn('both', tuesday),
          { ...back('both', monday), minutes: -960, cents: cents(-320_00) },
        ],
        payments: [payment('both', 2, { isVoid: true })],
      },
      [{ kind: 'void_is_not_whole', paymentId: 'both' }],
    ],
    [
      'where a payment says more days than it has',
      { payments: [{ ...first, dayCount: 3 }, lost] },
      [{ kind: 'days_are_not_the_payment', paymentId: 'first' }],
    ],
    [
      'where days are back without a void',
      { payments: [first, { ...lost, isVoid: false }] },
      [{ kind: 'void_is_not_whole', paymentId: 'lost' }, { kind: 'does_not_balance' }],
    ],
    [
      'where a turn does not stand on the one before',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), turn: 3 }] },
      [{ kind: 'turn_does_not_follow', employeeId: 'ana', workedOn: addDays(monday, 3) }],
    ],
    [
      'where a day is paid twice',
      { days: [...book.days, turn('twice', monday, { turn: 2 })], payments: [...book.payments, payment('twice', 1)] },
      [{ kind: 'turn_does_not_follow', workedOn: monday }, { kind: 'does_not_balance' }],
    ],
    [
      'where a turn took a day that was paid for one that was not',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), wasPaid: false }] },
      [{ kind: 'turn_does_not_follow' }],
    ],
    [
      'where a turn found other money than was left',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), centsBefore: cents(159_99) }] },
      [{ kind: 'turn_does_not_follow' }],
    ],
    [
      'where a turn found other minutes than were left',
      { days: [...book.days.slice(0, 3), { ...back('lost', addDays(monday, 3)), minutesBefore: 479, minutes: -480 }] },
      [{ kind: 'turn_does_not_follow' }],
    ],
  ])('%s', (_, wrong, faults) => {
    const found = checkBook({ ...book, ...wrong }).faults;
    expect(found).toMatchObject(faults);
    expect(found).toHaveLength(faults.length);
  });
});
