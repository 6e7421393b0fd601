import type { Context } from '../kernel/context.ts';
import { tellPerson } from '../notifications/tell-person.ts';
import { listDeciders, readSelf, type Worker } from '../people/read.ts';

/** Tells whoever may be the second person of a payment that it waits: neither who recorded it nor whom it pays. */
export async function tellSeconds(
  ctx: Context,
  { organizationId, recordedBy }: { readonly organizationId: string; readonly recordedBy: string },
  worker: Worker,
  paymentId: string,
): Promise<void> {
  const { self: by } = await readSelf(ctx.tx, { organizationId, employeeId: recordedBy });
  for (const employeeId of await listDeciders(ctx.tx, organizationId, worker.homeLocationId)) {
    ctx.announce({ organizationId, employeeId }, 'payments');
    if (employeeId === recordedBy || employeeId === worker.employeeId) continue;
    await tellPerson(
      ctx,
      { organizationId, employeeId },
      {
        kind: 'payment_waiting',
        aboutId: paymentId,
        facts: () => ({ by: `${by.firstName} ${by.lastName}`, link: '/payments' }),
      },
    );
  }
}
