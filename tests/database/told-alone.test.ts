import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { deadlocksIn } from '../world/deadlocks.ts';
import { aShift, planned } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 20 });
});

afterAll(() => world.close());

test('whoever is overtaken again and again gets their turn, and nobody waits for them with what they want', async () => {
  const far = parsePlainDate('2027-03-01') as PlainDate;
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const askers = await Promise.all(
    Array.from({ length: 7 }, async (_, index) => {
      const person = await world.employee(`Asker${index}`, { at: 'Wharf' });
      return { person, client: await server.as(person) };
    }),
  );
  const planners = await Promise.all(Array.from({ length: 6 }, () => server.as(boss)));
  const before = await deadlocksIn(world);
  let isOver = false;
  const asking = askers.map(async ({ person, client }, at) => {
    const { employeeId: userId, firstName, lastName, email } = person;
    for (let round = 0; round < 5; round += 1) {
      const date = addDays(far, at * 5 + round);
      const body = { userId, firstName, lastName, email, startDate: date, endDate: date, numDays: 1 };
      const asked = await client.call(contract.requestTimeOff, { body });
      if (!asked.ok) throw new Error(asked.refusal);
      const { requestId } = asked.value;
      expect((await client.call(contract.withdrawRequest, { params: { requestId } })).ok).toBe(true);
    }
  });
  const planning = planners.map(async (client) => {
    while (!isOver) await planned(client, aShift(boss.locationId, far, null));
  });
  try {
    await Promise.all(asking);
  } finally {
    isOver = true;
    await Promise.allSettled([...asking, ...planning]);
  }
  expect(await deadlocksIn(world)).toBe(before);
});
