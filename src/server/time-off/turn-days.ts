import { addDays, dateAt, type PlainDate } from '../../domain/kernel/time.ts';
import { movedByTurns } from '../../domain/time-off/moved-by-turns.ts';
import { turnedDays } from '../../domain/time-off/turned-days.ts';
import { listLastRequests } from '../approvals/read.ts';
import type { ActorContext } from '../kernel/context.ts';
import { tellEach, type Spoken } from '../notifications/tell-each.ts';
import { insertTurns, listDaysAfter, type TurningDay } from './day-turns.repository.ts';
import { insertEntries, listUses, type NewEntry } from './ledger.repository.ts';
import { listHolidaysOff } from './read.ts';

type Turned = TurningDay & { readonly turn: number; readonly isSpared: boolean };

/**
 * Has the dates to come of time off count as the calendar of holidays is now: what became a holiday takes nothing any more, and what is
 * none any more takes again what it took. What was taken from a balance comes back to it, by a row of its own; whose it is, is told.
 * Whoever asks, approves or cancels meanwhile overtakes it, or is overtaken: it is of a `ledgerRoute`, as they are.
 *
 * @param locationId whose calendar changed; null, that of the organization
 */
export async function turnDays(ctx: ActorContext, locationId: string | null): Promise<void> {
  const { tx, actor, now } = ctx;
  const { organizationId, employeeId: turnedBy } = actor;
  const turned = await listTurned(ctx, locationId);
  if (turned.length === 0) return;
  await insertTurns(
    tx,
    { organizationId, turnedBy, turnedAt: now },
    turned.map(({ requestId, date, turn }) => ({ requestId, date, turn })),
  );
  await keepInBalances(ctx, turned);
  await tellTurned(ctx, turned);
}

async function listTurned({ tx, actor, now }: ActorContext, locationId: string | null): Promise<readonly Turned[]> {
  const { organizationId } = actor;
  // Wherever somebody is, it is this date or the one after.
  const days = await listDaysAfter(tx, organizationId, locationId, addDays(dateAt(now, actor.zone), -1));
  const turned: Turned[] = [];
  for (const [homeId, held] of Map.groupBy(days, (day) => day.homeId)) {
    const [first] = held;
    if (first === undefined) continue;
    const today = dateAt(now, first.zone);
    const holidays = await listHolidaysOff(tx, organizationId, homeId, today);
    const dates = new Set(holidays.map(({ date }) => date));
    const counted = held.map((day) => Object.assign(day, { isSpared: day.turns % 2 === 1 }));
    for (const day of turnedDays(counted, dates, today)) {
      turned.push({ ...day, turn: day.turns + 1, isSpared: !day.isSpared });
    }
  }
  return turned;
}

/** What dates that turned move in balances, from the same date on as their request does. */
async function keepInBalances({ tx, actor, now, newId }: ActorContext, turned: readonly Turned[]): Promise<void> {
  const { organizationId } = actor;
  const ids = [...new Set(turned.map(({ requestId }) => requestId))];
  const requests = await listLastRequests(tx, organizationId, 'time_off', ids);
  const uses = new Map((await listUses(tx, organizationId, ids)).map(({ id, requestId }) => [requestId, id]));
  const days = turned.map((day) =>
    Object.assign(day, { isApproved: requests.get(day.requestId)?.decision?.outcome === 'approved' }),
  );
  const entries = movedByTurns(days, new Set(uses.keys())).map(({ day, kind, minutes }): NewEntry => {
    const { requestId, employeeId, typeId, startsOn, date, turn } = day;
    const id = newId();
    const use = uses.get(requestId) ?? id;
    uses.set(requestId, use);
    const entry: NewEntry = {
      organizationId,
      id,
      employeeId,
      typeId,
      kind,
      onDate: startsOn,
      minutes,
      period: null,
      requestId,
      reason: null,
      recordedBy: actor.employeeId,
      recordedAt: now,
    };
    return kind === 'revoked' ? Object.assign(entry, { revokesId: use, turnedOn: date, turn }) : entry;
  });
  await insertEntries(tx, entries);
}

async function tellTurned(ctx: ActorContext, turned: readonly Turned[]): Promise<void> {
  const { organizationId } = ctx.actor;
  for (const employeeId of new Set(turned.map((day) => day.employeeId))) {
    ctx.announce({ organizationId, employeeId }, 'time_off');
  }
  const others = turned.filter(({ employeeId }) => employeeId !== ctx.actor.employeeId);
  for (const isSpared of [true, false]) {
    const days = Map.groupBy(
      others.filter((day) => day.isSpared === isSpared),
      (day) => day.employeeId,
    );
    const notices = [...days].map(([employeeId, theirs]) => {
      const dates = [...new Set(theirs.map(({ date }) => date))];
      return { employeeId, facts: (spoken: Spoken) => factsOf(dates, spoken) };
    });
    await tellEach(ctx, organizationId, isSpared ? 'time_off_spared' : 'time_off_counted', notices);
  }
}

const factsOf = (dates: readonly PlainDate[], { formats }: Spoken) =>
  ({ dates: formats.list(dates.map((date) => formats.longDate(date))), link: '/time-off' }) as const;
