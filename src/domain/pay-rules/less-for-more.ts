import { parseDecimal, toNumber } from '../kernel/fraction.ts';
import { leavesToWeek, type Tier } from './ladder.ts';
import type { OvertimeRules } from './overtime-rules.ts';

/**
 * Rules that cannot stand beside each other, since by them a minute more of work could pay less: docs/decisions/0278.
 *
 * | hours from Monday, and a minute on the free day | rules                                                   | paid hours, and with the minute |
 * | 12, 12, 12, off, 10, 12, 12                     | 1.5 past 40, 2 past 60; seventh day in a row 1.5        | 90:00, 85:01.5                  |
 * | 12, 12, 12, off, 12, 12, 12                     | greatest of 2 past 40, 1.5 past 8; seventh day 1.25     | 104:00, 96:02                   |
 * | off, 9, 9, 9, 9, 8 on a holiday, 10             | 1.5 past 40; sixth day 1.5 past 2 hours; holidays 1.25  | 62:00, 61:31.5                  |
 */
export function lessForMore({ weekly, daily, consecutiveDay, nthWorkedDay, holiday, ...others }: OvertimeRules) {
  const { alternativeWorkweek: schedule, consecutiveHours, combine } = others;
  const inARow = timesOf(consecutiveDay?.tiers);
  const worked = timesOf(nthWorkedDay?.tiers);
  const byDay = [...timesOf(daily), ...timesOf(holiday?.tiers)];
  const bySchedule = timesOf(schedule && [{ multiplier: schedule.overtimeMultiplier }]);
  const byHours = [...timesOf(consecutiveHours), ...bySchedule];
  const mostOfWeek = Math.max(...timesOf(weekly));
  const isBeside = (nthDay: readonly number[], besides: readonly number[]) =>
    weekly.length > 0 && nthDay.some(isOutOfWeek) && [...byDay, ...byHours, ...besides].some(isLesserPremium);
  return {
    weekly_above_nth_day: [...inARow, ...worked].some((times) => isOutOfWeek(times) && times < mostOfWeek),
    greatest_of_premium: combine === 'greatest-of' && [...byDay, ...inARow, ...worked].some(isLesserPremium),
    premium_beside_consecutive_day: isBeside(inARow, worked),
    premium_beside_nth_worked_day: isBeside(worked, inARow),
  };
}

/** Hours that are paid so are none of the forty: they may take others with them that the week would have paid more. */
const isOutOfWeek = (times: number): boolean => !leavesToWeek({ multiplier: times });

/** More than the rate, and no overtime: such hours are still counted to the week (29 CFR 778.203). */
const isLesserPremium = (times: number): boolean => times > 1 && !isOutOfWeek(times);

/** What tiers pay, those that can be read: of others another fault is told. */
const timesOf = (tiers: readonly Pick<Tier, 'multiplier'>[] = []): number[] =>
  tiers.flatMap(({ multiplier }) => {
    const value = parseDecimal(multiplier);
    return value === undefined ? [] : [toNumber(value)];
  });
