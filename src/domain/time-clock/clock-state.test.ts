import { describe, expect, test } from 'vitest';
import { punches, time } from '../../../tests/world/punches.ts';
import { applicable, clockStateOf, clockStatuses } from './clock-state.ts';

describe('where the clock stands', () => {
  test.each([
    ['', 'Clocked Out', null, null],
    ['in 9:00', 'Clocked In', '9:00', '9:00'],
    ['in 9:00, break 12:00', 'On a Break', '9:00', '12:00'],
    ['in 9:00, break 12:00, back 13:00', 'Clocked In', '9:00', '13:00'],
    ['in 9:00, break 12:00, out 13:00', 'Clocked Out', null, '13:00'],
  ])('after [%s]: %s', (words, status, since, sinceStatus) => {
    expect(clockStateOf(punches(words))).toEqual({
      status,
      since: since === null ? null : time(since),
      sinceStatus: sinceStatus === null ? null : time(sinceStatus),
    });
  });

  test('whatever the status, something can be pressed', () => {
    for (const status of clockStatuses) expect(applicable(status)).not.toEqual([]);
  });
});
