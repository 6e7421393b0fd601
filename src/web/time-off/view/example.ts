import { addYears, dayInMonth, yearOf } from '../../../domain/kernel/months.ts';
import { addDays, weekOf, type PlainDate } from '../../../domain/kernel/time.ts';
import { dueEntries } from '../../../domain/time-off/due-entries.ts';
import type { TimeOffRules } from '../../../domain/time-off/time-off-rules.ts';

/** What somebody who starts on a date would have been given after so many years: the example beside the form. */
export interface Example {
  readonly afterYears: number;
  readonly on: PlainDate;
  readonly balanceMinutes: number;
}

/** Forty hours a week, where time is earned by work, and pay by half months, where it is earned with that; nothing taken. */
export function examplesOf(rules: TimeOffRules, startsOn: PlainDate): readonly Example[] {
  const monday = weekOf(addDays(startsOn, 6), 'monday');
  const worked = Array.from({ length: 53 * 6 }, (_, index) => ({
    startsOn: addDays(monday, index * 7),
    minutes: 2_400,
  }));
  const payDays = Array.from({ length: 8 * 24 }, (_, index) => ({
    on: dayInMonth(yearOf(startsOn) - 1, 1 + Math.floor(index / 2), index % 2 === 0 ? 1 : 16),
    perYear: 24,
    forDays: 15,
    ofDays: 15,
  }));
  return [1, 2, 6].map((afterYears) => {
    const on = addDays(addYears(startsOn, afterYears), -1);
    const versions = [{ from: startsOn, rules }];
    const due = dueEntries({ hiredOn: startsOn, versions, posted: [], worked, payDays, until: on });
    return { afterYears, on, balanceMinutes: due.reduce((sum, { minutes }) => sum + minutes, 0) };
  });
}
