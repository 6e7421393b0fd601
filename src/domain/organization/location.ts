import { addDays, weekdays, type PlainDate, type Weekday, type Zone } from '../kernel/time.ts';

/** A circle on the map within which a punch counts as made at the location. Degrees of WGS 84, and metres. */
export interface Geofence {
  readonly latitude: number;
  readonly longitude: number;
  readonly radiusMetres: number;
}

/** From and until when a location is open on a day, `09:00`; closing is on the day after where it is not later than opening. */
export interface OpenSpan {
  readonly opens: string;
  readonly closes: string;
}

/** For each weekday when the location opens; null, it stays closed that day. */
export type OpeningHours = { readonly [Day in Weekday]: OpenSpan | null };

/** The most characters of the name of an organization or location; checks of the tables say the same. */
export const longestPlaceName = 120;

/** What an organization says of a location. */
export interface LocationFacts {
  readonly name: string;
  readonly address: string | null;
  readonly phone: string | null;
  readonly zone: Zone;
  readonly geofence: Geofence | null;
  readonly openingHours: OpeningHours;
}

/** No hours named: what a location has before anybody says more. */
export const noOpeningHours: OpeningHours = Object.fromEntries(weekdays.map((day) => [day, null])) as OpeningHours;

/** Whether a span runs through midnight into the next day; the same time twice is a whole day. */
export const isThroughMidnight = ({ opens, closes }: OpenSpan): boolean => closes <= opens;

/** Metres: a phone knows where it is to some twenty, and nobody works in a circle of more than twenty kilometres. */
export const geofenceRadius = { least: 30, most: 20_000, usual: 150 } as const;

/** A new time zone cuts the weeks that begin on this date or later, whichever weekday the workweeks of a policy begin on. */
export const newZoneCountsFrom = (today: PlainDate): PlainDate => addDays(today, 1);

/** The facts alone, of whatever carries them among other things. */
export const factsOf = ({ name, address, phone, zone, geofence, openingHours }: LocationFacts): LocationFacts => ({
  name,
  address,
  phone,
  zone,
  geofence,
  openingHours,
});

/** A location of which only name and zone are known yet. */
export const plainLocation = (name: string, zone: Zone): LocationFacts => ({
  name,
  address: null,
  phone: null,
  zone,
  geofence: null,
  openingHours: noOpeningHours,
});
