import { expect, test } from 'vitest';
import { ana, ben, monday, plan, shift, tuesday, week } from '../../../../tests/world/team-schedule.ts';
import { cents } from '../../../domain/kernel/money.ts';
import { againstTarget, type LabourTarget } from '../../../domain/schedule/labour-target.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { gridOf } from '../grid/view.ts';
import { labourTargetTyped, sayOverTarget, sayTarget, tellsUncosted, typedLabourTarget, weekAgainst } from './view.ts';

const target = (weeklyMinutes: number | null, sum: number | null): LabourTarget => ({
  weeklyMinutes,
  weeklyCents: sum === null ? null : cents(sum),
});

test.each([
  ['240', '6500', 14_400, 6_500_00],
  ['37:30', '6,500.50', 2_250, 6_500_50],
  ['٢٤٠', '٦٥٠٠', 14_400, 6_500_00],
  ['', '', null, null],
  [' ', '0.01', null, 1],
  ['1', '', 60, null],
  ['0:59', '0', undefined, undefined],
  ['100000', '999,999,999.99', 6_000_000, 99_999_999_999],
  ['100000:01', '9999999999', undefined, undefined],
  ['-5', '-5', undefined, undefined],
  ['many', 'much', undefined, undefined],
])('a target typed as %j and %j is %s minutes and %s cents', (hours, cost, weeklyMinutes, weeklyCents) => {
  expect(labourTargetTyped({ hours, cost })).toEqual({ weeklyMinutes, weeklyCents });
});

test.each([
  [null, null],
  [60, 1],
  [14_430, 6_500_05],
  [6_000_000, 99_999_999_999],
])('a target of %s minutes and %s cents is typed as it is read', (minutes, sum) => {
  expect(labourTargetTyped(typedLabourTarget(target(minutes, sum)))).toEqual(target(minutes, sum));
});

const shifts = [shift('a', plan('ana', monday, 9, 17)), shift('b', plan('ana', tuesday, 9, 17))];

test('a week is over its target as soon as a shift more is planned, and no longer once it is taken back', () => {
  const planned = gridOf(week(shifts.slice(0, 1), { people: [ana, ben] }), () => true);
  const more = gridOf(week(shifts, { people: [ana, ben] }), () => true);
  const [one, two] = [planned, more].map(({ days }) => days.reduce((sum, { minutes }) => sum + minutes, 0));
  expect(two).toBe(2 * (one ?? 0));
  const labourTarget = target(one ?? 0, 300_00);
  expect(weekAgainst({ labourTarget }, planned)).toMatchObject({ minutes: { over: 0 }, cents: { over: 0 } });
  expect(weekAgainst({ labourTarget }, more).minutes).toMatchObject({ planned: two, over: one });
});

test('a week of which a part is known is over where that part is, and else it is not known; who is left out stands beside it', () => {
  const hidden = gridOf(week([...shifts, shift('c', plan('ben', tuesday, 9, 17))], { people: [ana, ben] }), () => true);
  const besides = (sum: number | null) => weekAgainst({ labourTarget: target(null, sum) }, hidden);
  expect(besides(270_00)).toMatchObject({ cents: { planned: 280_00, over: 10_00, isPart: true } });
  expect(besides(300_00)).toMatchObject({
    cents: { planned: 280_00, over: 0, isPart: true },
    uncosted: [{ name: 'Ben' }],
  });
  expect(besides(null)).toMatchObject({ cents: undefined, uncosted: [] });
  expect([besides(300_00), besides(null)].map(tellsUncosted)).toEqual([true, false]);
  const said = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
  expect(sayOverTarget(besides(270_00), said, 'USD')).toBe('at least $10.00 over $270.00');
  expect(sayOverTarget(besides(300_00), said, 'USD')).toBeUndefined();
});

const words = {
  say: (_: string, { amount, target: of }: Record<string, string>) => `${amount} over ${of}`,
  formats: {
    exactHours: (minutes: number) => `0:0${minutes}`,
    shortHours: (minutes: number) => `${Math.round(minutes / 6) / 10} h`,
    money: (sum: number) => `$${sum / 100}`,
    list: (parts: readonly string[]) => parts.join(', '),
  },
} as unknown as Parameters<typeof sayOverTarget>[1];

test.each([
  ['neither', 14_400, 6_500_00, undefined],
  ['the hours', 14_676, 6_500_00, '4.6 h over 240 h'],
  ['a minute alone, which is no 0 h', 14_401, 0, '0:01 over 240 h'],
  ['the cost', 0, 6_666_00, '$166 over $6500'],
  ['both', 14_676, 6_666_00, '4.6 h over 240 h, $166 over $6500'],
] as const)('what is over the target is said, and nothing else: %s', (_case, minutes, sum, said) => {
  const against = againstTarget(
    { minutes, overtimeMinutes: 0, cents: cents(sum), knownCents: cents(sum) },
    target(14_400, 6_500_00),
  );
  expect(sayOverTarget(against, words, 'USD')).toBe(said);
});

test('a target stands in a list figure by figure, each held apart from the other where the script runs from the right', () => {
  const saidIn = (language: 'en' | 'ar') =>
    sayTarget(
      target(13_800, 6_200_00),
      { say: speakers[language].say, formats: formatsOf(speakers[language], 'h12') },
      'USD',
    );
  expect(saidIn('en')).toEqual(['230 h a week', '$6,200.00 a week']);
  for (const figure of saidIn('ar')) expect(figure).toMatch(/^\u2068.*\u2069 /u);
  expect(sayTarget(target(null, null), words, 'USD')).toEqual([]);
});
