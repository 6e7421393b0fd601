import { add, divide, fraction, greater, lesser, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';

/** What a year's leave comes to in a part of it: so many of the year's equal parts, or elapsed days of its days. */
export const shareOfYear = (annual: Fraction, parts: Fraction, partsOfYear: Fraction): Fraction =>
  divide(multiply(annual, parts), partsOfYear);

/** Grants one after the other up to a cap, which never takes away what is there. */
export function withGrants(opening: Fraction, grants: readonly Fraction[], cap: Fraction | undefined): Fraction {
  return grants.reduce(
    (balance, grant) => add(balance, cap === undefined ? grant : lesser(grant, greater(zero, subtract(cap, balance)))),
    opening,
  );
}

/** What is carried into a new year, and the first grant of it. */
export const carriedOver = (balance: Fraction, cap: Fraction | undefined, grant: Fraction): Fraction =>
  add(cap === undefined ? balance : lesser(balance, cap), grant);

/**
 * Carried time is used first; what of it is left after its last day lapses.
 *
 * | carried 15, new 15, used 1 in time, 3 later | 14 lapse, 12 left |
 * | carried 2, new 15, used 5 in time           | 0 lapse, 12 left  |
 */
export function afterCarryOverExpiry(
  carried: Fraction,
  fresh: Fraction,
  usedBefore: Fraction,
  usedAfter: Fraction,
): { readonly expired: Fraction; readonly remaining: Fraction } {
  const expired = greater(zero, subtract(carried, usedBefore));
  const fromFresh = greater(zero, subtract(usedBefore, carried));
  return { expired, remaining: subtract(fresh, add(fromFresh, usedAfter)) };
}

/** Twelve usual weeks of leave: FMLA, 29 CFR 825.200, 825.205. */
export const fmlaEntitlement = (weeklyHours: Fraction, weeks: number): Fraction =>
  multiply(weeklyHours, fraction(weeks));
