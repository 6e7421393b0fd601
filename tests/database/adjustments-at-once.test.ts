import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { anAdjustingWharf, approve, ask, asked, date, dayOf, said, thursday } from '../world/adjustments.ts';
import type { Client } from '../world/client.ts';
import type { World } from '../world/world.ts';

let world: World;
let manager: Client;
let admin: Client;

const { begin, worker, ledgerOf, chainsHold } = anAdjustingWharf();

beforeAll(async () => {
  ({ world, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('at the same time', () => {
  test('of two managers one records it, and the other is told who did', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const body = { changed: undefined, seen: [...(entry?.punchIds ?? [])] };
    const answers = await Promise.all(
      [manager, admin, manager, admin].map((one) =>
        one.call(contract.approveAdjustment, { params: { requestId }, body }),
      ),
    );
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted();
    expect(kinds).toEqual(['already_decided', 'already_decided', 'already_decided', 'ok']);
    expect(await said(client, person, thursday)).toEqual(['11-19T08:00 11-19T17:00']);
    expect(await ledgerOf(person)).toHaveLength(4);
    await chainsHold();
  });

  test('the employee punches and the manager approves: both are recorded, one after the other', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
    const [entry] = await dayOf(client, person, thursday);
    const body = { changed: undefined, seen: [...(entry?.punchIds ?? [])] };
    const punch = { id: v7(), kind: 'clock_in' as const, offline: false };
    const answers = await Promise.all([
      client.call(contract.recordPunch, { body: punch }),
      manager.call(contract.approveAdjustment, { params: { requestId }, body }),
    ]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, true]);
    expect(await said(client, person, thursday)).toEqual(['11-19T08:00 11-19T17:00', '11-20T10:00']);
    await chainsHold();
  });

  test('what changed since the manager looked is not overwritten unseen', async () => {
    const { person, client } = await worker();
    await person.worked('Fri 8:00–');
    const friday = date('2026-11-20');
    const requestId = await asked(client, person, '8:00–9:45, 0', { on: friday, entry: 0 });
    const [entry] = await dayOf(client, person, friday);
    const seen = [...(entry?.punchIds ?? [])];
    await person.pressed('break_start');
    const params = { requestId };
    expect(
      await manager.call(contract.approveAdjustment, { params, body: { changed: undefined, seen } }),
    ).toMatchObject({
      refusal: 'entry_changed',
    });
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await said(client, person, friday)).toEqual(['11-20T08:00 11-20T09:45']);
    await chainsHold();
  });

  test('of asking anew and opening the rejected request again one waits', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { person, client } = await worker('Thu 9:00–17:00');
      const requestId = await asked(client, person, '8:00–17:00, 0', { entry: 0 });
      const reason = 'The door was opened at nine';
      await manager.call(contract.rejectRequest, { params: { requestId }, body: { reason } });
      const answers = await Promise.all([
        manager.call(contract.reopenRequest, { params: { requestId } }),
        ask(client, person, '8:30–17:00, 0', { entry: 0 }),
      ]);
      expect(answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted()).toEqual([
        'adjustment_pending',
        'ok',
      ]);
    }
  });

  test('the same request sent from two tabs is asked once', async () => {
    const { person, client } = await worker('Thu 9:00–17:00');
    const answers = await Promise.all([1, 2, 3].map(() => ask(client, person, '8:00–17:00, 0', { entry: 0 })));
    const kinds = answers.map((answer) => (answer.ok ? 'ok' : answer.refusal)).toSorted();
    expect(kinds).toEqual(['adjustment_pending', 'adjustment_pending', 'ok']);
  });
});
