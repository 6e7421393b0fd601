import { randomBytes } from 'node:crypto';
import type { EmployeeStatus } from '../../src/domain/access/employee-status.ts';
import type { Role } from '../../src/domain/access/role.ts';
import type { Language } from '../../src/domain/kernel/language.ts';
import { hashPassword } from '../../src/server/kernel/passwords.ts';
import { addEmployee } from '../../src/server/people/add-employee.ts';
import { demoPassword } from '../../tools/demo/cast.ts';
import { openInside } from '../world/inside.ts';
import { settableClock } from '../world/settable-clock.ts';
import type { Deployment } from './deployment.ts';

export interface HireWish {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly language?: Language;
  readonly role?: Role;
  readonly status?: EmployeeStatus;
}

export interface Hired {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly employeeId: string;
}

const passwordHash = hashPassword(demoPassword);

/** Adds somebody to the demo organization by the use-case of the product; never punched, and known to no other journey. */
export async function hire(deployment: Deployment, wish: HireWish = {}): Promise<Hired> {
  const { firstName = 'Nadia', lastName = 'Brook', language = 'en', role = 'employee', status = 'active' } = wish;
  const [place] = await deployment.rows<{ organization_id: string; id: string }>(
    "select organization_id, id from locations where name = 'Downtown Office'",
  );
  const hashed = await passwordHash;
  if (place === undefined || hashed === undefined) throw new Error('the demo has no Downtown Office, or no password');
  const email = `${firstName}.${randomBytes(4).toString('hex')}@harborpine.example`.toLowerCase();
  const { inside, close } = openInside(deployment.appUrl, settableClock('2026-11-20T22:00:00.000Z'));
  const added = await inside(place.organization_id, (ctx) =>
    addEmployee(ctx, {
      organizationId: place.organization_id,
      locationId: place.id,
      firstName,
      lastName,
      email,
      passwordHash: hashed,
      language,
      role,
      status,
      managedLocationIds: role === 'manager' ? [place.id] : [],
    }),
  );
  await close();
  if (!added.ok) throw new Error(`${email} is here already`);
  return { firstName, lastName, email, password: demoPassword, employeeId: added.value.employeeId };
}
