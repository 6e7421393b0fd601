import {
  add,
  compare,
  exactText,
  fraction,
  multiply,
  readExact,
  roundHalfAwayFromZero,
  zero,
} from '../kernel/fraction.ts';
import type { Cents } from '../kernel/money.ts';
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
  if (minutes === 0 || changed.some((one) => one.rate === undefined || one.minutes !== minutes)) return null;
  const rate = changed.map((one) => readExact(one.rate ?? '0')).reduce(add, zero);
  const comesTo = roundHalfAwayFromZero(multiply(rate, fraction(100 * minutes, 60)));
  return compare(fraction(comesTo), fraction(cents)) === 0 ? exactText(rate) : null;
}

/** The lines that pay more or less than they did; those of one kind at two rates are two. */
function changesOf(paid: Lines, now: Lines) {
  const changes = new Map<string, { readonly rate: string | undefined; minutes: number; cents: number }>();
  const count = (lines: Lines, sign: 1 | -1) => {
    for (const { kind, multiplier, code, rate, minutes = 0, cents } of lines) {
      const key = [kind, multiplier, code, rate].join(' ');
      const change = changes.get(key) ?? { rate, minutes: 0, cents: 0 };
      change.minutes += sign * minutes;
      change.cents += sign * cents;
      changes.set(key, change);
    }
  };
  count(paid, -1);
  count(now, 1);
  return [...changes.values()].filter(({ minutes, cents }) => minutes !== 0 || cents !== 0);
}
