import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problem } from '../../src/contract/kernel/refusals.ts';
import type { Client } from '../world/client.ts';
import { paired } from '../world/kiosk.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ requestsPerMinute: 40 });
});

afterAll(() => world.close());

/** Asks until it is told to wait. */
async function asksUntilRefused(client: Client): Promise<number> {
  for (let asked = 0; asked < 200; asked += 1) {
    const answer = await client.call(contract.readNotices, { query: {} });
    if (!answer.ok) {
      expect(answer).toMatchObject({
        refusal: 'too_many_requests',
        details: { retryAfterSeconds: expect.any(Number) as number },
      });
      return asked;
    }
  }
  return Infinity;
}

test('whoever asks too often is told for how long to wait, and nobody else is kept from asking', async () => {
  const ana = await world.employee('Ana');
  const [client, herOtherDevice] = [await server.as(ana), await server.as(ana)];
  const asked = await asksUntilRefused(client);
  expect(asked).toBeGreaterThanOrEqual(40);
  // At the pace of this machine some more come free meanwhile.
  expect(asked).toBeLessThan(200);
  expect(await herOtherDevice.call(contract.readNotices, { query: {} })).toMatchObject({ ok: true });
});

test('the answer is a problem as any, with the header that programs wait by', async () => {
  let answer = await fetch(`${server.url}/api/me`);
  for (let asked = 0; asked < 200 && answer.status === 200; asked += 1) answer = await fetch(`${server.url}/api/me`);
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(answer.headers.get('content-type')).toContain('application/problem+json');
  expect(problem.parse(await answer.json())).toMatchObject({ code: 'too_many_requests', status: 429 });
  expect((await fetch(`${server.url}/api/health`)).status).toBe(200);
});

test('a kiosk is let through while the strangers of its network wait, and so is whoever signed in there', async () => {
  const kiosk = await paired(server, world.organization.admin);
  const ana = await server.as(await world.employee('Ana'));
  const read = () => kiosk.client.send('GET', contract.readKiosk.path);
  expect((await read()).status).toBe(200);
  const me = () => fetch(`${server.url}/api/me`);
  for (let asked = 0; asked < 200 && (await me()).status === 200; asked += 1);
  const madeUp = { cookie: 'meridian_session=made-up' };
  for (let asked = 0; asked < 400; asked += 1) {
    const { status } = await server.stranger().send('GET', contract.readNotices.path, undefined, madeUp);
    if (status === 429) break;
  }
  expect((await read()).status).toBe(200);
  expect(await ana.call(contract.readNotices, { query: {} })).toMatchObject({ ok: true });
});
