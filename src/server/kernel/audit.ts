import { formatInstant } from '../../domain/kernel/time.ts';
import type { Context } from './context.ts';
import type { JsonObject } from './schema.ts';

/** Appends to the audit log, in the transaction of what it tells about. */
export async function writeAudit(
  ctx: Context,
  entry: {
    readonly organizationId: string;
    /** Who did it; undefined where nobody of the organization did. */
    readonly employeeId: string | undefined;
    /** `noun.verb_in_the_past`, such as `session.started`. */
    readonly action: string;
    readonly subjectId?: string;
    readonly details?: JsonObject;
  },
): Promise<void> {
  await ctx.tx
    .insertInto('auditEntries')
    .values({
      organizationId: entry.organizationId,
      id: ctx.newId(),
      happenedAt: formatInstant(ctx.now),
      employeeId: entry.employeeId ?? null,
      action: entry.action,
      subjectId: entry.subjectId ?? null,
      details: JSON.stringify(entry.details ?? {}),
    })
    .execute();
}
