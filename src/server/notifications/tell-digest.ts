import * as z from 'zod/mini';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { noticeHeadline } from '../../words/notice-facts.ts';
import type { Job, Worker } from '../kernel/queue.ts';
import { readSelf } from '../people/read.ts';
import { takeForDigest } from './notices.repository.ts';
import { postLetter } from './post-letter.ts';

const reader = z.object({ organizationId: z.string(), employeeId: z.string() });

/** Writes somebody's letter of the day. */
export const tellDigest: Job<typeof reader> = { name: 'tell_digest', payload: reader, mostTries: 12 };

/** One letter of all that waits. What was read in the list meanwhile is not told again; where nothing is left, nothing is sent. */
export const digestTeller: Worker<typeof reader> = {
  job: tellDigest,
  run: (attempt, who) =>
    attempt.inside(who.organizationId, async (ctx) => {
      const waiting = await takeForDigest(ctx.tx, who);
      if (waiting.length === 0) return;
      const { status, self } = await readSelf(ctx.tx, who);
      if (status !== 'active') return;
      const { language } = self.preferences;
      const lines = waiting.map((notice) => noticeHeadline(language, notice));
      await postLetter(ctx, {
        to: { email: self.email, language },
        kind: 'digest',
        readerId: who.employeeId,
        // What it quotes of a conversation is looked at now alone: it is of this day, and not sent again when its reader may have left.
        ...(waiting.some(({ conversationId }) => conversationId !== null) && {
          usefulUntil: addMilliseconds(ctx.now, 24 * millisecondsPerHour),
        }),
        facts: { name: self.firstName, count: lines.length, lines: lines.join('\n\n'), link: '/dashboard' },
      });
    }),
};
