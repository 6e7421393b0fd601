import { expect, test } from 'vitest';
import { takeCall } from './rate.ts';

const rate = { perMinute: 4 };

/** Calls at these seconds: which are let through, or how many seconds each must wait. */
function calls(...seconds: number[]): (true | number)[] {
  let paidOffAt: number | undefined;
  return seconds.map((second) => {
    const taken = takeCall(paidOffAt, rate, second * 1000);
    if ('waitMilliseconds' in taken) return taken.waitMilliseconds / 1000;
    ({ paidOffAt } = taken);
    return true;
  });
}

test.each([
  ['four at once, and no fifth', [0, 0, 0, 0, 0], [true, true, true, true, 15]],
  ['a fifth when one has come free', [0, 0, 0, 0, 14, 15, 15], [true, true, true, true, 1, true, 15]],
  ['one every fifteen seconds for ever', [0, 15, 30, 45, 60, 75], [true, true, true, true, true, true]],
  ['four again after a minute', [0, 0, 0, 0, 60, 60, 60, 60, 60], [true, true, true, true, true, true, true, true, 15]],
  [
    'no more after an hour of rest than after a minute',
    [0, 3600, 3600, 3600, 3600, 3600],
    [true, true, true, true, true, 15],
  ],
  ['what was refused costs nothing', [0, 0, 0, 0, 1, 2, 3, 15], [true, true, true, true, 14, 13, 12, true]],
])('%s', (_, at, taken) => {
  expect(calls(...at)).toEqual(taken);
});
