import type { Explained } from '../../contract/time-cards/card-reasons.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';
import type { PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import type { Reason } from '../../domain/pay-rules/reason.ts';
import { settledWeek } from '../../domain/pay-rules/settled-week.ts';
import { weekReading } from '../../domain/pay-rules/workweek-transition.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { weekCard } from '../../domain/time-cards/week-card.ts';
import { emptiedLog, workLogs } from '../../domain/time-cards/work-log.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { Worker } from '../people/read.ts';
import { listWeekRows } from '../time-clock/read.ts';
import { readBehind } from './read-behind.ts';
import { openNamed } from './take-step.ts';
import { tellReasons } from './tell-reasons.ts';
import { listSteps } from './time-card-steps.repository.ts';
import type { StoredWorkLog } from './work-logs.repository.ts';

interface ApprovedWeek {
  readonly worker: Worker;
  readonly startsOn: PlainDate;
  /** Some days of the week as they were approved, all by one approval. */
  readonly logs: readonly StoredWorkLog[];
  /** The rules of each date, as they were then. */
  readonly policyOn: (date: PlainDate) => PayPolicy;
}

/**
 * Why the days of an approved week gave what they gave: worked out from the ledger of punches as far as it went when the week was approved,
 * by the rates, the time off and the meals worked through that were known then. What came later, corrections and what they took back, is left out.
 *
 * @returns the reasons, pay included; whether they still give the days to the minute and the cent (shifts and
 * waivers of meals have no past to be read), and whether the card gives other reasons by now
 */
export async function explainApprovedWeek(
  ctx: ActorContext,
  { worker, startsOn, logs, policyOn }: ApprovedWeek,
): Promise<Explained & { readonly isExact: boolean; readonly hasChangedSince: boolean }> {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { employeeId, zones } = worker;
  const all = await listSteps(tx, organizationId, [employeeId], { from: startsOn, to: startsOn });
  const steps = all.filter(({ sequence }) => sequence <= (logs[0]?.approvalSequence ?? 0));
  const approval = steps.at(-1);
  if (approval?.step !== 'approved') throw new Error('work logs were made by no approval');
  const settled = settledWeek(startsOn, policyOn, zones);
  const during = weekReading(settled);
  const ledger = (await listWeekRows(tx, organizationId, [{ employeeId, during }])).get(employeeId);
  const rows = (ledger?.rows() ?? []).filter(({ sequence }) => sequence <= approval.ledger.sequence);
  const behindOf = await readBehind(ctx, [{ ...settled, employeeId, during }], approval.doneAt);
  const { pay, shifts, known } = behindOf(employeeId);
  const then = weekCard(rows, steps, {
    ...settled,
    until: approval.doneAt,
    ...(pay === undefined ? {} : { pay }),
    // Its flags are not asked for.
    expected: { shifts, isPublishedOn: () => false, away: [], zone: settled.zone },
    known,
  });
  const reasons = then.week.reasons();
  const given = new Map(workLogs(then.card, then.week, pay).map((log) => [log.date, log]));
  const name = { employeeId, startsOn };
  const now = (await openNamed(ctx, [name], 'see_payments')).get(nameOfCard(name));
  return {
    ...(await tellReasons(ctx, {
      zone: settled.zone,
      during: then.during,
      workedOutAt: approval.doneAt,
      reasons,
    })),
    isExact: logs.every((log) => {
      const day = given.get(log.workedOn) ?? emptiedLog(log.workedOn);
      return day.workedMinutes === log.workedMinutes && (day.pay?.cents ?? null) === log.payCents;
    }),
    hasChangedSince: now === undefined || gistOf(now.week.reasons()) !== gistOf(reasons),
  };
}

/** What reasons say, whatever stands behind the rules, and in whatever order. */
const gistOf = (reasons: readonly Reason[]): string =>
  reasons
    .map(({ rule, date, minutes, cents, punchIds, parameters }) =>
      JSON.stringify([rule, date, minutes, cents, punchIds, parameters]),
    )
    .toSorted()
    .join();
