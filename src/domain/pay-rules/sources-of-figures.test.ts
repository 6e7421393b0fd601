import { describe, expect, test } from 'vitest';
import { ask, atRate, ledger } from '../../../tests/world/payable-weeks.ts';
import { addMilliseconds, parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { Punch } from '../time-clock/punch.ts';
import { californiaSchedule } from './california.ts';
import { ownSource, type CitedRule } from './citation.ts';
import type { PayPolicy, Premium } from './pay-policy.ts';
import { payableWeek } from './payable-week.ts';
import { decideVersion, withSources } from './policy-version.ts';
import { presets, type PresetName } from './presets.ts';
import type { WorkTimeRules } from './work-time.ts';

const today = parsePlainDate('2026-11-27') as PlainDate;

const late: Premium = {
  code: 'late',
  windows: [{ start: { hour: 0, minute: 0 }, end: { hour: 0, minute: 0 } }],
  partial: true,
  addPerHour: '2.00',
};

describe('a figure that was changed is cited as the organization’s own', () => {
  const { federal, california, 'federal-hospital': hospital } = presets;
  const scheduled = (change: Partial<typeof californiaSchedule>, policy: PayPolicy = california): PayPolicy => ({
    ...policy,
    overtime: { ...policy.overtime, alternativeWorkweek: { ...californiaSchedule, ...change } },
  });
  const tiers = [{ afterMinutes: 0, multiplier: '1.5' }];
  const quarters = { intervalMinutes: 15, mode: 'nearest' } as const;
  const pause = { kind: 'auto-deduct', afterWorkedMinutes: 360, minutes: 30, countPunched: true } as const;
  const withOvertime = (rules: Partial<PayPolicy['overtime']>): PayPolicy => ({
    ...federal,
    overtime: { ...federal.overtime, ...rules },
  });
  const withWork = (rules: WorkTimeRules): PayPolicy => ({ ...federal, workTime: { ...federal.workTime, ...rules } });
  const { mealRest: _meals, ...withoutMeals } = california;
  const { workTime: _hours, ...withoutHours } = federal;
  const sourceOf = (rule: CitedRule, preset: PresetName, policy: PayPolicy) =>
    withSources(policy, preset, today).citations?.[rule]?.source;

  test.each<[CitedRule, PresetName, PayPolicy, string | undefined]>([
    ['makeup-time', 'california', california, 'Labor Code 513'],
    ['weekly-overtime', 'federal', withOvertime({ weekly: [{ afterMinutes: 2_280, multiplier: '1.5' }] }), ownSource],
    ['weekly-overtime', 'federal', withOvertime({ periodDays: 14 }), ownSource],
    ['daily-overtime', 'federal', withOvertime({ daily: tiers }), ownSource],
    // Where a rule is gone nothing is cited for it.
    ['weekly-overtime', 'federal', withOvertime({ weekly: [] }), undefined],
    ['meal-premium', 'california', withoutMeals, undefined],
    ['short-rest', 'federal', withoutHours, undefined],
    [
      'makeup-time',
      'california',
      { ...california, overtime: { ...california.overtime, makeupTime: { upToMinutes: 720 } } },
      ownSource,
    ],
    ['regular-rate', 'california', { ...california, regularRate: { rateRounding: 'cent' } }, ownSource],
    [
      'overtime-premium',
      'federal',
      withOvertime({ daily: [{ afterMinutes: 480, multiplier: '2' }] }),
      '29 CFR 778.110',
    ],
    ['overtime-premium', 'federal', withOvertime({ daily: [{ afterMinutes: 480, multiplier: '1.1' }] }), ownSource],
    [
      'regular-rate',
      'federal',
      { ...federal, regularRate: { rateRounding: 'exact' } },
      '29 USC 207(e); 29 CFR 778.108, 778.109',
    ],
    ['overtime-premium', 'federal', { ...federal, regularRate: { overtimeMethod: 'rate-times-hours' } }, ownSource],
    ['overtime-premium', 'federal', { ...federal, regularRate: { rateRounding: 'cent' } }, '29 CFR 778.110'],
    [
      'overtime-premium',
      'federal',
      { ...federal, regularRate: { overtimeMethod: 'premium-on-top' } },
      '29 CFR 778.110',
    ],
    ['overtime-premium', 'federal', { ...federal, regularRate: { overtimeRateUnrounded: false } }, '29 CFR 778.110'],
    ['overtime-premium', 'federal', { ...federal, regularRate: { overtimeRateUnrounded: true } }, ownSource],
    ['paid-leave', 'california', california, 'Labor Code 246(l)(1)'],
    ['paid-leave', 'california', { ...california, leaveAt: 'rate-in-force' }, ownSource],
    ['paid-leave', 'federal', { ...federal, leaveAt: 'regular-rate' }, ownSource],
    // What holds where nothing is said, said: nobody's own.
    ['paid-leave', 'federal', { ...federal, leaveAt: 'rate-in-force' }, undefined],
    // Which days are scheduled is agreed upon; what they are paid stands in the law.
    ['alternative-schedule', 'california', scheduled({}), 'Labor Code 511(b)'],
    [
      'alternative-schedule',
      'california',
      scheduled({ scheduledMinutesByDay: [540, 540, 540, 540, 240, 0, 0] }),
      'Labor Code 511(b)',
    ],
    [
      'alternative-schedule',
      'california',
      scheduled({ scheduledMinutesByDay: [720, 720, 720, 0, 0, 0, 0] }),
      ownSource,
    ],
    ['alternative-schedule', 'california', scheduled({ doubleAfterMinutes: 780 }), ownSource],
    ['alternative-schedule', 'federal', scheduled({}, federal), ownSource],
    ['unscheduled-day', 'california', scheduled({ doubleAfterMinutes: 780 }), 'Labor Code 511(b)'],
    ['unscheduled-day', 'california', scheduled({ unscheduledDoubleAfterMinutes: 540 }), ownSource],
    ['unscheduled-day', 'federal', federal, undefined],
    ['holiday', 'federal', withOvertime({ holiday: { tiers } }), ownSource],
    ['nth-worked-day', 'federal', withOvertime({ nthWorkedDay: { nth: 6, tiers } }), ownSource],
    ['paid-absence', 'federal', withOvertime({ countsPaidAbsence: true }), ownSource],
    ['paid-absence', 'federal', withOvertime({ countsPaidAbsence: false }), undefined],
    ['punch-rounding', 'federal', withWork({ punchRounding: [{ ...quarters, targets: ['both'] }] }), ownSource],
    ['punch-rounding', 'federal', withWork({ dropSeconds: true }), ownSource],
    ['punch-rounding', 'federal', withWork({ punchRounding: [], dropSeconds: false }), undefined],
    ['meal-rounded', 'federal', withWork({ mealTotalRounding: quarters }), ownSource],
    ['day-rounded', 'federal', withWork({ dayTotalRounding: quarters }), ownSource],
    ['automatic-meal', 'federal', withWork({ meals: [pause] }), ownSource],
    ['automatic-meal', 'federal', withWork({ meals: [] }), undefined],
    ['automatic-break', 'federal', withWork({ automaticBreaks: [pause] }), ownSource],
    ['paid-break', 'federal', withWork({ paidBreaks: { allowances: [], pooled: false } }), ownSource],
    ['minimum-shift', 'federal', { ...federal, minimumShift: { minutes: 240, gapMinutes: 480 } }, ownSource],
    ['premium', 'federal', { ...federal, premiums: [late] }, ownSource],
    ['premium', 'federal', { ...federal, premiums: [] }, undefined],
    // 29 CFR 778.105: a workweek may begin on any day.
    [
      'workweek',
      'federal-hospital',
      { ...hospital, workweek: { ...hospital.workweek, weekday: 'sunday' } },
      '29 CFR 778.104, 778.105',
    ],
  ])('%s of %s: %#', (rule, preset, policy, source) => {
    expect(sourceOf(rule, preset, policy)).toBe(source);
  });

  test.each(Object.keys(presets) as PresetName[])('and of %s as it is, none', (preset) => {
    const { citations = {} } = presets[preset];
    expect(withSources(presets[preset], preset, today).citations).toEqual(citations);
  });
});

describe('what the organization set is told as its own', () => {
  const quarters = { intervalMinutes: 15, mode: 'nearest' } as const;
  const quarterMinutes = { minutes: 15, kind: 'auto-deduct', afterWorkedMinutes: 300, countPunched: false } as const;
  const rules: PayPolicy = {
    ...presets.federal,
    overtime: { weekly: [], daily: [], holiday: { tiers: [{ afterMinutes: 0, multiplier: '2' }] } },
    holidays: [{ code: 'own', on: { month: 1, day: 12 }, observed: 'none' }],
    workTime: {
      punchRounding: [{ ...quarters, targets: ['clock-in'] }],
      dayTotalRounding: quarters,
      meals: [quarterMinutes],
    },
    premiums: [late],
    minimumShift: { minutes: 600, gapMinutes: 0 },
  };
  const reasonsOf = (punches: readonly Punch[]) =>
    payableWeek(punches, ask(withSources(rules, 'federal', today), atRate('20.00'))).reasons();
  const ownRules = (punches: readonly Punch[]) =>
    new Set(
      reasonsOf(punches)
        .filter(({ citation }) => citation?.source === ownSource)
        .map(({ rule }) => rule),
    );

  test('in hours and in pay', () => {
    expect(ownRules(ledger('0 8:03 14:05'))).toEqual(
      new Set([
        'punches-rounded',
        'meal-deducted',
        'day-rounded',
        'holiday',
        'premium-window',
        'earning',
        'minimum-shift',
      ]),
    );
  });

  test('and that a day is its nearest minute is nobody’s own', () => {
    const nearOnly = { ...quarters, within: { ofMinutes: 480, minutes: 5 } };
    const policy = withSources({ ...presets.federal, workTime: { dayTotalRounding: nearOnly } }, 'federal', today);
    const later = (punch: Punch): Punch => ({ ...punch, punchedAt: addMilliseconds(punch.punchedAt, 20_000) });
    const [comes, goes] = ledger('0 8:00 12:00') as [Punch, Punch];
    const punches = [comes, later(goes)];
    const told = payableWeek(punches, ask(policy))
      .reasons()
      .filter(({ rule }) => rule === 'day-rounded');
    expect(told.map(({ citation }) => citation)).toEqual([undefined]);
  });
});

describe('a version that says what is said already is refused', () => {
  const everywhere = { locationId: null, employeeId: null };
  const startsOn = parsePlainDate('2026-11-23') as PlainDate;
  const rules: PayPolicy = { ...presets.federal, minimumShift: { minutes: 240, gapMinutes: 0 } };
  const kept = { id: 'kept', ...everywhere, startsOn, rules: withSources(rules, 'federal', startsOn) };
  const set = (wished: PayPolicy) =>
    decideVersion([kept], { ...everywhere, startsOn, rules: wished, preset: 'federal' }, today, today);

  test('on a later day too, whatever the organization set for itself in it', () => {
    expect(set(rules)).toMatchObject({ ok: false, refusal: 'pay_policy_unchanged' });
  });

  test('and one whose figure is another is none', () => {
    expect(set({ ...rules, minimumShift: { minutes: 180, gapMinutes: 0 } })).toMatchObject({ ok: true });
  });
});
