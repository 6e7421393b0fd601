import { dateAt } from '../../domain/kernel/time.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellPerson, type Spoken } from '../notifications/tell-person.ts';
import { listPeopleAt, readSelf } from '../people/read.ts';
import { findKnown, type KnownShift } from './published.repository.ts';
import { tellEditors } from './tell-planned.ts';

/** Tells of a shift that is offered: whom it is offered to alone as they chose, everybody who could take it on their open screens. */
export async function tellOffer(
  ctx: ActorContext,
  shift: KnownShift,
  reached: readonly { readonly employeeId: string }[],
  isForOne: boolean,
  note: string | null,
): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const { employeeId } of reached) {
    ctx.announce({ organizationId, employeeId }, 'schedule');
    if (isForOne) await writeTo(ctx, 'shift_offered', employeeId, shift, note);
  }
  ctx.announce(ctx.actor, 'schedule');
}

/** Tells whoever offered a shift how it was answered. */
export async function tellAnswer(
  ctx: ActorContext,
  kind: 'shift_taken' | 'shift_declined',
  shiftId: string,
  offeredBy: string,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const shift = await findKnown(ctx.tx, organizationId, shiftId);
  if (shift !== undefined) await writeTo(ctx, kind, offeredBy, shift, null);
  ctx.announce({ organizationId, employeeId: offeredBy }, 'schedule');
  ctx.announce(ctx.actor, 'schedule');
}

/** Has everybody who works at the place of a shift, and whoever plans it, look again. */
export async function tellPlaces(ctx: ActorContext, shiftId: string): Promise<void> {
  const { organizationId } = ctx.actor;
  const shift = await findKnown(ctx.tx, organizationId, shiftId);
  if (shift === undefined) return;
  await tellEditors(ctx, [shift.locationId]);
  for (const employeeId of await listPeopleAt(ctx.tx, organizationId, shift.locationId)) {
    ctx.announce({ organizationId, employeeId }, 'schedule');
  }
}

async function writeTo(
  ctx: ActorContext,
  kind: 'shift_offered' | 'shift_taken' | 'shift_declined',
  employeeId: string,
  shift: KnownShift,
  note: string | null,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const { self: by } = await readSelf(ctx.tx, ctx.actor);
  const date = dateAt(shift.startsAt, shift.zone);
  const about = ({ formats }: Spoken) =>
    ({
      by: `${by.firstName} ${by.lastName}`,
      date: formats.longDate(date),
      times: formats.timeRange(spanOfShift(shift), shift.zone),
      location: shift.locationName,
      link: `/schedule?week=${date}&show=week`,
    }) as const;
  const who = { organizationId, employeeId };
  if (kind === 'shift_offered') {
    await tellPerson(ctx, who, { kind, facts: (spoken) => ({ ...about(spoken), note: note ?? '' }) });
  } else await tellPerson(ctx, who, { kind, facts: about });
}
