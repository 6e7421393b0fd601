import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decimalHours, formatDuration } from './duration.ts';
import { parseDuration } from './typed-duration.ts';

describe('a length of time in figures', () => {
  test.each([
    [9_494, 'h:mm', '2:38'],
    [9_494, 'hh:mm:ss', '02:38:14'],
    [-9_494, 'h:mm', '-2:38'],
    [-59, 'h:mm', '0:00'],
    [-59, 'h:mm:ss', '-0:00:59'],
    [360_000, 'hh:mm', '100:00'],
    [5_400, 'decimal', '1.50'],
  ] as const)('%d seconds as %s is %s', (seconds, pattern, text) => {
    expect(formatDuration(seconds, pattern)).toBe(text);
  });

  test('what is spelled with seconds is read back the same', () => {
    fc.assert(
      fc.property(fc.integer(), (seconds) => {
        expect(parseDuration(formatDuration(seconds, 'h:mm:ss'), 'colon')).toEqual({ ok: true, value: seconds });
      }),
    );
  });

  test.each([
    [5, '0.08'],
    [20, '0.33'],
    [35, '0.58'],
    [510, '8.50'],
    [-20, '-0.33'],
    [0, '0.00'],
  ])('%d minutes are %s hours', (minutes, hours) => {
    expect(decimalHours(minutes)).toBe(hours);
  });
});
