import { cents, type Cents } from '../kernel/money.ts';
import { addDays, weekOf, type Instant, type PlainDate, type Zone } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { overtimePeriodStart } from './overtime-period.ts';
import { regularMinutesOf } from './overtime-split.ts';
import type { PayPolicy } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import type { PayFacts } from './week-question.ts';

/** What a period comes to under some rules. */
export interface PeriodFigures {
  readonly workedMinutes: number;
  readonly overtimeMinutes: number;
  /** Null where no rate is known. */
  readonly grossCents: Cents | null;
}

/** Somebody's ledger, and what it is paid at. */
export interface PaidLedger {
  readonly punches: readonly Punch[];
  readonly zone: Zone;
  readonly pay: PayFacts | undefined;
  readonly until: Instant;
}

/** Both dates included. */
export interface Dates {
  readonly start: PlainDate;
  readonly end: PlainDate;
}

/** First dates of the overtime periods of a policy that have a day in a period. */
export function overtimePeriodsIn(policy: PayPolicy, { start, end }: Dates): PlainDate[] {
  const length = policy.overtime.periodDays ?? 7;
  const starts: PlainDate[] = [];
  let first = overtimePeriodStart(policy, weekOf(start, policy.workweek.weekday));
  for (; first <= end; first = addDays(first, length)) starts.push(first);
  return starts;
}

/**
 * What somebody's period comes to under a policy: every overtime period that has a day in it, whole, since overtime is
 * only known from whole ones.
 */
export function periodUnder(policy: PayPolicy, period: Dates, ledger: PaidLedger): PeriodFigures {
  const { punches, zone, pay, until } = ledger;
  let [workedMinutes, overtimeMinutes, gross] = [0, 0, 0];
  for (const startsOn of overtimePeriodsIn(policy, period)) {
    const paid = pay === undefined ? {} : { pay };
    const week = payableWeek(punches, { policy, zone, startsOn, until, ...paid });
    workedMinutes += week.workedMinutes;
    overtimeMinutes += week.workedMinutes - regularMinutesOf(week.byMultiplier);
    gross += week.pay?.grossCents ?? 0;
  }
  return { workedMinutes, overtimeMinutes, grossCents: pay === undefined ? null : cents(gross) };
}
