import { expect, test } from 'vitest';
import { authorizationSearch } from '../screens/authorization-search.ts';
import { knownSearch } from './known-search.ts';

test('what makes no sense in an address does not reach the screen by the way of the router', () => {
  const typed = { tab: 'nonsense', outcome: 'rejected', colour: 'red' };
  expect({ ...typed, ...knownSearch(authorizationSearch)(typed) }).toEqual({ outcome: 'rejected' });
});
