import type { Zone } from '../../src/domain/kernel/time.ts';
import {
  plainLocation,
  type LocationFacts,
  type OpeningHours,
  type OpenSpan,
} from '../../src/domain/organization/location.ts';

const span = (text: string): OpenSpan | null => {
  const [opens, closes] = text.split('–');
  return opens === undefined || closes === undefined ? null : { opens, closes };
};

/** The same hours from Monday to Friday, and those of Saturday and Sunday; an empty text is closed. */
const hours = (weekday: string, saturday: string, sunday: string): OpeningHours => ({
  monday: span(weekday),
  tuesday: span(weekday),
  wednesday: span(weekday),
  thursday: span(weekday),
  friday: span(weekday),
  saturday: span(saturday),
  sunday: span(sunday),
});

/** What the demo says of its locations; the telephone numbers are of the range that is kept for fiction. */
const places: Readonly<Record<string, Omit<LocationFacts, 'name' | 'zone'>>> = {
  'Downtown Office': {
    address: '48 Harbor Street, Floor 3\nNew York, NY 10004',
    phone: '+1 212 555 0140',
    geofence: { latitude: 40.7036, longitude: -74.0132, radiusMetres: 120 },
    openingHours: hours('08:00–18:00', '', ''),
  },
  'Downtown Location': {
    address: '212 Pine Street\nNew York, NY 10005',
    phone: '+1 212 555 0152',
    geofence: { latitude: 40.7065, longitude: -74.0078, radiusMetres: 100 },
    openingHours: hours('06:30–22:00', '08:00–23:00', '10:00–20:00'),
  },
  'North Branch': {
    address: '1901 Orchard Avenue\nBronx, NY 10457',
    phone: '+1 718 555 0119',
    geofence: { latitude: 40.8467, longitude: -73.8986, radiusMetres: 180 },
    // The bakery works through the night.
    openingHours: hours('22:00–18:00', '07:00–16:00', ''),
  },
  'Westside Office': {
    address: '77 Pier Lane\nNew York, NY 10011',
    phone: '+1 212 555 0187',
    geofence: { latitude: 40.7463, longitude: -74.0087, radiusMetres: 150 },
    openingHours: hours('07:00–02:00', '10:00–02:00', '10:00–22:00'),
  },
};

/** A location of the demo by its name; of one that is not told of, name and zone alone. */
export const placeOf = (name: string, zone: Zone): LocationFacts => ({ ...plainLocation(name, zone), ...places[name] });
