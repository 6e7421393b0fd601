import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { startServer } from '../../src/server/main.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { problemIn } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldSecret } from '../world/inside.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let strict: WorldServer;
let boss: Employee;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  strict = await world.serve({ demandsSecondFactor: true });
  boss = await world.employee('Boss', { role: 'manager', manages: ['Wharf'] });
  ana = await world.employee('Ana');
});

afterAll(() => world.close());

describe('where managers and admins must have a second factor', () => {
  test('one without reaches nothing but setting it up', async () => {
    const client = await strict.as(boss);
    expect(await client.call(contract.readMe)).toMatchObject({ value: { state: 'second_factor_missing' } });
    const { access: setsUp } = contract.startTotp;
    for (const endpoint of Object.values(contract)) {
      const { access } = endpoint;
      if (typeof access === 'string' || access.action === setsUp.action) continue;
      const reply = await client.send(endpoint.method, endpoint.path, endpoint.method === 'GET' ? undefined : {});
      expect([endpoint.name, reply.status, problemIn(reply.text).code]).toEqual([
        endpoint.name,
        403,
        expect.stringMatching(/^(second_factor_required|not_allowed)$/),
      ]);
    }
  });

  test('a server that is not told to be a demo demands one', async () => {
    const { publicUrl, logLevel } = { publicUrl: 'http://127.0.0.1', logLevel: 'fatal' } as const;
    const config = {
      host: '127.0.0.1',
      port: 0,
      publicUrl,
      logLevel,
      poolSize: 2,
      trustedProxies: [],
      secret: worldSecret,
    };
    const silent = await startServer({ config, databaseUrl: world.appUrl, clock: world.clock });
    const { cookie = '' } = await strict.as(boss);
    const reply = await fetch(`${silent.url}${contract.readClock.path}`, { headers: { cookie } });
    expect([reply.status, problemIn(await reply.text()).code]).toEqual([403, 'second_factor_required']);
    await silent.close();
  });

  test('an employee is not asked for one', async () => {
    expect((await (await strict.as(ana)).call(contract.readClock)).ok).toBe(true);
  });

  test('once it is set up everything opens, and the last one cannot be removed', async () => {
    const client = await strict.as(boss);
    const app = await anAuthenticator(client, world.clock);
    expect(await client.call(contract.readMe)).toMatchObject({ value: { state: 'active' } });
    expect((await client.call(contract.readClock)).ok).toBe(true);
    expect(await client.call(contract.removeTotp)).toMatchObject({ ok: false, refusal: 'last_second_factor' });
    expect(await client.call(contract.readFactors)).toMatchObject({ value: { isDemanded: true } });
    expect(app.recoveryCodes).toHaveLength(10);
  });

  test('whoever becomes a manager signs in anew, and is asked then', async () => {
    const client = await strict.as(ana);
    await world.asOwner("update employees set role = 'manager' where id = $1", [ana.employeeId]);
    expect(await client.call(contract.readClock)).toMatchObject({ refusal: 'not_signed_in' });
    const again = await strict.as(ana);
    expect(await again.call(contract.readClock)).toMatchObject({ refusal: 'second_factor_required' });
  });
});
