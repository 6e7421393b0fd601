import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { ShiftPlan } from '../../src/domain/schedule/shift.ts';
import type { Client } from '../world/client.ts';
import { published } from '../world/shifts.ts';
import { acceptIt, approve, aSwappingWharf, offered, propose, seen, waiting } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let manager: Client;

const { begin, freshDay, worker, shiftOf, aProposal, ownerOf, asksManagers } = aSwappingWharf();

beforeAll(async () => {
  ({ world, wharf, manager } = await begin());
});

afterAll(() => world.close());

/** Another manager changes no more of a shift than its note, or cancels it, and does not publish that. @returns has it undone */
async function drafted(shiftId: string, what: 'note' | 'gone' = 'note'): Promise<() => Promise<void>> {
  const other = await worker('Wharf', { role: 'manager', manages: ['Wharf'] });
  const read = await manager.call(contract.readShift, { params: { shiftId } });
  if (!read.ok) throw new Error(read.refusal);
  const { employee, startsAt, endsAt, breakMinutes } = read.value;
  const known = { locationId: wharf, employeeId: employee?.employeeId ?? null, positionId: null, startsAt, endsAt };
  const plan = async (to: ShiftPlan | null): Promise<void> => {
    const [now] = await world.asOwner<{ revision: number }>('select revision from shifts where id = $1', [shiftId]);
    const shifts = [{ shiftId, revision: now?.revision ?? 0, plan: to }];
    expect(await other.client.call(contract.changeShifts, { body: { shifts } })).toMatchObject({ ok: true });
  };
  await plan(what === 'gone' ? null : { ...known, breakMinutes, note: 'Bring the keys' });
  return () => plan({ ...known, breakMinutes, note: null });
}

describe('while a shift is planned otherwise, and that is not published', () => {
  test('nobody accepts it in return, nor proposes it, nor anything for it; once that is undone they do', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    const [carl, dora] = [await worker(), await worker()];
    const ofCarl = await offered(carl, await shiftOf(carl, freshDay()));
    const ofDora = await shiftOf(dora, freshDay());
    const undoReturn = await drafted(mine);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'shift_is_changing' });
    expect(await propose(ben, ofCarl, mine)).toMatchObject({ refusal: 'shift_is_changing' });
    const undoOffered = await drafted(yours, 'gone');
    expect(await propose(dora, offerId, ofDora)).toMatchObject({ refusal: 'shift_is_changing' });
    expect((await seen(ana.client, offerId)).state).toBe('open');
    await undoReturn();
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'shift_is_changing' });
    await undoOffered();
    expect(await acceptIt(ana, proposalId)).toMatchObject({ ok: true });
  });

  describe('and a manager is asked', () => {
    beforeAll(() => asksManagers(true));
    afterAll(() => asksManagers(false));

    test.each([
      ['what was agreed on waits, and whoever approves reads why', 'offered', 'note'],
      ['the same where it is the shift in return', 'inReturn', 'note'],
      ['the same where it is cancelled', 'offered', 'gone'],
    ] as const)('%s', async (_, which, what) => {
      const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
      expect(await acceptIt(ana, proposalId)).toMatchObject({ value: { waitsForApproval: true } });
      const card = await waiting(manager, offerId);
      const requestId = card?.request.requestId ?? '';
      expect(card?.lapse).toBeNull();
      const undo = await drafted(which === 'offered' ? yours : mine, what);
      expect((await waiting(manager, offerId))?.lapse).toBe('changing');
      expect(await approve(manager, requestId)).toMatchObject({ refusal: 'shift_is_changing' });
      expect(await seen(manager, offerId)).toMatchObject({ state: 'agreed', mayAnswer: true });
      expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ana.person.employeeId, ben.person.employeeId]);
      await undo();
      expect((await waiting(manager, offerId))?.lapse).toBeNull();
      expect(await approve(manager, requestId)).toMatchObject({ value: { outcome: 'approved' } });
      expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ben.person.employeeId, ana.person.employeeId]);
    });

    test('whoever gave it away reads that it waits for a manager, as before; it ends once that is published', async () => {
      const [ana, ben] = [await worker(), await worker()];
      const day = freshDay();
      const shiftId = await shiftOf(ana, day);
      const offerId = await offered(ana, shiftId);
      expect(await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
        value: { waitsForApproval: true },
      });
      await drafted(shiftId);
      expect(await ana.client.call(contract.readOffers)).toMatchObject({
        value: { mine: [{ offerId, isAgreed: true }] },
      });
      expect((await seen(ana.client, offerId)).state).toBe('agreed');
      await published(manager, wharf, day);
      expect((await seen(ana.client, offerId)).state).toBe('changed');
    });
  });
});

describe('why one of the two cannot work it', () => {
  beforeAll(() => asksManagers(true));
  afterAll(() => asksManagers(false));

  test('is told to whoever approves, also that they leave before; to a colleague it is not', async () => {
    const [one, two] = [await aProposal(), await aProposal()];
    expect(await acceptIt(one.ana, one.proposalId)).toMatchObject({ ok: true });
    for (const { ben } of [one, two]) {
      const { employeeId } = ben.person;
      await world.asOwner("update employees set employed_until = '2026-11-23' where id = $1", [employeeId]);
    }
    const card = await waiting(manager, one.offerId);
    expect(card?.effects?.map(({ refused }) => refused)).toContain('employment_ended');
    expect(await approve(manager, card?.request.requestId ?? '')).toMatchObject({
      refusal: 'other_unfit',
      details: { unfit: 'employment_ended' },
    });
    expect(await acceptIt(two.ana, two.proposalId)).toMatchObject({
      refusal: 'other_unfit',
      details: { unfit: 'not_of_location' },
    });
  });
});
