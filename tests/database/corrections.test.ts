import { sql } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { chainLock } from '../../src/server/kernel/audit.ts';
import { anAdjustingWharf, asked, dayOf, historyOf, said, thursday, times } from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { untilItWaits } from '../world/lock-wait.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;

const { begin, worker, ledgerOf, chainsHold } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, server, boss, manager } = await begin());
});

afterAll(() => world.close());

describe('who may', () => {
  test('a manager corrects somebody’s hours in one step, and the person is told', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const [entry] = await dayOf(client, person, thursday);
    const stream = await server.follow(client);
    const id = v7();
    const body = {
      id,
      entryId: entry?.punchIds[0] ?? null,
      asked: times(thursday, '9:00–16:00, 0'),
      reason: 'Left with the delivery',
      seen: [...(entry?.punchIds ?? [])],
    };
    const params = { employeeId: person.employeeId };
    const first = await manager.call(contract.correctEntry, { params, body });
    expect(first).toMatchObject({ ok: true });
    await stream.hears('clock');
    stream.close();
    // Sent again, because the answer was lost: nothing happens twice.
    expect(await manager.call(contract.correctEntry, { params, body })).toEqual(first);
    expect(await said(client, person, thursday)).toEqual(['11-19T09:00 11-19T16:00']);
    const letters = await world.asOwner('select kind from letters where recipient = $1', [person.email]);
    expect(letters).toEqual([{ kind: 'time_corrected' }]);
    const [history] = await historyOf(client, person);
    expect(history).toMatchObject({ askedBy: { employeeId: boss.employeeId }, decision: { outcome: 'approved' } });
    expect(await ledgerOf(person)).toHaveLength(4);
    await chainsHold();
  });

  test(
    'what is asked of an entry that a manager corrects meanwhile is asked of what it was, and refused',
    { retry: 0 },
    async () => {
      const { person, client } = await worker('Thu 9:00–17:00');
      const [entry] = await dayOf(client, person, thursday);
      const entryId = entry?.punchIds[0] ?? null;
      const mayGoOn = Promise.withResolvers<void>();
      // Whoever has the end of the log lets both work, and neither be done.
      const { organizationId } = world.organization.admin;
      const holding = world.inside(organizationId, async ({ tx }) => {
        await sql`select pg_advisory_xact_lock(hashtextextended(${chainLock(organizationId)}, 0))`.execute(tx);
        await mayGoOn.promise;
      });
      const seen = [...(entry?.punchIds ?? [])];
      const body = { id: v7(), entryId, asked: times(thursday, '10:00–16:00, 0'), reason: 'As planned', seen };
      const correcting = manager.call(contract.correctEntry, { params: { employeeId: person.employeeId }, body });
      await untilItWaits(world, correcting);
      const wish = { id: v7(), entryId, asked: times(thursday, '8:00–17:00, 0'), reason: 'The clock was down' };
      const asking = client.call(contract.requestAdjustment, { body: wish });
      await untilItWaits(world, asking, 2);
      mayGoOn.resolve();
      await holding;
      expect([await correcting, await asking]).toMatchObject([{ ok: true }, { refusal: 'entry_gone' }]);
    },
  );

  test('a manager does not overwrite what an employee has asked for', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const entryId = entry?.punchIds[0] ?? null;
    const seen = [...(entry?.punchIds ?? [])];
    const body = { id: v7(), entryId, asked: times(thursday, '9:00–16:00, 0'), reason: 'As planned', seen };
    expect(
      await manager.call(contract.correctEntry, { params: { employeeId: person.employeeId }, body }),
    ).toMatchObject({ refusal: 'adjustment_pending' });
  });
});
