import type {
  Paper,
  printOwnShifts as ownEndpoint,
  printSchedule as weekEndpoint,
} from '../../contract/schedule/paper.ts';
import { accept, refuse } from '../../domain/kernel/result.ts';
import { dateAt } from '../../domain/kernel/time.ts';
import { changesToPublish } from '../../domain/schedule/publication.ts';
import { formatsOf } from '../../words/formats.ts';
import { speakers } from '../../words/speakers.ts';
import type { ActorContext } from '../kernel/context.ts';
import type { UseCase } from '../kernel/route.ts';
import { fileReply } from '../kernel/sheet/sheet-file.ts';
import { typeset } from '../kernel/sheet/typeset.ts';
import { readSelf } from '../people/read.ts';
import { listMembers } from '../team/read.ts';
import { listPositions } from './positions.repository.ts';
import { findLastPublication } from './published.repository.ts';
import { findEditableLocation, readOwnShifts, weekAt } from './read.ts';
import { listShiftsAt } from './shifts.repository.ts';
import { weekPage, type PaperRow } from './week.sheet.ts';

/** The week of a location as people know it: whoever has a shift, by name, after what nobody has yet. */
export const printSchedule: UseCase<typeof weekEndpoint> = async (ctx, { query }) => {
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
    published === undefined || published.locationId !== locationId ? [] : [published],
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
  const page = weekPage(
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
  return accept(await printed(page, `schedule-${startsOn}.pdf`));
};

/** The reader's own week, a line for each place where they work. */
export const printOwnShifts: UseCase<typeof ownEndpoint> = async (ctx, { query: { date, paper = 'letter' } }) => {
  const read = await readOwnShifts(ctx, { params: undefined, body: undefined, query: { date, span: 'week' } });
  const { startsOn, shifts } = read.value;
  const { speaker, formats, name } = await spokenTo(ctx);
  const byPlace = Map.groupBy(shifts, ({ location }) => location.id);
  const rows = [...byPlace.values()].map((theirs) => ({
    name: theirs[0]?.location.name ?? '',
    shifts: theirs.map((shift) => ({ ...shift, zone: shift.location.zone })),
  }));
  const page = weekPage(
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
  return accept(await printed(page, `my-schedule-${startsOn}.pdf`));
};

async function spokenTo({ tx, actor }: ActorContext) {
  const { self } = await readSelf(tx, actor);
  const { language, hourCycle } = self.preferences;
  const speaker = speakers[language];
  return { speaker, formats: formatsOf(speaker, hourCycle), name: `${self.firstName} ${self.lastName}` };
}

const printed = async (week: ReturnType<typeof weekPage> & { readonly paper: Paper }, name: string) =>
  fileReply(await typeset(new URL('../kernel/sheet/week.typ', import.meta.url), { week }), 'pdf', name);
