import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Concern } from '../../domain/support/support-request.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewSupportRequest {
  readonly organizationId: string;
  readonly id: string;
  readonly employeeId: string;
  readonly concern: Concern;
  readonly subject: string;
  readonly message: string;
}

export async function insertSupportRequest(tx: Transaction, request: NewSupportRequest, at: Instant): Promise<void> {
  await tx
    .insertInto('supportRequests')
    .values({ ...request, askedAt: formatInstant(at) })
    .execute();
}

export async function countOpen(tx: Transaction, organizationId: string, employeeId: string): Promise<number> {
  const { open } = await tx
    .selectFrom('supportRequests')
    .select(({ fn }) => fn.countAll<number>().as('open'))
    .where('organizationId', '=', organizationId)
    .where('employeeId', '=', employeeId)
    .where('answeredAt', 'is', null)
    .where('closedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return open;
}

const requests = (tx: Transaction, organizationId: string) =>
  tx
    .selectFrom('supportRequests as r')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.organizationId', '=', 'r.organizationId').onRef('e.id', '=', 'r.employeeId'),
    )
    .leftJoin('employees as by', (join) =>
      join
        .onRef('by.organizationId', '=', 'r.organizationId')
        .on('by.id', '=', sql<string>`coalesce(r.answered_by, r.closed_by)`),
    )
    .select(['r.id', 'r.employeeId', 'r.concern', 'r.subject', 'r.message', 'r.askedAt', 'r.answer'])
    .select(['r.answeredAt', 'r.closedAt', 'e.firstName', 'e.lastName', 'e.photoVersion'])
    .select(['by.firstName as byFirstName', 'by.lastName as byLastName'])
    .where('r.organizationId', '=', organizationId);

export type SupportRow = Awaited<ReturnType<typeof findSupportRequest>> & object;

export const findSupportRequest = (tx: Transaction, organizationId: string, id: string) =>
  requests(tx, organizationId).where('r.id', '=', id).executeTakeFirst();

/** Holds a question until the transaction ends: of two who answer at once, the second sees the first's answer. */
export async function holdSupportRequest(tx: Transaction, organizationId: string, id: string): Promise<void> {
  await tx
    .selectFrom('supportRequests')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .execute();
}

/** What one person asked, the latest first: a page of it, or all. */
export const listOwnRequests = (
  tx: Transaction,
  { organizationId, employeeId }: EmployeeKey,
  { after, most }: Partial<Pick<Keyset, 'after' | 'most'>> = {},
) =>
  requests(tx, organizationId)
    .where('r.employeeId', '=', employeeId)
    .$if(after !== undefined, (rest) =>
      rest.where(sql<boolean>`(r.asked_at, r.id) < (${after?.[0]}::timestamptz, ${after?.[1]}::uuid)`),
    )
    .orderBy('r.askedAt', 'desc')
    .orderBy('r.id', 'desc')
    // To PostgreSQL no limit is one that is null.
    .limit(most ?? null)
    .execute();

/** The last question of the page before. */
export interface RequestPlace {
  readonly isOpen: boolean;
  readonly askedAt: string;
  readonly id: string;
}

const isOpen = sql<boolean>`coalesce(r.answered_at, r.closed_at) is null`;

/** Open ones first, then the latest. */
export const listRequests = (
  tx: Transaction,
  organizationId: string,
  { after, most }: { readonly after: RequestPlace | undefined; readonly most: number },
) =>
  requests(tx, organizationId)
    .$if(after !== undefined, (rest) =>
      rest.where(
        sql<boolean>`(${isOpen}, r.asked_at, r.id) < (${after?.isOpen}::boolean, ${after?.askedAt}::timestamptz, ${after?.id}::uuid)`,
      ),
    )
    .orderBy(isOpen, 'desc')
    .orderBy('r.askedAt', 'desc')
    .orderBy('r.id', 'desc')
    .limit(most)
    .execute();

export async function endRequest(
  tx: Transaction,
  { organizationId, id, by, at }: { organizationId: string; id: string; by: string; at: Instant },
  answer: string | undefined,
): Promise<void> {
  const moment = formatInstant(at);
  await tx
    .updateTable('supportRequests')
    .set(answer === undefined ? { closedBy: by, closedAt: moment } : { answer, answeredBy: by, answeredAt: moment })
    .where('organizationId', '=', organizationId)
    .where('id', '=', id)
    .execute();
}
