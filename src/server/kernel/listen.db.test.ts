import pg from 'pg';
import { pino } from 'pino';
import { afterAll, expect, test } from 'vitest';
import { aWire } from '../../../tests/world/wire.ts';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { listen } from './listen.ts';

const own = await testDatabase();
afterAll(() => own.drop());

test('a listening connection that falls silent is given up, and what was missed is read again', async () => {
  const wire = await aWire(own.appUrl);
  const heard: string[] = [];
  const warned: string[] = [];
  const listening = listen(
    wire.url,
    pino({ level: 'warn' }, { write: (line: string) => warned.push((JSON.parse(line) as { msg: string }).msg) }),
    { heard: (payload) => heard.push(payload), missed: () => heard.push('missed') },
    1_000,
  );
  const speaker = new pg.Client({ connectionString: own.ownerUrl });
  await speaker.connect();
  /** Says it until it is heard: nobody may listen yet. */
  const say = (word: string) =>
    expect.poll(async () => {
      await speaker.query('select pg_notify($1, $2)', ['changes', word]);
      return heard.includes(word);
    });
  await say('one').toBe(true);
  wire.fallSilent();
  await speaker.query("notify changes, 'two'");
  await expect.poll(() => warned).toContain('the listening connection is silent');
  expect(heard).not.toContain('two');
  wire.speakAgain();
  await expect.poll(() => heard).toContain('missed');
  await say('three').toBe(true);
  await listening.close();
  await speaker.end();
  await wire.close();
});

test('a listener whose database has fallen silent can be closed', async () => {
  const wire = await aWire(own.appUrl);
  const heard: string[] = [];
  const listening = listen(wire.url, pino({ level: 'silent' }), {
    heard: (payload) => heard.push(payload),
    missed: () => undefined,
  });
  const speaker = new pg.Client({ connectionString: own.ownerUrl });
  await speaker.connect();
  await expect
    .poll(async () => {
      await speaker.query("notify changes, 'one'");
      return heard;
    })
    .toContain('one');
  await speaker.end();
  wire.fallSilent();
  await expect(listening.close()).resolves.toBeUndefined();
  await wire.close();
});
