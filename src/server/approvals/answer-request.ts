import type * as z from 'zod/mini';
import type { rejectRequest as endpoint, reopenRequest } from '../../contract/approvals.ts';
import type { cancellation } from '../../contract/approvals/decision.ts';
import type { RefusalOf } from '../../contract/kernel/endpoint.ts';
import { may, type Action } from '../../domain/access/may.ts';
import {
  decideAnswer,
  thingAsked,
  type AskedKind,
  type Outcome,
  type RequestKind,
} from '../../domain/approvals/request.ts';
import { accept, refuse, type Accepted } from '../../domain/kernel/result.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { JsonObject } from '../kernel/schema.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listDeciders } from '../people/read.ts';
import { tellDecided } from './ask-approval.ts';
import { findRequest, insertDecision, type StoredDecision, type StoredRequest } from './repository.ts';

export type { StoredRequest } from './repository.ts';

/** A request that was answered a moment ago, in this transaction. */
export interface Answered {
  readonly request: StoredRequest;
  readonly decision: StoredDecision;
}

type Cancellation = z.output<typeof cancellation>;

/** What a noun sets in motion when a request of its kind is answered; an approval has terms, and so a use-case of that noun. */
export interface RequestKindSequel {
  readonly asked: AskedKind;
  rejected(ctx: ActorContext, answered: Answered): Promise<void>;
  withdrawn(ctx: Context, answered: Answered): Promise<void>;
  /** Left out by a kind that is never asked again. */
  readonly again?: {
    /** Whether it may wait again: another request may have taken its place since. Others wait until this transaction has ended. */
    mayWait(ctx: Context, request: StoredRequest): Promise<Accepted<undefined> | RefusalOf<typeof reopenRequest>>;
    /** It waits again. */
    reopened(ctx: Context, request: StoredRequest): Promise<void>;
  };
  /** What was taken back of the subjects of approved requests; left out by a kind whose approvals stand for ever. */
  readonly listCancellations?: (
    tx: Transaction,
    organizationId: string,
    subjectIds: readonly string[],
  ) => Promise<ReadonlyMap<string, Cancellation>>;
}

/** The sequel of a kind; one that nobody registered cannot have been asked for. */
export function sequelOf(sequels: readonly RequestKindSequel[], kind: RequestKind): RequestKindSequel {
  const sequel = sequels.find(({ asked }) => asked.kind === kind);
  if (sequel === undefined) throw new Error(`nobody registered what follows from a ${kind}`);
  return sequel;
}

/** Which request is to be answered, and how. */
interface Wish {
  readonly requestId: string;
  /** Refuses a request of another kind as unknown. */
  readonly kind?: RequestKind;
  readonly outcome: Exclude<Outcome, 'withdrawn'>;
  /** What lets somebody answer it; deciding requests, unless it is asked and answered in one step that is an action of its own. */
  readonly by?: Action;
  readonly reason?: string;
  /** Where an approval puts what was asked for. */
  readonly locationId?: string;
  /** For the audit log, beside the answer: what it changed. */
  readonly details?: JsonObject;
}

/** A request that waits, and that whoever asks may answer. */
interface Answerable {
  readonly request: StoredRequest;
  /** Nobody else could. */
  readonly alone: boolean;
}

/**
 * Answers a request, once and for ever. To whoever may not answer it, it does not exist; whoever comes second is told what
 * the first one said. What follows from the answer is for the caller to do, in the same transaction.
 */
export async function answerRequest(
  ctx: ActorContext,
  wish: Wish,
): Promise<Accepted<Answered> | RefusalOf<typeof endpoint>> {
  const found = await findAnswerable(ctx, wish);
  return found.ok ? accept(await keepAnswer(ctx, found.value, wish)) : found;
}

/** The request that somebody is about to answer, where what follows from it says what the answer is kept with. */
export async function findAnswerable(
  { tx, actor }: ActorContext,
  { requestId, kind, by = 'decide_requests' }: Pick<Wish, 'requestId' | 'kind' | 'by'>,
): Promise<Accepted<Answerable> | RefusalOf<typeof endpoint>> {
  const request = await findRequest(tx, actor.organizationId, requestId);
  const isKnown = request !== undefined && (kind ?? request.kind) === request.kind;
  if (!isKnown || !may(actor, by, thingAsked(request, actor))) return refuse('not_found');

  const deciders = await listDeciders(tx, actor.organizationId, request.locationId);
  const othersCould = deciders.some((employeeId) => employeeId !== actor.employeeId);
  const decided = decideAnswer(request, request.decision, actor, othersCould);
  return decided.ok ? accept({ request, alone: decided.value.alone }) : decided;
}

/** Keeps the answer to a request that was found answerable in this transaction. */
export async function keepAnswer(
  ctx: ActorContext,
  { request, alone }: Answerable,
  wish: Omit<Wish, 'requestId' | 'kind' | 'by'>,
): Promise<Answered> {
  const { actor } = ctx;
  const reason = wish.reason ?? null;
  await insertDecision(ctx.tx, {
    organizationId: actor.organizationId,
    requestId: request.id,
    outcome: wish.outcome,
    decidedBy: actor.employeeId,
    decidedAt: ctx.now,
    reason,
    locationId: wish.locationId ?? null,
    alone,
  });
  await writeAudit(ctx, {
    ...actor,
    action: `${request.kind}.${wish.outcome}`,
    subjectId: request.employeeId,
    details: {
      requestId: request.id,
      ...(reason === null ? {} : { reason }),
      ...(alone ? { alone } : {}),
      ...wish.details,
    },
  });
  await tellDecided(ctx, request);
  return { request, decision: await answerOf(ctx, request) };
}

/** The answer as it now stands, with the name of who gave it. */
export async function answerOf(ctx: Context, request: StoredRequest): Promise<StoredDecision> {
  const answered = await findRequest(ctx.tx, request.organizationId, request.id);
  if (answered?.decision === undefined) throw new Error('an answer was written, and is not there');
  return answered.decision;
}
