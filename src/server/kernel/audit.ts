import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { auditChainStart, auditedText, type AuditRow } from '../../domain/kernel/audit-chain.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { AuditAction } from '../../words/audit-sentence.ts';
import type { Context } from './context.ts';
import { Overtaken } from './database-trouble.ts';
import type { JsonObject } from './schema.ts';
import { enterOrganization, hasWritten, type Transaction } from './transaction.ts';

/** What happened, as a use-case tells it. */
export interface AuditEntry {
  readonly organizationId: string;
  /** Who did it; undefined where nobody of the organization did. */
  readonly employeeId: string | undefined;
  /** Named by its sentence in `words`: an action that nobody can read about does not compile. */
  readonly action: AuditAction;
  readonly subjectId?: string;
  /** `before` and `after` where something changed; never a secret, nor a restricted value in clear. */
  readonly details?: JsonObject;
}

/**
 * Tells the audit log, in the transaction of what it tells about: entries are kept as they are told, and written at its end.
 * Until then nobody waits for anybody: an organization's chain has one end, and whoever appends holds it to the commit.
 */
export function writeAudit(ctx: Pick<Context, 'audited'>, entry: AuditEntry): Promise<void> {
  const { organizationId, employeeId, action, subjectId, details } = entry;
  ctx.audited.push({
    organizationId,
    employeeId,
    action,
    ...(subjectId === undefined ? {} : { subjectId }),
    ...(details === undefined ? {} : { details }),
  });
  return Promise.resolve();
}

/** What appends to a ledger by what it reads there is held apart from another by the end of the log alone: so it tells the log, where it wrote at all. */
export async function mustBeAudited({ audited, tx }: Pick<Context, 'audited' | 'tx'>, name: string): Promise<void> {
  if (audited.length === 0 && (await hasWritten(tx))) {
    throw new Error(`${name} wrote to a ledger and told the audit log nothing: nothing holds it apart from another`);
  }
}

/** The lock at the end of the chain of an organization. */
export const chainLock = (organizationId: string): string => `audit ${organizationId}`;

/** Held by whoever tells an organization's log while nobody else may; shared by all others who tell it, from their telling to the commit. */
export const aloneLock = (organizationId: string): string => `alone ${organizationId}`;

/**
 * Appends what a transaction was told to the chains of its organizations.
 *
 * @param ownTurns the organization in whose turns this transaction tries again, where it has any
 * @throws Overtaken where somebody tells the log of that organization alone: what this transaction holds, they may be waiting for
 */
export async function appendAudited(ctx: Context, ownTurns: string | undefined): Promise<void> {
  const organizationIds = new Set(ctx.audited.map((entry) => entry.organizationId));
  for (const organizationId of organizationIds) {
    // Whoever signs in over the session of somebody of another organization ends it there.
    if (organizationIds.size > 1) await enterOrganization(ctx.tx, organizationId);
    const entries = ctx.audited.filter((entry) => entry.organizationId === organizationId);
    await (organizationId === ownTurns ? queueUnlessAlone : queue)(ctx.tx, organizationId);
    await insertSealed(ctx, organizationId, entries, await readHead(ctx.tx, organizationId));
  }
}

const lockOf = (name: string) => sql`hashtextextended(${name}, 0)`;

/** Two who append at once must queue, or both would follow on the same entry. */
async function queue(tx: Transaction, organizationId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock_shared(${lockOf(aloneLock(organizationId))})`.execute(tx);
  await sql`select pg_advisory_xact_lock(${lockOf(chainLock(organizationId))})`.execute(tx);
}

async function queueUnlessAlone(tx: Transaction, organizationId: string): Promise<void> {
  const { rows } = await sql<{ readonly hasQueued: boolean }>`
    select case when pg_try_advisory_xact_lock_shared(${lockOf(aloneLock(organizationId))})
      then pg_advisory_xact_lock(${lockOf(chainLock(organizationId))}) is not null else false end as has_queued
  `.execute(tx);
  if (rows[0]?.hasQueued !== true) throw new Overtaken('somebody tells the log alone');
}

interface Head {
  readonly sequence: number;
  readonly hash: string;
}

/** The end of the chain. A question of its own: one that waited for the lock would still see what was before. */
async function readHead(tx: Transaction, organizationId: string): Promise<Head> {
  const { rows } = await sql<Head>`
    select sequence, encode(hash, 'hex') as hash from audit_entries
    where organization_id = ${organizationId} and sequence is not null order by sequence desc limit 1
  `.execute(tx);
  return rows[0] ?? { sequence: 0, hash: auditChainStart };
}

const longestNetwork = 100;
const longestUserAgent = 300;

async function insertSealed(
  ctx: Context,
  organizationId: string,
  entries: readonly AuditEntry[],
  head: Head,
): Promise<void> {
  let previousHash = head.hash;
  const rows = entries.map((entry, index) => {
    const row: AuditRow = {
      organizationId,
      sequence: head.sequence + index + 1,
      id: ctx.newId(),
      happenedAt: ctx.now,
      employeeId: entry.employeeId ?? null,
      action: entry.action,
      subjectId: entry.subjectId ?? null,
      network: ctx.caller.network.slice(0, longestNetwork),
      userAgent: ctx.caller.userAgent?.slice(0, longestUserAgent).toWellFormed() ?? null,
      // As it comes back: what JSON does not know is gone before it is sealed.
      details: JSON.parse(JSON.stringify(entry.details ?? {})),
    };
    const before = previousHash;
    previousHash = sealOfEntry(auditedText(row, before));
    return { ...row, happenedAt: formatInstant(row.happenedAt), previousHash: before, hash: previousHash };
  });
  // One parameter, however many they are: a statement has no more than 65,535.
  await sql`
    insert into audit_entries (organization_id, sequence, id, happened_at, employee_id, action, subject_id, network, user_agent,
      details, previous_hash, hash)
    select "organizationId", sequence, id, "happenedAt", "employeeId", action, "subjectId", network, "userAgent",
      details, decode("previousHash", 'hex'), decode(hash, 'hex')
    from json_to_recordset(${JSON.stringify(rows)}::json) as entry(
      "organizationId" uuid, sequence bigint, id uuid, "happenedAt" timestamptz, "employeeId" uuid, action text, "subjectId" uuid,
      network text, "userAgent" text, details jsonb, "previousHash" text, hash text
    ) order by sequence
  `.execute(ctx.tx);
}

/** The latest entry about somebody or some place that tells of one of these actions. */
export async function findLastChange(
  tx: Transaction,
  organizationId: string,
  subjectId: string,
  actions: readonly AuditAction[],
): Promise<{ readonly happenedAt: Instant; readonly employeeId: string | null } | undefined> {
  return tx
    .selectFrom('auditEntries')
    .select(['happenedAt', 'employeeId'])
    .where('organizationId', '=', organizationId)
    .where('subjectId', '=', subjectId)
    .where('action', 'in', actions)
    .orderBy('sequence', (order) => order.desc().nullsLast())
    .executeTakeFirst();
}

/** SHA-256 in hexadecimal, the seal of the chain. */
export const sealOfEntry = (text: string): string => createHash('sha256').update(text).digest('hex');

/** An organization's chain with its seals, in order, for verifying it. */
export async function readSealedAudit(
  tx: Transaction,
  organizationId: string,
): Promise<readonly { readonly row: AuditRow; readonly hash: string }[]> {
  const { rows } = await sql<AuditRow & { readonly seal: string }>`
    select organization_id, sequence, id, happened_at, employee_id, action, subject_id, network, user_agent, details,
      encode(hash, 'hex') as seal
    from audit_entries where organization_id = ${organizationId} and sequence is not null order by sequence
  `.execute(tx);
  return rows.map(({ seal, ...row }) => ({ row, hash: seal }));
}
