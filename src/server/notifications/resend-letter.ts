import type { resendLetter as endpoint } from '../../contract/notifications/undelivered.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { decideResend } from '../../domain/notifications/undelivered.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { UseCase } from '../kernel/route.ts';
import { enqueueLetters } from './jobs.ts';
import { shownTo } from './read-undelivered.ts';
import { holdUndelivered, postAgain } from './undelivered.repository.ts';

/** Posts a letter once more that was given up. Of two who ask at once one does, and the job of the time before carries nothing out. */
export const resendLetter: UseCase<typeof endpoint> = async (ctx, { params: { letterId } }) => {
  const { tx, now } = ctx;
  const { organizationId, employeeId } = ctx.actor;
  const letter = await holdUndelivered(tx, organizationId, letterId, now);
  if (letter === undefined) return refuse('not_found');
  const decided = decideResend(letter, now);
  if (!decided.ok) return decided;
  const { channel, recipient, kind } = letter;
  const sending = letter.sending + 1;
  await postAgain(tx, { organizationId, id: letterId, sending, at: now });
  await enqueueLetters(tx, [{ channel, recipient, payload: { organizationId, letterId, sending }, wait: 0 }]);
  const details = { channel, kind };
  await writeAudit(ctx, { organizationId, employeeId, action: 'letter.resent', subjectId: letterId, details });
  const posted = { state: 'waiting', settledAt: null, triedAt: null, failure: null, postedAt: now, sending } as const;
  return accept(shownTo({ ...letter, ...posted }, now));
};
