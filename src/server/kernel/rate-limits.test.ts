import { expect, test } from 'vitest';
import type { Person } from './context.ts';
import { openRateLimits, type Arriving, type RateLimits } from './rate-limits.ts';

const person = { firstName: 'Ana' } as Person;
const stranger: Arriving = { secret: undefined, kiosk: undefined, network: 'the shop', changes: false };
const ana = { ...stranger, secret: 'of Ana' };
const bea = { ...stranger, secret: 'of Bea' };
const kiosk = { ...stranger, kiosk: 'of the kiosk' };

/** Whole seconds that a call must wait; undefined, it is let through. @param opens whether its secret opens something */
async function waits(limits: RateLimits, arriving: Arriving, opens = true): Promise<number | undefined> {
  const admitted = await limits.admit(arriving, () => Promise.resolve(opens ? person : undefined));
  return 'waitSeconds' in admitted ? admitted.waitSeconds : undefined;
}

test('whoever calls too often waits, and keeps nobody else from calling', async () => {
  let now = 0;
  const limits = openRateLimits(60, () => now);
  for (let call = 0; call < 60; call += 1) expect(await waits(limits, ana)).toBeUndefined();
  expect(await waits(limits, ana)).toBe(1);
  expect(await waits(limits, bea)).toBeUndefined();
  expect(await waits(limits, stranger)).toBeUndefined();
  now += 1_000;
  expect(await waits(limits, ana)).toBeUndefined();
  expect(await waits(limits, ana)).toBe(1);
});

test('of what changes something a quarter is let through, and looking goes on', async () => {
  const limits = openRateLimits(60, () => 0);
  const changing = { ...ana, changes: true };
  for (let call = 0; call < 15; call += 1) expect(await waits(limits, changing)).toBeUndefined();
  expect(await waits(limits, changing)).toBe(4);
  expect(await waits(limits, ana)).toBeUndefined();
});

test('strangers are counted by their network', async () => {
  const limits = openRateLimits(4, () => 0);
  for (let call = 0; call < 4; call += 1) expect(await waits(limits, stranger)).toBeUndefined();
  expect(await waits(limits, stranger)).toBe(15);
  expect(await waits(limits, { ...stranger, network: 'another' })).toBeUndefined();
});

test('a kiosk that was found is counted by itself, whatever the strangers of its network do', async () => {
  const limits = openRateLimits(4, () => 0);
  for (let call = 0; call < 4; call += 1) await waits(limits, stranger);
  expect(await waits(limits, kiosk)).toBe(15);
  limits.prove('of the kiosk');
  for (let call = 0; call < 4; call += 1) expect(await waits(limits, kiosk)).toBeUndefined();
  expect(await waits(limits, kiosk)).toBe(15);
  expect(await waits(limits, { ...kiosk, kiosk: 'made up' })).toBe(15);
});

test('secrets that are made up are not even looked up once they are too many, and keep out nobody who was let in before', async () => {
  const limits = openRateLimits(4, () => 0);
  await waits(limits, ana);
  let looks = 0;
  const look = () => {
    looks += 1;
    return Promise.resolve(undefined);
  };
  for (let nth = 0; nth < 100; nth += 1) await limits.admit({ ...stranger, secret: `made up ${nth}` }, look);
  expect(looks).toBe(15);
  expect(await waits(limits, ana)).toBeUndefined();
});

test('whoever signed in just now is counted by themselves from the first call on', async () => {
  const limits = openRateLimits(4, () => 0);
  for (let nth = 0; nth < 100; nth += 1) await waits(limits, { ...stranger, secret: `made up ${nth}` }, false);
  expect(await waits(limits, ana)).toBe(4);
  limits.prove('of Ana');
  expect(await waits(limits, ana)).toBeUndefined();
});

test('a secret that opens nothing any more is a stranger', async () => {
  const limits = openRateLimits(4, () => 0);
  for (let call = 0; call < 2; call += 1) expect(await waits(limits, ana)).toBeUndefined();
  for (let call = 0; call < 4; call += 1) await waits(limits, stranger);
  expect(await waits(limits, ana, false)).toBeUndefined();
  expect(await waits(limits, ana, false)).toBe(15);
});

test('nought lets everything through', async () => {
  const limits = openRateLimits(0);
  for (let call = 0; call < 1000; call += 1) expect(await waits(limits, { ...ana, changes: true })).toBeUndefined();
});
