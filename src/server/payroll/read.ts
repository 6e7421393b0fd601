import type * as endpoints from '../../contract/payroll/payments.ts';
import type { Payee, UnpaidLog } from '../../contract/payroll/payments.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dueOf, type DueDay } from '../../domain/payroll/day-account.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listWorkers } from '../people/read.ts';
import { listLogsInForce, type StoredWorkLog } from '../time-cards/read.ts';
import { listAccounts } from './payment-days.repository.ts';
import { shownLog } from './show-payment.ts';

interface DueLog {
  readonly log: StoredWorkLog;
  readonly due: DueDay;
}

/** The approved days of some people that are not settled, by person and day. */
async function listDue({ tx, actor }: ActorContext, employeeIds: readonly string[]): Promise<readonly DueLog[]> {
  const { organizationId } = actor;
  const accountOf = await listAccounts(tx, organizationId, employeeIds);
  return (await listLogsInForce(tx, organizationId, employeeIds)).flatMap((log) => {
    const due = dueOf(log, accountOf(log.employeeId, log.workedOn));
    return due === undefined ? [] : [{ log, due }];
  });
}

export const readPayees: UseCase<typeof endpoints.readPayees> = async (ctx) => {
  const { tx, actor } = ctx;
  const workers = await listWorkers(tx, actor.organizationId, { at: placesOf(actor, 'record_payments') });
  const due = Map.groupBy(
    await listDue(
      ctx,
      workers.map(({ employeeId }) => employeeId),
    ),
    ({ log }) => log.employeeId,
  );
  return accept({
    payees: workers.map((worker): Payee => {
      const { employeeId, firstName, lastName } = worker;
      return {
        employeeId,
        firstName,
        lastName,
        photoUrl: photoUrlOf(worker),
        unpaidDays: due.get(employeeId)?.length ?? 0,
        isSelf: employeeId === actor.employeeId,
      };
    }),
  });
};

export const readUnpaidLogs: UseCase<typeof endpoints.readUnpaidLogs> = async (ctx, { params: { employeeId } }) => {
  const { tx, actor, now } = ctx;
  const [worker] = await listWorkers(tx, actor.organizationId, { employeeIds: [employeeId] });
  if (worker === undefined || !may(actor, 'record_payments', thingOf(worker))) {
    return refuse('not_found');
  }
  const { currency } = await readOrganization(tx, actor.organizationId);
  const due = await listDue(ctx, [employeeId]);
  return accept({ currency, zone: worker.zones.home, now, workLogs: due.map(unpaidLog) });
};

const unpaidLog = ({ log, due }: DueLog): UnpaidLog => ({
  ...shownLog(log, due.minutes, false),
  startsOn: log.startsOn,
  minutes: due.minutes,
  isDifference: due.kind === 'difference',
  owedCents: due.cents,
  lines:
    log.payLines?.map(({ kind, multiplier = null, code = null, cents }) => ({ kind, multiplier, code, cents })) ?? null,
});
