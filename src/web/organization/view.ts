import * as z from 'zod/mini';
import { addLocation, type Location } from '../../contract/organization.ts';
import { plainDigits, plainNumber } from '../../domain/kernel/digits.ts';
import {
  addDays,
  instantAt,
  parseZone,
  weekdays,
  type PlainDate,
  type Weekday,
  type Zone,
} from '../../domain/kernel/time.ts';
import {
  geofenceRadius,
  type LocationFacts,
  type OpeningHours,
  type OpenSpan,
} from '../../domain/organization/location.ts';
import type { Formats } from '../../words/formats.ts';
import type { Faults } from '../kernel/form.tsx';
import { todaysZoneName } from '../kernel/todays-zone-name.ts';

/** The hours of a day as they stand in the form: kept while the day is closed, so that opening it brings them back. */
export interface DayValues {
  readonly isOpen: boolean;
  readonly opens: string;
  readonly closes: string;
}

/** A location as it stands in the form: text, as it was typed. */
export interface LocationValues {
  readonly name: string;
  readonly address: string;
  readonly phone: string;
  readonly zone: string;
  readonly latitude: string;
  readonly longitude: string;
  readonly radius: string;
  readonly hours: Readonly<Record<Weekday, DayValues>>;
}

const usualDay: DayValues = { isOpen: false, opens: '09:00', closes: '17:00' };

/** A new location, in the zone of whoever adds it. */
export const newValues = (zone: Zone): LocationValues => ({
  name: '',
  address: '',
  phone: '',
  zone,
  latitude: '',
  longitude: '',
  radius: '',
  hours: Object.fromEntries(weekdays.map((day) => [day, usualDay])) as LocationValues['hours'],
});

export const valuesOf = (facts: LocationFacts): LocationValues => ({
  name: facts.name,
  address: facts.address ?? '',
  phone: facts.phone ?? '',
  zone: facts.zone,
  latitude: facts.geofence === null ? '' : String(facts.geofence.latitude),
  longitude: facts.geofence === null ? '' : String(facts.geofence.longitude),
  radius: facts.geofence === null ? '' : String(facts.geofence.radiusMetres),
  hours: Object.fromEntries(
    weekdays.map((day) => [day, dayValues(facts.openingHours[day])]),
  ) as LocationValues['hours'],
});

const dayValues = (span: OpenSpan | null): DayValues => (span === null ? usualDay : { isOpen: true, ...span });

/** A number as people write it, with a comma or a point; undefined if it is none. */
function numberIn(text: string): number | undefined {
  const plain = plainNumber(text).replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : undefined;
}

const isWithin = (text: string, least: number, most: number): boolean => {
  const value = numberIn(text);
  return value !== undefined && value >= least && value <= most;
};

const body = addLocation.body.shape;

/** What is wrong before the server is asked. The geofence is given whole or not at all. */
export function checkLocation(values: LocationValues): Faults<LocationValues> {
  const { latitude, longitude, radius } = values;
  const fenced = [latitude, longitude, radius].some((text) => text.trim() !== '');
  const isWhole = Number.isInteger(numberIn(radius));
  const halfOpen = weekdays.some((day) => {
    const { isOpen, opens, closes } = values.hours[day];
    return isOpen && (opens === '' || closes === '');
  });
  return {
    ...(values.name.trim() === '' && { name: 'organization.enterName' }),
    ...(values.phone.trim() !== '' &&
      !z.safeParse(body.phone, plainDigits(values.phone)).success && { phone: 'organization.phoneForm' }),
    ...(parseZone(values.zone) === undefined && { zone: 'organization.chooseZone' }),
    ...(fenced && !isWithin(latitude, -90, 90) && { latitude: 'organization.latitudeForm' }),
    ...(fenced && !isWithin(longitude, -180, 180) && { longitude: 'organization.longitudeForm' }),
    ...(fenced &&
      !(isWhole && isWithin(radius, geofenceRadius.least, geofenceRadius.most)) && {
        radius: 'organization.radiusForm',
      }),
    ...(halfOpen && { hours: 'organization.enterHours' }),
  };
}

/** The facts that the form says; throws on values that `checkLocation` has not let through. */
export function factsIn(values: LocationValues): LocationFacts {
  const zone = parseZone(values.zone);
  if (zone === undefined) throw new TypeError(`Not a zone: ${values.zone}`);
  const [latitude, longitude, radiusMetres] = [values.latitude, values.longitude, values.radius].map(numberIn);
  const isFenced = latitude !== undefined && longitude !== undefined && radiusMetres !== undefined;
  return {
    name: values.name,
    address: textOrNull(values.address),
    phone: textOrNull(plainDigits(values.phone)),
    zone,
    geofence: isFenced ? { latitude, longitude, radiusMetres } : null,
    openingHours: Object.fromEntries(
      weekdays.map((day) => {
        const { isOpen, opens, closes } = values.hours[day];
        return [day, isOpen ? { opens, closes } : null];
      }),
    ) as OpeningHours,
  };
}

const textOrNull = (text: string): string | null => (text.trim() === '' ? null : text.replaceAll('\r\n', '\n'));

export type LocationField = keyof LocationValues;

/**
 * Puts together what two people did to one location at once: a field that only they changed becomes theirs, one that the
 * reader typed in stays as typed; where both did, the field is named.
 */
export function mergeValues(
  base: LocationValues,
  typed: LocationValues,
  theirs: LocationValues,
): {
  readonly values: LocationValues;
  readonly both: readonly LocationField[];
  readonly taken: readonly LocationField[];
} {
  const fields = Object.keys(base) as LocationField[];
  const isSame = (a: LocationValues, b: LocationValues, field: LocationField) =>
    JSON.stringify(a[field]) === JSON.stringify(b[field]);
  const changed = fields.filter((field) => !isSame(base, theirs, field) && !isSame(typed, theirs, field));
  const taken = changed.filter((field) => isSame(base, typed, field));
  const both = changed.filter((field) => !isSame(base, typed, field));
  const values = { ...typed, ...Object.fromEntries(taken.map((field) => [field, theirs[field]])) };
  return { values, both, taken };
}

/** A Monday, to write the names of weekdays and times without a date by. */
const someMonday = '2024-01-01' as PlainDate;
const utc = 'UTC' as Zone;

export const weekdayName = (formats: Formats, day: Weekday): string =>
  formats.weekday(addDays(someMonday, weekdays.indexOf(day)));

/** `9:00 AM – 5:00 PM`. */
export function spanText(formats: Formats, { opens, closes }: OpenSpan): string {
  const at = (text: string) => {
    const [hour = 0, minute = 0] = text.split(':').map(Number);
    return instantAt(someMonday, { hour, minute }, utc);
  };
  return formats.timeRange({ from: at(opens), to: at(closes) }, utc);
}

/** Days one after another with the same hours, as one line each; days on which it stays closed are left out. */
export function hoursLines(
  hours: OpeningHours,
): { readonly from: Weekday; readonly to: Weekday; readonly span: OpenSpan }[] {
  const lines: { from: Weekday; to: Weekday; span: OpenSpan }[] = [];
  for (const [index, day] of weekdays.entries()) {
    const span = hours[day];
    const last = lines.at(-1);
    if (span === null) continue;
    const follows = last !== undefined && weekdays.indexOf(last.to) === index - 1;
    if (follows && last.span.opens === span.opens && last.span.closes === span.closes) last.to = day;
    else lines.push({ from: day, to: day, span });
  }
  return lines;
}

/** Open ones by name, then closed ones. */
export const inOrder = (locations: readonly Location[]): Location[] =>
  locations.toSorted((a, b) => Number(a.closedAt !== null) - Number(b.closedAt !== null));

/** The zones of this browser to choose from, each with where it stands now. */
export const zoneChoices = (zones: readonly string[], own: string, offsetOf: (zone: string) => string) =>
  [...new Set([own, ...zones, 'UTC'])]
    .map((zone) => ({ zone, today: todaysZoneName(zone) }))
    .toSorted((a, b) => a.today.localeCompare(b.today, 'en'))
    .map(({ zone, today }) => ({
      value: zone,
      label: today.replaceAll('_', ' ').replaceAll('/', ' / '),
      note: offsetOf(zone),
    }));

/** Where somebody registers who brings the code along. */
export const registerAddress = (origin: string, code: string): string =>
  new URL(`/register?code=${encodeURIComponent(code)}`, origin).href;
