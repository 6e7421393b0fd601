import { expect, test, vi } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('whoever asks while it is on its way waits for the same, and it is fetched again after it was lost', async () => {
  const first = Promise.withResolvers<string>();
  const fetch = vi.fn<() => Promise<string>>(() => first.promise);
  const get = oneAtATime(fetch);
  const asked = [get(), get()];
  expect(fetch).toHaveBeenCalledOnce();
  first.reject(new Error('lost'));
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fetch.mockResolvedValue('here');
  expect(await get()).toBe('here');
});
