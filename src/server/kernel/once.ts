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
 * refused is not kept: its transaction is rolled back, and the key with it. Two that come at once queue at the key.
 */
export async function once(
  ctx: Context,
  call: OnceCall | undefined,
  work: () => Promise<AnyAnswer>,
): Promise<AnyAnswer> {
  if (call === undefined) return work();
  const { organizationId, employeeId } = call.person;
  const oldest = formatInstant(addMilliseconds(ctx.now, -keptHours * millisecondsPerHour));
  await sql`
    delete from kept_replies
    where organization_id = ${organizationId} and employee_id = ${employeeId} and kept_at < ${oldest}
  `.execute(ctx.tx);
  const { rows } = await sql`
    insert into kept_replies (organization_id, employee_id, key, call, kept_at)
    values (${organizationId}, ${employeeId}, ${call.key}, ${markOf(ctx, call)}, ${formatInstant(ctx.now)})
    on conflict do nothing returning key
  `.execute(ctx.tx);
  if (rows.length === 0) {
    const known = await keptReply(ctx, call);
    if (known === undefined) throw new Error('a key that was taken is not there');
    return known;
  }
  const answer = await work();
  const { reply: schema } = call.endpoint;
  if (answer.ok && schema !== undefined) {
    // Sealed: it may hold what is shown once.
    const reply = ctx.vault.seal(placeOf(call), JSON.stringify(z.encode(schema, answer.value)));
    await sql`
      update kept_replies set reply = ${reply}
      where organization_id = ${organizationId} and employee_id = ${employeeId} and key = ${call.key}
    `.execute(ctx.tx);
  }
  return answer;
}

/** Takes away the answers of an organization that are kept no longer: most people come by with a key once. */
export async function forgetReplies({ tx, now }: Context, organizationId: string): Promise<void> {
  const oldest = formatInstant(addMilliseconds(now, -keptHours * millisecondsPerHour));
  await sql`delete from kept_replies where organization_id = ${organizationId} and kept_at < ${oldest}`.execute(tx);
}

/** How a call was answered before under its key; undefined where the key is new. */
export async function keptReply(ctx: Context, call: OnceCall): Promise<AnyAnswer | undefined> {
  const { organizationId, employeeId } = call.person;
  const oldest = formatInstant(addMilliseconds(ctx.now, -keptHours * millisecondsPerHour));
  const { rows } = await sql<{ call: Buffer; reply: Buffer | null }>`
    select call, reply from kept_replies
    where organization_id = ${organizationId} and employee_id = ${employeeId} and key = ${call.key} and kept_at >= ${oldest}
  `.execute(ctx.tx);
  const [kept] = rows;
  if (kept === undefined) return undefined;
  if (!kept.call.equals(markOf(ctx, call))) return refuse('idempotency_key_taken', undefined);
  const { reply: schema } = call.endpoint;
  if (kept.reply === null || schema === undefined) return accept();
  return accept(z.decode(schema, JSON.parse(ctx.vault.open(placeOf(call), kept.reply))));
}
