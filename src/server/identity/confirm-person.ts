import { writeAudit } from '../kernel/audit.ts';
import type { Context, Person } from '../kernel/context.ts';
import { freshenSession } from './repository.ts';

/** Remembers that somebody has just shown who they are: for ten minutes they may do what is grave. */
export async function confirmPerson(ctx: Context, person: Person): Promise<void> {
  await freshenSession(ctx.tx, person.sessionId, ctx.now);
  await writeAudit(ctx, { ...person, action: 'session.confirmed', subjectId: person.sessionId });
}
