import { expect, test } from 'vitest';
import { authorizationSearch, wishOf } from './authorization-search.ts';

const wharf = '01a1fe65-5d4d-7394-a915-5454d7390144';

test('the address of the authorizations says tab, location and filter; what makes no sense is left out', () => {
  const address = { tab: 'recent', location: wharf, outcome: 'rejected', from: '2026-11-20', search: ' Ana ' };
  expect(authorizationSearch(address)).toEqual({ ...address, search: 'Ana' });
  expect(authorizationSearch({ tab: 'vacations', location: 'x', from: '2026-02-30', order: 1, kind: 'rate' })).toEqual(
    {},
  );
});

test('the address names the one that is meant among those that wait, and the filter asks nothing about it', () => {
  const address = { tab: 'vacation', request: wharf } as const;
  expect(authorizationSearch(address)).toEqual(address);
  expect(authorizationSearch({ ...address, request: 'hers' })).toEqual({ tab: 'vacation' });
  expect(wishOf(address)).toEqual({});
});

test('the filter asks about the location that is chosen, and about all where none is', () => {
  expect(wishOf({ tab: 'recent', location: wharf, order: 'name' })).toEqual({ locationId: wharf, order: 'name' });
  expect(wishOf({ tab: 'recent' })).toEqual({});
});
