import type { TimeCardReply } from '../../contract/time-cards.ts';
import type { CardDetail, readCard as endpoint } from '../../contract/time-cards/cards.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, type Span } from '../../domain/kernel/time.ts';
import { leaveOfLines, premiumsOfLines } from '../../domain/pay-rules/week-pay.ts';
import { zoneOfWeek } from '../../domain/people/past-zones.ts';
import { attestationFor } from '../../domain/time-cards/attestation.ts';
import { attestedRests, restsDue } from '../../domain/time-cards/attested-rests.ts';
import { nameOfCard } from '../../domain/time-cards/card-name.ts';
import { decideSigning } from '../../domain/time-cards/decide-step.ts';
import { workLogs } from '../../domain/time-cards/work-log.ts';
import { mealsTakenOff } from '../../domain/time-cards/worked-meal.ts';
import { isOffline } from '../../domain/time-clock/punch.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { readOrganization } from '../organization/read.ts';
import { listTracedRows, type TracedRow } from '../time-clock/read.ts';
import type { OpenCard } from './open-cards.ts';
import { sealBehind } from './read-behind.ts';
import { shownStep } from './read-card-steps.ts';
import { approvalRefusalOf, summaryOf } from './read-time-cards.ts';
import { shownDays } from './show-card.ts';
import { stepFactsOf, openNamed } from './take-step.ts';

/** One card with everything behind it, for whose it is and for whoever answers for them. */
export const readCard: UseCase<typeof endpoint> = async (ctx, { params }) => {
  const { tx, actor } = ctx;
  const card = (await openNamed(ctx, [params], 'see_time_card')).get(nameOfCard(params));
  if (card === undefined) return refuse('not_found');
  const { worker, startsOn } = card;
  const rows = await listTracedRows(tx, actor.organizationId, worker.employeeId, punchedDuring(card));
  const offlineAt = rows.flatMap((row) => (isOffline(row.source) && row.punchedAt !== null ? [row.punchedAt] : []));
  const isOwn = worker.employeeId === actor.employeeId;
  const seesPay = may(actor, 'see_pay_rates', thingOf(worker));
  return accept({
    ...(await summaryOf(ctx, { ...card, behind: sealBehind(card) })),
    zone: zoneOfWeek(worker.zones, startsOn),
    days: cardDays(card, shownDays(card.card, offlineAt), seesPay),
    punches: tracedPunches(rows),
    steps: card.steps.map(shownStep),
    changes: changesOf(card),
    signing: isOwn ? signingOf(card) : null,
    approvalRefusal: await approvalRefusalOf(ctx, card),
    pay: seesPay ? await payOf(ctx, card) : null,
  });
};

/** The week with the whole of the entries that go through its edges. */
function punchedDuring({ during: { from, to }, card }: OpenCard): Span {
  const entries = card.days.flatMap((day) => day.entries);
  const [first, last] = [entries.at(0)?.clockedInAt ?? from, entries.at(-1)?.lastPunchAt ?? from];
  return { from: first < from ? first : from, to: last < to ? to : addMilliseconds(last, 1) };
}

/** Each day as it is drawn, with what it pays beside its hours, and what was approved of time off. */
function cardDays({ card, week, pay, daysOff, known }: OpenCard, drawn: TimeCardReply['days'], seesPay: boolean) {
  const logs = new Map(workLogs(card, week, pay).map((log) => [log.date, log]));
  const meals = mealsTakenOff(week, card);
  const waived = new Map(week.days.map(({ date, mealRest }) => [date, mealRest?.mealsWaived ?? 0]));
  return drawn.map((day) => {
    const paid = seesPay ? logs.get(day.date)?.pay : undefined;
    return Object.assign(day, {
      premiumCents: paid ? premiumsOfLines(paid.lines) : null,
      leaveCents: paid ? leaveOfLines(paid.lines) : null,
      timeOff: daysOff.filter(({ date }) => date === day.date).map(({ type, minutes }) => ({ type, minutes })),
      mealsWaived: waived.get(day.date) ?? 0,
      mealsTakenOff: meals
        .filter(({ date }) => date === day.date)
        .map(({ meal, minutes, isWorked }) => {
          const said = known.workedMeals.findLast((one) => one.workedOn === day.date && one.meal === meal);
          const worked = isWorked && said !== undefined ? { by: said.employeeName, at: said.recordedAt } : null;
          return { meal, minutes, worked };
        }),
    });
  });
}

/** Each punch once, with the row that takes it back, if one does. */
function tracedPunches(rows: readonly TracedRow[]): CardDetail['punches'] {
  const voids = new Map(rows.flatMap((row) => (row.voidsId === null ? [] : [[row.voidsId, row] as const])));
  return rows.flatMap(({ id, kind, punchedAt, recordedAt, source, skewMilliseconds, recordedByName, reason }) => {
    if (kind === 'void' || punchedAt === null) return [];
    const voided = voids.get(id);
    const takenBack =
      voided === undefined ? null : { by: voided.recordedByName, at: voided.recordedAt, reason: voided.reason };
    return [
      { id, kind, punchedAt, recordedAt, source, skewMilliseconds, recordedBy: recordedByName, reason, takenBack },
    ];
  });
}

/** What the employee signed, or the manager approved, and what it is now. */
function changesOf(card: OpenCard): CardDetail['changes'] {
  const { standing, sinceApproval, sinceSigning, outdated } = card;
  const since = outdated.approval ? 'approval' : outdated.signing ? 'signing' : undefined;
  if (since === undefined) return null;
  const step = since === 'approval' ? standing.approval : standing.lastSignature;
  const changes = since === 'approval' ? sinceApproval : sinceSigning;
  if (step === undefined || changes === undefined) return null;
  return {
    since,
    workedMinutesThen: step.figures.workedMinutes,
    paysOtherwise: since === 'approval' && card.paysOtherwise,
    added: changes.added.map(({ id, kind, punchedAt }) => ({ id, kind, punchedAt })),
    removed: changes.removed.map(({ id, kind, punchedAt }) => ({ id, kind, punchedAt })),
  };
}

function signingOf(card: OpenCard): CardDetail['signing'] {
  const said = attestedRests(card.steps);
  const rests = restsDue(card.week).map(({ date, due }) => {
    const missed = said.find((day) => day.date === date)?.missed ?? 0;
    return { date, due, missed: Math.min(missed, due) };
  });
  const attestationVersion = attestationFor(rests.length > 0);
  const decided = decideSigning(stepFactsOf(card), attestationVersion, { asked: attestationVersion });
  return { attestationVersion, rests, refusal: decided.ok ? null : decided.refusal };
}

async function payOf({ tx, actor }: ActorContext, { week }: OpenCard): Promise<CardDetail['pay']> {
  if (week.pay === undefined) return null;
  const { currency } = await readOrganization(tx, actor.organizationId);
  const { grossCents, lines } = week.pay;
  return {
    currency,
    grossCents,
    premiumCents: premiumsOfLines(lines),
    leaveCents: leaveOfLines(lines),
    lines: lines.map(({ kind, multiplier = null, code = null, date = null, minutes = null, cents }) => ({
      kind,
      multiplier,
      code,
      date,
      minutes,
      cents,
    })),
  };
}
