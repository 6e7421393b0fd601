import type { AnswerOf, EndpointSpec, InputOf, RefusalOf } from '../../contract/kernel/endpoint.ts';
import { accept, type Accepted } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { mustBeAudited } from './audit.ts';
import type { Actor, Context, ContextFor } from './context.ts';
import type { UnknownCursor } from './cursor.ts';

/** The usual use-case: load, decide and save in the one transaction that mount opened. Where it answers in pages, a cursor may be none. */
export type UseCase<E extends EndpointSpec> = (
  ctx: ContextFor<E['access']>,
  input: InputOf<E>,
) => Promise<AnswerOf<E> | ('cursor' extends keyof InputOf<E>['query'] ? UnknownCursor : never)>;

/**
 * A use-case whose deciding takes long, such as hashing a password. It loads in one
 * transaction, works in none, and saves in another, so that no connection waits on a processor.
 */
export interface SlowUseCase<E extends EndpointSpec, Loaded, Worked> {
  readonly load: (ctx: ContextFor<E['access']>, input: InputOf<E>) => Promise<Accepted<Loaded> | RefusalOf<E>>;
  readonly work: (loaded: Loaded, input: InputOf<E>) => Promise<Accepted<Worked> | RefusalOf<E>>;
  /** What the work has shown and stays so where `save` refuses, such as that a PIN was the right one: in a transaction of its own before that. */
  readonly keep?: (ctx: ContextFor<E['access']>, worked: Worked) => Promise<void>;
  readonly save: (ctx: ContextFor<E['access']>, input: InputOf<E>, worked: Worked) => Promise<AnswerOf<E>>;
}

/**
 * A use-case that counts a try before it judges it, in a transaction of its own: the count stays even where the try is refused, and
 * nothing else of it does.
 */
export interface CountedUseCase<E extends EndpointSpec, Counted = undefined> {
  readonly count: (ctx: ContextFor<E['access']>, input: InputOf<E>) => Promise<Accepted<Counted> | RefusalOf<E>>;
  readonly save: (ctx: ContextFor<E['access']>, input: InputOf<E>, counted: Counted) => Promise<AnswerOf<E>>;
}

/** One of the calls that are answered together: who asks, what, and when it arrived. */
export interface SharedCall<E extends EndpointSpec> {
  readonly actor: Actor;
  readonly input: InputOf<E>;
  readonly receivedAt: Instant;
}

/**
 * A use-case that answers many calls of one organization in one transaction, in the order
 * they came. It must not throw for what one call can cause alone; if it does, each is tried alone.
 */
export type SharedUseCase<E extends EndpointSpec> = (
  ctx: Context,
  calls: readonly SharedCall<E>[],
) => Promise<readonly AnswerOf<E>[]>;

interface AnySlow {
  load(ctx: Context, input: unknown): Promise<Accepted<unknown> | AnyRefusal>;
  work(loaded: unknown, input: unknown): Promise<Accepted<unknown> | AnyRefusal>;
  keep?(ctx: Context, worked: unknown): Promise<void>;
  save(ctx: Context, input: unknown, worked: unknown): Promise<AnyAnswer>;
}
export interface AnyRefusal {
  readonly ok: false;
  readonly refusal: string;
  readonly details: unknown;
}
export type AnyAnswer = Accepted<unknown> | AnyRefusal;
export interface AnyCall {
  readonly actor: Actor;
  readonly input: unknown;
  readonly receivedAt: Instant;
}

/** An endpoint with the function that answers it, as mount takes them. */
export type Route = { readonly endpoint: EndpointSpec } & (
  | { readonly kind: 'plain'; readonly snapshot: boolean; useCase(ctx: Context, input: unknown): Promise<AnyAnswer> }
  | { readonly kind: 'slow'; readonly useCase: AnySlow }
  | { readonly kind: 'shared'; useCase(ctx: Context, calls: readonly AnyCall[]): Promise<readonly AnyAnswer[]> }
);

// The casts below are the only place where an endpoint's types are let go: mount parses
// the input with the same endpoint's schemas and opens the context that its access calls for.

export const route = <E extends EndpointSpec>(endpoint: E, useCase: UseCase<E>): Route =>
  ({ kind: 'plain', snapshot: endpoint.method === 'GET', endpoint, useCase }) as unknown as Route;

/**
 * A use-case that appends to a ledger by what it reads there: all that it reads is of one moment, and if another appended since, it
 * runs again. What changes a row in place is an ordinary route instead, where writers queue at the row.
 *
 * One moment alone does not hold two apart who each read what the other changes and write different rows: a payment that is approved while it is voided.
 * What does is the audit log, whose chain has one end in an organization: of two that overlap the second meets `audit_entries_sequence_once`, and runs again
 * after the first ([decision 0031](../../../docs/decisions/0031-whoever-was-overtaken-takes-a-turn.md)). So whatever writes here must tell it.
 */
export const ledgerRoute = <E extends EndpointSpec>(endpoint: E, useCase: UseCase<E>): Route =>
  numberedRoute(endpoint, toldToAudit(endpoint, useCase));

/** A use-case that appends to a ledger whose rows are numbered for each person: of two that overlap the second meets the number, and runs again. */
export const numberedRoute = <E extends EndpointSpec>(endpoint: E, useCase: UseCase<E>): Route =>
  ({ kind: 'plain', snapshot: true, endpoint, useCase }) as unknown as Route;

/** What was sent before, or finds all as it should be, writes nothing and tells nothing. */
const toldToAudit =
  <E extends EndpointSpec>({ name }: E, useCase: UseCase<E>): UseCase<E> =>
  async (ctx, input) => {
    const answer = await useCase(ctx, input);
    if (answer.ok) await mustBeAudited(ctx, name);
    return answer;
  };

export const slowRoute = <E extends EndpointSpec, Loaded, Worked>(
  endpoint: E,
  useCase: SlowUseCase<E, Loaded, Worked>,
): Route => ({ kind: 'slow', endpoint, useCase }) as unknown as Route;

export const countedRoute = <E extends EndpointSpec, Counted>(
  endpoint: E,
  { count, save }: CountedUseCase<E, Counted>,
): Route => slowRoute(endpoint, { load: count, work: async (counted: Counted) => accept(counted), save });

export const sharedRoute = <E extends EndpointSpec & { access: { action: string } }>(
  endpoint: E,
  useCase: SharedUseCase<E>,
): Route => ({ kind: 'shared', endpoint, useCase }) as unknown as Route;
