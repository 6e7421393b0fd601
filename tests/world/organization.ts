import type { EmployeeStatus } from '../../src/domain/access/employee-status.ts';
import type { Role } from '../../src/domain/access/role.ts';
import { parseZone, type Instant, type Zone } from '../../src/domain/kernel/time.ts';
import { plainLocation } from '../../src/domain/organization/location.ts';
import { askAdmission } from '../../src/server/identity/ask-admission.ts';
import { hashPassword } from '../../src/server/kernel/passwords.ts';
import { addLocation } from '../../src/server/organization/add-location.ts';
import { foundOrganization } from '../../src/server/organization/found-organization.ts';
import { addEmployee } from '../../src/server/people/add-employee.ts';
import { anEmployee, type Employee } from './employee.ts';
import type { Inside } from './inside.ts';

/** Everybody's password in every world: it is hashed once, since hashing is meant to be slow. */
export const worldPassword = 'a kettle hums at dawn';
const passwordHash = hashPassword(worldPassword);

export interface EmployeeWish {
  /** Home location, made if there is none of this name; the organization's first if left out. */
  readonly at?: string;
  readonly role?: Role;
  readonly status?: EmployeeStatus;
  /** Names of the locations that a manager answers for. */
  readonly manages?: readonly string[];
}

/** An organization of a world, with an admin who founded it. */
export interface Organization {
  readonly id: string;
  readonly name: string;
  readonly admin: Employee;
  /** The id of the location with this name, made if there is none. */
  location(name: string): Promise<string>;
  /** Adds somebody by name, `Ana` or `Ana Ortiz`; without a surname, the organization's own. */
  employee(name: string, wish?: EmployeeWish): Promise<Employee>;
}

export interface OrganizationWish {
  readonly name: string;
  readonly zone: string;
  /** Whether registrations without an invitation go to it: one of a deployment does. */
  readonly claims: boolean;
  /** How many of this name the world has with it: what makes the addresses of their people differ. */
  readonly nth: number;
}

/** Founds an organization through the use-cases that real use runs through. */
export async function anOrganization(
  wish: OrganizationWish,
  inside: Inside,
  now: () => Instant,
): Promise<Organization> {
  const zone = knownZone(wish.zone);
  const [surname = wish.name] = wish.name.split(' ');
  const domain = `${surname}${wish.nth === 1 ? '' : wish.nth}.example`;
  const first = `${wish.name} Headquarters`;
  const founded = await inside(undefined, async (ctx) => {
    const { name, claims } = wish;
    return foundOrganization(ctx, { name, claims, location: plainLocation(first, zone) });
  });
  if (!founded.ok) throw new Error('the deployment is claimed already');
  const { organizationId, locationId: firstId } = founded.value;
  const locations = new Map([[first, firstId]]);

  // A test that is tried again asks for the same people again: they are others of the same name.
  const namesakes = new Map<string, number>();
  const employee = async (
    name: string,
    { at = first, role = 'employee', status = 'active', manages = [] }: EmployeeWish,
  ) => {
    const [firstName = name, lastName = surname] = name.split(' ');
    const nth = (namesakes.get(name) ?? 0) + 1;
    namesakes.set(name, nth);
    const email = `${firstName}${nth === 1 ? '' : nth}@${domain}`.toLowerCase();
    const locationId = await location(at);
    const managedLocationIds = await Promise.all(manages.map(location));
    const hashed = await passwordHash;
    if (hashed === undefined) throw new Error('the password of the world could not be hashed');
    const person = { organizationId, locationId, firstName, lastName, email, role, managedLocationIds };
    const added = await inside(organizationId, (ctx) =>
      addEmployee(ctx, { ...person, passwordHash: hashed, language: 'en', status, emailIsVerified: true }),
    );
    if (!added.ok) throw new Error(`${email} is in this world already`);
    // Where they will work is not known before they are admitted, unless the wish says so.
    const asked = { organizationId, employeeId: added.value.employeeId, ...(at === first ? {} : { locationId }) };
    if (status === 'pending') await inside(organizationId, (ctx) => askAdmission(ctx, asked));
    return anEmployee({ ...person, ...added.value, zone, password: worldPassword }, inside, now);
  };
  const admin = await employee('Adele', { role: 'admin' });

  async function location(name: string): Promise<string> {
    const known = locations.get(name);
    if (known !== undefined) return known;
    const { employeeId } = admin;
    const facts = plainLocation(name, zone);
    const added = await inside(organizationId, (ctx) => addLocation(ctx, { organizationId, employeeId, facts }));
    if (!added.ok) throw new Error(`there are two locations ${name}`);
    locations.set(name, added.value);
    return added.value;
  }

  return {
    id: organizationId,
    name: wish.name,
    admin,
    location,
    employee: (name, options = {}) => employee(name, options),
  };
}

function knownZone(name: string): Zone {
  const zone = parseZone(name);
  if (zone === undefined) throw new TypeError(`Not a zone: ${name}`);
  return zone;
}
