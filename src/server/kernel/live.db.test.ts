import { once } from 'node:events';
import { get } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { expect, test, vi } from 'vitest';
import { testDatabase } from '../../../tools/postgres/for-tests.ts';
import { followChanges } from '../../contract/kernel/live.ts';
import { createApp } from './app.ts';
import { systemClock } from './clock.ts';
import type { Person } from './context.ts';
import { openDatabase } from './database.ts';
import { mountLive } from './live.ts';
import { openRateLimits } from './rate-limits.ts';
import { openVault } from './seal.ts';

test('whoever leaves while they are being let in leaves nothing behind that asks for them', async () => {
  const own = await testDatabase();
  const database = openDatabase(own.appUrl, 1, () => undefined);
  const log = pino({ level: 'silent' });
  const begun = vi.spyOn(globalThis, 'setInterval');
  const ended = vi.spyOn(globalThis, 'clearInterval');
  const letIn = Promise.withResolvers<Person>();
  const knocked = Promise.withResolvers<void>();
  const gate = (): Promise<Person> => {
    knocked.resolve();
    return letIn.promise;
  };

  const app = await createApp({ log }, { trustedProxies: [], https: false });
  const live = mountLive(
    app,
    {
      database,
      clock: systemClock,
      vault: openVault('nothing is sealed in this test at all'),
      gate,
      log,
      demandsSecondFactor: false,
      limits: openRateLimits(0),
      publicUrl: 'http://127.0.0.1',
    },
    false,
    own.appUrl,
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const connected = once(app.server, 'connection') as Promise<[Socket]>;
  const request = get(`${url}${followChanges.path}`, { headers: { cookie: 'meridian_session=x' }, agent: false });
  request.on('error', () => undefined);
  const [socket] = await connected;
  await knocked.promise;
  request.destroy();
  await once(socket, 'close');
  letIn.resolve({ organizationId: 'o', employeeId: 'e' } as Person);
  await delay(50);

  const heartbeats = begun.mock.results.filter((_, index) => (begun.mock.calls[index]?.[1] ?? 0) >= 10_000);
  const stopped = ended.mock.calls.map(([timer]) => timer);
  expect(heartbeats).not.toEqual([]);
  for (const { value } of heartbeats) expect(stopped).toContain(value);
  await live.close();
  await app.close();
  await database.close();
  await own.drop();
});
