import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let elsewhere: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const other = await world.employee('Other', { role: 'manager', at: 'Mill', manages: ['Mill'] });
  wharf = boss.locationId;
  [manager, elsewhere] = await Promise.all([server.as(boss), server.as(other)]);
});

afterAll(() => world.close());

const need = (fromMinute: number, toMinute: number, weekdays: readonly ('monday' | 'tuesday')[] = ['monday']) => ({
  body: { locationId: wharf, weekdays: [...weekdays], positionId: null, fromMinute, toMinute, people: 2 },
});

async function needsOf(): Promise<readonly { readonly weekday: string; readonly people: number }[]> {
  const week = await manager.call(contract.readSchedule, { query: { locationId: wharf } });
  if (!week.ok) throw new Error(week.refusal);
  return week.value.needs;
}

test('for the same hours of a day a number is said once, also by two managers at the same moment', async () => {
  const both = await Promise.all([
    manager.call(contract.addNeeds, need(540, 1_020)),
    manager.call(contract.addNeeds, need(600, 660)),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.filter((answer) => !answer.ok && answer.refusal === 'need_said_already')).toHaveLength(1);
  // Of several days all are said, or none.
  expect(await manager.call(contract.addNeeds, need(600, 660, ['monday', 'tuesday']))).toMatchObject({
    refusal: 'need_said_already',
  });
  expect(await needsOf()).toHaveLength(1);
});

test('what is needed is changed and removed, and the log keeps it', async () => {
  const added = await manager.call(contract.addNeeds, need(1_020, 1_440));
  if (!added.ok) throw new Error(added.refusal);
  const needId = added.value.needs[0]?.needId ?? '';
  expect(await manager.call(contract.changeNeed, { params: { needId }, body: { people: 5 } })).toMatchObject({
    value: { people: 5, toMinute: 1_440 },
  });
  expect(await needsOf()).toContainEqual(expect.objectContaining({ needId, people: 5 }));
  expect(await manager.call(contract.removeNeed, { params: { needId } })).toMatchObject({ ok: true });
  expect(await needsOf()).not.toContainEqual(expect.objectContaining({ needId }));
  const admin = await server.as(world.organization.admin);
  const log = await admin.call(contract.readAuditLog, { query: { topic: 'schedule' } });
  if (!log.ok) throw new Error(log.refusal);
  const done = log.value.entries.map(({ action }) => action);
  expect(done).toEqual(
    expect.arrayContaining(['schedule.need_added', 'schedule.need_changed', 'schedule.need_removed']),
  );
});

test('of a location that somebody does not plan they hear nothing, and change nothing', async () => {
  expect(await elsewhere.call(contract.addNeeds, need(0, 60))).toMatchObject({ refusal: 'not_found' });
  const added = await manager.call(contract.addNeeds, need(0, 60));
  if (!added.ok) throw new Error(added.refusal);
  const needId = added.value.needs[0]?.needId ?? '';
  expect(await elsewhere.call(contract.removeNeed, { params: { needId } })).toMatchObject({ refusal: 'not_found' });
  expect(await elsewhere.call(contract.changeNeed, { params: { needId }, body: { people: 9 } })).toMatchObject({
    refusal: 'not_found',
  });
  const nowhere = { ...need(60, 120), body: { ...need(60, 120).body, positionId: needId } };
  expect(await manager.call(contract.addNeeds, nowhere)).toMatchObject({ refusal: 'not_found' });
  expect(await manager.call(contract.addNeeds, need(120, 60))).toMatchObject({ refusal: 'need_without_length' });
});
