import { expect, test } from 'vitest';
import type { PlainDate } from '../../../domain/kernel/time.ts';
import { presets } from '../../../domain/pay-rules/presets.ts';
import { speakers } from '../../../words/speakers.ts';
import { valuesOf } from './policy-values.ts';
import { fateOf, wishIn, type KnownVersion } from './policy-wish.ts';

const of = (id: string, startsOn: string, scope: KnownVersion['scope'] = { kind: 'organization' }): KnownVersion => ({
  id,
  scope,
  startsOn: startsOn as PlainDate,
});
const known = [
  of('later', '2026-12-07'),
  of('at the mill', '2026-11-09', { kind: 'location', id: 'mill' }),
  of('now', '2026-11-02'),
  of('before', '2026-01-05'),
];

test.each([
  ['2026-11-30', 'organization', 'now'],
  ['2026-11-02', 'organization', 'now'],
  ['2026-12-07', 'organization', 'later'],
  ['2025-12-29', 'organization', null],
  ['2026-11-30', 'location:mill', 'at the mill'],
  ['2026-11-30', 'location:depot', null],
])('a version from %s for %s says that it is set instead of %s', (startsOn, scope, insteadOf) => {
  const values = { ...valuesOf(presets.federal, 'federal'), scope, startsOn };
  expect(wishIn(values, known)).toMatchObject({ insteadOf });
});

test('of two versions of one date, the one that was told of later is replaced', () => {
  const values = { ...valuesOf(presets.federal, 'federal'), scope: 'organization', startsOn: '2026-11-30' };
  const told = of('told', '2026-11-02');
  expect(wishIn(values, [told, ...known])).toMatchObject({ insteadOf: 'told' });
});

test.each([
  ['that begins on the same date is replaced', '2026-11-30', 'The next time, yours replaces it.'],
  [
    'that begins earlier holds until then',
    '2026-11-02',
    'The next time, yours holds from Nov 30, and this one until then.',
  ],
])('a version set meanwhile %s', (_what, startsOn, sentence) => {
  const fate = fateOf(of('theirs', startsOn), of('mine', '2026-11-30'));
  const told = { name: 'Ben', date: '', time: '', preset: '', from: '', own: 'Nov 30' };
  expect(speakers.en.say('payRules.setMeanwhile', { ...told, fate })).toContain(sentence);
});
