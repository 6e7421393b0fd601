import { cents, type Cents } from '../kernel/money.ts';
import { addDays, type PlainDate } from '../kernel/time.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayLineKind } from '../pay-rules/week-pay.ts';
import type { TypePreset } from '../time-off/time-off-type.ts';
import type { DayEntryKind } from './day-account.ts';

/** A day that a payment pays, with what the rules say of it. */
export interface StubDay {
  readonly date: PlainDate;
  /** The first date of its workweek. */
  readonly startsOn: PlainDate;
  readonly kind: Exclude<DayEntryKind, 'voided'>;
  readonly minutes: number;
  readonly cents: Cents;
  /** The rate in force on it; null where none was known. */
  readonly centsPerHour?: Cents | null;
  /** Of a difference, at which its hours are paid, exact: see `differenceRate`; null where they have no one rate. */
  readonly rate?: string | null;
  readonly byMultiplier: Readonly<Record<string, number>>;
  /** Null where no rate was known. */
  readonly lines:
    | readonly {
        readonly kind: PayLineKind;
        readonly multiplier?: string | undefined;
        readonly code?: string | undefined;
        readonly cents: Cents;
        readonly minutes?: number | undefined;
        /** Exact, as the work log has it; absent of what is no hour, and in work logs from before it was kept. */
        readonly rate?: string | undefined;
      }[]
    | null;
}

/** What was paid in a calendar year up to the date of a payment, and with it, as of when that was recorded. */
export interface YearToDate {
  readonly year: number;
  readonly minutes: number;
  readonly totalCents: Cents;
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
  /** The payments that it adds up, the one of the stub among them. */
  readonly paymentIds?: readonly string[];
}

/** What is left of a type of paid leave on the date of a payment; the words of a preset are the reader’s. */
export interface StubLeave {
  readonly preset: TypePreset | null;
  readonly name: string | null;
  readonly minutes: number;
}

/** All that a stub says besides the payment, as it was when that was recorded. */
export interface StubFacts {
  /** 1 said nothing of leave; 2 neither the rate of each day nor which payments the year adds up; 3 not the date that it was paid; 4 no rate of a line; 5 none of a difference. */
  readonly version: 1 | 2 | 3 | 4 | 5 | 6;
  readonly employer: { readonly name: string; readonly address: string | null };
  readonly employee: { readonly firstName: string; readonly lastName: string; readonly number: number };
  readonly currency: string;
  /** The date of the transaction where the employee’s home was then. */
  readonly paidOn?: PlainDate;
  /** Both dates are of the period. */
  readonly period: { readonly startsOn: PlainDate; readonly endsOn: PlainDate };
  readonly days: readonly StubDay[];
  /** Every rate that was in force, with the hours worked at it. */
  readonly rates: readonly { readonly centsPerHour: Cents; readonly minutes: number }[];
  /** The rules by which each of its weeks was worked out. */
  readonly rules: readonly { readonly startsOn: PlainDate; readonly policy: PayPolicy }[];
  readonly yearToDate: YearToDate;
  /** As the ledger of time off stood then. */
  readonly leave?: { readonly on: PlainDate; readonly balances: readonly StubLeave[] };
}

/**
 * The period of a payment: its weeks of work. A difference stretches it neither way; where there is nothing else, it is the last week.
 *
 * | worked in 11-16 – 11-29, a difference of 11-02 | 11-16 – 11-29 |
 * | differences of 11-02 and 11-09                 | 11-09 – 11-15 |
 */
export function stubPeriod(
  days: readonly Pick<StubDay, 'startsOn' | 'kind'>[],
  weekEndsOn: PlainDate,
): StubFacts['period'] {
  const weeks = days
    .filter(({ kind }) => kind === 'paid')
    .map(({ startsOn }) => startsOn)
    .toSorted();
  const last = weeks.at(-1);
  return { startsOn: weeks[0] ?? addDays(weekEndsOn, -6), endsOn: last === undefined ? weekEndsOn : addDays(last, 6) };
}

/** One line of the stub: they add up to total pay. */
export interface StubLine {
  /** `difference` of a day that was paid before; `agreed`, what was paid beside what the rules say. */
  readonly kind: PayLineKind | 'hours' | 'difference' | 'agreed';
  readonly multiplier: string | null;
  readonly code: string | null;
  /** The week that it belongs to, to be asked why; null of what the rules do not say. */
  readonly startsOn: PlainDate | null;
  /** Of a difference. */
  readonly date: PlainDate | null;
  readonly minutes: number | null;
  /** At which its hours are paid, exact; null of anything else than hours, of a difference at more rates than one, and where it was not kept. */
  readonly rate: string | null;
  readonly cents: Cents;
}

/**
 * The lines of a stub, week by week: what the rules say of its days, a line for each rate, a difference for each day that was paid before, and last what was paid
 * beyond or short of all that.
 */
export function stubLines(days: readonly StubDay[], totalCents: Cents): StubLine[] {
  const lines = new Map<string, StubLine>();
  for (const day of days) {
    for (const line of linesOf(day)) {
      const key = JSON.stringify([line.startsOn, line.kind, line.multiplier, line.code, line.date, line.rate]);
      const known = lines.get(key);
      const minutes = line.minutes === null ? null : line.minutes + (known?.minutes ?? 0);
      lines.set(key, { ...line, minutes, cents: cents(line.cents + (known?.cents ?? 0)) });
    }
  }
  const said = [...lines.values()];
  const beyond = cents(totalCents - said.reduce((sum, line) => sum + line.cents, 0));
  const agreed = { multiplier: null, code: null, startsOn: null, date: null, minutes: null, rate: null };
  return beyond === 0 ? said : [...said, { ...agreed, kind: 'agreed', cents: beyond }];
}

function linesOf({
  date,
  startsOn,
  kind,
  minutes,
  cents: due,
  rate: one = null,
  byMultiplier,
  lines,
}: StubDay): StubLine[] {
  const plain = { startsOn, multiplier: null, code: null, date: null, rate: null };
  if (kind === 'difference') return [{ ...plain, kind: 'difference', date, minutes, rate: one, cents: due }];
  if (lines === null) return [{ ...plain, kind: 'hours', minutes, cents: due }];
  return lines.map(({ kind: of, multiplier = null, code = null, cents: share, minutes: own, rate = null }) => ({
    ...plain,
    kind: of,
    multiplier,
    code,
    minutes: own ?? minutesOf(of, multiplier, minutes, byMultiplier),
    rate,
    cents: share,
  }));
}

/** The hours that a line pays for, where the work log does not say it; null where it pays for something else. */
function minutesOf(
  kind: PayLineKind,
  multiplier: string | null,
  minutes: number,
  byMultiplier: StubDay['byMultiplier'],
): number | null {
  switch (kind) {
    case 'straight-time':
    case 'salary':
      return minutes;
    case 'regular-hours':
      return byMultiplier['1'] ?? 0;
    case 'overtime-hours':
    case 'overtime-premium':
      return byMultiplier[multiplier ?? ''] ?? 0;
    default:
      return null;
  }
}
