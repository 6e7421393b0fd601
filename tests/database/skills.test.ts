import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { usualLevels } from '../../src/domain/schedule/planning-rules.ts';
import { remindOfEnds } from '../../src/server/skills/remind-of-ends.ts';
import type { Client } from '../world/client.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let boss: Somebody;
let admin: Client;
let people = 0;
let weeks = 0;

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const today = date('2026-11-20');

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const person = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = person.locationId;
  boss = { person, client: await server.as(person) };
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function aSkill(isCertificate = true) {
  const answer = await admin.call(contract.addSkill, { body: { name: `Card ${v7()}`, isCertificate } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

/** What people work as where the skill is asked for. */
async function aPosition(...skillIds: string[]): Promise<string> {
  const answer = await admin.call(contract.addPosition, { body: { name: `Deck ${v7()}`, hue: 1, skillIds } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}

const held = (skillId: string, more: object = {}) => ({
  id: v7(),
  skillId,
  startsOn: date('2025-11-20'),
  endsOn: date('2027-11-19') as PlainDate | null,
  number: null as string | null,
  supersedesId: null,
  ...more,
});
const record = (by: Client, { person }: Somebody, body: ReturnType<typeof held>) =>
  by.call(contract.recordHeldSkill, { params: { employeeId: person.employeeId }, body });
const withdraw = (by: Client, { person }: Somebody, heldId: string) =>
  by.call(contract.withdrawHeldSkill, { params: { employeeId: person.employeeId, heldId } });
const read = (by: Client, { person }: Somebody) =>
  by.call(contract.readHeldSkills, { params: { employeeId: person.employeeId } });
const said = (answer: { readonly ok: true } | { readonly ok: false; readonly refusal: string }) =>
  answer.ok ? 'ok' : answer.refusal;

/** A Monday that no other test plans, within the weeks that offers look ahead. */
function freshMonday(): PlainDate {
  weeks += 1;
  return addDays(date('2026-11-23'), 7 * weeks);
}

describe('what somebody holds', () => {
  test('is recorded once by their manager, read by them, and by nobody else', async () => {
    const [ana, ben, card] = [await worker(), await worker(), await aSkill()];
    const body = held(card.id, { number: 'FH-77' });
    expect(said(await record(boss.client, ana, body))).toBe('ok');
    // A lost answer, sent again.
    expect(said(await record(boss.client, ana, body))).toBe('ok');
    expect(said(await record(boss.client, ana, { ...body, number: 'FH-78' }))).toBe('held_skill_id_reused');
    expect(await read(ana.client, ana)).toMatchObject({
      value: {
        mayRecord: false,
        held: [{ id: body.id, number: 'FH-77', recordedBy: expect.stringContaining('Boss') }],
      },
    });
    expect(said(await read(ben.client, ana))).toBe('not_found');
    const other = await world.employee('Other', { role: 'manager', at: 'Mill', manages: ['Mill'] });
    const elsewhere = await server.as(other);
    expect(said(await record(elsewhere, ana, held(card.id)))).toBe('not_found');
    expect(said(await withdraw(elsewhere, ana, body.id))).toBe('not_found');
    const rival = await server.as((await world.rival('Rival')).admin);
    expect(said(await read(rival, ana))).toBe('not_found');
    expect(await world.asOwner("select details from audit_entries where action = 'skill.recorded'")).toHaveLength(1);
  });

  test('is recorded by nobody for themselves, whoever they are', async () => {
    const card = await aSkill();
    expect(said(await record(boss.client, boss, held(card.id)))).toBe('own_skills');
    const { admin: chief } = world.organization;
    const self = { person: chief, client: admin };
    expect(said(await record(admin, self, held(card.id)))).toBe('own_skills');
    // The database refuses it too.
    const row = `insert into held_skills (organization_id, id, employee_id, skill_id, starts_on, recorded_by, recorded_at)
      values ($1, $2, $3, $4, '2026-01-01', $3, now())`;
    await expect(world.asOwner(row, [world.organization.id, v7(), chief.employeeId, card.id])).rejects.toThrow(
      /nobody_proves_their_own/,
    );
  });

  test('ends where it is a certificate, and only there', async () => {
    const [ana, card, key] = [await worker(), await aSkill(), await aSkill(false)];
    expect(said(await record(boss.client, ana, held(card.id, { endsOn: null })))).toBe('certificate_without_end');
    expect(said(await record(boss.client, ana, held(card.id, { endsOn: date('2025-11-19') })))).toBe('dates_reversed');
    expect(said(await record(boss.client, ana, held(key.id)))).toBe('skill_with_end');
    expect(said(await record(boss.client, ana, held(key.id, { endsOn: null })))).toBe('ok');
    expect(said(await record(boss.client, ana, held(v7())))).toBe('not_found');
  });

  test('is corrected and taken away by rows that stay, by two at once only once', async () => {
    const [ana, card] = [await worker(), await aSkill()];
    const wrong = held(card.id);
    await record(boss.client, ana, wrong);
    const right = () => held(card.id, { endsOn: date('2028-11-19'), supersedesId: wrong.id });
    const both = await Promise.all([record(boss.client, ana, right()), record(admin, ana, right())]);
    expect(both.map(said).toSorted()).toEqual(['held_skill_changed', 'ok']);
    const standing = await read(boss.client, ana);
    const [last] = standing.ok ? standing.value.held : [];
    expect(said(await withdraw(boss.client, ana, last?.id ?? ''))).toBe('ok');
    expect(said(await withdraw(boss.client, ana, last?.id ?? ''))).toBe('ok');
    expect(said(await withdraw(boss.client, ana, wrong.id))).toBe('held_skill_changed');
    const after = await read(ana.client, ana);
    expect(after.ok && after.value.held.map(({ isWithdrawn }) => isWithdrawn)).toEqual([true, false, false]);
  });
});

describe('a position that asks for a certificate', () => {
  test('is planned, published and taken by those alone who hold it on the day', async () => {
    const [ana, ben, card] = [await worker(), await worker(), await aSkill()];
    const positionId = await aPosition(card.id);
    const monday = freshMonday();
    const plan = { ...aShift(wharf, monday, null), positionId };
    const first = held(card.id, { endsOn: addDays(monday, -1) });
    await record(boss.client, ana, first);
    const forAna = { ...plan, employeeId: ana.person.employeeId };
    const add = () => boss.client.call(contract.addShifts, { body: { shifts: [{ id: v7(), plan: forAna }] } });
    expect(said(await add())).toBe('shift_blocked');
    const open = await planned(boss.client, plan);
    expect(said(await published(boss.client, wharf, monday))).toBe('ok');
    const take = () =>
      ana.client.call(contract.takeShift, { params: { shiftId: open.shiftId }, body: { knowing: [] } });
    expect(said(await take())).toBe('skill_missing');
    const lack = { name: card.name, endedOn: first.endsOn };
    expect(await ana.client.call(contract.readOffers)).toMatchObject({
      value: { takeable: expect.arrayContaining([expect.objectContaining({ unfit: 'skill', lack })]) },
    });
    const never = await ben.client.call(contract.readOffers);
    expect(never.ok && never.value.takeable.find(({ shift }) => shift.shiftId === open.shiftId)?.lack).toEqual({
      name: card.name,
      endedOn: null,
    });
    // Renewed, it is theirs to take.
    await record(boss.client, ana, held(card.id, { startsOn: monday }));
    expect(said(await take())).toBe('ok');
    // Ben is no colleague to offer it to, and is said why.
    const candidates = await ana.client.call(contract.readCandidates, { params: { shiftId: open.shiftId } });
    expect(
      candidates.ok && candidates.value.candidates.find(({ employeeId }) => employeeId === ben.person.employeeId),
    ).toMatchObject({
      unfit: 'skill',
    });
  });

  test('asks no more for what is closed, since nobody can be given it, until it is opened again', async () => {
    const [ana, card] = [await worker(), await aSkill()];
    const positionId = await aPosition(card.id);
    const plan = { ...aShift(wharf, freshMonday(), ana.person), positionId };
    const add = () => boss.client.call(contract.addShifts, { body: { shifts: [{ id: v7(), plan }] } });
    const keep = (isOpen: boolean) =>
      admin.call(contract.changeSkill, { params: { skillId: card.id }, body: { name: card.name, isOpen } });
    expect(said(await keep(false))).toBe('ok');
    expect(said(await add())).toBe('ok');
    expect(said(await keep(true))).toBe('ok');
    expect(said(await add())).toBe('shift_blocked');
  });

  test('is not published for whom it was taken away from meanwhile, unless the organization only warns or asks why', async () => {
    const [ana, card] = [await worker(), await aSkill()];
    const positionId = await aPosition(card.id);
    const monday = freshMonday();
    const own = held(card.id);
    await record(boss.client, ana, own);
    await planned(boss.client, { ...aShift(wharf, monday, ana.person), positionId });
    await withdraw(boss.client, ana, own.id);
    expect(said(await published(boss.client, wharf, monday))).toBe('shifts_blocked');
    const choose = (skill: 'off' | 'warn' | 'reason' | 'block') =>
      admin.call(contract.changePlanningRules, {
        body: { levels: { ...usualLevels, double_booking: 'block', skill } },
      });
    await choose('reason');
    expect(said(await published(boss.client, wharf, monday))).toBe('warnings_need_reason');
    await choose('warn');
    expect(said(await published(boss.client, wharf, monday))).toBe('ok');
    await choose('block');
  });

  test('asks for skills of its organization alone, and keeps what it asks where nothing is said', async () => {
    const card = await aSkill();
    const positionId = await aPosition(card.id);
    const change = (body: object) =>
      admin.call(contract.changePosition, {
        params: { positionId },
        body: { name: `Deck ${v7()}`, hue: 2, isOpen: true, ...body },
      });
    expect(await change({})).toMatchObject({ value: { skillIds: [card.id] } });
    expect(said(await change({ skillIds: [v7()] }))).toBe('not_found');
    expect(await change({ skillIds: [] })).toMatchObject({ value: { skillIds: [] } });
  });
});

describe('the end of a certificate', () => {
  const remind = () => world.inside(world.organization.id, (ctx) => remindOfEnds(ctx, world.organization.id));
  const lettersTo = async (email: string) =>
    (
      await world.asOwner<{ kind: string }>(
        "select kind from letters where recipient = $1 and kind like 'certificate%' order by posted_at, kind",
        [email],
      )
    ).map(({ kind }) => kind);

  test('is told to who answers for a further location where they work, and to nobody elsewhere', async () => {
    const quay = await world.employee('Quay Boss', { role: 'manager', at: 'Quay', manages: ['Quay'] });
    const far = await world.employee('Far Boss', { role: 'manager', at: 'Far', manages: ['Far'] });
    const [gus, card] = [await worker('Wharf'), await aSkill()];
    await world.asOwner(
      'insert into further_locations (organization_id, employee_id, location_id) values ($1, $2, $3)',
      [world.organization.id, gus.person.employeeId, quay.locationId],
    );
    expect(said(await record(boss.client, gus, held(card.id, { endsOn: addDays(today, 1) })))).toBe('ok');
    await remind();
    expect(await lettersTo(gus.person.email)).toEqual(['certificate_ends_soon']);
    expect(await lettersTo(quay.email)).toEqual(['certificate_of_ends_soon']);
    expect(await lettersTo(far.email)).toEqual([]);
  });

  test('is told to whose it is and to their managers, a month before and on the last day, once each', async () => {
    const person = await world.employee('Pier Boss', { role: 'manager', at: 'Pier', manages: ['Pier'] });
    const pier = await server.as(person);
    const [ana, eve, card] = [await worker('Pier'), await worker('Pier'), await aSkill()];
    const soon = held(card.id, { endsOn: addDays(today, 30) });
    expect(said(await record(pier, ana, soon))).toBe('ok');
    // Renewed already: nobody is told.
    await record(pier, eve, held(card.id, { endsOn: addDays(today, 5) }));
    await record(pier, eve, held(card.id, { startsOn: addDays(today, 6) }));
    const listed = await pier.call(contract.readEndingCertificates);
    expect(listed.ok && listed.value.certificates.map(({ heldId }) => heldId)).toEqual([soon.id]);
    expect(await boss.client.call(contract.readEndingCertificates)).not.toMatchObject({
      value: { certificates: expect.arrayContaining([expect.objectContaining({ heldId: soon.id })]) },
    });
    await Promise.all([remind(), remind()]);
    await remind();
    expect(await lettersTo(ana.person.email)).toEqual(['certificate_ends_soon']);
    expect(await lettersTo(eve.person.email)).toEqual([]);
    expect(await lettersTo(person.email)).toEqual(['certificate_of_ends_soon']);
    world.clock.advance(30 * 24 * 3_600_000);
    await remind();
    await remind();
    expect(await lettersTo(ana.person.email)).toEqual(['certificate_ends_soon', 'certificate_ends']);
    expect(await lettersTo(person.email)).toEqual(['certificate_of_ends_soon', 'certificate_of_ends']);
  });
});
