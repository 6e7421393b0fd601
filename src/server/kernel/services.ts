import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { Context, Person } from './context.ts';
import type { Database } from './database.ts';
import type { RateLimits } from './rate-limits.ts';
import type { Vault } from './seal.ts';

/** From the secret in a cookie to the person behind it; none, if there is no such session. */
export type SessionGate = (token: string) => Promise<Person | undefined>;

/** What mount works with; no use-case ever sees it. */
export interface Services {
  readonly database: Database;
  readonly clock: Clock;
  readonly vault: Vault;
  readonly gate: SessionGate;
  /** Whoever calls too often waits. */
  readonly limits: RateLimits;
  readonly log: Logger;
  /** What follows from what the audit log is told, in the same transaction. */
  readonly sequel?: (ctx: Context) => Promise<void>;
  /** Scheme, host and port by which people reach us. */
  readonly publicUrl: string;
  /** Whether managers and admins must have a second factor: everywhere but in the demo, whose passwords are published. */
  readonly demandsSecondFactor: boolean;
}
