import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { isWorthKeeping } from '../../domain/notifications/undelivered.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { Context } from '../kernel/context.ts';
import type { Try } from '../kernel/queue.ts';
import { listAdmins } from '../people/read.ts';
import type { PostedLetter } from './jobs.ts';
import { holdTelling, listToldSince } from './notices.repository.ts';
import { forgetLetters, settleLetter } from './repository.ts';
import { tellEach } from './tell-each.ts';
import { holdUnderWay } from './undelivered.repository.ts';

/** For how many days whom a letter went to is kept: as long as anybody asks whether it was sent. */
const keptDays = 90;

/** @param failure why it was given up; undefined, it was sent */
export const settled = (attempt: Try, posted: PostedLetter, failure?: string): Promise<void> =>
  attempt.inside(posted.organizationId, (ctx) => settle(ctx, posted, failure));

/**
 * Does a job of a letter. One that breaks at its last try gives the letter up: ours is the failure, and no admin is left to believe that it
 * waits.
 */
export async function givingUp(attempt: Try, posted: PostedLetter, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (attempt.isLast) await settled(attempt, posted, 'failed');
    throw error;
  }
}

/**
 * Ends a letter. One that was given up stays, with what it said as long as that may be sent again, and the audit log says so to the admins
 * of its organization; but for what was pushed: its reader has the list, and where it went was their own choice, which no admin could mend.
 * What is no longer its reader's is nobody's trouble either.
 */
async function settle(ctx: Context, posted: PostedLetter, failure?: string): Promise<void> {
  const { organizationId, letterId } = posted;
  await forgetLetters(ctx.tx, organizationId, addMilliseconds(ctx.now, -keptDays * 24 * millisecondsPerHour));
  const letter = await holdUnderWay(ctx.tx, posted);
  if (letter === undefined) return;
  const keepsFacts = isWorthKeeping({ failure: failure ?? null, usefulUntil: letter.usefulUntil }, ctx.now);
  await settleLetter(ctx.tx, { organizationId, id: letterId, at: ctx.now, failure, keepsFacts });
  if (failure === undefined || failure === 'no_longer_theirs' || letter.channel === 'push') return;
  await writeAudit(ctx, {
    organizationId,
    employeeId: undefined,
    action: 'letter.given_up',
    subjectId: letterId,
    details: { channel: letter.channel, kind: letter.kind, failure },
  });
  await tellAdmins(ctx, organizationId);
}

/** In the list alone, since what would ring may be what does not arrive; each once a day, however many letters are given up. */
async function tellAdmins(ctx: Context, organizationId: string): Promise<void> {
  const { tx, now } = ctx;
  const kind = 'letters_gave_up';
  // Of two that are given up at once, one tells.
  await holdTelling(tx, organizationId, kind);
  const admins = await listAdmins(tx, organizationId);
  const since = addMilliseconds(now, -24 * millisecondsPerHour);
  const told = new Set(await listToldSince(tx, { organizationId, employeeIds: admins, kind, since }));
  const facts = () => ({ link: '/settings/undelivered' }) as const;
  const notices = admins
    .filter((id) => !told.has(id))
    .map((employeeId) => ({ employeeId, how: 'silently', facts }) as const);
  await tellEach(ctx, organizationId, kind, notices);
}
