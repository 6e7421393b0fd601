import { expect, test } from 'vitest';
import type { Doer } from '../access/may.ts';
import { tellerOf } from './teller.ts';

const ana: Doer = { employeeId: 'ana', role: 'employee', managedLocationIds: [], locationIds: ['wharf'] };
const boss: Doer = { employeeId: 'boss', role: 'manager', managedLocationIds: ['wharf'], locationIds: ['wharf'] };
const other: Doer = { ...boss, employeeId: 'other', managedLocationIds: ['pier'] };
const admin: Doer = { ...ana, employeeId: 'admin', role: 'admin' };

test.each<[string, readonly Doer[], string | null, string, string | undefined]>([
  ['of whoever sent it, while they are in it', [boss, ana], 'wharf', 'ana', 'ana'],
  ['of another who may announce there, once they are gone', [ana, other, boss], 'wharf', 'gone', 'boss'],
  ['of nobody who may announce elsewhere alone', [ana, other], 'wharf', 'gone', undefined],
  ['of an admin where it goes to all locations', [boss, admin], null, 'gone', 'admin'],
  ['of nobody where there is none', [boss, ana], null, 'gone', undefined],
])('an announcement is told in the name %s', (_whose, inIt, locationId, ratherId, teller) => {
  expect(tellerOf(inIt, locationId, ratherId)).toBe(teller);
});
