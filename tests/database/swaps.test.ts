import fc from 'fast-check';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { TakingWarning } from '../../src/domain/schedule/offer.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import { scheduleWorkers } from '../../src/server/schedule/jobs.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { attemptIn } from '../world/inside.ts';
import { lettersTo as mailsTo } from '../world/letters.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let boss: Employee;
let manager: Client;
let admin: Client;
let people = 0;
let days = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

/** A day to come on which no other test plans anything. */
function freshDay(): PlainDate {
  days += 1;
  return addDays(parsePlainDate('2026-11-23') as PlainDate, days);
}

async function worker(at = 'Wharf', more: object = {}) {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at, ...more });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function shiftOf(who: Somebody, on: PlainDate, from = 9, to = 17): Promise<string> {
  const { shiftId } = await planned(manager, aShift(wharf, on, who.person, from, to));
  const answer = await published(manager, wharf, on);
  if (!answer.ok) throw new Error(answer.refusal);
  return shiftId;
}

async function offered(by: Somebody, shiftId: string): Promise<string> {
  const answer = await by.client.call(contract.offerShift, { params: { shiftId }, body: { to: null, note: 'Exams' } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.offerId;
}

/** Rest between shifts asks why here, as usual. */
const propose = (by: Somebody, offerId: string, shiftId: string, knowing: TakingWarning[] = [], reason?: string) =>
  by.client.call(contract.proposeSwap, {
    params: { offerId },
    body: { shiftId, remark: 'Mine for yours', knowing, ...(reason !== undefined && { reason }) },
  });

async function proposed(by: Somebody, offerId: string, shiftId: string, knowing?: TakingWarning[], reason?: string) {
  const answer = await propose(by, offerId, shiftId, knowing, reason);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.proposalId;
}

const acceptIt = (by: Somebody, proposalId: string, knowing: TakingWarning[] = [], reason?: string) =>
  by.client.call(contract.acceptProposal, {
    params: { proposalId },
    body: { knowing, ...(reason !== undefined && { reason }) },
  });

async function ownerOf(shiftId: string) {
  const read = await manager.call(contract.readShift, { params: { shiftId } });
  return read.ok ? read.value.employee?.employeeId : undefined;
}

async function seen(by: Client, offerId: string) {
  const read = await by.call(contract.readSwap, { params: { offerId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

const lettersTo = async (who: Somebody) =>
  (await world.asOwner<{ kind: string }>('select kind from letters where recipient = $1', [who.person.email])).map(
    ({ kind }) => kind,
  );

/** Waits for a mail to somebody that says all of this. */
const mailSays = (who: { readonly person: Employee }, ...parts: readonly string[]) =>
  expect
    .poll(
      async () =>
        (await mailsTo(world, who.person.email)).filter(({ body }) => parts.every((part) => body.includes(part))),
      {
        timeout: 20_000,
      },
    )
    .toHaveLength(1);

const nameOf = ({ person: { firstName, lastName } }: Somebody) => `${firstName} ${lastName}`;

const overridesOf = (...shiftIds: string[]) =>
  world.asOwner(
    `select shift_id as "shiftId", rule, reason, given_by as "givenBy" from publication_overrides
      where shift_id = any ($1) order by array_position($1, shift_id)`,
    [shiftIds],
  );

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

async function auditedOf(action: string, by: { readonly person: { readonly employeeId: string } }) {
  const [entry] = await world.asOwner<{ details: object }>(
    'select details from audit_entries where action = $1 and employee_id = $2 order by sequence desc limit 1',
    [action, by.person.employeeId],
  );
  return entry?.details;
}

const asksManagers = (needsApproval: boolean) => admin.call(contract.changeSwapRules, { body: { needsApproval } });

const approve = (by: Client, requestId: string, who?: Somebody, warnings: TakingWarning[] = [], reason?: string) =>
  by.call(contract.approveSwap, {
    params: { requestId },
    body: {
      knowing: who === undefined ? [] : [{ employeeId: who.person.employeeId, warnings }],
      ...(reason !== undefined && { reason }),
    },
  });

async function waiting(by: Client, offerId: string) {
  const read = await by.call(contract.readPendingSwaps, { query: { with: 'effects' } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value.swaps.find((swap) => swap.offerId === offerId);
}

/** Ana offers a shift, Ben proposes one of his. */
async function aProposal() {
  const [ana, ben] = [await worker(), await worker()];
  const yours = await shiftOf(ana, freshDay());
  const mine = await shiftOf(ben, freshDay());
  const offerId = await offered(ana, yours);
  return { ana, ben, yours, mine, offerId, proposalId: await proposed(ben, offerId, mine) };
}

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

  test('that its manager changes meanwhile is not swapped, and whoever proposed it is told', async () => {
    const { ana, ben, yours, mine, offerId, proposalId } = await aProposal();
    const read = await ben.client.call(contract.readShift, { params: { shiftId: mine } });
    if (!read.ok) throw new Error(read.refusal);
    const on = parsePlainDate(new Date(read.value.startsAt).toISOString().slice(0, 10)) as PlainDate;
    const plan = aShift(wharf, on, ben.person, 6, 9);
    await manager.call(contract.changeShift, { params: { shiftId: mine }, body: { plan, revision: 1 } });
    expect(await acceptIt(ana, proposalId)).toMatchObject({ refusal: 'return_is_over' });
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

  test('is not accepted from somebody who has left', async () => {
    const { ana, ben, proposalId } = await aProposal();
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ben.person.employeeId]);
    const answer = await acceptIt(ana, proposalId);
    expect(answer).toMatchObject({ refusal: 'other_unfit' });
  });
});

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

  test('a shift says that it is offered to whoever could take it, and that it waits to the two and their managers alone', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    const offers = async () =>
      Promise.all(
        [ana.client, ben.client, cleo.client, manager].map(async (by) => {
          const read = await by.call(contract.readShift, { params: { shiftId } });
          return read.ok && read.value.offer;
        }),
      );
    expect(await offers()).toEqual([null, null, null, null]);
    const to = { employeeId: ben.person.employeeId, name: nameOf(ben) };
    const offer = { params: { shiftId }, body: { to: to.employeeId, note: null } };
    const offeredToBen = await ana.client.call(contract.offerShift, offer);
    const alone = { to, isAgreed: false };
    expect(await offers()).toEqual([alone, alone, null, alone]);
    const { offerId } = (offeredToBen.ok && offeredToBen.value) || { offerId: '' };
    await ana.client.call(contract.withdrawOffer, { params: { offerId } });
    await offered(ana, shiftId);
    const forAll = { to: null, isAgreed: false };
    expect(await offers()).toEqual([forAll, forAll, forAll, forAll]);
    await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } });
    const waits = { to: null, isAgreed: true };
    expect(await offers()).toEqual([waits, waits, null, waits]);
  });

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

test('what is written in a swap is read by those in it, once, and by nobody else', async () => {
  const { ana, ben, offerId } = await aProposal();
  const cleo = await worker();
  const body = { id: v7(), text: 'Could we start at ten?' };
  const about = { params: { offerId }, body };
  expect(await ben.client.call(contract.postSwapRemark, about)).toMatchObject({ ok: true });
  expect(await ben.client.call(contract.postSwapRemark, about)).toMatchObject({ ok: true });
  const { steps } = await seen(ana.client, offerId);
  expect(steps.filter(({ remark }) => remark === body.text)).toHaveLength(1);
  const reused = { refusal: 'message_id_reused' };
  const other = { ...body, text: 'Or at eleven?' };
  expect(await ben.client.call(contract.postSwapRemark, { ...about, body: other })).toMatchObject(reused);
  expect(await ana.client.call(contract.postSwapRemark, about)).toMatchObject(reused);
  const offer = { ...body, id: steps[0]?.stepId ?? '' };
  expect(await ben.client.call(contract.postSwapRemark, { ...about, body: offer })).toMatchObject(reused);
  expect(await lettersTo(ana)).toContain('swap_remark');
  expect(await cleo.client.call(contract.readSwap, { params: { offerId } })).toMatchObject({ refusal: 'not_found' });
  expect(await cleo.client.call(contract.postSwapRemark, about)).toMatchObject({ refusal: 'not_found' });
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.readSwap, { params: { offerId } })).toMatchObject({ refusal: 'not_found' });
});

test('a swap is read where its shift was offered, wherever that goes since, and its returns by whom it is offered to', async () => {
  const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
  const kiosk = await world.organization.location('Kiosk');
  await world.asOwner('insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)', [
    ana.person.organizationId,
    ana.person.employeeId,
    kiosk,
  ]);
  const elsewhere = await worker('Kiosk', { role: 'manager', manages: ['Kiosk'] });
  const day = freshDay();
  const shiftId = await shiftOf(ana, day);
  const to = ben.person.employeeId;
  const offer = await ana.client.call(contract.offerShift, { params: { shiftId }, body: { to, note: null } });
  if (!offer.ok) throw new Error(offer.refusal);
  const about = { params: { offerId: offer.value.offerId } };
  expect(await ben.client.call(contract.readReturns, about)).toMatchObject({ ok: true });
  expect(await cleo.client.call(contract.readReturns, about)).toMatchObject({ refusal: 'not_found' });
  const moved = { plan: aShift(kiosk, day, ana.person), revision: 1 };
  expect(await admin.call(contract.changeShift, { params: { shiftId }, body: moved })).toMatchObject({ ok: true });
  expect(await manager.call(contract.readSwap, about)).toMatchObject({ ok: true });
  expect(await elsewhere.client.call(contract.readSwap, about)).toMatchObject({ refusal: 'not_found' });
  expect(await published(admin, wharf, day)).toMatchObject({ ok: true });
  expect(await manager.call(contract.readSwap, about)).toMatchObject({ value: { state: 'changed' } });
  expect(await elsewhere.client.call(contract.readSwap, about)).toMatchObject({ refusal: 'not_found' });
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
