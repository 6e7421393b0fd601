import type { EmployeeStatus } from '../access/employee-status.ts';
import { isAbove, may, mayAt, thingOf, type Doer } from '../access/may.ts';
import type { Role } from '../access/role.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';

/** What a person’s history tells of, each with words of its own. */
export const historyKinds = [
  'added',
  'registered',
  'admitted',
  'rejected',
  'imported',
  'renamed',
  'role',
  'moved',
  'further',
  'managed',
  'dates',
  'suspended',
  'reinstated',
  'rate',
] as const;
export type HistoryKind = (typeof historyKinds)[number];

/** A person, as far as rules about their employment ask. */
export interface Employed {
  readonly employeeId: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
}

/**
 * Whether someone may change another’s employment: an admin anybody’s, a manager that of the employees whose home is a
 * location they manage. Nobody below an admin changes a manager, an admin or themselves.
 */
export const mayChangeEmployment = (doer: Doer, person: Employed): boolean =>
  may(doer, 'change_employment', thingOf(person)) && isAbove(doer, person);

/** Whether an organization would be left without an admin who can sign in, were this one none any more. */
const isLastAdmin = (person: Employed, otherActiveAdmins: number): boolean =>
  person.role === 'admin' && person.status === 'active' && otherActiveAdmins === 0;

/**
 * Whether a person may be given a role. Nobody changes their own; the last active admin stays one; a manager
 * answers for at least one location.
 */
export function decideRole(
  doer: Doer,
  person: Employed,
  wish: { readonly role: Role; readonly managedLocationIds: readonly string[]; readonly otherActiveAdmins: number },
): Result<{ readonly managedLocationIds: readonly string[] }, 'own_role' | 'last_admin' | 'managed_locations_missing'> {
  if (person.employeeId === doer.employeeId) return refuse('own_role');
  if (wish.role !== 'admin' && isLastAdmin(person, wish.otherActiveAdmins)) return refuse('last_admin');
  if (wish.role !== 'manager') return accept({ managedLocationIds: [] });
  if (wish.managedLocationIds.length === 0) return refuse('managed_locations_missing');
  return accept({ managedLocationIds: [...new Set(wish.managedLocationIds)] });
}

/** Whether a person may be suspended: they are active, not oneself, and not the last admin. */
export function decideSuspension(
  doer: Doer,
  person: Employed,
  otherActiveAdmins: number,
): Result<undefined, 'own_suspension' | 'last_admin' | 'employee_not_active'> {
  if (person.employeeId === doer.employeeId) return refuse('own_suspension');
  if (person.status !== 'active') return refuse('employee_not_active');
  return isLastAdmin(person, otherActiveAdmins) ? refuse('last_admin') : accept();
}

export interface Workplaces {
  readonly homeLocationId: string;
  readonly furtherLocationIds: readonly string[];
}

/**
 * Where a person will work. Whoever moves them chooses among open locations, a manager among those they manage; locations
 * at which the person works already may stay, whoever manages them. The home location is no further one besides.
 *
 * @param open every open location of the organization
 */
export function decideWorkplaces(
  doer: Doer,
  before: Workplaces,
  after: Workplaces,
  open: readonly string[],
): Result<Workplaces, 'location_closed' | 'location_not_yours'> {
  const furtherLocationIds = [...new Set(after.furtherLocationIds)].filter((id) => id !== after.homeLocationId);
  const had = [before.homeLocationId, ...before.furtherLocationIds];
  const isMine = (id: string) => mayAt(doer, 'change_employment', id);
  const newHome = after.homeLocationId === before.homeLocationId ? [] : [after.homeLocationId];
  const added = [...newHome, ...furtherLocationIds.filter((id) => !had.includes(id))];
  const removed = before.furtherLocationIds.filter(
    (id) => !furtherLocationIds.includes(id) && id !== after.homeLocationId,
  );
  if (added.some((id) => !open.includes(id))) return refuse('location_closed');
  if (![...added, ...removed].every(isMine)) return refuse('location_not_yours');
  return accept({ homeLocationId: after.homeLocationId, furtherLocationIds });
}

/** Employment ends on the day it began at the earliest. */
export const areDatesInOrder = (from: PlainDate | null, until: PlainDate | null): boolean =>
  from === null || until === null || from <= until;
