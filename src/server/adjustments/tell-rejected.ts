import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';
import { listAdjustments } from './repository.ts';

/** Tells somebody, by mail and on their open screens, that their hours stay as they are, and why. */
export async function tellRejected(ctx: Context, { request, decision }: Answered): Promise<void> {
  const [adjustment] = await listAdjustments(ctx.tx, request.organizationId, [request.subjectId]);
  if (adjustment === undefined) throw new Error('a request for an adjustment is about none');
  const { self } = await readSelf(ctx.tx, request);
  const { language, hourCycle } = self.preferences;
  await postLetter(ctx, {
    to: { email: self.email, language },
    kind: 'adjustment_rejected',
    facts: {
      name: self.firstName,
      date: formatsOf(speakers[language], hourCycle).longDate(adjustment.onDate),
      by: decision.decidedBy,
      reason: decision.reason ?? '',
      link: `/time-entries?week=${adjustment.onDate}`,
    },
  });
  ctx.announce(request, 'clock');
}
