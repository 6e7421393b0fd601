import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { acceptIt, aSwappingWharf, nameOf, offered, propose, proposed, seen, type Somebody } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let manager: Client;

const { begin, freshDay, worker, shiftOf, aProposal, ownerOf, lettersTo, mailSays } = aSwappingWharf();

beforeAll(async () => {
  ({ world, manager } = await begin());
});

afterAll(() => world.close());

describe('a shift in return', () => {
  test('is accepted, and both change hands in one step that both are told of', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    expect(await lettersTo(ana)).toContain('swap_proposed');
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ana.person.employeeId, ben.person.employeeId]);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ value: { waitsForApproval: false } });
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ben.person.employeeId, ana.person.employeeId]);
    expect(await lettersTo(ben)).toContain('swap_done');
    const { state, steps } = await seen(ben.client, offerId);
    expect(state).toBe('taken');
    expect(steps.map(({ kind }) => kind)).toEqual(['offered', 'proposed', 'accepted']);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'offer_is_over' });
  });

  test('may overlap the one it is for: each has the other’s at the same hours', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const [yours, mine] = [await shiftOf(ana, day), await shiftOf(ben, day, 12, 20)];
    const proposalId = await proposed(ben, await offered(ana, yours), mine);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ ok: true });
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ben.person.employeeId, ana.person.employeeId]);
  });

  test('that is the same work is not proposed, and the list says so beforehand', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const [yours, mine] = [await shiftOf(ana, day), await shiftOf(ben, day)];
    const offerId = await offered(ana, yours);
    const listed = await ben.client.call(contract.readReturns, { params: { offerId } });
    expect(listed).toMatchObject({ value: { shifts: [{ shift: { shiftId: mine }, unfit: { of: 'both' } }] } });
    expect(await propose(ben, offerId, mine)).toMatchObject({ refusal: 'return_is_the_same' });
  });

  test('is declined or withdrawn, and the offer stays open', async () => {
    const { ana, ben, mine, offerId, proposalId } = await aProposal();
    const inReturn = async () => {
      const read = await ben.client.call(contract.readOffers);
      return read.ok ? read.value.proposed : undefined;
    };
    const to = `${ana.person.firstName} ${ana.person.lastName}`;
    expect(await inReturn()).toEqual([{ offerId, shiftId: mine, to, isAgreed: false }]);
    const hasProposed = async (): Promise<boolean | undefined> => {
      const read = await ben.client.call(contract.readOffers);
      return read.ok
        ? read.value.takeable.find(({ offer }) => offer?.offerId === offerId)?.offer?.hasProposed
        : undefined;
    };
    expect(await hasProposed()).toBe(true);
    expect(await propose(ben, offerId, mine)).toMatchObject({ refusal: 'already_proposed' });
    expect(await acceptIt(ben, proposalId)).toMatchObject({ refusal: 'not_found' });
    expect(await ana.client.call(contract.declineProposal, { params: { proposalId } })).toMatchObject({ ok: true });
    // He hears who declined it, and reads that of his own answer; the offer is over for nobody.
    expect(await lettersTo(ben)).toContain('proposal_declined');
    expect(await lettersTo(ben)).not.toContain('swap_over');
    await mailSays(ben, nameOf(ana), 'declined what you proposed', 'Their offer is still open.');
    const listedFor = async (who: Somebody) => {
      const read = await who.client.call(contract.readSwaps);
      return read.ok ? read.value.swaps.find((swap) => swap.offerId === offerId) : undefined;
    };
    expect(await listedFor(ben)).toMatchObject({ state: 'open', answer: 'declined' });
    expect(await listedFor(ana)).toMatchObject({ state: 'open', answer: null });
    expect(await hasProposed()).toBe(false);
    expect(await inReturn()).toEqual([]);
    const again = await proposed(ben, offerId, mine);
    expect(await listedFor(ben)).toMatchObject({ answer: 'waiting' });
    const about = { params: { proposalId: again } };
    expect(await ana.client.call(contract.withdrawProposal, about)).toMatchObject({ refusal: 'not_found' });
    expect(await ben.client.call(contract.withdrawProposal, about)).toMatchObject({ ok: true });
    expect(await acceptIt(ana, again)).toMatchObject({ refusal: 'proposal_is_over' });
    expect((await seen(ana.client, offerId)).state).toBe('open');
    // To whoever offers it is not over: an answer fell away, and their offer stands.
    await mailSays(ana, 'The answer of', nameOf(ben), 'It was withdrawn.', 'Your offer stands.');
    expect(await lettersTo(ana)).not.toContain('swap_over');
  });

  test('that the other could not work is refused, and the list says why beforehand', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const yours = await shiftOf(ana, freshDay());
    await shiftOf(ana, day);
    const mine = await shiftOf(ben, day, 12, 20);
    const offerId = await offered(ana, yours);
    const listed = await ben.client.call(contract.readReturns, { params: { offerId } });
    expect(listed).toMatchObject({
      value: { shifts: [{ shift: { shiftId: mine }, unfit: { of: 'other', unfit: 'works_then' } }] },
    });
    expect(await propose(ben, offerId, mine)).toMatchObject({
      refusal: 'other_unfit',
      details: { unfit: 'works_then' },
    });
    expect(await propose(ben, offerId, yours)).toMatchObject({ refusal: 'return_is_over' });
  });

  test('is not accepted from somebody who has left', async () => {
    const { ana, ben, proposalId } = await aProposal();
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ben.person.employeeId]);
    const answer = await acceptIt(ana, proposalId);
    expect(answer).toMatchObject({ refusal: 'other_unfit' });
  });
});

test('the database itself refuses a swap that is done by half', async () => {
  const { proposalId } = await aProposal();
  const half = world.asOwner("update shift_proposals set outcome = 'done' where id = $1", [proposalId]);
  await expect(half).rejects.toThrow(/by half/);
});

test(
  'whatever is pressed at once, each shift has one person, and both change hands or neither',
  { retry: 0 },
  async () => {
    const presses = ['accept', 'take', 'decline', 'withdraw', 'step back', 'replan', 'accept again'] as const;
    await fc.assert(
      fc.asyncProperty(fc.uniqueArray(fc.constantFrom(...presses), { minLength: 2, maxLength: 4 }), async (pressed) => {
        const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
        const cleo = await worker();
        const about = { params: { proposalId } };
        const does = {
          accept: () => acceptIt(ana, proposalId),
          'accept again': () => acceptIt(ana, proposalId),
          take: () => cleo.client.call(contract.takeShift, { params: { shiftId: yours }, body: { knowing: [] } }),
          decline: () => ana.client.call(contract.declineProposal, about),
          withdraw: () => ana.client.call(contract.withdrawOffer, { params: { offerId } }),
          'step back': () => ben.client.call(contract.withdrawProposal, about),
          replan: () => manager.call(contract.cancelShift, { params: { shiftId: mine }, body: { revision: 1 } }),
        };
        await Promise.all(pressed.map((one) => does[one]()));
        const [yoursIs, mineIs] = [await ownerOf(yours), await ownerOf(mine)];
        const [a, b, c] = [ana, ben, cleo].map(({ person }) => person.employeeId);
        expect([`${a} ${b}`, `${b} ${a}`, `${c} ${b}`]).toContain(`${yoursIs} ${mineIs}`);
        const { state, proposals } = await seen(manager, offerId);
        const done = proposals.filter((one) => one.state === 'done');
        expect(done.length).toBe(state === 'taken' ? 1 : 0);
        expect(yoursIs === a).toBe(done.length === 0);
      }),
      { numRuns: 12 },
    );
  },
);
