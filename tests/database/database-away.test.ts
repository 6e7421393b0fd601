import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { postLetter } from '../../src/server/notifications/post-letter.ts';
import { problemIn, type Client } from '../world/client.ts';
import { aCluster, type Cluster } from '../world/cluster.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let cluster: Cluster;
let world: World;
let server: WorldServer;
let ana: Employee;
let client: Client;

beforeAll(async () => {
  cluster = await aCluster();
  world = await aWorld({ database: cluster.database });
  server = await world.serve();
  ana = await world.employee('Ana');
  client = await server.as(ana);
});

afterAll(() => world.close());

const health = async (): Promise<number> => (await client.send('GET', contract.health.path)).status;

/** How long something takes, in milliseconds. */
async function lasting(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

async function untilReady(): Promise<void> {
  while ((await health()) !== 200) await delay(50);
}

describe('while the database is away', () => {
  test('every request is answered 503 with when to try again, and the process lives', async () => {
    expect(await health()).toBe(200);
    await cluster.kill();
    const replies = await Promise.all([
      client.send('GET', contract.health.path),
      client.send('GET', contract.readMe.path),
      client.send('GET', contract.readClock.path),
      client.send('GET', contract.followChanges.path),
      client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_in' }),
      server.stranger().send('POST', contract.signIn.path, { email: ana.email, password: worldPassword }),
    ]);
    for (const reply of replies) {
      expect([reply.status, problemIn(reply.text).code, reply.headers.get('retry-after')]).toEqual([
        503,
        'unavailable',
        '2',
      ]);
    }
    await cluster.start();
    await untilReady();
  });

  test('a press gets through as soon as it is back, once, whatever became of its first tries', async () => {
    const id = v7();
    const press = () => client.send('POST', contract.recordPunch.path, { id, kind: 'clock_in' });
    const followed = await server.follow(client);
    const under = [press()];
    await cluster.kill();
    under.push(press(), press());
    for (const { status } of await Promise.all(under)) expect([200, 503]).toContain(status);
    await cluster.start();
    await untilReady();
    const final = await press();
    expect([final.status, JSON.parse(final.text)]).toMatchObject([
      200,
      { punch: { id, sequence: 1 }, status: 'Clocked In' },
    ]);
    // What was announced meanwhile is lost, so everybody is told to read again.
    await followed.hears('clock');
    followed.close();
  });

  test('many who press while it is away are all told at once, not one after the other', async () => {
    await cluster.kill();
    const press = () => client.send('POST', contract.recordPunch.path, { id: v7(), kind: 'clock_out' });
    const alone = await lasting(press);
    const together = await lasting(async () => {
      const replies = await Promise.all(Array.from({ length: 60 }, press));
      expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([503]));
    });
    // One after the other they would take sixty times as long as one.
    expect(together).toBeLessThan(30 * Math.max(alone, 500));
    await cluster.start();
    await untilReady();
  });

  test('letters are carried out as soon as it is back, by a process that was there all the time', async () => {
    const facts = { name: 'Ana', organization: 'Harbor Cafe', days: 7, link: '/confirm-email#x' } as const;
    const to = { email: ana.email, language: 'en' } as const;
    const kept = async () => (await world.asOwner('select 1 as one from outbox')).length;
    for (const round of [1, 2]) {
      await cluster.kill();
      await cluster.start();
      await untilReady();
      await world.inside(world.organization.id, (ctx) => postLetter(ctx, { to, kind: 'confirm_email', facts }));
      await expect.poll(kept, { timeout: 100_000 }).toBe(round);
    }
  });

  test('a server that is told to stop stops', async () => {
    const other = await world.serve();
    await cluster.kill();
    await expect(other.close()).resolves.toBeUndefined();
    await cluster.start();
    await untilReady();
  });

  test('a database that has no connection left is away as well', async () => {
    const login = new URL(world.appUrl).username;
    const other = await world.serve();
    await world.asOwner(`alter role ${login} connection limit 1`);
    const crowded = await other.stranger().send('GET', contract.readMe.path);
    await world.asOwner(`alter role ${login} connection limit -1`);
    expect([crowded.status, problemIn(crowded.text).code]).toEqual([503, 'unavailable']);
    await expect.poll(async () => (await other.stranger().send('GET', contract.readMe.path)).status).toBe(200);
  });

  test('a server that starts serves as soon as the database is there', async () => {
    await cluster.kill();
    const early = await world.serve();
    expect((await early.stranger().send('GET', contract.health.path)).status).toBe(503);
    await cluster.start();
    while ((await early.stranger().send('GET', contract.health.path)).status !== 200) await delay(50);
    const ben = await early.as(await world.employee('Ben'));
    const followed = await early.follow(ben);
    expect((await ben.call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: false } })).ok).toBe(
      true,
    );
    // If it does not listen yet, it will, and then tells everybody to read again.
    await expect(followed.hears('clock')).resolves.toBeUndefined();
    followed.close();
  });
});
