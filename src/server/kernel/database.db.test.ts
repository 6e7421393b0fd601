import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, expect, test } from 'vitest';
import { aWire } from '../../../tests/world/wire.ts';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { isUnreachable } from './database-trouble.ts';
import { openDatabase } from './database.ts';

const own = await testDatabase();
afterAll(() => own.drop());

const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;

test('a connection that breaks between two questions of a transaction fails the transaction, and nothing else', async () => {
  const told: string[] = [];
  const database = openDatabase(own.appUrl, 2, (error) => told.push(error.message));
  const failed = database.transaction({}, async (tx) => {
    const { rows } = await pid.execute(tx);
    await database.query('end', 'select pg_terminate_backend($1, 5000)', [rows[0]?.pid]);
    await expect.poll(() => told).not.toEqual([]);
    await pid.execute(tx);
  });
  await expect(failed).rejects.toSatisfy(isUnreachable);
  await expect(database.transaction({}, (tx) => pid.execute(tx))).resolves.toMatchObject({ rows: [{}] });
  await database.close();
});

test('a connection that breaks in the middle of a question fails its transaction, and nothing else', async () => {
  const database = openDatabase(own.appUrl, 2, () => undefined);
  const failed = database.transaction({}, async (tx) => {
    const { rows } = await pid.execute(tx);
    const asking = sql`select pg_sleep(20)`.execute(tx);
    await Promise.all([asking, database.query('end', 'select pg_terminate_backend($1)', [rows[0]?.pid])]);
  });
  await expect(failed).rejects.toSatisfy(isUnreachable);
  await expect(database.transaction({}, (tx) => pid.execute(tx))).resolves.toMatchObject({ rows: [{}] });
  await database.close();
});

test('a statement that PostgreSQL ends since it takes too long is trouble of the database for whoever asks, and nothing else', async () => {
  const database = openDatabase(own.appUrl, 1, () => undefined);
  const failed = database.transaction({}, async (tx) => {
    await sql`set local statement_timeout = 50`.execute(tx);
    await sql`select pg_sleep(20)`.execute(tx);
  });
  await expect(failed).rejects.toSatisfy(isUnreachable);
  await expect(database.transaction({}, (tx) => pid.execute(tx))).resolves.toMatchObject({ rows: [{}] });
  await database.close();
});

test('a database that falls silent is away for whoever asks, and the next connection is another', async () => {
  const wire = await aWire(own.appUrl);
  const database = openDatabase(wire.url, 1, () => undefined, 1_000);
  const first = await database.transaction({}, (tx) => pid.execute(tx));
  wire.fallSilent();
  await expect(database.transaction({}, (tx) => pid.execute(tx))).rejects.toSatisfy(isUnreachable);
  await expect(database.query('ask', 'select 1', [])).rejects.toSatisfy(isUnreachable);
  wire.speakAgain();
  const next = await database.transaction({}, (tx) => pid.execute(tx));
  expect(next.rows[0]?.pid).not.toBe(first.rows[0]?.pid);
  await database.close();
  await wire.close();
});

test('whoever asks for much at once waits for themselves: others of the organization, and other organizations, are answered meanwhile', async () => {
  const database = openDatabase(own.appUrl, 5, () => undefined);
  const [harbor, kettle, ana, ben, cleo] = Array.from({ length: 5 }, () => v7());
  const gate = Promise.withResolvers<void>();
  let inside = 0;
  const held = (organizationId = '', employeeId = '') =>
    database.transaction({ organizationId, employeeId }, async () => {
      inside += 1;
      await gate.promise;
    });
  const ask = (organizationId = '', employeeId = '') =>
    database.transaction({ organizationId, employeeId }, (tx) => pid.execute(tx));

  const burst = Array.from({ length: 30 }, () => held(harbor, ana));
  await expect.poll(() => inside).toBe(2);
  await ask(harbor, ben);
  burst.push(...Array.from({ length: 30 }, () => held(harbor, ben)));
  await expect.poll(() => inside).toBe(4);
  await ask(kettle, cleo);
  expect(inside).toBe(4);
  gate.resolve();
  await Promise.all(burst);
  expect(inside).toBe(60);
  await database.close();
});
