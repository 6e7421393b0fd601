import {
  instant,
  millisecondsPerHour,
  millisecondsPerMinute,
  type Instant,
  type PlainDate,
  type Zone,
} from '../kernel/time.ts';
import { overtimePeriodStart } from '../pay-rules/overtime-period.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import { payableWeek } from '../pay-rules/payable-week.ts';
import { workweekAt } from '../pay-rules/workdays.ts';
import type { Punch, PunchKind } from '../time-clock/punch.ts';
import type { ShiftPlan } from './shift.ts';

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>;

/** By which rules somebody is paid, and in which zone their weeks are cut. */
export interface PaidBy {
  readonly policy: PayPolicy;
  readonly zone: Zone;
}

/**
 * Minutes of overtime that a workweek has more with a shift than without it, if everybody works as planned: by the same rules that pay
 * what was worked. Where these look at 14 or 28 days together, of all of them, as far as they are planned.
 *
 * | Mon–Thu 10 h, and Fri 8 h, federal            | 8 h |
 * | Mon 10 h, overtime after 8 h a day            | 2 h |
 * | 80 h in the two weeks, and 8 h more, 8 and 80 | 8 h |
 */
export const overtimeAhead = (shift: Timed, others: readonly Timed[], paid: PaidBy): number =>
  overtimeBrought([shift], others, paid);

/** The same of several shifts together. */
export function overtimeBrought(shifts: readonly Timed[], others: readonly Timed[], paid: PaidBy): number {
  const { policy, zone } = paid;
  const periodOf = ({ startsAt }: Timed) => overtimePeriodStart(policy, workweekAt(startsAt, policy.workweek, zone));
  let minutes = 0;
  for (const [startsOn, brought] of Map.groupBy(shifts, periodOf)) {
    const ofPeriod = others.filter((one) => periodOf(one) === startsOn);
    const all = overtimeOf([...brought, ...ofPeriod], startsOn, paid);
    if (all > 0) minutes += Math.max(0, all - overtimeOf(ofPeriod, startsOn, paid));
  }
  return minutes;
}

/** How far from a shift another one may be that its overtime depends on, in milliseconds: a whole period, and the hour by which clocks change. */
export const overtimeReach = (policies: readonly Pick<PayPolicy, 'overtime'>[]): number =>
  (24 * Math.max(7, ...policies.map(({ overtime }) => overtime.periodDays ?? 7)) + 1) * millisecondsPerHour;

/** A grid asks of the same weeks at each change of one of them, and many people work the same hours: what a period comes to is remembered. */
const remembered = new WeakMap<PayPolicy, Map<string, number>>();
const mostRemembered = 20_000;

function overtimeOf(shifts: readonly Timed[], startsOn: PlainDate, paid: PaidBy): number {
  const known = remembered.get(paid.policy) ?? new Map<string, number>();
  remembered.set(paid.policy, known);
  const inOrder = shifts.toSorted((a, b) => a.startsAt - b.startsAt);
  const times = inOrder.map(({ startsAt, endsAt, breakMinutes }) => `${startsAt} ${endsAt} ${breakMinutes}`);
  const key = [paid.zone, startsOn, ...times].join(' · ');
  const found = known.get(key) ?? countOvertime(inOrder, startsOn, paid);
  if (known.size >= mostRemembered) known.clear();
  known.set(key, found);
  return found;
}

function countOvertime(shifts: readonly Timed[], startsOn: PlainDate, { policy, zone }: PaidBy): number {
  const punches = punchesOf(shifts);
  const until = punches.at(-1)?.punchedAt;
  if (until === undefined) return 0;
  const { byMultiplier } = payableWeek(punches, { policy, zone, startsOn, until });
  return [...byMultiplier].reduce((sum, [multiplier, minutes]) => (multiplier === '1' ? sum : sum + minutes), 0);
}

/** Who works as planned presses these, their shifts in order; the break is in the middle. What overlaps the shift before it is not worked. */
function punchesOf(shifts: readonly Timed[]): Punch[] {
  const punches: Punch[] = [];
  const press = (kind: PunchKind, punchedAt: Instant) =>
    punches.push({ id: String(punches.length), kind, punchedAt, sequence: punches.length + 1 });
  for (const { startsAt, endsAt, breakMinutes } of shifts) {
    if (startsAt < (punches.at(-1)?.punchedAt ?? 0)) continue;
    press('clock_in', startsAt);
    if (breakMinutes > 0) {
      const pause = breakMinutes * millisecondsPerMinute;
      const middle = instant(startsAt + Math.floor((endsAt - startsAt - pause) / 2));
      press('break_start', middle);
      press('break_end', instant(middle + pause));
    }
    press('clock_out', endsAt);
  }
  return punches;
}
