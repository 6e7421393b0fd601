import * as z from 'zod/mini';
import { paymentStatus } from '../../domain/payroll/second-person.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueueEach, type Job, type Worker } from '../kernel/queue.ts';
import { listWorkers } from '../people/read.ts';
import { findPayment } from './payments.repository.ts';
import { tellPayee } from './tell-payee.ts';

const somePaid = z.object({ organizationId: z.string(), paymentIds: z.array(z.string()) });
type SomePaid = z.output<typeof somePaid>;

const tellPaid: Job<typeof somePaid> = { name: 'tell_paid', payload: somePaid, mostTries: 12 };

/** So many are told in one transaction: a thousand would hold one for seconds. */
const toldAtOnce = 100;

/** Has everybody whom a run paid told of their stub once the run has committed: what waits is told by whoever approves it. */
export async function planTellingPaid(
  { tx, actor: { organizationId } }: ActorContext,
  paymentIds: readonly string[],
): Promise<void> {
  const parts: SomePaid[] = [];
  for (let from = 0; from < paymentIds.length; from += toldAtOnce) {
    parts.push({ organizationId, paymentIds: paymentIds.slice(from, from + toldAtOnce) });
  }
  await enqueueEach(
    tx,
    tellPaid,
    parts.map((payload) => ({ payload })),
  );
}

/** Tells those who were paid by a run. */
export const paidTeller: Worker = {
  job: tellPaid,
  run: (attempt, payload) => {
    const some = z.parse(somePaid, payload);
    return attempt.inside(some.organizationId, (ctx) => tellAll(ctx, some));
  },
};

async function tellAll(ctx: Context, { organizationId, paymentIds }: SomePaid): Promise<void> {
  for (const paymentId of paymentIds) {
    const payment = await findPayment(ctx.tx, organizationId, paymentId);
    if (payment === undefined) throw new Error('a payment of a run is not there');
    const { employeeId, transactedAt, voidedAt } = payment;
    const [worker] = await listWorkers(ctx.tx, organizationId, { employeeIds: [employeeId] });
    if (worker === undefined) throw new Error('a run paid somebody who does not work here');
    const status = paymentStatus({ ...payment, isVoid: voidedAt !== null });
    if (status === 'paid') await tellPayee(ctx, organizationId, worker, transactedAt);
  }
}
