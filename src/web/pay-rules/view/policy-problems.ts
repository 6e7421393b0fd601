import { parsePlainDate, weekOf, type PlainDate } from '../../../domain/kernel/time.ts';
import { faultFields, policyFaults, type PolicyFault } from '../../../domain/pay-rules/policy-faults.ts';
import { rulesIn } from './policy-rules.ts';
import type { PolicyValues } from './policy-values.ts';
import { unreadIn } from './rule-parts.ts';
import { ruleShapes, type RuleName } from './rule-shapes.ts';

/** Why the policy cannot stand, by the field that is to be changed. */
export type FieldFaults = Partial<Record<keyof PolicyValues, PolicyFault>>;

export const faultsIn = (values: PolicyValues): FieldFaults => faultsByField(codesOf(values), values);

/** Some Monday: a date that is none yet begins no week either. */
const unnamed = '2026-01-12' as PlainDate;

function codesOf(values: PolicyValues): readonly PolicyFault[] {
  const startsOn = parsePlainDate(values.startsOn);
  const found = policyFaults(rulesIn(values), startsOn ?? weekOf(unnamed, values.weekStart));
  return startsOn === undefined ? ['starts_within_week', ...found] : found;
}

/** The first fault of each field. */
export const faultsByField = (codes: readonly PolicyFault[], values: PolicyValues): FieldFaults =>
  Object.fromEntries(codes.toReversed().map((code) => [fieldOf(code, values), code]));

/** Steps that stand elsewhere than the first ones of their ladder. */
const furtherSteps = {
  weekly_overtime_impossible: 'weeklyMore',
  weekly_above_nth_day: 'weeklyMore',
  daily_overtime_impossible: 'dailyMore',
  double_below_daily: 'dailyMore',
  consecutive_hours_impossible: 'consecutiveMore',
  holiday_rate_impossible: 'holidayMore',
} as const satisfies Partial<Record<PolicyFault, RuleName>>;

function fieldOf(code: PolicyFault, values: PolicyValues): keyof PolicyValues {
  const [field = ''] = faultFields[code].split('.');
  const further = code in furtherSteps ? furtherSteps[code as keyof typeof furtherSteps] : undefined;
  if (further === undefined || values[further].length === 0) return field as keyof PolicyValues;
  return codesOf({ ...values, [further]: [] }).includes(code) ? (field as keyof PolicyValues) : further;
}

/** Which rule of a list is at fault, and which of its parts: one that cannot be read, or the one that the fault names. */
export interface FaultyPart {
  readonly index: number;
  readonly part: string;
}

export function faultyPart(name: RuleName, code: PolicyFault, values: PolicyValues): FaultyPart {
  const typed = values[name];
  const alone = typed.findIndex((each) => codesOf({ ...values, [name]: [each] }).includes(code));
  const index = alone === -1 ? typed.length - 1 : alone;
  const { shape } = ruleShapes[name];
  const [, named = Object.keys(shape)[0] ?? ''] = faultFields[code].split('.');
  return { index, part: unreadIn(shape, typed[index] ?? {}) ?? named };
}
