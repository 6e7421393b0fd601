import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let ledgers: string[];
let application: pg.Client;

beforeAll(async () => {
  world = await aWorld();
  const ana = await world.employee('Ana');
  await ana.worked('Mon 9:00–17:00, break 30');
  const found = await world.asOwner<{ name: string }>(
    "select relname as name from pg_class where obj_description(oid, 'pg_class') = 'ledger' order by relname",
  );
  ledgers = found.map(({ name }) => name);
  application = new pg.Client({ connectionString: world.appUrl });
  await application.connect();
  await application.query("select set_config('app.organization', $1, false)", [world.organization.id]);
});

afterAll(async () => {
  await application.end();
  await world.close();
});

const changes = (table: string) => [
  `update ${table} set organization_id = organization_id`,
  `delete from ${table}`,
  `truncate ${table} cascade`,
];

describe('a ledger', () => {
  test('is what keeps punches, the audit log and pay policies', () => {
    expect(ledgers).toEqual(expect.arrayContaining(['audit_entries', 'pay_policies', 'punches']));
  });

  test('is not the application’s to change: it has no right to', async () => {
    for (const table of ledgers) {
      for (const change of changes(table)) {
        await expect(application.query(change), change).rejects.toThrow(`permission denied for table ${table}`);
      }
    }
  });

  test('is not even its owner’s to change: the trigger refuses, with rows and without', async () => {
    for (const table of ledgers) {
      for (const change of changes(table)) {
        await expect(world.asOwner(change), change).rejects.toThrow(
          /are kept for ever: append a row that corrects instead/,
        );
      }
    }
  });

  test('is not changed by way of an insert that conflicts, a merge, or a row that goes with another', async () => {
    const upsert =
      'insert into punches select * from punches on conflict (organization_id, employee_id, sequence) do update set reason = $1';
    await expect(application.query(upsert, ['x'])).rejects.toThrow(/permission denied/);
    await expect(world.asOwner(upsert, ['x'])).rejects.toThrow(/kept for ever/);
    const merge = 'merge into punches p using punches q on p.id = q.id when matched then delete';
    await expect(application.query(merge)).rejects.toThrow(/permission denied/);
    await expect(world.asOwner(merge)).rejects.toThrow(/kept for ever/);
    await expect(world.asOwner('delete from employees')).rejects.toThrow(/violates foreign key constraint/);
  });

  test('takes no second row in the place of the first, nor one without its seal', async () => {
    const copy = (
      changed: string,
    ) => `insert into punches (organization_id, employee_id, sequence, id, kind, punched_at, recorded_at, source,
      location_id, zone, recorded_by, previous_hash, hash) select organization_id, employee_id, ${changed} from punches where sequence = 1`;
    const rest = 'kind, punched_at, recorded_at, source, location_id, zone, recorded_by';
    await expect(application.query(copy(`1, uuidv7(), ${rest}, previous_hash, hash`))).rejects.toThrow(/punches_pkey/);
    await expect(application.query(copy(`9, id, ${rest}, hash, hash`))).rejects.toThrow(/punches_id_once/);
    await expect(application.query(copy(`9, uuidv7(), ${rest}, '', hash`))).rejects.toThrow(
      /violates check constraint/,
    );
    await expect(application.query(copy(`9, uuidv7(), ${rest}, hash, ''`))).rejects.toThrow(
      /violates check constraint/,
    );
  });
});
