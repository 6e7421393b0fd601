import type { LiveTopic } from '../../contract/kernel/live.ts';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import type { Action, Doer } from '../../domain/access/may.ts';
import type { Role } from '../../domain/access/role.ts';
import type { Scope } from '../../domain/access/scope.ts';
import type { Language } from '../../domain/kernel/language.ts';
import type { Instant, Zone } from '../../domain/kernel/time.ts';
import type { AuditEntry } from './audit.ts';
import type { Vault } from './seal.ts';
import type { Transaction } from './transaction.ts';

/** Someone who is signed in, whatever their status. Only the session gate makes one. */
export interface Person extends Doer {
  /** Of the session, or of the token. */
  readonly sessionId: string;
  /** What the token that was sent lets its holder do; undefined where a person came by a session. */
  readonly scopes: readonly Scope[] | undefined;
  /** When they last showed who they are: at sign-in, or since. */
  readonly authenticatedAt: Instant;
  readonly hasSecondFactor: boolean;
  readonly userId: string;
  readonly organizationId: string;
  readonly employeeId: string;
  readonly firstName: string;
  readonly role: Role;
  readonly status: EmployeeStatus;
  readonly language: Language;
  /** Where they are now: their home location, or another of theirs that they chose. */
  readonly locationId: string;
  /** The zone of where they are now. */
  readonly locationZone: Zone;
  readonly homeLocationId: string;
  /** The zone of their home location, by which their days begin and end. */
  readonly zone: Zone;
  readonly locationIds: readonly string[];
  readonly managedLocationIds: readonly string[];
}

declare const admitted: unique symbol;

/** An active employee who is let do an action: proof in the type that the gate was passed. */
export type Actor = Person & { readonly status: 'active'; readonly [admitted]: true };

/** Where a request comes from, as far as throttling and the list of a person's sessions need to know. */
export interface Caller {
  /** Network address as text; behind trusted proxies, the client's. */
  readonly network: string;
  /** What the browser says it is: to be shown to its owner, never to be relied on. */
  readonly userAgent?: string | undefined;
  /** The secret that this browser was given when it was sent elsewhere to sign in, if it was. */
  readonly browser?: string | undefined;
}

/** When a request came, from where, and what its sender reads. */
export interface Arrival {
  readonly now: Instant;
  readonly caller: Caller;
  /** Their own once they are known, else the browser's. */
  readonly language: Language;
  /** The secret of a sign-in that waits for its second step, if the browser has one. */
  readonly stepToken?: string | undefined;
  /** The secret of the kiosk that the browser is, if it is one. */
  readonly kioskToken?: string | undefined;
  /** Whose session the browser has, if it has one that lives: whoever signs in over it takes its place. */
  readonly signedIn?: Person | undefined;
}

/** What a use-case works with. The clock, the ids and the database come in through here and nowhere else. */
export interface Context extends Arrival {
  readonly tx: Transaction;
  readonly newId: () => string;
  /** Seals and opens what must not stand in the database in clear. */
  readonly vault: Vault;
  /** Tells whoever follows this employee, once the transaction has committed, what to read again. */
  readonly announce: (employee: { organizationId: string; employeeId: string }, topic: LiveTopic) => void;
  /** What the audit log is told of; written at the end of the transaction, see `writeAudit`. */
  readonly audited: AuditEntry[];
  /** Gives the browser a session, once the transaction has committed. */
  readonly keepSession: (token: string, expiresAt: Instant) => void;
  readonly forgetSession: () => void;
  /** Gives the browser a secret to be known by, once the transaction has committed. */
  readonly keepBrowser: (secret: string) => void;
  /** The same for a sign-in that waits for its second step. */
  readonly keepStep: (token: string, expiresAt: Instant) => void;
  readonly forgetStep: () => void;
  /** Makes the browser a kiosk, once the transaction has committed. */
  readonly keepKiosk: (token: string, expiresAt: Instant) => void;
  readonly demandsSecondFactor: boolean;
}

export interface MaybePersonContext extends Context {
  readonly person: Person | undefined;
}
export interface PersonContext extends Context {
  readonly person: Person;
}
export interface ActorContext extends Context {
  readonly actor: Actor;
}

/** The context that an endpoint's use-case receives, by who may call it. */
export type ContextFor<Access> = Access extends { readonly action: Action }
  ? ActorContext
  : Access extends 'person'
    ? PersonContext
    : MaybePersonContext;
