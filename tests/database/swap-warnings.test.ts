import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { TakingWarning } from '../../src/domain/schedule/offer.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { Client } from '../world/client.ts';
import { aShift, published } from '../world/shifts.ts';
import { acceptIt, aSwappingWharf, nameOf, offered, propose, proposed, seen } from '../world/swaps.ts';
import type { World } from '../world/world.ts';

let world: World;
let wharf: string;
let manager: Client;
let admin: Client;

const { begin, freshDay, worker, shiftOf, ownerOf, overridesOf, auditedOf } = aSwappingWharf();

beforeAll(async () => {
  ({ world, wharf, manager, admin } = await begin());
});

afterAll(() => world.close());

/** What the publications of some weeks were made against, as their histories have it. */
async function overriddenIn(...dates: PlainDate[]) {
  const ids = new Set<string>();
  for (const date of dates) {
    const read = await manager.call(contract.readPublications, { query: { locationId: wharf, date } });
    for (const { publicationId } of read.ok ? read.value.publications : []) ids.add(publicationId);
  }
  const shown = await Promise.all(
    [...ids].map((publicationId) => manager.call(contract.readPublication, { params: { publicationId } })),
  );
  return shown
    .flatMap((one) => (one.ok ? one.value.overridden : []))
    .toSorted((a, b) => a.reason.localeCompare(b.reason));
}

describe('a shift in return', () => {
  test('is proposed and accepted by whoever read what they are warned of, and says why, each of their own shift', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day, eve, late] = [freshDay(), freshDay(), freshDay(), freshDay()];
    const yours = await shiftOf(ana, day, 6, 12);
    await shiftOf(ben, before, 16, 23);
    await shiftOf(ana, eve, 16, 22);
    const mine = await shiftOf(ben, late, 6, 12);
    const [ofBen, ofAna] = [420, 480].map((restMinutes) => ({ kind: 'short_rest' as const, restMinutes }));
    const offerId = await offered(ana, yours);
    const listed = await ben.client.call(contract.readReturns, { params: { offerId } });
    const shown = listed.ok ? listed.value.shifts.find(({ shift }) => shift.shiftId === mine) : undefined;
    expect(shown).toMatchObject({ unfit: null, warnings: [ofBen], needsReason: true });
    expect(await propose(ben, offerId, mine)).toMatchObject({
      refusal: 'taking_not_weighed',
      details: { warnings: [ofBen] },
    });
    expect(await propose(ben, offerId, mine, shown?.warnings)).toMatchObject({ refusal: 'taking_needs_reason' });
    const proposalId = await proposed(ben, offerId, mine, shown?.warnings, 'I live next door');
    expect((await seen(ben.client, offerId)).proposals[0]?.warnings).toEqual([]);
    const { warnings = [], needsReason } = (await seen(ana.client, offerId)).proposals[0] ?? {};
    expect([warnings, needsReason]).toEqual([[ofAna], true]);
    expect(await acceptIt(ana, proposalId, [], 'I owe him')).toMatchObject({ refusal: 'taking_not_weighed' });
    expect(await acceptIt(ana, proposalId, warnings)).toMatchObject({ refusal: 'taking_needs_reason' });
    expect(await ownerOf(yours)).toBe(ana.person.employeeId);
    expect(await acceptIt(ana, proposalId, warnings, 'I owe him')).toMatchObject({ ok: true });
    // Each reads their own answer, and their managers both.
    const told = async (by: Client) =>
      (await seen(by, offerId)).steps.map(({ warned, reason }) => [
        warned.map(({ person }) => person.employeeId),
        reason,
      ]);
    const own = {
      ana: [[ana.person.employeeId], 'I owe him'],
      ben: [[ben.person.employeeId], 'I live next door'],
    };
    expect(await told(ana.client)).toEqual([[[], null], [[], null], own.ana]);
    expect(await told(ben.client)).toEqual([[[], null], own.ben, [[], null]]);
    expect(await told(manager)).toEqual([[[], null], own.ben, own.ana]);
    expect(await overridesOf(yours, mine)).toEqual([
      { shiftId: yours, rule: 'short_rest', reason: 'I live next door', givenBy: ben.person.employeeId },
      { shiftId: mine, rule: 'short_rest', reason: 'I owe him', givenBy: null },
    ]);
    // The history of the week names who gave each: Ben published nothing, and answers for his own shift.
    expect(await overriddenIn(day, late)).toEqual([
      { shiftId: yours, rule: 'short_rest', reason: 'I live next door', by: nameOf(ben) },
      { shiftId: mine, rule: 'short_rest', reason: 'I owe him', by: nameOf(ana) },
    ]);
    expect(await auditedOf('swap.accepted', ana)).toMatchObject({
      warnings: [{ employeeId: ana.person.employeeId, short_rest: { minutes: 480 } }],
      reason: 'I owe him',
    });
    expect([await ownerOf(yours), await ownerOf(mine)]).toEqual([ben.person.employeeId, ana.person.employeeId]);
  });

  test('is booked with the reason of whoever proposed it against the rules alone that they had read of', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day] = [freshDay(), freshDay()];
    const yours = await shiftOf(ana, day, 6, 12);
    await shiftOf(ben, before, 16, 23);
    const mine = await shiftOf(ben, freshDay());
    const offerId = await offered(ana, yours);
    const rest: TakingWarning = { kind: 'short_rest', restMinutes: 420 };
    const proposalId = await proposed(ben, offerId, mine, [rest], 'I live next door');
    // By now a week of an hour asks why, of both of them.
    const levelIs = (over_target: 'reason' | 'warn') =>
      admin.call(contract.changePlanningRules, {
        body: { levels: { ...usualLevels, double_booking: 'block', over_target } },
      });
    const targetIs = (weeklyTargetMinutes: number) =>
      admin.call(contract.changeWeeklyTarget, { body: { weeklyTargetMinutes } });
    await levelIs('reason');
    await targetIs(60);
    const { warnings = [] } = (await seen(ana.client, offerId)).proposals[0] ?? {};
    expect(warnings.map(({ kind }) => kind)).toEqual(['over_target']);
    const accepted = await acceptIt(ana, proposalId, warnings, 'I owe him');
    await targetIs(2_400);
    await levelIs('warn');
    expect(accepted).toMatchObject({ ok: true });
    expect(await overridesOf(yours, mine)).toEqual([
      { shiftId: yours, rule: 'short_rest', reason: 'I live next door', givenBy: ben.person.employeeId },
      { shiftId: mine, rule: 'over_target', reason: 'I owe him', givenBy: null },
    ]);
  });

  test('that a rule refuses one of the two is not proposed; of the other they hear no more than that', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, day, eve, late] = [freshDay(), freshDay(), freshDay(), freshDay()];
    const yours = await shiftOf(ana, day);
    await shiftOf(ana, eve, 16, 22);
    const mine = await shiftOf(ben, late, 6, 12);
    const other = await shiftOf(ben, addDays(before, -2), 9, 12);
    const offerId = await offered(ana, yours);
    const restIs = (short_rest: 'block' | 'reason') =>
      admin.call(contract.changePlanningRules, {
        body: { levels: { ...usualLevels, double_booking: 'block', short_rest } },
      });
    await restIs('block');
    const listed = await ben.client.call(contract.readReturns, { params: { offerId } });
    const refused = await propose(ben, offerId, mine);
    await shiftOf(ben, before, 16, 23);
    await manager.call(contract.changeShift, {
      params: { shiftId: yours },
      body: { plan: aShift(wharf, day, ana.person, 6, 12), revision: 1 },
    });
    await published(manager, wharf, day);
    const again = await offered(ana, yours);
    const own = await ben.client.call(contract.readReturns, { params: { offerId: again } });
    await restIs('reason');
    const unfits = (read: typeof listed) =>
      read.ok ? new Map(read.value.shifts.map(({ shift, unfit }) => [shift.shiftId, unfit])) : new Map();
    expect(unfits(listed).get(mine)).toEqual({ of: 'other', unfit: 'rule' });
    expect(unfits(listed).get(other)).toBeNull();
    expect(refused).toMatchObject({ refusal: 'other_unfit', details: { unfit: 'rule' } });
    expect(unfits(own).get(other)).toEqual({ of: 'reader', unfit: 'short_rest' });
  });
});
