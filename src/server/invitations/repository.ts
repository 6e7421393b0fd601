import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewInvitation {
  readonly organizationId: string;
  readonly id: string;
  readonly tokenHash: Buffer;
  readonly email: string | null;
  readonly language: string;
  readonly role: string;
  readonly locationId: string;
  readonly invitedBy: string;
  readonly invitedAt: Instant;
  readonly expiresAt: Instant;
}

export async function insertInvitation(tx: Transaction, invitation: NewInvitation): Promise<void> {
  const { invitedAt, expiresAt, ...rest } = invitation;
  await tx
    .insertInto('invitations')
    .values({ ...rest, invitedAt: formatInstant(invitedAt), expiresAt: formatInstant(expiresAt) })
    .execute();
}

/** Invitations that wait to be accepted, with the names of who invited and where to; the newest first. */
const openInvitations = (tx: Transaction, organizationId: string, now: Instant) =>
  tx
    .selectFrom('invitations as i')
    .innerJoin('locations as l', (join) =>
      join.onRef('l.organizationId', '=', 'i.organizationId').onRef('l.id', '=', 'i.locationId'),
    )
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'i.organizationId').onRef('e.id', '=', 'i.invitedBy'),
    )
    .innerJoin('organizations as o', 'o.id', 'i.organizationId')
    .select(['i.id', 'i.email', 'i.language', 'i.role', 'i.locationId', 'i.invitedAt', 'i.expiresAt', 'i.invitedBy'])
    .select(['l.name as locationName', 'l.zone', 'l.closedAt', 'o.name as organizationName'])
    .select(['e.firstName', 'e.lastName', 'e.status as inviterStatus'])
    .where('i.organizationId', '=', organizationId)
    .where('i.acceptedAt', 'is', null)
    .where('i.revokedAt', 'is', null)
    .where(sql<boolean>`i.expires_at > ${formatInstant(now)}`)
    .orderBy('i.invitedAt', 'desc')
    .orderBy('i.id', 'desc');

export const listInvitations = (tx: Transaction, organizationId: string, now: Instant) =>
  openInvitations(tx, organizationId, now).execute();

export const findInvitation = (tx: Transaction, organizationId: string, id: string, now: Instant) =>
  openInvitations(tx, organizationId, now).where('i.id', '=', id).executeTakeFirst();

/** By its secret. What was promised by somebody who is no longer here, or for a place that is closed, is promised no more. */
export const findInvitationByToken = (tx: Transaction, organizationId: string, tokenHash: Buffer, now: Instant) =>
  openInvitations(tx, organizationId, now)
    .where('i.tokenHash', '=', tokenHash)
    .where('e.status', '=', 'active')
    .where('l.closedAt', 'is', null)
    .executeTakeFirst();

/** Marks an invitation as accepted; false when somebody was quicker, or it was taken back. */
export async function updateInvitationAccepted(
  tx: Transaction,
  accepted: {
    readonly organizationId: string;
    readonly id: string;
    readonly employeeId: string;
    readonly now: Instant;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('invitations')
    .set({ acceptedAt: formatInstant(accepted.now), acceptedBy: accepted.employeeId })
    .where('organizationId', '=', accepted.organizationId)
    .where('id', '=', accepted.id)
    .where('acceptedAt', 'is', null)
    .where('revokedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
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
    .where('acceptedAt', 'is', null)
    .execute();
}

export async function updateInvitationToken(
  tx: Transaction,
  renewed: {
    readonly organizationId: string;
    readonly id: string;
    readonly tokenHash: Buffer;
    readonly expiresAt: Instant;
  },
): Promise<void> {
  await tx
    .updateTable('invitations')
    .set({ tokenHash: renewed.tokenHash, expiresAt: formatInstant(renewed.expiresAt) })
    .where('organizationId', '=', renewed.organizationId)
    .where('id', '=', renewed.id)
    .where('acceptedAt', 'is', null)
    .execute();
}
