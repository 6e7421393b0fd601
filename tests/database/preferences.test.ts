import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;

beforeAll(async () => {
  world = await aWorld();
});

afterAll(() => world.close());

test('preferences are the person’s own, and follow them to every device', async () => {
  const server = await world.serve();
  const ana = await world.employee('Ana');
  const [phone, tablet, other] = await Promise.all([
    server.as(ana),
    server.as(ana),
    server.as(await world.employee('Ben')),
  ]);
  await phone.call(contract.changePreferences, { body: { language: 'ar', hourCycle: 'h23', singleKeys: false } });
  const preferencesOf = async (client: typeof phone) => {
    const me = await client.call(contract.readMe);
    return me.ok && me.value.state === 'active' ? me.value.employee.preferences : undefined;
  };
  expect(await preferencesOf(tablet)).toEqual({ language: 'ar', theme: 'system', hourCycle: 'h23', singleKeys: false });
  expect(await preferencesOf(other)).toEqual({ language: 'en', theme: 'system', hourCycle: 'h12', singleKeys: true });
});

test('somebody who clicks faster than we answer is never refused', async () => {
  const server = await world.serve({ poolSize: 10 });
  const client = await server.as(await world.employee('Cleo'));
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      client.send('PATCH', contract.changePreferences.path, { theme: index % 2 === 0 ? 'dark' : 'light' }),
    ),
  );
  expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
});
