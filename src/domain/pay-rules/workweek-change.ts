import { fraction, multiply, type Fraction } from '../kernel/fraction.ts';
import { roundToCents, type Cents } from '../kernel/money.ts';

/** Minutes of a workweek beyond a threshold; each week stands alone, none is averaged with another (29 CFR 778.104). */
export const overtimeOfWeek = (minutes: number, afterMinutes: number): number => Math.max(0, minutes - afterMinutes);

/** Straight time and half as much again past the threshold, exact and in units of currency. */
function payOfWeek(minutes: number, afterMinutes: number, rate: Fraction): Fraction {
  return multiply(rate, fraction(2 * minutes + overtimeOfWeek(minutes, afterMinutes), 120));
}

/**
 * A workweek that begins at another time from now on: hours that lie in both are counted once in the old week, once in
 * the new, and the better pay is due. 29 CFR 778.301, 778.302.
 *
 * | old week 40 h, both 5 h, new week 35 h, at 5.00 | 45 and 35: 412.50; 40 and 40: 400.00 | 412.50 |
 */
export function payThroughChange(
  {
    oldMinutes,
    newMinutes,
    overlapMinutes,
  }: { readonly oldMinutes: number; readonly newMinutes: number; readonly overlapMinutes: number },
  rate: Fraction,
  afterMinutes: number,
): Cents {
  const inOld = [oldMinutes + overlapMinutes, newMinutes];
  const inNew = [oldMinutes, newMinutes + overlapMinutes];
  const [old, fresh] = [inOld, inNew].map((weeks) =>
    weeks.reduce(
      (total, minutes) => total + roundToCents(multiply(payOfWeek(minutes, afterMinutes, rate), fraction(100))),
      0,
    ),
  );
  return Math.max(old ?? 0, fresh ?? 0) as Cents;
}
