import type { Context } from '../kernel/context.ts';
import { tellEach } from '../notifications/tell-each.ts';
import { listDeciders, readSelf, type Worker } from '../people/read.ts';

/** Tells whoever may be the second person of a payment that it waits: neither who recorded it nor whom it pays. */
export async function tellSeconds(
  ctx: Context,
  { organizationId, recordedBy }: { readonly organizationId: string; readonly recordedBy: string },
  worker: Worker,
  paymentId: string,
): Promise<void> {
  const { self: by } = await readSelf(ctx.tx, { organizationId, employeeId: recordedBy });
  const deciders = await listDeciders(ctx.tx, organizationId, worker.homeLocationId);
  for (const employeeId of deciders) ctx.announce({ organizationId, employeeId }, 'payments');
  const facts = () => ({ by: `${by.firstName} ${by.lastName}`, link: '/payments' }) as const;
  const notices = deciders
    .filter((decider) => decider !== recordedBy && decider !== worker.employeeId)
    .map((employeeId) => ({ employeeId, aboutId: paymentId, facts }));
  await tellEach(ctx, organizationId, 'payment_waiting', notices);
}
