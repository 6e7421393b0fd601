import type { ReplyOf } from '../../contract/kernel/endpoint.ts';
import type * as endpoints from '../../contract/reference.ts';
import { placesOf, type Action, type Places } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import { addDays, parseInstant, startOfDate, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import { timeEntries } from '../../domain/time-clock/time-entry.ts';
import type { ActorContext } from '../kernel/context.ts';
import { afterInTime, cursorAfter, pageByTime, readCursor, type Keyset } from '../kernel/cursor.ts';
import type { UseCase } from '../kernel/route.ts';
import { listOwnMessages } from '../messaging/read.ts';
import { listLocations as listStoredLocations, type StoredLocation } from '../organization/read.ts';
import { listRecorded, showPayments } from '../payroll/read.ts';
import { listSeen } from '../people/read.ts';
import { listKnownAt } from '../schedule/read.ts';
import { listMembers, listSeenMembers, mayKnowEmployment, sightOf, worksAt } from '../team/read.ts';
import { listEntries, type EntryRow } from '../time-clock/read.ts';

/** Rows on a page, unless the caller says how many. */
const usualPage = 50;

interface Paging {
  readonly limit?: number | undefined;
  readonly cursor?: string | undefined;
  readonly from?: PlainDate | undefined;
  readonly to?: PlainDate | undefined;
}

const sizeOf = ({ limit }: Paging): number => limit ?? usualPage;

/** One row more than the page takes tells whether there is a next one. */
function keysetOf(query: Paging, zone: Zone, collection: string) {
  const after = afterInTime(query.cursor, collection);
  if (!after.ok) return after;
  return accept<Keyset>({
    since: query.from && startOfDate(query.from, zone),
    before: query.to && startOfDate(addDays(query.to, 1), zone),
    after: after.value,
    most: sizeOf(query) + 1,
  });
}

/** The order of members. A cursor names its collection besides: the ids of one are no place in another. */
const byId = 'id';

/** A page of what is few enough to be read whole, in the order in which it was added. */
function pageById<Row extends { readonly id: string }>(all: readonly Row[], query: Paging, collection: string) {
  const read = readCursor(query.cursor, collection, 'text');
  if (!read.ok) return read;
  const [, after = ''] = read.value ?? [];
  const left = all.filter(({ id }) => id > after).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const data = left.slice(0, sizeOf(query));
  const last = data.at(-1);
  return accept({
    data,
    next: last !== undefined && left.length > data.length ? cursorAfter(collection, '', last.id) : null,
  });
}

const isAmong = (places: Places, locationId: string): boolean => places === 'all' || places.includes(locationId);

/** The locations at which the actor sees colleagues. */
async function knownLocations({ tx, actor }: ActorContext): Promise<readonly StoredLocation[]> {
  const places = placesOf(actor, 'see_colleagues');
  return (await listStoredLocations(tx, actor.organizationId)).filter(({ id }) => isAmong(places, id));
}

export const listLocations: UseCase<typeof endpoints.listLocations> = async (ctx, { query }) => {
  const known = await knownLocations(ctx);
  return pageById(
    known.map(({ id, name, zone, address, phone, closedAt }) => ({ id, name, zone, address, phone, closedAt })),
    query,
    'locations',
  );
};

export const listUsers: UseCase<typeof endpoints.listUsers> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const { role, locationId: location } = query;
  const after = readCursor(query.cursor, 'users', 'text');
  if (!after.ok) return after;
  const page = { order: byId, after: after.value, most: sizeOf(query) + 1 } as const;
  const wish = { role, location, status: 'any' } as const;
  const rows = await listSeenMembers(tx, actor.organizationId, sightOf(actor), { ...wish, ...page });
  const data = rows.slice(0, sizeOf(query)).map((member) => {
    const answersFor = mayKnowEmployment(ctx, member);
    return {
      id: member.employeeId,
      firstName: member.firstName,
      lastName: member.lastName,
      email: answersFor ? member.email : null,
      status: answersFor ? member.status : null,
      role: member.role,
      homeLocationId: member.homeLocationId,
      furtherLocationIds: [...member.furtherLocationIds],
    };
  });
  const last = data.at(-1);
  return accept({ data, next: last && rows.length > data.length ? cursorAfter('users', '', last.id) : null });
};

/** Of whom the actor may see something: everybody they may, or the one they ask about. */
async function idsSeen(ctx: ActorContext, action: Action, userId: string | undefined): Promise<string[]> {
  const ids = (await listSeen(ctx, action)).map(({ employeeId }) => employeeId);
  return userId === undefined ? ids : ids.filter((id) => id === userId);
}

export const listTimeEntries: UseCase<typeof endpoints.listTimeEntries> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const employeeIds = await idsSeen(ctx, 'see_time_card', query.userId);
  const asked = keysetOf(query, actor.zone, 'time-entries');
  if (!asked.ok) return asked;
  const found = await listEntries(tx, actor.organizationId, { ...asked.value, employeeIds });
  const { rows, next } = pageByTime(found, sizeOf(query), ({ clockedInAt: at, id }) => ({ at, id }), 'time-entries');
  return accept({ data: rows.map(shownEntry), next });
};

function shownEntry(row: EntryRow): ReplyOf<typeof endpoints.listTimeEntries>['data'][number] {
  const punches = row.punches.flatMap(({ punchedAt, ...punch }) => {
    const at = parseInstant(punchedAt);
    return at === undefined ? [] : [{ ...punch, punchedAt: at }];
  });
  // The next clock-in, where there is one, tells that this entry does not run.
  const [entry] = timeEntries(punches);
  if (entry === undefined) throw new Error('a clock-in begins no time entry');
  return {
    id: row.id,
    userId: row.employeeId,
    locationId: row.locationId,
    clockedInAt: entry.clockedInAt,
    clockedOutAt: entry.clockedOutAt ?? null,
    open: entry.open,
    breaks: entry.breaks.map(({ startedAt, endedAt = null }) => ({ startedAt, endedAt })),
  };
}

export const listShifts: UseCase<typeof endpoints.listShifts> = async ({ tx, actor }, { query }) => {
  const seen = placesOf(actor, 'see_shifts');
  const { locationId, userId: employeeId } = query;
  const places = locationId === undefined ? seen : isAmong(seen, locationId) ? [locationId] : [];
  const asked = keysetOf(query, actor.zone, 'schedule');
  if (!asked.ok) return asked;
  const found = await listKnownAt(tx, actor.organizationId, { ...asked.value, places, employeeId });
  const { rows, next } = pageByTime(found, sizeOf(query), ({ startsAt: at, shiftId: id }) => ({ at, id }), 'schedule');
  const data = rows.map((shift) => ({
    id: shift.shiftId,
    locationId: shift.locationId,
    userId: shift.employeeId,
    position: shift.positionName,
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    breakMinutes: shift.breakMinutes,
  }));
  return accept({ data, next });
};

export const listPayroll: UseCase<typeof endpoints.listPayroll> = async (ctx, { query }) => {
  const { tx, actor } = ctx;
  const employeeIds = await idsSeen(ctx, 'see_payments', query.userId);
  const asked = keysetOf(query, actor.zone, 'payroll');
  if (!asked.ok) return asked;
  const found = await listRecorded(tx, actor.organizationId, { ...asked.value, employeeIds });
  const { rows, next } = pageByTime(found, sizeOf(query), ({ recordedAt: at, id }) => ({ at, id }), 'payroll');
  return accept({ data: await showPayments(ctx, rows), next });
};

export const listMessages: UseCase<typeof endpoints.listMessages> = async ({ tx, actor }, { query }) => {
  const { conversationId } = query;
  const asked = keysetOf(query, actor.zone, 'messages');
  if (!asked.ok) return asked;
  const found = await listOwnMessages(tx, actor, { ...asked.value, conversationId });
  const { rows, next } = pageByTime(found, sizeOf(query), ({ sentAt: at, id }) => ({ at, id }), 'messages');
  return accept({ data: [...rows], next });
};

export const listTeams: UseCase<typeof endpoints.listTeams> = async (ctx, { query }) => {
  const page = pageById(await knownLocations(ctx), query, 'teams');
  if (!page.ok) return page;
  const { data: locations, next } = page.value;
  const at = locations.map(({ id }) => id);
  const people = (await listMembers(ctx.tx, ctx.actor.organizationId, { at })).filter(
    ({ status }) => status === 'active',
  );
  const data = locations.map(({ id, name }) => ({
    id,
    name,
    members: people
      .filter((member) => worksAt(member).includes(id))
      .map(({ employeeId, firstName, lastName, role }) => ({ id: employeeId, firstName, lastName, role })),
  }));
  return accept({ data, next });
};
