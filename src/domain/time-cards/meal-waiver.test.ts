import { describe, expect, test } from 'vitest';
import type { PlainDate } from '../kernel/time.ts';
import { californiaMealRest } from '../pay-rules/california.ts';
import {
  decideAgreement,
  decideRevocation,
  isWaived,
  nextChange,
  waivableUpTo,
  type WaiverStatement,
} from './meal-waiver.ts';

const on = (day: string) => `2026-${day}` as PlainDate;
const today = on('11-20');
const agreed = (day: string): WaiverStatement => ({ meal: 'first', kind: 'agreed', startsOn: on(day) });
const revoked = (day: string): WaiverStatement => ({ ...agreed(day), kind: 'revoked' });

describe('a meal is waived', () => {
  test.each([
    // stated in this order, asked of: whether it is waived then
    [[], '11-20', false],
    [[agreed('11-21')], '11-20', false],
    [[agreed('11-21')], '11-21', true],
    [[agreed('11-01'), revoked('11-10')], '11-09', true],
    [[agreed('11-01'), revoked('11-10')], '11-10', false],
    [[agreed('11-01'), revoked('11-10'), agreed('11-20')], '11-19', false],
    [[agreed('11-01'), revoked('11-10'), agreed('11-20')], '11-20', true],
    // What is stated later counts, also against what was to begin after it.
    [[agreed('12-01'), revoked('11-20')], '12-05', false],
    [[agreed('11-01'), revoked('12-01'), agreed('11-25')], '12-05', true],
  ] as const)('%j on %s: %s', (statements, date, expected) => {
    expect(isWaived(statements, 'first', on(date))).toBe(expected);
  });

  test('and the other one is not', () => {
    expect(isWaived([agreed('11-01')], 'second', today)).toBe(false);
  });

  test.each([
    [[agreed('11-01')], undefined],
    [[agreed('11-01'), revoked('12-01')], '12-01'],
    [[agreed('12-01')], '12-01'],
    [[agreed('12-01'), revoked('11-25')], undefined],
  ] as const)('%j is to change on %s', (statements, expected) => {
    expect(nextChange(statements, 'first', today)).toBe(expected === undefined ? undefined : on(expected));
  });
});

test('the rules say up to which length of a day: 6 hours, 12 hours, or never', () => {
  const lengths = (rule: Parameters<typeof waivableUpTo>[0]) => [
    waivableUpTo(rule, 'first'),
    waivableUpTo(rule, 'second'),
  ];
  expect(lengths(californiaMealRest)).toEqual([360, 720]);
  expect(lengths({ ...californiaMealRest, firstWaivableUpTo: 300 })).toEqual([undefined, 720]);
  expect(lengths(undefined)).toEqual([undefined, undefined]);
});

describe('whoever works', () => {
  const words = new Map([
    [true, 'added'],
    [false, 'so already'],
  ]);
  const answer = (decided: ReturnType<typeof decideAgreement>) =>
    decided.ok ? words.get(decided.value.isNew) : decided.refusal;
  const agree = (statements: readonly WaiverStatement[], day: string, rule: typeof californiaMealRest | undefined) =>
    answer(decideAgreement(statements, { meal: 'first', startsOn: on(day) }, { today, rule }));
  const revoke = (statements: readonly WaiverStatement[], day: string) =>
    answer(decideRevocation(statements, { meal: 'first', startsOn: on(day) }, today));

  test.each([
    [[], '11-20', 'waiver_in_the_past'],
    [[], '11-21', 'added'],
    [[agreed('11-21')], '11-21', 'so already'],
    [[agreed('11-21')], '11-22', 'so already'],
    [[agreed('11-01'), revoked('12-01')], '11-21', 'added'],
  ] as const)('who stated %j agrees from %s: %s', (statements, day, expected) => {
    expect(agree(statements, day, californiaMealRest)).toBe(expected);
  });

  test('agrees to nothing where the rules know of no such agreement, nor more than a year ahead', () => {
    expect(agree([], '11-21', undefined)).toBe('meal_not_waivable');
    const beyond = (startsOn: string) =>
      answer(
        decideAgreement([], { meal: 'first', startsOn: startsOn as PlainDate }, { today, rule: californiaMealRest }),
      );
    expect([beyond('2027-11-21'), beyond('2027-11-22')]).toEqual(['added', 'waiver_too_far']);
  });

  test.each([
    [[agreed('11-01')], '11-19', 'waiver_in_the_past'],
    [[agreed('11-01')], '11-20', 'added'],
    [[agreed('12-01')], '11-20', 'added'],
    [[], '11-20', 'so already'],
    [[agreed('11-01'), revoked('11-10')], '11-19', 'so already'],
  ] as const)('who stated %j takes it back from %s: %s', (statements, day, expected) => {
    expect(revoke(statements, day)).toBe(expected);
  });
});
