import type { Salary, WeekEarnings } from './week-earnings.ts';

const fortyHours = 2_400;

/**
 * What a week is paid from, as the law of its place reads it.
 *
 * | place         | a salary pays for                                        | a bonus of one sum is divided by                              |
 * | California    | 40 hours at most, whatever was agreed: Labor Code 515(d) | the hours that are no overtime: Alvarado (2018) 4 Cal.5th 542 |
 * | anywhere else | the hours that it is for: 29 CFR 778.113, 778.114        | all hours: 29 CFR 778.209(a)                                  |
 */
export function earningsIn(jurisdiction: string | undefined, week: WeekEarnings): WeekEarnings {
  const { salary } = week;
  if (jurisdiction !== 'US-CA')
    return { ...week, earnings: week.earnings.map((each) => Object.assign({}, each, { flatSum: false })) };
  return salary === undefined ? week : { ...week, salary: forFortyHours(salary) };
}

const forFortyHours = ({ covers, ...salary }: Salary): Salary => ({
  ...salary,
  covers: covers === 'all-hours' ? fortyHours : Math.min(covers, fortyHours),
});
