import { expect, test } from 'vitest';
import { ana, ben, monday, tuesday } from '../../../../tests/world/team-schedule.ts';
import { addDays, instant } from '../../../domain/kernel/time.ts';
import { countedAs } from './counted-as.ts';

const clocked = { ...ana, worked: { until: instant(0), punches: [] } };
const wednesday = addDays(monday, 2);
const week = [0, 1, 2, 3, 4, 5, 6].map((day) => addDays(monday, day));

test.each([
  ['a week that is over', week, addDays(monday, 7), [clocked, ben], 'worked'],
  ['its last day', week, addDays(monday, 6), [clocked, ben], 'how'],
  ['a week that runs', week, wednesday, [clocked, ben], 'how'],
  ['a week to come', week, addDays(monday, -1), [clocked, ben], 'planned'],
  ['a week that is over and of which the reader may see no time card', week, addDays(monday, 7), [ben], 'planned'],
  ['yesterday', [tuesday], wednesday, [clocked], 'worked'],
  ['today', [wednesday], wednesday, [clocked], 'how'],
  ['tomorrow', [wednesday], tuesday, [clocked], 'planned'],
] as const)('the hours of %s are said to count as they do', (_, dates, today, people, how) => {
  expect(countedAs(dates, { today, people: [...people] })).toBe(`schedule.labour.${how}`);
});
