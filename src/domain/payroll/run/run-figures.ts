import { decimal, fraction, multiply } from '../../kernel/fraction.ts';
import { cents, roundToCents, type Cents } from '../../kernel/money.ts';
import { isLine, takeEach, type DeductionFacts, type RunDeduction, type TakenDeduction } from './run-deduction.ts';

/** What was typed for somebody in a pay run; decimal text. */
export interface TypedPerson {
  readonly skip?: boolean | undefined;
  /** Paid beside what the rules say. */
  readonly extra?: string | undefined;
  readonly deductions?: Readonly<Record<string, string>> | undefined;
}

/**
 * What stays typed once a run has paid some people: nothing for those, whose extra pay and deductions were for that run; of everybody else all but
 * that they were left out, which holds for one run.
 */
export const typedAfterRun = (
  people: Readonly<Record<string, TypedPerson>>,
  paid: readonly string[],
): Record<string, Omit<TypedPerson, 'skip'>> => {
  const isPaid = new Set(paid);
  return Object.fromEntries(
    Object.entries(people).flatMap(([id, { skip: _skip, ...typed }]) =>
      isPaid.has(id) || Object.keys(typed).length === 0 ? [] : [[id, typed]],
    ),
  );
};

/** What is due to somebody in a pay run. */
export interface RunDue extends DeductionFacts {
  readonly dueCents: Cents;
}

export interface RunFigures {
  readonly totalCents: Cents;
  readonly deductions: readonly TakenDeduction[];
  /** Of all that is asked, what its cap holds back, also where nothing is left to take. */
  readonly capped: readonly TakenDeduction[];
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
}

/** What somebody gets in a pay run: what the rules say is due, what is paid beside it, less what is taken. */
export function runFigures(
  person: RunDue,
  { extra = '0', deductions: typed = {} }: TypedPerson,
  rules: readonly RunDeduction[],
): RunFigures {
  const totalCents = cents(person.dueCents + roundToCents(multiply(decimal(extra), fraction(100))));
  const each = takeEach(rules, { ...person, totalCents, typed });
  const deductions = each.filter(isLine);
  const deductionsCents = cents(deductions.reduce((sum, line) => sum + line.cents, 0));
  const capped = each.filter(({ isCapped }) => isCapped);
  return { totalCents, deductions, capped, deductionsCents, finalCents: cents(totalCents - deductionsCents) };
}

/** Total pay for an hour, to the cent; nothing where no time makes it meaningless. */
export const hourlyOf = (totalCents: Cents, minutes: number): Cents =>
  minutes <= 0 ? cents(0) : roundToCents(fraction(totalCents * 60, minutes));

/** More than a tenth more or less than last time: looked at before it is paid. */
export const isUnusual = (now: Cents, before: Cents | null): boolean =>
  before !== null && Math.abs(now - before) * 10 > Math.abs(before);
