import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Cents } from '../../domain/kernel/money.ts';
import type { Phone } from '../../domain/kernel/phone.ts';
import { formatInstant, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { PastZone } from '../../domain/people/past-zones.ts';
import type { PayRate } from '../../domain/people/pay-rate.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewEmployee {
  readonly organizationId: string;
  readonly id: string;
  readonly employeeNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
  readonly createdAt: Instant;
}

export async function insertEmployee(tx: Transaction, employee: NewEmployee): Promise<void> {
  await tx
    .insertInto('employees')
    .values({ ...employee, createdAt: formatInstant(employee.createdAt) })
    .execute();
}

export async function insertManagedLocation(
  tx: Transaction,
  managed: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string },
): Promise<void> {
  await tx.insertInto('managedLocations').values(managed).execute();
}

/** What others call and reach an employee by. */
export interface PersonFacts {
  readonly firstName: string;
  readonly lastName: string;
  /** As E.164 writes it. */
  readonly phone: Phone | undefined;
}

export interface KnownPerson extends PersonFacts {
  readonly employeeNumber: number;
  readonly email: string;
}

/** @param hold two who change one person queue here, and the second sees what the first did */
export async function readPerson(
  tx: Transaction,
  { organizationId, employeeId }: { readonly organizationId: string; readonly employeeId: string },
  hold = false,
): Promise<KnownPerson> {
  const row = await tx
    .selectFrom('employees as e')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.employeeNumber', 'e.firstName', 'e.lastName', 'e.phone', 'u.email'])
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .$if(hold, (query) => query.forNoKeyUpdate('e'))
    .executeTakeFirstOrThrow();
  // A check constraint of the table allows no other form.
  return { ...row, phone: (row.phone ?? undefined) as Phone | undefined };
}

export async function updatePerson(
  tx: Transaction,
  { organizationId, employeeId }: { readonly organizationId: string; readonly employeeId: string },
  { firstName, lastName, phone }: PersonFacts,
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ firstName, lastName, phone: phone ?? null })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
}

/** Gives the version that was there before; of two at once, the second sees the first's. */
export async function exchangePhotoVersion(
  tx: Transaction,
  { organizationId, employeeId }: { readonly organizationId: string; readonly employeeId: string },
  photoVersion: string | null,
): Promise<string | null> {
  const one = tx
    .selectFrom('employees')
    .select('photoVersion')
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .forNoKeyUpdate();
  const before = await one.executeTakeFirstOrThrow();
  await tx
    .updateTable('employees')
    .set({ photoVersion })
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .execute();
  return before.photoVersion;
}

/** An employee with their sign-in and the name of their organization, as the shell shows them. */
export async function readEmployee(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('organizations as o', 'o.id', 'e.organizationId')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id', 'e.employeeNumber', 'e.firstName', 'e.lastName', 'e.photoVersion', 'e.role', 'e.status'])
    .select(['e.homeLocationId', 'e.currentLocationId'])
    .select([
      'u.email',
      'u.emailVerifiedAt',
      'u.theme',
      'u.hourCycle',
      'u.language',
      'o.name as organizationName',
      'o.currency',
    ])
    .where('e.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .executeTakeFirstOrThrow();
}

export async function listManagedLocations(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('managedLocations')
    .select('locationId')
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .execute();
  return rows.map(({ locationId }) => locationId);
}

/** Where somebody works: the home location first, then further ones by name. */
export async function listOwnLocations(tx: Transaction, organizationId: string, employeeId: string) {
  return tx
    .selectFrom('locations as l')
    .innerJoin('employees as e', 'e.organizationId', 'l.organizationId')
    .select(['l.id', 'l.name', 'l.zone', 'l.closedAt'])
    .where('l.organizationId', '=', organizationId)
    .where('e.id', '=', employeeId)
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('l.id', '=', eb.ref('e.homeLocationId')),
        exists(
          selectFrom('furtherLocations as f')
            .select('f.locationId')
            .whereRef('f.organizationId', '=', 'e.organizationId')
            .whereRef('f.employeeId', '=', 'e.id')
            .whereRef('f.locationId', '=', 'l.id'),
        ),
      ]),
    )
    .orderBy(sql`l.id <> e.home_location_id`)
    .orderBy('l.name')
    .execute();
}

export async function updateCurrentLocation(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string | null },
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ currentLocationId: who.locationId })
    .where('organizationId', '=', who.organizationId)
    .where('id', '=', who.employeeId)
    .execute();
}

export async function updateHome(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string; readonly locationId: string },
): Promise<void> {
  await tx
    .updateTable('employees')
    .set({ homeLocationId: who.locationId })
    .where('organizationId', '=', who.organizationId)
    .where('id', '=', who.employeeId)
    .execute();
}

/** Everybody whose home or further location it is. */
export async function listPeopleAt(tx: Transaction, organizationId: string, locationId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('employees')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('homeLocationId', '=', locationId)
    .union(
      tx
        .selectFrom('furtherLocations')
        .select('employeeId as id')
        .where('organizationId', '=', organizationId)
        .where('locationId', '=', locationId),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose home a location is, by name; who was rejected has none. */
export async function listHomes(tx: Transaction, organizationId: string, locationId: string) {
  return tx
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName'])
    .where('organizationId', '=', organizationId)
    .where('homeLocationId', '=', locationId)
    .where('status', '<>', 'rejected')
    .orderBy('lastName')
    .orderBy('firstName')
    .execute();
}

/** For each location, how many have their home there, and whether any of them has recorded times. */
export async function countHomes(
  tx: Transaction,
  organizationId: string,
): Promise<ReadonlyMap<string, { readonly people: number; readonly recorded: boolean }>> {
  const rows = await tx
    .selectFrom('employees as e')
    .select(['e.homeLocationId', sql<number>`(count(*) filter (where e.status <> 'rejected'))::int`.as('people')])
    .select(sql<boolean>`bool_or(${hasPunches})`.as('recorded'))
    .where('e.organizationId', '=', organizationId)
    .groupBy('e.homeLocationId')
    .execute();
  return new Map(rows.map(({ homeLocationId, people, recorded }) => [homeLocationId, { people, recorded }]));
}

const hasPunches = sql<boolean>`exists (
  select from punches p where p.organization_id = e.organization_id and p.employee_id = e.id and p.sequence = 1)`;

/**
 * Keeps the zone that cut the weeks so far, for everybody of a home location (or for one of them) who has recorded times.
 * A second change within a week finds the row of the first, which says what was in force.
 */
export async function insertPastZones(
  tx: Transaction,
  past: {
    readonly organizationId: string;
    readonly homeLocationId: string;
    readonly employeeId?: string;
    readonly untilOn: PlainDate;
    readonly zone: Zone;
  },
): Promise<void> {
  const { organizationId, homeLocationId, employeeId, untilOn, zone } = past;
  await sql`insert into past_zones (organization_id, employee_id, until_on, zone)
    select e.organization_id, e.id, ${untilOn}::date, ${zone} from employees e
    where e.organization_id = ${organizationId} and e.home_location_id = ${homeLocationId}
      and (${employeeId ?? null}::uuid is null or e.id = ${employeeId ?? null}) and ${hasPunches}
    on conflict do nothing`.execute(tx);
}

export async function listPastZones(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly PastZone[]> {
  const rows = await tx
    .selectFrom('pastZones')
    .select(['untilOn', 'zone'])
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .orderBy('untilOn')
    .execute();
  // Written by ourselves, from values of these types.
  return rows as unknown as PastZone[];
}

/** The latest row of the audit log about something, and who did it. */
export async function findLastChange(tx: Transaction, organizationId: string, subjectId: string) {
  return tx
    .selectFrom('auditEntries as a')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'a.organizationId').onRef('e.id', '=', 'a.employeeId'),
    )
    .select(['a.happenedAt', 'e.firstName', 'e.lastName'])
    .where('a.organizationId', '=', organizationId)
    .where('a.subjectId', '=', subjectId)
    .orderBy('a.happenedAt', 'desc')
    .orderBy('a.id', 'desc')
    .executeTakeFirst();
}

/** Who decides in the end, and how a letter reaches them. */
export async function listAdmins(tx: Transaction, organizationId: string) {
  const rows = await tx
    .selectFrom('employees as e')
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id as employeeId', 'e.firstName', 'u.email', 'u.language'])
    .where('e.organizationId', '=', organizationId)
    .where('e.role', '=', 'admin')
    .where('e.status', '=', 'active')
    .orderBy('e.id')
    .execute();
  // A check constraint of the table allows these words only.
  return rows.map(({ employeeId, firstName, email, language }) => ({
    employeeId,
    firstName,
    email,
    language: language as Language,
  }));
}

/** Active admins, and active managers of the location, in order of role and name. */
export async function listSupportContacts(tx: Transaction, organizationId: string, locationId: string) {
  return tx
    .selectFrom('employees as e')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'e.organizationId').onRef('l.id', '=', 'e.homeLocationId'),
    )
    .innerJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'e.organizationId').onRef('m.employeeId', '=', 'e.id'),
    )
    .innerJoin('users as u', 'u.id', 'm.userId')
    .select(['e.id'])
    .select(['e.firstName', 'e.lastName', 'e.role', 'u.email', 'l.name as locationName'])
    .where('e.organizationId', '=', organizationId)
    .where('e.status', '=', 'active')
    .where(({ eb, or, and, exists, selectFrom }) =>
      or([
        eb('e.role', '=', 'admin'),
        and([
          eb('e.role', '=', 'manager'),
          exists(
            selectFrom('managedLocations as ml')
              .select('ml.locationId')
              .whereRef('ml.organizationId', '=', 'e.organizationId')
              .whereRef('ml.employeeId', '=', 'e.id')
              .where('ml.locationId', '=', locationId),
          ),
        ]),
      ]),
    )
    .orderBy('e.role', 'desc')
    .orderBy('e.lastName')
    .orderBy('e.firstName')
    .execute();
}

export interface NewUser {
  readonly id: string;
  readonly email: string;
  readonly passwordHash: string | null;
  readonly emailVerifiedAt: Instant | undefined;
  readonly language: Language;
  readonly createdAt: Instant;
  readonly awaitsConfirmation: boolean;
}

/** Adds a sign-in; false when the e-mail has one already. */
export async function insertUser(tx: Transaction, { emailVerifiedAt, createdAt, ...user }: NewUser): Promise<boolean> {
  const row = await tx
    .insertInto('users')
    .values({
      ...user,
      emailVerifiedAt: emailVerifiedAt === undefined ? null : formatInstant(emailVerifiedAt),
      createdAt: formatInstant(createdAt),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertMembership(
  tx: Transaction,
  membership: { readonly userId: string; readonly organizationId: string; readonly employeeId: string },
): Promise<void> {
  await tx.insertInto('memberships').values(membership).execute();
}

export async function findUserByEmail(
  tx: Transaction,
  email: string,
): Promise<
  { readonly id: string; readonly passwordHash: string | null; readonly awaitsConfirmation: boolean } | undefined
> {
  return tx
    .selectFrom('users')
    .select(['id', 'passwordHash', 'awaitsConfirmation'])
    .where('email', '=', email)
    .executeTakeFirst();
}

/** How a sign-in is written to. */
export async function readAddress(tx: Transaction, userId: string) {
  return tx
    .selectFrom('users')
    .select(['email', 'language', 'emailVerifiedAt'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Marks an address as confirmed if it is still the sign-in's; false when it is not. */
export async function updateEmailVerified(
  tx: Transaction,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({
      emailVerifiedAt: sql<string>`coalesce(email_verified_at, ${formatInstant(now)})`,
      awaitsConfirmation: false,
    })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Replaces an address; false when somebody else has it. */
export async function updateEmail(
  tx: Transaction,
  { userId, email, now }: { readonly userId: string; readonly email: string; readonly now: Instant },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ email, emailVerifiedAt: formatInstant(now), awaitsConfirmation: false })
    .where('id', '=', userId)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('users as other').select('other.id').where('other.email', '=', email))),
    )
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Sets a password, whatever it was; false when the sign-in has another address by now. */
export async function overwritePassword(
  tx: Transaction,
  { userId, email, passwordHash }: { readonly userId: string; readonly email: string; readonly passwordHash: string },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ passwordHash })
    .where('id', '=', userId)
    .where('email', '=', email)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The hash that a person's password must fit; none, if they never set one. */
export async function findPasswordHash(tx: Transaction, userId: string): Promise<string | undefined> {
  const { passwordHash } = await tx
    .selectFrom('users')
    .select('passwordHash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return passwordHash ?? undefined;
}

/** Whether the password may not stand alone; until the transaction ends, nobody changes it or what it needs. */
export async function lockPassword(tx: Transaction, userId: string): Promise<{ readonly needsFactor: boolean }> {
  return tx
    .selectFrom('users')
    .select('passwordNeedsFactor as needsFactor')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/** Replaces a password's hash; false when it is another by now. */
export async function updatePassword(
  tx: Transaction,
  {
    userId,
    passwordHash,
    replaces,
    needsFactor,
  }: {
    readonly userId: string;
    readonly passwordHash: string;
    readonly replaces: string;
    readonly needsFactor: boolean;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('users')
    .set({ passwordHash, passwordNeedsFactor: needsFactor })
    .where('id', '=', userId)
    .where('passwordHash', '=', replaces)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Which employee a sign-in is, in the organization that it joined first. */
export async function findMembership(
  tx: Transaction,
  userId: string,
): Promise<{ readonly organizationId: string; readonly employeeId: string } | undefined> {
  return tx
    .selectFrom('memberships')
    .select(['organizationId', 'employeeId'])
    .where('userId', '=', userId)
    .orderBy('employeeId')
    .executeTakeFirst();
}

export async function updatePreferences(
  tx: Transaction,
  userId: string,
  changed: { readonly language?: string; readonly theme?: string; readonly hourCycle?: string },
) {
  return (
    tx
      .updateTable('users')
      // The id set to itself keeps the statement whole when nothing else changes.
      .set({ id: userId, ...changed })
      .where('id', '=', userId)
      .returning(['language', 'theme', 'hourCycle'])
      .executeTakeFirstOrThrow()
  );
}

/** An employee as permissions and rules need to know them. */
export interface EmployeeFacts {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly homeLocationId: string;
}

/** Somebody of the organization; undefined where there is no such employee. */
export async function findEmployee(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<EmployeeFacts | undefined> {
  const row = await tx
    .selectFrom('employees')
    .select(['id', 'firstName', 'lastName', 'role', 'status', 'homeLocationId'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', employeeId)
    .executeTakeFirst();
  // Check constraints of the table allow these words only.
  return row && { ...row, role: row.role as Role, status: row.status as EmployeeStatus };
}

/** A pay rate with who set it, when and why. */
export interface StoredPayRate extends PayRate {
  readonly reason: string | null;
  readonly setBy: string;
  readonly setByName: string;
  readonly setAt: Instant;
}

/** Everything an employee's hour was ever paid, in the order in which it was set. */
export async function listPayRates(
  tx: Transaction,
  organizationId: string,
  employeeId: string,
): Promise<readonly StoredPayRate[]> {
  const rows = await tx
    .selectFrom('payRates as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'r.organizationId').onRef('e.id', '=', 'r.setBy'),
    )
    .select(['r.id', 'r.startsOn', 'r.centsPerHour', 'r.supersedesId', 'r.reason', 'r.setBy', 'r.setAt'])
    .select(['e.firstName', 'e.lastName'])
    .where('r.organizationId', '=', organizationId)
    .where('r.employeeId', '=', employeeId)
    .orderBy('r.setAt')
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    startsOn: row.startsOn as PlainDate,
    centsPerHour: row.centsPerHour as Cents,
    supersedesId: row.supersedesId,
    reason: row.reason,
    setBy: row.setBy,
    setByName: `${row.firstName} ${row.lastName}`,
    setAt: row.setAt,
  }));
}

export async function insertPayRate(
  tx: Transaction,
  rate: PayRate & {
    readonly organizationId: string;
    readonly employeeId: string;
    readonly reason: string | null;
    readonly setBy: string;
    readonly setAt: Instant;
  },
): Promise<void> {
  await tx
    .insertInto('payRates')
    .values({ ...rate, setAt: formatInstant(rate.setAt) })
    .execute();
}

/**
 * Who may answer for a location: active admins, and the active managers who answer for it; for none yet, those of any.
 */
export async function listDeciders(
  tx: Transaction,
  organizationId: string,
  locationId: string | null,
): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly id: string }>`
    select e.id from employees e
    where e.organization_id = ${organizationId} and e.status = 'active' and (e.role = 'admin' or (e.role = 'manager' and exists (
      select from managed_locations m where m.organization_id = e.organization_id and m.employee_id = e.id
        and (${locationId}::uuid is null or m.location_id = ${locationId}::uuid)
    )))
  `.execute(tx);
  return rows.map(({ id }) => id);
}

/** Admits somebody who was waiting; false when nobody by this id was. */
export async function updateAdmitted(
  tx: Transaction,
  {
    organizationId,
    id,
    ...terms
  }: Pick<NewEmployee, 'organizationId' | 'id' | 'role' | 'homeLocationId'> & {
    readonly employedFrom: PlainDate;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ ...terms, status: 'active' })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Moves somebody from one status to another; false when they were in neither. */
export async function updateStatus(
  tx: Transaction,
  { organizationId, id }: Pick<NewEmployee, 'organizationId' | 'id'>,
  from: EmployeeStatus,
  to: EmployeeStatus,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('employees')
    .set({ status: to })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

const signInColumns = ['email', 'emailVerifiedAt', 'passwordHash'] as const;

/** What a user signs in with, and whether the address is shown to be theirs. */
export const readSignIn = (tx: Transaction, userId: string) =>
  tx.selectFrom('users').select(signInColumns).where('id', '=', userId).executeTakeFirstOrThrow();

/** As {@link readSignIn}; others who change the user's ways in wait until the transaction ends. */
export const lockSignIn = (tx: Transaction, userId: string) =>
  tx.selectFrom('users').select(signInColumns).where('id', '=', userId).forUpdate().executeTakeFirstOrThrow();
