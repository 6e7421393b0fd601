import { describe, expect, test } from 'vitest';
import { parseDuration } from './typed-duration.ts';

describe('a typed length of time', () => {
  test.each([
    ['colon', '3:27', 12_420],
    ['colon', '13:27:54', 48_474],
    ['colon', '0:90', 5_400],
    ['colon', '-1:30', -5_400],
    ['colon', '120:00', 432_000],
    ['natural', '2h', 7_200],
    ['natural', '1h30m', 5_400],
    ['natural', '1H 30M', 5_400],
    ['natural', '2h38m17s', 9_497],
    ['natural', '-45m', -2_700],
    ['decimal', '1,5', 5_400],
    ['decimal', '8.20', 29_520],
    ['decimal', '.5', 1_800],
    ['decimal', '-1.5', -5_400],
    ['decimal', '٧٫٥', 27_000],
    ['colon', '٧:٣٠', 27_000],
    ['natural', '۲h', 7_200],
    ['colon', '', 0],
    ['natural', '0', 0],
  ] as const)('%s %j is %d seconds', (notation, text, seconds) => {
    expect(parseDuration(text, notation)).toEqual({ ok: true, value: seconds });
  });

  test.each([
    ['colon', '13'],
    ['colon', '13.13'],
    ['colon', '00::'],
    ['colon', ':30'],
    ['colon', '1:2:3:4'],
    ['colon', '1:-30'],
    ['colon', '1h30'],
    ['natural', '30'],
    ['natural', '30m1h'],
    ['natural', '1:30'],
    ['natural', 'h'],
    ['decimal', '1.5h'],
    ['decimal', '1.5.5'],
    ['decimal', '1e3'],
    ['decimal', '.'],
    ['decimal', '--1'],
    ['decimal', '99999999999999999999'],
  ] as const)('%s %j is refused', (notation, text) => {
    expect(parseDuration(text, notation)).toMatchObject({ ok: false, refusal: 'duration_not_understood' });
  });
});
