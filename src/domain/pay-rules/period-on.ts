import { addDays, type PlainDate } from '../kernel/time.ts';
import { currentPeriod } from './current-period.ts';
import type { PayPeriod } from './pay-periods.ts';
import type { PayPolicy } from './pay-policy.ts';
import { firstWeekWith } from './workweek-transition.ts';

type PolicyOn = (date: PlainDate) => PayPolicy;

/**
 * The pay period of somebody that a date lies in, and no other does: where another pay period comes into force, the one under way ends on the eve,
 * and the first that follows begins there. Either is paid as the whole that it was cut from. Versions with the same pay period cut nothing, and no
 * workweek is cut: where weeks begin on another day, the last old one is paid whole.
 *
 * | the policy pays                                                             | periods                                          |
 * | weeks from Monday; from 30 Nov every two weeks from 23 Nov, 5 days after   | 23 – 29 Nov; 30 Nov – 6 Dec, paid 11 Dec; 7 – 20 Dec |
 * | every two weeks from 16 Nov, 5 days after; from 23 Nov weeks from Monday   | 2 – 15 Nov; 16 – 22 Nov, paid 4 Dec; 23 – 29 Nov |
 * | weeks from Monday; from Sun 22 Nov weeks from Sunday                       | 16 – 22 Nov; 23 – 28 Nov; 29 Nov – 5 Dec         |
 */
export function periodOn(policyOn: PolicyOn, date: PlainDate): PayPeriod {
  const whole = wholePeriod(policyOn, date);
  const { policy } = whole;
  const isOfIt = (day: PlainDate): boolean => {
    const other = policyOfWeek(policyOn, day);
    return other === policy || isSame(currentPeriod(other, day), whole);
  };
  let [start, end] = [date, date];
  while (start > whole.start && isOfIt(addDays(start, -1))) start = addDays(start, -1);
  while (end < whole.end && isOfIt(addDays(end, 1))) end = addDays(end, 1);
  // Whichever of its days is asked about: where the pay day alone is another from a date on, it is that of the end.
  const { pay } = wholePeriod(policyOn, end);
  return pay === undefined ? { start, end } : { start, end, pay };
}

/** The period as its policy has it, whatever is in force before and after. */
function wholePeriod(policyOn: PolicyOn, date: PlainDate): PayPeriod & { readonly policy: PayPolicy } {
  const policy = policyOfWeek(policyOn, date);
  return { ...currentPeriod(policy, date), policy };
}

/** Each workweek is paid by the policy of its first date. */
const policyOfWeek = (policyOn: PolicyOn, date: PlainDate): PayPolicy => policyOn(firstWeekWith(policyOn, date));

const isSame = (one: PayPeriod, other: PayPeriod): boolean => one.start === other.start && one.end === other.end;
