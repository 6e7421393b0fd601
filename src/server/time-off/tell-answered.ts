import type { TimeOffTypeReply } from '../../contract/time-off/time-off-rules.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import { timeOffTypeName } from '../../words/time-off-type-name.ts';
import type { Answered } from '../approvals/answer-request.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listDeciders, readPerson, readSelf } from '../people/read.ts';
import { findTimeOff, type StoredTimeOff } from './requests.repository.ts';

/** Tells those who plan shifts of somebody what became of time off of theirs: that it was approved, or that it was taken back. */
export interface TellPlanners {
  readonly away: (ctx: ActorContext, timeOff: StoredTimeOff) => Promise<void>;
  /** @param told who heard of it already */
  readonly back: (ctx: ActorContext, timeOff: StoredTimeOff, told: readonly string[]) => Promise<void>;
}

/** Tells somebody, also on their open screens, what was said to the time off they asked for. */
export async function tellAnswered(ctx: Context, { request, decision }: Answered): Promise<void> {
  const timeOff = await findTimeOff(ctx.tx, request.organizationId, request.subjectId);
  const about = (spoken: Spoken) => factsOf(timeOff, decision.decidedBy, spoken);
  if (decision.outcome === 'approved') await tellPerson(ctx, request, { kind: 'time_off_approved', facts: about });
  else {
    const facts = (spoken: Spoken) => ({ ...about(spoken), reason: decision.reason ?? '' });
    await tellPerson(ctx, request, { kind: 'time_off_rejected', facts });
  }
  ctx.announce(request, 'time_off');
}

/** Tells somebody that approved time off of theirs was taken back by their manager, and why. */
export async function tellCancelled(ctx: ActorContext, timeOff: StoredTimeOff, reason: string): Promise<void> {
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const by = `${self.firstName} ${self.lastName}`;
  const facts = (spoken: Spoken) => ({ ...factsOf(timeOff, by, spoken), reason });
  await tellPerson(ctx, timeOff, { kind: 'time_off_cancelled', facts });
}

/** Tells somebody by how much their balance of a type was changed by hand, and why. */
export async function tellAdjusted(
  ctx: ActorContext,
  who: EmployeeKey,
  entry: {
    readonly type: TimeOffTypeReply;
    readonly onDate: PlainDate;
    readonly minutes: number;
    readonly reason: string;
  },
): Promise<void> {
  const { type, onDate, minutes, reason } = entry;
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const facts = ({ speaker, formats }: Spoken) =>
    ({
      type: timeOffTypeName(speaker, type),
      change: formats.durationChange(minutes),
      date: formats.fullDate(onDate),
      by: `${self.firstName} ${self.lastName}`,
      reason,
      link: '/time-off',
    }) as const;
  await tellPerson(ctx, who, { kind: 'time_off_adjusted', facts });
  ctx.announce(who, 'time_off');
}

/** Tells those who answer for somebody that their approved time off was taken back: whoever did, shifts that were opened for it stay open. @returns who they are */
export async function tellDecidersOfCancelled(
  ctx: ActorContext,
  timeOff: StoredTimeOff,
  locationId: string,
): Promise<readonly string[]> {
  const { organizationId, employeeId, startsOn } = timeOff;
  const { self } = await readSelf(ctx.tx, ctx.actor);
  const { firstName, lastName } = await readPerson(ctx.tx, timeOff);
  const facts = (spoken: Spoken) =>
    ({
      ...factsOf(timeOff, `${self.firstName} ${self.lastName}`, spoken),
      person: `${firstName} ${lastName}`,
      link: `/schedule?week=${startsOn}&show=team&location=${locationId}`,
    }) as const;
  const deciders = await listDeciders(ctx.tx, organizationId, locationId);
  for (const decider of deciders) {
    ctx.announce({ organizationId, employeeId: decider }, 'time_off');
    ctx.announce({ organizationId, employeeId: decider }, 'approvals');
  }
  const told = deciders.filter((decider) => decider !== ctx.actor.employeeId && decider !== employeeId);
  await tellEach(
    ctx,
    organizationId,
    'time_off_of_cancelled',
    told.map((decider) => ({ employeeId: decider, facts })),
  );
  return deciders;
}

/** What is told about time off, besides who did what. */
const factsOf = ({ type, startsOn, endsOn }: StoredTimeOff, by: string, { speaker, formats }: Spoken) =>
  ({
    type: timeOffTypeName(speaker, type),
    dates: startsOn === endsOn ? formats.longDate(startsOn) : formats.dateRange(startsOn, endsOn),
    by,
    link: '/time-off',
  }) as const;
