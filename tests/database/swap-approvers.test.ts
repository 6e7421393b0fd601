import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { acceptIt, approve, aSwappingWharf, offered, proposed, seen, waiting } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let manager: Client;
let admin: Client;

const { begin, freshDay, worker, shiftOf, aProposal, ownerOf, asksManagers } = aSwappingWharf();

beforeAll(async () => {
  ({ world, wharf, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('where a manager is asked', () => {
  beforeAll(() => asksManagers(true));
  afterAll(() => asksManagers(false));

  test('a swap says to whoever answers it that they may, while it waits, and is read alone with what it would bring', async () => {
    const chief = await worker('Wharf', { role: 'manager', manages: ['Wharf'] });
    const ben = await worker();
    const offerId = await offered(chief, await shiftOf(chief, freshDay()));
    const proposalId = await proposed(ben, offerId, await shiftOf(ben, freshDay()));
    const mayAnswer = async () =>
      Promise.all([manager, chief.client, ben.client].map(async (by) => (await seen(by, offerId)).mayAnswer));
    expect(await mayAnswer()).toEqual([false, false, false]);
    expect(await acceptIt(chief, proposalId)).toMatchObject({ value: { waitsForApproval: true } });
    // One of the two answers for the place of their shift as well, and not for their own swap.
    expect(await mayAnswer()).toEqual([true, false, false]);
    const other = await aProposal();
    expect(await acceptIt(other.ana, other.proposalId)).toMatchObject({ ok: true });
    const alone = (offer: string) =>
      manager
        .call(contract.readPendingSwaps, { query: { with: 'effects', offer } })
        .then((read) => read.ok && read.value);
    expect(await alone(offerId)).toMatchObject({
      swaps: [{ offerId, effects: [{ refused: null }, { refused: null }] }],
    });
    expect(await alone(other.offerId)).toMatchObject({ swaps: [{ offerId: other.offerId }] });
    const requestId = (await waiting(manager, offerId))?.request.requestId ?? '';
    expect(await approve(manager, requestId)).toMatchObject({ value: { outcome: 'approved' } });
    expect(await mayAnswer()).toEqual([false, false, false]);
    expect(await alone(offerId)).toEqual({ swaps: [] });
  });

  test('nobody approves a swap that they are in, and whoever manages elsewhere knows of none', async () => {
    const ana = await worker();
    const lead = await worker('Wharf', { role: 'manager', manages: ['Wharf'] });
    const elsewhere = await worker('Kiosk', { role: 'manager', manages: ['Kiosk'] });
    const shiftId = await shiftOf(ana, freshDay());
    const offerId = await offered(ana, shiftId);
    expect(await lead.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
      value: { waitsForApproval: true },
    });
    const requestId = (await waiting(lead.client, offerId))?.request.requestId ?? '';
    expect(await approve(lead.client, requestId)).toMatchObject({
      refusal: 'own_request',
    });
    const body = { reason: 'No' };
    expect(await lead.client.call(contract.rejectRequest, { params: { requestId }, body })).toMatchObject({
      refusal: 'own_request',
    });
    expect(await approve(elsewhere.client, requestId)).toMatchObject({
      refusal: 'not_found',
    });
    expect(await elsewhere.client.call(contract.readSwap, { params: { offerId } })).toMatchObject({
      refusal: 'not_found',
    });
    expect(await ownerOf(shiftId)).toBe(ana.person.employeeId);
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(lead.person.employeeId);
  });

  test('whoever approves an exchange answers for the places of both shifts', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const kiosk = await world.organization.location('Kiosk');
    for (const { person } of [ana, ben]) {
      await world.asOwner(
        'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
        [world.organization.id, person.employeeId, kiosk],
      );
    }
    const [here, there] = [freshDay(), freshDay()];
    const yours = await shiftOf(ana, here);
    const { shiftId: mine } = await planned(admin, aShift(kiosk, there, ben.person));
    await published(admin, kiosk, there);
    const offerId = await offered(ana, yours);
    expect(await acceptIt(ana, await proposed(ben, offerId, mine))).toMatchObject({
      value: { waitsForApproval: true },
    });
    const card = await waiting(manager, offerId);
    expect(card?.answersForReturn).toBe(false);
    const params = { requestId: card?.request.requestId ?? '' };
    expect(await approve(manager, params.requestId)).toMatchObject({ refusal: 'return_is_elsewhere' });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
    expect((await waiting(admin, offerId))?.answersForReturn).toBe(true);
    expect(await approve(admin, params.requestId)).toMatchObject({ ok: true });
    expect(await ownerOf(yours)).toBe(ben.person.employeeId);
  });

  test('an exchange between two places is agreed on where somebody besides the two answers for both', async () => {
    const [ana, ben] = [world.organization.admin, await worker()];
    const kiosk = await world.organization.location('Kiosk');
    const further = [
      [ana.employeeId, wharf],
      [ana.employeeId, kiosk],
      [ben.person.employeeId, kiosk],
    ];
    for (const place of further) {
      await world.asOwner(
        'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
        [world.organization.id, ...place],
      );
    }
    await worker('Kiosk', { role: 'manager', manages: ['Kiosk'] });
    const [here, there] = [freshDay(), freshDay()];
    const { shiftId: yours } = await planned(admin, aShift(kiosk, here, ana));
    await published(admin, kiosk, here);
    const mine = await shiftOf(ben, there);
    const offer = await admin.call(contract.offerShift, { params: { shiftId: yours }, body: { to: null, note: null } });
    if (!offer.ok) throw new Error(offer.refusal);
    const { offerId } = offer.value;
    const proposalId = await proposed(ben, offerId, mine);
    const accepting = () => admin.call(contract.acceptProposal, { params: { proposalId }, body: { knowing: [] } });
    // Each place has a manager, and neither of them could approve it.
    expect(await accepting()).toMatchObject({ refusal: 'nobody_to_approve' });
    const both = await worker('Wharf', { role: 'manager', manages: ['Wharf', 'Kiosk'] });
    expect(await accepting()).toMatchObject({ value: { waitsForApproval: true } });
    const requestId = (await waiting(both.client, offerId))?.request.requestId ?? '';
    expect(await approve(both.client, requestId)).toMatchObject({ ok: true });
    expect(await ownerOf(mine)).toBe(ana.employeeId);
  });
});
