import { afterEach, expect, test, vi } from 'vitest';
import { whenBack } from '../ui/back.ts';
import { isReached, tellReached } from './reachability.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test.each([
  { who: 'a server that is ready', reply: () => Response.json({ status: 'ready' }), reached: true },
  { who: 'the page of a hotel’s network', reply: () => new Response('<h1>Welcome</h1>'), reached: false },
  { who: 'somebody else’s JSON', reply: () => Response.json({ ok: true }), reached: false },
  {
    who: 'a server without its database',
    reply: () => Response.json({ status: 'ready' }, { status: 503 }),
    reached: false,
  },
  { who: 'nobody', reply: () => Promise.reject(new TypeError('fetch failed')), reached: false },
])('$who counts as reached: $reached', async ({ reply, reached }) => {
  vi.stubGlobal('fetch', async () => reply());
  expect(await isReached()).toBe(reached);
});

test('what did not come is tried again when the server answers again or the device has a network again, until it is there', () => {
  const page = new EventTarget();
  for (const name of ['addEventListener', 'removeEventListener'] as const) vi.stubGlobal(name, page[name].bind(page));
  vi.useFakeTimers();
  tellReached(true);
  const again = vi.fn<() => void>();
  const stop = whenBack(again);
  tellReached(true);
  expect(again, 'it answered all the time').toHaveBeenCalledTimes(0);
  tellReached(false);
  expect(again).toHaveBeenCalledTimes(0);
  tellReached(true);
  expect(again).toHaveBeenCalledTimes(1);
  page.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(2);
  stop();
  page.dispatchEvent(new Event('online'));
  expect(again).toHaveBeenCalledTimes(2);
});
