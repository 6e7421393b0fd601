import { expect, test } from 'vitest';
import type { SaidHours } from '../../../domain/schedule/availability.ts';
import { faultOfDay, hoursOfValues, inMode, usualHours, valuesOfDay } from './view.ts';

const said = (kind: SaidHours['kind'], fromMinute: number, toMinute: number): SaidHours => ({
  kind,
  fromMinute,
  toMinute,
});

test.each([
  ['nothing', [], 'any'],
  ['a whole day that is preferred', [said('preferred', 0, 1_440)], 'preferred'],
  ['a whole day that is not available', [said('unavailable', 0, 1_440)], 'unavailable'],
  ['hours up to midnight', [said('unavailable', 1_080, 1_440)], 'hours'],
  ['hours from midnight on', [said('unavailable', 0, 480), said('preferred', 480, 720)], 'hours'],
] as const)('%s is typed and read back as it was said', (_, hours, mode) => {
  const values = valuesOfDay(hours);
  expect(values.mode).toBe(mode);
  expect(hoursOfValues(values)).toEqual(hours);
});

test('a day that is to have hours begins with the usual ones, and keeps what was typed before', () => {
  const day = inMode({ mode: 'any', hours: [] }, 'hours');
  expect(day).toEqual({ mode: 'hours', hours: [usualHours] });
  expect(inMode(inMode(day, 'any'), 'hours')).toEqual(day);
});

test('a time that is not typed whole is said before it is sent', () => {
  expect(faultOfDay({ mode: 'hours', hours: [{ ...usualHours, to: '' }] })).toBe('hours_without_length');
  expect(faultOfDay({ mode: 'hours', hours: [{ ...usualHours, from: '' }] })).toBe('hours_without_length');
  expect(faultOfDay({ mode: 'hours', hours: [usualHours, usualHours] })).toBe('hours_overlap');
  expect(faultOfDay({ mode: 'hours', hours: [{ ...usualHours, to: '00:00' }] })).toBeUndefined();
});
