import { expect, test } from 'vitest';
import { time } from '../../../tests/world/punches.ts';
import { scheduledEnd } from './scheduled-end.ts';

test.each([
  ['9:00–17:00', '8:50', '17:00'],
  ['9:00–17:00', '13:00', '17:00'],
  ['9:00–17:00', '16:59', '17:00'],
  ['9:00–17:00', '17:00', undefined],
  ['9:00–17:00', '7:00', '17:00'],
  ['9:00–17:00', '6:59', undefined],
  ['8:00–12:00, 13:00–17:00', '8:10', '12:00'],
  ['8:00–12:00, 13:00–17:00', '11:50', '17:00'],
  ['8:00–12:00, 12:00–17:00', '7:55', '17:00'],
  ['12:00–17:00, 8:00–12:00', '7:55', '17:00'],
  ['16:00–20:00, 12:00–16:00, 8:00–12:00', '7:55', '20:00'],
  ['13:00–17:00, 8:00–12:00', '11:50', '17:00'],
  ['', '9:00', undefined],
])('of the shifts %s, whoever clocks in at %s was scheduled until %s', (published, clockedIn, until) => {
  const shifts = published.split(', ').flatMap((words) => {
    const [from, to] = words.split('–');
    return from === undefined || to === undefined ? [] : [{ startsAt: time(from), endsAt: time(to) }];
  });
  expect(scheduledEnd(time(clockedIn), shifts)).toBe(until === undefined ? undefined : time(until));
});
