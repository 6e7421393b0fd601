import { sql } from 'kysely';
import * as z from 'zod/mini';
import type { EndpointSpec } from '../../contract/kernel/endpoint.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, formatInstant, millisecondsPerHour } from '../../domain/kernel/time.ts';
import type { Context, Person } from './context.ts';
import type { AnyAnswer } from './route.ts';
import type { SealedPlace } from './seal.ts';

const keptHours = 24;

/** A call that is to be done once, however often it is sent. */
export interface OnceCall {
  /** What its sender calls it, `Idempotency-Key`. */
  readonly key: string;
  readonly endpoint: EndpointSpec;
  readonly person: Person;
  /** Path and body as they were sent. */
  readonly sent: unknown;
}

const placeOf = ({ person, key }: OnceCall): SealedPlace => ({
  purpose: 'kernel.reply',
  row: [person.organizationId, person.employeeId, key],
});

/** What was sent under the key is known again by: another path, or another body, is another call. It may hold a password, so no plain hash tells it. */
const markOf = ({ vault }: Context, call: OnceCall): Buffer =>
  vault.mark(placeOf(call), JSON.stringify([call.endpoint.name, call.sent]));

/**
 * Does a call, or answers as it was answered before under its key, for a day. A key that came with anything else is refused. What is
 * refused is not kept. Two that come at once queue at the key; of two that see the database as it stood before either, the second finds at its
 * end that the key was kept since, and runs again. Nothing of it is written before the work is done: what writes nothing still tells the audit log nothing.
 */
export async function once(
  ctx: Context,
  call: OnceCall | undefined,
  work: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  if (call === undefined) return work();
  const { organizationId, employeeId } = call.person;
  const name = `key ${organizationId} ${employeeId} ${call.key}`;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(ctx.tx);
  const known = await keptReply(ctx, call);
  if (known !== undefined) return known;
  const answer = await work();
  if (answer.ok) await keepReply(ctx, call, answer);
  return answer;
}

async function keepReply(ctx: Context, call: OnceCall, answer: AnyAnswer & { readonly ok: true }): Promise<void> {
  const { organizationId, employeeId } = call.person;
  const { reply: schema } = call.endpoint;
  await sql`
    delete from kept_replies
    where organization_id = ${organizationId} and employee_id = ${employeeId} and kept_at < ${oldestKept(ctx)}
  `.execute(ctx.tx);
  // Sealed: it may hold what is shown once.
  const reply = schema && ctx.vault.seal(placeOf(call), JSON.stringify(z.encode(schema, answer.value)));
  await sql`
    insert into kept_replies (organization_id, employee_id, key, call, kept_at, reply)
    values (
      ${organizationId}, ${employeeId}, ${call.key}, ${markOf(ctx, call)}, ${formatInstant(ctx.now)}, ${reply ?? null}
    )
  `.execute(ctx.tx);
}

const oldestKept = ({ now }: Pick<Context, 'now'>): string =>
  formatInstant(addMilliseconds(now, -keptHours * millisecondsPerHour));

/** Takes away the answers of an organization that are kept no longer: most people come by with a key once. */
export async function forgetReplies({ tx, now }: Context, organizationId: string): Promise<void> {
  await sql`
    delete from kept_replies where organization_id = ${organizationId} and kept_at < ${oldestKept({ now })}
  `.execute(tx);
}

/** How a call was answered before under its key; undefined where the key is new. */
export async function keptReply(ctx: Context, call: OnceCall): Promise<AnyAnswer | undefined> {
  const { organizationId, employeeId } = call.person;
  const { rows } = await sql<{ call: Buffer; reply: Buffer | null }>`
    select call, reply from kept_replies
    where organization_id = ${organizationId} and employee_id = ${employeeId} and key = ${call.key} and kept_at >= ${oldestKept(ctx)}
  `.execute(ctx.tx);
  const [kept] = rows;
  if (kept === undefined) return undefined;
  if (!kept.call.equals(markOf(ctx, call))) return refuse('idempotency_key_taken', undefined);
  const { reply: schema } = call.endpoint;
  if (kept.reply === null || schema === undefined) return accept();
  return accept(z.decode(schema, JSON.parse(ctx.vault.open(placeOf(call), kept.reply))));
}
