import { createHash } from 'node:crypto';
import type { FileReply } from '../../contract/kernel/endpoint.ts';
import type * as endpoints from '../../contract/schedule/calendar.ts';
import type { Language } from '../../domain/kernel/language.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { calendarText, type CalendarEvent } from '../../domain/schedule/calendar-text.ts';
import { spanOfShift } from '../../domain/schedule/shift.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import { keyOfSecret } from '../kernel/organization-secret.ts';
import type { UseCase } from '../kernel/route.ts';
import { enterOrganization, type Transaction } from '../kernel/transaction.ts';
import { readSelf } from '../people/read.ts';
import { findFeed, findFollowed } from '../tokens/read.ts';
import { listFormer, listHistories, type FormerShift, type ShiftHistory } from './calendar.repository.ts';
import { listKnownOf } from './published.repository.ts';
import { readCounting, type Counting } from './read-counting.ts';
import { findSeen, noteFor } from './read.ts';

const millisecondsPerDay = 24 * millisecondsPerHour;
/** Calendars keep what they had; so long ago nobody looks for a change. */
const daysBack = 31;
const daysAhead = 400;

export const readCalendarFeed: UseCase<typeof endpoints.readCalendarFeed> = async ({ tx, actor }) =>
  accept({ madeAt: (await findFeed(tx, actor)) ?? null });

/** The shifts of whose secret it is, as long as they work here: whoever left hears what everybody hears who guesses. */
export const readCalendar: UseCase<typeof endpoints.readCalendar> = async ({ tx, now }, { params }) => {
  const key = keyOfSecret(params.secret.replace(/\.ics$/, ''));
  if (key === undefined) return refuse('not_found');
  const { organizationId, tokenHash } = key;
  await enterOrganization(tx, organizationId);
  const employeeId = await findFollowed(tx, organizationId, tokenHash);
  if (employeeId === undefined) return refuse('not_found');
  const who = { organizationId, employeeId };
  const { status, self } = await readSelf(tx, who);
  if (status !== 'active') return refuse('not_found');
  const from = addMilliseconds(now, -daysBack * millisecondsPerDay);
  const theirs = await listKnownOf(tx, who, { from, to: addMilliseconds(now, daysAhead * millisecondsPerDay) });
  const events = await eventsOf(tx, organizationId, self.preferences.language, {
    theirs,
    former: await listFormer(tx, who, from),
  });
  const { say } = speakers[self.preferences.language];
  return accept(calendarFile(say('schedule.calendar.name', { organization: self.organization.name }), events));
};

/** One shift that the actor may see, with its note where that is for them. */
export const readShiftCalendar: UseCase<typeof endpoints.readShiftCalendar> = async (ctx, { params: { shiftId } }) => {
  const { tx, actor } = ctx;
  const shift = await findSeen(ctx, shiftId);
  if (shift === undefined) return refuse('not_found');
  const theirs = [{ ...shift, note: await noteFor(ctx, shift) }];
  const events = await eventsOf(tx, actor.organizationId, actor.language, { theirs, former: [] });
  return accept({ ...calendarFile(shift.locationName, events), name: 'shift.ics' });
};

function calendarFile(name: string, events: readonly CalendarEvent[]): FileReply {
  const bytes = new TextEncoder().encode(calendarText(name, events));
  const etag = createHash('sha256').update(bytes).digest('base64url');
  return { type: 'text/calendar; charset=utf-8', etag, bytes };
}

/** Shifts as events, with how often each was published as the count of its changes. */
async function eventsOf(
  tx: Transaction,
  organizationId: string,
  language: Language,
  { theirs, former }: { readonly theirs: readonly FormerShift[]; readonly former: readonly FormerShift[] },
): Promise<readonly CalendarEvent[]> {
  const all = [...theirs, ...former];
  const histories = await listHistories(
    tx,
    organizationId,
    all.map(({ shiftId }) => shiftId),
  );
  const counting = await readCounting(
    tx,
    organizationId,
    all.map(({ employeeId }) => employeeId),
  );
  const eventOf = (shift: FormerShift, isCancelled: boolean): readonly CalendarEvent[] => {
    const history = histories.get(shift.shiftId);
    return history === undefined ? [] : [sayEvent(language, shift, history, { isCancelled, counting })];
  };
  return [...theirs.flatMap((shift) => eventOf(shift, false)), ...former.flatMap((shift) => eventOf(shift, true))];
}

function sayEvent(
  language: Language,
  shift: FormerShift,
  { publications, changedAt }: ShiftHistory,
  { isCancelled, counting }: { readonly isCancelled: boolean; readonly counting: Counting },
): CalendarEvent {
  const { say } = speakers[language];
  const { locationName: place, address, positionName: position, note } = shift;
  const work = say('schedule.lengthWithBreak', {
    hours: formatsOf(speakers[language], 'h12').hours(counting.minutesOf(shift), 'where_needed').text,
    minutes: shift.breakMinutes,
  });
  return {
    uid: shift.shiftId,
    sequence: publications - 1,
    changedAt,
    during: spanOfShift(shift),
    summary: position === null ? place : say('schedule.placeAs', { place: position, position: place }),
    location: address === null ? place : `${place}, ${address}`,
    description: note === null ? work : `${work}\n${note}`,
    isCancelled,
  };
}
