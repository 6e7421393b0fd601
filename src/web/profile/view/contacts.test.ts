import { expect, test } from 'vitest';
import { checkContact, moved, placed } from './contacts.ts';

test('a contact is put in its place, or after the last', () => {
  expect(placed(['a', 'b'], 1, 'c')).toEqual(['a', 'c']);
  expect(placed(['a', 'b'], 2, 'c')).toEqual(['a', 'b', 'c']);
  expect(placed([], 0, 'c')).toEqual(['c']);
});

test('a contact is moved, and the others keep their order', () => {
  expect(moved(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
  expect(moved(['a', 'b', 'c'], 0, 1)).toEqual(['b', 'a', 'c']);
});

test('what is missing of a contact is said at its field', () => {
  expect(checkContact({ name: '', relationship: 'Sister', phone: '1' })).toEqual({
    name: 'profile.fault.contact_name_missing',
    phone: 'profile.fault.phone_malformed',
  });
});
