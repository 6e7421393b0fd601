import { addMilliseconds, millisecondsPerHour, type Instant } from '../../domain/kernel/time.ts';
import { daysAhead, ringingAt } from '../../domain/messaging/telling.ts';
import type { Context } from '../kernel/context.ts';
import { readHearers } from '../notifications/read-hearers.ts';
import { listKnownDuring } from '../schedule/read.ts';

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
  return [...known].map(([employeeId, { addressee, wishes }]) => {
    const spans = (byPerson.get(employeeId) ?? []).map(({ startsAt, endsAt }) => ({ from: startsAt, to: endsAt }));
    return { employeeId, ringsAt: ringingAt(now, addressee.zone, wishes.quiet, spans, isUrgent) };
  });
}
