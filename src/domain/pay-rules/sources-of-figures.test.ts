import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import { californiaSchedule } from './california.ts';
import { ownSource, type CitedRule } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import { withSources } from './policy-version.ts';
import { presets, type PresetName } from './presets.ts';

const today = parsePlainDate('2026-11-27') as PlainDate;

describe('a figure that was changed is cited as the organization’s own', () => {
  const { federal, california, 'federal-hospital': hospital } = presets;
  const scheduled = (change: Partial<typeof californiaSchedule>, policy: PayPolicy = california): PayPolicy => ({
    ...policy,
    overtime: { ...policy.overtime, alternativeWorkweek: { ...californiaSchedule, ...change } },
  });
  const sourceOf = (rule: CitedRule, preset: PresetName, policy: PayPolicy) =>
    withSources(policy, preset, today).citations?.[rule]?.source;

  test.each<[CitedRule, PresetName, PayPolicy, string | undefined]>([
    ['makeup-time', 'california', california, 'Labor Code 513'],
    [
      'makeup-time',
      'california',
      { ...california, overtime: { ...california.overtime, makeupTime: { upToMinutes: 720 } } },
      ownSource,
    ],
    ['regular-rate', 'california', { ...california, regularRate: { rateRounding: 'cent' } }, ownSource],
    [
      'regular-rate',
      'federal',
      { ...federal, regularRate: { rateRounding: 'exact' } },
      '29 USC 207(e); 29 CFR 778.108, 778.109',
    ],
    ['overtime-premium', 'federal', { ...federal, regularRate: { overtimeMethod: 'rate-times-hours' } }, ownSource],
    ['overtime-premium', 'federal', { ...federal, regularRate: { rateRounding: 'cent' } }, '29 CFR 778.110'],
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
