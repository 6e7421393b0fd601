import { expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { pressesOf, workedUntil } from './planned-punches.ts';

const words = { clock_in: 'in', clock_out: 'out', break_start: 'break', break_end: 'back' } as const;
const clock = (at: number) => new Date(at).toISOString().slice(11, 16).replace(/^0/, '');
const shift = (text: string, breakMinutes = 0) => {
  const [from = '', to = ''] = text.split('–');
  return { startsAt: time(from), endsAt: time(to), breakMinutes };
};
const said = (presses: ReturnType<typeof pressesOf>) =>
  presses.map(({ kind, punchedAt }) => `${words[kind]} ${clock(punchedAt)}`).join(', ');

const day = shift('9:00–17:00');
const withMeal = shift('9:00–17:00', 60);

test.each([
  ['a shift', [day], 'in 9:00, out 17:00'],
  ['one with a break', [withMeal], 'in 9:00, break 12:30, back 13:30, out 17:00'],
  ['two, in any order', [shift('18:00–20:00'), day], 'in 9:00, out 17:00, in 18:00, out 20:00'],
  ['one that overlaps', [day, shift('16:00–20:00')], 'in 9:00, out 17:00, in 17:00, out 20:00'],
  ['one within another', [day, shift('12:00–14:00')], 'in 9:00, out 17:00'],
])('whoever works as planned presses the clock for %s', (_, shifts, expected) => {
  expect(said(pressesOf(shifts))).toBe(expected);
});

test.each([
  ['who did not come yet begins now', [day], '', '12:00', 'in 12:00, out 17:00'],
  ['who did not come yet begins after the break', [withMeal], '', '13:00', 'in 13:30, out 17:00'],
  ['who did not come at all has worked nothing', [day], '', '18:00', ''],
  ['who is at work stays to the end', [day], 'in 8:30', '12:00', 'in 8:30, out 17:00'],
  ['with the break that is left', [withMeal], 'in 9:00', '12:45', 'in 9:00, break 12:45, back 13:30, out 17:00'],
  ['without one that is over', [withMeal], 'in 9:00', '14:00', 'in 9:00, out 17:00'],
  [
    'without another one',
    [withMeal],
    'in 9:00, break 10:00, back 10:30',
    '12:00',
    'in 9:00, break 10:00, back 10:30, out 17:00',
  ],
  [
    'who is on a break comes back',
    [withMeal],
    'in 9:00, break 12:00',
    '12:15',
    'in 9:00, break 12:00, back 12:15, out 17:00',
  ],
  ['who stayed longer is still there', [day], 'in 9:00', '18:00', 'in 9:00, out 18:00'],
  [
    'who came before a later shift is out until it',
    [shift('15:00–17:00')],
    'in 9:00',
    '12:00',
    'in 9:00, out 12:00, in 15:00, out 17:00',
  ],
  ['who has left has worked what they worked', [day], 'in 9:00, out 16:00', '18:00', 'in 9:00, out 16:00'],
  ['who forgot to clock out is not at work', [day], 'in 0:00', '14:15', 'in 0:00, in 14:15, out 17:00'],
])('of a shift that runs or is over: %s', (_, shifts, pressed, now, expected) => {
  expect(said(pressesOf(shifts, { punches: punches(pressed), until: time(now) }))).toBe(expected);
});

test.each([
  ['the last quarter of an hour', '', '14:10', '14:00'],
  ['the same, to its very first moment', 'in 9:00', '14:15', '14:15'],
  ['a press after it', 'in 9:00, out 14:05', '14:10', '14:05'],
])('what was worked counts up to %s', (_, pressed, now, until) => {
  expect(clock(workedUntil(punches(pressed), time(now)))).toBe(until);
});
