import type { PersonalData } from '../../contract/reports.ts';
import type { Accepted } from '../../domain/kernel/result.ts';
import { addDays, dateAt, instant, startOfDate } from '../../domain/kernel/time.ts';
import { adjustmentsOf } from '../adjustments/read-adjustments.ts';
import type { ActorContext } from '../kernel/context.ts';
import { listWritten } from '../messaging/read.ts';
import { readPayDays } from '../pay-rules/read-pay-days.ts';
import { listRecorded, showPayments } from '../payroll/read.ts';
import { payRatesOf } from '../people/read.ts';
import { listKnownOf, ownShift, readCounting } from '../schedule/read.ts';
import { heldReplyOf } from '../skills/read.ts';
import { everyRequestOf } from '../support/read.ts';
import { listWaivers, listWorkedMeals, readOwnSteps } from '../time-cards/read.ts';
import { readTimeOff } from '../time-off/read.ts';

type Work = Pick<
  PersonalData,
  | 'adjustments'
  | 'payRates'
  | 'payments'
  | 'timeOff'
  | 'skills'
  | 'cardSteps'
  | 'mealWaivers'
  | 'workedMeals'
  | 'shifts'
  | 'messages'
  | 'support'
>;

/** More than anybody is paid in a working life. */
const mostPayments = 10_000;
/** As far ahead as anybody plans, in days. */
const ahead = 732;

/** What is kept of somebody's work and pay, and what they wrote, as their screens show it. */
export async function openWork(ctx: ActorContext): Promise<Work> {
  const { tx, actor } = ctx;
  const { organizationId, employeeId } = actor;
  const params = { employeeId };
  const [start, end] = [instant(0), addDays(dateAt(ctx.now, actor.zone), ahead)];
  const ever = { from: dateAt(start, actor.zone), to: end };
  const timeOff = told(await readTimeOff(readPayDays)(ctx, { params, query: undefined, body: undefined }));
  const support = await everyRequestOf(tx, actor);
  const { rates } = await payRatesOf(tx, organizationId, employeeId);
  const wish = { employeeIds: [employeeId], since: undefined, before: undefined, after: undefined, most: mostPayments };
  const payments = await listRecorded(tx, organizationId, wish);
  const { skills, held } = await heldReplyOf(ctx, employeeId, false);
  const names = new Map(skills.map(({ id, name }) => [id, name]));
  const waivers = await listWaivers(tx, organizationId, [employeeId]);
  const workedMeals = await listWorkedMeals(tx, organizationId, [employeeId], ever);
  const shifts = await listKnownOf(tx, actor, { from: start, to: startOfDate(end, actor.zone) });
  const { minutesOf } = await readCounting(tx, organizationId, [employeeId]);
  return {
    adjustments: await adjustmentsOf(ctx, { organizationId, employeeId }, ever),
    payRates: rates.map(({ startsOn, centsPerHour, reason, setAt }) => ({ startsOn, centsPerHour, reason, setAt })),
    payments: (await showPayments(ctx, payments)).map(({ employee: _self, mayVoid: _may, ...payment }) => payment),
    timeOff: { types: timeOff.types, ledger: timeOff.ledger, requests: timeOff.requests },
    skills: held.map(({ skillId, startsOn, endsOn, number, isWithdrawn, recordedAt }) => ({
      name: names.get(skillId) ?? '',
      startsOn,
      endsOn,
      number,
      isWithdrawn,
      recordedAt,
    })),
    cardSteps: await readOwnSteps(ctx, ever),
    mealWaivers: waivers.map(({ meal, kind, startsOn, recordedAt }) => ({ meal, kind, startsOn, recordedAt })),
    workedMeals: workedMeals.map(({ workedOn, meal, kind, recordedAt }) => ({ workedOn, meal, kind, recordedAt })),
    shifts: shifts.map((shift) => ownShift(shift, minutesOf(shift))),
    messages: [...(await listWritten(tx, actor))],
    support: support.map(({ from: _self, ...request }) => request),
  };
}

/** The answer to a question about oneself, which nobody is refused. */
function told<Value>(answer: Accepted<Value> | { readonly ok: false; readonly refusal: string }): Value {
  if (!answer.ok) throw new Error(`somebody was refused what is their own: ${answer.refusal}`);
  return answer.value;
}
