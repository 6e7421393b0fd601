import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, afterEach, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { aWire } from '../../../tests/world/wire.ts';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { openDatabase } from './database.ts';
import { heldByNobody, keepJobHolders } from './job-holders.ts';
import { enqueueEach, type Job } from './queue.ts';

const own = await testDatabase();
const database = openDatabase(own.appUrl, 2, () => undefined);
const log = pino({ level: 'silent' });
const pool = new pg.Pool({ connectionString: own.appUrl, max: 1 });
const ask = async <Row extends pg.QueryResultRow>(text: string) => (await pool.query<Row>(text)).rows;

afterEach(async () => {
  await ask('delete from graphile_worker._private_jobs');
  await ask('delete from graphile_worker._private_job_queues');
});
afterAll(async () => {
  await pool.end();
  await database.close();
  await own.drop();
});

const nothing = z.object({});
const job: Job<typeof nothing> = { name: 'take_long', payload: nothing, mostTries: 5 };
/** One of a line, so that what stands behind it waits too. */
const enqueueOne = () =>
  database.transaction({}, (tx) => enqueueEach(tx, job, [{ payload: {}, after: 'an organization' }]));

const locks = async () => {
  const [row] = await ask<{ readonly jobs: number; readonly lines: number }>(
    `select (select count(locked_by)::int from graphile_worker._private_jobs) as jobs,
       (select count(locked_by)::int from graphile_worker._private_job_queues) as lines`,
  );
  return row;
};
const taken = { jobs: 1, lines: 1 };
const free = { jobs: 0, lines: 0 };
const heldByTheDead = async () =>
  (await ask(`select 1 from graphile_worker._private_jobs h where ${heldByNobody}`)).length;

/** As the library takes one. */
const takeIn = async (holder: string) => {
  await enqueueOne();
  const lock = `set locked_at = now(), locked_by = '${holder}'`;
  await ask(`update graphile_worker._private_jobs ${lock}, attempts = 1 where locked_by is null`);
  await ask(`update graphile_worker._private_job_queues ${lock} where locked_by is null`);
};

test('a process that lives keeps the job that it does, however long, and one that was killed lets it go', async () => {
  await enqueueOne();
  const child = fork(join(import.meta.dirname, '../../../tests/crash/hang.ts'), {
    execArgv: [],
    env: { PATH: process.env['PATH'], CRASH_DATABASE_URL: own.appUrl },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  const others = keepJobHolders(own.appUrl, log, 250);
  try {
    expect(await locks()).toEqual(taken);
    await expect.poll(heldByTheDead).toBe(0);
    // Not even while it does not move: its event loop stands still, and its connections do not.
    child.kill('SIGSTOP');
    await delay(2_000);
    expect(await locks()).toEqual(taken);
    child.kill('SIGKILL');
    await once(child, 'exit');
    await expect.poll(locks).toEqual(free);
  } finally {
    child.kill('SIGKILL');
    await others.close();
  }
});

test('a job that somebody left before anybody looked is let go, at the second look', async () => {
  await takeIn('pool-of-yesterday');
  expect(await heldByTheDead()).toBe(1);
  const patient = keepJobHolders(own.appUrl, log, 60_000);
  await delay(500);
  await patient.close();
  expect(await locks()).toEqual(taken);
  const others = keepJobHolders(own.appUrl, log, 250);
  await expect.poll(locks).toEqual(free);
  await others.close();
});

test('a holder that lost its connection takes its lock again, and keeps its job', async () => {
  const wire = await aWire(own.appUrl);
  const living = keepJobHolders(wire.url, log, 250);
  living.begin('pool-that-lives');
  await takeIn('pool-that-lives');
  await expect.poll(heldByTheDead).toBe(0);
  const others = keepJobHolders(own.appUrl, log, 3_000);
  await wire.cut();
  await expect.poll(heldByTheDead).toBe(1);
  await wire.mend();
  await expect.poll(heldByTheDead).toBe(0);
  living.begin('pool-that-came-later');
  await takeIn('pool-that-came-later');
  await expect.poll(heldByTheDead).toBe(0);
  await delay(4_000);
  expect((await locks())?.jobs).toBe(2);
  await living.close();
  await expect.poll(heldByTheDead).toBe(2);
  await others.close();
  await wire.close();
});

test('whoever says that it lives can be closed while the database is silent', async () => {
  const wire = await aWire(own.appUrl);
  const living = keepJobHolders(wire.url, log, 50);
  living.begin('pool-of-a-silent-one');
  await takeIn('pool-of-a-silent-one');
  await expect.poll(heldByTheDead).toBe(0);
  wire.fallSilent();
  await delay(200);
  await expect(living.close()).resolves.toBeUndefined();
  await wire.close();
});
