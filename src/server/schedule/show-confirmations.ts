import type {
  readConfirmations as weekEndpoint,
  readShiftsToConfirm as ownEndpoint,
} from '../../contract/schedule/confirmations.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import type { Instant } from '../../domain/kernel/time.ts';
import { mostConfirmedAtOnce } from '../../domain/schedule/confirmation.ts';
import type { UseCase } from '../kernel/route.ts';
import { findLastReminder, listAsked, listUnconfirmed, type AskedShift } from './confirmations.repository.ts';
import { listKnown } from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { findEditableLocation, ownShift, weekAt } from './read.ts';

/** What waits for the reader to confirm it, by when it begins: as much of it as one press may confirm. */
export const readShiftsToConfirm: UseCase<typeof ownEndpoint> = async ({ tx, actor, now }) => {
  const { shifts: waiting, count } = await listUnconfirmed(tx, actor, now, mostConfirmedAtOnce);
  const ids = waiting.map(({ shiftId }) => shiftId);
  const known = new Map((await listKnown(tx, actor.organizationId, ids)).map((shift) => [shift.shiftId, shift]));
  const { minutesOf } = await readCounting(tx, actor.organizationId, [actor.employeeId]);
  const shifts = waiting.flatMap(({ shiftId, wasTheirs }) => {
    const shift = known.get(shiftId);
    if (shift === undefined) return [];
    const change = wasTheirs ? ('changed' as const) : ('new' as const);
    return [{ ...ownShift(shift, minutesOf(shift)), publicationId: shift.publicationId, change }];
  });
  return accept({ shifts, count });
};

/** Of a week of a location, who has confirmed and who has not. */
export const readConfirmations: UseCase<typeof weekEndpoint> = async (ctx, { query: { locationId, date } }) => {
  const { tx, actor, now } = ctx;
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  const { startsOn, during } = await weekAt(ctx, date, location.zone);
  const { organizationId } = actor;
  const asked = await listAsked(tx, organizationId, locationId, during);
  const remindedAt = (await findLastReminder(tx, { organizationId, locationId, startsOn })) ?? null;
  return accept({ people: peopleOf(asked, now), remindedAt });
};

/** Person by person. What has begun and was never confirmed is not asked for any more. */
function peopleOf(asked: readonly AskedShift[], now: Instant) {
  return [...Map.groupBy(asked, ({ employeeId }) => employeeId)].flatMap(([employeeId, theirs]) => {
    const times = theirs.flatMap(({ confirmedAt }) => confirmedAt ?? []);
    const confirmed = theirs.filter(({ confirmedAt }) => confirmedAt !== null);
    const waiting = waitingOf(theirs, now);
    if (confirmed.length + waiting.length === 0) return [];
    const idsOf = (shifts: readonly AskedShift[]) => shifts.map(({ shiftId }) => shiftId);
    const lastAt = times.length === 0 ? null : (Math.max(...times) as Instant);
    const name = theirs[0]?.name ?? '';
    return [{ employeeId, name, confirmed: idsOf(confirmed), waiting: idsOf(waiting), lastAt }];
  });
}

/** What of somebody's shifts is still to be confirmed. */
export const waitingOf = (theirs: readonly AskedShift[], now: Instant): readonly AskedShift[] =>
  theirs.filter(({ confirmedAt, startsAt }) => confirmedAt === null && startsAt > now);
