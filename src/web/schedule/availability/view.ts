import type { AvailabilityReply } from '../../../contract/schedule/availability.ts';
import { addDays, weekdays, type PlainDate, type Weekday } from '../../../domain/kernel/time.ts';
import {
  faultOfHours,
  type AvailabilityKind,
  type HoursFault,
  type SaidHours,
} from '../../../domain/schedule/availability.ts';
import type { Formats } from '../../../words/formats.ts';
import type { Say } from '../../../words/speak.ts';

export const dayModes = ['any', 'preferred', 'unavailable', 'hours'] as const;
export type DayMode = (typeof dayModes)[number];

/** Hours as they are typed; midnight at the end of a day is typed as the beginning of the next. */
export interface TypedHours {
  readonly kind: AvailabilityKind;
  readonly from: string;
  readonly to: string;
}

/** A day as it is typed. */
export interface DayValues {
  readonly mode: DayMode;
  readonly hours: readonly TypedHours[];
}

export type WeekValues = Readonly<Record<Weekday, DayValues>>;

const endOfDay = 1_440;
/** What a stretch begins with before anybody types. */
export const usualHours: TypedHours = { kind: 'available', from: '09:00', to: '17:00' };

const isWhole = ({ fromMinute, toMinute }: SaidHours): boolean => fromMinute === 0 && toMinute === endOfDay;

/** What is said of a day, as it is typed. */
export function valuesOfDay(hours: readonly SaidHours[]): DayValues {
  const [first] = hours;
  if (first === undefined) return { mode: 'any', hours: [] };
  if (hours.length === 1 && isWhole(first)) {
    return { mode: first.kind === 'available' ? 'any' : first.kind, hours: [] };
  }
  const typed = hours.map(({ kind, fromMinute, toMinute }) => ({
    kind,
    from: textOf(fromMinute),
    to: textOf(toMinute % endOfDay),
  }));
  return { mode: 'hours', hours: typed };
}

/** What is typed of a day; hours that are not typed whole have no length. */
export function hoursOfValues({ mode, hours }: DayValues): readonly SaidHours[] {
  if (mode === 'any') return [];
  if (mode !== 'hours') return [{ kind: mode, fromMinute: 0, toMinute: endOfDay }];
  return hours
    .map(({ kind, from, to }) => ({ kind, fromMinute: minuteOf(from) ?? 0, toMinute: endOf(to) }))
    .toSorted((a, b) => a.fromMinute - b.fromMinute);
}

function endOf(to: string): number {
  const minute = minuteOf(to) ?? 0;
  return to !== '' && minute === 0 ? endOfDay : minute;
}

/** What is wrong with what is typed of a day, as the server would say it. */
export const faultOfDay = (values: DayValues): HoursFault | undefined => {
  const isUntyped = values.mode === 'hours' && values.hours.some(({ from }) => minuteOf(from) === undefined);
  return isUntyped ? 'hours_without_length' : faultOfHours(hoursOfValues(values));
};

export const valuesOfWeek = (week: AvailabilityReply['week']): WeekValues =>
  Object.fromEntries(weekdays.map((day) => [day, valuesOfDay(week[day])])) as WeekValues;

export const weekOfValues = (values: WeekValues): AvailabilityReply['week'] =>
  Object.fromEntries(weekdays.map((day) => [day, hoursOfValues(values[day])])) as AvailabilityReply['week'];

/** A day with nothing typed but that it has hours begins with the usual ones. */
export const inMode = (values: DayValues, mode: DayMode): DayValues => ({
  mode,
  hours: mode === 'hours' && values.hours.length === 0 ? [usualHours] : values.hours,
});

function minuteOf(time: string): number | undefined {
  const [, hour, minute] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  return hour === undefined || minute === undefined ? undefined : Number(hour) * 60 + Number(minute);
}

const textOf = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

const someMonday = '2024-01-01' as PlainDate;

/** `Monday`. */
export const weekdayName = (formats: Formats, day: Weekday): string =>
  formats.longWeekday(addDays(someMonday, weekdays.indexOf(day)));

/** What is said of a day, in words: one line for each stretch. */
export function linesOfDay(hours: readonly SaidHours[], say: Say, formats: Formats): readonly string[] {
  const { mode } = valuesOfDay(hours);
  if (mode !== 'hours') return [say(`schedule.availability.mode.${mode}`)];
  return hours.map(({ kind, fromMinute, toMinute }) =>
    say('schedule.availability.said', {
      kind: say(`schedule.availability.kind.${kind}`),
      hours: formats.wallRange({ from: fromMinute, to: toMinute }),
    }),
  );
}
