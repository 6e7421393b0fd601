import { expect, test } from 'vitest';
import { cents } from '../../../domain/kernel/money.ts';
import { formatsOf } from '../../../words/formats.ts';
import { speakers } from '../../../words/speakers.ts';
import { sayCost, sayUncosted, uncostedOf } from './cost-words.ts';

const words = { say: speakers.en.say, formats: formatsOf(speakers.en, 'h12') };
const person = (name: string, isRateHidden = true) => ({ employeeId: name, name, isRateHidden });
const rosa = person('Rosa Delgado');

test.each([
  ['nothing is planned', 0, 0, 0, undefined],
  ['the cost of all is known', 480, 160_00, 160_00, '$160.00'],
  ['it is known of some', 960, null, 160_00, 'at least $160.00'],
  ['it is known of nobody', 480, null, 0, 'cost not known'],
])('what a day costs is told as far as it is known: %s', (_case, minutes, sum, known, said) => {
  const day = { minutes, overtimeMinutes: 0, cents: sum === null ? null : cents(sum), knownCents: cents(known) };
  expect(sayCost(day, words, 'USD', [rosa])).toBe(said);
});

test('where nobody has a rate no day says that it has no cost', () => {
  const day = { minutes: 480, overtimeMinutes: 0, cents: null, knownCents: cents(0) };
  expect(sayCost(day, words, 'USD', [])).toBeUndefined();
});

test.each([
  [[], undefined],
  [[rosa], 'The cost is without Rosa Delgado, whose pay rate you may not see.'],
  [[rosa, person('Ben Ito')], 'The cost is without Rosa Delgado, Ben Ito, whose pay rates you may not see.'],
  [['A', 'B', 'C', 'D'].map((name) => person(name)), 'The cost is without 4 people, whose pay rates you may not see.'],
  [
    [rosa, person('Ben Ito', false)],
    'The cost is without Rosa Delgado, whose pay rate you may not see. The cost is without hours of Ben Ito that have no pay rate.',
  ],
])('who is left out of a cost is said with the reason: %#', (uncosted, said) => {
  expect(sayUncosted(uncosted, words)).toBe(said);
});

test('who is left out on several days is named once', () => {
  const ben = person('Ben Ito');
  expect(uncostedOf([{ uncosted: [rosa] }, { uncosted: [] }, { uncosted: [rosa, ben] }])).toEqual([rosa, ben]);
});
