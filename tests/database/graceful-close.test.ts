import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;

beforeAll(async () => {
  world = await aWorld();
});

afterAll(() => world.close());

/** Lets nobody read or write punches until it is released. */
async function holdPunches(): Promise<{ waiting(): Promise<number>; release(): Promise<void> }> {
  const holder = new pg.Client({ connectionString: world.ownerUrl });
  await holder.connect();
  await holder.query('begin; lock table punches in access exclusive mode');
  return {
    async waiting() {
      const rows = await world.asOwner<{ count: number }>(
        'select count(*)::int as count from pg_locks where not granted and relation = $1::regclass',
        ['punches'],
      );
      return rows[0]?.count ?? 0;
    },
    async release() {
      await holder.query('commit');
      await holder.end();
    },
  };
}

describe('a server that is told to stop', () => {
  test('answers the requests under way, takes no new ones, and is gone', async () => {
    const server = await world.serve();
    const people = await Promise.all(['Ana', 'Ben', 'Cleo'].map((name) => world.employee(name)));
    const clients = await Promise.all(people.map((person) => server.as(person)));
    const held = await holdPunches();
    const presses = clients.map((client) =>
      client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_in' }),
    );
    while ((await held.waiting()) === 0) await delay(10);

    let closed = false;
    const closing = server.close().then(() => (closed = true));
    await expect.poll(() => connects(server.url), { timeout: 20_000 }).toBe(false);
    expect(closed).toBe(false);
    await held.release();
    for (const { status, text } of await Promise.all(presses)) {
      expect([status, JSON.parse(text)]).toMatchObject([200, { status: 'Clocked In' }]);
    }
    await closing;
    expect(await world.asOwner('select 1 as one from punches')).toHaveLength(3);
  });

  test('does not wait for browsers that merely keep their connection', async () => {
    const server = await world.serve();
    const agent = new Agent({ keepAlive: true });
    const request = get(`${server.url}${contract.health.path}`, { agent });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    await once(response, 'end');
    await expect(server.close()).resolves.toBeUndefined();
    agent.destroy();
  });
});

/** Whether a new connection is still taken. */
async function connects(url: string): Promise<boolean> {
  const request = get(`${url}/api/nothing`, { agent: false });
  try {
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    response.resume();
    return true;
  } catch {
    return false;
  }
}
