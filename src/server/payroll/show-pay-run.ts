import type { PayRunPerson, readPayRun as endpoint } from '../../contract/payroll/pay-run.ts';
import { mayAt } from '../../domain/access/may.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, dateAt } from '../../domain/kernel/time.ts';
import { periodsBeside } from '../../domain/pay-rules/current-period.ts';
import { limitFor } from '../../domain/payroll/second-person.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations, readOrganization } from '../organization/read.ts';
import { firstDayOf, minutesOf, openPayRun, type OpenedRun, type RunPerson } from './open-pay-run.ts';
import { readPayPeriod } from './open-payroll-period.ts';
import { listRuns } from './pay-runs.repository.ts';
import { findLimit } from './payment-limits.repository.ts';

/** What a pay run would pay, and what stands in its way. */
export const readPayRun: UseCase<typeof endpoint> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const opened = query.date === undefined ? await openUsualRun(ctx) : await openPayRun(ctx, query.date);
  const { period, people, draft, revision, templates } = opened;
  const { currency } = await readOrganization(tx, organizationId);
  const limitCents = limitFor(await findLimit(tx, organizationId), employeeId, ctx.now);
  // Whoever answers for some locations pays there, and learns of no other than those that a deduction names to them.
  const locations = (await listLocations(tx, organizationId)).filter(
    ({ id }) => mayAt(actor, 'record_payments', id) || draft.deductions.some(({ locationId }) => locationId === id),
  );
  const runs = await listRuns(tx, { organizationId, employeeId, startsOn: period.start });
  return accept({
    period: { startsOn: period.start, endsOn: period.end },
    ...periodsBeside(opened.period, opened.today),
    currency,
    zone: actor.zone,
    payday: period.pay ?? null,
    usualPayDate: opened.usualPayDate,
    today: opened.today,
    people: people.map(shown),
    lastRun: opened.lastRun ?? null,
    missing: opened.missing.map(({ worker: { employeeId: id, firstName, lastName }, beforeCents }) => ({
      employeeId: id,
      firstName,
      lastName,
      beforeCents,
    })),
    settled: {
      people: opened.settled.length,
      beforeCents: cents(opened.settled.reduce((sum, { beforeCents }) => sum + beforeCents, 0)),
      paidCents: cents(opened.settled.reduce((sum, { paidCents }) => sum + paidCents, 0)),
    },
    earlier: opened.earlier.map(({ worker: { employeeId: id, firstName, lastName }, due, isInRun }) => ({
      employeeId: id,
      firstName,
      lastName,
      startsOn: due.map(({ log }) => log.startsOn).reduce((a, b) => (a < b ? a : b)),
      days: due.length,
      cents: cents(due.reduce((sum, one) => sum + one.due.cents, 0)),
      isInRun,
    })),
    locations: locations.map(({ id, name }) => ({ id, name })),
    draft,
    revision,
    templates,
    limitCents,
    runs: runs.map((run) => ({
      runId: run.id,
      by: run.by,
      at: run.runAt,
      paidOn: run.paidOn ?? dateAt(run.runAt, actor.zone),
      people: run.people,
      waiting: run.stillWaiting,
      finalCents: run.finalCents,
    })),
  });
};

/** The last period that is over, where somebody of it is to be paid; else that of today, whose days are still to come. */
async function openUsualRun(ctx: ActorContext): Promise<OpenedRun> {
  const { start } = await readPayPeriod(ctx, undefined);
  const last = await openPayRun(ctx, addDays(start, -1));
  return last.people.length > 0 ? last : openPayRun(ctx, undefined);
}

function shown({ worker, due, blockers, ...facts }: RunPerson): PayRunPerson {
  const { employeeId, firstName, lastName, homeLocationId, homeName } = worker;
  return {
    employeeId,
    firstName,
    lastName,
    home: { id: homeLocationId, name: homeName },
    days: due.length,
    firstDay: firstDayOf(due) ?? null,
    workedMinutes: minutesOf(due),
    dueCents: cents(due.reduce((sum, one) => sum + one.due.cents, 0)),
    ...facts,
    blockers: [...blockers],
  };
}
