import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { settableClock } from '../../../tests/world/settable-clock.ts';
import { aWire } from '../../../tests/world/wire.ts';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { openDatabase } from './database.ts';
import { keepJobHolders } from './job-holders.ts';
import { enqueue, type Job } from './queue.ts';
import { openRateLimits } from './rate-limits.ts';
import { runQueue } from './run-queue.ts';
import { openVault } from './seal.ts';
import { openSessionGate } from './session-gate.ts';

const own = await testDatabase();
const database = openDatabase(own.appUrl, 2, () => undefined);
const clock = settableClock('2026-11-20T15:00:00.000Z');
const log = pino({ level: 'silent' });
const services = {
  database,
  clock,
  vault: openVault('a secret of thirty-two letters!!'),
  gate: openSessionGate(database, clock),
  log,
  demandsSecondFactor: false,
  limits: openRateLimits(0),
  publicUrl: 'http://127.0.0.1',
};

const holders = keepJobHolders(own.appUrl, log);

const nothing = z.object({});
const job: Job<typeof nothing> = { name: 'lose_the_database', payload: nothing, mostTries: 5 };
const waiting = () => database.query('jobs', 'select id from graphile_worker._private_jobs', []);

afterAll(async () => {
  await holders.close();
  await database.close();
  await own.drop();
});

test.each([
  { end: 'is done', throws: false },
  { end: 'has failed', throws: true },
])(
  'a database that goes away at the moment when a job $end costs neither the process nor the job',
  async ({ throws }) => {
    const unhandled: unknown[] = [];
    const note = (error: unknown): unknown => unhandled.push(error);
    process.on('unhandledRejection', note);
    const wire = await aWire(own.appUrl);
    let tries = 0;
    const queue = runQueue({
      databaseUrl: wire.url,
      services,
      holders,
      workers: [
        {
          job,
          run: async () => {
            tries += 1;
            if (tries > 1) return;
            await wire.cut();
            if (throws) throw new Error('it could not be done');
          },
        },
      ],
    });
    await database.transaction({}, (tx) => enqueue(tx, job, {}));
    await expect.poll(() => tries).toBe(1);
    expect(await waiting()).toHaveLength(1);
    await wire.mend();
    await expect.poll(() => tries).toBe(2);
    await expect.poll(waiting).toHaveLength(0);
    await queue.close();
    await wire.close();
    process.off('unhandledRejection', note);
    expect(unhandled.map((error) => (error instanceof Error ? error.stack : error))).toEqual([]);
  },
);

test('a job that is given up leaves a line that names it, and nothing of what is sealed in it', async () => {
  const lines: string[] = [];
  const heard = pino({ level: 'error' }, { write: (line: string) => lines.push(line) });
  const payload = z.object({ requestId: z.string(), sealed: z.string() });
  const last: Job<typeof payload> = { name: 'be_given_up', payload, mostTries: 1 };
  const queue = runQueue({
    databaseUrl: own.appUrl,
    services: { ...services, log: heard },
    holders,
    workers: [{ job: last, run: () => Promise.reject(new Error('it could not be done')) }],
  });
  await database.transaction({}, (tx) => enqueue(tx, last, { requestId: 'r-17', sealed: 'c2VjcmV0' }));
  await expect.poll(() => lines.join('')).toContain('a job was given up');
  expect(lines.join('')).toMatch(/be_given_up.*r-17/);
  expect(lines.join('')).not.toContain('c2VjcmV0');
  await queue.close();
  await database.query('sweep', 'delete from graphile_worker._private_jobs', []);
});

test('a queue whose database falls silent is there again as soon as it speaks', async () => {
  const wire = await aWire(own.appUrl);
  const warned: string[] = [];
  const heard = pino({ level: 'warn' }, { write: (line: string) => warned.push(line) });
  let tries = 0;
  const queue = runQueue({
    databaseUrl: wire.url,
    services: { ...services, log: heard },
    holders,
    workers: [{ job, run: () => Promise.resolve(void (tries += 1)) }],
    longestSilence: 1_000,
  });
  const one = () => database.transaction({}, (tx) => enqueue(tx, job, {}));
  await one();
  await expect.poll(() => tries).toBe(1);
  wire.fallSilent();
  await one();
  await expect.poll(() => warned.join('')).toContain('the queue lost the database, and begins again');
  wire.speakAgain();
  await expect.poll(() => tries).toBe(2);
  await expect.poll(waiting).toHaveLength(0);
  await queue.close();
  await wire.close();
});
