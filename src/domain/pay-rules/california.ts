import type { Citation } from './citation.ts';
import type { ReportingTimeRule, SplitShiftRule } from './guarantees.ts';
import type { MealRestRule } from './meal-rest.ts';
import type { AlternativeWorkweek } from './overtime-rules.ts';

/** Labor Code 226.7 and 512, IWC orders sections 11 and 12; Brinker (2012) on when meals and rests fall due. */
export const californiaMealRest: MealRestRule = {
  firstMealByMinute: 300,
  firstWaivableUpTo: 360,
  secondMealByMinute: 600,
  secondWaivableUpTo: 720,
  mealMinutes: 30,
  restPer: 240,
  restMinimumShift: 210,
  premiumHours: 1,
};

/** IWC orders section 5(A) and (B). */
export const californiaReportingTime: ReportingTimeRule = {
  fraction: '0.5',
  minMinutes: 120,
  maxMinutes: 240,
  secondReportMinutes: 120,
};

/** IWC orders section 2 (definition) and 4(C). */
export const californiaSplitShift: SplitShiftRule = { gapOverMinutes: 60 };

/** Paid sick time is paid at the regular rate of its week; an own type may serve as sick leave, so that types are not told apart. */
export const californiaLeave: Citation = { source: 'Labor Code 246(l)(1)', asOf: '2026-11-24' };

/** Labor Code 511(b), with four days of ten hours: which days are scheduled is agreed upon. */
export const californiaSchedule: AlternativeWorkweek = {
  scheduledMinutesByDay: [600, 600, 600, 600, 0, 0, 0],
  overtimeMultiplier: '1.5',
  doubleMultiplier: '2',
  doubleAfterMinutes: 720,
  unscheduledDoubleAfterMinutes: 480,
};
