import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { ExportWish } from '../../src/contract/reports/exports.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let boss: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const [ana, far] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Far', { at: 'Pier' })];
  world.clock.set('2026-11-20T15:00:00.000Z');
  for (const one of [ana, far]) await one.worked('Mon 9:00–17:00');
  world.clock.set(nextMonday);
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
});

afterAll(() => world.close());

const wish = (more: Partial<ExportWish> = {}): ExportWish => ({
  from: addDays(monday, -300),
  to: addDays(monday, 6),
  format: 'csv',
  ...more,
});

async function asked(client: Client, more: Partial<ExportWish> = {}): Promise<string> {
  const answer = await client.call(contract.askExport, { body: wish(more) });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}

async function exportOf(client: Client, id: string) {
  const answer = await client.call(contract.readExports);
  return answer.ok ? answer.value.exports.find((one) => one.id === id) : undefined;
}

const isReady = (client: Client, id: string) =>
  expect.poll(async () => (await exportOf(client, id))?.state, { timeout: 20_000 }).toBe('ready');

const fileOf = (client: Client, id: string) => client.send('GET', `/api/exports/${id}/file`);

describe('an export of many weeks', () => {
  test.each(['csv', 'xlsx', 'pdf'] as const)(
    'is made in the background as %s and fetched by whoever asked',
    async (format) => {
      const stream = await server.follow(manager);
      const id = await asked(manager, { format });
      await stream.hears('exports');
      stream.close();
      await isReady(manager, id);
      const file = await fileOf(manager, id);
      expect(file.status).toBe(200);
      expect(file.headers.get('content-disposition')).toContain(`time-cards-2026-01-20.${format}`);
      if (format === 'csv') {
        expect(file.text).toContain('2026-11-16,9:00 AM,5:00 PM,0:00,8:00');
        expect(file.text).not.toContain('Pier');
      } else expect(file.text.slice(0, 4)).toBe(format === 'pdf' ? '%PDF' : 'PK\u0003\u0004');
      const told = await world.asOwner(
        "select details->>'format' as format from audit_entries where action = 'time_card.exported' and details->>'exportId' = $1",
        [id],
      );
      expect(told).toEqual([{ format }]);
    },
  );

  test('has a row for each week of a person where that is asked for, as the list on the screen has it', async () => {
    const id = await asked(manager, { from: monday, rows: 'weeks' });
    await isReady(manager, id);
    const { text: made } = await fileOf(manager, id);
    const { text } = await manager.send('POST', '/api/time-cards/export', wish({ from: monday, rows: 'weeks' }));
    expect(made).toBe(text);
    const rows = text.trim().split('\r\n');
    const ana = rows.filter((row) => row.startsWith('Ana '));
    expect(ana).toHaveLength(1);
    expect(ana[0]).toMatch(/,Wharf,2026-11-16,"Nov 16 – 22, 2026",.*,8:00,8:00,0:00,0:00,Clean,Not signed$/);
    expect(rows.at(-1)).toMatch(/,8:00,8:00,0:00,0:00,,$/);
  });

  test('does not exist for anybody else, nor for whoever no longer answers for its people', async () => {
    const id = await asked(manager);
    await isReady(manager, id);
    expect((await fileOf(admin, id)).status).toBe(404);
    expect(await exportOf(admin, id)).toBeUndefined();
    await world.asOwner('delete from managed_locations where employee_id = $1', [boss.employeeId]);
    expect((await fileOf(manager, id)).status).toBe(404);
    await world.asOwner(
      `insert into managed_locations (organization_id, employee_id, location_id)
       select organization_id, id, home_location_id from employees where id = $1`,
      [boss.employeeId],
    );
  });

  test('is gone after a day, and its file with it', async () => {
    const id = await asked(manager);
    await isReady(manager, id);
    world.clock.set('2026-11-24T15:00:00.000Z');
    expect((await fileOf(manager, id)).status).toBe(404);
    expect(await exportOf(manager, id)).toBeUndefined();
    await world.asOwner(
      `with j as (update graphile_worker._private_jobs set run_at = now() where locked_at is null returning 1)
       select count(*), pg_notify('jobs:insert', '') from j`,
    );
    await expect.poll(() => world.asOwner('select id from exports where id = $1', [id])).toEqual([]);
    world.clock.set(nextMonday);
  });

  test('of a location for which one does not answer is asked in vain, and so is that of another organization', async () => {
    const pier = await world.organization.location('Pier');
    const theirs = await (await world.rival('Copper Kettle')).location('Wharf');
    for (const endpoint of [contract.askExport, contract.exportTimeCards]) {
      expect(await manager.call(endpoint, { body: wish({ location: pier }) })).toMatchObject({ refusal: 'not_found' });
      expect(await admin.call(endpoint, { body: wish({ location: theirs }) })).toMatchObject({ refusal: 'not_found' });
    }
    expect(await admin.call(contract.askExport, { body: wish({ location: pier }) })).toMatchObject({ ok: true });
  });

  test('is refused where the dates make no sense', async () => {
    const body = wish({ to: addDays(monday, -400) });
    expect(await manager.call(contract.askExport, { body })).toMatchObject({ refusal: 'dates_too_far_apart' });
  });

  test('of two that are asked for at once only so many are taken as may wait', { retry: 0 }, async () => {
    await whileNothingIsMade(async () => {
      for (const format of ['csv', 'xlsx'] as const) await asked(manager, { format });
      const holder = new pg.Client({ connectionString: world.ownerUrl });
      await holder.connect();
      try {
        // Where transactions of an organization end: both would have counted those that wait before either of the two is one of them.
        await holder.query("select pg_advisory_lock(hashtextextended('audit ' || $1::text, 0))", [boss.organizationId]);
        const one = manager.call(contract.askExport, { body: wish() });
        await untilItWaits(world, one);
        const other = manager.call(contract.askExport, { body: wish() });
        await untilItWaits(world, other, 2);
        await holder.query('select pg_advisory_unlock_all()');
        expect(await Promise.all([one, other])).toMatchObject([{ ok: true }, { refusal: 'exports_waiting' }]);
      } finally {
        await holder.end();
      }
    });
  });
});

/** What is left to be done waits for another day. */
async function whileNothingIsMade(work: () => Promise<void>): Promise<void> {
  await world.asOwner(
    `create function another_day() returns trigger language plpgsql as $$ begin new.run_at := now() + interval '1 day'; return new; end $$;
     create trigger another_day before insert on graphile_worker._private_jobs for each row execute function another_day();`,
  );
  try {
    await work();
  } finally {
    await world.asOwner('drop function another_day() cascade');
  }
}
