import { dateAt, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { PersonalChange } from '../../domain/schedule/publication.ts';
import { spanOfShift, type ShiftPlan } from '../../domain/schedule/shift.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';

/** Tells each person by mail what a publication changed for them, in their language; their open screens follow by themselves. */
export async function tellPeople(
  ctx: ActorContext,
  people: ReadonlyMap<string, readonly PersonalChange[]>,
  {
    startsOn,
    location,
  }: { readonly startsOn: PlainDate; readonly location: { readonly name: string; readonly zone: Zone } },
): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const [employeeId, changes] of people) {
    const { self } = await readSelf(ctx.tx, { organizationId, employeeId });
    const { language, hourCycle } = self.preferences;
    const { say } = speakers[language];
    const formats = formatsOf(speakers[language], hourCycle);
    const said = (plan: ShiftPlan): string =>
      `${formats.date(dateAt(plan.startsAt, location.zone))}, ${formats.timeRange(spanOfShift(plan), location.zone)}`;
    const lines = changes.map((change) => {
      if (change.kind === 'added') return say('schedule.told.added', { shift: said(change.after) });
      if (change.kind === 'removed') return say('schedule.told.removed', { shift: said(change.before) });
      return say('schedule.told.changed', { before: said(change.before), after: said(change.after) });
    });
    await postLetter(ctx, {
      to: { email: self.email, language },
      kind: 'schedule_published',
      facts: {
        name: self.firstName,
        location: location.name,
        week: formats.longDate(startsOn),
        changes: lines.join('\n\n'),
        link: `/schedule?week=${startsOn}&show=week`,
      },
    });
    ctx.announce({ organizationId, employeeId }, 'schedule');
  }
}
