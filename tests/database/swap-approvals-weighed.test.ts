import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import type { TakingWarning } from '../../src/domain/schedule/offer.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { acceptIt, approve, aSwappingWharf, offered, proposed, seen, waiting } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let boss: Employee;
let manager: Client;
let admin: Client;

const { begin, freshDay, worker, shiftOf, ownerOf, overridesOf, auditedOf, asksManagers } = aSwappingWharf();

beforeAll(async () => {
  ({ world, boss, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('where a manager is asked', () => {
  beforeAll(() => asksManagers(true));
  afterAll(() => asksManagers(false));

  test('what the exchange would bring for each is told to whoever answers, and who wrote last', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day] = [freshDay(), freshDay()];
    const yours = await shiftOf(ana, day, 6, 12);
    await shiftOf(ben, before, 16, 23);
    const mine = await shiftOf(ben, freshDay());
    const offerId = await offered(ana, yours);
    const knowing: TakingWarning[] = [{ kind: 'short_rest', restMinutes: 420 }];
    expect(await acceptIt(ana, await proposed(ben, offerId, mine, knowing))).toMatchObject({
      value: { waitsForApproval: true },
    });
    const { person: taker } = ben;
    expect(await waiting(manager, offerId)).toMatchObject({
      remark: { by: `${taker.firstName} ${taker.lastName}`, text: 'Mine for yours' },
      effects: [
        { person: { employeeId: ana.person.employeeId }, refused: null, warnings: [] },
        {
          person: { employeeId: taker.employeeId },
          refused: null,
          warnings: [{ kind: 'short_rest', restMinutes: 420 }],
          needsReason: true,
        },
      ],
    });
    // The grid marks whose swap waits, and does not wait for what it would bring.
    const plain = await manager.call(contract.readPendingSwaps, { query: {} });
    expect(plain.ok && plain.value.swaps.find((swap) => swap.offerId === offerId)).toMatchObject({ effects: null });
    // By now somebody works then: it would be refused, and whoever answers reads so before they press.
    await shiftOf(ben, day, 10, 14);
    expect(await waiting(manager, offerId)).toMatchObject({
      effects: [{ refused: null }, { person: { employeeId: taker.employeeId }, refused: 'works_then', warnings: [] }],
    });
    const requestId = (await waiting(manager, offerId))?.request.requestId ?? '';
    expect(await approve(manager, requestId)).toMatchObject({
      refusal: 'other_unfit',
    });
  });

  test('what came up since the manager looked holds the approval up, until that was read too', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day] = [freshDay(), freshDay()];
    const yours = await shiftOf(ana, day, 6, 12);
    const offerId = await offered(ana, yours);
    expect(await acceptIt(ana, await proposed(ben, offerId, await shiftOf(ben, freshDay())))).toMatchObject({
      ok: true,
    });
    const looked = await waiting(manager, offerId);
    expect(looked?.effects?.flatMap(({ warnings }) => warnings)).toEqual([]);
    await shiftOf(ben, before, 16, 23);
    const requestId = looked?.request.requestId ?? '';
    const rest: TakingWarning = { kind: 'short_rest', restMinutes: 420 };
    const both = [
      { employeeId: ben.person.employeeId, warnings: [rest] },
      { employeeId: ana.person.employeeId, warnings: [] },
    ];
    expect(await approve(manager, requestId)).toMatchObject({
      refusal: 'taking_not_weighed',
      details: { people: both },
    });
    // What was read of one of the two says nothing of the other.
    expect(await approve(manager, requestId, ana, [rest])).toMatchObject({ refusal: 'taking_not_weighed' });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
    expect(await approve(manager, requestId, ben, [rest])).toMatchObject({ refusal: 'taking_needs_reason' });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
    const why = 'He sleeps at the pier';
    expect(await approve(manager, requestId, ben, [rest], why)).toMatchObject({ ok: true });
    expect(await ownerOf(yours)).toBe(ben.person.employeeId);
    // Why is kept with the answer, with the step and with what was published; the two who exchange read nothing of it.
    const warned = [{ person: { employeeId: ben.person.employeeId }, warnings: [rest] }];
    expect((await seen(manager, offerId)).steps.at(-1)).toMatchObject({ kind: 'approved', warned, reason: why });
    for (const { client } of [ana, ben]) {
      expect((await seen(client, offerId)).steps.at(-1)).toMatchObject({ kind: 'approved', warned: [], reason: null });
    }
    const read = await manager.call(contract.readRequest, { params: { requestId } });
    expect(read).toMatchObject({ value: { history: [{ decision: { outcome: 'approved', reason: why } }] } });
    expect(await overridesOf(yours)).toEqual([{ shiftId: yours, rule: 'short_rest', reason: why, givenBy: null }]);
    expect(await auditedOf('swap.approved', { person: boss })).toMatchObject({
      requestId,
      reason: why,
      warnings: [{ employeeId: ben.person.employeeId, short_rest: { minutes: 420 } }],
    });
    // It is read under the very keys that it is sealed over, and told by.
    const log = await admin.call(contract.readAuditLog, { query: { topic: 'swap' } });
    expect(JSON.stringify(log)).toContain('"short_rest":{"minutes":420}');
    expect(await verifyChains(world.ownerUrl)).toMatchObject({ brokenAudits: [] });
  });

  test('what was sent as read, and nothing warns of, is kept nowhere', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day] = [freshDay(), freshDay()];
    const yours = await shiftOf(ana, day, 6, 12);
    await shiftOf(ben, before, 16, 23);
    const offerId = await offered(ana, yours);
    const rest: TakingWarning = { kind: 'short_rest', restMinutes: 420 };
    const madeUp: TakingWarning = { kind: 'overtime', minutes: 6_000 };
    const mine = await shiftOf(ben, freshDay());
    const proposalId = await proposed(ben, offerId, mine, [rest, madeUp]);
    expect(await acceptIt(ana, proposalId, [madeUp])).toMatchObject({ ok: true });
    const requestId = (await waiting(manager, offerId))?.request.requestId ?? '';
    const knowing = [
      { employeeId: ben.person.employeeId, warnings: [rest, madeUp] },
      { employeeId: ana.person.employeeId, warnings: [madeUp] },
    ];
    const body = { knowing, reason: 'He asked for it' };
    const isHeard = (of: typeof knowing) => z.safeParse(contract.approveSwap.body, { ...body, knowing: of }).success;
    expect(isHeard(knowing)).toBe(true);
    expect(isHeard([...knowing, { employeeId: boss.employeeId, warnings: [] }])).toBe(false);
    expect(isHeard([{ employeeId: boss.employeeId, warnings: Array.from({ length: 51 }, () => madeUp) }])).toBe(false);
    expect(await manager.call(contract.approveSwap, { params: { requestId }, body })).toMatchObject({ ok: true });
    expect(await auditedOf('swap.approved', { person: boss })).toEqual({
      requestId,
      reason: 'He asked for it',
      warnings: [{ employeeId: ben.person.employeeId, short_rest: { minutes: 420 } }],
    });
    const ofBen = [{ employeeId: ben.person.employeeId, warnings: [rest] }];
    expect(
      await world.asOwner('select kind, warnings from swap_steps where offer_id = $1 order by taken_at, id', [offerId]),
    ).toEqual([
      { kind: 'offered', warnings: null },
      { kind: 'proposed', warnings: ofBen },
      { kind: 'accepted', warnings: null },
      { kind: 'approved', warnings: ofBen },
    ]);
  });

  test('whoever takes a shift is asked for no reason: the manager answers for it', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day] = [freshDay(), freshDay()];
    await shiftOf(ben, before, 16, 23);
    const shiftId = await shiftOf(ana, day, 6, 12);
    const offerId = await offered(ana, shiftId);
    const read = await ben.client.call(contract.readOffers);
    const shown = read.ok ? read.value.takeable.find(({ shift }) => shift.shiftId === shiftId) : undefined;
    const rest: TakingWarning = { kind: 'short_rest', restMinutes: 420 };
    expect(shown).toMatchObject({ warnings: [rest], needsReason: false });
    const body = { knowing: [rest] };
    expect(await ben.client.call(contract.takeShift, { params: { shiftId }, body })).toMatchObject({
      value: { waitsForApproval: true },
    });
    const effects = (await waiting(manager, offerId))?.effects;
    expect(effects).toMatchObject([{ warnings: [rest], needsReason: true }]);
  });
});
