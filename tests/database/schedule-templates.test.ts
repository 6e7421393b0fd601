import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { TemplateShift } from '../../src/domain/schedule/template.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let kiosk: string;
let manager: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  kiosk = await world.organization.location('Kiosk');
  manager = await server.as(boss);
});

afterAll(() => world.close());

const early: TemplateShift = {
  day: 0,
  fromMinute: 420,
  toMinute: 900,
  breakMinutes: 30,
  positionId: null,
  employeeId: null,
  note: null,
};
const add = (by: Client, name: string, shifts = [early], kind: 'shift' | 'week' = 'shift') =>
  by.call(contract.addTemplate, { body: { locationId: wharf, name, kind, shifts } });
const read = (by: Client, locationId = wharf) => by.call(contract.readTemplates, { query: { locationId } });

test('a shift and a week are kept as they are, and each name stands once for its kind', async () => {
  expect(await add(manager, 'Early')).toMatchObject({ value: { name: 'Early', shifts: [early] } });
  expect(await add(manager, 'early')).toMatchObject({ refusal: 'template_name_taken' });
  const week = [early, { ...early, day: 6, fromMinute: 1_320, toMinute: 360 }];
  expect(await add(manager, 'Early', week, 'week')).toMatchObject({ ok: true });
  expect(await add(manager, 'Both', week)).toMatchObject({ refusal: 'template_of_many_shifts' });
  const allBreak = { ...early, breakMinutes: 480 };
  expect(await add(manager, 'Break', [allBreak])).toMatchObject({ refusal: 'break_too_long' });
  expect(await read(manager)).toMatchObject({
    value: { templates: expect.arrayContaining([expect.objectContaining({ kind: 'week', shifts: week })]) },
  });
});

test('a week of many hundred shifts is one template, each with its note', async () => {
  const week = Array.from({ length: 2_000 }, (_, index) => ({ ...early, day: index % 7, note: 'ع'.repeat(250) }));
  expect(await add(manager, 'Full', week, 'week')).toMatchObject({ ok: true });
});

test('who and what it names is known in the organization', async () => {
  const { admin } = await world.rival('Copper Kettle');
  for (const odd of [{ employeeId: admin.employeeId }, { positionId: admin.employeeId }]) {
    expect(await add(manager, 'Odd', [{ ...early, ...odd }])).toMatchObject({ refusal: 'not_found' });
  }
});

test('a template is changed where it stands, its name stands once, and the log says what it was', async () => {
  const [breakfast, brunch] = [await add(manager, 'Breakfast'), await add(manager, 'Brunch')];
  if (!breakfast.ok || !brunch.ok) throw new Error('nothing was kept');
  const { templateId } = breakfast.value;
  const change = (name: string, shifts = [early]) =>
    manager.call(contract.changeTemplate, { params: { templateId }, body: { name, shifts } });
  expect(await change('brunch')).toMatchObject({ refusal: 'template_name_taken' });
  expect(await change('Breakfast', [early, early])).toMatchObject({ refusal: 'template_of_many_shifts' });
  expect(await change('Breakfast', [{ ...early, breakMinutes: 480 }])).toMatchObject({ refusal: 'break_too_long' });
  const unknown = { ...early, positionId: templateId };
  expect(await change('Breakfast', [unknown])).toMatchObject({ refusal: 'not_found' });
  const later = { ...early, fromMinute: 540, toMinute: 1_020, breakMinutes: 45 };
  const changed = { templateId, kind: 'shift', name: 'BREAKFAST', shifts: [later] };
  expect(await change('BREAKFAST', [later])).toMatchObject({ value: changed });
  expect(await read(manager)).toMatchObject({ value: { templates: expect.arrayContaining([changed]) } });
  const [entry] = await world.asOwner<{ details: unknown }>(
    `select details from audit_entries where action = 'schedule.template_changed' order by sequence desc limit 1`,
  );
  expect(entry?.details).toEqual({
    before: { name: 'Breakfast', hours: '07:00–15:00', breakMinutes: 30, positionId: null },
    after: { name: 'BREAKFAST', hours: '09:00–17:00', breakMinutes: 45, positionId: null },
  });
});

test('of two who call their templates alike at once, the later one hears that the name is taken', async () => {
  const added = [await add(manager, 'One'), await add(manager, 'Two')];
  const answers = await Promise.all(
    added.map((one) => {
      if (!one.ok) throw new Error(one.refusal);
      const params = { templateId: one.value.templateId };
      return manager.call(contract.changeTemplate, { params, body: { name: 'Alike', shifts: [early] } });
    }),
  );
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'template_name_taken' });
});

test('what is taken away is gone, and the log says what it was', async () => {
  const added = await add(manager, 'Late');
  if (!added.ok) throw new Error(added.refusal);
  const { templateId } = added.value;
  expect(await manager.call(contract.removeTemplate, { params: { templateId } })).toMatchObject({ ok: true });
  expect(await manager.call(contract.removeTemplate, { params: { templateId } })).toMatchObject({
    refusal: 'not_found',
  });
  const [entry] = await world.asOwner<{ details: unknown }>(
    `select details from audit_entries where action = 'schedule.template_removed' order by sequence desc limit 1`,
  );
  expect(entry?.details).toEqual({ before: { name: 'Late', shifts: 1 } });
});

test('the templates of a location are there for whoever plans it, and for nobody else', async () => {
  const added = await add(manager, 'Ours');
  if (!added.ok) throw new Error(added.refusal);
  const params = { templateId: added.value.templateId };
  const atKiosk = await server.as(await world.employee('Kim', { role: 'manager', at: 'Kiosk', manages: ['Kiosk'] }));
  const employee = await server.as(await world.employee('Ana', { at: 'Wharf' }));
  const theirs = await server.as((await world.rival('Rival')).admin);
  for (const other of [atKiosk, theirs]) {
    expect(await read(other)).toMatchObject({ refusal: 'not_found' });
    expect(await add(other, 'Mine')).toMatchObject({ refusal: 'not_found' });
    const body = { name: 'Mine', shifts: [early] };
    expect(await other.call(contract.changeTemplate, { params, body })).toMatchObject({ refusal: 'not_found' });
    expect(await other.call(contract.removeTemplate, { params })).toMatchObject({ refusal: 'not_found' });
  }
  expect(await read(employee)).toMatchObject({ refusal: 'not_allowed' });
  expect(await read(manager, kiosk)).toMatchObject({ refusal: 'not_found' });
});
