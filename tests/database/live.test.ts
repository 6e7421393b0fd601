import { setTimeout as delay } from 'node:timers/promises';
import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { liveTopics } from '../../src/contract/kernel/live.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import type { LiveStream } from '../world/live-stream.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let servers: readonly [WorldServer, WorldServer];
let ana: Employee;
let phone: Client;
let tablet: Client;
let streams: LiveStream[];

beforeAll(async () => {
  world = await aWorld();
  servers = [await world.serve(), await world.serve()];
});

beforeEach(async () => {
  ana = await world.employee(`Ana${v7()}`);
  [phone, tablet] = await Promise.all([servers[0].as(ana), servers[1].as(ana)]);
  streams = [];
  await untilListening([]);
});

afterEach(() => {
  for (const stream of streams) stream.close();
});

afterAll(() => world.close());

const follow = async (server: WorldServer, client: Client): Promise<LiveStream> => {
  const stream = await server.follow(client);
  streams.push(stream);
  return stream;
};

const press = async (kind: PunchKind): Promise<string> => {
  const id = v7();
  expect((await phone.call(contract.recordPunch, { body: { id, kind, offline: false } })).ok).toBe(true);
  return id;
};

/** How long something takes, in milliseconds. */
async function lasting(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now();
  await work();
  return performance.now() - from;
}

/** Waits for both servers' connections that listen to have been made since some process number. */
async function untilListening(but: readonly number[]): Promise<number[]> {
  for (;;) {
    const rows = await world.asOwner<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'meridian live' and datname = current_database() and query = 'listen changes' and state = 'idle' and pid <> all ($1)",
      [but],
    );
    if (rows.length === 2) return rows.map(({ pid }) => pid);
    await delay(20);
  }
}

describe('what changes', () => {
  test('reaches the other device within a second, over another server', async () => {
    const followed = await follow(servers[1], tablet);
    expect(followed.status).toBe(200);
    let told = Infinity;
    let asked = Infinity;
    for (const kind of ['clock_in', 'break_start', 'break_end', 'break_start', 'clock_out'] as const) {
      told = Math.min(
        told,
        await lasting(async () => {
          await press(kind);
          await followed.hears('clock');
        }),
      );
      asked = Math.min(asked, await lasting(() => tablet.call(contract.readClock)));
    }
    // A second, or on a machine that is busy with something else as long as twenty plain questions take there.
    expect(told).toBeLessThan(Math.max(1_000, 20 * asked));
  });

  test('reaches every device of that person and nobody else', async () => {
    const ben = await world.employee(`Ben${v7()}`);
    const rival = await world.rival(`Rival ${v7()}`);
    const mine = await Promise.all([follow(servers[0], phone), follow(servers[1], tablet), follow(servers[1], phone)]);
    const others = [
      await follow(servers[0], await servers[0].as(ben)),
      await follow(servers[1], await servers[1].as(rival.admin)),
    ];
    await press('clock_in');
    await Promise.all(mine.map((stream) => stream.hears('clock')));
    // Announcements come in order: theirs, made later, would come after one that was meant for others.
    const [bens] = others;
    const bensPhone = await servers[0].as(ben);
    await bensPhone.call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: false } });
    await bens?.hears('clock');
    expect(others.map(({ topics }) => topics)).toEqual([['clock'], []]);
  });

  test('tells that something changed, never what: the next question is answered by the rights of that moment', async () => {
    const followed = await follow(servers[0], tablet);
    const id = await press('clock_in');
    await followed.hears('clock');
    await phone.call(contract.undoPunch, { params: { punchId: id }, body: { id: v7(), offline: false } });
    await followed.hears('clock');
    expect(followed.topics).toEqual(['clock', 'clock']);
  });

  test('a refused press tells nobody', async () => {
    const followed = await follow(servers[1], tablet);
    expect((await phone.call(contract.recordPunch, { body: { id: v7(), kind: 'clock_out', offline: false } })).ok).toBe(
      false,
    );
    await press('clock_in');
    await followed.hears('clock');
    expect(followed.topics).toEqual(['clock']);
  });

  test('signing out on one device is heard on the others, so that each asks who it is', async () => {
    const followed = await follow(servers[1], tablet);
    await phone.call(contract.signOut);
    await followed.hears('session');
    expect(followed.topics).toEqual(['session']);
  });

  test('the streams of a session end with it, on every server, and those of other sessions go on', async () => {
    const ended = await Promise.all([follow(servers[0], phone), follow(servers[1], phone)]);
    const other = await follow(servers[1], tablet);
    await phone.call(contract.signOut);
    await Promise.all(ended.map((stream) => stream.ended()));
    expect(ended.map(({ topics }) => topics)).toEqual([['session'], ['session']]);
    await tablet.call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: false } });
    await other.hears('clock');
  });

  test('whoever is suspended is told and cut off at once, on every device', async () => {
    const followed = [await follow(servers[0], phone), await follow(servers[1], tablet)];
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ana.employeeId]);
    await Promise.all(followed.map((stream) => stream.ended()));
    for (const { topics } of followed) expect(topics).toContain('session');
  });
});

describe('a listening connection that was killed', () => {
  test('comes back, tells everybody to read again, and hears what comes next', async () => {
    const followed = [await follow(servers[0], phone), await follow(servers[1], tablet)];
    const killed = await untilListening([]);
    await world.asOwner(
      'select pg_terminate_backend(pid) from pg_stat_activity where application_name = $1 and datname = current_database()',
      ['meridian live'],
    );
    await untilListening(killed);
    await Promise.all(followed.map((stream) => stream.hears('notices')));
    for (const { topics } of followed) expect(new Set(topics)).toEqual(new Set(liveTopics));
    const before = followed.map(({ topics }) => topics.length);
    await press('clock_in');
    await Promise.all(followed.map((stream) => stream.hears('clock')));
    expect(followed.map(({ topics }, index) => topics.length - (before[index] ?? 0))).toEqual([1, 1]);
  });
});

describe('a stream', () => {
  test('does not outlive a session that ended while nobody listened', async () => {
    const followed = await follow(servers[0], phone);
    const killed = await untilListening([]);
    // Ended and unheard: what the trigger says goes to nobody in the moment in which both connections are gone.
    await world.asOwner(
      `with gone as (
         select pg_terminate_backend(pid, 5000) from pg_stat_activity where application_name = 'meridian live' and datname = current_database()
       ) delete from sessions where employee_id = $1 and (select count(*) from gone) > 0`,
      [ana.employeeId],
    );
    await untilListening(killed);
    await expect(followed.ended()).resolves.toBeUndefined();
  });

  test('gives way when one person holds more than anybody has devices: the oldest first', async () => {
    const first = await follow(servers[0], phone);
    const second = await follow(servers[0], phone);
    const others = await Promise.all(Array.from({ length: 15 }, () => follow(servers[0], phone)));
    await expect(first.ended()).resolves.toBeUndefined();
    await press('clock_in');
    await Promise.all([second, ...others].map((stream) => stream.hears('clock')));
  });

  test('is for people who are signed in', async () => {
    const reply = await servers[0].stranger().send('GET', contract.followChanges.path);
    expect(reply.status).toBe(401);
  });

  test('ends when its server stops', async () => {
    const third = await world.serve();
    const followed = await follow(third, phone);
    await expect(Promise.all([followed.ended(), third.close()])).resolves.toHaveLength(2);
  });

  test('has a body or is nothing: HEAD does not hold a connection open', async () => {
    const reply = await phone.send('HEAD', contract.followChanges.path);
    expect(reply.status).toBe(404);
  });
});
