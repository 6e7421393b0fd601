import { mayDecideAlone, type Doer, type Thing } from '../access/may.ts';
import { accept, refuse, type Refusal, type Result } from '../kernel/result.ts';

/** What may be asked for. Each kind belongs to the noun that knows what an answer sets in motion. */
export const requestKinds = ['registration', 'adjustment', 'time_off', 'swap'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** What a noun says of the kind of request that is its own. */
export interface AskedKind {
  readonly kind: RequestKind;
  /** Whose managers answer what waits: those of where it was asked for, or of where its person works now, wherever that was when they asked. */
  readonly waitsAt: 'request' | 'home';
  /** Where a decider finds it. */
  readonly link: `/${string}`;
}

/** How a request may end; without an end it is pending. */
export const outcomes = ['approved', 'rejected', 'withdrawn'] as const;
export type Outcome = (typeof outcomes)[number];

export interface ApprovalRequest {
  readonly id: string;
  readonly kind: RequestKind;
  /** What is asked for, as its noun knows it. */
  readonly subjectId: string;
  /** Whom it concerns. */
  readonly employeeId: string;
  /** Whom else, where it is between two. */
  readonly besideId?: string | null;
  /** Null, where no location is known yet. */
  readonly locationId: string | null;
}

/** A request as permissions ask for it: what has no location yet is for the managers of any. */
export const thingAsked = (request: Pick<ApprovalRequest, 'employeeId' | 'locationId'>, doer: Doer): Thing => ({
  employeeId: request.employeeId,
  locationIds: request.locationId === null ? doer.managedLocationIds : [request.locationId],
});

/**
 * Whether a request may be answered now, by this person. Answered is answered: who comes second is told what the first
 * one said. Nobody answers about themselves, but for an admin who may decide alone. What is
 * between two is answered by neither, whoever else there is.
 *
 * @param former the answer that was given already, if any
 * @param othersCould whether another active admin or manager may answer it
 * @returns whether they answer alone, about themselves
 */
export function decideAnswer<Former>(
  { employeeId, besideId = null }: Pick<ApprovalRequest, 'employeeId' | 'besideId'>,
  former: Former | undefined,
  doer: Pick<Doer, 'employeeId' | 'role'>,
  othersCould: boolean,
): Result<{ readonly alone: boolean }, 'own_request'> | Refusal<'already_decided', Former> {
  if (former !== undefined) return refuse('already_decided', former);
  if (![employeeId, besideId].includes(doer.employeeId)) return accept({ alone: false });
  if (besideId !== null) return refuse('own_request');
  return mayDecideAlone(doer, othersCould) ? accept({ alone: true }) : refuse('own_request');
}

/** Whether what was answered so may be asked again, where its kind may at all: what was approved has happened. */
export const mayReopen = (outcome: Outcome): boolean => outcome !== 'approved';
