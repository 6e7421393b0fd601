import { describe, expect, test } from 'vitest';
import { parsePlainDate, type PlainDate } from '../kernel/time.ts';
import type { Citations } from './citation.ts';
import type { PayPolicy } from './pay-policy.ts';
import {
  decideVersion,
  earliestStart,
  nextVersion,
  organizationPolicy,
  policyChanges,
  versionUnseen,
  withSources,
  type KeptVersion,
} from './policy-version.ts';
import { federal, presets, type PresetName } from './presets.ts';

const on = (text: string) => parsePlainDate(`2026-${text}`) as PlainDate;
/** A Friday; weeks begin on Mondays. */
const today = on('11-20');
const everywhere = { locationId: null, employeeId: null };
const inOakland = { ...everywhere, locationId: 'oakland' };
const ofAna = { ...everywhere, employeeId: 'ana' };
const version = (
  id: string,
  startsOn: string,
  preset: PresetName,
  who: Pick<KeptVersion, 'locationId' | 'employeeId'> = everywhere,
): KeptVersion => ({
  id,
  startsOn: on(startsOn),
  ...who,
  rules: withSources(presets[preset], preset, on('01-01')),
});

// In no order of their dates: the answers may not depend on it.
const versions = [
  version('organization 2', '11-23', 'colorado'),
  version('oakland', '11-09', 'california', inOakland),
  version('ana', '11-16', 'nevada', ofAna),
  version('organization 1', '11-02', 'alaska'),
  version('organization 3', '12-07', 'nevada'),
];
const [second, oakland, ana, first, third] = versions;

test.each<[string, PayPolicy | undefined]>([
  ['11-01', federal],
  ['11-02', first?.rules],
  ['11-22', first?.rules],
  ['11-23', second?.rules],
  ['12-07', third?.rules],
])('on %s the organization is paid by the last of its own versions', (date, rules) => {
  expect(organizationPolicy(versions, on(date))).toBe(rules);
});

test.each([
  ['another of the organization', first, second],
  ['and another', second, third],
  ['none', third, undefined],
  ['none of others', oakland, undefined],
  ['none of others', ana, undefined],
])('after a version comes %s', (_, before = expect.fail(), after) => {
  expect(nextVersion(versions, before)).toBe(after);
});

test('a version may begin with the week that is under way', () => {
  expect(earliestStart(federal, today)).toBe('2026-11-16');
  expect(earliestStart({ ...federal, workweek: { ...federal.workweek, weekday: 'sunday' } }, today)).toBe('2026-11-15');
});

describe('whether a version may be set', () => {
  const decide = (
    startsOn: string,
    {
      preset = 'federal',
      rules = presets[preset],
      who = everywhere,
    }: { preset?: PresetName; rules?: PayPolicy; who?: typeof inOakland | typeof ofAna | typeof everywhere },
    kept = versions,
  ) => decideVersion(kept, { startsOn: on(startsOn), preset, rules, ...who }, today, today);

  test('one whose rules cannot stand is told what is wrong with them', () => {
    expect(decide('11-24', {})).toEqual({
      ok: false,
      refusal: 'pay_policy_faulty',
      details: { faults: ['starts_within_week'] },
    });
  });

  test('none before the week under way', () => {
    expect(decide('11-09', {})).toEqual({
      ok: false,
      refusal: 'pay_policy_too_early',
      details: { earliest: '2026-11-16' },
    });
    expect(decide('11-16', {})).toMatchObject({ ok: true });
  });

  test('none that says what holds for the same people already, and one that says what holds for others', () => {
    expect(decide('11-16', { preset: 'alaska' })).toMatchObject({ ok: false, refusal: 'pay_policy_unchanged' });
    expect(decide('11-16', { preset: 'california', who: inOakland })).toMatchObject({
      refusal: 'pay_policy_unchanged',
    });
    expect(decide('11-16', { preset: 'california' })).toMatchObject({ ok: true });
    expect(decide('11-16', { preset: 'alaska', who: inOakland })).toMatchObject({ ok: true });
    // What begins later does not hold yet.
    expect(decide('11-16', { preset: 'colorado' })).toMatchObject({ ok: true });
  });

  test('one whose sources were compared again says something new', () => {
    const longAgo = versions.map((each) => {
      const citations = Object.entries(each.rules.citations ?? {}).map(([rule, cited]) => [
        rule,
        { ...cited, asOf: '2025-01-01' },
      ]);
      return {
        ...each,
        rules: { ...each.rules, citations: Object.fromEntries(citations) as Citations },
      };
    });
    expect(decide('11-16', { preset: 'alaska' }, longAgo)).toMatchObject({ ok: true });
  });

  test('it corrects that of the same date, and takes over from the one before it', () => {
    expect(decide('11-23', {})).toMatchObject({ ok: true, value: { supersedes: second, before: second?.rules } });
    expect(decide('11-30', {})).toMatchObject({ ok: true, value: { supersedes: undefined, before: second?.rules } });
    // Who had none of their own were paid as the organization is.
    expect(decide('11-23', { who: { ...inOakland, locationId: 'reno' } })).toMatchObject({
      ok: true,
      value: { supersedes: undefined, before: second?.rules },
    });
    expect(decide('11-23', { preset: 'alaska' }, [])).toMatchObject({
      value: { supersedes: undefined, before: federal },
    });
  });

  test('at which rate time off is paid is kept as its preset says it, where nothing else is said', () => {
    const kept = (preset: PresetName, rules: PayPolicy) => {
      const decided = decide('11-30', { preset, rules });
      return decided.ok ? decided.value.rules : {};
    };
    const { leaveAt: _, ...unsaid } = presets.california;
    expect(kept('california', unsaid)).toEqual(withSources(presets.california, 'california', today));
    expect(kept('california', { ...unsaid, leaveAt: 'rate-in-force' })).toMatchObject({ leaveAt: 'rate-in-force' });
    expect(kept('federal', federal)).not.toHaveProperty('leaveAt');
  });
});

describe('a version that whoever decides did not know of', () => {
  const unseen = (startsOn: string, insteadOf: string | null | undefined, who = everywhere) =>
    versionUnseen(versions, { startsOn: on(startsOn), rules: federal, ...who, insteadOf })?.id;

  test.each([
    ['11-30', 'organization 2', undefined],
    ['11-30', 'organization 1', 'organization 2'],
    ['11-30', null, 'organization 2'],
    ['11-30', undefined, undefined],
    ['11-23', undefined, 'organization 2'],
    ['11-23', 'organization 2', undefined],
    ['11-01', undefined, undefined],
    ['11-01', null, undefined],
  ])('from %s on, instead of %s: %s', (startsOn, insteadOf, expected) => {
    expect(unseen(startsOn, insteadOf)).toBe(expected);
  });
});

describe('what differs between two policies', () => {
  test('is told by the name of each part, rule by rule of overtime and hours, and nothing of sources', () => {
    const { workTime: _, ...others } = federal;
    const daily = [{ afterMinutes: 480, multiplier: '1.5' }];
    const after: PayPolicy = { ...others, overtime: { ...federal.overtime, daily }, adjustableDays: 30, citations: {} };
    expect(policyChanges({ ...federal, leaveAt: 'regular-rate' }, after)).toEqual({
      before: { leaveAt: 'regular-rate', adjustableDays: null, daily: [], ...federal.workTime },
      after: {
        leaveAt: null,
        adjustableDays: 30,
        daily,
        paidUpToMinutes: null,
        mealFromMinutes: null,
        newShiftGapMinutes: null,
      },
    });
  });

  test('is nothing where only the order differs in which they are written', () => {
    const { weekday, time } = federal.workweek;
    const turned: PayPolicy = {
      ...federal,
      workweek: { time: { minute: time.minute, hour: time.hour }, weekday },
      overtime: {
        daily: [],
        weekly: federal.overtime.weekly.map((tier) => ({
          multiplier: tier.multiplier,
          afterMinutes: tier.afterMinutes,
        })),
      },
    };
    expect(policyChanges(federal, turned)).toEqual({ before: {}, after: {} });
    expect(policyChanges(turned, federal)).toEqual({ before: {}, after: {} });
  });
});
