import type { InputOf } from '../../../contract/kernel/endpoint.ts';
import type { Payee, recordPayment, UnpaidLog } from '../../../contract/payroll/payments.ts';
import { plainDigits, plainNumber } from '../../../domain/kernel/digits.ts';
import { fraction, toDecimal } from '../../../domain/kernel/fraction.ts';
import { cents, parseCents, plainSum, type Cents } from '../../../domain/kernel/money.ts';
import {
  instantAt,
  parsePlainDate,
  wallClock,
  dateAt,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../../domain/kernel/time.ts';
import { hoursOf } from '../../../domain/payroll/decide-payment.ts';
import {
  deductionCents,
  isLineInReach,
  mostPayCents,
  paymentFigures,
  type TypedPay,
} from '../../../domain/payroll/payment-figures.ts';
import type { PaymentMethod } from '../../../domain/payroll/payment-method.ts';
import { cutsIntoMinimum, mostDeductible, setOffOf, type FloorDay } from '../../../domain/payroll/wage-floor.ts';
import type { PlainKey } from '../../../words/speak.ts';

/** Whom a payment may be recorded for: those with days to be paid come first, each as they stood. */
export const payeesInOrder = (payees: readonly Payee[]): readonly Payee[] =>
  payees.toSorted((a, b) => Number(a.unpaidDays === 0) - Number(b.unpaidDays === 0));

/** A line of the form as it is typed; the key tells it from others. */
export interface TypedDeduction {
  readonly key: number;
  readonly name: string;
  readonly quantity: string;
  readonly unitPrice: string;
}

/** The form as it stands. */
export interface PaymentValues {
  readonly chosen: readonly string[];
  /** Which of the two was typed last; while neither was, total pay is what the rules say is owed. */
  readonly typed: 'total' | 'hourly' | 'neither';
  readonly amount: string;
  readonly deductions: readonly TypedDeduction[];
  readonly method: PaymentMethod;
  readonly checkNumber: string;
  /** `2026-11-20T18:04`, by the clock of the employee's home. */
  readonly transactedAt: string;
  /** What {@link shownPayment} said when it was confirmed; undefined where nothing was. */
  readonly confirmed: string | undefined;
}

export const emptyPayment = (now: Instant, zone: Zone): PaymentValues => ({
  chosen: [],
  typed: 'neither',
  amount: '',
  deductions: [],
  method: 'Cash',
  checkNumber: '',
  transactedAt: wallTimeOf(now, zone),
  confirmed: undefined,
});

const two = (value: number): string => String(value).padStart(2, '0');

function wallTimeOf(at: Instant, zone: Zone): string {
  const { hour, minute } = wallClock(at, zone);
  return `${dateAt(at, zone)}T${two(hour)}:${two(minute)}`;
}

/** When the transaction was; undefined while it is not typed whole. */
export function transactionOf(text: string, zone: Zone): Instant | undefined {
  const [, day = '', hour, minute] = /^(\d{4}-\d\d-\d\d)T(\d\d):(\d\d)/.exec(text) ?? [];
  const date: PlainDate | undefined = parsePlainDate(day);
  if (date === undefined || hour === undefined || minute === undefined) return undefined;
  return instantAt(date, { hour: Number(hour), minute: Number(minute) }, zone);
}

/** One deduction; undefined where a part of it is missing or makes no sense. */
export interface ReadDeduction {
  readonly key: TypedDeduction['key'];
  readonly line: { readonly name: string; readonly quantity: string; readonly unitPrice: string };
  readonly cents: Cents;
}

/** A line that nobody has begun is none. */
export const isBegun = ({ name, unitPrice }: TypedDeduction): boolean => name.trim() !== '' || unitPrice.trim() !== '';

export function readDeduction({ key, name, quantity, unitPrice }: TypedDeduction): ReadDeduction | undefined {
  const price = parseCents(unitPrice);
  const count = readCount(quantity);
  if (price === undefined || count === undefined || name.trim() === '') return undefined;
  const line = { name: name.trim(), quantity: count, unitPrice: textOf(price) };
  return isLineInReach(line) ? { key, line, cents: deductionCents(line) } : undefined;
}

function readCount(quantity: string): string | undefined {
  const count = plainNumber(quantity).replace(',', '.');
  return /^\d{1,9}(?:\.\d{1,3})?$/.test(count) && Number(count) > 0 ? count : undefined;
}

/** Nothing typed, or a number whose decimals are still to come: missing as yet, and no fault. */
const isUnfinished = (text: string): boolean => /^(?:\d{1,9}\.)?$/.test(plainSum(text));

/** What is wrong with a deduction as it is typed, by its field. */
export const lineFaults = ({ quantity, unitPrice }: TypedDeduction) =>
  ({
    quantity: isUnfinished(quantity) || readCount(quantity) !== undefined ? undefined : 'payroll.quantityFault',
    unitPrice: isUnfinished(unitPrice) || parseCents(unitPrice) !== undefined ? undefined : 'payroll.priceFault',
  }) as const;

/** What is wrong with what was typed as total or hourly pay. */
export function payFault({ typed, amount }: PaymentValues, { totalCents }: PaymentSums): PlainKey | undefined {
  if (typed === 'neither' || isUnfinished(amount)) return undefined;
  if (parseCents(amount) === undefined) return 'payroll.payFault';
  return totalCents !== undefined && totalCents > mostPayCents ? 'payroll.payTooLarge' : undefined;
}

/** What is wrong with the number of a check as it is typed. */
export const checkNumberFault = ({ checkNumber }: PaymentValues): PlainKey | undefined =>
  /^[A-Za-z0-9-]*$/.test(plainDigits(checkNumber).trim()) ? undefined : 'payroll.checkNumberFault';

const textOf = (sum: Cents): string => toDecimal(fraction(sum, 100), 2);

/** What the form comes to. */
export interface PaymentSums {
  readonly logs: readonly UnpaidLog[];
  readonly minutes: number;
  /** As both fields show it: the typed one as it was typed, the other to two places, empty where there is none. */
  readonly shown: { readonly total: string; readonly hourly: string };
  readonly totalCents: Cents | undefined;
  readonly hourlyPay: string;
  readonly deductions: readonly (ReadDeduction | undefined)[];
  readonly deductionsCents: Cents;
  readonly finalCents: Cents | undefined;
  readonly owedCents: Cents;
  /** What was paid too much before and is set against the chosen days. */
  readonly setOffCents: Cents;
  /** Most that deductions may take without cutting into the minimum wage, where they take more. */
  readonly mostDeducted: Cents | undefined;
  /** By how much total pay is more than what the rules say; nothing where it is that. */
  readonly beyondOwed: Cents | undefined;
}

export function sumsOf(values: PaymentValues, all: readonly UnpaidLog[]): PaymentSums {
  const logs = all.filter(({ id }) => values.chosen.includes(id));
  const minutes = logs.reduce((sum, log) => sum + log.minutes, 0);
  const owedCents = cents(logs.reduce((sum, log) => sum + log.owedCents, 0));
  const setOffCents = setOffOf(
    logs.map(({ isDifference, owedCents: sum }) => ({ kind: isDifference ? 'difference' : 'paid', cents: sum })),
  );
  const deductions = values.deductions.filter(isBegun).map(readDeduction);
  const deductionsCents = cents(deductions.reduce((sum, line) => sum + (line?.cents ?? 0), 0));
  const typed = typedPay(values, owedCents);
  const figures = typed && logs.length > 0 ? paymentFigures(minutes, typed, []) : undefined;
  const hourlyPay = figures?.hourlyPay === undefined ? '' : toDecimal(figures.hourlyPay, 2);
  const total = figures === undefined ? '' : textOf(figures.totalPayCents);
  return {
    logs,
    minutes,
    shown: {
      total: values.typed === 'total' ? values.amount : total,
      hourly: values.typed === 'hourly' ? values.amount : hourlyPay,
    },
    totalCents: figures?.totalPayCents,
    hourlyPay: hourlyPay === '' ? '0' : hourlyPay,
    deductions,
    deductionsCents,
    finalCents: figures && cents(figures.totalPayCents - deductionsCents),
    owedCents,
    setOffCents,
    mostDeducted:
      figures &&
      cutsIntoMinimum({
        deductibleCents: mostDeductible(logs.map(floorDay)),
        totalCents: figures.totalPayCents,
        owedCents,
        deductionsCents,
        setOffCents,
      }),
    beyondOwed:
      figures === undefined || figures.totalPayCents === owedCents
        ? undefined
        : cents(figures.totalPayCents - owedCents),
  };
}

/** A chosen day, as deductions are held to the minimum wage. */
export const floorDay = ({ startsOn, isDifference, minutes, floor }: UnpaidLog): FloorDay => ({
  startsOn,
  kind: isDifference ? 'difference' : 'paid',
  minutes,
  ...floor,
});

function typedPay({ typed, amount }: PaymentValues, owed: Cents): TypedPay | undefined {
  if (typed === 'neither') return { totalPay: textOf(owed) };
  const sum = parseCents(amount);
  if (sum === undefined) return undefined;
  return typed === 'total' ? { totalPay: textOf(sum) } : { hourlyPay: textOf(sum) };
}

/** Why the payment cannot be submitted yet: the first thing that is missing, in the order of the form. */
export function whyNot(values: PaymentValues, sums: PaymentSums, zone: Zone): PlainKey | undefined {
  if (sums.logs.length === 0) return 'payroll.chooseDays';
  if (sums.totalCents !== undefined && sums.totalCents < 0 && sums.owedCents < 0) return 'payroll.owedBack';
  if (sums.totalCents === undefined || sums.totalCents < 0) return 'payroll.enterPay';
  if (sums.totalCents > mostPayCents) return 'payroll.payTooLarge';
  if (sums.deductions.includes(undefined)) return 'payroll.completeDeductions';
  if ((sums.finalCents ?? 0) < 0) return 'refusal.payable_negative';
  if (values.method === 'Check' && !/[A-Za-z1-9]/.test(plainDigits(values.checkNumber)))
    return 'refusal.check_number_missing';
  if (values.method === 'Check' && checkNumberFault(values) !== undefined) return checkNumberFault(values);
  if (transactionOf(values.transactedAt, zone) === undefined) return 'payroll.enterDate';
  return isConfirmed(values, sums) ? undefined : 'payroll.confirmFirst';
}

/** All that a payment would say: another text wherever a day, a sum or anything typed is another one, whoever changed it. */
export const shownPayment = (
  { deductions, method, checkNumber, transactedAt }: PaymentValues,
  { logs, totalCents, hourlyPay }: PaymentSums,
): string =>
  JSON.stringify([
    logs.map(({ id, minutes, owedCents }) => [id, minutes, owedCents]),
    totalCents,
    hourlyPay,
    deductions.filter(isBegun),
    method,
    method === 'Check' && checkNumber,
    transactedAt,
  ]);

/** Whether what is shown is what was confirmed: days go and change under a form that is open. */
export const isConfirmed = (values: PaymentValues, sums: PaymentSums): boolean =>
  values.confirmed === shownPayment(values, sums);

/** The payload, every figure as it is shown. */
export function payloadOf(
  employeeId: string,
  values: PaymentValues,
  sums: PaymentSums,
  transactionDate: Instant,
): InputOf<typeof recordPayment>['body'] {
  return {
    userId: employeeId,
    entries: sums.logs.map(
      ({ startsOn: _w, minutes: _m, isDifference: _d, owedCents: _o, floor: _f, lines: _l, ...log }) => log,
    ),
    totalHours: hoursOf(sums.minutes),
    numDays: sums.logs.length,
    totalPay: textOf(sums.totalCents ?? cents(0)),
    hourlyPay: sums.hourlyPay,
    deductions: sums.deductions.flatMap((one) => (one === undefined ? [] : [one.line])),
    paymentMethod: values.method,
    checkNumber: values.method === 'Check' ? plainDigits(values.checkNumber).trim() : null,
    transactionDate,
    finalAmount: textOf(sums.finalCents ?? cents(0)),
  };
}
