import type { readEmployer as employerEndpoint } from '../../contract/payroll/employer.ts';
import type * as endpoints from '../../contract/payroll/payments.ts';
import type { Payee, UnpaidLog } from '../../contract/payroll/payments.ts';
import type { readPaymentLimit as limitEndpoint } from '../../contract/payroll/second-person.ts';
import { may, placesOf, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { FloorDay } from '../../domain/payroll/wage-floor.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listWorkers } from '../people/read.ts';
import { findEmployer } from './employers.repository.ts';
import { openPayee } from './open-payee.ts';
import { listDue, type DueLog } from './payment-days.repository.ts';
import { findLimit } from './payment-limits.repository.ts';
import { readDueParts } from './read-due-parts.ts';
import { readFloors } from './read-floors.ts';
import { showLimit } from './show-limit.ts';
import { shownLog } from './show-payment.ts';

export const readPayees: UseCase<typeof endpoints.readPayees> = async (ctx) => {
  const { tx, actor } = ctx;
  const own = await openPayee(ctx, 'record_payments', actor.employeeId);
  const all = await listWorkers(tx, actor.organizationId, { at: placesOf(actor, 'record_payments') });
  const workers = all.filter(({ employeeId }) => own.ok || employeeId !== actor.employeeId);
  const due = Map.groupBy(
    await listDue(
      tx,
      actor.organizationId,
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
  const due = await listDue(tx, actor.organizationId, [employeeId]);
  const floorOf = await readFloors(ctx, [worker]);
  const partsOf = await readDueParts(ctx, due);
  const workLogs = due.map((one) => unpaidLog(one, floorOf(worker, one, partsOf(one))));
  return accept({ currency, zone: worker.zones.home, now, workLogs });
};

export const readPaymentLimit: UseCase<typeof limitEndpoint> = async (ctx) => {
  const { organizationId } = ctx.actor;
  const { currency } = await readOrganization(ctx.tx, organizationId);
  return accept({ ...showLimit(ctx, await findLimit(ctx.tx, organizationId)), currency });
};

export const readEmployer: UseCase<typeof employerEndpoint> = async ({ tx, actor: { organizationId } }) =>
  accept(await findEmployer(tx, organizationId));

const unpaidLog = ({ log, due }: DueLog, { centsPerHour, minimumWage, leaveCents }: FloorDay): UnpaidLog => ({
  ...shownLog(log, due.minutes, false),
  startsOn: log.startsOn,
  minutes: due.minutes,
  isDifference: due.kind === 'difference',
  owedCents: due.cents,
  floor: { centsPerHour, minimumWage, leaveCents },
  lines:
    log.payLines?.map(({ kind, multiplier = null, code = null, cents }) => ({ kind, multiplier, code, cents })) ?? null,
});

export { listVanished, readBook, type VanishedDay } from './book.repository.ts';
export { listAllPayments } from './show-payments.ts';
export { showPayments } from './show-payment.ts';
export { listRecorded, type StoredPayment } from './payments.repository.ts';
