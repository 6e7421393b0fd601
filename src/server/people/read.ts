import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type {
  EmployeeSelf,
  Preferences,
  readPayRates as payRatesEndpoint,
  readSupportContacts,
} from '../../contract/people.ts';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import { may } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Zone } from '../../domain/kernel/time.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { readOrganization } from '../organization/read.ts';
export { findMembership, findPasswordHash, findUserByEmail } from './repository.ts';

import { findEmployee, listHelpers, listManagedLocations, listPayRates, readEmployee } from './repository.ts';

/** An employee as they see themselves, and whether they are admitted. */
export async function readSelf(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string },
): Promise<{ readonly status: EmployeeStatus; readonly self: EmployeeSelf }> {
  const row = await readEmployee(tx, who.organizationId, who.employeeId);
  const managedLocationIds = await listManagedLocations(tx, who.organizationId, who.employeeId);
  return {
    // Check constraints of the tables allow these words only.
    status: row.status as EmployeeStatus,
    self: {
      employeeId: row.id,
      firstName: row.firstName,
      lastName: row.lastName,
      email: row.email,
      role: row.role as Role,
      managedLocationIds: [...managedLocationIds],
      organization: { id: who.organizationId, name: row.organizationName },
      location: { id: row.locationId, name: row.locationName, zone: row.zone as Zone },
      preferences: preferencesOf(row),
    },
  };
}

/** The words as check constraints of the table allow them. */
export function preferencesOf(row: { language: string; theme: string; hourCycle: string }): Preferences {
  const { language, theme, hourCycle } = row;
  return { language, theme, hourCycle } as Preferences;
}

export const readContacts: UseCase<typeof readSupportContacts> = async ({ tx, actor }) => {
  const rows = await listHelpers(tx, actor.organizationId, actor.locationId);
  const contacts = rows.map(({ firstName, lastName, role, email, locationName }) => ({
    name: `${firstName} ${lastName}`,
    role: role as Role,
    email,
    locationName,
  }));
  return accept({ contacts });
};

/** Where somebody works, as permissions ask for it. */
export const thingOf = (employee: { readonly id: string; readonly homeLocationId: string }) => ({
  employeeId: employee.id,
  locationIds: [employee.homeLocationId],
});

/** Everything an employee's hour was ever paid, with the currency of it. */
export async function payRatesOf(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<ReplyOf<typeof payRatesEndpoint>> {
  const { currency } = await readOrganization(tx, organizationId);
  const rows = await listPayRates(tx, organizationId, employeeId);
  const rates = rows.map(({ id, startsOn, centsPerHour, supersedesId, reason, setBy, setByName, setAt }) => ({
    id,
    startsOn,
    centsPerHour,
    supersedesId,
    reason,
    setBy: { employeeId: setBy, name: setByName },
    setAt,
  }));
  return { currency, rates };
}

export const readPayRates: UseCase<typeof payRatesEndpoint> = async ({ tx, actor }, { params }) => {
  const employee = await findEmployee(tx, actor.organizationId, params.employeeId);
  if (employee === undefined || !may(actor, 'see_pay_rates', thingOf(employee))) return refuse('not_found');
  return accept(await payRatesOf(tx, actor.organizationId, employee.id));
};
