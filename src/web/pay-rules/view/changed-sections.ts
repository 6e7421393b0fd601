import type { PolicyVersionReply } from '../../../contract/pay-rules.ts';
import type { OvertimeRules } from '../../../domain/pay-rules/overtime-rules.ts';
import type { PayPolicy } from '../../../domain/pay-rules/pay-policy.ts';
import { policyChanges } from '../../../domain/pay-rules/policy-version.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import type { WorkTimeRules } from '../../../domain/pay-rules/work-time.ts';

const sections = ['overtime', 'breaks', 'rounding', 'premiums', 'holidays', 'payPeriod', 'corrections'] as const;
type Section = (typeof sections)[number];

type Part =
  | Exclude<keyof PayPolicy, 'overtime' | 'workTime' | 'citations'>
  | Exclude<keyof OvertimeRules, 'periodStartsOn'>
  | keyof WorkTimeRules;

/** In which section of the form each part of a policy stands. From which day periods of 8 and 80 are counted is no figure: every policy has a day of its own. */
const sectionOf: Readonly<Record<Part, Section>> = {
  workweek: 'overtime',
  weekly: 'overtime',
  daily: 'overtime',
  dailyFrom: 'overtime',
  dailyAppliesBelowRate: 'overtime',
  dailyNotOn: 'overtime',
  periodDays: 'overtime',
  consecutiveDay: 'overtime',
  nthWorkedDay: 'overtime',
  consecutiveHours: 'overtime',
  combine: 'overtime',
  countsPaidAbsence: 'overtime',
  alternativeWorkweek: 'overtime',
  makeupTime: 'overtime',
  paidUpToMinutes: 'breaks',
  mealFromMinutes: 'breaks',
  meals: 'breaks',
  mealRest: 'breaks',
  newShiftGapMinutes: 'breaks',
  maxShiftMinutes: 'breaks',
  dayAttribution: 'breaks',
  automaticBreaks: 'breaks',
  paidBreaks: 'breaks',
  punchRounding: 'rounding',
  dropSeconds: 'rounding',
  dayTotalRounding: 'rounding',
  mealTotalRounding: 'rounding',
  regularRate: 'rounding',
  premiums: 'premiums',
  reportingTime: 'premiums',
  splitShift: 'premiums',
  minimumShift: 'premiums',
  leaveAt: 'premiums',
  minimumWages: 'premiums',
  holiday: 'holidays',
  holidays: 'holidays',
  payPeriod: 'payPeriod',
  adjustableDays: 'corrections',
};

/** The sections in which a version is no longer what its preset says, in the order of the form: it is called by its preset, and must not pass for it. */
export function changedSections({ preset, rules }: Pick<PolicyVersionReply, 'preset' | 'rules'>): readonly Section[] {
  if (preset === null || preset === 'custom') return [];
  const { after } = policyChanges(saidOut(presets[preset]), saidOut(rules));
  const changed = new Set(Object.keys(after).map((part) => (sectionOf as Readonly<Record<string, Section>>)[part]));
  return sections.filter((section) => changed.has(section));
}

/** At which rate time off is paid is said by some versions, though it is what holds where nothing is. */
const saidOut = (policy: PayPolicy): PayPolicy => ({ leaveAt: 'rate-in-force', ...policy });
