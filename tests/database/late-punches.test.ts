import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aTimeCardWharf, monday } from '../world/time-cards.ts';
import type { World } from '../world/world.ts';

let world: World;
let manager: Client;

const { begin, worker, cardOf, approve, lock, logsOf, late } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, manager } = await begin());
});

afterAll(() => world.close());

describe('a late punch', () => {
  test('for an approved week is recorded, and the card says so until it is approved again', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    expect(await late(ana, 'clock_in', '2026-11-21T15:00:00Z')).toMatchObject({ ok: true });
    expect(await late(ana, 'clock_out', '2026-11-21T17:00:00Z')).toMatchObject({ ok: true });
    const card = await cardOf(ana);
    expect(card.flags).toContainEqual({ kind: 'changed_since_approval', date: null });
    expect(card.changes).toMatchObject({ since: 'approval', workedMinutesThen: 1050, added: [{}, {}], removed: [] });
    expect(await lock(ana)).toMatchObject({ refusal: 'card_changed_since_approval' });
    expect(await approve(ana, card.ledgerSequence)).toMatchObject({ ok: true });
    expect((await logsOf(ana)).map(({ counts, worked_on: on }) => [on, counts])).toEqual([
      ['2026-11-16', false],
      ['2026-11-17', false],
      ['2026-11-16', true],
      ['2026-11-17', true],
      ['2026-11-21', true],
    ]);
    expect((await cardOf(ana)).changes).toBeNull();
  });

  test('that meets the approval is in it, or shows as changed since: it is never lost', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await worker();
      const { ledgerSequence } = await cardOf(ana);
      const [approval, punch] = await Promise.all([
        approve(ana, ledgerSequence),
        late(ana, 'clock_in', '2026-11-21T15:00:00Z'),
      ]);
      expect(punch).toMatchObject({ ok: true });
      const card = await cardOf(ana);
      const isTold = card.flags.some(({ kind }) => kind === 'changed_since_approval');
      if (approval.ok) expect(isTold).toBe(true);
      else expect(['card_changed_meanwhile', 'card_must_be_fixed']).toContain(approval.refusal);
    }
  });

  test('by a correction that meets the approval leaves one of them refused', async () => {
    for (let round = 0; round < 4; round += 1) {
      const ana = await worker();
      const { ledgerSequence, punches, zone } = await cardOf(ana);
      const entryId = punches.find(({ kind }) => kind === 'clock_in')?.id ?? null;
      const seen = punches.slice(0, 2).map(({ id }) => id);
      const asked = {
        date: monday,
        startTime: { hour: 8, minute: 0 },
        endTime: { hour: 17, minute: 0 },
        breakMinutes: 0,
      };
      expect(zone).toBe('America/New_York');
      const [approval, corrected] = await Promise.all([
        approve(ana, ledgerSequence),
        manager.call(contract.correctEntry, {
          params: { employeeId: ana.employeeId },
          body: { id: v7(), entryId, asked, reason: 'They came at eight', seen },
        }),
      ]);
      const card = await cardOf(ana);
      expect(approval.ok).not.toBe(corrected.ok);
      if (!approval.ok) expect(approval.refusal).toBe('card_changed_meanwhile');
      if (!corrected.ok) expect(corrected.refusal).toBe('week_is_approved');
      expect(card.workedMinutes).toBe(corrected.ok ? 540 + 570 : 480 + 570);
    }
  });

  test('of the week after changes nothing in the one that was approved', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    await ana.pressed('clock_in');
    expect(await cardOf(ana)).toMatchObject({ state: 'approved', flags: [], changes: null });
  });
});
