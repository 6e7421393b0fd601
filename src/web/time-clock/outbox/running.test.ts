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
