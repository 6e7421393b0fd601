import { v7 } from 'uuid';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addMilliseconds } from '../../src/domain/kernel/time.ts';
import type { PunchKind } from '../../src/domain/time-clock/punch.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let servers: readonly [WorldServer, WorldServer];
let ana: Employee;
let client: Client;

beforeAll(async () => {
  world = await aWorld();
  servers = [await world.serve(), await world.serve()];
});

beforeEach(async () => {
  ana = await world.employee(`Ana${v7()}`);
  client = await servers[0].as(ana);
});

afterAll(() => world.close());

const press = async (kind: PunchKind): Promise<string> => {
  const id = v7();
  expect((await client.call(contract.recordPunch, { body: { id, kind, offline: false } })).ok).toBe(true);
  return id;
};

const undo = (punchId: string, id = v7(), by = client) =>
  by.call(contract.undoPunch, { params: { punchId }, body: { id, offline: false } });

const ledger = () =>
  world.asOwner<{ kind: string }>(
    'select kind, voids_id, reason from punches where employee_id = $1 order by sequence',
    [ana.employeeId],
  );

describe('taking a punch back', () => {
  test('within ten seconds appends a row that names it, and removes nothing', async () => {
    const id = await press('clock_in');
    world.clock.advance(10_000);
    expect(await undo(id)).toEqual({ ok: true, value: { status: 'Clocked Out', since: null, sinceStatus: null } });
    expect(await ledger()).toEqual([
      { kind: 'clock_in', voids_id: null, reason: null },
      { kind: 'void', voids_id: id, reason: 'undo' },
    ]);
    expect(await client.call(contract.readClock)).toMatchObject({
      ok: true,
      value: { status: 'Clocked Out', punches: [] },
    });
  });

  test('is told to a device that sends the punch once more: it is recorded, and counts no more', async () => {
    const id = await press('clock_in');
    await undo(id);
    const again = await client.call(contract.recordPunch, { body: { id, kind: 'clock_in', offline: false } });
    expect(again).toMatchObject({ ok: true, value: { punch: { id }, counts: false, status: 'Clocked Out' } });
    expect(await ledger()).toHaveLength(2);
  });

  test('later is refused', async () => {
    const id = await press('clock_in');
    world.clock.advance(10_001);
    expect(await undo(id)).toMatchObject({ ok: false, refusal: 'undo_too_late' });
    expect(await ledger()).toHaveLength(1);
  });

  test('pressed in time on a device without network is in time when it arrives', async () => {
    const id = await press('clock_in');
    const deviceAt = addMilliseconds(world.clock.now(), 4_000);
    world.clock.advance(60_000);
    const body = { id: v7(), offline: true, deviceAt, skewMilliseconds: 0 };
    const undone = await client.call(contract.undoPunch, { params: { punchId: id }, body });
    expect(undone).toMatchObject({ ok: true, value: { status: 'Clocked Out' } });
    const rows = await world.asOwner<{ source: string }>(
      `select source from punches where employee_id = $1 and kind = 'void'`,
      [ana.employeeId],
    );
    expect(rows).toEqual([{ source: 'offline' }]);
  });

  test('pressed too late on a device without network is too late', async () => {
    const id = await press('clock_in');
    const deviceAt = addMilliseconds(world.clock.now(), 11_000);
    world.clock.advance(60_000);
    const body = { id: v7(), offline: true, deviceAt, skewMilliseconds: 0 };
    const refused = await client.call(contract.undoPunch, { params: { punchId: id }, body });
    expect(refused).toMatchObject({ ok: false, refusal: 'undo_too_late' });
  });

  test('twice is refused, but the same undo sent twice is one', async () => {
    const id = await press('clock_in');
    const voidId = v7();
    const first = await undo(id, voidId);
    expect(await undo(id, voidId)).toEqual(first);
    expect(await undo(id)).toMatchObject({ ok: false, refusal: 'already_undone' });
    expect(await ledger()).toHaveLength(2);
  });

  test('is for the latest punch alone', async () => {
    const id = await press('clock_in');
    await press('break_start');
    expect(await undo(id)).toMatchObject({ ok: false, refusal: 'undo_not_latest' });
    expect(await undo(v7())).toMatchObject({ ok: false, refusal: 'undo_not_latest' });
  });

  test('brings back the state before it, and the clock goes on from there', async () => {
    await press('clock_in');
    const since = world.clock.now();
    world.clock.advance(60_000);
    const id = await press('clock_out');
    expect(await undo(id)).toEqual({ ok: true, value: { status: 'Clocked In', since, sinceStatus: since } });
    await press('break_start');
  });

  test('is for one’s own punches: another’s are as if they did not exist', async () => {
    const id = await press('clock_in');
    const ben = await servers[0].as(await world.employee(`Ben${v7()}`));
    const others = await undo(id, v7(), ben);
    const nobodys = await undo(v7(), v7(), ben);
    expect(others).toEqual(nobodys);
    expect(await ledger()).toHaveLength(1);
  });

  test('does not take the id of a punch, nor a punch that of an undo', async () => {
    const id = await press('clock_in');
    expect(await undo(id, id)).toMatchObject({ ok: false, refusal: 'punch_id_reused' });
    const voidId = v7();
    await undo(id, voidId);
    const reused = await client.call(contract.recordPunch, { body: { id: voidId, kind: 'clock_in', offline: false } });
    expect(reused).toMatchObject({ ok: false, refusal: 'punch_id_reused' });
  });

  test('four times at one moment over two servers takes it back once, and all see the truth', async () => {
    for (let round = 0; round < 10; round += 1) {
      const mine = await world.employee(`Cleo${v7()}`);
      const devices = await Promise.all([...servers, ...servers].map((server) => server.as(mine)));
      const id = v7();
      await devices[0]?.call(contract.recordPunch, { body: { id, kind: 'clock_in', offline: false } });
      const voidId = v7();
      const same = await Promise.all(devices.map((device) => undo(id, voidId, device)));
      for (const answer of same) {
        expect(answer).toEqual({ ok: true, value: { status: 'Clocked Out', since: null, sinceStatus: null } });
      }
      const others = await Promise.all(devices.map((device) => undo(id, v7(), device)));
      for (const answer of others) expect(answer).toMatchObject({ ok: false, refusal: 'already_undone' });
    }
  });
});
