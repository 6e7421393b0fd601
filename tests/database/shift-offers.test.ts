import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { TakingWarning } from '../../src/domain/schedule/offer.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let people = 0;
let days = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** A day of the weeks to come that no other test plans; shifts of nobody are listed eight weeks ahead. */
function freshDay(): PlainDate {
  days += 1;
  return addDays(date('2026-11-23'), days);
}

async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}

type Somebody = Awaited<ReturnType<typeof worker>>;

/** A published shift of somebody, or of nobody. */
async function shiftOf(who: Somebody | null, on: PlainDate, from = 9, to = 17): Promise<string> {
  const { shiftId } = await planned(manager, aShift(wharf, on, who?.person ?? null, from, to));
  const answer = await published(manager, wharf, on);
  if (!answer.ok) throw new Error(answer.refusal);
  return shiftId;
}

const offer = (by: Somebody, shiftId: string, to: Somebody | null = null) =>
  by.client.call(contract.offerShift, {
    params: { shiftId },
    body: { to: to?.person.employeeId ?? null, note: 'The dentist' },
  });
const take = (by: Somebody, shiftId: string, knowing: readonly TakingWarning[] = [], reason?: string) =>
  by.client.call(contract.takeShift, {
    params: { shiftId },
    body: { knowing: [...knowing], ...(reason !== undefined && { reason }) },
  });

/** What the organization does about too little rest between two shifts. */
async function restIs(short_rest: 'block' | 'reason' | 'warn'): Promise<void> {
  const admin = await server.as(world.organization.admin);
  await admin.call(contract.changePlanningRules, {
    body: { levels: { ...usualLevels, double_booking: 'block', short_rest } },
  });
}

async function ownerOf(shiftId: string) {
  const read = await manager.call(contract.readShift, { params: { shiftId } });
  return read.ok ? read.value.employee?.employeeId : undefined;
}

async function takeable(by: Somebody) {
  const read = await by.client.call(contract.readOffers);
  if (!read.ok) throw new Error(read.refusal);
  return read.value.takeable.map(({ shift, unfit }) => [shift.shiftId, unfit]);
}

const lettersTo = async (who: Somebody) =>
  (
    await world.asOwner<{ kind: string }>('select kind from letters where recipient = $1 order by posted_at, kind', [
      who.person.email,
    ])
  ).map(({ kind }) => kind);

describe('the shifts that somebody could take', () => {
  test('say beforehand by which rule the organization refuses one to its reader', async () => {
    const [ben, eli] = [await worker(), await worker()];
    const profile = await eli.client.call(contract.readProfile);
    if (!profile.ok) throw new Error(profile.refusal);
    const { dateOfBirth: _birth, ssnDigits: _digits, email: _email, ...kept } = profile.value;
    await eli.client.call(contract.changeProfile, { body: { ...kept, dateOfBirth: date('2011-06-01') } });
    const on = freshDay();
    const [late, ofAna] = [await shiftOf(null, on, 14, 22), await worker()];
    const offered = await shiftOf(ofAna, on, 15, 23);
    expect(await offer(ofAna, offered)).toMatchObject({ ok: true });
    const shown = await takeable(eli);
    expect(shown).toContainEqual([late, 'minor']);
    expect(shown).toContainEqual([offered, 'minor']);
    expect(await takeable(ben)).toContainEqual([late, null]);
    // A colleague hears that a rule refuses it, and not which: it would tell their age, or rest, or absence.
    const asked = await ofAna.client.call(contract.readCandidates, { params: { shiftId: offered } });
    const told = asked.ok ? asked.value.candidates : [];
    expect(told.find(({ employeeId }) => employeeId === eli.person.employeeId)).toMatchObject({ unfit: 'rule' });
  });

  test('say that their reader works there no longer by then, and not that they never did', async () => {
    const ana = await worker();
    const on = freshDay();
    const open = await shiftOf(null, on);
    await world.asOwner('update employees set employed_until = $2 where id = $1', [
      ana.person.employeeId,
      addDays(on, -1),
    ]);
    expect(await takeable(ana)).toContainEqual([open, 'employment_ended']);
    expect(await take(ana, open)).toMatchObject({ refusal: 'shift_blocked' });
  });

  test('neither tell nor go by what is planned of their reader, and was not published', async () => {
    const [ana, ben] = [await worker(), await worker()];
    await restIs('block');
    const [before, on] = [freshDay(), freshDay()];
    const open = await shiftOf(null, on, 6, 10);
    const offered = await shiftOf(ben, on, 6, 11);
    expect(await offer(ben, offered)).toMatchObject({ ok: true });
    // Drafts: too little rest before, and at work meanwhile.
    const drafts = [
      await planned(manager, aShift(wharf, before, ana.person, 16, 23)),
      await planned(manager, aShift(wharf, on, ana.person, 13, 17)),
    ];
    const shown = await takeable(ana);
    const told = await ben.client.call(contract.readCandidates, { params: { shiftId: offered } });
    const ofAna = told.ok && told.value.candidates.find(({ employeeId }) => employeeId === ana.person.employeeId);
    const taken = await take(ana, open);
    const gone = drafts.map(({ shiftId, revision }) => ({ shiftId, revision, plan: null }));
    expect(await manager.call(contract.changeShifts, { body: { shifts: gone } })).toMatchObject({ ok: true });
    await restIs('reason');
    expect(shown).toEqual(
      expect.arrayContaining([
        [open, null],
        [offered, null],
      ]),
    );
    expect(ofAna).toMatchObject({ unfit: null });
    expect(taken).toMatchObject({ ok: true });
  });

  test('are refused by what was published of their reader, and say so', async () => {
    const ana = await worker();
    await restIs('block');
    const [before, on] = [freshDay(), freshDay()];
    await shiftOf(ana, before, 16, 23);
    const open = await shiftOf(null, on, 6, 12);
    const [shown, taken] = [await takeable(ana), await take(ana, open)];
    await restIs('reason');
    expect(shown).toContainEqual([open, 'short_rest']);
    expect(taken).toMatchObject({ refusal: 'shift_blocked' });
  });

  test('say what is only warned of, and are taken by whoever read that alone', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [before, on] = [freshDay(), freshDay()];
    await shiftOf(ana, before, 16, 23);
    const [open, ofBen] = [await shiftOf(null, on, 6, 12), await shiftOf(ben, on, 7, 12)];
    expect(await offer(ben, ofBen)).toMatchObject({ ok: true });
    const read = await ana.client.call(contract.readOffers);
    const told = read.ok
      ? read.value.takeable.map(({ shift, warnings, needsReason }) => [shift.shiftId, warnings, needsReason])
      : [];
    expect(told).toContainEqual([open, [{ kind: 'short_rest', restMinutes: 420 }], true]);
    expect(told).toContainEqual([ofBen, [{ kind: 'short_rest', restMinutes: 480 }], true]);
    for (const shiftId of [open, ofBen]) {
      expect(await take(ana, shiftId, [{ kind: 'short_rest', restMinutes: 540 }])).toMatchObject({
        refusal: 'taking_not_weighed',
        details: { warnings: [{ kind: 'short_rest' }] },
      });
    }
    // Of whoever offers it nobody learns how much the other rests.
    const asked = await ben.client.call(contract.readCandidates, { params: { shiftId: ofBen } });
    const { employeeId, firstName, lastName } = ana.person;
    expect(asked.ok && asked.value.candidates.find((one) => one.employeeId === employeeId)).toEqual({
      employeeId,
      name: `${firstName} ${lastName}`,
      photoUrl: null,
      unfit: null,
      couldExchange: false,
    });
    const rest: TakingWarning = { kind: 'short_rest', restMinutes: 420 };
    expect(await take(ana, open, [rest])).toMatchObject({ refusal: 'taking_needs_reason' });
    expect(await ownerOf(open)).toBeUndefined();
    expect(await take(ana, open, [rest], 'I stay in town')).toMatchObject({ ok: true });
    expect(await ownerOf(open)).toBe(ana.person.employeeId);
    const kept = 'select rule, reason, given_by from publication_overrides where shift_id = $1';
    expect(await world.asOwner(kept, [open])).toEqual([
      { rule: 'short_rest', reason: 'I stay in town', given_by: null },
    ]);
    const [entry] = await world.asOwner<{ details: object }>(
      "select details from audit_entries where action = 'shift.taken' and employee_id = $1",
      [employeeId],
    );
    expect(entry?.details).toMatchObject({
      warnings: [{ employeeId, short_rest: { minutes: 420 } }],
      reason: 'I stay in town',
      after: { employeeId },
    });
  });

  test('say of a rule that only warns nothing but that, and ask for no reason', async () => {
    const ana = await worker();
    await restIs('warn');
    const [before, on] = [freshDay(), freshDay()];
    await shiftOf(ana, before, 16, 23);
    const open = await shiftOf(null, on, 6, 12);
    const read = await ana.client.call(contract.readOffers);
    const taken = await take(ana, open, [{ kind: 'short_rest', restMinutes: 420 }]);
    await restIs('reason');
    const shown = read.ok ? read.value.takeable.find(({ shift }) => shift.shiftId === open) : undefined;
    expect(shown).toMatchObject({ warnings: [{ kind: 'short_rest' }], needsReason: false });
    expect(taken).toMatchObject({ ok: true });
  });

  test('warn of each limit of an age by itself, with its figure', async () => {
    const eli = await worker();
    const profile = await eli.client.call(contract.readProfile);
    if (!profile.ok) throw new Error(profile.refusal);
    const { dateOfBirth: _birth, ssnDigits: _digits, email: _email, ...kept } = profile.value;
    await eli.client.call(contract.changeProfile, { body: { ...kept, dateOfBirth: date('2011-06-01') } });
    // A Tuesday of school, until 20:00.
    const open = await shiftOf(null, date('2027-01-12'), 15, 20);
    const boss = await server.as(world.organization.admin);
    const minorIs = (minor: 'block' | 'warn') =>
      boss.call(contract.changePlanningRules, { body: { levels: { ...usualLevels, double_booking: 'block', minor } } });
    await minorIs('warn');
    const read = await eli.client.call(contract.readOffers);
    const { warnings = [] } = (read.ok && read.value.takeable.find(({ shift }) => shift.shiftId === open)) || {};
    const half = await take(eli, open, warnings.slice(0, 1));
    const whole = await take(eli, open, warnings);
    await minorIs('block');
    expect(warnings.map((one) => one.kind === 'minor' && one.limit.limit)).toEqual(['time_of_day', 'day']);
    expect(half).toMatchObject({ refusal: 'taking_not_weighed' });
    expect(whole).toMatchObject({ ok: true });
  });

  test('warn of nothing that is a draft', async () => {
    const ana = await worker();
    const [before, on] = [freshDay(), freshDay()];
    const open = await shiftOf(null, on, 6, 12);
    const draft = await planned(manager, aShift(wharf, before, ana.person, 16, 23));
    const read = await ana.client.call(contract.readOffers);
    const told = read.ok && read.value.takeable.find(({ shift }) => shift.shiftId === open);
    const gone = [{ shiftId: draft.shiftId, revision: draft.revision, plan: null }];
    expect(await manager.call(contract.changeShifts, { body: { shifts: gone } })).toMatchObject({ ok: true });
    expect(told).toMatchObject({ unfit: null, warnings: [] });
  });

  test('are without those that are planned for somebody by now, of which people do not know yet', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const on = freshDay();
    const open = await shiftOf(null, on);
    expect((await takeable(ana)).map(([id]) => id)).toContain(open);
    const given = { plan: aShift(wharf, on, ben.person), revision: 1 };
    await manager.call(contract.changeShift, { params: { shiftId: open }, body: given });
    expect((await takeable(ana)).map(([id]) => id)).not.toContain(open);
    expect(await take(ana, open)).toMatchObject({ refusal: 'shift_is_changing' });
  });
});

describe('an offered shift', () => {
  test('goes to the colleague who takes it, and both are told', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    expect(await offer(ana, shiftId, ben)).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(ana.person.employeeId);
    expect(await takeable(ben)).toContainEqual([shiftId, null]);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(ben.person.employeeId);
    expect(await lettersTo(ben)).toContain('shift_offered');
    expect(await lettersTo(ana)).toContain('shift_taken');
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'offer_is_over' });
  });

  test('to everybody is told to those who could work it alone, until one of them takes it', async () => {
    const [ana, ben, cleo, dan] = [await worker(), await worker(), await worker(), await worker()];
    const on = freshDay();
    const shiftId = await shiftOf(ana, on);
    // Dan works at that time already.
    await shiftOf(dan, on);
    const unread = async ({ client }: { readonly client: Client }) => {
      const list = await client.call(contract.readNotices, { query: {} });
      if (!list.ok) throw new Error(list.refusal);
      return list.value.notices.flatMap((one) => (one.event === 'offers_to_all' && !one.isRead ? [one.link] : []));
    };
    expect(await offer(ana, shiftId)).toMatchObject({ ok: true });
    expect(await unread(ben)).toEqual(['/schedule?show=open']);
    expect(await unread(cleo)).toHaveLength(1);
    for (const told of [ben, cleo]) expect(await lettersTo(told)).toEqual(['shift_offered_to_all']);
    for (const other of [ana, dan]) expect(await unread(other)).toEqual([]);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
    expect(await unread(cleo)).toEqual([]);
    expect(await lettersTo(dan)).not.toContain('shift_offered_to_all');
  });

  test('is taken by one of two who press at once', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    await offer(ana, shiftId);
    const answers = await Promise.all([take(ben, shiftId), take(cleo, shiftId)]);
    expect(answers.map((answer) => String(answer.ok || answer.refusal)).toSorted()).toEqual(['offer_is_over', 'true']);
    expect([ben.person.employeeId, cleo.person.employeeId]).toContain(await ownerOf(shiftId));
  });

  test('that is withdrawn, declined or offered to another is not to be had', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const shiftId = await shiftOf(ana, freshDay());
    const first = await offer(ana, shiftId, ben);
    if (!first.ok) throw new Error(first.refusal);
    const about = { params: { offerId: first.value.offerId } };
    expect(await take(cleo, shiftId)).toMatchObject({ refusal: 'offer_is_over' });
    expect(await cleo.client.call(contract.withdrawOffer, about)).toMatchObject({ refusal: 'not_found' });
    expect(await cleo.client.call(contract.declineOffer, about)).toMatchObject({ refusal: 'not_found' });
    expect(await offer(ana, shiftId)).toMatchObject({ refusal: 'already_offered' });
    expect(await ben.client.call(contract.declineOffer, about)).toMatchObject({ ok: true });
    expect(await lettersTo(ana)).toContain('shift_declined');
    const second = await offer(ana, shiftId);
    if (!second.ok) throw new Error(second.refusal);
    const again = { params: { offerId: second.value.offerId } };
    expect(await ana.client.call(contract.withdrawOffer, again)).toMatchObject({ ok: true });
    expect(await ana.client.call(contract.withdrawOffer, again)).toMatchObject({ refusal: 'offer_is_over' });
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'offer_is_over' });
    expect(await ownerOf(shiftId)).toBe(ana.person.employeeId);
  });

  test('that is withdrawn or changed is over for whom it was offered to alone, who hears so and has nothing left to do', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day);
    const isAsked = async () => {
      const read = await ben.client.call(contract.readNotices, { query: {} });
      if (!read.ok) throw new Error(read.refusal);
      return read.value.notices.some(({ isRead, headline }) => !isRead && headline.includes('offers you a shift'));
    };
    const first = await offer(ana, shiftId, ben);
    if (!first.ok) throw new Error(first.refusal);
    expect(await isAsked()).toBe(true);
    await ana.client.call(contract.withdrawOffer, { params: { offerId: first.value.offerId } });
    expect((await lettersTo(ben)).filter((kind) => kind === 'offer_over')).toHaveLength(1);
    expect(await isAsked()).toBe(false);
    expect(await offer(ana, shiftId, ben)).toMatchObject({ ok: true });
    await manager.call(contract.cancelShift, { params: { shiftId }, body: { revision: 1 } });
    await published(manager, wharf, day);
    expect((await lettersTo(ben)).filter((kind) => kind === 'offer_over')).toHaveLength(2);
    expect(await isAsked()).toBe(false);
    // Whoever took it has answered, and hears of no end.
    const other = await shiftOf(ana, freshDay());
    await offer(ana, other, ben);
    expect(await take(ben, other)).toMatchObject({ ok: true });
    expect(await isAsked()).toBe(false);
    expect((await lettersTo(ben)).filter((kind) => kind === 'offer_over')).toHaveLength(2);
  });

  test('that its manager changes meanwhile is another shift: nobody takes the former', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day);
    await offer(ana, shiftId);
    const later = { plan: aShift(wharf, day, ana.person, 12, 20), revision: 1 };
    await manager.call(contract.changeShift, { params: { shiftId }, body: later });
    expect(await takeable(ben)).not.toContainEqual([shiftId, null]);
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'shift_is_changing' });
    expect(await offer(ana, shiftId)).toMatchObject({ refusal: 'shift_is_changing' });
    // Until it is published it may be planned back: to whoever offers it stays offered.
    expect(await ana.client.call(contract.readOffers)).toMatchObject({ value: { mine: [{ shiftId }] } });
    await published(manager, wharf, day);
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'offer_is_over' });
    expect(await offer(ana, shiftId)).toMatchObject({ ok: true });
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
  });

  test('is listed for both however far ahead it is, with what could be given in return', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const shiftId = await shiftOf(ana, date('2027-05-10'));
    const inReturn = await shiftOf(ben, date('2027-05-12'));
    const made = await offer(ana, shiftId);
    if (!made.ok) throw new Error(made.refusal);
    const { offerId } = made.value;
    expect(await ana.client.call(contract.readOffers)).toMatchObject({ value: { mine: [{ offerId, shiftId }] } });
    expect(await takeable(ben)).toContainEqual([shiftId, null]);
    expect(await ben.client.call(contract.readReturns, { params: { offerId } })).toMatchObject({
      value: { shifts: [{ shift: { shiftId: inReturn }, unfit: null }] },
    });
    // Half a year of nobody's shifts would bury those that are to be had soon.
    const open = await shiftOf(null, date('2027-05-11'));
    expect((await takeable(ben)).map(([id]) => id)).not.toContain(open);
    expect(await take(ben, shiftId)).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(ben.person.employeeId);
  });

  test('has run out once it begins', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const shiftId = await shiftOf(ana, date('2026-11-19'));
    expect(await offer(ana, shiftId)).toMatchObject({ refusal: 'shift_has_begun' });
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'offer_is_over' });
  });

  test('is not taken by whoever works then, and names them to whoever offers', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day);
    await shiftOf(ben, day, 16, 22);
    const { employeeId } = ben.person;
    const read = await ana.client.call(contract.readCandidates, { params: { shiftId } });
    expect(read).toMatchObject({
      value: { candidates: expect.arrayContaining([expect.objectContaining({ employeeId, unfit: 'works_then' })]) },
    });
    await offer(ana, shiftId);
    expect(await takeable(ben)).toContainEqual([shiftId, 'works_then']);
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'works_then' });
  });

  test('is offered by name to whoever works then and could give that for it: they propose it, and do not just take it', async () => {
    const [ana, ben, cleo] = [await worker(), await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day, 9, 17);
    const mine = await shiftOf(ben, day, 14, 22);
    // Of two that overlap one would be left.
    await restIs('warn');
    await shiftOf(cleo, day, 7, 10);
    await shiftOf(cleo, day, 16, 20);
    await restIs('reason');
    const read = await ana.client.call(contract.readCandidates, { params: { shiftId } });
    const told = read.ok ? read.value.candidates : [];
    const exchangesWith = (who: Somebody) =>
      told.flatMap(({ employeeId, unfit, couldExchange }) =>
        employeeId === who.person.employeeId ? [[unfit, couldExchange]] : [],
      );
    expect(exchangesWith(ben)).toEqual([['works_then', true]]);
    expect(exchangesWith(cleo)).toEqual([['works_then', false]]);
    expect(await offer(ana, shiftId, cleo)).toMatchObject({ refusal: 'colleague_unfit' });
    const offered = await offer(ana, shiftId, ben);
    if (!offered.ok) throw new Error(offered.refusal);
    expect(await take(ben, shiftId)).toMatchObject({ refusal: 'works_then' });
    const proposed = await ben.client.call(contract.proposeSwap, {
      params: { offerId: offered.value.offerId },
      body: { shiftId: mine, remark: null, knowing: [] },
    });
    if (!proposed.ok) throw new Error(proposed.refusal);
    const { proposalId } = proposed.value;
    expect(
      await ana.client.call(contract.acceptProposal, { params: { proposalId }, body: { knowing: [] } }),
    ).toMatchObject({ ok: true });
    expect(await ownerOf(shiftId)).toBe(ben.person.employeeId);
    expect(await ownerOf(mine)).toBe(ana.person.employeeId);
  });

  test('is not offered to whoever works the same hours at the same place: they would have what they have', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const day = freshDay();
    const shiftId = await shiftOf(ana, day);
    await shiftOf(ben, day);
    expect(await offer(ana, shiftId, ben)).toMatchObject({ refusal: 'colleague_unfit' });
  });
});

test('an open shift is taken by whoever works there, and by nobody who works elsewhere', async () => {
  const [ana, stranger] = [await worker(), await worker('Kiosk')];
  const shiftId = await shiftOf(null, freshDay());
  expect(await takeable(stranger)).toEqual([]);
  expect(await take(stranger, shiftId)).toMatchObject({ refusal: 'not_found' });
  expect(await take(ana, shiftId)).toMatchObject({ ok: true });
  expect(await ownerOf(shiftId)).toBe(ana.person.employeeId);
  const [change] = await world.asOwner<{ count: number }>(
    'select count(*)::int as count from publication_changes where shift_id = $1',
    [shiftId],
  );
  expect(change?.count).toBe(2);
});

test('nobody offers a shift to themselves, and who plans a location without working there takes none', async () => {
  const ana = await worker();
  const shiftId = await shiftOf(ana, freshDay());
  expect(await offer(ana, shiftId, ana)).toMatchObject({ refusal: 'not_found' });
  await offer(ana, shiftId);
  const admin = await server.as(world.organization.admin);
  expect(await admin.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
    refusal: 'not_of_location',
  });
});

test('nobody offers the shift of another, and another organization knows of none', async () => {
  const [ana, ben] = [await worker(), await worker()];
  const shiftId = await shiftOf(ana, freshDay());
  expect(await offer(ben, shiftId)).toMatchObject({ refusal: 'shift_not_yours' });
  const rival = await world.rival('Copper Kettle');
  const outsider = await server.as(rival.admin);
  expect(await outsider.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
    refusal: 'not_found',
  });
});
