import {
  add,
  compare,
  exactText,
  fraction,
  multiply,
  readExact,
  roundHalfAwayFromZero,
  zero,
  type Fraction,
} from '../kernel/fraction.ts';
import type { Cents } from '../kernel/money.ts';
import { paysLeave } from '../pay-rules/week-pay.ts';
import type { StubDay } from './pay-stub.ts';

type Lines = NonNullable<StubDay['lines']>;

/**
 * At which rate the hours are paid by which a day changed since it was paid, exact; null where they have no one rate. Lines that pay the very same hours
 * add up: an hour of overtime is paid straight time and its premium.
 *
 * | paid                  | by now                              | the change            | rate |
 * | 8 h at 20             | 9 h at 20                           | 1 h, 20.00            | 20   |
 * | 8 h at 20             | nothing                             | −8 h, −160.00         | 20   |
 * | 8 h at 20             | 10 h at 20, premium of 2 h at 10    | 2 h, 60.00            | 30   |
 * | 7 h at 20             | 9 h at 20, premium of 1 h at 10     | 2 h, 50.00            | none |
 * | 8 h at 20             | 9 h at 21                           | 1 h, 29.00            | none |
 * | 8 h at 20             | 9 h at 20, missed meal 20.00        | 1 h, 40.00            | none |
 */
export function differenceRate(
  paid: Lines,
  now: Lines,
  { minutes, cents }: { readonly minutes: number; readonly cents: Cents },
): string | null {
  const changed = changesOf(paid, now);
  if (minutes === 0 || changed.some((one) => one.minutes !== minutes)) return null;
  const rate = changed.map((one) => one.rate).reduce(add, zero);
  // What is paid beside hours, or at a rate that was not kept, is no part of it.
  const comesTo = roundHalfAwayFromZero(multiply(rate, fraction(100 * minutes, 60)));
  return compare(fraction(comesTo), fraction(cents)) === 0 ? exactText(rate) : null;
}

/** The lines that pay more hours than they did, or fewer; those of one kind at two rates are two. */
function changesOf(paid: Lines, now: Lines) {
  const changes = new Map<string, { readonly rate: Fraction; readonly minutes: number }>();
  const count = (lines: Lines, sign: 1 | -1) => {
    // Time off is no hours: what it changed is a part of the money alone.
    for (const { kind, multiplier, code, rate = '0', minutes = 0 } of lines.filter((line) => !paysLeave(line))) {
      const key = JSON.stringify([kind, multiplier, code, rate]);
      const before = changes.get(key)?.minutes ?? 0;
      changes.set(key, { rate: readExact(rate), minutes: before + sign * minutes });
    }
  };
  count(paid, -1);
  count(now, 1);
  return [...changes.values()].filter(({ minutes }) => minutes !== 0);
}
