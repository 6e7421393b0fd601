import type { RecordedDay } from '../../contract/adjustments.ts';
import type { PendingRequest } from '../../contract/approvals.ts';
import { may, thingOf } from '../../domain/access/may.ts';
import { endsOf } from '../../domain/adjustments/closure.ts';
import type { AdjustmentLimits } from '../../domain/adjustments/decide-adjustment.ts';
import type { PlannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { thingAsked } from '../../domain/approvals/request.ts';
import { accept, refuse, type Result } from '../../domain/kernel/result.ts';
import {
  addDays,
  dateAt,
  startOfDate,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../domain/kernel/time.ts';
import { longestBy, longestEntered } from '../../domain/pay-rules/counted-entries.ts';
import { oldestAdjustable, type PayPolicy } from '../../domain/pay-rules/pay-policy.ts';
import { settledWeek } from '../../domain/pay-rules/settled-week.ts';
import { placeAt, workdayOf } from '../../domain/pay-rules/workdays.ts';
import { weekReading, weeksThatCount } from '../../domain/pay-rules/workweek-transition.ts';
import type { ZonesOfWeeks } from '../../domain/people/past-zones.ts';
import type { ClosedWeek } from '../../domain/time-cards/decide-step.ts';
import type { Punch } from '../../domain/time-clock/punch.ts';
import type { TimeEntry } from '../../domain/time-clock/time-entry.ts';
import type { StoredRequest } from '../approvals/answer-request.ts';
import { findRequest, readCard } from '../approvals/read.ts';
import type { ActorContext, Context } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import { readPolicies } from '../pay-rules/read.ts';
import { findEmployee, readHolding, readSelf } from '../people/read.ts';
import { readChange } from '../time-cards/read.ts';
import { readPunchesDuring } from '../time-clock/read.ts';
import { findWaitingAt, listAdjustments, lockAdjustments, type StoredAdjustment } from './repository.ts';

/** What is recorded around a date, and by which rules it may be adjusted. */
export interface RecordedAround {
  readonly punches: readonly Punch[];
  readonly zone: Zone;
  readonly limits: AdjustmentLimits & { readonly oldestOn: PlainDate; readonly longShiftMinutes: number };
  readonly home: { readonly id: string; readonly zone: Zone };
  readonly policyOn: (date: PlainDate) => PayPolicy;
  readonly zones: ZonesOfWeeks;
}

/**
 * The ledger of somebody from the overtime period of a date up to now. The times of a day are those of the zone in which its week is
 * drawn: what the person reads on the card is what they type.
 */
export const readRecorded = (ctx: Context, who: EmployeeKey, date: PlainDate): Promise<RecordedAround> =>
  readSince(ctx, who, date, () => true);

/** The same for whoever would ask about the date: nothing is read of one that is too old to be asked about. */
export const readAdjustable = (ctx: Context, who: EmployeeKey, date: PlainDate): Promise<RecordedAround> =>
  readSince(ctx, who, date, (oldestOn) => date >= oldestOn);

async function readSince(
  { tx, now }: Context,
  who: EmployeeKey,
  date: PlainDate,
  isRead: (oldestOn: PlainDate) => boolean,
): Promise<RecordedAround> {
  const { self } = await readSelf(tx, who);
  const { home } = self;
  const { holder, zones } = await readHolding(tx, { ...who, homeLocationId: home.id, zone: home.zone });
  const policyOn = await readPolicies(tx, who.organizationId, holder);
  const week = settledWeek(weekOf(date, policyOn(date).workweek.weekday), policyOn, zones);
  const { zone } = week;
  const today = dateAt(now, zone);
  const oldestOn = oldestAdjustable(policyOn(today), today);
  const during = {
    from: weekReading(week).from,
    to: startOfDate(addDays(today, 2), zone),
  };
  const punches = isRead(oldestOn) ? await readPunchesDuring(tx, who.organizationId, who.employeeId, during) : [];
  return {
    punches,
    zone,
    limits: {
      now,
      oldestOn,
      longestMinutes: longestEntered(week.policy),
      longShiftMinutes: longestBy(week.policy),
    },
    home,
    policyOn,
    zones,
  };
}

/** The workweek that a moment belongs to: in the hours before a workday begins, that of the date before. */
export const weekAt = (at: Instant, policyOn: (date: PlainDate) => PayPolicy, zone: Zone): PlainDate =>
  placeAt(at, policyOn, zone).startsOn;

/** Whether entries may change: not in a week whose card is approved or locked, which is opened again first. */
export const mayChange = (
  ctx: ActorContext,
  who: EmployeeKey,
  recorded: RecordedAround,
  entries: readonly (TimeEntry | PlannedEntry | undefined)[],
): ReturnType<typeof readChange> => mayChangeAt(ctx, who, recorded, endsOf(entries));

/** When, on a date and the next, no entry may begin or end; and what so refuses every entry that begins on the date, null where one may. */
export async function readClosures(
  ctx: ActorContext,
  who: EmployeeKey,
  recorded: RecordedAround,
  date: PlainDate,
): Promise<Pick<RecordedDay, 'closed' | 'closures'>> {
  const { policyOn, zone } = recorded;
  const [first, next, last] = [0, 1, 2].map((days) => addDays(date, days)) as [PlainDate, PlainDate, PlainDate];
  // Where workdays begin at another hour than dates, one date lies in two weeks.
  const cuts = [first, next].flatMap((on) => [
    startOfDate(on, zone),
    workdayOf(on, policyOn(on).workweek.time, zone).from,
  ]);
  const end = startOfDate(last, zone);
  const starts = [...new Set(cuts)];
  const parts: { readonly from: Instant; readonly to: Instant; readonly refusal: ClosedWeek | null }[] = [];
  for (const [index, from] of starts.entries()) {
    const change = await mayChangeAt(ctx, who, recorded, [from]);
    parts.push({ from, to: starts[index + 1] ?? end, refusal: change.ok ? null : change.refusal });
  }
  const ofDate = parts.filter(({ from }) => from < startOfDate(next, zone));
  return {
    closed: ofDate.every(({ refusal }) => refusal !== null) ? (ofDate.at(-1)?.refusal ?? null) : null,
    closures: parts.flatMap(({ from, to, refusal }) => (refusal === null ? [] : [{ during: { from, to }, refusal }])),
  };
}

async function mayChangeAt(
  ctx: ActorContext,
  { employeeId }: EmployeeKey,
  { policyOn, zone }: RecordedAround,
  moments: readonly Instant[],
): ReturnType<typeof readChange> {
  const weeksOf = (at: Instant): readonly PlainDate[] => {
    const { startsOn, date } = placeAt(at, policyOn, zone);
    return weeksThatCount(policyOn, startsOn, date);
  };
  for (const startsOn of new Set(moments.flatMap(weeksOf))) {
    const change = await readChange(ctx, { employeeId, startsOn });
    if (!change.ok) return change;
  }
  return accept();
}

/** Whose recorded days the actor may see; to anybody else they do not exist. */
export async function whoMaySee(
  { tx, actor }: ActorContext,
  employeeId: string,
): Promise<Result<EmployeeKey, 'not_found'>> {
  const employee = await findEmployee(tx, actor.organizationId, employeeId);
  if (employee === undefined || !may(actor, 'see_recorded_days', thingOf(employee))) return refuse('not_found');
  return accept({ organizationId: actor.organizationId, employeeId });
}

/** An adjustment that the actor may answer; to anybody else it does not exist. */
export async function findPending(
  ctx: ActorContext,
  requestId: string,
): Promise<Result<{ readonly stored: StoredAdjustment; readonly card: PendingRequest }, 'not_found'>> {
  const { tx, actor } = ctx;
  const request = await findRequest(tx, actor.organizationId, requestId);
  if (request?.kind !== 'adjustment' || !may(actor, 'decide_requests', thingAsked(request, actor))) {
    return refuse('not_found');
  }
  const [stored] = await listAdjustments(tx, actor.organizationId, [request.subjectId]);
  const card = await readCard(ctx, requestId);
  return stored === undefined || card === undefined ? refuse('not_found') : accept({ stored, card });
}

/** Whether an answered adjustment may be opened again: not while another about the same hours waits. */
export async function mayAskAgain(
  { tx }: Context,
  request: StoredRequest,
): Promise<Result<undefined, 'adjustment_pending'>> {
  await lockAdjustments(tx, request);
  const [adjustment] = await listAdjustments(tx, request.organizationId, [request.subjectId]);
  if (adjustment === undefined) throw new Error('a request for an adjustment is about none');
  return (await findWaitingAt(tx, adjustment)) ? refuse('adjustment_pending') : accept();
}
