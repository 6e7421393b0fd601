import type { FileReply, InputOf } from '../../contract/kernel/endpoint.ts';
import type {
  Paper,
  printOwnShifts as ownEndpoint,
  printSchedule as weekEndpoint,
} from '../../contract/schedule/paper.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt, isWithin } from '../../domain/kernel/time.ts';
import { changesToPublish } from '../../domain/schedule/publication.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { SlowUseCase } from '../kernel/route.ts';
import { fileReply } from '../kernel/sheet/sheet-file.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { readSelf } from '../people/read.ts';
import { listMembers } from '../team/read.ts';
import { listPositions } from './positions.repository.ts';
import { findLastPublication } from './published.repository.ts';
import { findEditableLocation, readOwnShifts, weekAt } from './read.ts';
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
  const { startsOn, during } = await weekAt(ctx, date, zone);
  const { speaker, formats } = await spokenTo(ctx);
  const { say } = speaker;
  const stored = await listShiftsAt(tx, organizationId, locationId, during);
  const positions = new Map((await listPositions(tx, organizationId)).map((one) => [one.id, one]));
  const known = stored.flatMap(({ published }) =>
    published !== undefined && published.locationId === locationId && isWithin(published.startsAt, during)
      ? [published]
      : [],
  );
  const shown = known.map(({ employeeId, positionId, startsAt, endsAt, breakMinutes }) => {
    const position = positions.get(positionId ?? '') ?? null;
    return { employeeId, startsAt, endsAt, breakMinutes, zone, position };
  });
  const byPerson = Map.groupBy(shown, ({ employeeId }) => employeeId);
  const employeeIds = [...byPerson.keys()].flatMap((employeeId) => employeeId ?? []);
  const people = await listMembers(tx, organizationId, { employeeIds });
  const open: readonly PaperRow[] = byPerson.has(null)
    ? [{ name: say('schedule.openShifts'), shifts: byPerson.get(null) ?? [] }]
    : [];
  const rows = people.map(({ employeeId, firstName, lastName }) => ({
    name: `${firstName} ${lastName}`,
    shifts: byPerson.get(employeeId) ?? [],
  }));
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
  const { startsOn, shifts } = read.value;
  const { speaker, formats, name } = await spokenTo(ctx);
  const byPlace = Map.groupBy(shifts, ({ location }) => location.id);
  const rows = [...byPlace.values()].map((theirs) => ({
    name: theirs[0]?.location.name ?? '',
    shifts: theirs.map((shift) => ({ ...shift, zone: shift.location.zone })),
  }));
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

async function spokenTo({ tx, actor }: ActorContext) {
  const { self } = await readSelf(tx, actor);
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  return { speaker, formats: formatsOf(speaker, hourCycle), name: `${self.firstName} ${self.lastName}` };
}
