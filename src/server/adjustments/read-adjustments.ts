import type * as endpoints from '../../contract/adjustments.ts';
import type { Adjustment, RecordedDay } from '../../contract/adjustments.ts';
import { entryOf } from '../../domain/adjustments/correction.ts';
import { plannedEntry } from '../../domain/adjustments/planned-entry.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addDays, dateAt, daysBetween, startOfDate, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import { timeEntries, type TimeEntry } from '../../domain/time-clock/time-entry.ts';
import { listLastRequests, listPending } from '../approvals/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { EmployeeKey } from '../kernel/employee-key.ts';
import type { UseCase } from '../kernel/route.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { listPlaces, readPunchFacts, type PunchFacts } from '../time-clock/read.ts';
import { findPending, readAdjustable, readClosures, readRecorded, whoMaySee, type RecordedAround } from './read.ts';
import { listAdjustments, listAdjustmentsOn, type StoredAdjustment } from './repository.ts';

/** More than anybody answers at a sitting. */
const mostPending = 100;
/** From the first to the last date of a list: a leap year. */
const mostDays = 366;

/** As the page is told, to say by itself what would be recorded. */
async function dayOf(
  ctx: ActorContext,
  who: EmployeeKey,
  recorded: RecordedAround,
  date: PlainDate,
): Promise<RecordedDay> {
  const { punches, zone, limits } = recorded;
  return {
    zone,
    serverNow: limits.now,
    oldestOn: limits.oldestOn,
    longestMinutes: limits.longestMinutes,
    longShiftMinutes: limits.longShiftMinutes,
    ...(await readClosures(ctx, who, recorded, date)),
    punches: punches.map(({ id, kind, punchedAt, sequence }) => ({ id, kind, punchedAt, sequence })),
    ...(date < limits.oldestOn ? { begun: [], shifts: [] } : await readAround(ctx, who, recorded, date)),
  };
}

/** Where the entries of a date began, and what was published of it and the next: what helps somebody to remember when they left. */
async function readAround(
  { tx }: ActorContext,
  { organizationId, employeeId }: EmployeeKey,
  { punches, zone }: RecordedAround,
  date: PlainDate,
): Promise<Pick<RecordedDay, 'begun' | 'shifts'>> {
  const during = { from: startOfDate(date, zone), to: startOfDate(addDays(date, 2), zone) };
  const shifts = await listKnownDuring(tx, organizationId, [employeeId], during);
  const begins = punches.filter(({ kind, punchedAt }) => kind === 'clock_in' && dateAt(punchedAt, zone) === date);
  const places = await listPlaces(
    tx,
    organizationId,
    begins.map(({ id }) => id),
  );
  return {
    begun: places.map(({ id, place }) => ({ entryId: id, place })),
    shifts: shifts.map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
  };
}

export const readRecordedDay: UseCase<typeof endpoints.readRecordedDay> = async (ctx, { params }) => {
  const who = await whoMaySee(ctx, params.employeeId);
  if (!who.ok) return who;
  const recorded = await readAdjustable(ctx, who.value, params.date);
  return accept(await dayOf(ctx, who.value, recorded, params.date));
};

export const readAdjustments: UseCase<typeof endpoints.readAdjustments> = async (ctx, { params, query }) => {
  const who = await whoMaySee(ctx, params.employeeId);
  if (!who.ok) return who;
  const days = daysBetween(query.from, query.to);
  if (days < 0 || days > mostDays) return refuse('dates_too_far_apart');
  return accept({ adjustments: await adjustmentsOf(ctx, who.value, query) });
};

/** All that was asked for about somebody's days, of whom the caller knows that the actor may see it. */
export const adjustmentsOf = async (
  ctx: ActorContext,
  whose: EmployeeKey,
  dates: { readonly from: PlainDate; readonly to: PlainDate },
): Promise<Adjustment[]> => shownAdjustments(ctx, await listAdjustmentsOn(ctx.tx, whose, dates));

export const readPendingAdjustments: UseCase<typeof endpoints.readPendingAdjustments> = async (ctx) => {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const waiting = await listPending(ctx, 'adjustment', mostPending);
  const stored = await listAdjustments(
    tx,
    organizationId,
    waiting.map(({ subjectId }) => subjectId),
  );
  const shown = new Map((await shownAdjustments(ctx, stored)).map((one) => [one.adjustmentId, one]));
  const adjustments = waiting.flatMap(({ request, subjectId }) => {
    const one = shown.get(subjectId);
    return one === undefined ? [] : [{ ...one, request }];
  });
  return accept({ adjustments });
};

export const readPendingAdjustment: UseCase<typeof endpoints.readPendingAdjustment> = async (ctx, { params }) => {
  const found = await findPending(ctx, params.requestId);
  if (!found.ok) return found;
  const { stored, card } = found.value;
  const [shown] = await shownAdjustments(ctx, [stored]);
  if (shown === undefined) return refuse('not_found');
  const recorded = await readRecorded(ctx, stored, stored.onDate);
  return accept({ ...shown, request: card, day: await dayOf(ctx, stored, recorded, stored.onDate) });
};

/** Adjustments with what was recorded when they were asked for, and what became of them. */
async function shownAdjustments(
  { tx, actor }: ActorContext,
  stored: readonly StoredAdjustment[],
): Promise<Adjustment[]> {
  const { organizationId } = actor;
  const ids = stored.map(({ id }) => id);
  const requests = await listLastRequests(tx, organizationId, 'adjustment', ids);
  const facts = await readPunchFacts(
    tx,
    organizationId,
    stored.flatMap(({ seenPunchIds }) => [...seenPunchIds]),
  );
  return stored.flatMap((one) => {
    const request = requests.get(one.id);
    return request === undefined ? [] : [shownAdjustment(one, request, facts)];
  });
}

function shownAdjustment(
  one: StoredAdjustment,
  { requestId, decision }: Pick<Adjustment, 'requestId' | 'decision'>,
  facts: readonly PunchFacts[],
): Adjustment {
  const { id, entryId, onDate, zone, clockedInAt, clockedOutAt, breakMinutes, reason, askedBy, askedAt } = one;
  const recorded = seenEntry(one, facts);
  const asked = { span: { from: clockedInAt, to: clockedOutAt }, breakMinutes };
  const planned = plannedEntry(recorded, asked);
  // It was decided by the same rule when it was asked for.
  if (!planned.ok) throw new Error(`adjustment ${id} cannot be planned: ${planned.refusal}`);
  return {
    adjustmentId: id,
    requestId,
    entryId,
    date: onDate,
    zone,
    recorded: recorded === undefined ? null : wireEntry(recorded),
    asked: { clockedInAt, clockedOutAt, breakMinutes },
    planned: wireEntry(planned.value),
    seen: [...one.seenPunchIds],
    reason,
    askedBy: { employeeId: askedBy, name: one.askedByName },
    askedAt,
    decision,
    correction: one.correction,
  };
}

/** The entry as it stood when somebody asked about it, folded from the punches that counted then. */
function seenEntry({ entryId, seenPunchIds }: StoredAdjustment, facts: readonly PunchFacts[]): TimeEntry | undefined {
  if (entryId === null) return undefined;
  const seen = facts.filter(({ id }) => seenPunchIds.includes(id));
  return entryOf(seen, entryId) ?? timeEntries(seen).at(0);
}

const wireEntry = (entry: {
  readonly clockedInAt: Instant;
  readonly clockedOutAt?: Instant;
  readonly breaks: readonly { readonly startedAt: Instant; readonly endedAt?: Instant }[];
}): NonNullable<Adjustment['recorded']> => ({
  clockedInAt: entry.clockedInAt,
  clockedOutAt: entry.clockedOutAt ?? null,
  breaks: entry.breaks.map(({ startedAt, endedAt }) => ({ startedAt, endedAt: endedAt ?? null })),
});
