import type { PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import { postLetter } from '../notifications/post-letter.ts';
import { readSelf } from '../people/read.ts';
import type { NewAdjustment } from './repository.ts';

/** Tells somebody by mail what is recorded for them now, and by whom; their open screens follow by themselves. */
export async function tellCorrected(
  ctx: ActorContext,
  kind: 'adjustment_approved' | 'time_corrected',
  { organizationId, employeeId, onDate, zone, reason }: NewAdjustment,
  { clockedInAt, clockedOutAt }: PlannedEntry,
): Promise<void> {
  const { self } = await readSelf(ctx.tx, { organizationId, employeeId });
  const { self: by } = await readSelf(ctx.tx, ctx.actor);
  const { language, hourCycle } = self.preferences;
  const formats = formatsOf(speakers[language], hourCycle);
  await postLetter(ctx, {
    to: { email: self.email, language },
    kind,
    facts: {
      name: self.firstName,
      date: formats.longDate(onDate),
      times: formats.timeRange({ from: clockedInAt, to: clockedOutAt }, zone),
      by: `${by.firstName} ${by.lastName}`,
      reason,
      link: `/time-entries?week=${onDate}`,
    },
  });
}
