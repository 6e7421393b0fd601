import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Organization } from '../world/organization.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let rival: Organization;
let application: pg.Client;

beforeAll(async () => {
  world = await aWorld();
  rival = await world.rival('Copper Kettle');
  for (const organization of [world.organization, rival]) {
    const ana = await organization.employee('Ana', { role: 'manager', manages: ['North'], at: 'North' });
    await ana.worked('Mon 22:00–06:30, break 30');
  }
  application = new pg.Client({ connectionString: world.appUrl });
  await application.connect();
});

afterAll(async () => {
  await application.end();
  await world.close();
});

/** Tables under row-level security, whichever there are by now. */
const guarded = async (): Promise<string[]> =>
  (
    await world.asOwner<{ name: string }>('select relname as name from pg_class where relforcerowsecurity order by 1')
  ).map(({ name }) => name);

const enter = (organizationId: string) =>
  application.query("select set_config('app.organization', $1, false)", [organizationId]);

describe('row-level security', () => {
  test('without an organization the application sees no row of any', async () => {
    const tables = await guarded();
    expect(tables).toEqual(
      expect.arrayContaining(['audit_entries', 'employees', 'locations', 'organizations', 'punches']),
    );
    for (const unset of ['', ' ']) {
      await enter(unset.trim());
      for (const table of tables) {
        const { rows } = await application.query(`select * from ${table}`);
        expect([table, rows]).toEqual([table, []]);
      }
    }
  });

  test('inside one it sees its rows and none of another, however it asks', async () => {
    await enter(world.organization.id);
    for (const table of (await guarded()).filter((name) => name !== 'organizations')) {
      const mine = await application.query(`select distinct organization_id from ${table}`);
      const theirs = await application.query(
        `select from ${table} where organization_id = $1 or true and organization_id <> $2`,
        [rival.id, world.organization.id],
      );
      expect([table, theirs.rowCount]).toEqual([table, 0]);
      for (const row of mine.rows) expect([table, row]).toEqual([table, { organization_id: world.organization.id }]);
    }
    expect((await application.query('select id from organizations')).rows).toEqual([{ id: world.organization.id }]);
    const joined = await application.query(
      'select from sessions s join employees e on e.id = s.employee_id where s.organization_id = $1',
      [rival.id],
    );
    expect(joined.rowCount).toBe(0);
  });

  test('a row for another organization is refused, and none of another is changed', async () => {
    await enter(world.organization.id);
    const theirs = [rival.id, v7()];
    await expect(
      application.query(
        "insert into locations (organization_id, id, name, zone, created_at) values ($1, $2, 'Ours now', 'UTC', now())",
        theirs,
      ),
    ).rejects.toThrow(/violates row-level security policy/);
    const moved = await application.query('update locations set name = name || $2 where organization_id = $1', [
      rival.id,
      '!',
    ]);
    expect(moved.rowCount).toBe(0);
    await expect(application.query('update employees set organization_id = $1', [rival.id])).rejects.toThrow(
      /row-level security|foreign key/,
    );
  });

  test('an organization set in one transaction is forgotten at its end', async () => {
    await application.query('discard all');
    await application.query('begin');
    await application.query("select set_config('app.organization', $1, true)", [rival.id]);
    expect((await application.query('select from employees')).rowCount).toBeGreaterThan(0);
    await application.query('commit');
    expect((await application.query('select from employees')).rowCount).toBe(0);
  });

  test('what is no id of an organization is an error, never everything', async () => {
    await enter("' or true --");
    await expect(application.query('select * from employees')).rejects.toThrow(/invalid input syntax for type uuid/);
    await application.query('discard all');
  });
});

describe('a rival on the same deployment', () => {
  test('shows in no reply, and every reply is one’s own', async () => {
    const server = await world.serve();
    for (const [mine, theirs] of [
      [world.organization, rival],
      [rival, world.organization],
    ] as const) {
      const client = await server.as(mine.admin);
      const replies = await Promise.all(
        [contract.readMe, contract.readClock, contract.readTimeCard, contract.readSupportContacts].map(({ path }) =>
          client.send('GET', path),
        ),
      );
      for (const { status, text } of replies) {
        expect(status).toBe(200);
        for (const foreign of [
          theirs.id,
          theirs.name,
          theirs.name.split(' ')[0] ?? '',
          theirs.admin.employeeId,
          theirs.admin.email,
        ]) {
          expect(text.toLowerCase()).not.toContain(foreign.toLowerCase());
        }
      }
      expect(replies[0]?.text).toContain(mine.name);
    }
  });

  test('people of two organizations with one connection between them never see each other’s', async () => {
    const server = await world.serve({ poolSize: 1 });
    const [ours, theirs] = await Promise.all([server.as(world.organization.admin), server.as(rival.admin)]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => (index % 2 === 0 ? ours : theirs).send('GET', contract.readMe.path)),
    );
    for (const [index, { text }] of answers.entries()) {
      expect(text.includes('@copper.example')).toBe(index % 2 === 1);
      expect(text.includes('@harbor.example')).toBe(index % 2 === 0);
    }
  });
});
