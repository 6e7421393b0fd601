import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { scheduleWorkers } from '../../src/server/schedule/jobs.ts';
import type { Client } from '../world/client.ts';
import { attemptIn } from '../world/inside.ts';
import { aShift, published } from '../world/shifts.ts';
import { acceptIt, aSwappingWharf, nameOf, offered, proposed, seen } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let manager: Client;
let admin: Client;

const { begin, aProposal, ownerOf, lettersTo, mailSays } = aSwappingWharf();

beforeAll(async () => {
  ({ world, wharf, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('a shift in return', () => {
  test('that its manager changes meanwhile is not swapped, and whoever proposed it is told', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    const read = await ben.client.call(contract.readShift, { params: { shiftId: mine } });
    if (!read.ok) throw new Error(read.refusal);
    const on = parsePlainDate(new Date(read.value.startsAt).toISOString().slice(0, 10)) as PlainDate;
    const plan = aShift(wharf, on, ben.person, 6, 9);
    await manager.call(contract.changeShift, { params: { shiftId: mine }, body: { plan, revision: 1 } });
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'shift_is_changing' });
    await published(manager, wharf, on);
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'proposal_is_over' });
    const why = 'The shift proposed in return began, or was changed or removed.';
    await mailSays(ben, 'came to nothing', why);
    await mailSays(ana, nameOf(ben), why, 'Your offer stands.');
    expect(await lettersTo(ana)).not.toContain('swap_over');
    const { state, proposals, steps } = await seen(ana.client, offerId);
    expect([state, proposals[0]?.state]).toEqual(['open', 'changed']);
    expect(steps.at(-1)).toMatchObject({ kind: 'proposal_lapsed', why: 'changed' });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
  });

  test('for a shift that is published no longer is over, and both are told of which shift', async () => {
    const { ana, ben, yours, offerId } = await aProposal();
    const read = await ben.client.call(contract.readShift, { params: { shiftId: yours } });
    if (!read.ok) throw new Error(read.refusal);
    const on = parsePlainDate(new Date(read.value.startsAt).toISOString().slice(0, 10)) as PlainDate;
    expect(
      await manager.call(contract.cancelShift, { params: { shiftId: yours }, body: { revision: 1 } }),
    ).toMatchObject({ ok: true });
    expect(await published(manager, wharf, on)).toMatchObject({ ok: true });
    const ended = await seen(ben.client, offerId);
    expect([ended.state, ended.shift.shiftId, ended.steps.at(-1)?.became]).toEqual([
      'changed',
      yours,
      { kind: 'removed' },
    ]);
    const day = String(Number(on.slice(-2)));
    const why = 'The shift was changed or removed meanwhile.';
    for (const one of [ana, ben]) await mailSays(one, 'came to nothing', 'Wharf', day, why);
  });

  test('and the one it was for are shown as they were, also once it ended, with what ended it', async () => {
    const { ana, ben, yours, mine, offerId } = await aProposal();
    const before = await seen(ana.client, offerId);
    expect(await ana.client.call(contract.withdrawOffer, { params: { offerId } })).toMatchObject({ ok: true });
    const again = await offered(ana, yours);
    await proposed(ben, again, mine);
    const on = parsePlainDate(new Date(before.shift.startsAt).toISOString().slice(0, 10)) as PlainDate;
    const plan = aShift(wharf, on, ana.person, 10, 18);
    await manager.call(contract.changeShift, { params: { shiftId: yours }, body: { plan, revision: 1 } });
    await published(manager, wharf, on);
    // What it becomes after that ended neither.
    const later = aShift(wharf, on, ana.person, 11, 19);
    await manager.call(contract.changeShift, { params: { shiftId: yours }, body: { plan: later, revision: 2 } });
    await published(manager, wharf, on);
    const [withdrawn, ended] = [await seen(ben.client, offerId), await seen(ben.client, again)];
    for (const swap of [withdrawn, ended]) {
      expect([swap.shift, swap.proposals[0]?.shift]).toEqual([before.shift, before.proposals[0]?.shift]);
    }
    const { startsAt, endsAt } = plan;
    expect(withdrawn.steps.map(({ became }) => became)).toEqual([null, null, null]);
    expect(ended.steps.at(-1)).toMatchObject({
      kind: 'lapsed',
      why: 'changed',
      became: { kind: 'moved', shift: { shiftId: yours, startsAt, endsAt } },
    });
    const listed = await ana.client.call(contract.readSwaps);
    const shown = listed.ok ? listed.value.swaps.find((swap) => swap.offerId === again) : undefined;
    expect(shown?.shift).toEqual(before.shift);
  });
});

describe('who is suspended', () => {
  /** Runs what a suspension sets in motion. */
  const settled = (employeeId: string) =>
    Promise.all(
      scheduleWorkers
        .filter(({ job }) => job.name === 'settle_suspension')
        .map(({ run }) =>
          run(attemptIn(world), { organizationId: world.organization.admin.organizationId, employeeId }),
        ),
    );

  test('has no offer that comes alive again as they are reinstated, and whoever proposed is told', async () => {
    const { ana, ben, offerId } = await aProposal();
    const { employeeId } = ana.person;
    const params = { employeeId };
    const gone = await admin.call(contract.suspendEmployee, { params, body: { reason: 'Keys' } });
    expect(gone).toMatchObject({ ok: true });
    const [{ count } = { count: 0 }] = await world.asOwner<{ count: number }>(
      "select count(*)::int as count from graphile_worker.jobs where task_identifier = 'settle_suspension'",
    );
    expect(count).toBe(1);
    await settled(employeeId);
    expect(await admin.call(contract.reinstateEmployee, { params })).toMatchObject({ ok: true });
    const { state, steps } = await seen(ben.client, offerId);
    expect([state, steps.at(-1)?.kind, steps.at(-1)?.why]).toEqual(['left', 'lapsed', 'left']);
    await mailSays(ben, 'came to nothing', 'Somebody concerned no longer works here.');
  });

  test('takes back a shift in return alone where they proposed it: the offer stands', async () => {
    const { ana, ben, offerId } = await aProposal();
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ben.person.employeeId]);
    await settled(ben.person.employeeId);
    await world.asOwner("update employees set status = 'active' where id = $1", [ben.person.employeeId]);
    const { state, proposals } = await seen(ana.client, offerId);
    expect([state, proposals[0]?.state]).toEqual(['open', 'left']);
  });
});

describe('the job at the beginning of a shift', () => {
  const settle = (shiftId: string) =>
    Promise.all(
      scheduleWorkers
        .filter(({ job }) => job.name === 'settle_swaps')
        .map(({ run }) => run(attemptIn(world), { organizationId: world.organization.admin.organizationId, shiftId })),
    );

  test('ends what nobody took and tells whoever offered it and whoever proposed, once', async () => {
    const { ana, ben, yours, offerId } = await aProposal();
    // It comes too early, as after a change of the clock: nothing has begun.
    await settle(yours);
    expect((await seen(ana.client, offerId)).state).toBe('open');
    const read = await manager.call(contract.readShift, { params: { shiftId: yours } });
    if (!read.ok) throw new Error(read.refusal);
    const wait = read.value.startsAt - world.clock.now() + 1;
    world.clock.advance(wait);
    await settle(yours);
    await settle(yours);
    world.clock.advance(-wait);
    expect((await seen(ana.client, offerId)).state).toBe('expired');
    const rows = await world.asOwner<{ outcome: string }>('select outcome from shift_offers where id = $1', [offerId]);
    expect(rows).toEqual([{ outcome: 'lapsed' }]);
    for (const one of [ana, ben]) expect((await lettersTo(one)).filter((kind) => kind === 'swap_over')).toHaveLength(1);
    const [kept] = await world.asOwner<{ times: number }>(
      "select count(*)::int as times from audit_entries where action = 'swap.lapsed' and subject_id = $1",
      [ana.person.employeeId],
    );
    expect(kept).toEqual({ times: 1 });
  });

  test('leaves a swap that was done as it is', async () => {
    const { ana, ben, yours, offerId, proposalId } = await aProposal();
    await acceptIt(ana, proposalId);
    const told = (await lettersTo(ben)).length;
    await settle(yours);
    expect((await seen(ben.client, offerId)).state).toBe('taken');
    expect(await lettersTo(ben)).toHaveLength(told);
  });
});
