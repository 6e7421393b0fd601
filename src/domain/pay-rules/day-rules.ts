import { ladder, type Ladder } from './ladder.ts';
import type { ConsecutiveDayRule, OvertimeRules } from './pay-policy.ts';

/** A workday as the overtime rules see it. */
export interface WorkedDay {
  /** Whole minutes of hours worked; paid leave is no such hours (29 CFR 778.218). */
  readonly minutes: number;
  readonly holiday?: boolean;
}

const daysOfWeek = 7;

/**
 * The ladders that rule each day by itself: daily tiers on all, and on some the tiers of the nth day in a row, of
 * the nth day worked, of a holiday. A minute is paid by the highest of them.
 *
 * | worked Mon–Sun             | seventh day in a row, of the workweek |
 * | 1, 1, 1, 1, 1, 1, 10       | rules Sunday                          |
 * | 1, 1, 0, 1, 1, 1, 10       | rules none: a day off breaks the run  |
 * | off, 7 days up to a Monday | rules none: the run begins afresh     |
 */
export function dayLadders(days: readonly WorkedDay[], rules: OvertimeRules): (readonly Ladder[])[] {
  const daily = ladder(rules.daily);
  const consecutive = ladder(rules.consecutiveDay?.tiers ?? []);
  const nthWorked = ladder(rules.nthWorkedDay?.tiers ?? []);
  const holiday = ladder(rules.holiday?.tiers ?? []);
  let [inARow, workedInWeek] = [0, 0];
  return days.map((day, index) => {
    const worked = day.minutes > 0;
    const isFirstOfWeek = index % daysOfWeek === 0;
    const before = isFirstOfWeek && rules.consecutiveDay?.scope === 'workweek' ? 0 : inARow;
    inARow = worked ? before + 1 : 0;
    workedInWeek = (isFirstOfWeek ? 0 : workedInWeek) + Number(worked);
    return [
      daily,
      ...(isNthInARow(inARow, rules.consecutiveDay) && isLongPeriod(days, index, rules) ? [consecutive] : []),
      ...(workedInWeek >= (rules.nthWorkedDay?.nth ?? Infinity) ? [nthWorked] : []),
      ...(day.holiday === true ? [holiday] : []),
    ];
  });
}

function isNthInARow(inARow: number, rule: ConsecutiveDayRule | undefined): boolean {
  if (rule === undefined) return false;
  return inARow === rule.nth || (rule.andAfter === true && inARow > rule.nth);
}

/** Kentucky's condition: whether the period of the day at `index` has more minutes than the seventh day asks for. */
function isLongPeriod(days: readonly WorkedDay[], index: number, rules: OvertimeRules): boolean {
  const over = rules.consecutiveDay?.onlyIfPeriodOverMinutes;
  if (over === undefined) return true;
  const length = rules.periodDays ?? daysOfWeek;
  const first = index - (index % length);
  return days.slice(first, first + length).reduce((total, day) => total + day.minutes, 0) > over;
}
