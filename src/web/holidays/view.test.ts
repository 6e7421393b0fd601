import { expect, test } from 'vitest';
import type { HolidayChangeReply } from '../../contract/holidays.ts';
import { daysOfYear } from './view.ts';

const change = (more: Partial<HolidayChangeReply>): HolidayChangeReply => ({
  changeId: 'a',
  locationId: null,
  code: 'columbus',
  name: null,
  month: null,
  day: null,
  fromYear: 2027,
  lastYear: null,
  ...more,
});
const columbus = (changes: readonly HolidayChangeReply[], locationId: string | null, year: number) =>
  daysOfYear(changes, locationId, year).find(({ code }) => code === 'columbus');

test('a federal day that is left out stays in the list, to be kept again', () => {
  expect(columbus([change({})], null, 2027)).toMatchObject({ isKept: false, changeId: 'a', isOfPlace: true });
  expect(columbus([change({})], null, 2026)).toMatchObject({ isKept: true, changeId: null });
});

test('what the whole organization leaves out is not kept again at one location', () => {
  expect(columbus([change({})], 'north', 2027)).toMatchObject({ isKept: false, isOfPlace: false });
  expect(columbus([change({ locationId: 'north' })], null, 2027)).toMatchObject({ isKept: true });
});

test('a day that is left out later is left out until then', () => {
  expect(columbus([change({ fromYear: 2029 })], null, 2026)?.lastYear).toBe(2028);
  expect(columbus([], null, 2026)?.lastYear).toBeNull();
});

test('own days stand among the others', () => {
  const eve = change({ code: null, name: 'Eve', month: 12, day: 24, fromYear: 2026 });
  const december = daysOfYear([eve], null, 2026).filter(({ date }) => date >= '2026-12-01');
  expect(december.map(({ name, code }) => name ?? code)).toEqual(['Eve', 'christmas']);
});
