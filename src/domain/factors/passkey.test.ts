import { describe, expect, test } from 'vitest';
import { decideSignCount, passkeyPlaceOf } from './passkey.ts';

describe('a device that counts', () => {
  test.each([
    [0, 0, true],
    [0, 1, true],
    [7, 8, true],
    [7, 7, false],
    [7, 6, false],
    [7, 0, false],
  ])('kept %i, told %i: taken %s', (kept, told, taken) => {
    expect(decideSignCount(kept, told).ok).toBe(taken);
  });
});

describe('passkeys are made', () => {
  test.each([
    ['https://time.example.com', 'time.example.com'],
    ['https://time.example.com:8443', 'time.example.com'],
    ['http://localhost:3000', 'localhost'],
    ['http://127.0.0.1:3000', 'numeric_address'],
    ['https://203.0.113.7', 'numeric_address'],
    ['http://[::1]:3000', 'numeric_address'],
    ['http://time.example.com', 'not_secure'],
  ])('%s: %s', (publicUrl, told) => {
    const place = passkeyPlaceOf(publicUrl);
    expect(place.ok ? place.value : place.refusal).toEqual(place.ok ? { host: told, origin: publicUrl } : told);
  });
});
