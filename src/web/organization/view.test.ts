import { describe, expect, test } from 'vitest';
import { parseZone, type Zone } from '../../domain/kernel/time.ts';
import { plainLocation, type LocationFacts } from '../../domain/organization/location.ts';
import { checkLocation, factsIn, hoursLines, mergeValues, valuesOf, type LocationValues } from './view.ts';

const newYork = parseZone('America/New_York') as Zone;
const pier: LocationFacts = {
  ...plainLocation('Pier', newYork),
  address: '1 Water Street\nNew York',
  phone: '+1 212 555 0100',
  geofence: { latitude: 40.7033, longitude: -74.011, radiusMetres: 120 },
  openingHours: {
    ...plainLocation('', newYork).openingHours,
    monday: { opens: '09:00', closes: '17:00' },
    tuesday: { opens: '09:00', closes: '17:00' },
    thursday: { opens: '09:00', closes: '17:00' },
    friday: { opens: '18:00', closes: '02:00' },
  },
};
const typed = (change: Partial<LocationValues>): LocationValues => ({ ...valuesOf(pier), ...change });

test('what a form says of a location is what it was filled with', () => {
  expect(factsIn(valuesOf(pier))).toEqual(pier);
  expect(factsIn(valuesOf(plainLocation('Bare', newYork)))).toEqual(plainLocation('Bare', newYork));
});

test('a comma is a decimal point to half of the world', () => {
  expect(factsIn(typed({ latitude: '40,7033' })).geofence?.latitude).toBe(40.7033);
  expect(factsIn(typed({ latitude: '٤٠٫٧٠٣٣' })).geofence?.latitude).toBe(40.7033);
});

describe('a fault is told at its field', () => {
  test.each([
    ['no name', { name: ' ' }, ['name']],
    ['a phone of words', { phone: 'call me' }, ['phone']],
    ['no zone', { zone: '' }, ['zone']],
    ['half a geofence', { latitude: '' }, ['latitude']],
    ['a radius of a step', { radius: '2' }, ['radius']],
    ['a radius with a fraction', { radius: '100.5' }, ['radius']],
    ['a longitude beyond the globe', { longitude: '181' }, ['longitude']],
    ['no geofence at all', { latitude: '', longitude: '', radius: '' }, []],
    [
      'half an opening',
      { hours: { ...valuesOf(pier).hours, sunday: { isOpen: true, opens: '09:00', closes: '' } } },
      ['hours'],
    ],
    [
      'times of a day that is closed',
      { hours: { ...valuesOf(pier).hours, sunday: { isOpen: false, opens: '', closes: '' } } },
      [],
    ],
  ] as const)('%s', (_, change, fields) => {
    expect(Object.keys(checkLocation(typed(change)))).toEqual([...fields]);
  });
});

test('of two who edit at once: theirs where I did not type, mine where I did, and both named where we differ', () => {
  const mine = typed({ name: 'My Pier', phone: '1 555 0001', address: 'Same street' });
  const theirs = typed({ name: 'Their Pier', radius: '300', address: 'Same street' });
  const merged = mergeValues(valuesOf(pier), mine, theirs);
  expect(merged.values).toEqual(typed({ name: 'My Pier', phone: '1 555 0001', radius: '300', address: 'Same street' }));
  expect(merged.both).toEqual(['name']);
  expect(merged.taken).toEqual(['radius']);
});

test('days in a row with the same hours are one line', () => {
  expect(
    hoursLines(pier.openingHours).map(({ from, to, span }) => `${from}–${to} ${span.opens}–${span.closes}`),
  ).toEqual(['monday–tuesday 09:00–17:00', 'thursday–thursday 09:00–17:00', 'friday–friday 18:00–02:00']);
});
