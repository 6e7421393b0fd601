import type { PlainDate, Zone } from '../../domain/kernel/time.ts';
import type { PersonalChange } from '../../domain/schedule/publication.ts';
import { sayShiftChange } from '../../words/shift-change.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { listLocations } from '../organization/read.ts';
import { listPositions } from './positions.repository.ts';

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
  const names = {
    zone: location.zone,
    places: new Map((await listLocations(ctx.tx, organizationId)).map((place) => [place.id, place])),
    positions: new Map((await listPositions(ctx.tx, organizationId)).map((position) => [position.id, position])),
  };
  const notices = [...people].map(([employeeId, changes]) => ({
    employeeId,
    // Settled once they confirm it.
    aboutId: publicationId,
    facts: ({ speaker, formats }: Spoken) =>
      ({
        location: location.name,
        week: formats.longDate(startsOn),
        news: changes.every(({ kind }) => kind === 'same') ? 'none' : 'some',
        changes: changes.map((change) => sayShiftChange(speaker.say, formats, change, names)).join('\n\n'),
        link: `/schedule?week=${startsOn}&show=week`,
      }) as const,
  }));
  await tellEach(ctx, organizationId, 'schedule_published', notices);
  for (const { employeeId } of notices) ctx.announce({ organizationId, employeeId }, 'schedule');
}
