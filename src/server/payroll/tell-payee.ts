import { dateAt, type Instant } from '../../domain/kernel/time.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { readSelf, type Worker } from '../people/read.ts';

/** Tells somebody that a payment to them counts now. How much it is stands in Meridian alone. */
export async function tellPayee(
  ctx: Context,
  organizationId: string,
  { employeeId, zones }: Worker,
  transactedAt: Instant,
): Promise<void> {
  await tellPerson(
    ctx,
    { organizationId, employeeId },
    {
      kind: 'payment_recorded',
      facts: ({ formats }) => ({ date: formats.longDate(dateAt(transactedAt, zones.home)), link: '/payments' }),
    },
  );
}

/** Tells them that it counts no more, who took it back, and why. */
export async function tellPayeeOfVoid(
  ctx: ActorContext,
  { employeeId, zones }: Worker,
  transactedAt: Instant,
  reason: string,
): Promise<void> {
  const { organizationId } = ctx.actor;
  const { self: by } = await readSelf(ctx.tx, ctx.actor);
  await tellPerson(
    ctx,
    { organizationId, employeeId },
    {
      kind: 'payment_voided',
      facts: ({ formats }) => ({
        date: formats.longDate(dateAt(transactedAt, zones.home)),
        by: `${by.firstName} ${by.lastName}`,
        reason,
        link: '/payments',
      }),
    },
  );
}
