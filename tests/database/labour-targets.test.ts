import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let mill: string;
let admin: Client;
let manager: Client;
let outsider: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const other = await world.employee('Other', { role: 'manager', at: 'Mill', manages: ['Mill'] });
  [wharf, mill] = [boss.locationId, other.locationId];
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
  outsider = await server.as((await world.rival('Copper Kettle')).admin);
});

afterAll(() => world.close());

const set = (by: Client, weeklyMinutes: number | null, sum: number | null, revision: number, locationId = wharf) =>
  by.call(contract.changeLabourTarget, {
    params: { locationId },
    body: { weeklyMinutes, weeklyCents: sum === null ? null : cents(sum), revision },
  });

async function targetAt(reader: Client, locationId: string) {
  const week = await reader.call(contract.readSchedule, { query: { locationId } });
  if (!week.ok) throw new Error(week.refusal);
  return week.value.labourTarget;
}

const targets = async (reader: Client) => {
  const answer = await reader.call(contract.readLabourTargets, {});
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.locations;
};

test('a target is set for one location, stands in its schedule, and the log keeps what it was', async () => {
  expect(await targetAt(manager, wharf)).toEqual({ weeklyMinutes: null, weeklyCents: null });
  expect(await set(admin, 14_400, 6_500_00, 0)).toMatchObject({ value: { weeklyMinutes: 14_400, revision: 1 } });
  expect(await set(admin, 12_000, null, 1)).toMatchObject({ value: { weeklyCents: null, revision: 2 } });
  expect(await set(admin, 12_000, 7_000_00, 2)).toMatchObject({ ok: true });
  expect(await targetAt(manager, wharf)).toEqual({ weeklyMinutes: 12_000, weeklyCents: 7_000_00 });
  expect(await targetAt(admin, mill)).toEqual({ weeklyMinutes: null, weeklyCents: null });
  expect(await targets(admin)).toContainEqual(
    expect.objectContaining({ locationId: wharf, name: 'Wharf', weeklyMinutes: 12_000, revision: 3 }),
  );
  const log = await admin.call(contract.readAuditLog, { query: { topic: 'schedule' } });
  if (!log.ok) throw new Error(log.refusal);
  const entries = log.value.entries.filter(({ action }) => action === 'schedule.labour_target_changed');
  expect(entries).toHaveLength(3);
  // The latest first; of what did not change nothing is told.
  expect(entries[1]).toMatchObject({
    subject: { name: 'Wharf' },
    details: {
      before: { weeklyMinutes: 14_400, weeklyCents: 6_500_00 },
      after: { weeklyMinutes: 12_000, weeklyCents: null },
    },
  });
  expect(entries[0]?.details).toEqual({ before: { weeklyCents: null }, after: { weeklyCents: 7_000_00 } });
});

test('whoever plans a location sets no target for it, nor does anybody elsewhere', async () => {
  const before = await targetAt(admin, wharf);
  expect(await set(manager, 60, 1, 3)).toMatchObject({ ok: false, refusal: 'not_allowed' });
  expect(await manager.call(contract.readLabourTargets, {})).toMatchObject({ ok: false, refusal: 'not_allowed' });
  expect(await set(outsider, 60, 1, 3)).toMatchObject({ refusal: 'not_found' });
  expect((await targets(outsider)).map(({ locationId }) => locationId)).not.toContain(wharf);
  expect(await targetAt(admin, wharf)).toEqual(before);
});

test(
  'of two who save at once the later one hears of the other, and nothing of theirs is lost',
  { retry: 0 },
  async () => {
    const first = await Promise.all([set(admin, 3_000, null, 0, mill), set(admin, 4_000, null, 0, mill)]);
    expect(first.filter(({ ok }) => ok)).toHaveLength(1);
    const now = (await targets(admin)).find(({ locationId }) => locationId === mill);
    expect(now?.revision).toBe(1);
    const late = first.find(({ ok }) => !ok);
    expect(late).toMatchObject({
      refusal: 'labour_target_changed_meanwhile',
      details: { weeklyMinutes: now?.weeklyMinutes, weeklyCents: null, revision: 1 },
    });
    const again = await Promise.all([set(admin, 5_000, null, 1, mill), set(admin, 6_000, null, 1, mill)]);
    expect(again.filter(({ ok }) => ok)).toHaveLength(1);
  },
);

test('what a week is meant to cost is not told to a program, which may see nothing of what people earn', async () => {
  const made = await admin.call(contract.makeToken, { body: { name: 'Display', scopes: ['schedule:read'], days: 1 } });
  if (!made.ok) throw new Error(made.refusal);
  const { path } = contract.readSchedule;
  const read = await server.stranger().send('GET', `${path}?locationId=${wharf}`, undefined, {
    authorization: `Bearer ${made.value.secret}`,
  });
  expect(read.status, read.text).toBe(200);
  expect(JSON.parse(read.text)).toMatchObject({ labourTarget: { weeklyMinutes: 12_000, weeklyCents: null } });
});
