import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { faultsIn } from './policy-problems.ts';
import { rulesIn } from './policy-rules.ts';
import { valuesOf, withPeriodStart, type PolicyValues } from './policy-values.ts';
import type { SampleName } from './sample.ts';

type Field = keyof PolicyValues;
/** What is shown of a policy while it is written, each by the fields that it shows. */
export type ExampleName = SampleName | 'workweek' | 'wage' | 'corrections' | 'payPeriod';

/** What the examples are worked out by. */
export interface Examples {
  readonly rules: PayPolicy;
  /** Nothing can be said of an example, since a field of its own is at fault. */
  readonly isUnknown: (example: ExampleName) => boolean;
}

/**
 * The draft as examples show it. A field at fault hides its own example alone, and so does one that contradicts it: the others are worked out as
 * if those still said what the form began from. From when on the policy is to be in force matters to none.
 */
export function examplesOf(values: PolicyValues): Examples {
  const before: PolicyValues = { ...values, ...valuesOf(values.base, values.preset) };
  const faulty = new Set<Field>();
  let sound = values;
  const restore = (fields: readonly Field[]): void => {
    for (const field of fields) faulty.add(field);
    const was = restored(sound, before, fields);
    // The fourteen days of a law begin nowhere by themselves, and those of the policy before may begin on another weekday.
    sound = fields.includes('periodStartsOn') ? withPeriodStart(was) : was;
  };
  for (let field = faultOf(sound); field !== undefined && !faulty.has(field); field = faultOf(sound)) restore([field]);
  if (faultOf(sound) !== undefined) {
    // What it said before does not help: it is another field that has to change, or several.
    const touched = touchedIn(sound, before);
    const other = touched.find((field) => faultOf(restored(sound, before, [field])) === undefined);
    restore(other === undefined ? touched : [other]);
  }
  // What the form began from cannot stand either.
  const isLost = faultOf(sound) !== undefined;
  return {
    rules: rulesIn(sound),
    isUnknown: (example) => isLost || fieldsOf[example].some((field) => faulty.has(field)),
  };
}

/** The field that is at fault first. */
const faultOf = (values: PolicyValues): Field | undefined =>
  (Object.keys(faultsIn(values)) as Field[]).findLast((field) => field !== 'startsOn');

const restored = (values: PolicyValues, before: PolicyValues, fields: readonly Field[]): PolicyValues => ({
  ...values,
  ...Object.fromEntries(fields.map((field) => [field, before[field]])),
});

const touchedIn = (values: PolicyValues, before: PolicyValues): Field[] =>
  (Object.keys(before) as Field[]).filter((field) => JSON.stringify(values[field]) !== JSON.stringify(before[field]));

/** By which fields each example stands. */
const fieldsOf: Readonly<Record<ExampleName, readonly Field[]>> = {
  workweek: ['weekStart', 'dayStart'],
  weekly: ['weeklyAfter', 'weeklyTimes'],
  daily: ['dailyAfter', 'dailyTimes'],
  dailyFrom: ['dailyFrom'],
  double: ['doubleAfter', 'doubleTimes'],
  seventhDay: ['consecutiveDay'],
  inARow: ['consecutiveAfter', 'consecutiveTimes'],
  greatest: ['greatestOf'],
  lowRate: ['belowRate'],
  sixDays: ['nthWorkedDay'],
  fourTens: ['alternativeWorkweek'],
  madeUp: ['makeupTime'],
  dayOff: ['countsAbsence'],
  eighty: ['periodDays', 'periodStartsOn'],
  longWeek: ['weeklyMore'],
  longDay: ['dailyMore', 'consecutiveMore'],
  rest: ['paidRest'],
  meal: ['mealFrom'],
  deducted: ['meals', 'automaticBreaks'],
  noMeal: ['mealRest'],
  gap: ['shiftGap'],
  longest: ['longestShift'],
  midnight: ['dayAttribution'],
  breaks: ['paidBreaks'],
  punches: ['punchRounding'],
  dayTotal: ['dayTotalRounding'],
  mealTotal: ['mealTotalRounding'],
  seconds: ['dropSeconds'],
  rates: ['centRates', 'rateUnrounded'],
  twoRates: ['overtimeMethod'],
  night: ['premiums'],
  sentHome: ['reportingTime'],
  split: ['splitShift'],
  oneHour: ['minimumShift'],
  wage: ['minimumWages'],
  holiday: ['holidayTimes'],
  longHoliday: ['holidayAfter', 'holidayMore'],
  payPeriod: ['payFrequency', 'payAnchor', 'payStartDays', 'payAfter', 'payOnDays', 'payBusinessDay'],
  corrections: ['adjustableDays'],
};
