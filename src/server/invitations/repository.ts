import { sql } from 'kysely';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type Zone } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewInvitation {
  readonly organizationId: string;
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly email: string | null;
  readonly language: Language;
  readonly role: Role;
  readonly locationId: string;
  readonly centsPerHour: Cents | null;
  /** Whose record it is for; null where whoever accepts becomes somebody new. */
  readonly employeeId: string | null;
  readonly invitedBy: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
}

export async function insertInvitations(tx: Transaction, invitations: readonly NewInvitation[]): Promise<void> {
  const rows = invitations.map(({ invitedAt, expiresAt, ...rest }) => ({
    ...rest,
    invitedAt: formatInstant(invitedAt),
    expiresAt: formatInstant(expiresAt),
  }));
  await tx.insertInto('invitations').values(rows).execute();
}

const managedIds = sql<string[]>`array(
  select m.location_id from managed_locations m
  where m.organization_id = e.organization_id and m.employee_id = e.id
)`.as('managedLocationIds');

const hasWayIn = sql<
  boolean | null
>`(u.password_hash is not null or exists (select from linked_sign_ins s where s.user_id = u.id))`.as('hasWayIn');

/** Invitations with the names of who invited, where to, and whom, if they are on record. */
const invitations = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'i.organizationId').onRef('l.id', '=', 'i.locationId'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'i.organizationId').onRef('e.id', '=', 'i.invitedBy'),
    )
    .innerJoin('organizations as o', 'o.id', 'i.organizationId')
    .leftJoin('employees as p', (join) =>
      join.onRef('p.organizationId', '=', 'i.organizationId').onRef('p.id', '=', 'i.employeeId'),
    )
    .leftJoin('memberships as m', (join) =>
      join.onRef('m.organizationId', '=', 'p.organizationId').onRef('m.employeeId', '=', 'p.id'),
    )
    .leftJoin('users as u', 'u.id', 'm.userId')
    .select(['i.id', 'i.email', 'i.language', 'i.role', 'i.locationId', 'i.centsPerHour', 'i.invitedBy'])
    .select(['i.invitedAt', 'i.expiresAt', 'i.acceptedAt', 'i.revokedAt'])
    .select(['l.name as locationName', 'l.zone', 'l.closedAt', 'o.name as organizationName'])
    .select(['e.firstName', 'e.lastName', 'e.status as inviterStatus', 'e.role as inviterRole'])
    .select(['p.id as personId', 'p.firstName as personFirstName', 'p.lastName as personLastName'])
    .select(['p.status as personStatus', 'u.id as personUserId', 'u.email as personEmail'])
    .select([managedIds, hasWayIn])
    .where('i.organizationId', '=', organizationId);

type Row = Awaited<ReturnType<ReturnType<typeof invitations>['executeTakeFirstOrThrow']>>;

/** An invitation with everything that its opening hangs on. */
export type StoredInvitation = ReturnType<typeof storedInvitation>;

/** Check constraints of the tables allow these words only, and zones that this machine knows. */
const storedInvitation = (row: Row) => ({
  id: row.id,
  email: row.email,
  language: row.language as Language,
  role: row.role as Role,
  locationId: row.locationId,
  locationName: row.locationName,
  zone: row.zone as Zone,
  locationIsClosed: row.closedAt !== null,
  organizationName: row.organizationName,
  centsPerHour: row.centsPerHour as Cents | null,
  invitedBy: row.invitedBy,
  invitedByName: `${row.firstName} ${row.lastName}`,
  invitedAt: row.invitedAt,
  expiresAt: row.expiresAt,
  acceptedAt: row.acceptedAt,
  revokedAt: row.revokedAt,
  inviter: {
    status: row.inviterStatus as EmployeeStatus,
    role: row.inviterRole as Role,
    managedLocationIds: row.managedLocationIds,
  },
  person:
    row.personId === null
      ? undefined
      : {
          employeeId: row.personId,
          // Whose import was undone has a record, and no sign-in.
          userId: row.personUserId,
          email: row.personEmail,
          firstName: row.personFirstName ?? '',
          lastName: row.personLastName ?? '',
          status: row.personStatus as EmployeeStatus,
          hasWayIn: row.hasWayIn === true,
        },
});

/** What was neither accepted nor taken back, and has not run out before a moment; the newest first. */
export async function listInvitations(
  tx: Transaction,
  organizationId: string,
  since: Instant,
): Promise<readonly StoredInvitation[]> {
  const rows = await invitations(tx, organizationId)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where(sql<boolean>`i.expires_at > ${formatInstant(since)}`)
    .orderBy('i.invitedAt', 'desc')
    .orderBy('i.id', 'desc')
    .execute();
  return rows.map(storedInvitation);
}

/** One that was neither accepted nor taken back, whether it ran out or not; others who change it wait. */
export async function lockInvitation(
  tx: Transaction,
  organizationId: string,
  id: string,
): Promise<StoredInvitation | undefined> {
  const row = await invitations(tx, organizationId)
    .where('i.id', '=', id)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .forUpdate('i')
    .executeTakeFirst();
  return row && storedInvitation(row);
}

/** By its secret, whatever became of it; two who bring it at once take turns. */
export async function lockInvitationByToken(
  tx: Transaction,
  organizationId: string,
  tokenHash: Buffer,
): Promise<StoredInvitation | undefined> {
  const row = await invitations(tx, organizationId)
    .where('i.tokenHash', '=', tokenHash)
    .forUpdate('i')
    .executeTakeFirst();
  return row && storedInvitation(row);
}

/** Whether an invitation to an address waits to be accepted. */
export async function hasOpenInvitation(
  tx: Transaction,
  { organizationId, email, now }: { readonly organizationId: string; readonly email: string; readonly now: Instant },
): Promise<boolean> {
  const row = await tx
    .selectFrom('invitations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('email', '=', email)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .where(sql<boolean>`expires_at > ${formatInstant(now)}`)
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateInvitationAccepted(
  tx: Transaction,
  accepted: {
    readonly organizationId: string;
    readonly id: string;
    readonly employeeId: string;
    readonly now: Instant;
  },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ acceptedAt: formatInstant(accepted.now), acceptedBy: accepted.employeeId })
    .where('organizationId', '=', accepted.organizationId)
    .where('id', '=', accepted.id)
    .execute();
}

export async function updateInvitationRevoked(
  tx: Transaction,
  revoked: { readonly organizationId: string; readonly id: string; readonly now: Instant },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ revokedAt: formatInstant(revoked.now) })
    .where('organizationId', '=', revoked.organizationId)
    .where('id', '=', revoked.id)
    .execute();
}

/** Holds what waits for people on record: nobody accepts it meanwhile. */
export async function lockInvitationsOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
): Promise<void> {
  await tx
    .selectFrom('invitations')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where(sql<boolean>`employee_id = any(${[...employeeIds]}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Whose invitations: those of people on record, or those that were sent to some addresses. */
export type Invitees = { readonly employeeIds: readonly string[] } | { readonly emails: readonly string[] };

/** Takes back what was not accepted, whether it ran out or not; gives the ids of what was taken back. */
export async function updateRevokedOf(
  tx: Transaction,
  revoked: { readonly organizationId: string; readonly of: Invitees; readonly now: Instant },
): Promise<readonly string[]> {
  const { of } = revoked;
  const rows = await tx
    .updateTable('invitations')
    .set({ revokedAt: formatInstant(revoked.now) })
    .where('organizationId', '=', revoked.organizationId)
    .where(
      'emails' in of
        ? sql<boolean>`email = any(${[...of.emails]}::text[])`
        : sql<boolean>`employee_id = any(${[...of.employeeIds]}::uuid[])`,
    )
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Another secret, and another who vouches for it. */
export async function updateInvitationToken(
  tx: Transaction,
  renewed: {
    readonly organizationId: string;
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly invitedBy: string;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  const { organizationId, id, tokenHash, invitedBy, expiresAt } = renewed;
  await tx
    .updateTable('invitations')
    .set({ tokenHash, invitedBy, expiresAt: formatInstant(expiresAt) })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
