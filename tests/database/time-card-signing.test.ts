import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { ar } from '../../src/words/ar/index.ts';
import type { Client } from '../world/client.ts';
import { aTimeCardWharf, monday, nextMonday } from '../world/time-cards.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let manager: Client;

const { begin, worker, cardOf, approve, sign, late } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, server, manager } = await begin());
});

afterAll(() => world.close());

describe('an employee signs', () => {
  test('a week that is over, once, and the wording with its language is kept', async () => {
    const ana = await worker();
    const { ledgerSequence, signing, state } = await cardOf(ana, await server.as(ana));
    expect([state, signing]).toEqual(['open', { attestationVersion: 1, rests: [], refusal: null }]);
    expect(await sign(ana, ledgerSequence)).toMatchObject({ ok: true });
    expect(await sign(ana, ledgerSequence)).toMatchObject({ refusal: 'card_already_signed' });
    const card = await cardOf(ana);
    expect(card).toMatchObject({ state: 'signed', group: 'clean', signing: null });
    expect(card.steps).toMatchObject([
      { step: 'signed', attestation: { version: 1, language: 'ar' }, workedMinutes: 1050 },
    ]);
    // Whoever reads it, in whichever language, reads what was signed.
    expect(card.steps[0]?.attestation?.sentence).toBe(ar['timeCards.attestation.1']);
    const [kept] = await world.asOwner<Record<string, unknown>>(
      `select s.figures->>'workedMinutes' as worked, s.ledger_sequence, s.ledger_hash = p.hash as sealed from time_card_steps s
       join punches p on p.organization_id = s.organization_id and p.employee_id = s.employee_id and p.sequence = s.ledger_sequence
       where s.employee_id = $1`,
      [ana.employeeId],
    );
    expect(kept).toEqual({ worked: '1050', ledger_sequence: ledgerSequence, sealed: true });
  });

  test('neither before it is over, nor what must be fixed, nor what they did not see, nor another wording', async () => {
    const ana = await worker();
    const { ledgerSequence } = await cardOf(ana);
    world.clock.set('2026-11-22T15:00:00.000Z');
    expect(await sign(ana, ledgerSequence)).toMatchObject({ refusal: 'week_not_over' });
    world.clock.set(nextMonday);
    for (const other of [ledgerSequence - 1, ledgerSequence + 1])
      expect(await sign(ana, other)).toMatchObject({ refusal: 'card_changed_meanwhile' });
    const client = await server.as(ana);
    const body = { attestationVersion: 2, language: 'en', seen: ledgerSequence } as const;
    expect(await client.call(contract.signTimeCard, { params: { startsOn: monday }, body })).toMatchObject({
      refusal: 'attestation_outdated',
    });
    const open = await worker('Thu 9:00–');
    const card = await cardOf(open);
    expect(card).toMatchObject({ group: 'must_fix', flags: [{ kind: 'open_entry' }] });
    expect(await sign(open, card.ledgerSequence)).toMatchObject({ refusal: 'card_must_be_fixed' });
    expect(await approve(open, card.ledgerSequence)).toMatchObject({ refusal: 'card_must_be_fixed' });
  });
});

describe('a late punch', () => {
  test('after the employee signed is shown to both', async () => {
    const ana = await worker();
    await sign(ana, (await cardOf(ana)).ledgerSequence);
    await late(ana, 'clock_in', '2026-11-21T15:00:00Z');
    await late(ana, 'clock_out', '2026-11-21T17:00:00Z');
    for (const reader of [manager, await server.as(ana)]) {
      expect((await cardOf(ana, reader)).changes).toMatchObject({ since: 'signing', added: [{}, {}] });
    }
    expect(await sign(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
    expect((await cardOf(ana)).changes).toBeNull();
  });

  test('after the employee signed is shown to both when it was approved: nobody put their name to what is paid', async () => {
    const ana = await worker();
    await sign(ana, (await cardOf(ana)).ledgerSequence);
    await late(ana, 'clock_in', '2026-11-21T15:00:00Z');
    await late(ana, 'clock_out', '2026-11-21T17:00:00Z');
    expect(await approve(ana, (await cardOf(ana)).ledgerSequence)).toMatchObject({ ok: true });
    for (const reader of [manager, await server.as(ana)]) {
      const changes = { since: 'signing', workedMinutesThen: 1050, added: [{}, {}] };
      expect(await cardOf(ana, reader)).toMatchObject({ state: 'approved', workedMinutes: 1170, changes });
    }
  });
});
