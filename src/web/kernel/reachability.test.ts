import { afterEach, expect, test, vi } from 'vitest';
import { isReached } from './reachability.ts';

afterEach(() => vi.unstubAllGlobals());

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
