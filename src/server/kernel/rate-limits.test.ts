import { expect, test } from 'vitest';
import { openRateLimits } from './rate-limits.ts';

const ana = { sessionId: 'ana' };
const bea = { sessionId: 'bea' };

test('whoever calls too often waits, and keeps nobody else from calling', () => {
  let now = 0;
  const limits = openRateLimits(60, () => now);
  const look = (who: typeof ana | undefined) => limits.waitSeconds(who, 'the shop', false);
  for (let call = 0; call < 60; call += 1) expect(look(ana)).toBeUndefined();
  expect(look(ana)).toBe(1);
  expect(look(bea)).toBeUndefined();
  expect(look(undefined)).toBeUndefined();
  now += 1_000;
  expect(look(ana)).toBeUndefined();
  expect(look(ana)).toBe(1);
});

test('of what changes something a quarter is let through, and looking goes on', () => {
  const limits = openRateLimits(60, () => 0);
  for (let call = 0; call < 15; call += 1) expect(limits.waitSeconds(ana, 'the shop', true)).toBeUndefined();
  expect(limits.waitSeconds(ana, 'the shop', true)).toBe(4);
  expect(limits.waitSeconds(ana, 'the shop', false)).toBeUndefined();
});

test('strangers are counted by their network', () => {
  const limits = openRateLimits(4, () => 0);
  for (let call = 0; call < 4; call += 1) expect(limits.waitSeconds(undefined, '203.0.113.7', false)).toBeUndefined();
  expect(limits.waitSeconds(undefined, '203.0.113.7', false)).toBe(15);
  expect(limits.waitSeconds(undefined, '203.0.113.8', false)).toBeUndefined();
});

test('nought lets everything through', () => {
  const limits = openRateLimits(0);
  for (let call = 0; call < 1000; call += 1) expect(limits.waitSeconds(ana, '', true)).toBeUndefined();
});
