import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { lettersTo as mailsTo } from '../world/letters.ts';
import { aShift, published } from '../world/shifts.ts';
import { acceptIt, approve, aSwappingWharf, offered, proposed, seen, waiting, type Somebody } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let manager: Client;

const { begin, freshDay, worker, shiftOf, aProposal, ownerOf, lettersTo, mailSays, asksManagers } = aSwappingWharf();

beforeAll(async () => {
  ({ world, wharf, manager } = await begin());
});

afterAll(() => world.close());

describe('where a manager is asked', () => {
  beforeAll(() => asksManagers(true));
  afterAll(() => asksManagers(false));

  test('nothing changes hands before the yes, and both are told of it', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    expect(await acceptIt(ana, proposalId)).toMatchObject({ value: { waitsForApproval: true } });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
    const card = await waiting(manager, offerId);
    expect(card).toMatchObject({ taker: { employeeId: ben.person.employeeId }, lapse: null, isOwn: false });
    const about = { params: { requestId: card?.request.requestId ?? '' } };
    expect(await approve(manager, about.params.requestId)).toMatchObject({ value: { outcome: 'approved' } });
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ben.person.employeeId, ana.person.employeeId]);
    expect(await lettersTo(ana)).toContain('swap_done');
    expect(await lettersTo(ben)).toContain('swap_done');
    expect(await approve(manager, about.params.requestId)).toMatchObject({ refusal: 'already_decided' });
  });

  test('a shift that is promised to one colleague is not accepted by another', async () => {
    const { ana, ben, mine, proposalId } = await aProposal();
    const carl = await worker();
    const second = await proposed(ben, await offered(carl, await shiftOf(carl, freshDay())), mine);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ ok: true });
    expect(await acceptIt(carl, second)).toMatchObject({ refusal: 'return_is_over' });
  });

  test('a no has a reason that both read, and both keep their shifts', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    const cleo = await worker();
    await proposed(cleo, offerId, await shiftOf(cleo, freshDay()));
    await acceptIt(ana, proposalId);
    const card = await waiting(manager, offerId);
    const requestId = card?.request.requestId ?? '';
    const body = { reason: 'The bar needs you both' };
    expect(await manager.call(contract.rejectRequest, { params: { requestId }, body })).toMatchObject({ ok: true });
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ana.person.employeeId, ben.person.employeeId]);
    const swap = await seen(ben.client, offerId);
    expect([swap.state, swap.steps.at(-1)?.remark]).toEqual(['rejected', body.reason]);
    for (const one of [ana, ben]) await mailSays(one, 'came to nothing', body.reason);
    // Whoever else had proposed reads that it is over, and not what was said of the two.
    await mailSays(cleo, 'came to nothing', 'The shift is no longer offered.');
    expect((await mailsTo(world, cleo.person.email)).some((mail) => mail.body.includes(body.reason))).toBe(false);
    expect((await seen(cleo.client, offerId)).steps.at(-1)).toMatchObject({ kind: 'rejected', remark: null });
    expect((await seen(manager, offerId)).steps.at(-1)).toMatchObject({ remark: body.reason });
    expect(await manager.call(contract.reopenRequest, { params: { requestId } })).toMatchObject({
      refusal: 'not_reopenable',
    });
  });

  test('what was agreed with somebody who is suspended since stands in nobody’s way', async () => {
    const [ana, ben, carl] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    const offerId = await offered(ana, shiftId);
    const take = (by: Somebody) => by.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    expect(await take(ben)).toMatchObject({ value: { waitsForApproval: true } });
    expect(await take(carl)).toMatchObject({ refusal: 'offer_is_over' });
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ben.person.employeeId]);
    const offers = async (by: Somebody) => {
      const read = await by.client.call(contract.readOffers);
      if (!read.ok) throw new Error(read.refusal);
      return read.value;
    };
    expect((await offers(ana)).mine).toContainEqual(expect.objectContaining({ offerId, isAgreed: false }));
    expect((await offers(carl)).takeable.map(({ shift }) => shift.shiftId)).toContain(shiftId);
    expect(await take(carl)).toMatchObject({ value: { waitsForApproval: true } });
    const { steps } = await seen(ana.client, offerId);
    expect(steps.map(({ kind }) => kind)).toEqual(['offered', 'taken', 'proposal_lapsed', 'taken']);
    const requestId = (await waiting(manager, offerId))?.request.requestId ?? '';
    expect(await approve(manager, requestId)).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(carl.person.employeeId);
  });

  test('who steps back before the answer takes the request away, and another may take the shift', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    const offerId = await offered(ana, shiftId);
    await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    const refused = await cleo.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    expect(refused).toMatchObject({ refusal: 'offer_is_over' });
    const requestId = (await waiting(manager, offerId))?.request.requestId ?? '';
    const proposalId = (await seen(ana.client, offerId)).proposals[0]?.proposalId ?? '';
    await ben.client.call(contract.withdrawProposal, { params: { proposalId } });
    expect(await waiting(manager, offerId)).toBeUndefined();
    expect(await approve(manager, requestId)).toMatchObject({
      refusal: 'already_decided',
    });
    expect(await cleo.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
      ok: true,
    });
  });

  test('a shift that is published otherwise meanwhile takes the request away', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day);
    const offerId = await offered(ana, shiftId);
    await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    const plan = aShift(wharf, day, ana.person, 7, 12);
    await manager.call(contract.changeShift, { params: { shiftId }, body: { plan, revision: 1 } });
    await published(manager, wharf, day);
    expect(await waiting(manager, offerId)).toBeUndefined();
    const ended = await seen(ben.client, offerId);
    expect([ended.state, ended.proposals[0]?.state, ended.steps.at(-1)?.why]).toEqual([
      'changed',
      'changed',
      'changed',
    ]);
    expect(await lettersTo(ben)).toContain('swap_over');
  });
});
