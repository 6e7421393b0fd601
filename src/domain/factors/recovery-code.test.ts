import { expect, test } from 'vitest';
import { readRecoveryCode, recoveryCodeBytes, recoveryCodeOf } from './recovery-code.ts';

test('sixteen characters in four groups, every bit of the chance in them', () => {
  expect(recoveryCodeOf(new Uint8Array(recoveryCodeBytes))).toBe('0000-0000-0000-0000');
  expect(recoveryCodeOf(new Uint8Array(recoveryCodeBytes).fill(255))).toBe('ZZZZ-ZZZZ-ZZZZ-ZZZZ');
  const oneBit = Array.from({ length: 80 }, (_, bit) => {
    const chance = new Uint8Array(recoveryCodeBytes);
    chance[bit >> 3] = 1 << (bit & 7);
    return recoveryCodeOf(chance);
  });
  expect(new Set(oneBit).size).toBe(80);
});

test.each([
  ['7K2M-9XWD-01AB-CDEF', '7K2M9XWD01ABCDEF'],
  [' 7k2m 9xwd o1ab cdef ', '7K2M9XWD01ABCDEF'],
  ['٧K٢M-٩XWD-٠١AB-CDEF', '7K2M9XWD01ABCDEF'],
  ['7K2M9XWDOIABCDEF', '7K2M9XWD01ABCDEF'],
])('%s is read as it was given', (typed, read) => {
  expect(readRecoveryCode(typed)).toBe(read);
});
