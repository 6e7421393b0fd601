import type { Instant } from '../../src/domain/kernel/time.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import type { Member } from './cast.ts';

/** Somebody of the tale, and who they are to the product. */
export interface Person {
  readonly actor: Actor;
  readonly member: Member;
}

/** The clock of the tale: does a thing inside the organization as it was done at that moment. */
export type At = <T>(moment: Instant, work: (ctx: Context) => Promise<T>) => Promise<T>;
