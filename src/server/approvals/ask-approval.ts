import type { ApprovalRequest, AskedKind } from '../../domain/approvals/request.ts';
import type { Context } from '../kernel/context.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { tellEach } from '../notifications/tell-each.ts';
import { listDeciders, readPerson } from '../people/read.ts';
import { insertRequest } from './repository.ts';

/**
 * Asks for somebody's yes or no, in the transaction of what it is about; whoever may answer sees it at once. What it means
 * is known to the noun that asks.
 *
 * @param asked what the noun says of its kind
 * @param wish.reopensId the answered request about the same thing that is open again with this one
 * @returns the request's id
 */
export async function askApproval(
  ctx: Context,
  asked: AskedKind,
  wish: Omit<ApprovalRequest, 'id' | 'kind'> & {
    readonly organizationId: string;
    readonly askedBy: string;
    readonly reopensId?: string;
  },
): Promise<string> {
  const { reopensId = null, ...request } = wish;
  const id = ctx.newId();
  const { kind, waitsAt } = asked;
  await insertRequest(ctx.tx, { ...request, id, kind, followsHome: waitsAt === 'home', askedAt: ctx.now, reopensId });
  await tellDeciders(ctx, wish);
  await tellOfRequest(ctx, asked, { ...wish, id });
  return id;
}

/** Tells whoever may answer that something was asked for; not who asks, where they may answer for others. */
async function tellOfRequest(
  ctx: Context,
  { kind, link }: AskedKind,
  request: Pick<ApprovalRequest, 'id' | 'employeeId' | 'besideId' | 'locationId'> & {
    readonly organizationId: string;
    readonly askedBy: string;
  },
): Promise<void> {
  const { organizationId, locationId } = request;
  const { firstName, lastName } = await readPerson(ctx.tx, request);
  const facts = () => ({ person: `${firstName} ${lastName}`, kind, link }) as const;
  const notices = (await listDeciders(ctx.tx, organizationId, locationId))
    .filter((decider) => ![request.employeeId, request.besideId, request.askedBy].includes(decider))
    .map((employeeId) => ({ employeeId, aboutId: request.id, facts }));
  await tellEach(ctx, organizationId, 'request_waiting', notices);
}

/** Tells everybody who may answer that a request waits for them no more. */
export async function tellDecided(
  ctx: Context,
  request: Pick<ApprovalRequest, 'id' | 'locationId'> & { readonly organizationId: string },
): Promise<void> {
  await markNoticesSettled(ctx, request.organizationId, request.id);
  await tellDeciders(ctx, request);
}

/** Tells everybody who may answer that what waits for them has changed. */
export async function tellDeciders(
  ctx: Context,
  { organizationId, locationId }: { readonly organizationId: string; readonly locationId: string | null },
): Promise<void> {
  for (const employeeId of await listDeciders(ctx.tx, organizationId, locationId)) {
    ctx.announce({ organizationId, employeeId }, 'approvals');
  }
}
