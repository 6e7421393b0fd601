import { expect, test } from 'vitest';
import { leavesPerson, leavesState, type CardFilter } from './card-filter.ts';

const ada = { firstName: 'Ada', lastName: 'Lovelace', locationId: 'harbor' };

test.each<[CardFilter, boolean]>([
  [{}, true],
  [{ q: '' }, true],
  [{ q: 'ada love' }, true],
  [{ q: 'grace' }, false],
  [{ location: 'harbor' }, true],
  [{ location: 'station' }, false],
  [{ q: 'lovelace', location: 'harbor' }, true],
  [{ q: 'lovelace', location: 'station' }, false],
  [{ q: 'grace', location: 'harbor' }, false],
])('the cards of Ada Lovelace at the harbor are left by %j: %s', (filter, expected) => {
  expect(leavesPerson(filter, ada)).toBe(expected);
});

test.each<[CardFilter, boolean]>([
  [{}, true],
  [{ state: 'signed' }, true],
  [{ state: 'approved' }, false],
])('a card that is signed is left by %j: %s', (filter, expected) => {
  expect(leavesState(filter, { state: 'signed' })).toBe(expected);
});
