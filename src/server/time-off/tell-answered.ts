import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';
import { findTimeOff } from './requests.repository.ts';

/** Tells somebody, by mail and on their open screens, what was said to the time off they asked for. */
export async function tellAnswered(ctx: Context, { request, decision }: Answered): Promise<void> {
  const { type, startsOn, endsOn } = await findTimeOff(ctx.tx, request.organizationId, request.subjectId);
  const { self } = await readSelf(ctx.tx, request);
  const { language, hourCycle } = self.preferences;
  const formats = formatsOf(speakers[language], hourCycle);
  const told = {
    to: { email: self.email, language },
    facts: {
      name: self.firstName,
      type: timeOffTypeName(speakers[language], type),
      dates: startsOn === endsOn ? formats.longDate(startsOn) : formats.dateRange(startsOn, endsOn),
      by: decision.decidedBy,
      link: '/time-off',
    },
  } as const;
  if (decision.outcome === 'approved') await postLetter(ctx, { ...told, kind: 'time_off_approved' });
  else {
    const facts = { ...told.facts, reason: decision.reason ?? '' };
    await postLetter(ctx, { ...told, facts, kind: 'time_off_rejected' });
  }
  ctx.announce(request, 'time_off');
}
