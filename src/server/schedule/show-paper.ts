import type { FileReply, InputOf } from '../../contract/kernel/endpoint.ts';
import type {
  Paper,
  printOwnShifts as ownEndpoint,
  printSchedule as weekEndpoint,
} from '../../contract/schedule/paper.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { addMilliseconds, dateAt, isWithin, millisecondsPerHour } from '../../domain/kernel/time.ts';
import { minutesOfEach } from '../../domain/schedule/planned-days.ts';
import { changesToPublish } from '../../domain/schedule/publication.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { fileReply } from '../kernel/sheet/sheet-file.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { readSelf } from '../people/read.ts';
import { listMembers } from '../team/read.ts';
import { findLastPublication } from './publications.repository.ts';
import { listKnownDuring, listKnownOf, listKnownOfPlace, type KnownShift } from './published.repository.ts';
import { readCounting } from './read-counting.ts';
import { farthestZones, findEditableLocation, positionOf, readOwnShifts, weekAt } from './read.ts';
import { listShiftsAt } from './shifts.repository.ts';
import { weekPage, type PaperRow } from './week.sheet.ts';

/** A page that is ready to be set, and what its file is called. */
interface Page {
  readonly week: ReturnType<typeof weekPage> & { readonly paper: Paper };
  readonly name: string;
}

/** Set without holding a connection: pages wait for one typesetter. */
const asFile = {
  work: async ({ week, name }: Page) => {
    const pdf = await typeset(new URL('../kernel/sheet/week.typ', import.meta.url), { week });
    return accept({ file: fileReply(pdf, 'pdf', name) });
  },
  save: async (_ctx: unknown, _input: unknown, { file }: { readonly file: FileReply }) => accept(file),
};

/** The week of a location as people know it: whoever has a shift, by name, after what nobody has yet. */
export const printSchedule: SlowUseCase<typeof weekEndpoint, Page, { readonly file: FileReply }> = {
  load: openWeek,
  ...asFile,
};

async function openWeek(ctx: ActorContext, { query }: InputOf<typeof weekEndpoint>) {
  const { tx, actor } = ctx;
  const { organizationId } = actor;
  const { locationId, date, paper = 'letter' } = query;
  const location = await findEditableLocation(ctx, locationId);
  if (location === undefined) return refuse('not_found');
  const { zone } = location;
  const { startsOn, endsOn, during } = await weekAt(ctx, date, zone);
  const dates = { from: startsOn, to: endsOn };
  const { speaker, formats } = await spokenTo(ctx);
  const { say } = speaker;
  const stored = await listShiftsAt(tx, organizationId, locationId, during);
  // Of what began the evening before the week, the hours after midnight are of it.
  const around = { from: addMilliseconds(during.from, -longestShift), to: during.to };
  const known = (await listKnownOfPlace(tx, organizationId, locationId, around)).filter(
    ({ endsAt }) => endsAt > during.from,
  );
  const begins = (shift: KnownShift) => isWithin(shift.startsAt, during);
  const byPerson = Map.groupBy(
    known.filter((shift) => shift.employeeId !== null || begins(shift)),
    ({ employeeId }) => employeeId,
  );
  const employeeIds = [...byPerson.keys()].flatMap((employeeId) => employeeId ?? []);
  const people = await listMembers(tx, organizationId, { employeeIds });
  const { paidAt, minutesOf } = await readCounting(tx, organizationId, employeeIds);
  const everywhere = await listKnownDuring(tx, organizationId, employeeIds, around);
  const away = Map.groupBy(
    everywhere.filter((shift) => shift.locationId !== locationId),
    ({ employeeId }) => employeeId,
  );
  const nobodys = byPerson.get(null);
  const open: readonly PaperRow[] =
    nobodys === undefined
      ? []
      : [
          {
            name: say('schedule.openShifts'),
            shifts: nobodys.map(paperShift),
            minutes: nobodys.reduce((sum, shift) => sum + minutesOf(shift), 0),
          },
        ];
  const rows = people.map(({ employeeId, firstName, lastName }) => {
    const theirs = byPerson.get(employeeId) ?? [];
    const paid = paidAt(employeeId, locationId, during.from);
    const [minutes = 0] = minutesOfEach([theirs, away.get(employeeId) ?? []], dates, paid);
    return { name: `${firstName} ${lastName}`, shifts: theirs.filter(begins).map(paperShift), minutes };
  });
  const last = await findLastPublication(tx, { organizationId, locationId, startsOn });
  const footer =
    last === undefined
      ? ''
      : say('schedule.paper.published', {
          name: last.by,
          moment: say('schedule.on', {
            date: formats.date(dateAt(last.at, zone)),
            times: formats.time(last.at, zone),
          }),
        });
  const count = changesToPublish(stored).length;
  const week = weekPage(
    {
      title: say('schedule.paper.title', { place: location.name }),
      corner: say('schedule.paper.person'),
      startsOn,
      note: count === 0 ? '' : say('schedule.paper.leftOut', { count }),
      footer,
      rows: [...open, ...rows],
      paper,
    },
    speaker,
    formats,
  );
  return accept({ week, name: `schedule-${startsOn}.pdf` });
}

/** The reader's own week, a line for each place where they work. */
export const printOwnShifts: SlowUseCase<typeof ownEndpoint, Page, { readonly file: FileReply }> = {
  load: openOwnWeek,
  ...asFile,
};

async function openOwnWeek(ctx: ActorContext, { query: { date, paper = 'letter' } }: InputOf<typeof ownEndpoint>) {
  const read = await readOwnShifts(ctx, { params: undefined, body: undefined, query: { date, span: 'week' } });
  const { startsOn, endsOn } = read.value;
  const { speaker, formats, name } = await spokenTo(ctx);
  const { tx, actor } = ctx;
  const { during } = await weekAt(ctx, startsOn, actor.zone);
  // At a place in another zone a shift may begin before the week does here; of what began the evening before it, the hours after midnight are of it.
  const known = await listKnownOf(tx, actor, {
    from: addMilliseconds(during.from, -farthestZones),
    to: addMilliseconds(during.to, farthestZones),
  });
  const places = [...Map.groupBy(known, ({ locationId }) => locationId).values()];
  const { paidAt } = await readCounting(tx, actor.organizationId, [actor.employeeId]);
  const paid = paidAt(actor.employeeId, actor.homeLocationId, during.from);
  const minutes = minutesOfEach(places, { from: startsOn, to: endsOn }, paid);
  const shownOn = new Set(read.value.shifts.map(({ shiftId }) => shiftId));
  const rows = places
    .map((theirs, index) => ({
      name: theirs[0]?.locationName ?? '',
      shifts: theirs.filter(({ shiftId }) => shownOn.has(shiftId)).map(paperShift),
      minutes: minutes[index] ?? 0,
    }))
    .filter((row) => row.shifts.length > 0 || row.minutes > 0);
  const week = weekPage(
    {
      title: speaker.say('schedule.paper.title', { place: name }),
      corner: speaker.say('schedule.place'),
      startsOn,
      note: '',
      footer: '',
      rows,
      paper,
    },
    speaker,
    formats,
  );
  return accept({ week, name: `my-schedule-${startsOn}.pdf` });
}

const longestShift = 24 * millisecondsPerHour;

const paperShift = (shift: KnownShift) => ({ ...shift, position: positionOf(shift) });

async function spokenTo({ tx, actor }: ActorContext) {
  const { self } = await readSelf(tx, actor);
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  return { speaker, formats: formatsOf(speaker, hourCycle), name: `${self.firstName} ${self.lastName}` };
}
