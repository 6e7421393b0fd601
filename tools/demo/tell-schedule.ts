import { v7 } from 'uuid';
import type { AnyAnswer } from '../../src/contract/kernel/endpoint.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import {
  addDays,
  addMilliseconds,
  dateAt,
  daysBetween,
  instant,
  instantAt,
  millisecondsPerHour,
  weekdays,
  weekOf,
  type Instant,
  type PlainDate,
  type Zone,
} from '../../src/domain/kernel/time.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import type { Actor, Context } from '../../src/server/kernel/context.ts';
import { addNeeds } from '../../src/server/schedule/add-needs.ts';
import { addPosition } from '../../src/server/schedule/add-position.ts';
import { addShifts } from '../../src/server/schedule/add-shifts.ts';
import { addTemplate } from '../../src/server/schedule/add-template.ts';
import { changeLabourTarget } from '../../src/server/schedule/change-labour-target.ts';
import { confirmShifts } from '../../src/server/schedule/confirm-shifts.ts';
import { publishWeek } from '../../src/server/schedule/publish-week.ts';
import { readShiftsToConfirm } from '../../src/server/schedule/show-confirmations.ts';
import { isSample, type Habit, type Member } from './cast.ts';
import { isWorkday } from './days.ts';
import type { Dice } from './dice.ts';
import type { At, Person } from './tale.ts';

/** What managers plan again and again where most people work. */
const templates = [
  { name: 'Early shift', fromMinute: 7 * 60, toMinute: 15 * 60, breakMinutes: 30, position: 'Kitchen' },
  { name: 'Late shift', fromMinute: 15 * 60, toMinute: 23 * 60, breakMinutes: 30, position: 'Bar' },
  { name: 'Short cover', fromMinute: 11 * 60, toMinute: 15 * 60, breakMinutes: 0, position: 'Front desk' },
] as const;

/** How many people are needed from Monday to Friday where most people work. */
const needs = [
  { position: 'Kitchen', fromMinute: 7 * 60, toMinute: 14 * 60, people: 3 },
  { position: 'Bar', fromMinute: 14 * 60, toMinute: 22 * 60, people: 2 },
] as const;

/** What the weeks of the office are meant to come to at most. */
const target = { location: 'Downtown Office', weeklyMinutes: 235 * 60, weeklyCents: cents(6_000_00) } as const;

/** Weeks after the present one; the last of them is planned and not published yet. */
const weeksAhead = 2;

/** So long after a week is published people say that they have seen it, and one in so many has not yet. */
const hoursToConfirm = 5;
const hasNotYet = 4;

const positions = [
  { name: 'Front desk', hue: 1 },
  { name: 'Bar', hue: 2 },
  { name: 'Kitchen', hue: 3 },
  { name: 'Stock', hue: 4 },
  { name: 'Training', hue: 5 },
] as const;
type PositionName = (typeof positions)[number]['name'];

/** Shifts that nobody has yet: in which week, on which weekday (0 is Monday), when and as what. */
const open: readonly {
  readonly location: string;
  readonly week: number;
  readonly day: number;
  readonly startsAt: number;
  readonly hours: number;
  readonly position: PositionName;
}[] = [
  { location: 'Downtown Location', week: 0, day: 5, startsAt: 9 * 60, hours: 8, position: 'Front desk' },
  { location: 'Downtown Location', week: 1, day: 1, startsAt: 16 * 60, hours: 4, position: 'Bar' },
  { location: 'Downtown Location', week: 1, day: 5, startsAt: 9 * 60, hours: 8, position: 'Front desk' },
  { location: 'Downtown Office', week: 1, day: 2, startsAt: 9 * 60, hours: 4, position: 'Front desk' },
  { location: 'North Branch', week: 1, day: 6, startsAt: 12 * 60, hours: 6, position: 'Kitchen' },
];

interface Stage {
  readonly actors: readonly Person[];
  readonly locationIds: ReadonlyMap<string, string>;
  /** When the tale begins. */
  readonly begin: Instant;
  readonly now: Instant;
  readonly zone: Zone;
}

/** Plans and publishes every whole week since the tale begins and those ahead, by an admin, for everybody with habits. */
export async function tellSchedule(at: At, stage: Stage, dice: Dice): Promise<void> {
  const { actors, locationIds, begin, now, zone } = stage;
  const planner = actors.find(({ member }) => member.role === 'admin')?.actor;
  if (planner === undefined) return;
  const thisWeek = weekOf(dateAt(now, zone), 'monday');
  const ids = await at(addMilliseconds(now, -1), (ctx) => addPositions({ ...ctx, actor: planner }));
  await at(addMilliseconds(now, -1), (ctx) => addTemplates({ ...ctx, actor: planner }, locationIds, ids));
  await at(addMilliseconds(now, -1), (ctx) => addNeedsOf({ ...ctx, actor: planner }, locationIds, ids));
  await at(addMilliseconds(now, -1), (ctx) => setTarget({ ...ctx, actor: planner }, locationIds));
  const firstWeek = weekOf(addDays(dateAt(begin, zone), 6), 'monday');
  for (let week = -daysBetween(firstWeek, thisWeek) / 7; week <= weeksAhead; week += 1) {
    const startsOn = addDays(thisWeek, 7 * week);
    // What begins is planned on the Wednesday before, as far as the tale had begun and that has come.
    const wednesday = instantAt(addDays(startsOn, -5), { hour: 15, minute: 0 }, zone);
    const moment = instant(Math.min(Math.max(wednesday, begin), now));
    const plans = plansOf(stage, startsOn, week, ids);
    await at(moment, async (given) => {
      const ctx = { ...given, actor: planner };
      for (let first = 0; first < plans.length; first += 200) {
        const shifts = plans.slice(first, first + 200).map((plan) => ({ id: idAt(moment, dice), plan }));
        expectOk(await addShifts(ctx, { params: undefined, query: undefined, headers: {}, body: { shifts } }));
      }
      if (week === weeksAhead) return;
      for (const locationId of locationIds.values()) {
        if (!plans.some((plan) => plan.locationId === locationId)) continue;
        // Whoever looks into the outbox of the demo looks for something else than a hundred schedules.
        expectOk(await publishWeek(ctx, { locationId, date: startsOn, reason: 'The hours were agreed in person' }));
      }
    });
    if (week === weeksAhead) continue;
    const confirmedAt = addMilliseconds(moment, hoursToConfirm * millisecondsPerHour);
    // Of the week to come some have not yet, and the sample user is asked on their dashboard.
    const those = actors.filter(
      ({ member }, index) => week + 1 < weeksAhead || !(isSample(member) || index % hasNotYet === 1),
    );
    await at(confirmedAt < now ? confirmedAt : now, (ctx) => confirmAll(ctx, those));
  }
}

/** Each says that they have seen what was published for them. */
async function confirmAll(given: Context, people: readonly Person[]): Promise<void> {
  for (const { actor } of people) {
    const ctx = { ...given, actor };
    const waiting = await readShiftsToConfirm(ctx, { params: undefined, query: undefined, body: undefined });
    const shifts = waiting.value.shifts.map(({ shiftId, publicationId }) => ({ shiftId, publicationId }));
    if (shifts.length === 0) continue;
    expectOk(await confirmShifts(ctx, { params: undefined, query: undefined, body: { shifts } }));
  }
}

const idAt = (moment: Instant, dice: Dice): string => v7({ msecs: moment, random: dice.bytes(16) });

async function addPositions(ctx: Context & { readonly actor: Actor }): Promise<ReadonlyMap<PositionName, string>> {
  const ids = new Map<PositionName, string>();
  for (const body of positions) {
    const added = await addPosition(ctx, { params: undefined, query: undefined, body });
    if (added.ok) ids.set(body.name, added.value.id);
  }
  return ids;
}

async function addTemplates(
  ctx: Context & { readonly actor: Actor },
  locationIds: ReadonlyMap<string, string>,
  ids: ReadonlyMap<PositionName, string>,
): Promise<void> {
  const locationId = locationIds.get('Downtown Office');
  if (locationId === undefined) return;
  for (const { name, position, ...hours } of templates) {
    const shift = { day: 0, ...hours, positionId: ids.get(position) ?? null, employeeId: null, note: null };
    const body = { locationId, name, kind: 'shift' as const, shifts: [shift] };
    expectOk(await addTemplate(ctx, { params: undefined, query: undefined, body }));
  }
}

async function addNeedsOf(
  ctx: Context & { readonly actor: Actor },
  locationIds: ReadonlyMap<string, string>,
  ids: ReadonlyMap<PositionName, string>,
): Promise<void> {
  const locationId = locationIds.get('Downtown Location');
  if (locationId === undefined) return;
  for (const { position, ...hours } of needs) {
    const body = { locationId, weekdays: weekdays.slice(0, 5), positionId: ids.get(position) ?? null, ...hours };
    expectOk(await addNeeds(ctx, { params: undefined, query: undefined, body }));
  }
}

async function setTarget(
  ctx: Context & { readonly actor: Actor },
  locationIds: ReadonlyMap<string, string>,
): Promise<void> {
  const { location, ...most } = target;
  const locationId = locationIds.get(location);
  if (locationId === undefined) return;
  const body = { ...most, revision: 0 };
  expectOk(await changeLabourTarget(ctx, { params: { locationId }, query: undefined, body }));
}

/** Everybody's usual week, and what nobody has yet. */
function plansOf(
  { actors, locationIds, now, zone }: Stage,
  startsOn: PlainDate,
  week: number,
  ids: ReadonlyMap<PositionName, string>,
): ShiftPlan[] {
  const days = Array.from({ length: 7 }, (_, index) => addDays(startsOn, index));
  const usual = actors.flatMap(({ actor, member }) => {
    const { habit } = member;
    if (habit === undefined || member.status !== 'active') return [];
    return days
      .filter((date) => isWorkday(habit, date, isSample(member) ? dateAt(now, zone) : undefined))
      .map((date) =>
        Object.assign(times(date, habit.startsAt, hoursOf(habit), zone), {
          locationId: actor.locationId,
          employeeId: actor.employeeId,
          positionId: ids.get(positionOf(member)) ?? null,
          breakMinutes: habit.breakMinutes,
          note: null,
        }),
      );
  });
  const unassigned = open.flatMap(({ location, week: of, day, startsAt, hours, position }) => {
    const locationId = locationIds.get(location);
    if (locationId === undefined || of !== week) return [];
    return [
      {
        ...times(addDays(startsOn, day), startsAt, hours, zone),
        locationId,
        employeeId: null,
        positionId: ids.get(position) ?? null,
        breakMinutes: hours > 6 ? 30 : 0,
        note: null,
      },
    ];
  });
  return [...usual, ...unassigned];
}

function times(date: PlainDate, minute: number, hours: number, zone: Zone) {
  const startsAt = instantAt(date, { hour: Math.floor(minute / 60), minute: minute % 60 }, zone);
  return { startsAt, endsAt: addMilliseconds(startsAt, hours * millisecondsPerHour) };
}

/** What is planned is round; what is worked never is. */
const hoursOf = ({ workMinutes }: Habit): number => Math.round(workMinutes / 60);

/** The office has a front desk; elsewhere the early prepare, the late serve, and the nights are for the stock. */
function positionOf({ location, habit }: Member): PositionName {
  const startsAt = habit?.startsAt ?? 0;
  if (location === 'Downtown Office') return 'Front desk';
  if (startsAt >= 20 * 60) return 'Stock';
  if (startsAt >= 12 * 60) return 'Bar';
  return startsAt < 8 * 60 ? 'Kitchen' : 'Front desk';
}

function expectOk(answer: AnyAnswer | Awaited<ReturnType<typeof publishWeek>>): void {
  if (!answer.ok) throw new Error(`the demo's schedule does not hold together: ${answer.refusal}`);
}
