import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { daysAhead, ringingAt } from '../../domain/messaging/telling.ts';
import { afterQuiet } from '../../domain/notifications/quiet-hours.ts';
import { isForgotten } from '../../domain/pay-rules/counted-entries.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { longestEntryMinutes } from '../../domain/time-clock/time-entry.ts';
import type { Context } from '../kernel/context.ts';
import { readHearers } from '../notifications/read-hearers.ts';
import { readLongestShifts } from '../pay-rules/read-longest-shifts.ts';
import { listKnownDuring } from '../schedule/read.ts';
import { readLedgers } from '../time-clock/read.ts';

interface Ringing {
  readonly employeeId: string;
  readonly ringsAt: Instant;
}

/** When it rings with each of some people that something was said to them; who cannot be told is left out. */
export async function readRinging(
  ctx: Context,
  organizationId: string,
  ids: readonly string[],
  isUrgent: boolean,
): Promise<readonly Ringing[]> {
  const { tx, now } = ctx;
  const week = { from: now, to: addMilliseconds(now, daysAhead * 24 * millisecondsPerHour) };
  const shifts = await listKnownDuring(tx, organizationId, ids, week);
  const byPerson = Map.groupBy(shifts, ({ employeeId }) => employeeId);
  const known = await readHearers(ctx, organizationId, ids);
  const quiet = [...known].filter(([, { addressee, wishes }]) => afterQuiet(now, addressee.zone, wishes.quiet) > now);
  const asked = isUrgent ? [] : quiet.map(([employeeId]) => employeeId);
  const onTheClock = await readOnTheClock(ctx, organizationId, asked);
  return [...known].map(([employeeId, { addressee, wishes }]) => {
    const spans = (byPerson.get(employeeId) ?? []).map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
    const how = { isUrgent, isOnTheClock: onTheClock.has(employeeId) };
    return { employeeId, ringsAt: ringingAt(now, addressee.zone, wishes.quiet, spans, how) };
  });
}

/** Who of some people is clocked in: whoever has been for longer than a shift may last forgot to clock out, and is at home. */
async function readOnTheClock(
  { tx, now }: Context,
  organizationId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const asks = ids.map((employeeId) => ({ employeeId, at: now }));
  const ledgers = await readLedgers(tx, organizationId, asks, []);
  const open = ids.flatMap((employeeId) => {
    const { since } = clockStateOf(ledgers.of(employeeId).punches);
    return since === null ? [] : [{ employeeId, clockedInAt: since }];
  });
  if (open.length === 0) return new Set();
  const longestOf = await readLongestShifts(tx, organizationId, open);
  const present = open.filter(
    ({ employeeId, clockedInAt }) =>
      !isForgotten({ open: true, clockedInAt }, now, longestOf(employeeId) ?? longestEntryMinutes),
  );
  return new Set(present.map(({ employeeId }) => employeeId));
}
