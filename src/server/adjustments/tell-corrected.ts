import type { PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { readSelf } from '../people/read.ts';
import type { NewAdjustment } from './repository.ts';

/** Tells somebody what is recorded for them now, and by whom; their open screens follow by themselves. */
export async function tellCorrected(
  ctx: ActorContext,
  kind: 'adjustment_approved' | 'time_corrected',
  { organizationId, employeeId, onDate, zone, reason }: NewAdjustment,
  { clockedInAt, clockedOutAt }: PlannedEntry,
): Promise<void> {
  const { self: by } = await readSelf(ctx.tx, ctx.actor);
  await tellPerson(
    ctx,
    { organizationId, employeeId },
    {
      kind,
      facts: ({ formats }) => ({
        date: formats.longDate(onDate),
        times: formats.timeRange({ from: clockedInAt, to: clockedOutAt }, zone),
        by: `${by.firstName} ${by.lastName}`,
        reason,
        link: `/time-entries?week=${onDate}`,
      }),
    },
  );
}
