import { expect, test } from 'vitest';
import { joinCodeOf, readJoinCode, shownJoinCode } from './admission.ts';

test('a code is eight letters of chance, and read back as it is shown', () => {
  const code = joinCodeOf(Uint8Array.from([0, 31, 32, 63, 255, 7, 100, 200]));
  expect(code).toBe('0Z0ZZ748');
  expect(readJoinCode(shownJoinCode(code))).toBe(code);
});

test.each([
  ['k7qm-4wxt', 'K7QM4WXT'],
  [' K7QM 4WXT ', 'K7QM4WXT'],
  ['OIL0-1234', '01101234'],
  ['K٧QM-٤WXT', 'K7QM4WXT'],
  ['K7QM4WX', undefined],
  ['K7QM4WXTT', undefined],
  ['K7QM4WXU', undefined],
  ['', undefined],
])('%j is read as %j', (typed, code) => {
  expect(readJoinCode(typed)).toBe(code);
});
