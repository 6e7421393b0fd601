import {
  add,
  compare,
  decimal,
  fraction,
  greater,
  lesser,
  multiply,
  roundHalfAwayFromZero,
  subtract,
  zero,
  type Fraction,
} from '../../kernel/fraction.ts';
import { roundToCents, type Cents } from '../../kernel/money.ts';
import { nameKey } from '../../kernel/name-key.ts';
import { remainingToLimit } from '../deduction-limit.ts';
import { mostPayCents } from '../payment-figures.ts';

export const deductionKinds = ['fixed', 'percentage', 'per_unit'] as const;

/** A deduction that a pay run takes of everybody, or of those at one location, unless something else is typed for a person. Decimal text. */
export interface RunDeduction {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof deductionKinds)[number];
  /** Money of a fixed one, per cent of a percentage, money for one unit. */
  readonly value: string;
  /** Most that is taken in a calendar year; 0 is no cap. */
  readonly yearlyCap: string;
  /** Taken first; percentages of those after tax are of what these leave. */
  readonly beforeTax: boolean;
  /** Of those alone who are at home there; of everybody where there is none. */
  readonly locationId?: string | null | undefined;
}

/** How a run came to a line, as it was then. */
export interface DeductionRule extends Pick<RunDeduction, 'kind' | 'value' | 'yearlyCap' | 'beforeTax'> {
  /** What a percentage is of. */
  readonly baseCents: Cents;
  /** Its amount, per cent or units were typed for the person. */
  readonly isTyped: boolean;
}

/** One line that a payment takes off. */
export interface TakenDeduction {
  readonly id: string;
  readonly name: string;
  readonly quantity: string;
  readonly unitCents: Cents;
  readonly cents: Cents;
  /** It comes to more than a payment can be, and is told as the most that one can. */
  readonly isTooLarge: boolean;
  /** It would come to more than its cap leaves of the year, and is held to that. */
  readonly isCapped: boolean;
  readonly rule: DeductionRule;
}

/** What deductions ask of a person. */
export interface DeductionFacts {
  /** Where the person is at home. */
  readonly locationId: string;
  /** What this year’s payments took already. */
  readonly taken: SumsByName;
  /** Whether fixed ones are taken where nothing is typed; see {@link takesFixed}. */
  readonly takesFixed: boolean;
  /** What payments of the pay period that were recorded alone took already: a fixed one of that name is not taken once more. */
  readonly takenAlone: SumsByName;
}

/** Cents by the name of a deduction as it is read: by its {@link nameKey}. */
export type SumsByName = Readonly<Record<string, number>>;

interface DeductionBase extends DeductionFacts {
  readonly totalCents: Cents;
  /** What was typed for this person, by deduction: an amount, per cent, or units. */
  readonly typed: Readonly<Record<string, string>>;
}

/**
 * Whether fixed deductions are taken of somebody: once a pay period, with the first run that pays days of it, and never of differences alone.
 *
 * | what is due               | taken by a run of the period that stands | fixed deductions |
 * | days, or nothing approved | no                                       | taken            |
 * | days, and a difference    | no                                       | taken            |
 * | a difference              | no                                       | not taken        |
 * | any                       | yes                                      | not taken        |
 *
 * What a payment that was recorded alone took of the period is no part of this: it is of one deduction, not of all.
 */
export const takesFixed = (due: readonly { readonly kind: 'paid' | 'difference' }[], isTaken: boolean): boolean =>
  !isTaken && (due.length === 0 || due.some(({ kind }) => kind === 'paid'));

/**
 * What is taken off somebody's total pay: those before tax in their order, then the others in theirs; each rounded once, then held to what its
 * cap leaves of the year. What comes to nothing is no line. Names that nobody can tell apart by reading are one, whose cap all of them fill.
 *
 * | 1,000.00; pension 5 % before tax, union 1 % after | 50.00, then 1 % of 950.00: 9.50       |
 * | 1,000.00; meals 5.00 a unit, 4 units              | 4 × 5.00: 20.00                       |
 * | loan 100.00, cap 250.00, 200.00 taken this year   | 50.00                                 |
 * | the same, the 200.00 taken as LOAN                | 50.00                                 |
 * | meals 999,999,999.99 a unit, 999,999,999 units    | too large                             |
 */
export const takeDeductions = (all: readonly RunDeduction[], base: DeductionBase): TakenDeduction[] =>
  takeEach(all, base).filter(isLine);

/** Whether something is taken at all. */
export const isLine = ({ cents: sum }: Pick<TakenDeduction, 'cents'>): boolean => sum !== 0;

/** Each deduction that is asked of somebody, also where it comes to nothing; see {@link takeDeductions}. */
export function takeEach(
  all: readonly RunDeduction[],
  { locationId: home, totalCents, typed, ...facts }: DeductionBase,
): TakenDeduction[] {
  const isTaken = (each: RunDeduction) => typed[each.id] !== undefined || isUsual(each, facts);
  const deductions = all.filter((each) => appliesAt(each, home) && isTaken(each));
  const takenHere = new Map<string, number>();
  const take = (each: RunDeduction, base: Fraction): TakenDeduction => {
    const key = nameKey(each.name);
    const here = takenHere.get(key) ?? 0;
    const line = takeOne(each, base, typed[each.id], (sumOf(facts.taken, each.name) ?? 0) + here);
    takenHere.set(key, here + line.cents);
    return line;
  };
  // Of a base below nothing a percentage would give back what was never taken.
  const total = greater(zero, fraction(totalCents));
  const first = deductions.filter(({ beforeTax }) => beforeTax);
  const before = first.map((each) => take(each, total));
  const left = greater(zero, subtract(total, before.map(({ cents: sum }) => fraction(sum)).reduce(add, zero)));
  const after = deductions.filter(({ beforeTax }) => !beforeTax).map((each) => take(each, left));
  return [...before, ...after];
}

/** Whether a deduction is taken of somebody where nothing is typed: all but fixed ones that they had in the period. */
export const isUsual = (
  { kind, name }: Pick<RunDeduction, 'kind' | 'name'>,
  { takesFixed: isDue, takenAlone }: Pick<DeductionFacts, 'takesFixed' | 'takenAlone'>,
): boolean => kind !== 'fixed' || (isDue && sumOf(takenAlone, name) === undefined);

/** What stands under a name that anybody may have typed, such as `constructor`. */
export function sumOf(sums: SumsByName, name: string): number | undefined {
  const key = nameKey(name);
  return Object.hasOwn(sums, key) ? sums[key] : undefined;
}

/** Adds up what was taken by name. */
export function sumsByName(taken: readonly { readonly name: string; readonly cents: number }[]): SumsByName {
  const sums = new Map<string, number>();
  for (const { name, cents } of taken) sums.set(nameKey(name), (sums.get(nameKey(name)) ?? 0) + cents);
  return Object.fromEntries(sums);
}

/** Whether a deduction is one of those who are at home at a location. */
export const appliesAt = ({ locationId }: Pick<RunDeduction, 'locationId'>, home: string): boolean =>
  (locationId ?? home) === home;

function takeOne(
  { id, name, kind, value, yearlyCap, beforeTax }: RunDeduction,
  base: Fraction,
  typed: string | undefined,
  taken: number,
): TakenDeduction {
  const hundred = fraction(100);
  const units = kind === 'per_unit' ? (typed ?? '0') : '1';
  const each = kind === 'per_unit' ? value : (typed ?? value);
  const exact =
    kind === 'percentage'
      ? multiply(base, multiply(decimal(each), fraction(1, 100)))
      : multiply(multiply(decimal(units), decimal(each)), hundred);
  const whole = fraction(roundHalfAwayFromZero(exact));
  const remaining = remainingToLimit(fraction(taken), multiply(decimal(yearlyCap), hundred));
  const held = remaining === undefined ? whole : lesser(whole, remaining);
  const most = fraction(mostPayCents);
  const sum = roundToCents(lesser(held, most));
  const rule = { kind, value: each, yearlyCap, beforeTax, baseCents: roundToCents(base), isTyped: typed !== undefined };
  const isCapped = compare(held, whole) < 0;
  const line = { id, name, cents: sum, isTooLarge: compare(held, most) > 0, isCapped, rule };
  return kind === 'per_unit' && compare(whole, fraction(sum)) === 0
    ? { ...line, quantity: units, unitCents: roundToCents(multiply(decimal(each), hundred)) }
    : { ...line, quantity: '1', unitCents: sum };
}
