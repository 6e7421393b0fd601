import { weekdayOf, weekdays, type PlainDate, type Weekday } from '../kernel/time.ts';
import { wholeDay, type DayPart } from '../time-off/leave-overlap.ts';
import type { DatedPart } from './day-parts.ts';

export const availabilityKinds = ['available', 'preferred', 'unavailable'] as const;
export type AvailabilityKind = (typeof availabilityKinds)[number];

/** What somebody says of a stretch of a day: minutes of its wall clock, the end not included. */
export interface SaidHours {
  readonly kind: AvailabilityKind;
  readonly fromMinute: number;
  readonly toMinute: number;
}

export type WeekAvailability = Readonly<Record<Weekday, readonly SaidHours[]>>;

/** When somebody can work: a week that holds until it is changed, and dates on which it is otherwise. */
export interface Availability {
  readonly week: WeekAvailability;
  readonly dates: readonly { readonly on: PlainDate; readonly hours: readonly SaidHours[] }[];
}

/** Who has said nothing can work at any time. */
export const anyTime: WeekAvailability = Object.fromEntries(
  weekdays.map((day) => [day, []]),
) as unknown as WeekAvailability;

/** So many dates are said at once, a quarter of a year; whoever is gone for longer says it of their week. */
export const mostDatesAtOnce = 92;

/** Nobody thinks in more pieces of one day. */
export const mostHoursOfDay = 6;

export type HoursFault = 'hours_without_length' | 'hours_overlap';

/** What is wrong with what is said of a day; undefined, if nothing. */
export function faultOfHours(hours: readonly SaidHours[]): HoursFault | undefined {
  if (hours.some(({ fromMinute, toMinute }) => fromMinute >= toMinute)) return 'hours_without_length';
  const inOrder = hours.toSorted((a, b) => a.fromMinute - b.fromMinute);
  const overlaps = inOrder.some(({ fromMinute }, index) => fromMinute < (inOrder[index - 1]?.toMinute ?? 0));
  return overlaps ? 'hours_overlap' : undefined;
}

/** What is said of a day in one line, as logs write it: `available 09:00–17:00`. */
export const textOfHours = (hours: readonly SaidHours[]): string =>
  hours.map(({ kind, ...stretch }) => `${kind} ${textOfStretch(stretch)}`).join(', ');

/** A part of a day by the clock on the wall, as logs write it: `09:00–17:00`. */
export const textOfStretch = ({ fromMinute, toMinute }: Pick<SaidHours, 'fromMinute' | 'toMinute'>): string =>
  `${clock(fromMinute)}–${clock(toMinute)}`;

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** What is said of a date: of the date itself, or else of its weekday. */
const hoursOn = ({ week, dates }: Availability, date: PlainDate): readonly SaidHours[] =>
  dates.find(({ on }) => on === date)?.hours ?? week[weekdayOf(date)];

/**
 * When somebody cannot work on a day. Whoever names hours at which they are available is not at others; hours that they would
 * rather work say nothing of the others.
 *
 * | nothing                               | never               |
 * | unavailable 8–12                      | 8–12                |
 * | available 9–17                        | 0–9, 17–24          |
 * | available 9–17, preferred 18–20       | 0–9, 17–18, 20–24   |
 * | preferred 9–12                        | never               |
 */
export function unavailableParts(hours: readonly SaidHours[]): readonly DayPart[] {
  const partOf = ({ fromMinute, toMinute }: SaidHours): DayPart => ({ from: fromMinute, to: toMinute });
  const said = hours.filter(({ kind }) => kind === 'unavailable').map(partOf);
  if (hours.every(({ kind }) => kind !== 'available')) return said;
  const free = hours
    .filter(({ kind }) => kind !== 'unavailable')
    .map(partOf)
    .toSorted((a, b) => a.from - b.from);
  const gaps: DayPart[] = [];
  let end = wholeDay.from;
  for (const { from, to } of [...free, { from: wholeDay.to, to: wholeDay.to }]) {
    if (from > end) gaps.push({ from: end, to: from });
    end = to;
  }
  return gaps;
}

/** Of each of some dates, when somebody cannot work and when they would rather. */
export function saidOn(
  availability: Availability,
  dates: readonly PlainDate[],
): { readonly unavailable: readonly DatedPart[]; readonly preferred: readonly DatedPart[] } {
  const said = dates.map((date) => ({ date, hours: hoursOn(availability, date) }));
  return {
    unavailable: said.flatMap(({ date, hours }) => unavailableParts(hours).map(({ from, to }) => ({ date, from, to }))),
    preferred: said.flatMap(({ date, hours }) =>
      hours
        .filter(({ kind }) => kind === 'preferred')
        .map(({ fromMinute: from, toMinute: to }) => ({ date, from, to })),
    ),
  };
}
