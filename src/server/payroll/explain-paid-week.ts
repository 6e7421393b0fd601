import type { explainPaidWeek as endpoint } from '../../contract/payroll/pay-stub-reasons.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { StubFacts } from '../../domain/payroll/pay-stub.ts';
import type { UseCase } from '../kernel/route.ts';
import { readAssignments } from '../pay-rules/read.ts';
import { listWorkers } from '../people/read.ts';
import { explainApprovedWeek, listWorkLogs } from '../time-cards/read.ts';
import { findStub } from './pay-stubs.repository.ts';
import { listDaysPaid } from './payment-days.repository.ts';
import { findPayment } from './payments.repository.ts';

/**
 * Why a week of a pay stub pays what it says, as it was approved for the payment, whatever was corrected since. Whoever may see the stub is
 * told, pay included: the rates stand on the stub.
 */
export const explainPaidWeek: UseCase<typeof endpoint> = async (ctx, { params: { paymentId, startsOn } }) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const payment = await findPayment(tx, organizationId, paymentId);
  const isSeen = payment !== undefined && may(actor, 'see_payments', thingOf(payment));
  if (!isSeen || !payment.hasStub) return refuse('not_found');
  const { employeeId } = payment;
  const turns = await listDaysPaid(tx, { organizationId, paymentId });
  const ids = turns.map(({ workLogId }) => workLogId);
  const paid = (await listWorkLogs(tx, organizationId, employeeId, ids)).filter((log) => log.startsOn === startsOn);
  if (paid.length === 0) return refuse('not_found');
  const [worker] = await listWorkers(tx, organizationId, { employeeIds: [employeeId] });
  const facts = await findStub(tx, { organizationId, paymentId });
  if (facts === undefined || worker === undefined) throw new Error('a payment has no stub');
  const assigned = await readAssignments(tx, organizationId);
  // Those that were in force when it was recorded: only these are paid.
  const latest = Math.max(...paid.map(({ approvalSequence }) => approvalSequence));
  const told = await explainApprovedWeek(ctx, {
    worker,
    startsOn,
    logs: paid.filter(({ approvalSequence }) => approvalSequence === latest),
    policyOn: (date) => keptPolicy(facts, date) ?? assigned(worker, date),
  });
  const logIds = new Set(paid.map(({ id }) => id));
  const differences = turns.filter(({ entry, workLogId }) => entry === 'difference' && logIds.has(workLogId));
  return accept({
    ...told,
    differences: differences.map(({ workedOn: date, minutesBefore, minutes, centsBefore, cents }) => ({
      date,
      minutesBefore,
      minutes,
      centsBefore,
      cents,
    })),
  });
};

/** The rules of a date as the stub keeps them; undefined beside its weeks. */
const keptPolicy = ({ rules }: StubFacts, date: PlainDate): PayPolicy | undefined =>
  rules.find(({ startsOn }) => startsOn <= date && date <= addDays(startsOn, 6))?.policy;
