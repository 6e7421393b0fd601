import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant } from '../../src/domain/kernel/time.ts';
import { presets } from '../../src/domain/pay-rules/presets.ts';
import { anAdjustingWharf, ask, asked, date, historyOf, thursday, times } from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import type { World } from '../world/world.ts';

let world: World;
let manager: Client;
let admin: Client;

const { begin, worker } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('an adjustment is refused', () => {
  test.each([
    ['where it overlaps another entry', '11:00–12:00, 0', {}, 'entry_overlaps'],
    ['in the future', '9:00–11:00, 0', { on: date('2026-11-20') }, 'entry_in_future'],
    ['where nothing would change', '9:00–17:00, 0', { entry: 0 }, 'entry_as_recorded'],
    ['where it is too long ago', '9:00–17:00, 0', { on: date('2026-09-20') }, 'day_too_old'],
    ['where the break is all there is', '9:00–9:30, 30', { on: date('2026-11-17') }, 'break_too_long'],
  ])('%s', async (_why, words, wish, refusal) => {
    const { person, client } = await worker('Thu 9:00–17:00');
    expect(await ask(client, person, words, wish)).toMatchObject({ refusal });
  });

  test('where the person’s policy lets hours be corrected for fewer days', async () => {
    const { person, client } = await worker();
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: person.employeeId },
      startsOn: date('2026-11-16'),
      preset: 'federal' as const,
      rules: { ...federal, adjustableDays: 3 },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    expect(await ask(client, person, '9:00–17:00, 0', { on: date('2026-11-16') })).toMatchObject({
      refusal: 'day_too_old',
      details: { oldestOn: '2026-11-17' },
    });
    expect(await ask(client, person, '9:00–17:00, 0', { on: date('2026-11-17') })).toMatchObject({ ok: true });
    const seen = [
      await person.pressed('clock_in', parseInstant('2026-11-16T14:00:00Z')),
      await person.pressed('clock_out', parseInstant('2026-11-16T22:00:00Z')),
    ];
    const moved = {
      id: v7(),
      entryId: seen[0] ?? null,
      asked: times(thursday, '9:00–17:00, 0'),
      reason: 'It was Thursday',
    };
    const tooOld = { refusal: 'day_too_old', details: { oldestOn: '2026-11-17' } };
    expect(await client.call(contract.requestAdjustment, { body: moved })).toMatchObject(tooOld);
    const params = { employeeId: person.employeeId };
    expect(await manager.call(contract.correctEntry, { params, body: { ...moved, seen } })).toMatchObject(tooOld);
  });

  test('where it is longer than the person’s policy lets a shift be; where that names no limit, a long one is asked for', async () => {
    const { person, client } = await worker();
    const on = date('2026-11-16');
    expect(await ask(client, person, '0:00–23:00, 0', { on })).toMatchObject({ ok: true });
    const limited = await worker();
    const { citations: _, ...federal } = presets.federal;
    const body = {
      scope: { kind: 'employee' as const, id: limited.person.employeeId },
      startsOn: on,
      preset: 'federal' as const,
      rules: { ...federal, workTime: { ...federal.workTime, maxShiftMinutes: 600 } },
    };
    expect(await admin.call(contract.setPayPolicy, { body })).toMatchObject({ ok: true });
    expect(await ask(limited.client, limited.person, '0:00–10:01, 0', { on })).toMatchObject({
      refusal: 'entry_too_long',
      details: { longestMinutes: 600 },
    });
    expect(await ask(limited.client, limited.person, '0:00–10:00, 0', { on })).toMatchObject({ ok: true });
  });

  test('while another about the same hours waits, and not once that is withdrawn', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    expect(await ask(client, person, '7:00–17:00, 0', { entry: 0 })).toMatchObject({ refusal: 'adjustment_pending' });
    expect(await client.call(contract.withdrawRequest, { params: { requestId: first } })).toMatchObject({ ok: true });
    expect(await ask(client, person, '7:00–17:00, 0', { entry: 0 })).toMatchObject({ ok: true });
    const [withdrawn] = await historyOf(client, person);
    expect(withdrawn?.decision?.outcome).toBe('withdrawn');
  });

  test('that is opened again waits where its person works now, wherever that was when they asked', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    await manager.call(contract.rejectRequest, { params: { requestId: first }, body: { reason } });
    const elsewhere = await world.organization.location('Elsewhere');
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [elsewhere, person.employeeId]);
    expect(await manager.call(contract.reopenRequest, { params: { requestId: first } })).toMatchObject({ ok: true });
    const rows = await world.asOwner('select location_id from approval_requests where reopens_id = $1', [first]);
    expect(rows).toEqual([{ location_id: elsewhere }]);
  });

  test('when it is opened again while another about the same hours waits', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const first = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const reason = 'The door was opened at nine';
    await manager.call(contract.rejectRequest, { params: { requestId: first }, body: { reason } });
    const second = await asked(client, person, '8:30–17:00, 0', { entry: 0 });
    const reopen = () => manager.call(contract.reopenRequest, { params: { requestId: first } });
    expect(await reopen()).toMatchObject({ refusal: 'adjustment_pending' });
    await client.call(contract.withdrawRequest, { params: { requestId: second } });
    expect(await reopen()).toMatchObject({ ok: true });
  });

  test('when it is sent again with other details, and is the same one with the same', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const id = v7();
    const first = await ask(client, person, '8:00–17:00, 0', { entry: 0, id });
    expect(await ask(client, person, '8:00–17:00, 0', { entry: 0, id })).toEqual(first);
    for (const words of ['8:00–18:00, 0', '7:00–17:00, 0', '8:00–17:00, 30']) {
      expect(await ask(client, person, words, { entry: 0, id })).toMatchObject({ refusal: 'adjustment_id_reused' });
    }
    const other = await worker();
    expect(await ask(other.client, other.person, '8:00–17:00, 0', { id })).toMatchObject({
      refusal: 'adjustment_id_reused',
    });
    expect(await historyOf(client, person)).toHaveLength(1);
  });
});
