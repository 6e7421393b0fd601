import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import type { PersonalChange } from '../../domain/schedule/publication.ts';
import { sayShiftChange } from '../../words/shift-change.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';

/** Tells each person what a publication changed for them, in their language; their open screens follow by themselves. */
export async function tellPeople(
  ctx: ActorContext,
  people: ReadonlyMap<string, readonly PersonalChange[]>,
  {
    publicationId,
    startsOn,
    location,
  }: {
    readonly publicationId: string;
    readonly startsOn: PlainDate;
    readonly location: { readonly name: string; readonly zone: Zone };
  },
): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const [employeeId, changes] of people) {
    const who = { organizationId, employeeId };
    await tellPerson(ctx, who, {
      kind: 'schedule_published',
      // Settled once they confirm it.
      aboutId: publicationId,
      facts: ({ speaker, formats }) => ({
        location: location.name,
        week: formats.longDate(startsOn),
        changes: changes.map((change) => sayShiftChange(speaker.say, formats, change, location.zone)).join('\n\n'),
        link: `/schedule?week=${startsOn}&show=week`,
      }),
    });
    ctx.announce(who, 'schedule');
  }
}
