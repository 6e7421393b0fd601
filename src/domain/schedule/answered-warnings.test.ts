import { expect, test } from 'vitest';
import { answeredOf, auditedOf, rulesAnswered } from './answered-warnings.ts';
import type { TakingWarning } from './offer.ts';

const of = (employeeId: string, ...warnings: TakingWarning[]) => ({ employeeId, warnings });

test('of whom nothing is warned nothing is answered, whatever reason was sent', () => {
  expect(answeredOf([of('ana')], 'Just so')).toBeUndefined();
  expect(auditedOf(undefined)).toEqual({});
});

test('the audit log has each warning by the name of its rule, with its figure, and the reason where one was given', () => {
  const answered = answeredOf(
    [
      of('ana', { kind: 'short_rest', restMinutes: 420 }, { kind: 'skill', name: 'Bar', endedOn: null }),
      of('ben'),
      of(
        'cleo',
        { kind: 'time_off' },
        { kind: 'overtime', minutes: 60 },
        { kind: 'minor', limit: { limit: 'time_of_day', from: 420, to: 1_140 } },
        { kind: 'minor', limit: { limit: 'day', minutes: 300, mostMinutes: 180 } },
      ),
    ],
    'They asked for it',
  );
  expect(answered?.warnings.map(({ employeeId }) => employeeId)).toEqual(['ana', 'cleo']);
  expect(auditedOf(answered)).toEqual({
    warnings: [
      { employeeId: 'ana', short_rest: { minutes: 420 } },
      { employeeId: 'ana', skill: 'Bar' },
      { employeeId: 'cleo', time_off: true },
      { employeeId: 'cleo', overtime: { minutes: 60 } },
      { employeeId: 'cleo', minor: { minorLimit: 'time_of_day' } },
      { employeeId: 'cleo', minor: { minorLimit: 'day', minutes: 300, mostMinutes: 180 } },
    ],
    reason: 'They asked for it',
  });
  expect(auditedOf(answered && { ...answered, reason: null })).not.toHaveProperty('reason');
});

test('a reason answers for the rules that were warned of when it was given, of whoever gave it', () => {
  const read = [
    of('ana', { kind: 'short_rest', restMinutes: 420 }),
    of('ben', { kind: 'over_target', minutes: 2_460 }),
  ];
  expect(rulesAnswered(['short_rest', 'over_target'], 'ana', read)).toEqual(['short_rest']);
  expect(rulesAnswered(['short_rest', 'over_target'], 'cleo', read)).toEqual([]);
});
