import { describe, expect, test } from 'vitest';
import { may, permissions, type Action, type Doer, type Thing } from './may.ts';
import { roles, type Role } from './role.ts';

const doer = (role: Role, managedLocationIds: readonly string[] = []): Doer => ({
  employeeId: 'me',
  role,
  managedLocationIds,
  locationIds: ['downtown'],
});
const of = (employeeId: string, ...locationIds: string[]): Thing => ({ employeeId, locationIds });

/** An action with the given reach for a role; the table has one of each. */
function actionThat(role: Role, reach: string): Action {
  const found = (Object.keys(permissions) as Action[]).find((action) => permissions[action][role] === reach);
  if (found === undefined) throw new Error(`Nothing reaches ${reach} for a ${role}.`);
  return found;
}

describe('a permission that reaches', () => {
  test('nobody is for nothing at all, one’s own things neither', () => {
    const action = actionThat('employee', 'none');
    expect(may(doer('employee'), action)).toBe(false);
    expect(may(doer('employee'), action, of('me', 'downtown'))).toBe(false);
  });

  test('one’s own things stops at those of others, at the same place too', () => {
    const action = actionThat('employee', 'own');
    expect(may(doer('employee'), action, of('me'))).toBe(true);
    expect(may(doer('employee'), action, of('other', 'downtown'))).toBe(false);
  });

  test('one’s locations takes in who works at one that is managed, and nobody who does not', () => {
    const action = actionThat('manager', 'own_locations');
    const manager = doer('manager', ['north']);
    expect(may(manager, action, of('other', 'west', 'north'))).toBe(true);
    expect(may(manager, action, of('me'))).toBe(true);
    // Where they only work themselves they manage nobody.
    expect(may(manager, action, of('other', 'downtown'))).toBe(false);
    expect(may(manager, action, of('other'))).toBe(false);
    expect(may(doer('manager'), action, of('other', 'north'))).toBe(false);
  });

  test('shared locations takes in colleagues', () => {
    const action = actionThat('employee', 'shared_locations');
    expect(may(doer('employee'), action, of('other', 'downtown'))).toBe(true);
    expect(may(doer('employee'), action, of('other', 'north'))).toBe(false);
  });

  test('the organization is for everything in it', () => {
    const action = actionThat('admin', 'organization');
    expect(may(doer('admin'), action, of('other', 'anywhere'))).toBe(true);
    expect(may(doer('admin'), action, of('other'))).toBe(true);
  });
});

test('without a thing the question is whether there could be any', () => {
  for (const role of roles)
    for (const action of Object.keys(permissions) as Action[])
      expect(may(doer(role), action)).toBe(permissions[action][role] !== 'none');
});

test('nobody may do less than who stands below them', () => {
  const reaches = ['none', 'own', 'own_locations', 'shared_locations', 'organization'];
  for (const action of Object.keys(permissions) as Action[]) {
    const far = roles.map((role) => reaches.indexOf(permissions[action][role]));
    expect(far, action).toEqual(far.toSorted((a, b) => a - b));
  }
});
