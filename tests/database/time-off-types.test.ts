import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { policyPresets } from '../../src/domain/time-off/policy-presets.ts';
import { readPayDays } from '../../src/server/pay-rules/read-pay-days.ts';
import { readWorkedWeeks } from '../../src/server/time-cards/read.ts';
import { recordAccruals } from '../../src/server/time-off/record-accruals.ts';
import type { CallInput } from '../../src/web/kernel/call.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let admin: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 6 });
  admin = await server.as(world.organization.admin);
  ana = await world.employee('Ana', { at: 'Wharf' });
  await world.asOwner(`update employees set employed_from = '2026-01-01' where id = $1`, [ana.employeeId]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;
const asking = { unit: 'day', needsNote: false, needsAttachment: false } as const;

async function added(more: Partial<CallInput<typeof contract.addTimeOffType>['body']> = {}) {
  const body = { name: `Leave ${v7()}`, isPaid: true, ...asking, ...more };
  const answer = await admin.call(contract.addTimeOffType, { body });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}
type Added = Awaited<ReturnType<typeof added>>;

const change = ({ typeId }: Added, body: CallInput<typeof contract.changeTimeOffType>['body']) =>
  admin.call(contract.changeTimeOffType, { params: { typeId }, body });

async function typesOf({ employeeId }: Employee) {
  const read = await admin.call(contract.readTimeOff, { params: { employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

let day = 0;

/** Asks for one day, each time for another one. */
async function asks(typeId: string | undefined, more: { readonly note?: string; readonly id?: string } = {}) {
  const { employeeId: userId, firstName, lastName, email } = ana;
  day += 1;
  const on = date(`2027-03-${String(day).padStart(2, '0')}`);
  const body = { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, typeId, ...more };
  const client = await server.as(ana);
  return { body, answer: await client.call(contract.requestTimeOff, { body }) };
}

describe('a type of time off', () => {
  test('that an admin adds may be asked for and earned, and stands in the audit log', async () => {
    const type = await added({ name: 'Jury duty', unit: 'hour' });
    expect((await typesOf(ana)).types.at(-1)).toEqual({ ...type, preset: null, name: 'Jury duty', isOpen: true });
    expect((await asks(type.typeId)).answer).toMatchObject({ ok: true });
    const wish = { scope: { kind: 'organization' as const }, startsOn: date('2026-11-01'), preset: 'monthly' as const };
    const body = { ...wish, typeId: type.typeId, rules: policyPresets.monthly };
    expect(await admin.call(contract.setTimeOffPolicy, { body })).toMatchObject({ ok: true });
    const rows = await world.asOwner<{ details: unknown }>(
      `select details from audit_entries where action = 'time_off_type.added' and details->'after'->>'name' = 'Jury duty'`,
    );
    expect(rows).toEqual([{ details: { after: { name: 'Jury duty', isPaid: true, ...asking, unit: 'hour' } } }]);
  });

  test('that one admin renamed keeps its name where another retires it from a list of before', async () => {
    const type = await added({ name: 'Civic duty' });
    expect(await change(type, { name: 'Jury service' })).toMatchObject({ ok: true });
    expect(await change(type, { isOpen: false })).toMatchObject({ value: { name: 'Jury service', isOpen: false } });
  });

  test('is named by the audit log where it is changed, adjusted or given by a policy', async () => {
    const type = await added({ name: 'Study leave' });
    const { typeId } = type;
    await change(type, { isOpen: false });
    await change(type, { isOpen: true });
    const wish = { scope: { kind: 'organization' as const }, startsOn: date('2026-11-01'), preset: 'monthly' as const };
    await admin.call(contract.setTimeOffPolicy, { body: { ...wish, typeId, rules: policyPresets.monthly } });
    await admin.call(contract.adjustTimeOff, {
      params: { employeeId: ana.employeeId },
      body: { id: v7(), typeId, kind: 'adjusted', on: date('2026-11-02'), minutes: 60, reason: 'A day in lieu' },
    });
    const sick = (await typesOf(ana)).types.find(({ preset }) => preset === 'sick') as Added;
    await change(sick, { needsNote: true });
    await change(sick, { needsNote: false });
    const rows = await world.asOwner<{ action: string; type: string }>(
      `select distinct action, details->>'timeOffType' as type from audit_entries
       where details->>'timeOffType' in ('Study leave', 'sick') and action <> 'time_off.requested' order by 2, 1`,
    );
    expect(rows).toEqual([
      { action: 'time_off.adjusted', type: 'Study leave' },
      { action: 'time_off_policy.set', type: 'Study leave' },
      { action: 'time_off_type.changed', type: 'Study leave' },
      { action: 'time_off_type.changed', type: 'sick' },
    ]);
  });

  test('is told to every page that is open where it is added or changed, and so is a limit', async () => {
    const stream = await server.follow(await server.as(ana));
    const type = await added({ name: 'Parental leave' });
    await stream.hears('time_off');
    await change(type, { isOpen: false });
    await stream.hears('time_off');
    const limit = { name: 'Inventory', locationId: null, startsOn: date('2027-06-01'), endsOn: date('2027-06-02') };
    const body = { id: v7(), ...limit, mostAway: 0, effect: 'refuse' as const };
    expect(await admin.call(contract.addAwayLimit, { body })).toMatchObject({ ok: true });
    await stream.hears('time_off');
    stream.close();
  });

  test('has a name that nobody reads at another one, in whichever language', async () => {
    const type = await added({ name: 'Floating day' });
    for (const name of ['floating DAY', 'Vacation', 'Vacaciones', 'إجازة مرضية']) {
      const answer = await admin.call(contract.addTimeOffType, { body: { name, isPaid: false, ...asking } });
      expect(answer).toMatchObject({
        refusal: 'time_off_type_name_taken',
      });
    }
    expect(await change(type, { name: 'Birthday' })).toMatchObject({ value: { name: 'Birthday' } });
    expect(await change(type, { name: null })).toMatchObject({ refusal: 'time_off_type_without_name' });
    const body = { name: 'Moving house', isPaid: false, ...asking };
    const answers = await Promise.all([1, 2].map(() => admin.call(contract.addTimeOffType, { body })));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('that the product knows is renamed, and called by its word again', async () => {
    const sick = (await typesOf(ana)).types.find(({ preset }) => preset === 'sick') as Added;
    expect(await change(sick, { name: 'Wellness' })).toMatchObject({ value: { preset: 'sick', name: 'Wellness' } });
    const other = await added({ name: 'sick' });
    expect(await change(sick, { name: null })).toMatchObject({ refusal: 'time_off_type_name_taken' });
    await change(other, { name: `Other ${v7()}` });
    expect(await change(sick, { name: null })).toMatchObject({ value: { name: null } });
    const [row] = await world.asOwner<{ details: unknown }>(
      `select details from audit_entries where action = 'time_off_type.changed' and details->'after'->>'name' = 'Wellness'`,
    );
    expect(row).toEqual({ details: { timeOffType: 'sick', before: { name: null }, after: { name: 'Wellness' } } });
  });

  test('asks for what must come with a request, and hears in its unit what may be taken', async () => {
    const type = await added({ needsNote: true });
    expect((await asks(type.typeId)).answer).toMatchObject({ refusal: 'time_off_note_missing' });
    expect((await asks(type.typeId, { note: 'Court' })).answer).toMatchObject({ ok: true });
    await change(type, { needsNote: false, needsAttachment: true });
    expect((await asks(type.typeId, { note: 'Court' })).answer).toMatchObject({
      refusal: 'time_off_attachment_missing',
    });
  });

  test('that is retired is asked for no more and gives nothing more, and keeps its requests and its balance', async () => {
    const type = await added();
    const own = { scope: { kind: 'employee' as const, id: ana.employeeId }, preset: 'monthly' as const };
    const policy = { ...own, typeId: type.typeId, startsOn: date('2026-10-01'), rules: policyPresets.monthly };
    await admin.call(contract.setTimeOffPolicy, { body: policy });
    const id = v7();
    const first = await asks(type.typeId, { id });
    expect(first.answer).toMatchObject({ ok: true });
    expect(await change(type, { isOpen: false })).toMatchObject({ value: { isOpen: false } });
    expect((await asks(type.typeId)).answer).toMatchObject({ refusal: 'time_off_type_retired' });
    // What was sent before is there once, also where its answer was lost.
    const again = await (await server.as(ana)).call(contract.requestTimeOff, { body: first.body });
    expect(again).toEqual(first.answer);
    expect(await admin.call(contract.setTimeOffPolicy, { body: policy })).toMatchObject({
      refusal: 'time_off_type_retired',
    });
    await world.asOwner(`update employees set employed_from = '2025-06-01' where id = $1`, [ana.employeeId]);
    await world.inside(world.organization.id, (ctx) =>
      recordAccruals(ctx, world.organization.id, { readWorkedWeeks, readPayDays }),
    );
    const after = await typesOf(ana);
    expect(after.ledger.filter(({ typeId }) => typeId === type.typeId).map(({ minutes }) => minutes)).toEqual([
      400, 400,
    ]);
    expect(after.policies.filter(({ typeId }) => typeId === type.typeId)).toEqual([]);
    expect(after.requests.some(({ type: of }) => of.typeId === type.typeId)).toBe(true);
    expect(await change(type, { isOpen: true })).toMatchObject({ value: { isOpen: true } });
    expect((await asks(type.typeId)).answer).toMatchObject({ ok: true });
  });

  test('is the first that may be asked for where a request names none', async () => {
    const { types } = await typesOf(ana);
    const vacation = types.find(({ preset }) => preset === 'vacation') as Added;
    const sick = types.find(({ preset }) => preset === 'sick') as Added;
    await change(vacation, { isOpen: false });
    const { answer } = await asks(undefined);
    expect(answer).toMatchObject({ ok: true });
    const { requests } = await typesOf(ana);
    const asked = requests.find(({ requestId }) => answer.ok && requestId === answer.value.requestId);
    expect(asked?.type.typeId).toBe(sick.typeId);
    await change(vacation, { isOpen: true });
  });
});

test('another organization changes none of these; the last of its own is not retired, and there are no more than thirty', async () => {
  const other = await world.rival('Rival Leave');
  const theirs = await server.as(other.admin);
  const ours = await added();
  const foreign = await theirs.call(contract.changeTimeOffType, {
    params: { typeId: ours.typeId },
    body: { name: 'Theirs' },
  });
  expect(foreign).toMatchObject({ refusal: 'not_found' });
  const read = await theirs.call(contract.readTimeOffTypes);
  const types = read.ok ? read.value.types : [];
  const answers = [];
  for (const { typeId } of types) {
    answers.push(await theirs.call(contract.changeTimeOffType, { params: { typeId }, body: { isOpen: false } }));
  }
  expect(answers).toMatchObject([{ ok: true }, { ok: true }, { refusal: 'last_time_off_type' }]);
  for (let count = types.length; count < 30; count += 1) {
    const body = { name: `Leave ${count}`, isPaid: false, ...asking };
    expect(await theirs.call(contract.addTimeOffType, { body })).toMatchObject({ ok: true });
  }
  const more = { name: 'One more', isPaid: false, ...asking };
  expect(await theirs.call(contract.addTimeOffType, { body: more })).toMatchObject({
    refusal: 'too_many_time_off_types',
  });
});
