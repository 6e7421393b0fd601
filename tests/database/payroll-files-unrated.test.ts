import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import type { Client } from '../world/client.ts';
import { approveCard, approveWeek } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// An organization that pays elsewhere keeps hours here and no rates. Ana and Ben worked through a meal in California, and Ana is owed more; of Ben a rate is
// known all the same.

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let admin: Client;
let anaId: string;

beforeAll(async () => {
  world = await aWorld({ now: '2026-11-13T15:00:00.000Z' });
  const server = await world.serve();
  const [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  anaId = ana.employeeId;
  const { citations: _, ...rules } = presets.california;
  const scope = { kind: 'organization' as const };
  const body = { scope, startsOn: addDays(monday, -7), preset: 'california' as const, rules };
  const early = await server.as(world.organization.admin);
  const set = await early.call(contract.setPayPolicy, { body });
  if (!set.ok) throw new Error(set.refusal);
  world.clock.set('2026-11-20T23:00:00.000Z');
  for (const one of [ana, ben]) await one.worked('Mon 9:00–17:00');
  // A meal that was cut short, a day of short work, and one that was split, with a second report of an hour.
  for (const words of ['Tue 9:00–17:00, break 20', 'Wed 9:00–13:00', 'Thu 9:00–11:00', 'Thu 18:00–19:00']) {
    await ana.worked(words);
  }
  world.clock.set('2026-11-23T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  await approveCard(admin, ana, monday);
  await approveWeek(admin, ben, monday);
});

afterAll(() => world.close());

test('a premium whose sum nobody knows here is said by person and day, and the file is made all the same', async () => {
  const told = await admin.call(contract.readPayrollFiles, { query: { date: monday } });
  expect(told).toMatchObject({
    value: {
      blockers: [],
      people: 2,
      earned: { mealRest: 20_00 },
      unknownPremiums: [
        {
          employeeId: anaId,
          firstName: 'Ana',
          startsOn: monday,
          meals: [monday, addDays(monday, 1)],
          rests: [],
          others: [
            { kind: 'reporting-time', code: null, days: [addDays(monday, 3)] },
            { kind: 'split-shift', code: null, days: [addDays(monday, 3)] },
          ],
        },
      ],
    },
  });
  const body = { date: monday, withoutBlocked: false };
  expect((await admin.send('POST', '/api/payroll-files/gusto', body)).status).toBe(200);
});
