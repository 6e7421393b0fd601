import { describe, expect, test } from 'vitest';
import type { Doer } from '../access/may.ts';
import type { Role } from '../access/role.ts';
import {
  decideRole,
  decideSuspension,
  decideWorkplaces,
  mayChangeEmployment,
  type Employed,
  type Workplaces,
} from './employment.ts';

const doer = (role: Role, managedLocationIds: readonly string[] = []): Doer => ({
  employeeId: `the ${role}`,
  role,
  managedLocationIds,
  locationIds: ['north'],
});
const admin = doer('admin');
const manager = doer('manager', ['north', 'west']);
const someone = (change: Partial<Employed> = {}): Employed => ({
  employeeId: 'someone',
  role: 'employee',
  status: 'active',
  homeLocationId: 'north',
  ...change,
});

describe('whose employment is changed by whom', () => {
  test.each([
    ['an admin', admin, someone({ role: 'admin' }), true],
    ['a manager, of an employee at their location', manager, someone(), true],
    ['a manager, of an employee elsewhere', manager, someone({ homeLocationId: 'south' }), false],
    ['a manager, of a manager at their location', manager, someone({ role: 'manager' }), false],
    ['a manager, of an admin at their location', manager, someone({ role: 'admin' }), false],
    ['a manager, their own', manager, someone({ employeeId: manager.employeeId, role: 'manager' }), false],
    ['an employee, a colleague’s', doer('employee'), someone(), false],
    ['an employee, their own', doer('employee'), someone({ employeeId: 'the employee' }), false],
  ])('%s', (_, who, person, expected) => {
    expect(mayChangeEmployment(who, person)).toBe(expected);
  });
});

describe('a role', () => {
  const give = (person: Employed, role: Role, managed: readonly string[] = [], otherActiveAdmins = 1) =>
    decideRole(admin, person, { role, managedLocationIds: managed, otherActiveAdmins });

  test('is never one’s own to change', () => {
    expect(give(someone({ employeeId: admin.employeeId, role: 'admin' }), 'employee')).toMatchObject({
      refusal: 'own_role',
    });
  });
  test('of the last active admin stays', () => {
    const last = someone({ role: 'admin' });
    expect(give(last, 'manager', ['north'], 0)).toMatchObject({ refusal: 'last_admin' });
    expect(give(last, 'manager', ['north'], 1)).toMatchObject({ ok: true });
    expect(give(someone({ role: 'admin', status: 'suspended' }), 'employee', [], 0)).toMatchObject({ ok: true });
  });
  test('of a manager names locations, each once; any other names none', () => {
    expect(give(someone(), 'manager')).toMatchObject({ refusal: 'managed_locations_missing' });
    expect(give(someone(), 'manager', ['a', 'a', 'b'])).toMatchObject({ value: { managedLocationIds: ['a', 'b'] } });
    expect(give(someone(), 'admin', ['a'])).toMatchObject({ value: { managedLocationIds: [] } });
  });
});

test.each([
  ['oneself', someone({ employeeId: admin.employeeId, role: 'admin' }), 5, 'own_suspension'],
  ['the last admin', someone({ role: 'admin' }), 0, 'last_admin'],
  ['somebody who waits', someone({ status: 'pending' }), 5, 'employee_not_active'],
  ['somebody who is suspended', someone({ status: 'suspended' }), 5, 'employee_not_active'],
  ['an employee', someone(), 0, undefined],
  ['one admin of two', someone({ role: 'admin' }), 1, undefined],
])('suspending %s', (_, person, others, refusal) => {
  const decided = decideSuspension(admin, person, others);
  expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
});

describe('where somebody works', () => {
  const open = ['north', 'south', 'west', 'east'];
  const at = (homeLocationId: string, ...furtherLocationIds: string[]): Workplaces => ({
    homeLocationId,
    furtherLocationIds,
  });
  test.each([
    ['an admin moves anybody anywhere', admin, at('north'), at('south', 'east'), undefined],
    ['a closed location takes nobody', admin, at('north'), at('ruin'), 'location_closed'],
    ['a closed location may stay where it was', admin, at('north', 'ruin'), at('north', 'ruin'), undefined],
    ['a manager moves among their own', manager, at('north'), at('west', 'north'), undefined],
    ['a manager sends nobody to another’s', manager, at('north'), at('south'), 'location_not_yours'],
    ['a manager lends nobody to another’s', manager, at('north'), at('north', 'south'), 'location_not_yours'],
    ['a manager keeps what another gave', manager, at('north', 'south'), at('north', 'south', 'west'), undefined],
    ['a manager takes nothing that another gave', manager, at('north', 'south'), at('north'), 'location_not_yours'],
  ] as const)('%s', (_, who, before, after, refusal) => {
    const decided = decideWorkplaces(who, before, after, open);
    expect(decided.ok ? undefined : decided.refusal).toBe(refusal);
  });
  test('the home location is no further one besides, and none is named twice', () => {
    expect(decideWorkplaces(admin, at('north'), at('south', 'south', 'east', 'east'), open)).toMatchObject({
      value: at('south', 'east'),
    });
  });
});
