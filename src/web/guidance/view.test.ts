import { expect, test } from 'vitest';
import type { Doer } from '../../domain/access/may.ts';
import { shortcutsOf, signOf } from './view.ts';

const someone = { employeeId: 'ana', managedLocationIds: [], locationIds: [] };
const groupsOf = (doer: Doer) => shortcutsOf(doer).map(({ name }) => name);

test('whoever plans nothing and pays nobody is not told the keys of those screens', () => {
  expect(groupsOf({ ...someone, role: 'employee' })).toEqual(['guidance.keys.everywhere', 'guidance.keys.messages']);
  expect(groupsOf({ ...someone, role: 'admin' })).toHaveLength(5);
});

test('a key is named as it is printed: ⌘ on a Mac, by its word elsewhere', () => {
  expect([signOf('mod', true), signOf('mod', false), signOf('enter', true)]).toEqual(['⌘', undefined, undefined]);
});
