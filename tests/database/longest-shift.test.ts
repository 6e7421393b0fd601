import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

test.each([
  // hours of the longest shift by the policy, hours since they clocked in, what a second clock-in hears
  [undefined, 13, 'punch_does_not_apply'],
  [undefined, 15, 'recorded'],
  [24, 15, 'punch_does_not_apply'],
  [24, 25, 'recorded'],
  [10, 9, 'punch_does_not_apply'],
  [10, 11, 'recorded'],
])(
  'who forgot to clock out begins anew after the longest shift of their own policy: %s h, %s h',
  async (longest, hours, heard) => {
    world.clock.set('2026-11-17T13:00:00.000Z');
    const one = await world.employee(`Watch${v7()}`, { at: 'Firehouse' });
    if (longest !== undefined) {
      const admin = await server.as(world.organization.admin);
      const { citations: _, ...federal } = presets.federal;
      const rules = { ...federal, workTime: { ...federal.workTime, maxShiftMinutes: longest * 60 } };
      const scope = { kind: 'employee', id: one.employeeId } as const;
      const body = { scope, startsOn: monday, preset: 'custom', rules } as const;
      expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    }
    const press = async () =>
      (await server.as(one)).call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: false } });
    expect(await press()).toMatchObject({ ok: true });
    world.clock.set(new Date(Date.UTC(2026, 10, 17, 13 + hours)).toISOString());
    const again = await press();
    expect(again.ok ? 'recorded' : again.refusal).toBe(heard);
  },
);

test('who moved since is judged by the clock of the home that was: their Sunday night is no Monday there', async () => {
  world.clock.set('2026-11-12T18:00:00.000Z');
  const admin = await server.as(world.organization.admin);
  const one = await world.employee(`Watch${v7()}`, { at: 'Firehouse' });
  const { employeeId } = one;
  const scope = { kind: 'employee', id: employeeId } as const;
  const { citations: _, ...federal } = presets.federal;
  const longestFrom = async (startsOn: string, hours: number) => {
    const rules = { ...federal, workTime: { ...federal.workTime, maxShiftMinutes: hours * 60 } };
    const body = { scope, startsOn: parsePlainDate(startsOn) as PlainDate, preset: 'custom', rules } as const;
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
  };
  await longestFrom('2026-11-09', 48);
  await longestFrom('2026-11-16', 10);
  // 22:00 on Sunday in Los Angeles, and 1:00 on Monday in New York.
  world.clock.set('2026-11-16T06:00:00.000Z');
  await world.asOwner(`insert into past_zones (organization_id, employee_id, until_on, zone) values ($1, $2, $3, $4)`, [
    world.organization.id,
    employeeId,
    '2026-11-17',
    'America/Los_Angeles',
  ]);
  const press = async () =>
    (await server.as(one)).call(contract.recordPunch, { body: { id: v7(), kind: 'clock_in', offline: false } });
  expect(await press()).toMatchObject({ ok: true });
  world.clock.set('2026-11-17T18:00:00.000Z');
  expect(await press()).toMatchObject({ refusal: 'punch_does_not_apply' });
});
