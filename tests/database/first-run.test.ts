import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseZone } from '../../src/domain/kernel/time.ts';
import { testDatabase, type TestDatabase } from '../../tools/postgres/for-tests.ts';
import { problemIn } from '../world/client.ts';
import { openInside } from '../world/inside.ts';
import { settableClock } from '../world/settable-clock.ts';
import { serveWorld, type WorldServer } from '../world/world.ts';

let database: TestDatabase;
let door: ReturnType<typeof openInside>;
let servers: readonly [WorldServer, WorldServer];

beforeEach(async () => {
  database = await testDatabase();
  const clock = settableClock('2026-11-20T15:00:00Z');
  door = openInside(database.appUrl, clock);
  const world = { appUrl: database.appUrl, clock, inside: door.inside };
  servers = [await serveWorld(world, {}), await serveWorld(world, {})];
});

afterEach(async () => {
  for (const server of servers) await server.close();
  await door.close();
  await database.drop();
});

const zone = parseZone('America/New_York');
const wish = (firstName: string) => ({
  firstName,
  lastName: 'Founder',
  email: `${firstName.toLowerCase()}@first.example`,
  password: 'the first of many days',
  organizationName: `${firstName} and Daughters`,
  locationName: 'Shop',
  zone,
});

describe('an empty deployment', () => {
  test('says that it is empty, admits no registration and no sign-in', async () => {
    const [server] = servers;
    const stranger = server.stranger();
    expect(await stranger.call(contract.readMe)).toMatchObject({ value: { state: 'signed_out', deployment: 'empty' } });
    const { firstName, lastName, email, password } = wish('Rosa');
    const register = await stranger.send('POST', contract.register.path, { firstName, lastName, email, password });
    expect([register.status, problemIn(register.text).code]).toEqual([409, 'registration_failed']);
    const signIn = await stranger.send('POST', contract.signIn.path, { email, password });
    expect([signIn.status, problemIn(signIn.text).code]).toEqual([401, 'invalid_credentials']);
  });

  test('two who come first at the same moment, to two servers, found one organization', async () => {
    const names = ['Ida', 'Joan', 'Kim', 'Lou'];
    const replies = await Promise.all(
      names.map((name, index) =>
        servers[index % 2 === 0 ? 0 : 1].stranger().send('POST', contract.createOrganization.path, wish(name)),
      ),
    );
    const founded = replies.filter(({ status }) => status === 200);
    const refused = replies.filter(({ status }) => status !== 200);
    expect(founded).toHaveLength(1);
    expect(refused.map(({ text }) => problemIn(text).code)).toEqual(Array(3).fill('deployment_not_empty'));

    const cookie = founded[0]?.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const me = JSON.parse((await servers[1].stranger().send('GET', contract.readMe.path, undefined, { cookie })).text);
    expect(me).toMatchObject({ state: 'active', employee: { role: 'admin', location: { name: 'Shop', zone } } });
    expect(await servers[0].stranger().call(contract.readMe)).toMatchObject({ value: { deployment: 'ready' } });
  });

  test('is never claimed again', async () => {
    const [server] = servers;
    expect((await server.stranger().send('POST', contract.createOrganization.path, wish('Ida'))).status).toBe(200);
    const again = await server.stranger().send('POST', contract.createOrganization.path, wish('Joan'));
    expect([again.status, problemIn(again.text).code]).toEqual([409, 'deployment_not_empty']);
  });
});
