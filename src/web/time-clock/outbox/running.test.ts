import { expect, test, vi } from 'vitest';
import { whileNeeded } from './running.ts';

test('it runs from the first who needs it to the last, and may be needed again', () => {
  const stop = vi.fn<() => void>();
  const start = vi.fn<() => { thing: string; stop: () => void }>(() => ({ thing: 'outbox', stop }));
  const { subscribe, thing } = whileNeeded(start);
  expect(thing()).toBeUndefined();
  const first = subscribe(() => undefined);
  const second = subscribe(() => undefined);
  expect([start.mock.calls.length, thing()]).toEqual([1, 'outbox']);
  first();
  expect(stop).not.toHaveBeenCalled();
  second();
  expect([stop.mock.calls.length, thing()]).toEqual([1, undefined]);
  subscribe(() => undefined);
  expect(start).toHaveBeenCalledTimes(2);
});

test('what waits for its turn starts once, tells who needs it, and does not start for nobody', async () => {
  const start = vi.fn<() => { thing: string; stop: () => void }>(() => ({ thing: 'clock', stop: () => undefined }));
  const { subscribe, thing } = whileNeeded(start, () => Promise.resolve());
  const told = vi.fn<() => void>();
  subscribe(() => undefined)();
  await Promise.resolve();
  expect(start).not.toHaveBeenCalled();
  subscribe(told);
  subscribe(() => undefined);
  expect(thing()).toBeUndefined();
  await Promise.resolve();
  expect([start.mock.calls.length, told.mock.calls.length, thing()]).toEqual([1, 1, 'clock']);
});
