import { add, fraction, greater, lesser, multiply, subtract, zero, type Fraction } from '../kernel/fraction.ts';

/** What happens to a balance that grows with work. */
export interface AccrualEvent {
  readonly type: 'worked' | 'adjust' | 'used';
  readonly minutes: number;
  /** The first event of a new accrual year. */
  readonly newAccrualYear?: boolean;
}

export interface HourlyAccrual {
  /** Minutes earned for each hour worked. */
  readonly ratePerHourMinutes: Fraction;
  readonly openingMinutes?: number;
  /** Accrual stops here; a cap never takes away what is there. */
  readonly balanceCapMinutes?: number;
  readonly annualAccrualCapMinutes?: number;
  /** Whether what a manager adds counts toward the yearly cap. */
  readonly adjustCountsAsAccrual?: boolean;
}

/**
 * The balance after each event, exact minutes; it may be negative.
 *
 * | 1 h an hour, at most 118 h: worked 6, 4, added 100, worked 6, 4 | 6, 10, 110, 116, 118 |
 */
export function balancesByHour(events: readonly AccrualEvent[], rule: HourlyAccrual): Fraction[] {
  let balance = fraction(rule.openingMinutes ?? 0);
  let inYear = zero;
  return events.map((event) => {
    if (event.newAccrualYear === true) inYear = zero;
    const change = changeOf(event, balance, inYear, rule);
    balance = add(balance, change);
    const isAccrual = event.type === 'worked' || (event.type === 'adjust' && rule.adjustCountsAsAccrual === true);
    if (isAccrual) inYear = add(inYear, change);
    return balance;
  });
}

function changeOf(event: AccrualEvent, balance: Fraction, inYear: Fraction, rule: HourlyAccrual): Fraction {
  const minutes = fraction(event.minutes);
  if (event.type === 'used') return subtract(zero, minutes);
  if (event.type === 'adjust') return minutes;
  const earned = multiply(minutes, multiply(rule.ratePerHourMinutes, fraction(1, 60)));
  const { balanceCapMinutes, annualAccrualCapMinutes } = rule;
  const underBalance = balanceCapMinutes === undefined ? earned : lesser(earned, room(balanceCapMinutes, balance));
  return annualAccrualCapMinutes === undefined
    ? underBalance
    : lesser(underBalance, room(annualAccrualCapMinutes, inYear));
}

const room = (cap: number, taken: Fraction): Fraction => greater(zero, subtract(fraction(cap), taken));
