import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { requestedDays } from '../../src/domain/time-off/decide-time-off.ts';
import type { TypePreset } from '../../src/domain/time-off/time-off-type.ts';
import type { CallInput } from '../../src/web/kernel/call.ts';
import { balanceAt } from '../../src/web/time-off/view/request.ts';
import { verifyChains } from '../../tools/verify-chain/verify-chains.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo, whenQuiet } from '../world/letters.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [manager, admin] = await Promise.all([server.as(boss), server.as(world.organization.admin)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => parsePlainDate(text) as PlainDate;

/** Somebody new at the Wharf. */
async function worker(at = 'Wharf') {
  people += 1;
  const person = await world.employee(`Worker${people}`, { at });
  return { person, client: await server.as(person) };
}

type Body = CallInput<typeof contract.requestTimeOff>['body'];

/** The payload as the dialog sends it. */
function wish(person: Employee, from: string, to = from, more: Partial<Body> = {}): Body {
  const { employeeId: userId, firstName, lastName, email } = person;
  const [startDate, endDate] = [date(from), date(to)];
  return {
    userId,
    firstName,
    lastName,
    email,
    startDate,
    endDate,
    numDays: requestedDays(startDate, endDate),
    ...more,
  };
}

const ask = (client: Client, body: Body) => client.call(contract.requestTimeOff, { body });

async function asked(client: Client, body: Body): Promise<string> {
  const answer = await ask(client, body);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.requestId;
}

async function standing(client: Client, { employeeId }: Employee) {
  const read = await client.call(contract.readTimeOff, { params: { employeeId } });
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

async function typeOf(client: Client, person: Employee, preset: TypePreset): Promise<string> {
  const type = (await standing(client, person)).types.find((one) => one.preset === preset);
  if (type === undefined) throw new Error(`there is no type ${preset}`);
  return type.typeId;
}

async function balance(client: Client, person: Employee, preset: TypePreset, on: string): Promise<number> {
  return balanceAt(await standing(client, person), await typeOf(client, person, preset), date(on));
}

const approve = (client: Client, requestId: string) => client.call(contract.approveTimeOff, { params: { requestId } });
const reject = (client: Client, requestId: string) =>
  client.call(contract.rejectRequest, { params: { requestId }, body: { reason: 'Two are away already' } });
const withdraw = (client: Client, requestId: string) =>
  client.call(contract.withdrawRequest, { params: { requestId } });

async function adjust(client: Client, person: Employee, minutes: number, more: { id?: string; on?: string } = {}) {
  const typeId = await typeOf(admin, person, 'vacation');
  const { id = v7(), on = '2026-01-01' } = more;
  const body = { id, typeId, kind: 'opening', on: date(on), minutes, reason: 'From the last system' } as const;
  return client.call(contract.adjustTimeOff, { params: { employeeId: person.employeeId }, body });
}

describe('asking for time off', () => {
  test('with nothing but the payload of the specification asks for vacation, and says what it takes', async () => {
    const { person, client } = await worker();
    const answer = await ask(client, wish(person, '2026-12-04', '2026-12-07'));
    expect(answer).toMatchObject({ ok: true, value: { chargedMinutes: 960 } });
    expect((await standing(client, person)).requests).toMatchObject([
      { type: { preset: 'vacation' }, numDays: 4, chargedMinutes: 960, decision: null },
    ]);
  });

  test('in somebody else’s name, by id, name or address, is refused', async () => {
    const { person, client } = await worker();
    const { person: other } = await worker();
    for (const claim of [
      { userId: other.employeeId },
      { firstName: 'Nobody' },
      { lastName: 'Else' },
      { email: other.email },
    ]) {
      expect(await ask(client, wish(person, '2026-12-01', '2026-12-01', claim))).toMatchObject({
        refusal: 'time_off_for_another',
      });
    }
    expect((await standing(client, person)).requests).toEqual([]);
  });

  test('with a count that is not that of the dates is refused, and the count is told', async () => {
    const { person, client } = await worker();
    expect(await ask(client, wish(person, '2026-12-01', '2026-12-03', { numDays: 2 }))).toMatchObject({
      refusal: 'time_off_day_count_differs',
      details: { numDays: 3 },
    });
  });

  test('of a type of another organization is refused as unknown', async () => {
    const { person, client } = await worker();
    const rival = await world.rival('Copper Kettle');
    const theirs = await typeOf(await server.as(rival.admin), rival.admin, 'sick');
    expect(await ask(client, wish(person, '2026-12-01', '2026-12-01', { typeId: theirs }))).toMatchObject({
      refusal: 'time_off_type_unknown',
    });
  });

  test('twice with the same id is once, and with other days is refused', async () => {
    const { person, client } = await worker();
    const body = wish(person, '2026-12-01', '2026-12-02', { id: v7() });
    const [first, second] = await Promise.all([asked(client, body), asked(client, body)]);
    expect(second).toBe(first);
    expect((await standing(client, person)).requests).toHaveLength(1);
    expect(await ask(client, { ...body, endDate: date('2026-12-03'), numDays: 3 })).toMatchObject({
      refusal: 'time_off_id_reused',
    });
  });

  test('for days that overlap one’s own request is refused, from two devices at once too', async () => {
    const { person, client } = await worker();
    const answers = await Promise.all(
      ['2026-12-01', '2026-12-02', '2026-12-03'].map((from) => ask(client, wish(person, from, '2026-12-04'))),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'time_off_overlaps')).toHaveLength(2);
  });

  test('the database itself holds two requests for one time apart, whoever inserts them', async () => {
    const { person, client } = await worker();
    await asked(client, wish(person, '2026-12-01', '2026-12-04'));
    await expect(
      world.asOwner(
        `insert into time_off_holds (organization_id, request_id, employee_id, during)
         select organization_id, request_id, employee_id, '[2026-12-04 08:00, 2026-12-04 09:00)' from time_off_holds where employee_id = $1`,
        [person.employeeId],
      ),
    ).rejects.toThrow(/time_off_holds/);
  });

  test('for the morning and for the afternoon of one day is two requests', async () => {
    const { person, client } = await worker();
    await asked(client, wish(person, '2026-12-01', '2026-12-01', { part: 'morning' }));
    await asked(client, wish(person, '2026-12-01', '2026-12-01', { part: 'afternoon' }));
    const sick = await typeOf(client, person, 'sick');
    const hour = { typeId: sick, part: 'hours', fromMinute: 600, toMinute: 660 } as const;
    expect(await ask(client, wish(person, '2026-12-01', '2026-12-01', hour))).toMatchObject({
      refusal: 'time_off_overlaps',
    });
  });
});

describe('an answer', () => {
  test('that approves takes the days from the balance as they begin, and tells the person', async () => {
    const { person, client } = await worker();
    await adjust(manager, person, 4_800);
    const requestId = await asked(client, wish(person, '2026-12-01', '2026-12-02'));
    expect(await approve(manager, requestId)).toMatchObject({ ok: true, value: { outcome: 'approved' } });
    expect(await balance(client, person, 'vacation', '2026-11-30')).toBe(4_800);
    expect(await balance(client, person, 'vacation', '2026-12-01')).toBe(4_320);
    expect(await balance(client, person, 'vacation', '2026-12-02')).toBe(3_840);
    expect((await letterTo(world, person.email, 2)).body).toContain('approved your time off (Vacation): Dec 1 – 2');
  });

  test('is one, of two managers at once, and takes the days once', async () => {
    const { person, client } = await worker();
    const requestId = await asked(client, wish(person, '2026-12-01'));
    const answers = await Promise.all([
      approve(manager, requestId),
      approve(admin, requestId),
      reject(admin, requestId),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.refusal === 'already_decided')).toHaveLength(2);
    const { ledger, requests } = await standing(client, person);
    const isApproved = requests[0]?.decision?.outcome === 'approved';
    expect(ledger.filter(({ kind }) => kind === 'used')).toHaveLength(isApproved ? 1 : 0);
  });

  test('that rejects gives its reason, leaves the balance, and frees the days', async () => {
    const { person, client } = await worker();
    const requestId = await asked(client, wish(person, '2026-12-01'));
    expect((await reject(manager, requestId)).ok).toBe(true);
    expect((await letterTo(world, person.email)).body).toContain('Two are away already');
    expect((await standing(client, person)).ledger).toEqual([]);
    await asked(client, wish(person, '2026-12-01'));
  });

  test('opened again holds the days again, unless they were asked for since', async () => {
    const { person, client } = await worker();
    const reopen = (requestId: string) => manager.call(contract.reopenRequest, { params: { requestId } });
    const first = await asked(client, wish(person, '2026-12-01'));
    await reject(manager, first);
    expect((await reopen(first)).ok).toBe(true);
    expect(await ask(client, wish(person, '2026-12-01'))).toMatchObject({ refusal: 'time_off_overlaps' });
    const second = await asked(client, wish(person, '2026-12-02'));
    await reject(manager, second);
    await asked(client, wish(person, '2026-12-02'));
    expect(await reopen(second)).toMatchObject({ refusal: 'not_reopenable' });
  });

  test('to one’s own request is refused', async () => {
    const requestId = await asked(manager, wish(boss, '2026-12-01'));
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'own_request' });
    expect((await approve(admin, requestId)).ok).toBe(true);
  });

  test('is for the managers of the person’s location: to those of another there is no such request', async () => {
    const { person, client } = await worker('Pier');
    const requestId = await asked(client, wish(person, '2026-12-01'));
    expect(await approve(manager, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await manager.call(contract.readTimeOff, { params: { employeeId: person.employeeId } })).toMatchObject({
      refusal: 'not_found',
    });
  });

  test('to unpaid time off takes from no balance', async () => {
    const { person, client } = await worker();
    const typeId = await typeOf(client, person, 'unpaid');
    await approve(manager, await asked(client, wish(person, '2026-12-01', '2026-12-01', { typeId })));
    expect((await standing(client, person)).ledger).toEqual([]);
  });
});

test('what was withdrawn frees its days, and is answered no more', async () => {
  const { person, client } = await worker();
  const requestId = await asked(client, wish(person, '2026-12-01'));
  expect((await withdraw(client, requestId)).ok).toBe(true);
  expect(await approve(manager, requestId)).toMatchObject({ refusal: 'already_decided' });
  await asked(client, wish(person, '2026-12-01'));
});

test('whoever answers sees the balance as it begins, and who else of the location is away', async () => {
  const { person, client } = await worker('Quay');
  const { person: colleague, client: other } = await worker('Quay');
  await adjust(admin, person, 480);
  await approve(admin, await asked(other, wish(colleague, '2027-01-05', '2027-01-06')));
  await asked(client, wish(person, '2027-01-04', '2027-01-05'));
  const read = await admin.call(contract.readPendingTimeOff);
  const card = read.ok
    ? read.value.requests.find(({ request }) => request.employee.employeeId === person.employeeId)
    : undefined;
  expect(card).toMatchObject({
    balance: { before: 480, after: -480 },
    away: [{ employeeId: colleague.employeeId, startsOn: '2027-01-05', endsOn: '2027-01-06', isApproved: true }],
  });
});

test('whoever answers reads what is left with all that is approved for later and waits, as whoever asked did', async () => {
  const { person, client } = await worker();
  await adjust(manager, person, 2_400);
  await approve(manager, await asked(client, wish(person, '2026-12-07', '2026-12-09')));
  await asked(client, wish(person, '2027-02-01'));
  const requestId = await asked(client, wish(person, '2026-11-23', '2026-11-24'));
  const read = await manager.call(contract.readPendingTimeOff);
  const card = read.ok ? read.value.requests.find((one) => one.requestId === requestId) : undefined;
  expect(card).toMatchObject({
    balance: {
      before: 2_400,
      after: -480,
      leastOn: '2027-02-01',
      taken: 960,
      takenByOthers: 1_440 + 480,
      earned: 0,
      lapsed: 0,
    },
  });
});

describe('who is away', () => {
  const away = (client: Client, from: string, to: string) =>
    client.call(contract.readAbsences, { query: { from: date(from), to: date(to) } });

  test('is told to colleagues of the same location once it is approved, without the type', async () => {
    const { person, client } = await worker('Dock');
    const { client: colleague } = await worker('Dock');
    const { client: elsewhere } = await worker('Shipyard');
    const requestId = await asked(client, wish(person, '2027-03-01', '2027-03-05'));
    expect(await away(colleague, '2027-03-05', '2027-03-31')).toEqual({ ok: true, value: { absences: [] } });
    // Whoever asked, and whoever may answer, see that it is asked for; a manager of another place does not.
    const asking = { value: { absences: [{ employeeId: person.employeeId, isApproved: false }] } };
    expect(await away(client, '2027-03-05', '2027-03-31')).toMatchObject(asking);
    const lead = await world.employee('Bo', { role: 'manager', at: 'Dock', manages: ['Dock'] });
    const besides = await world.employee('Bea', { role: 'manager', at: 'Dock', manages: ['Shipyard'] });
    expect(await away(await server.as(lead), '2027-03-05', '2027-03-31')).toMatchObject(asking);
    const none = await away(await server.as(besides), '2027-03-05', '2027-03-31');
    expect(none).toEqual({ ok: true, value: { absences: [] } });
    await approve(admin, requestId);
    const told = await away(colleague, '2027-03-05', '2027-03-31');
    expect(told).toMatchObject({
      value: {
        absences: [{ employeeId: person.employeeId, startsOn: '2027-03-01', location: 'Dock', isApproved: true }],
      },
    });
    expect(JSON.stringify(told)).not.toContain('vacation');
    expect(await away(elsewhere, '2027-03-05', '2027-03-31')).toEqual({ ok: true, value: { absences: [] } });
    expect(await away(colleague, '2027-03-06', '2027-03-31')).toEqual({ ok: true, value: { absences: [] } });
  });

  test('is told of a year at most', async () => {
    expect(await away(admin, '2027-01-01', '2029-01-01')).toMatchObject({ refusal: 'dates_too_far_apart' });
    expect(await away(admin, '2027-01-02', '2027-01-01')).toMatchObject({ refusal: 'dates_too_far_apart' });
  });
});

describe('a balance is adjusted', () => {
  test('by a manager with a reason, once however often it is sent', async () => {
    const { person, client } = await worker();
    const id = v7();
    expect((await adjust(manager, person, 600, { id })).ok).toBe(true);
    expect((await adjust(manager, person, 600, { id })).ok).toBe(true);
    expect(await adjust(manager, person, 900, { id })).toMatchObject({ refusal: 'time_off_id_reused' });
    expect(await adjust(manager, person, 300)).toMatchObject({ refusal: 'balance_has_opening' });
    const onAnotherDay = await adjust(manager, person, 600, { id, on: '2026-02-01' });
    expect(onAnotherDay).toMatchObject({ refusal: 'time_off_id_reused' });
    expect(await balance(client, person, 'vacation', '2026-11-20')).toBe(600);
  });

  test('which is told to the person once, with how much and why', async () => {
    const { person, client } = await worker();
    const id = v7();
    await adjust(manager, person, -90, { id });
    await adjust(manager, person, -90, { id });
    await whenQuiet(world);
    const letter = await letterTo(world, person.email);
    expect(letter.subject).toBe('Your balance of Vacation was changed: −1:30');
    expect(letter.body).toContain('−1:30, from Jan 1, 2026 on. The reason given:');
    expect(letter.body).toContain('From the last system');
    const told = await client.call(contract.readNotices, { query: {} });
    expect(told.ok && told.value.notices).toMatchObject([{ headline: letter.subject, link: '/time-off' }]);
  });

  test('by nobody for themselves', async () => {
    expect(await adjust(manager, boss, 600)).toMatchObject({ refusal: 'own_balance' });
  });

  test('of a manager or an admin by admins alone, and nobody is offered what they may not', async () => {
    const peer = await world.employee('Peer', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const { person } = await worker();
    const { admin: chief } = world.organization;
    await world.asOwner(
      'update employees e set home_location_id = b.home_location_id from employees b where e.id = $1 and b.id = $2',
      [chief.employeeId, boss.employeeId],
    );
    for (const above of [peer, chief]) {
      expect(await adjust(manager, above, 600)).toMatchObject({ refusal: 'not_allowed' });
      expect((await standing(manager, above)).mayAdjust).toBe(false);
    }
    expect((await adjust(admin, peer, 600)).ok).toBe(true);
    const offered = [
      await standing(manager, person),
      await standing(manager, boss),
      await standing(admin, peer),
      await standing(admin, chief),
    ];
    expect(offered.map(({ mayAdjust }) => mayAdjust)).toEqual([true, false, true, false]);
  });
});

test('each step stands in the audit log, and its chain holds', async () => {
  const { person, client } = await worker();
  await adjust(manager, person, 600);
  await approve(manager, await asked(client, wish(person, '2026-12-01')));
  const rows = await world.asOwner<{ action: string }>(
    `select action from audit_entries where subject_id = $1 and action like 'time_off.%' order by sequence`,
    [person.employeeId],
  );
  expect(rows.map(({ action }) => action)).toEqual(['time_off.adjusted', 'time_off.requested', 'time_off.approved']);
  expect((await verifyChains(world.ownerUrl)).broken).toEqual([]);
});

test('what goes on after a last day that was set since it was asked for is not approved, and takes nothing', async () => {
  const { person, client } = await worker();
  const requestId = await asked(client, wish(person, '2026-12-14', '2026-12-18'));
  await world.asOwner('update employees set employed_until = $2 where id = $1', [person.employeeId, '2026-12-16']);
  expect(await manager.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({
    refusal: 'time_off_past_employment',
    details: { lastDay: '2026-12-16' },
  });
  expect(await balance(client, person, 'vacation', '2026-12-31')).toBe(0);
  await world.asOwner('update employees set employed_until = $2 where id = $1', [person.employeeId, '2026-12-18']);
  expect(await manager.call(contract.approveTimeOff, { params: { requestId } })).toMatchObject({ ok: true });
});

test('time off before somebody was hired is refused, where that was told and not merely when they were entered', async () => {
  const { person, client } = await worker();
  expect(await ask(client, wish(person, '2026-11-12', '2026-11-12'))).toMatchObject({ ok: true });
  await world.asOwner('update employees set employed_from = $2 where id = $1', [person.employeeId, '2026-11-16']);
  expect(await ask(client, wish(person, '2026-11-13', '2026-11-16'))).toMatchObject({
    refusal: 'time_off_before_hired',
    details: { hiredOn: '2026-11-16' },
  });
  expect(await ask(client, wish(person, '2026-11-16', '2026-11-16'))).toMatchObject({ ok: true });
});

test('a day off cannot be had for nothing by withdrawing what was charged of it', async () => {
  const { person, client } = await worker();
  const typeId = await typeOf(client, person, 'sick');
  const hours = (fromMinute: number, toMinute: number) =>
    wish(person, '2026-12-08', '2026-12-08', { typeId, part: 'hours', fromMinute, toMinute });
  const requestId = await asked(client, hours(0, 480));
  const rest = await ask(client, hours(480, 1_440));
  expect(rest).toMatchObject({ refusal: 'time_off_day_is_full', details: { date: '2026-12-08' } });
  expect(await client.call(contract.withdrawRequest, { params: { requestId } })).toMatchObject({ ok: true });
  expect(await ask(client, hours(480, 1_440))).toMatchObject({ ok: true, value: { chargedMinutes: 480 } });
});
