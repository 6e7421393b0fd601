import type { EmployeeStatus } from '../access/employee-status.ts';
import { mayGive, type Role } from '../access/role.ts';
import { accept, refuse, type Result } from '../kernel/result.ts';
import { addMilliseconds, millisecondsPerHour, type Instant } from '../kernel/time.ts';

/** How long an invitation may be accepted. */
export const invitationDays = 7;
/** How long one that ran out is still listed, so that it can be sent again. */
const listedDays = 30;

const millisecondsPerDay = 24 * millisecondsPerHour;

/** The moment at which an invitation made now runs out. */
export const invitationExpiry = (now: Instant): Instant => addMilliseconds(now, invitationDays * millisecondsPerDay);

/** Invitations that ran out before this moment are no longer listed. */
export const listedSince = (now: Instant): Instant => addMilliseconds(now, -listedDays * millisecondsPerDay);

/** An invitation as it is found by its secret, with what has changed around it since it was sent. */
export interface InvitationFacts {
  readonly role: Role;
  readonly locationId: string;
  readonly expiresAt: Instant;
  readonly acceptedAt: Instant | null;
  readonly revokedAt: Instant | null;
  /** The location takes nobody on any more. */
  readonly locationIsClosed: boolean;
  /** Who vouches for it, as they are now. */
  readonly inviter: {
    readonly status: EmployeeStatus;
    readonly role: Role;
    readonly managedLocationIds: readonly string[];
  };
  /** Whose record it is for, if there is one. */
  readonly person: { readonly status: EmployeeStatus; readonly hasWayIn: boolean } | undefined;
}

export type InvitationRefusal = 'invitation_used' | 'invitation_taken_back' | 'invitation_expired';

/**
 * Whether an invitation still lets somebody in, and if not, why: whoever brings its secret may know. It is good for what its inviter may
 * still give now: one who was suspended, or no longer manages the location, lets nobody in. A person on record gets their first way to
 * sign in by it, never a second.
 */
export function decideOpening(invitation: InvitationFacts, now: Instant): Result<undefined, InvitationRefusal> {
  const { acceptedAt, revokedAt, expiresAt, person } = invitation;
  if (acceptedAt !== null || person?.hasWayIn === true) return refuse('invitation_used');
  const isOver = revokedAt !== null || invitation.locationIsClosed || !isPromised(invitation);
  if (isOver || (person !== undefined && person.status !== 'active')) return refuse('invitation_taken_back');
  return now < expiresAt ? accept() : refuse('invitation_expired');
}

function isPromised({ inviter, role, locationId }: InvitationFacts): boolean {
  if (inviter.status !== 'active' || !mayGive(inviter.role, role)) return false;
  return inviter.role === 'admin' || inviter.managedLocationIds.includes(locationId);
}
