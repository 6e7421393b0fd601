import { plainNumber } from '../../../domain/kernel/digits.ts';
import { weekOf, type PlainDate } from '../../../domain/kernel/time.ts';
import type { Milestone } from '../../../domain/time-off/accrual-calendar.ts';
import type { GrantFrequency, YearBegin } from '../../../domain/time-off/grant-days.ts';
import type { TimeOffRules, YearlyUse } from '../../../domain/time-off/time-off-rules.ts';
import { openedYear, type GrantInterval, type PolicyValues, type StepValues } from './policy.ts';
import { hoursTyped } from './request.ts';

export type PlainField = keyof Omit<PolicyValues, 'preset' | 'by' | 'every' | 'year' | 'steps' | 'opened'>;
export type StepField = keyof Omit<StepValues, 'key' | 'opened'>;

/** Which of the fields are no figures that a policy can have; those of a step by its key. */
export type PolicyField = PlainField | `${StepField} of ${string}`;
export const fieldOf = (name: StepField, { key }: Pick<StepValues, 'key'>): PolicyField => `${name} of ${key}`;

/** The rules that are typed; where figures are missing or make no sense, which. */
export function rulesTyped(
  values: PolicyValues,
  startsOn: PlainDate,
): { readonly rules: TimeOffRules } | { readonly faulty: readonly PolicyField[] } {
  const read = figureReader();
  const { by } = values;
  const rules: TimeOffRules = {
    accrual:
      by === 'nothing' ? { by } : by === 'work' ? workTyped(values, read) : calendarTyped(values, startsOn, read),
    waitingDays: read.whole('waitingDays', values.waitingDays, 3_660),
    usableAfterDays: read.whole('usableAfterDays', values.usableAfterDays, 3_660),
    ...maybe('yearlyUse', yearlyUseTyped(values, read)),
    ...maybe('carriedLapsesAfterMonths', by === 'nothing' ? undefined : lapseTyped(values, read)),
  };
  return read.faulty.length > 0 ? { faulty: read.faulty } : { rules };
}

const lapseTyped = ({ lapseMonths }: PolicyValues, { whole }: Reading): number | undefined =>
  lapseMonths.trim() === '' ? undefined : whole('lapseMonths', lapseMonths, 12, 1);

function yearlyUseTyped({ useHours, useDays }: PolicyValues, reading: Reading): YearlyUse | undefined {
  const minutes = reading.maybeHours('useHours', useHours);
  const days = useDays.trim() === '' ? undefined : reading.whole('useDays', useDays, 366);
  return minutes === undefined && days === undefined ? undefined : { minutes: minutes ?? 0, days: days ?? 0 };
}

const workTyped = (values: PolicyValues, reading: Reading): TimeOffRules['accrual'] => ({
  by: 'work',
  workedPerMinute: reading.whole('workedPerHour', values.workedPerHour, 1_000, 1),
  ...maybe('balanceCapMinutes', reading.maybeHours('cap', values.cap)),
  ...maybe(
    'balanceCapDays',
    values.capDays.trim() === '' ? undefined : reading.whole('capDays', values.capDays, 366, 1),
  ),
  ...maybe('carryOverCapMinutes', reading.maybeHours('carryOver', values.carryOver)),
  ...maybe('annualCapMinutes', reading.maybeHours('annualCap', values.annualCap)),
  ...maybe('yearBegins', yearChosen(values)),
});

function calendarTyped(values: PolicyValues, startsOn: PlainDate, reading: Reading): TimeOffRules['accrual'] {
  const { every, opened } = values;
  const before = opened.accrual.by === 'calendar' ? opened.accrual : undefined;
  const first = { hours: values.hoursPerYear, cap: values.cap, carryOver: values.carryOver };
  const milestones = [
    milestoneTyped(
      0,
      first,
      { hours: 'hoursPerYear', cap: 'cap', carryOver: 'carryOver' },
      before?.milestones[0],
      reading,
    ),
    ...values.steps.map((step) => {
      const fields = {
        hours: fieldOf('hours', step),
        cap: fieldOf('cap', step),
        carryOver: fieldOf('carryOver', step),
      };
      return milestoneTyped(yearsTyped(step, values.steps, reading), step, fields, step.opened, reading);
    }),
  ];
  const asOpened = before?.frequency.every === every ? before : undefined;
  return {
    by: 'calendar',
    frequency: asOpened?.frequency ?? frequencyOf(every, startsOn),
    milestones: milestones.toSorted((a, b) => a.afterYears - b.afterYears),
    ...maybe('prorateFirst', asOpened === undefined ? (every === 'year' ? 'ahead' : undefined) : asOpened.prorateFirst),
    ...maybe('yearBegins', yearTyped(values, asOpened !== undefined)),
  };
}

/** After how many years a step begins; no two begin at once. */
function yearsTyped({ key, years }: StepValues, steps: readonly StepValues[], reading: Reading): number {
  const whole = reading.whole(fieldOf('years', { key }), years, 60, 1);
  const isTwice = steps.find((one) => Number(plainNumber(one.years)) === whole)?.key !== key;
  return whole > 0 && isTwice ? reading.refuse(fieldOf('years', { key })) : whole;
}

function milestoneTyped(
  afterYears: number,
  { hours, cap, carryOver }: Figures<string>,
  fields: Figures<PolicyField>,
  opened: Milestone | undefined,
  reading: Reading,
): Milestone {
  return {
    // No field shows it.
    ...maybe('annualCapMinutes', opened?.annualCapMinutes),
    afterYears,
    minutesPerYear: reading.hours(fields.hours, hours),
    ...maybe('balanceCapMinutes', reading.maybeHours(fields.cap, cap)),
    ...maybe('carryOverCapMinutes', reading.maybeHours(fields.carryOver, carryOver)),
  };
}

type Figures<Told> = Readonly<Record<'hours' | 'cap' | 'carryOver', Told>>;

const maybe = <Name extends string, Value>(name: Name, value: Value | undefined) =>
  (value === undefined ? {} : { [name]: value }) as { readonly [Key in Name]?: Value };

/** What is given for a calendar year is carried out of one, unless the rules that were opened have it otherwise. */
function yearTyped(values: PolicyValues, isAsOpened: boolean): YearBegin | undefined {
  if (values.every !== 'year') return yearChosen(values);
  return isAsOpened ? openedYear(values) : newYear;
}

function yearChosen(values: PolicyValues): YearBegin | undefined {
  if (values.year === 'hired') return undefined;
  return values.year === 'kept' ? openedYear(values) : newYear;
}

const newYear: YearBegin = { month: 1, dayOfMonth: 1 };

/** Reads what is typed as figures, and remembers what is none. */
function figureReader() {
  const faulty: PolicyField[] = [];
  const refuse = (field: PolicyField): number => {
    faulty.push(field);
    return -1;
  };
  const whole = (field: PolicyField, text: string, most: number, least = 0): number => {
    const plain = plainNumber(text);
    const value = /^\d{1,4}$/.test(plain) ? Number(plain) : -1;
    return value < least || value > most ? refuse(field) : value;
  };
  const hours = (field: PolicyField, text: string): number => {
    const minutes = plainNumber(text) === '0' ? 0 : hoursTyped(text);
    return minutes === undefined || minutes < 0 ? refuse(field) : minutes;
  };
  const maybeHours = (field: PolicyField, text: string): number | undefined =>
    text.trim() === '' ? undefined : hours(field, text);
  return { faulty, refuse, whole, hours, maybeHours };
}

type Reading = ReturnType<typeof figureReader>;

/** With pay, as the policies of each person have it; weeks are granted on Mondays, months and longer on their first. */
function frequencyOf(every: GrantInterval, startsOn: PlainDate): GrantFrequency {
  if (every === 'pay-period') return { every };
  if (every === 'week') return { every, weekday: 'monday' };
  if (every === 'two-weeks') return { every, from: weekOf(startsOn, 'monday') };
  if (every === 'month') return { every, dayOfMonth: 1 };
  return every === 'quarter' ? { every, monthOfQuarter: 1, dayOfMonth: 1 } : { every, month: 1, dayOfMonth: 1 };
}
