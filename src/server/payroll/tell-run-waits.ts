import * as z from 'zod/mini';
import type { ActorContext, Context } from '../kernel/context.ts';
import { enqueue, type Job, type Worker } from '../kernel/queue.ts';
import { markNoticesSettled } from '../notifications/mark-notices-settled.ts';
import { tellEach } from '../notifications/tell-each.ts';
import { listDeciders, readSelf } from '../people/read.ts';
import { listWaitingOfRun } from './pay-runs.repository.ts';

const whichRun = z.object({ organizationId: z.string(), recordedBy: z.string(), payRunId: z.string() });
const tellRunWaits: Job<typeof whichRun> = { name: 'tell_run_waits', payload: whichRun, mostTries: 12 };

/** Has those who may be the second person told of what of a run waits for one, once the run has committed. */
export const planTellingRunWaits = (
  { tx, actor: { organizationId, employeeId: recordedBy } }: ActorContext,
  payRunId: string,
): Promise<void> => enqueue(tx, tellRunWaits, { organizationId, recordedBy, payRunId });

/** Tells each of them once of a run, however many of its payments wait. */
export const runWaitsTeller: Worker = {
  job: tellRunWaits,
  run: (attempt, payload) => {
    const run = z.parse(whichRun, payload);
    return attempt.inside(run.organizationId, (ctx) => tellAll(ctx, run));
  },
};

async function tellAll(
  ctx: Context,
  { organizationId, recordedBy, payRunId }: z.output<typeof whichRun>,
): Promise<void> {
  const waiting = await listWaitingOfRun(ctx.tx, organizationId, payRunId);
  const counts = new Map<string, number>();
  for (const [locationId, payments] of Map.groupBy(waiting, ({ homeLocationId }) => homeLocationId)) {
    for (const decider of await listDeciders(ctx.tx, organizationId, locationId)) {
      ctx.announce({ organizationId, employeeId: decider }, 'payments');
      // Nobody is the second person of what they recorded, or of what pays them.
      const own = payments.filter(({ employeeId }) => employeeId !== decider && decider !== recordedBy).length;
      if (own > 0) counts.set(decider, (counts.get(decider) ?? 0) + own);
    }
  }
  const { self: by } = await readSelf(ctx.tx, { organizationId, employeeId: recordedBy });
  const notices = [...counts].map(([employeeId, count]) => ({
    employeeId,
    aboutId: payRunId,
    facts: () => ({ by: `${by.firstName} ${by.lastName}`, count, link: '/payments' }) as const,
  }));
  await tellEach(ctx, organizationId, 'payments_waiting', notices);
}

/** A payment waits no more: nobody is asked about it, nor about its run once nothing of that waits. */
export async function settleWaiting(
  ctx: Pick<Context, 'tx' | 'now' | 'announce'>,
  organizationId: string,
  { id, payRunId }: { readonly id: string; readonly payRunId: string | null },
): Promise<void> {
  await markNoticesSettled(ctx, organizationId, id);
  if (payRunId === null) return;
  const waiting = await listWaitingOfRun(ctx.tx, organizationId, payRunId);
  if (waiting.length === 0) await markNoticesSettled(ctx, organizationId, payRunId);
}
