import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { employeeSelf } from '../../contract/people/self.ts';

/** What a device of October kept of somebody: before the day was told on which the weeks of a schedule begin. */
const kept = {
  employeeId: '0199d1a0-0000-7000-8000-000000000001',
  employeeNumber: 7,
  firstName: 'Ana',
  lastName: 'Harbor',
  photoUrl: null,
  email: 'ana@harborpine.example',
  emailIsVerified: true,
  role: 'employee',
  managedLocationIds: [],
  locationIds: [],
  organization: { id: '0199d1a0-0000-7000-8000-000000000002', name: 'Harbor & Pine', currency: 'USD' },
  location: { id: '0199d1a0-0000-7000-8000-000000000003', name: 'Wharf', zone: 'America/New_York' },
  home: { id: '0199d1a0-0000-7000-8000-000000000003', name: 'Wharf', zone: 'America/New_York' },
  locations: [],
  preferences: {},
};

test('who is remembered by a former version is known to this one without a network', () => {
  const faults = z.safeDecode(employeeSelf, kept as never).error?.issues ?? [];
  // How somebody reads is of no matter here.
  expect(faults.filter(({ path }) => path[0] !== 'preferences')).toEqual([]);
});
