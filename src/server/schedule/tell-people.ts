import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import type { PersonalChange } from '../../domain/schedule/publication.ts';
import { formatsOf } from '../../words/formats.ts';
import { sayShiftChange } from '../../words/shift-change.ts';
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
    const lines = changes.map((change) => sayShiftChange(say, formats, change, location.zone));
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
