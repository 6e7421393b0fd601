import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeAudit } from '../../src/server/kernel/audit.ts';
import { openDatabase, type Database } from '../../src/server/kernel/database.ts';
import { openVault } from '../../src/server/kernel/seal.ts';
import { inTransaction } from '../../src/server/kernel/work.ts';
import { worldSecret } from '../world/inside.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import { aWorld, type World } from '../world/world.ts';

let world: World;
let database: Database;

beforeAll(async () => {
  world = await aWorld();
  database = openDatabase(world.appUrl, 4, () => undefined);
});

afterAll(async () => {
  await database.close();
  await world.close();
});

const entry = () => ({
  organizationId: world.organization.id,
  employeeId: undefined,
  action: 'payroll_file.exported' as const,
});

const services = () => ({ database, clock: world.clock, vault: openVault(worldSecret), demandsSecondFactor: false });
const arrival = () => ({ now: world.clock.now(), caller: { network: 'the world' }, language: 'en' }) as const;
const options = () => ({ organizationId: world.organization.id, snapshot: true });

test('whoever is overtaken by a newcomer on each try is done before the next of them', { retry: 0 }, async () => {
  const newcomers: Promise<string>[] = [];
  const { value } = await inTransaction(services(), options(), arrival(), async (ctx) => {
    // Its snapshot is of before the newcomer, who has told the log before it does, or waits for it.
    await sql`select count(*) from audit_entries`.execute(ctx.tx);
    const newcomer = world.inside(world.organization.id, async (other) => {
      await writeAudit(other, entry());
      return 'done';
    });
    newcomers.push(newcomer);
    await untilItWaits(world, newcomer);
    await writeAudit(ctx, entry());
    return 'done';
  });
  const done = [value, ...(await Promise.all(newcomers))];
  expect(new Set(done)).toEqual(new Set(['done']));
  // All but the last came first; the chain is whole for all of them.
  const [told] = await world.asOwner<{ entries: number; last: number }>(
    "select count(*)::int as entries, count(distinct sequence)::int as last from audit_entries where action = 'payroll_file.exported'",
  );
  expect(told).toEqual({ entries: newcomers.length + 1, last: newcomers.length + 1 });
});

test('of it and whoever holds what it wants while they wait for the log, both are done', { retry: 0 }, async () => {
  const { id } = world.organization;
  const held = (name: string) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`;
  const newcomers: Promise<string>[] = [];
  let tries = 0;
  const { value } = await inTransaction(services(), options(), arrival(), async (ctx) => {
    tries += 1;
    await sql`select count(*) from audit_entries`.execute(ctx.tx);
    const newcomer = world.inside(id, async (other) => {
      await held('of both').execute(other.tx);
      await writeAudit(other, entry());
      return 'done';
    });
    newcomers.push(newcomer);
    await untilItWaits(world, newcomer);
    await held('of both').execute(ctx.tx);
    await writeAudit(ctx, entry());
    return 'done';
  });
  expect([value, ...(await Promise.all(newcomers))]).toEqual(Array.from({ length: tries + 1 }, () => 'done'));
});

test(
  'who has the end of the log has the turn as well: nobody else who was overtaken begins meanwhile',
  { retry: 0 },
  async () => {
    const overtaken = sql`do $$ begin raise exception 'overtaken' using errcode = '40001'; end $$`;
    const [isAlone, mayGoOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const order: string[] = [];
    let tries = 0;
    const often = inTransaction(services(), options(), arrival(), async ({ tx }) => {
      tries += 1;
      if (tries < 4) await overtaken.execute(tx);
      isAlone.resolve();
      await mayGoOn.promise;
      order.push('often');
    });
    await isAlone.promise;
    let isFirst = true;
    const once = inTransaction(services(), options(), arrival(), async ({ tx }) => {
      const wasFirst = isFirst;
      isFirst = false;
      if (wasFirst) await overtaken.execute(tx);
      order.push('once');
    });
    await untilItWaits(world, once);
    mayGoOn.resolve();
    await Promise.all([often, once]);
    expect(order).toEqual(['often', 'once']);
  },
);
