import { createHash } from 'node:crypto';
import type { PayRunDraft, payRun as endpoint } from '../../contract/payroll/pay-run.ts';
import { cents } from '../../domain/kernel/money.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { settles } from '../../domain/payroll/day-account.ts';
import type { DecidedPayment } from '../../domain/payroll/decide-payment.ts';
import { decidePerson, decideRun, sumsOfRun, type RunSums } from '../../domain/payroll/run/decide-run.ts';
import { decideRunDate, paidAt } from '../../domain/payroll/run/pay-date.ts';
import { hourlyOf, typedAfterRun, type RunFigures } from '../../domain/payroll/run/run-figures.ts';
import { shownRun } from '../../domain/payroll/run/shown-run.ts';
import { limitFor, needsSecondPerson } from '../../domain/payroll/second-person.ts';
import { writeAudit } from '../kernel/audit.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { makePayStubs } from './make-pay-stubs.ts';
import { firstDayOf, minutesOf, openPayRun, type RunPerson } from './open-pay-run.ts';
import { findDraft, findRunByKey, insertRun, keepDraft, type NewRun } from './pay-runs.repository.ts';
import { insertDays } from './payment-days.repository.ts';
import { findLimit } from './payment-limits.repository.ts';
import { insertPayments, type NewPayment } from './payments.repository.ts';
import { planTellingPaid } from './tell-paid.ts';
import { planTellingRunWaits } from './tell-run-waits.ts';

/** Pays everybody of a pay period as the draft says, all of them or nobody, once however often it is sent. */
export const payRun: UseCase<typeof endpoint> = async (ctx, { headers, params: { startsOn }, body }) => {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: runBy, zone } = actor;
  const idempotencyKey = headers['idempotency-key'];
  const shownHash = createHash('sha256').update(body.shown).digest();
  const known = await findRunByKey(tx, { organizationId, runBy, idempotencyKey });
  if (known !== undefined) {
    // Of another period, or of other people: what whoever sent it saw was not paid by it.
    const isOfPeriod = startsOn >= known.startsOn && startsOn <= known.endsOn;
    const paidOn = known.paidOn ?? dateAt(known.runAt, zone);
    const isSame =
      isOfPeriod &&
      known.people === body.people &&
      known.finalCents === body.finalCents &&
      known.shownHash?.equals(shownHash) !== false &&
      (body.paidOn ?? paidOn) === paidOn;
    if (!isSame) return refuse('idempotency_key_reused');
    const kept = await findDraft(tx, { organizationId, employeeId: runBy, startsOn: known.startsOn });
    const { draft, revision } = kept ?? (await openPayRun(ctx, known.startsOn));
    const { id: runId, runAt: at, people, waiting, finalCents } = known;
    return accept({ runId, at, paidOn, people, waiting, finalCents, draft, revision });
  }
  const { period, today, people, draft, revision, paidOn } = await openPayRun(ctx, startsOn);
  if (revision !== body.revision) return refuse('pay_run_draft_changed_meanwhile');
  const limitCents = limitFor(await findLimit(tx, organizationId), runBy, now);
  const sums = sumsOfRun(
    people.map((person) => decisionOf(person, draft, period.start)),
    limitCents,
  );
  const ready = decideRun(sums);
  if (!ready.ok) {
    return ready.refusal === 'pay_run_blocked' ? refuse('pay_run_blocked', saidOf(sums)) : refuse(ready.refusal);
  }
  const { chosen, totalCents, deductionsCents, finalCents, waiting } = ready.value;
  if (body.paidOn !== undefined && body.paidOn !== paidOn) return refuse('pay_run_differs');
  const firstDays = chosen.flatMap(({ person }) => firstDayOf(person.due) ?? []);
  const dated = decideRunDate(paidOn, { today, firstDays });
  if (!dated.ok) return dated;
  if (chosen.length !== body.people || finalCents !== body.finalCents) return refuse('pay_run_differs');
  // Of each person: the sum is what it was where one gets what another loses.
  if (shownRun(chosen.map(shownOf), paidOn, draft.method) !== body.shown) return refuse('pay_run_differs');

  // Cleared in the same transaction: what was paid is not paid again by the next run of the period.
  const paidIds = chosen.map(({ person: { worker } }) => worker.employeeId);
  const { paidOn: _date, withEarlier: _choice, ...others } = draft;
  const left = { ...others, people: typedAfterRun(draft.people, paidIds) };
  const key = { organizationId, employeeId: runBy, startsOn: period.start };
  // Also where nothing was ever saved: what another device began before it saw the run is not taken for the next one.
  if (!(await keepDraft(tx, key, { draft: left, revision }))) return refuse('pay_run_draft_changed_meanwhile');

  const run: NewRun = {
    organizationId,
    id: ctx.newId(),
    startsOn: period.start,
    endsOn: period.end,
    runBy,
    runAt: now,
    paidOn,
    people: chosen.length,
    waiting,
    totalCents,
    deductionsCents,
    finalCents,
    shownHash,
    idempotencyKey,
  };
  await insertRun(tx, run);
  const payments = chosen.map(({ person, figures }) =>
    aPayment(ctx, { ...run, paidOn }, person, figures, draft, limitCents),
  );
  await insertPayments(tx, payments);
  await insertDays(
    tx,
    organizationId,
    payments.flatMap(({ payment: { employeeId, id: paymentId }, decided }) =>
      decided.days.map((day) => ({ employeeId, paymentId, day })),
    ),
  );
  await makePayStubs(
    ctx,
    payments
      .filter(({ payment }) => !payment.needsSecond)
      .map(({ payment: { id: paymentId, transactedAt }, decided, person: { worker, due } }) => ({
        worker,
        paymentId,
        transactedAt,
        decided,
        logs: due.map(({ log }) => log),
      })),
  );
  const leftOut = people.filter(({ worker }) => draft.people[worker.employeeId]?.skip === true);
  await tellOf(
    ctx,
    run,
    payments,
    leftOut.map(({ worker }) => worker.employeeId),
  );
  await planTellingPaid(
    ctx,
    payments.filter(({ payment }) => !payment.needsSecond).map(({ payment }) => payment.id),
  );
  if (run.waiting > 0) await planTellingRunWaits(ctx, run.id);
  return accept({
    runId: run.id,
    at: now,
    paidOn,
    people: run.people,
    waiting: run.waiting,
    finalCents: run.finalCents,
    draft: left,
    revision: revision + 1,
  });
};

function decisionOf(person: RunPerson, { people, deductions }: PayRunDraft, startsOn: PlainDate) {
  const { worker, due, ...facts } = person;
  const dueCents = cents(due.reduce((sum, one) => sum + one.due.cents, 0));
  const candidate = { ...facts, locationId: worker.homeLocationId, dueCents };
  return { person, ...decidePerson(candidate, people[worker.employeeId] ?? {}, deductions, startsOn) };
}

/** Somebody of a run as its screen has shown them. */
const shownOf = ({ person: { worker, due, overtimeMinutes }, ...decided }: ReturnType<typeof decisionOf>) => ({
  ...decided,
  employeeId: worker.employeeId,
  days: due.length,
  workedMinutes: minutesOf(due),
  overtimeMinutes,
});

/** Who stands in the way of a run, and by what. */
const saidOf = ({ blocked }: RunSums<ReturnType<typeof decisionOf>>) => ({
  blocked: blocked.flatMap(({ person: { worker }, blockers }) => {
    const { employeeId, firstName, lastName } = worker;
    return blockers.map((blocker) => ({ employeeId, name: `${firstName} ${lastName}`, ...blocker }));
  }),
});

interface RunPayment {
  readonly person: RunPerson;
  readonly payment: NewPayment;
  readonly decided: DecidedPayment;
}

/** The payment of one person, as the form of a payment would record it for the same days. */
function aPayment(
  { newId, now }: ActorContext,
  run: NewRun & { readonly paidOn: PlainDate },
  person: RunPerson,
  { totalCents, finalCents, deductionsCents, deductions }: RunFigures,
  { method }: PayRunDraft,
  limitCents: NewPayment['totalCents'],
): RunPayment {
  const { worker, due } = person;
  const { employeeId } = worker;
  const { organizationId, id: payRunId, runBy: recordedBy, paidOn } = run;
  const workedMinutes = minutesOf(due);
  const latest = due.map(({ log }) => log.startsOn).reduce((a, b) => (a > b ? a : b));
  const idempotencyKey = `run ${payRunId} ${employeeId}`;
  const decided: DecidedPayment = {
    weekEndsOn: addDays(latest, 6),
    workedMinutes,
    totalCents,
    hourlyCents: hourlyOf(totalCents, workedMinutes),
    deductions: deductions.map(({ name, quantity, unitCents, cents: taken, rule }) => ({
      name,
      quantity,
      unitCents,
      cents: taken,
      rule,
    })),
    deductionsCents,
    finalCents,
    owedCents: cents(due.reduce((sum, one) => sum + one.due.cents, 0)),
    days: due.map(({ log, due: left, account }) => settles({ ...log, workLogId: log.id }, left, account)),
  };
  const { days, deductions: _lines, ...figures } = decided;
  const payment: NewPayment = {
    ...figures,
    organizationId,
    id: newId(),
    employeeId,
    dayCount: days.length,
    method,
    checkNumber: null,
    transactedAt: paidAt(paidOn, worker.zones.home, now),
    recordedBy,
    recordedAt: now,
    alone: false,
    needsSecond: needsSecondPerson(totalCents, limitCents),
    payRunId,
    takesFixed: person.takesFixed,
    idempotencyKey,
    contentHash: createHash('sha256').update(idempotencyKey).digest(),
  };
  return { person, payment, decided };
}

async function tellOf(
  ctx: ActorContext,
  { id: payRunId, organizationId, startsOn, endsOn, paidOn, people, waiting, finalCents }: NewRun,
  payments: readonly RunPayment[],
  leftOut: readonly string[],
): Promise<void> {
  const { actor } = ctx;
  ctx.announce(actor, 'payments');
  for (const { payment, decided } of payments) {
    const { employeeId, id: paymentId, totalCents, deductionsCents, owedCents, method, needsSecond } = payment;
    ctx.announce({ organizationId, employeeId }, 'payments');
    await writeAudit(ctx, {
      ...actor,
      action: 'payment.recorded',
      subjectId: employeeId,
      details: {
        paymentId,
        payRunId,
        days: decided.days.map(({ workedOn }) => workedOn),
        totalCents,
        deductionsCents,
        finalCents: payment.finalCents,
        owedCents,
        // What whoever prepared the run typed beside it; what they typed of deductions is in the payment.
        ...(totalCents === owedCents ? {} : { extraCents: totalCents - owedCents }),
        method,
        ...(needsSecond ? { needsSecond } : {}),
      },
    });
  }
  await writeAudit(ctx, {
    ...actor,
    action: 'pay_run.paid',
    details: {
      payRunId,
      startsOn,
      endsOn,
      paidOn,
      people,
      waiting,
      finalCents,
      ...(leftOut.length > 0 && { leftOut: [...leftOut] }),
    },
  });
}
