import { californiaLeave, californiaMealRest, californiaReportingTime, californiaSplitShift } from './california.ts';
import { ownSource, type Citation, type Citations } from './citation.ts';
import type { Tier } from './ladder.ts';
import { mondayMidnight, type MinimumWage, type PayPolicy } from './pay-policy.ts';

/** When these figures were last compared with their sources. States change theirs every year: a policy is a version. */
const asOf = '2026-11-21';
const cite = (source: string, since?: string): Citation =>
  since === undefined ? { source, asOf } : { source, since, asOf };
const wage = (amount: string, from: string): MinimumWage => ({ amount, from });

const timeAndAHalfAfter = (afterMinutes: number): Tier => ({ afterMinutes, multiplier: '1.5' });
const doubleAfter = (afterMinutes: number): Tier => ({ afterMinutes, multiplier: '2' });
const overForty = [timeAndAHalfAfter(2_400)];
const overEight = [timeAndAHalfAfter(480)];

const federalCitations: Citations = {
  workweek: cite('29 CFR 778.104, 778.105'),
  'weekly-overtime': cite('29 USC 207(a)(1); 29 CFR 778.101', '1940-10-24'),
  'regular-rate': cite('29 USC 207(e); 29 CFR 778.108, 778.109'),
  'overtime-premium': cite('29 CFR 778.110'),
  'short-rest': cite('29 CFR 785.18'),
  'meal-length': cite('29 CFR 785.19(a)'),
  // No law says which gap is a going home.
  'shift-gap': cite(ownSource),
  'minimum-wage': cite('29 USC 206(a)(1)(C)', '2009-07-24'),
};

/** US federal: time and a half past 40 hours of a workweek, each week on its own; rests of up to 20 minutes are worked. */
export const federal: PayPolicy = {
  workweek: mondayMidnight,
  overtime: { weekly: overForty, daily: [] },
  workTime: { paidUpToMinutes: 20, mealFromMinutes: 30, newShiftGapMinutes: 240 },
  minimumWages: [wage('7.25', '2009-07-24')],
  citations: federalCitations,
};

/** Federal, and time and a half past 8 hours of a day as well: the house rules that the demo organization keeps. */
export const federalWithDailyOvertime: PayPolicy = {
  ...federal,
  overtime: { ...federal.overtime, daily: overEight },
  citations: { ...federalCitations, 'daily-overtime': cite(ownSource) },
};

/** Hospitals by agreement: past 8 hours a day and 80 in 14 days, the former credited to the latter. */
const federalHospital: PayPolicy = {
  ...federal,
  overtime: { weekly: [timeAndAHalfAfter(4_800)], daily: overEight, periodDays: 14 },
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('29 USC 207(j); 29 CFR 778.601'),
    'daily-overtime': cite('29 USC 207(j); 29 CFR 778.601'),
  },
};

/** California: 8 and 12 hours a day, 40 a week, the seventh day in a row, meals and rests, reporting time, split shifts. */
const california: PayPolicy = {
  ...federal,
  overtime: {
    weekly: overForty,
    daily: [timeAndAHalfAfter(480), doubleAfter(720)],
    consecutiveDay: { nth: 7, scope: 'workweek', tiers: [timeAndAHalfAfter(0), doubleAfter(480)] },
    makeupTime: { upToMinutes: 660 },
  },
  mealRest: californiaMealRest,
  reportingTime: californiaReportingTime,
  splitShift: californiaSplitShift,
  leaveAt: 'regular-rate',
  minimumWages: [wage('16.00', '2024-01-01'), wage('16.50', '2025-01-01'), wage('16.90', '2026-01-01')],
  citations: {
    ...federalCitations,
    workweek: cite('Labor Code 500'),
    'weekly-overtime': cite('Labor Code 510(a)', '2000-01-01'),
    'daily-overtime': cite('Labor Code 510(a)', '2000-01-01'),
    'consecutive-day': cite('Labor Code 510(a)', '2000-01-01'),
    'alternative-schedule': cite('Labor Code 511(b)', '2000-01-01'),
    'unscheduled-day': cite('Labor Code 511(b)', '2000-01-01'),
    'makeup-time': cite('Labor Code 513', '2000-01-01'),
    'regular-rate': cite('Labor Code 515(d); Alvarado v. Dart Container (2018) 4 Cal.5th 542'),
    // Federal law knows the half alone; that twelve hours and the seventh day are paid twice stands here.
    'overtime-premium': cite('Labor Code 510(a)', '2000-01-01'),
    'meal-premium': cite('Labor Code 226.7(c), 512(a); Ferra v. Loews (2021) 11 Cal.5th 858'),
    'rest-premium': cite('Labor Code 226.7(c); IWC orders, section 12; Brinker (2012) 53 Cal.4th 1004'),
    'reporting-time': cite('IWC orders, section 5(A)–(B)'),
    'split-shift': cite('IWC orders, section 4(C)'),
    'minimum-wage': cite('Labor Code 1182.12', '2026-01-01'),
    'paid-leave': californiaLeave,
  },
};

/** Alaska: 8 hours a day and 40 a week, of which those past 8 a day do not count; employers of four or more. */
const alaska: PayPolicy = {
  ...federal,
  overtime: { weekly: overForty, daily: overEight },
  minimumWages: [wage('13.00', '2025-07-01'), wage('14.00', '2026-07-01')],
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('AS 23.10.060(b); 8 AAC 15.100'),
    'daily-overtime': cite('AS 23.10.060(b); 8 AAC 15.100'),
    'minimum-wage': cite('AS 23.10.065', '2026-07-01'),
  },
};

/** Nevada: 40 hours a week, and 8 in 24 hours from the start of work for those paid less than one and a half times the minimum wage. */
const nevada: PayPolicy = {
  ...federal,
  overtime: {
    weekly: overForty,
    daily: overEight,
    dailyFrom: 'shift-start',
    dailyAppliesBelowRate: { minimumWageMultiple: '1.5' },
  },
  minimumWages: [wage('12.00', '2024-07-01')],
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('NRS 608.018(2)'),
    'daily-overtime': cite('NRS 608.018(1), 608.0126'),
    'minimum-wage': cite('Nev. Const. art. 15, § 16', '2024-07-01'),
  },
};

/** Colorado: 40 hours a week, 12 a day or 12 in a row, whichever pays most. */
const colorado: PayPolicy = {
  ...federal,
  overtime: {
    weekly: overForty,
    daily: [timeAndAHalfAfter(720)],
    consecutiveHours: [timeAndAHalfAfter(720)],
    combine: 'greatest-of',
  },
  minimumWages: [wage('14.81', '2025-01-01'), wage('15.16', '2026-01-01')],
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('COMPS Order, rule 4.1.1(A); 7 CCR 1103-1'),
    'daily-overtime': cite('COMPS Order, rule 4.1.1(B); 7 CCR 1103-1'),
    'consecutive-hours': cite('COMPS Order, rule 4.1.1(C); 7 CCR 1103-1'),
    'greatest-of': cite('COMPS Order, rule 4.1.1; 7 CCR 1103-1'),
    'minimum-wage': cite('Colo. Const. art. XVIII, § 15', '2026-01-01'),
  },
};

/** Oregon, manufacturing: 40 hours a week or 10 a day, whichever pays more. */
const oregonManufacturing: PayPolicy = {
  ...federal,
  overtime: { weekly: overForty, daily: [timeAndAHalfAfter(600)], combine: 'greatest-of' },
  minimumWages: [wage('15.05', '2025-07-01')],
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('ORS 653.261; OAR 839-020-0030'),
    'daily-overtime': cite('ORS 652.020'),
    'greatest-of': cite('ORS 652.020'),
    'minimum-wage': cite('ORS 653.025', '2025-07-01'),
  },
};

/** Kentucky: 40 hours a week, and the seventh day in a row if the week has more than 40. */
const kentucky: PayPolicy = {
  ...federal,
  overtime: {
    weekly: overForty,
    daily: [],
    consecutiveDay: { nth: 7, scope: 'workweek', onlyIfPeriodOverMinutes: 2_400, tiers: [timeAndAHalfAfter(0)] },
  },
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('KRS 337.285'),
    'consecutive-day': cite('KRS 337.050'),
  },
};

/** Puerto Rico, hired since 26 January 2017: 8 hours a day and 40 a week, and the weekly day of rest, which is due after six days of work. */
const puertoRico: PayPolicy = {
  ...federal,
  overtime: {
    weekly: overForty,
    daily: overEight,
    consecutiveDay: { nth: 7, scope: 'workweek', tiers: [timeAndAHalfAfter(0)] },
  },
  minimumWages: [wage('10.50', '2024-07-01')],
  citations: {
    ...federalCitations,
    'weekly-overtime': cite('Act 379-1948 as amended by Act 4-2017', '2017-01-26'),
    'daily-overtime': cite('Act 379-1948 as amended by Act 4-2017', '2017-01-26'),
    'consecutive-day': cite('29 L.P.R.A. 273, 274 as amended by Act 4-2017; Act 289-1946', '2017-01-26'),
    'minimum-wage': cite('Act 47-2021', '2024-07-01'),
  },
};

/** The presets by name. `custom` begins as federal law, below which nobody covered by it may go. */
export const presets = {
  federal,
  'federal-daily': federalWithDailyOvertime,
  'federal-hospital': federalHospital,
  california,
  alaska,
  nevada,
  colorado,
  'oregon-manufacturing': oregonManufacturing,
  kentucky,
  'puerto-rico': puertoRico,
  custom: federal,
} as const satisfies Readonly<Record<string, PayPolicy>>;
export type PresetName = keyof typeof presets;

const byJurisdiction: Readonly<Record<string, PresetName>> = {
  'US-7j': 'federal-hospital',
  'US-AK': 'alaska',
  'US-CA': 'california',
  'US-CO': 'colorado',
  'US-KY': 'kentucky',
  'US-NV': 'nevada',
  'US-PR': 'puerto-rico',
};

/**
 * States and territories whose overtime is the federal rule: each may raise the minimum wage, none shortens the day. Oregon does so in manufacturing
 * alone, which a policy says by its preset. The Virgin Islands do, and have no preset: nobody guesses at them.
 */
const asFederal =
  'AL AR AS AZ CT DC DE FL GA GU HI IA ID IL IN KS LA MA MD ME MI MN MO MP MS MT NC ND NE NH NJ NM NY OH OK OR PA RI SC SD TN TX UT VA VT WA WI WV WY';

/** Whoever employs fewer in Alaska owes what federal law asks for, and nothing by the day: AS 23.10.060(d)(1). */
const fewestInAlaska = 4;

/**
 * The preset of a jurisdiction: federal law where none is named or a state has none of its own, undefined for a place that
 * is not known, whose law nobody should guess at.
 */
export function presetFor(jurisdiction = 'US', employees = Infinity): PayPolicy | undefined {
  if (jurisdiction === 'US-AK' && employees < fewestInAlaska) return federal;
  const name = byJurisdiction[jurisdiction];
  if (name !== undefined) return presets[name];
  const isFederal = jurisdiction === 'US' || asFederal.split(' ').some((state) => jurisdiction === `US-${state}`);
  return isFederal ? federal : undefined;
}
