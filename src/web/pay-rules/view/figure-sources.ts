import type { CitedRule } from '../../../domain/pay-rules/citation.ts';
import { isSet, type PolicyValues } from './policy-values.ts';

/** Where the figures of a field stand. */
interface FigureSource {
  readonly rules: readonly CitedRule[];
  /** It stands where another figure does, and says so only where there is one. */
  readonly onlyWhereSet?: true;
}

const at = (...rules: readonly CitedRule[]): FigureSource => ({ rules });
const alsoAt = (...rules: readonly CitedRule[]): FigureSource => ({ rules, onlyWhereSet: true });

/** What is cited beside each field of a policy; one that is not named has no figure of a law. */
export const figureSources = {
  weekStart: at('workweek'),
  weeklyAfter: at('weekly-overtime'),
  dailyAfter: at('daily-overtime'),
  doubleAfter: alsoAt('daily-overtime'),
  dailyFrom: alsoAt('daily-overtime'),
  belowRate: alsoAt('daily-overtime'),
  consecutiveDay: at('consecutive-day'),
  consecutiveAfter: at('consecutive-hours'),
  greatestOf: at('greatest-of'),
  nthWorkedDay: at('nth-worked-day'),
  alternativeWorkweek: at('alternative-schedule'),
  makeupTime: at('makeup-time'),
  countsAbsence: at('paid-absence'),
  periodDays: alsoAt('weekly-overtime'),
  weeklyMore: alsoAt('weekly-overtime'),
  dailyMore: alsoAt('daily-overtime'),
  consecutiveMore: alsoAt('consecutive-hours'),
  paidRest: at('short-rest'),
  mealFrom: at('meal-length'),
  meals: at('automatic-meal'),
  mealRest: at('meal-premium', 'rest-premium'),
  shiftGap: at('shift-gap'),
  paidBreaks: at('paid-break'),
  automaticBreaks: at('automatic-break'),
  punchRounding: at('punch-rounding'),
  dayTotalRounding: at('day-rounded'),
  mealTotalRounding: at('meal-rounded'),
  centRates: at('regular-rate'),
  overtimeMethod: at('overtime-premium'),
  premiums: at('premium'),
  reportingTime: at('reporting-time'),
  splitShift: at('split-shift'),
  minimumShift: at('minimum-shift'),
  regularLeave: at('paid-leave'),
  minimumWages: at('minimum-wage'),
  holidayTimes: at('holiday'),
} as const satisfies Partial<Record<keyof PolicyValues, FigureSource>>;
export type CitedField = keyof typeof figureSources;

/** The rules whose sources are told beside a field. */
export function sourcesBeside(values: PolicyValues, field: keyof PolicyValues): readonly CitedRule[] {
  const source = (figureSources as Partial<Record<keyof PolicyValues, FigureSource>>)[field];
  if (source === undefined) return [];
  return source.onlyWhereSet === true && !isSet(values, field) ? [] : source.rules;
}
