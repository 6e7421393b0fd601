import type * as endpoints from '../../contract/approvals.ts';
import type { PendingRequest } from '../../contract/approvals.ts';
import { may, mayAt, placesOf } from '../../domain/access/may.ts';
import {
  decideAnswer,
  mayReopen,
  thingAsked,
  type ApprovalRequest,
  type RequestKind,
} from '../../domain/approvals/request.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, formatInstant, startOfDate } from '../../domain/kernel/time.ts';
import type { ActorContext } from '../kernel/context.ts';
import { cursorAfter, readCursor } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { listLocations } from '../organization/read.ts';
import { listDeciders } from '../people/read.ts';
import { sequelOf, type RequestKindSequel } from './answer-request.ts';
import { listDecisions } from './decisions.repository.ts';
import * as repository from './repository.ts';
import { countPending, findRequest, listHistory, listPendingAbout, type WaitingRequest } from './repository.ts';
export { findLastRequest, findRequest, listLastRequests } from './repository.ts';

/** More than anybody answers at a sitting; whoever has more sees how many. */
const mostPending = 100;
const pageSize = 25;

/** What waits for the reader's answer. */
export const readPendingRequests: UseCase<typeof endpoints.readPendingRequests> = async (ctx) => {
  const { tx, actor } = ctx;
  const places = placesOf(actor, 'decide_requests');
  const all = await listLocations(tx, actor.organizationId);
  const locations = all.filter(({ id }) => mayAt(actor, 'decide_requests', id));
  const waiting = await countPending(tx, actor.organizationId, places);
  const about = await listPendingAbout(tx, actor.organizationId, actor.employeeId, places);
  for (const { kind, isOwn } of await saidWhose(ctx, about)) if (isOwn) waiting[kind] -= 1;
  return accept({
    locations: locations.map(({ id, name, closedAt }) => ({ id, name, isOpen: closedAt === null })),
    requests: (await listPending(ctx, 'registration', mostPending)).map(({ request }) => request),
    waiting,
  });
};

/** What of one kind waits where the actor answers, the oldest first, and what each is about in its noun. */
export async function listPending(
  ctx: ActorContext,
  kind: RequestKind,
  most: number,
): Promise<readonly { readonly request: PendingRequest; readonly subjectId: string }[]> {
  const { tx, actor } = ctx;
  const places = placesOf(actor, 'decide_requests');
  const found = await repository.listPending(tx, actor.organizationId, kind, places, most);
  const requests = await saidWhose(
    ctx,
    found.map(({ request }) => request),
  );
  return found.flatMap(({ subjectId }, index) => {
    const request = requests[index];
    return request === undefined ? [] : [{ request, subjectId }];
  });
}

/** One request as a card shows it to the actor, and who asked. */
export async function readCard(
  ctx: ActorContext,
  requestId: string,
): Promise<(PendingRequest & { readonly askedBy: string }) | undefined> {
  const card = await repository.readCard(ctx.tx, ctx.actor.organizationId, requestId);
  if (card === undefined) return undefined;
  const [request] = await saidWhose(ctx, [card]);
  return request && { ...request, askedBy: card.askedBy };
}

/** Requests, each with whether it is the actor’s own and somebody else’s to answer: by the rule that an answer is refused by. */
async function saidWhose(
  { tx, actor }: ActorContext,
  requests: readonly WaitingRequest[],
): Promise<readonly PendingRequest[]> {
  const said = [];
  for (const { besideId, ...request } of requests) {
    const { employeeId } = request.employee;
    const concerns = [employeeId, besideId].includes(actor.employeeId);
    const deciders = concerns ? await listDeciders(tx, actor.organizationId, request.location?.id ?? null) : [];
    const othersCould = deciders.some((id) => id !== actor.employeeId);
    said.push({ ...request, isOwn: !decideAnswer({ employeeId, besideId }, undefined, actor, othersCould).ok });
  }
  return said;
}

/** What was answered at the reader's locations. */
export const readDecisions =
  (sequels: readonly RequestKindSequel[]): UseCase<typeof endpoints.readDecisions> =>
  async ({ tx, actor }, { query }) => {
    const { from, to, order = 'newest', cursor, kind, locationId, outcome, search } = query;
    const after = readCursor(cursor, order, order === 'name' ? 'text' : 'instant');
    if (!after.ok) return after;
    const rows = await listDecisions(tx, actor.organizationId, {
      places: placesOf(actor, 'decide_requests'),
      kind,
      locationId,
      outcome,
      search,
      order,
      since: from && startOfDate(from, actor.zone),
      before: to && startOfDate(addDays(to, 1), actor.zone),
      after: after.value,
      most: pageSize + 1,
    });
    const page = rows.slice(0, pageSize);
    const last = page.at(-1);
    const cancellations = await listCancellations(tx, actor.organizationId, sequels, page);
    const decisions = page.map((row) => ({
      requestId: row.requestId,
      kind: row.kind,
      employee: row.employee,
      location: row.location,
      outcome: row.outcome,
      decidedBy: row.decidedBy,
      decidedAt: row.decidedAt,
      reason: row.reason,
      alone: row.alone,
      cancellation: cancellations.get(row.subjectId) ?? null,
      mayReopen: !row.isReopened && sequelOf(sequels, row.kind).again !== undefined && mayReopen(row.outcome),
    }));
    const valueOf = (row: (typeof rows)[number]) => (order === 'name' ? row.sortName : formatInstant(row.decidedAt));
    const isMore = rows.length > pageSize && last !== undefined;
    return accept({ decisions, next: isMore ? cursorAfter(order, valueOf(last), last.requestId) : null });
  };

/** One request, and all that was asked and answered about the same thing. */
export const readRequest =
  (sequels: readonly RequestKindSequel[]): UseCase<typeof endpoints.readRequest> =>
  async (ctx, { params }) => {
    const { tx, actor } = ctx;
    const request = await findRequest(tx, actor.organizationId, params.requestId);
    if (request === undefined || !may(actor, 'decide_requests', thingAsked(request, actor))) return refuse('not_found');
    const card = await readCard(ctx, request.id);
    if (card === undefined) return refuse('not_found');
    const cancellations = await listCancellations(tx, actor.organizationId, sequels, [request]);
    const history = await listHistory(tx, request);
    return accept({ ...card, history, cancellation: cancellations.get(request.subjectId) ?? null });
  };

/** What of some requests was taken back since it was approved, by what they are about. */
async function listCancellations(
  tx: Transaction,
  organizationId: string,
  sequels: readonly RequestKindSequel[],
  requests: readonly Pick<ApprovalRequest, 'kind' | 'subjectId'>[],
) {
  const found = [];
  for (const [kind, ofKind] of Map.groupBy(requests, (request) => request.kind)) {
    const subjectIds = ofKind.map(({ subjectId }) => subjectId);
    const ofSubjects = await sequelOf(sequels, kind).listCancellations?.(tx, organizationId, subjectIds);
    found.push(...(ofSubjects ?? []));
  }
  return new Map(found);
}
