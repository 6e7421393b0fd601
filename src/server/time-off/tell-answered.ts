import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import type { Answered } from '../approvals/answer-request.ts';
import type { Context } from '../kernel/context.ts';
import { tellPerson, type Spoken } from '../notifications/tell-person.ts';
import { findTimeOff } from './requests.repository.ts';

/** Tells somebody, also on their open screens, what was said to the time off they asked for. */
export async function tellAnswered(ctx: Context, { request, decision }: Answered): Promise<void> {
  const { type, startsOn, endsOn } = await findTimeOff(ctx.tx, request.organizationId, request.subjectId);
  const about = ({ speaker, formats }: Spoken) =>
    ({
      type: timeOffTypeName(speaker, type),
      dates: startsOn === endsOn ? formats.longDate(startsOn) : formats.dateRange(startsOn, endsOn),
      by: decision.decidedBy,
      link: '/time-off',
    }) as const;
  if (decision.outcome === 'approved') await tellPerson(ctx, request, { kind: 'time_off_approved', facts: about });
  else {
    const facts = (spoken: Spoken) => ({ ...about(spoken), reason: decision.reason ?? '' });
    await tellPerson(ctx, request, { kind: 'time_off_rejected', facts });
  }
  ctx.announce(request, 'time_off');
}
