import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type { Location, readLocations as locationsEndpoint } from '../../contract/organization.ts';
import type {
  readPayRates as payRatesEndpoint,
  readSupportContacts as contactsEndpoint,
} from '../../contract/people.ts';
import type { EmployeeSelf, Preferences } from '../../contract/people/self.ts';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import { may, placesOf, thingOf, type Action } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, type Instant, type PlainDate, type Weekday, type Zone } from '../../domain/kernel/time.ts';
import { newZoneCountsFrom } from '../../domain/organization/location.ts';
import type { Homes } from '../../domain/people/past-homes.ts';
import type { ZonesOfWeeks } from '../../domain/people/past-zones.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import { findLastChange } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations, readOrganization, type StoredLocation } from '../organization/read.ts';
import { findEmployee, readEmployee } from './employees.repository.ts';
import { listSupportContacts, listManagedLocations } from './managed-locations.repository.ts';
import { findPast, listPastHomes } from './past-homes.repository.ts';
import { listPayRates } from './pay-rates.repository.ts';
import { countHomes, listHomeIds, listOwnLocations, listWorkplaces } from './places.repository.ts';
import { readAddress } from './users.repository.ts';
import { listWorkers, type Worker } from './workers.repository.ts';

/** What other nouns may ask of people. */
export { employmentOf, type Employment } from './read-employment.ts';
export { findEmployee, listEmployees, listLastDays, readPerson, type KnownPerson } from './employees.repository.ts';
export { listSuspensions } from './suspensions.repository.ts';
export { listAdmins, listDeciders } from './managed-locations.repository.ts';
export {
  findMembership,
  listOrganizations,
  findPasswordHash,
  findUserByEmail,
  isMember,
  holdPassword,
  lockPassword,
  lockSignIn,
  readSignIn,
} from './users.repository.ts';
export { listPastHomes } from './past-homes.repository.ts';
export { listPeopleAt, listSince, listWorkplaces } from './places.repository.ts';
export { listAddressees, type Addressee } from './readers.repository.ts';
export { listRatesOf, listWorkers, readRatesThen, type Worker } from './workers.repository.ts';

/** Whose and where, as permissions ask for it: home location and further ones. Nowhere, if there is no such employee. */
export async function readWhereabouts(tx: Transaction, { organizationId, employeeId }: EmployeeKey) {
  const locations = await listOwnLocations(tx, organizationId, employeeId);
  return { employeeId, locationIds: locations.map(({ id }) => id) };
}

/** An employee as they see themselves, and whether they are admitted. */
export async function readSelf(
  tx: Transaction,
  who: EmployeeKey,
): Promise<{ readonly status: EmployeeStatus; readonly self: EmployeeSelf }> {
  const row = await readEmployee(tx, who.organizationId, who.employeeId);
  const managedLocationIds = await listManagedLocations(tx, who.organizationId, who.employeeId);
  const own = await listOwnLocations(tx, who.organizationId, who.employeeId);
  const home = own.find(({ id }) => id === row.homeLocationId);
  if (home === undefined) throw new Error('an employee has no home location');
  const open = own.filter(({ closedAt }) => closedAt === null);
  const here = open.find(({ id }) => id === row.currentLocationId) ?? home;
  return {
    // Check constraints of the tables allow these words only.
    status: row.status as EmployeeStatus,
    self: {
      employeeId: row.id,
      employeeNumber: row.employeeNumber,
      firstName: row.firstName,
      lastName: row.lastName,
      photoUrl: photoUrlOf({ employeeId: row.id, photoVersion: row.photoVersion }),
      email: row.email,
      emailIsVerified: row.emailVerifiedAt !== null,
      role: row.role as Role,
      managedLocationIds: [...managedLocationIds],
      organization: {
        id: who.organizationId,
        name: row.organizationName,
        currency: row.currency,
        weekStartsOn: row.weekStartsOn as Weekday,
      },
      locationIds: own.map(({ id }) => id),
      location: { id: here.id, name: here.name, zone: here.zone as Zone },
      home: { id: home.id, name: home.name, zone: home.zone as Zone },
      lastDay: row.employedUntil as PlainDate | null,
      locations: open.map(({ id, name }) => ({ id, name })),
      preferences: preferencesOf(row),
    },
  };
}

/** The words as check constraints of the table allow them. */
export function preferencesOf(row: {
  language: string;
  theme: string;
  hourCycle: string;
  singleKeys: boolean;
}): Preferences {
  const { language, theme, hourCycle, singleKeys } = row;
  return { language, theme, hourCycle, singleKeys } as Preferences;
}

export const readSupportContacts: UseCase<typeof contactsEndpoint> = async ({ tx, actor }) => {
  const helpers = await listSupportContacts(tx, actor.organizationId, actor.locationId);
  // Who asks knows how to reach themselves.
  const rows = helpers.filter(({ id }) => id !== actor.employeeId);
  const ids = rows.map(({ id }) => id);
  const workplaces = await listWorkplaces(tx, actor.organizationId, ids);
  const contacts = rows.map(({ id: employeeId, photoVersion, firstName, lastName, role, email, locationName }) => {
    const thing = { employeeId, locationIds: workplaces.get(employeeId)?.locationIds ?? [] };
    return {
      name: `${firstName} ${lastName}`,
      photoUrl: may(actor, 'see_photo', thing) ? photoUrlOf({ employeeId, photoVersion }) : null,
      role: role as Role,
      email,
      locationName,
    };
  });
  return accept({ contacts });
};

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
  return accept(await payRatesOf(tx, actor.organizationId, employee.employeeId));
};

/** Somebody as policies are asked for: with where they were and are at home. */
export async function readHolder(
  tx: Transaction,
  who: { readonly organizationId: string; readonly employeeId: string; readonly homeLocationId: string },
): Promise<{ readonly employeeId: string; readonly homes: Homes }> {
  const { organizationId, employeeId, homeLocationId: now } = who;
  const past = (await listPastHomes(tx, organizationId, [employeeId])).get(employeeId) ?? [];
  return { employeeId, homes: { past, now } };
}

/** The same, with the zones that cut their weeks, as they were and are: one question for both. */
export async function readHolding(
  tx: Transaction,
  who: Parameters<typeof readHolder>[1] & { readonly zone: Zone },
): Promise<{ readonly holder: Awaited<ReturnType<typeof readHolder>>; readonly zones: ZonesOfWeeks }> {
  const { organizationId, employeeId, homeLocationId: now, zone: home } = who;
  const { homes, zones } = await findPast(tx, organizationId, employeeId);
  return { holder: { employeeId, homes: { past: homes, now } }, zones: { past: zones, home } };
}

/** Everybody of whose hours, pay or the like an actor may see: themselves, and whom they answer for in this. */
export async function listSeen({ tx, actor }: ActorContext, action: Action): Promise<readonly Worker[]> {
  const { organizationId, employeeId } = actor;
  const others = await listWorkers(tx, organizationId, { at: placesOf(actor, action) });
  if (others.some((one) => one.employeeId === employeeId)) return others;
  return [...others, ...(await listWorkers(tx, organizationId, { employeeIds: [employeeId] }))];
}

/** Which of some people have recorded times, whose weeks no new zone may cut anew: what the time clock knows, and this noun asks. */
export type WhoRecorded = (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
) => Promise<ReadonlySet<string>>;

/** How many published shifts to come stand at a location, kept so until the transaction ends: what the schedule knows, and this noun asks. */
export type CountShiftsToCome = (ctx: ActorContext, locationId: string) => Promise<number>;

/** Every location as its admins see it. */
export const readLocations =
  (whoRecorded: WhoRecorded): UseCase<typeof locationsEndpoint> =>
  async (ctx) => {
    const stored = await listLocations(ctx.tx, ctx.actor.organizationId);
    const show = await locationShower(ctx, whoRecorded);
    return accept({ locations: stored.map(show) });
  };

/** One location as its admins see it. */
export const shownLocation = async (
  ctx: ActorContext,
  stored: StoredLocation,
  whoRecorded: WhoRecorded,
): Promise<Location> => (await locationShower(ctx, whoRecorded))(stored);

async function locationShower(
  { tx, actor, now }: ActorContext,
  whoRecorded: WhoRecorded,
): Promise<(stored: StoredLocation) => Location> {
  const { organizationId } = actor;
  const counts = await countHomes(tx, organizationId);
  const homes = await listHomeIds(tx, organizationId);
  const who = await whoRecorded(
    tx,
    organizationId,
    homes.map(({ id }) => id),
  );
  const recordedAt = new Set(homes.filter(({ id }) => who.has(id)).map(({ homeLocationId }) => homeLocationId));
  return (stored) => {
    const newZoneFrom = recordedAt.has(stored.id) ? newZoneCountsFrom(dateAt(now, stored.zone)) : null;
    return { ...stored, homeCount: counts.get(stored.id) ?? 0, newZoneFrom };
  };
}

/** Who did one of these things to something last, and when: what somebody is told who was about to save over it. Null where nobody did. */
export async function readLastChange(
  tx: Transaction,
  organizationId: string,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<{ readonly by: string | null; readonly at: Instant | null }> {
  const change = await findLastChange(tx, organizationId, subjectId, actions);
  if (change === undefined) return { by: null, at: null };
  const who = change.employeeId === null ? undefined : await findEmployee(tx, organizationId, change.employeeId);
  return { by: who === undefined ? null : `${who.firstName} ${who.lastName}`, at: change.happenedAt };
}

/** Where, and in which language, a sign-in is written to; and whether the address is known to be its owner's. */
export async function readAddressOf(
  tx: Transaction,
  userId: string,
): Promise<{ readonly email: string; readonly language: Language; readonly isConfirmed: boolean }> {
  const { email, language, emailVerifiedAt } = await readAddress(tx, userId);
  // A check constraint of the table allows these words only.
  return { email, language: language as Language, isConfirmed: emailVerifiedAt !== null };
}
