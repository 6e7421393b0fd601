import * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { eventOfKind } from '../../domain/notifications/notice.ts';
import { isWished } from '../../domain/notifications/plan-telling.ts';
import { noticeHeadline } from '../../words/notice-facts.ts';
import type { Job, Worker } from '../kernel/queue.ts';
import { takeForDigest } from './notices.repository.ts';
import { postLetter } from './post-letter.ts';
import { readHearers } from './read-hearers.ts';

const reader = z.object({ organizationId: z.string(), employeeId: z.string() });

/** Writes somebody's letter of the day. */
export const tellDigest: Job<typeof reader> = { name: 'tell_digest', payload: reader, mostTries: 12 };

/** One letter of all that waits. What was read in the list meanwhile, or is wanted by mail no more, is not told; where nothing is left, nothing is sent. */
export const digestTeller: Worker<typeof reader> = {
  job: tellDigest,
  run: (attempt, who) =>
    attempt.inside(who.organizationId, async (ctx) => {
      const waiting = await takeForDigest(ctx.tx, who);
      if (waiting.length === 0) return;
      const hearer = (await readHearers(ctx, who.organizationId, [who.employeeId])).get(who.employeeId);
      if (hearer?.addressee.status !== 'active') return;
      const { language, email, firstName } = hearer.addressee;
      const told = waiting.filter(({ kind }) => isWished(eventOfKind[kind], 'mail', hearer.wishes));
      if (told.length === 0) return;
      const lines = told.map((notice) => noticeHeadline(language, notice));
      await postLetter(ctx, {
        to: { email, language },
        kind: 'digest',
        readerId: who.employeeId,
        // What it quotes of a conversation is looked at now alone: it is of this day, and not sent again when its reader may have left.
        ...(told.some(({ conversationId }) => conversationId !== null) && {
          usefulUntil: addMilliseconds(ctx.now, 24 * millisecondsPerHour),
        }),
        facts: { name: firstName, count: lines.length, lines: lines.join('\n\n'), link: '/dashboard' },
      });
    }),
};
