import { expect, test } from 'vitest';
import type { Entry, NewEntry } from './entry.ts';
import { firstInMemory, memoryStore } from './memory-store.ts';
import { tabStore } from './tab-store.ts';

const pressed = (id: string): NewEntry => ({
  what: 'punch',
  id,
  owner: 'harbor/maya',
  kind: 'clock_in',
  pressedAt: 0,
  tries: 0,
});

/** Behaves as the device's store, whose orders begin at one, and can fail. */
function aDevice() {
  const inner = memoryStore();
  const fails = { append: false, list: false };
  const numbered = ({ order, ...entry }: Entry) => ({ ...entry, order: order - firstInMemory + 1 }) as Entry;
  return {
    fails,
    ...inner,
    append: async (entry: NewEntry) => {
      if (fails.append) throw new DOMException('No room.', 'QuotaExceededError');
      await inner.append(entry);
    },
    list: async (owner: string) => {
      if (fails.list) throw new DOMException('Gone.', 'InvalidStateError');
      return (await inner.list(owner)).map(numbered);
    },
  };
}

test('what the device keeps may be called saved', async () => {
  const store = tabStore(aDevice());
  expect(await store.append(pressed('a'))).toBe('device');
  expect(store.keeps()).toBe(true);
});

test('what the device refuses to keep is still sent, and never called saved', async () => {
  const device = aDevice();
  const store = tabStore(device);
  await store.append(pressed('a'));
  device.fails.append = true;
  expect(await store.append(pressed('b'))).toBe('memory');
  expect((await store.list('harbor/maya')).map(({ id }) => id)).toEqual(['a', 'b']);
});

test('a device that fails to answer has not lost what it keeps', async () => {
  const device = aDevice();
  const store = tabStore(device);
  await store.append(pressed('a'));
  await store.list('harbor/maya');
  device.fails.list = true;
  expect(await store.list('harbor/maya')).toHaveLength(1);
  expect(await store.list('harbor/omar')).toHaveLength(0);
  expect(store.keeps()).toBe(false);
});

test('a write that failed too late is shown once', async () => {
  const device = aDevice();
  const store = tabStore(device);
  device.fails.append = true;
  await store.append(pressed('a'));
  device.fails.append = false;
  await device.append(pressed('a'));
  const entries = await store.list('harbor/maya');
  expect(entries.map(({ order }) => order)).toEqual([1]);
});
