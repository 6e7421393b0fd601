import { describe, expect, test } from 'vitest';
import { roles } from '../../domain/access/role.ts';
import { isCurrent, navigation, navigationOf } from './navigation.ts';
import { mayVisit, signedInPaths } from './paths.ts';

const doer = (role: (typeof roles)[number]) => ({ employeeId: 'a', role, managedLocationIds: [], locationIds: [] });

describe.each(roles)('%s', (role) => {
  test('sees an entry only if its route would open', () => {
    for (const entry of navigationOf(doer(role))) expect(mayVisit(doer(role), entry.path)).toBe(true);
  });
});

test('every entry leads to a route that exists', () => {
  for (const entry of navigation) expect(signedInPaths).toContain(entry.path);
});

test.each([
  ['/', '/dashboard'],
  ['/dashboard', '/dashboard'],
  ['/time-entries', '/time-entries'],
  ['/settings/preferences', '/settings/profile'],
  ['/contact-support', '/contact-support'],
  ['/pay-policy', '/pay-policy'],
])('at %s the entry of %s is marked, and no other', (path, marked) => {
  expect(navigation.filter((entry) => isCurrent(entry, path)).map((entry) => entry.path)).toEqual([marked]);
});
