import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cents } from '../kernel/money.ts';
import { addDays, instant, parsePlainDate, parseZone, type PlainDate, type Zone } from '../kernel/time.ts';
import { untouchedDay } from './day-account.ts';
import { decidePayment, type KnownLog, type PaymentClaim } from './decide-payment.ts';
import { decideDeposits, type OpenDeposit } from './deposit/decide-deposits.ts';
import { depositLines, largestDepositCents } from './deposit/deposit-file.ts';
import { isLineInReach, mostPayCents } from './payment-figures.ts';
import { decidePerson, decideRun, sumsOfRun } from './run/decide-run.ts';
import { deductionKinds, type RunDeduction } from './run/run-deduction.ts';
import { hourlyOf, type TypedPerson } from './run/run-figures.ts';

// Whatever the contract lets in is decided: a sum that is too large is refused, and never a surprise.

const date = (text: string) => parsePlainDate(text) as PlainDate;
const monday = date('2026-11-16');
const amount = (whole: number, places: number) =>
  fc.stringMatching(new RegExp(`^\\d{1,${whole}}(?:\\.\\d{1,${places}})?$`));
const largest = (text: string) =>
  fc.oneof({ weight: 1, arbitrary: fc.constant(text) }, { weight: 2, arbitrary: amount(9, 2) });
const runAmount = largest('999999999.99');

const rule = fc.record<RunDeduction>({
  id: fc.constantFrom('a', 'b'),
  name: fc.constantFrom('Meals', 'Loan', 'constructor', 'toString'),
  kind: fc.constantFrom(...deductionKinds),
  value: runAmount,
  yearlyCap: fc.oneof(fc.constant('0'), runAmount),
  beforeTax: fc.boolean(),
});
const typed = fc.record<TypedPerson>({
  extra: runAmount,
  deductions: fc.dictionary(fc.constantFrom('a', 'b'), runAmount),
});

test('of whatever is typed into a pay run, all is worked out, and a deduction that no payment can hold stands in the way by its name', () => {
  const dueCents = fc.integer({ min: -99_999_999, max: 999_999_999_999 }).map(cents);
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 10 }), typed, dueCents, (rules, person, due) => {
      const candidate = {
        locationId: 'wharf',
        dueCents: due,
        taken: { Loan: 1_00 },
        takesFixed: true,
        takenAlone: {},
        deductibleCents: cents(15_00),
        owesBackOn: null,
        blockers: [],
      };
      const decided = decidePerson(candidate, person, rules, monday);
      const tooLarge = decided.figures.deductions.filter(({ isTooLarge }) => isTooLarge).map(({ name }) => name);
      expect(decided.blockers.flatMap(({ deduction }) => deduction ?? [])).toEqual(tooLarge);
      for (const line of decided.figures.deductions) expect(line.cents).toBeLessThanOrEqual(mostPayCents);
      const run = decideRun(
        sumsOfRun(
          Array.from({ length: 700 }, () => decided),
          cents(0),
        ),
      );
      expect(run.ok && tooLarge.length > 0).toBe(false);
      expect(Number.isSafeInteger(hourlyOf(decided.figures.totalCents, 1))).toBe(true);
    }),
  );
});

test('units and percentages that come to more than a payment can be are named', () => {
  const meals = {
    id: 'm',
    name: 'Meals',
    kind: 'per_unit',
    value: '999999999.99',
    yearlyCap: '0',
    beforeTax: false,
  } as const;
  const candidate = {
    locationId: 'wharf',
    dueCents: cents(160_00),
    taken: {},
    takesFixed: true,
    takenAlone: {},
    deductibleCents: cents(15_00),
    owesBackOn: null,
    blockers: [],
  };
  const decide = (units: string, change: Partial<RunDeduction> = {}) =>
    decidePerson(candidate, { deductions: { m: units } }, [{ ...meals, ...change }], monday).blockers;
  expect(decide('999999999')).toEqual([{ kind: 'deduction_too_large', startsOn: monday, deduction: 'Meals' }]);
  expect(decide('10')).toEqual([{ kind: 'net_negative', startsOn: monday }]);
  expect(decide('10.01')).toMatchObject([{ kind: 'deduction_too_large' }]);
  // Held to its cap, it is small enough.
  expect(decide('999999999', { yearlyCap: '100' })).toEqual([]);
});

test('of whatever is claimed of a payment, all is worked out, or a field of it is refused', () => {
  const ids = Array.from({ length: 400 }, (_, index) => `day ${index}`);
  const logs = new Map<string, KnownLog>(
    ids.map((id, index) => [
      id,
      {
        workLogId: id,
        startsOn: addDays(monday, 7 * Math.floor(index / 7)),
        workedOn: addDays(monday, index),
        workedMinutes: 1_440,
        breakMinutes: 0,
        startedAt: null,
        finishedAt: null,
        isInForce: true,
        payCents: index % 2 === 0 ? null : cents(99_999_999),
        account: untouchedDay,
      },
    ]),
  );
  const money = fc.oneof(fc.constant('9999999999.99'), amount(10, 2));
  const deduction = fc
    .record({ name: fc.constant('Uniform'), quantity: amount(9, 3), unitPrice: money })
    .filter(isLineInReach);
  const claim = fc.record<Partial<PaymentClaim>>({
    totalPay: money,
    hourlyPay: money,
    deductions: fc.array(deduction, { maxLength: 30 }),
    finalAmount: money,
  });
  const facts = {
    now: instant(Date.parse('2028-03-01T12:00:00Z')),
    zone: parseZone('UTC') as Zone,
    logs,
    checkNumberIsUsed: false,
  };
  fc.assert(
    fc.property(claim, (more) => {
      const decided = decidePayment(
        {
          employeeId: 'ana',
          entries: ids.map((id) => ({ id })),
          totalHours: '9600',
          numDays: 400,
          totalPay: '0',
          hourlyPay: '0',
          deductions: [],
          method: 'Cash',
          checkNumber: null,
          transactedAt: facts.now,
          finalAmount: '0',
          ...more,
        },
        facts,
      );
      expect(decided.ok || 'field' in decided.details).toBe(true);
    }),
  );
});

test('a file for the bank is made of all that was decided, and says every sum whole', () => {
  const open = fc.uniqueArray(
    fc.record({ paymentId: fc.uuid(), finalCents: fc.integer({ min: 1, max: largestDepositCents + 1 }) }),
    { minLength: 1, maxLength: 130, size: 'max', selector: ({ paymentId }) => paymentId },
  );
  const [friday, arrival] = [date('2026-11-20'), date('2026-11-23')];
  fc.assert(
    fc.property(open, (payments) => {
      const all = payments.map((one): OpenDeposit => ({ ...one, name: one.paymentId, account: 'in_use' }));
      const sum = all.reduce((total, one) => total + one.finalCents, 0);
      const wish = { paymentIds: all.map(({ paymentId }) => paymentId), finalCents: sum, effectiveOn: arrival };
      const decided = decideDeposits(all, wish, friday);
      if (!decided.ok) {
        const isTooLarge = all.some(({ finalCents }) => finalCents > largestDepositCents);
        expect(decided.refusal).toBe(isTooLarge ? 'deposit_too_large' : 'deposit_file_too_large');
        return;
      }
      const lines = depositLines({
        setup: {
          bankRouting: '231380104',
          bankName: 'Bank',
          companyName: 'Wharf',
          companyCode: '1',
        },
        deposits: decided.value.map(({ finalCents: amountCents }, index) => ({
          employeeNumber: index,
          name: 'Ana',
          account: { kind: 'checking', routing: '061000052', account: '1' },
          amountCents,
        })),
        effectiveOn: arrival,
        madeAt: { date: friday, hour: 9, minute: 0 },
        modifier: 'A',
      });
      const entries = lines.filter((line) => line.startsWith('622')).map((line) => Number(line.slice(29, 39)));
      const control = lines.find((line) => line.startsWith('8220')) ?? '';
      expect(entries.reduce((total, one) => total + one, 0)).toBe(sum);
      expect(Number(control.slice(32, 44))).toBe(sum);
    }),
  );
});
