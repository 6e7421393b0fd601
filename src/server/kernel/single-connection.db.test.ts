import { afterAll, expect, test } from 'vitest';
import { aWire } from '../../../tests/world/wire.ts';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { singleConnection } from './single-connection.ts';

const own = await testDatabase();
afterAll(() => own.drop());

test('a connection that breaks in the middle tells whoever asked, and nobody else', async () => {
  const uncaught: unknown[] = [];
  const note = (error: unknown): unknown => uncaught.push(error);
  process.on('uncaughtException', note);
  const wire = await aWire(own.appUrl);
  const client = singleConnection({ connectionString: wire.url });
  await client.connect();
  const asked = client.query('select pg_sleep(60)').catch(String);
  await wire.cut();
  expect(await asked).toMatch(/ECONNRESET|Connection terminated/);
  await client.end();
  await wire.close();
  process.off('uncaughtException', note);
  expect(uncaught).toEqual([]);
});
