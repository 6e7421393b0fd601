import type { readPresence as endpoint } from '../../contract/schedule/presence.ts';
import { may, mayAt, placesOf } from '../../domain/access/may.ts';
import { accept } from '../../domain/kernel/result.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  millisecondsPerHour,
  wallClock,
  type Instant,
} from '../../domain/kernel/time.ts';
import { isForgotten } from '../../domain/pay-rules/counted-entries.ts';
import { photoUrlOf } from '../../domain/people/photo-url.ts';
import { presenceOf, presences } from '../../domain/schedule/presence.ts';
import { clockStateOf } from '../../domain/time-clock/clock-state.ts';
import { longestEntryMinutes } from '../../domain/time-clock/time-entry.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { listLocations } from '../organization/read.ts';
import { readLongestShifts } from '../pay-rules/read-longest-shifts.ts';
import { listSeen, listWorkers, readWhereabouts, type Worker } from '../people/read.ts';
import { listClockedInAt, readLedgers, readPunchFacts } from '../time-clock/read.ts';
import { listAway } from '../time-off/read.ts';
import { listKnownDuring } from './published.repository.ts';

/** A shift lasts no longer than a day. */
const around = 24 * millisecondsPerHour;

/** Who is where the reader answers for, by clock and schedule, at this moment. */
export const readPresence: UseCase<typeof endpoint> = async (ctx) => {
  const { tx, actor, now } = ctx;
  const { organizationId } = actor;
  const { workers, whereabouts } = await listConcerned(ctx);
  const ids = workers.map(({ employeeId }) => employeeId);
  const ledgers = await readLedgers(
    tx,
    organizationId,
    ids.map((employeeId) => ({ employeeId, at: now })),
    [],
  );
  const clockedIn = ids.flatMap((employeeId) => {
    const { punches } = ledgers.of(employeeId);
    const { since } = clockStateOf(punches);
    const clockIn = punches.findLast(({ kind }) => kind === 'clock_in');
    return since === null || clockIn === undefined ? [] : [{ employeeId, clockedInAt: since, punchId: clockIn.id }];
  });
  const forgotten = await readForgotten(ctx, clockedIn);
  const clockedInAt = await readClockedInAt(ctx, clockedIn);
  const during = { from: addMilliseconds(now, -around), to: addMilliseconds(now, around) };
  const shifts = Map.groupBy(await listKnownDuring(tx, organizationId, ids, during), (one) => one.employeeId);
  const today = dateAt(now, actor.zone);
  const away = await listAway(tx, organizationId, ids, { from: addDays(today, -1), to: addDays(today, 1) });
  const places = await listLocations(tx, organizationId);
  const zoneOf = new Map(places.map(({ id, zone }) => [id, zone]));
  const open = places.filter(({ closedAt }) => closedAt === null);
  const isOpen = new Set(open.map(({ id }) => id));
  // Whoever stands where the reader sees nobody, or at a location that has closed meanwhile, would be nowhere: whoever answers for them must hear of them.
  const placeOf = ({ employeeId, homeLocationId }: Worker): string => {
    const at = clockedInAt.get(employeeId);
    return at !== undefined && isOpen.has(at) && mayAt(actor, 'see_presence', at) ? at : homeLocationId;
  };
  const locations = open
    .filter(({ id }) => mayAt(actor, 'see_presence', id))
    .map(({ id, name, zone }) => {
      const people = workers.flatMap((worker) => {
        if (placeOf(worker) !== id) return [];
        const { employeeId, firstName, lastName } = worker;
        const off = away.get(employeeId) ?? [];
        // A day off is one by the clock of the place where the shift would be.
        const isOff = (at: Instant, locationId: string): boolean => {
          const wall = wallClock(at, zoneOf.get(locationId) ?? zone);
          const minute = wall.hour * 60 + wall.minute;
          return off.some(({ date, from, to }) => date === wall.date && from <= minute && minute < to);
        };
        const own = (shifts.get(employeeId) ?? []).filter(({ startsAt, locationId }) => !isOff(startsAt, locationId));
        const told = presenceOf(clockStateOf(ledgers.of(employeeId).punches), own, now);
        if (told === undefined) return [];
        const since = forgotten.get(employeeId);
        const at = since ?? told.at;
        const where = whereabouts.get(employeeId);
        const photoUrl = where === undefined || may(actor, 'see_photo', where) ? photoUrlOf(worker) : null;
        const isKnown = where === undefined || may(actor, 'see_colleagues', where);
        const shown = { name: `${firstName} ${lastName}`, photoUrl, isKnown };
        return [{ employeeId, ...shown, ...told, at, forgotten: since !== undefined }];
      });
      const order = (one: (typeof people)[number]): number => presences.indexOf(one.presence);
      return { id, name, zone, people: people.toSorted((a, b) => order(a) - order(b) || a.at - b.at) };
    });
  return accept({ locations });
};

interface Concerned {
  readonly workers: readonly Worker[];
  /** Of those whom the reader does not answer for, where they work: by that they may be known to them all the same. */
  readonly whereabouts: ReadonlyMap<string, Awaited<ReturnType<typeof readWhereabouts>>>;
}

/** Those whom the reader answers for, and whoever is clocked in where they do but is at home elsewhere. */
async function listConcerned(ctx: ActorContext): Promise<Concerned> {
  const { tx, actor } = ctx;
  const own = (await listSeen(ctx, 'see_presence')).filter(({ status }) => status === 'active');
  const places = placesOf(actor, 'see_presence');
  const nobody: Concerned['whereabouts'] = new Map();
  if (places === 'all') return { workers: own, whereabouts: nobody };
  const known = new Set(own.map(({ employeeId }) => employeeId));
  const employeeIds = (await listClockedInAt(tx, actor.organizationId, places)).filter((id) => !known.has(id));
  if (employeeIds.length === 0) return { workers: own, whereabouts: nobody };
  const whereabouts = new Map<string, Awaited<ReturnType<typeof readWhereabouts>>>();
  for (const employeeId of employeeIds)
    whereabouts.set(employeeId, await readWhereabouts(tx, { organizationId: actor.organizationId, employeeId }));
  return { workers: [...own, ...(await listWorkers(tx, actor.organizationId, { employeeIds }))], whereabouts };
}

interface OpenClock {
  readonly employeeId: string;
  readonly clockedInAt: Instant;
  readonly punchId: string;
}

/** The locations at which some people have clocked in. */
async function readClockedInAt(
  { tx, actor }: ActorContext,
  open: readonly OpenClock[],
): Promise<ReadonlyMap<string, string>> {
  const facts = await readPunchFacts(
    tx,
    actor.organizationId,
    open.map(({ punchId }) => punchId),
  );
  const locationOf = new Map(facts.map(({ id, locationId }) => [id, locationId]));
  return new Map(
    open.flatMap(({ employeeId, punchId }) => {
      const locationId = locationOf.get(punchId);
      return locationId === undefined ? [] : [[employeeId, locationId] as const];
    }),
  );
}

/** Of those who are clocked in, who has been for longer than the longest shift of their policy, and since when. */
async function readForgotten(
  { tx, actor, now }: ActorContext,
  open: readonly OpenClock[],
): Promise<ReadonlyMap<string, Instant>> {
  if (open.length === 0) return new Map();
  const longestOf = await readLongestShifts(tx, actor.organizationId, open);
  const forgotten = open.filter(({ employeeId, clockedInAt }) =>
    isForgotten({ open: true, clockedInAt }, now, longestOf(employeeId) ?? longestEntryMinutes),
  );
  return new Map(forgotten.map(({ employeeId, clockedInAt }) => [employeeId, clockedInAt]));
}
