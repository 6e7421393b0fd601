import { sql } from 'kysely';
import type { Places } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { formatInstant, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { KioskPresser } from '../../domain/time-clock/kiosk-press.ts';
import type { HourCycle } from '../../words/formats.ts';
import type { SecretKey } from '../kernel/organization-secret.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A kiosk that is in use. */
export interface StoredKiosk {
  readonly organizationId: string;
  readonly kioskId: string;
  readonly name: string;
  readonly locationId: string;
  readonly locationName: string;
  readonly zone: Zone;
  readonly publicKey: Buffer;
}

/** What opens the PINs that a kiosk's device sealed. */
export const boxPlace = ({
  organizationId,
  kioskId,
}: Pick<StoredKiosk, 'organizationId' | 'kioskId'>): SealedPlace => ({
  purpose: 'time-clock.kiosk',
  row: [organizationId, kioskId],
});

/** Makes those who pair a kiosk at a location queue: each counts what the one before has paired. */
export async function lockKiosks(tx: Transaction, locationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('kiosks ' || ${locationId}, 0))`.execute(tx);
}

export async function insertKiosk(
  tx: Transaction,
  kiosk: {
    readonly organizationId: string;
    readonly id: string;
    readonly locationId: string;
    readonly name: string;
    readonly tokenHash: Buffer;
    readonly publicKey: Buffer;
    readonly privateKeySealed: Buffer;
    readonly pairedAt: Instant;
    readonly pairedBy: string;
  },
): Promise<void> {
  await tx
    .insertInto('kiosks')
    .values({ ...kiosk, pairedAt: formatInstant(kiosk.pairedAt) })
    .execute();
}

/** The kiosk in use whose secret it is. */
export async function findKiosk(
  tx: Transaction,
  { organizationId, tokenHash }: SecretKey,
): Promise<StoredKiosk | undefined> {
  const { rows } = await sql<StoredKiosk>`
    select k.organization_id, k.id as kiosk_id, k.name, k.location_id, l.name as location_name, l.zone, k.public_key
    from kiosks k join locations l on l.organization_id = k.organization_id and l.id = k.location_id
    where k.organization_id = ${organizationId} and k.token_hash = ${tokenHash} and k.revoked_at is null
      and l.closed_at is null
  `.execute(tx);
  return rows[0];
}

/** Where a kiosk stands and what opens what its device sealed, whether it is in use or was. */
export async function findSealer(tx: Transaction, organizationId: string, kioskId: string) {
  const { rows } = await sql<{
    readonly locationId: string;
    readonly locationZone: Zone;
    readonly privateKeySealed: Buffer;
  }>`
    select k.location_id, l.zone as location_zone, k.private_key_sealed
    from kiosks k join locations l on l.organization_id = k.organization_id and l.id = k.location_id
    where k.organization_id = ${organizationId} and k.id = ${kioskId}
  `.execute(tx);
  return rows[0];
}

/** The kiosks in use at some locations, by location and name. */
export async function listKiosks(tx: Transaction, organizationId: string, at: Places) {
  const { rows } = await sql<{
    readonly kioskId: string;
    readonly name: string;
    readonly locationId: string;
    readonly locationName: string;
    readonly zone: Zone;
    readonly pairedAt: Instant;
    readonly pairedBy: string;
    readonly lastUsedAt: Instant | null;
  }>`
    select k.id as kiosk_id, k.name, l.id as location_id, l.name as location_name, l.zone, k.paired_at, k.last_used_at,
      e.first_name || ' ' || e.last_name as paired_by
    from kiosks k
    join locations l on l.organization_id = k.organization_id and l.id = k.location_id
    join employees e on e.organization_id = k.organization_id and e.id = k.paired_by
    where k.organization_id = ${organizationId} and k.revoked_at is null
      and (${at === 'all'} or k.location_id = any (${at === 'all' ? [] : at}::uuid[]))
    order by l.name, k.name, k.id
  `.execute(tx);
  return rows;
}

/** Takes a kiosk at some locations out of use. @returns what it was called and where; undefined where there is none */
export async function endKiosk(
  tx: Transaction,
  {
    organizationId,
    kioskId,
    at,
    now,
  }: Pick<StoredKiosk, 'organizationId' | 'kioskId'> & {
    readonly at: Places;
    readonly now: Instant;
  },
) {
  const { rows } = await sql<{ readonly name: string; readonly locationId: string }>`
    update kiosks set revoked_at = ${formatInstant(now)}
    where organization_id = ${organizationId} and id = ${kioskId} and revoked_at is null
      and (${at === 'all'} or location_id = any (${at === 'all' ? [] : at}::uuid[]))
    returning name, location_id
  `.execute(tx);
  return rows[0];
}

/** Notes that a kiosk is used, once in five minutes. */
export async function noteUse(
  tx: Transaction,
  { organizationId, kioskId }: Pick<StoredKiosk, 'organizationId' | 'kioskId'>,
  now: Instant,
): Promise<void> {
  await sql`
    update kiosks set last_used_at = ${formatInstant(now)}
    where organization_id = ${organizationId} and id = ${kioskId}
      and (last_used_at is null or last_used_at < ${formatInstant(now)}::timestamptz - interval '5 minutes')
  `.execute(tx);
}

/** Notes at which kiosk a punch was made; of one that was sent again it is known already. */
export async function noteKioskOfPunch(
  tx: Transaction,
  punch: { readonly organizationId: string; readonly punchId: string; readonly kioskId: string },
): Promise<void> {
  await tx
    .insertInto('kioskPunches')
    .values(punch)
    .onConflict((conflict) => conflict.columns(['organizationId', 'punchId']).doNothing())
    .execute();
}

/** Somebody who works at a location, as its kiosk knows them. */
export interface PersonAtKiosk {
  readonly employeeId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly photoVersion: string | null;
  readonly language: Language;
  readonly hourCycle: HourCycle;
  readonly homeLocationId: string;
  readonly role: Role;
  readonly managedLocationIds: readonly string[];
  readonly pinSetAt: Instant | null;
}

/** Who works at a location now, by name; or one of them. */
export async function listPeopleOfKiosk(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  employeeId?: string,
): Promise<readonly PersonAtKiosk[]> {
  const { rows } = await sql<PersonAtKiosk>`
    select e.id as employee_id, e.first_name, e.last_name, e.photo_version, u.language, u.hour_cycle, e.home_location_id, p.set_at as pin_set_at, e.role,
      array(
        select l.location_id from managed_locations l where l.organization_id = e.organization_id and l.employee_id = e.id
      ) as managed_location_ids
    from employees e
    join memberships m on m.organization_id = e.organization_id and m.employee_id = e.id
    join users u on u.id = m.user_id
    left join kiosk_pins p on p.organization_id = e.organization_id and p.employee_id = e.id
    where e.organization_id = ${organizationId} and e.status = 'active'
      and (${employeeId === undefined} or e.id = ${employeeId ?? null}::uuid)
      and (e.home_location_id = ${locationId} or exists (
        select from further_locations f
        where f.organization_id = e.organization_id and f.employee_id = e.id and f.location_id = ${locationId}
      ))
    order by e.first_name, e.last_name, e.id
  `.execute(tx);
  return rows;
}

/** Somebody of the organization, as a location knows them now; undefined of whoever was never admitted. */
export async function findPresser(
  tx: Transaction,
  organizationId: string,
  locationId: string,
  employeeId: string,
): Promise<KioskPresser | undefined> {
  const { rows } = await sql<KioskPresser>`
    select w.works_here,
      w.works_here or exists (
        select from past_homes h
        where h.organization_id = e.organization_id and h.employee_id = e.id and h.location_id = ${locationId}
      ) or exists (
        select from punches p
        where p.organization_id = e.organization_id and p.employee_id = e.id and p.location_id = ${locationId}
      ) or exists (
        -- Of what was a further location of theirs the log alone knows, by its name.
        select from audit_entries a
        join locations l on l.organization_id = a.organization_id and l.id = ${locationId}
        where a.organization_id = e.organization_id and a.subject_id = e.id
          and a.action = 'employee.further_locations_changed' and strpos(a.details ->> 'before', l.name) > 0
      ) as worked_here,
      case when e.status = 'suspended' then (
        select max(a.happened_at) from audit_entries a
        where a.organization_id = e.organization_id and a.subject_id = e.id and a.action = 'employee.suspended'
      ) end as suspended_at
    from employees e
    cross join lateral (
      select e.home_location_id = ${locationId} or exists (
        select from further_locations f
        where f.organization_id = e.organization_id and f.employee_id = e.id and f.location_id = ${locationId}
      ) as works_here
    ) w
    where e.organization_id = ${organizationId} and e.id = ${employeeId} and e.status in ('active', 'suspended')
  `.execute(tx);
  return rows[0];
}
