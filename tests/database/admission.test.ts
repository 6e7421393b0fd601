import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { said, unreadOf } from '../world/messages.ts';
import { hurried } from '../world/queue.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let wharf: string;
let boss: Employee;
let admin: Client;
let manager: Client;
let other: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  wharf = await world.organization.location('Wharf');
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const hill = await world.employee('Hillary', { role: 'manager', at: 'Hill', manages: ['Hill'] });
  [admin, manager, other] = await Promise.all([server.as(world.organization.admin), server.as(boss), server.as(hill)]);
});

afterAll(() => world.close());

const date = (text: string): PlainDate => {
  const parsed = parsePlainDate(text);
  if (parsed === undefined) throw new TypeError(`Not a date: ${text}`);
  return parsed;
};

/** Somebody who waits, and what they asked for. */
async function applicant(at?: string) {
  const person = await world.employee(`A${v7()}`, { status: 'pending', ...(at === undefined ? {} : { at }) });
  return { person, requestId: await requestOf(person) };
}

async function requestOf({ employeeId }: Employee): Promise<string> {
  const rows = await world.asOwner<{ id: string }>(
    'select id from approval_requests where employee_id = $1 order by asked_at desc, id desc',
    [employeeId],
  );
  return rows[0]?.id ?? '';
}

const waitingFor = async (client: Client): Promise<string[]> => {
  const answer = await client.call(contract.readPendingRequests);
  return answer.ok ? answer.value.requests.map(({ requestId }) => requestId) : [answer.refusal];
};

const terms = (changed: object = {}) => ({
  role: 'employee' as const,
  locationId: wharf,
  startsOn: date('2026-11-23'),
  centsPerHour: cents(18_25),
  ...changed,
});

const approve = (client: Client, requestId: string, changed: object = {}) =>
  client.call(contract.approveRegistration, { params: { requestId }, body: terms(changed) });

const reject = (client: Client, requestId: string, reason = 'The team is complete') =>
  client.call(contract.rejectRequest, { params: { requestId }, body: { reason } });

const employee = async ({ employeeId }: Employee) =>
  (
    await world.asOwner(
      'select role, status, home_location_id as "locationId", employed_from::text as "startsOn" from employees where id = $1',
      [employeeId],
    )
  )[0];

describe('an approval', () => {
  test('makes an employee of whoever waited: role, home location, first day and rate in one go', async () => {
    const { person, requestId } = await applicant();
    expect(await approve(manager, requestId)).toMatchObject({
      ok: true,
      value: { outcome: 'approved', decidedBy: 'Boss Harbor' },
    });
    expect(await employee(person)).toEqual({
      role: 'employee',
      status: 'active',
      locationId: wharf,
      startsOn: '2026-11-23',
    });
    const rates = await manager.call(contract.readPayRates, { params: { employeeId: person.employeeId } });
    expect(rates).toMatchObject({ value: { rates: [{ startsOn: '2026-11-23', centsPerHour: 18_25 }] } });
    const page = await manager.call(contract.readEmployee, { params: { employeeId: person.employeeId } });
    const history = page.ok ? page.value.employment?.history : [];
    expect(history?.map(({ kind, by }) => [kind, by])).toContainEqual(['admitted', 'Boss Harbor']);
    const entries = await world.asOwner(
      "select action, employee_id, details->'before' as before, details->'after' as after from audit_entries where subject_id = $1 and action = 'registration.approved'",
      [person.employeeId],
    );
    expect(entries).toEqual([
      {
        action: 'registration.approved',
        employee_id: boss.employeeId,
        before: { status: 'pending' },
        after: { status: 'active', role: 'employee', locationId: wharf, startsOn: '2026-11-23' },
      },
    ]);
  });

  test('of a manager makes them manage the location where they work', async () => {
    const { person, requestId } = await applicant();
    expect((await approve(admin, requestId, { role: 'manager' })).ok).toBe(true);
    const rows = await world.asOwner('select location_id from managed_locations where employee_id = $1', [
      person.employeeId,
    ]);
    expect(rows).toEqual([{ location_id: wharf }]);
  });

  test('makes nothing news that was said while they waited', async () => {
    const { person, requestId } = await applicant();
    const body = { kind: 'announcement', name: 'News', locationId: null, role: null } as const;
    const news = await admin.call(contract.openFollowing, { body });
    if (!news.ok) throw new Error(news.refusal);
    world.clock.advance(60_000);
    await said(admin, news.value.id, 'Long ago');
    world.clock.advance(60_000);
    expect((await approve(admin, requestId)).ok).toBe(true);
    const client = await server.as(person);
    expect(await unreadOf(client)).toBe(0);
    world.clock.advance(60_000);
    await said(admin, news.value.id, 'Welcome');
    expect(await unreadOf(client)).toBe(1);
  });

  test('without a rate leaves it to be set later', async () => {
    const { person, requestId } = await applicant();
    expect((await approve(admin, requestId, { centsPerHour: undefined })).ok).toBe(true);
    expect(await world.asOwner('select 1 from pay_rates where employee_id = $1', [person.employeeId])).toEqual([]);
  });

  test('is told to the person’s open page and to everybody who may answer, at once', async () => {
    const { person, requestId } = await applicant();
    const page = await server.follow(await server.as(person));
    const colleague = await server.follow(other);
    await approve(manager, requestId);
    await page.hears('session');
    await colleague.hears('approvals');
    page.close();
    colleague.close();
    const me = await (await server.as(person)).call(contract.readMe);
    expect(me).toMatchObject({ value: { state: 'active', employee: { location: { id: wharf } } } });
  });
});

describe('by mail', () => {
  test('whoever registered learns where they work, or why not, in their language; what was rolled back is told to nobody', async () => {
    const [welcome, sorry] = [await applicant(), await applicant()];
    await world.asOwner("update users set language = 'ar' where id = $1", [sorry.person.userId]);
    await approve(manager, welcome.requestId, { role: 'admin' });
    await approve(manager, welcome.requestId);
    await reject(manager, sorry.requestId, 'The team is complete');
    const posted = await world.asOwner(
      'select recipient, kind, language from letters where recipient = any ($1) order by posted_at, id',
      [[welcome.person.email, sorry.person.email]],
    );
    expect(posted).toEqual([
      { recipient: welcome.person.email, kind: 'registration_approved', language: 'en' },
      { recipient: sorry.person.email, kind: 'registration_rejected', language: 'ar' },
    ]);
  });
});

describe('role or rate by mass assignment', () => {
  test('a manager cannot admit somebody as manager or admin, and nothing of the try is kept', async () => {
    const { person, requestId } = await applicant();
    for (const role of ['manager', 'admin']) {
      expect(await approve(manager, requestId, { role })).toMatchObject({ refusal: 'role_not_yours_to_give' });
    }
    expect(await employee(person)).toMatchObject({ role: 'employee', status: 'pending' });
    expect(await waitingFor(manager)).toContain(requestId);
  });

  test('a manager cannot admit somebody to a location that they do not manage, nor to a rival’s', async () => {
    const { requestId } = await applicant();
    const rival = await world.rival('Tin Whistle');
    for (const locationId of [await world.organization.location('Hill'), rival.admin.locationId, v7()]) {
      expect(await approve(manager, requestId, { locationId })).toMatchObject({ refusal: 'not_found' });
    }
    expect(await approve(admin, requestId, { locationId: rival.admin.locationId })).toMatchObject({
      refusal: 'not_found',
    });
  });

  test('whoever registers cannot say what they become', async () => {
    const wish = { firstName: 'Mal', lastName: 'Ory', email: 'mal@ory.example', password: 'paper boats in a storm' };
    const claim = { ...wish, role: 'admin', status: 'active', centsPerHour: 99_00, locationId: wharf };
    expect((await server.stranger().send('POST', contract.register.path, claim)).status).toBe(422);
    expect((await server.stranger().send('POST', contract.register.path, wish)).status).toBe(200);
    await hurried(world);
    const rows = await world.asOwner(
      "select role, status, location_id from employees e join approval_requests r on r.employee_id = e.id where first_name = 'Mal'",
    );
    expect(rows).toEqual([{ role: 'employee', status: 'pending', location_id: null }]);
  });
});

describe('two managers at once', () => {
  test('give one answer; the other is told who gave it and when, and nothing is done twice', async () => {
    const { person, requestId } = await applicant();
    const answers = await Promise.all([
      approve(manager, requestId),
      approve(admin, requestId, { role: 'manager', centsPerHour: cents(30_00) }),
      reject(other, requestId),
      approve(manager, requestId),
    ]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const decided = await world.asOwner<{ outcome: string; by: string }>(
      "select outcome, first_name || ' ' || last_name as by from approval_decisions d join employees e on e.id = d.decided_by where request_id = $1",
      [requestId],
    );
    expect(decided).toHaveLength(1);
    for (const answer of answers.filter(({ ok }) => !ok)) {
      expect(answer).toMatchObject({
        refusal: 'already_decided',
        details: { outcome: decided[0]?.outcome, decidedBy: decided[0]?.by, decidedAt: world.clock.now() },
      });
    }
    const audited = await world.asOwner(
      "select action from audit_entries where subject_id = $1 and action like 'registration.%'",
      [person.employeeId],
    );
    expect(audited).toEqual([{ action: `registration.${decided[0]?.outcome}` }]);
  });
});

describe('a rejection', () => {
  test('needs its reason, which the person reads', async () => {
    const { person, requestId } = await applicant();
    const path = `/api/approvals/${requestId}/reject`;
    for (const body of [{}, { reason: '' }, { reason: '   ' }]) {
      expect((await manager.send('POST', path, body)).status).toBe(422);
    }
    expect((await reject(manager, requestId, 'We have no opening until spring')).ok).toBe(true);
    const me = await (await server.as(person)).call(contract.readMe);
    expect(me).toMatchObject({
      value: {
        state: 'waiting',
        status: 'rejected',
        request: { decision: { outcome: 'rejected', reason: 'We have no opening until spring' } },
      },
    });
  });

  test('can be reopened by whoever may answer, once: a new request that names the old one', async () => {
    const { person, requestId } = await applicant();
    await reject(manager, requestId);
    const open = (client: Client) => client.call(contract.reopenRequest, { params: { requestId } });
    const answers = await Promise.all([open(manager), open(admin)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'not_reopenable' });
    expect(await employee(person)).toMatchObject({ status: 'pending' });
    const again = await requestOf(person);
    expect(again).not.toBe(requestId);
    expect(await waitingFor(admin)).toContain(again);
    expect((await approve(manager, again)).ok).toBe(true);
    const read = await manager.call(contract.readRequest, { params: { requestId: again } });
    expect(read).toMatchObject({
      value: {
        reopened: true,
        history: [
          { requestId, decision: { outcome: 'rejected', reason: 'The team is complete' } },
          { requestId: again, askedBy: expect.any(String), decision: { outcome: 'approved' } },
        ],
      },
    });
  });

  test('what was approved is not reopened: it has happened', async () => {
    const { requestId } = await applicant();
    await approve(manager, requestId);
    expect(await admin.call(contract.reopenRequest, { params: { requestId } })).toMatchObject({
      refusal: 'not_reopenable',
    });
  });
});

describe('approving someone withdrawn', () => {
  test('is refused with the truth, and they stay outside', async () => {
    const { person, requestId } = await applicant();
    const own = await server.as(person);
    expect((await own.call(contract.withdrawRequest, { params: { requestId } })).ok).toBe(true);
    expect(await approve(manager, requestId)).toMatchObject({
      refusal: 'already_decided',
      details: { outcome: 'withdrawn', decidedBy: `${person.firstName} ${person.lastName}` },
    });
    expect(await employee(person)).toMatchObject({ status: 'rejected' });
    expect(await waitingFor(admin)).not.toContain(requestId);
  });

  test('nobody withdraws for another', async () => {
    const { requestId } = await applicant();
    const stranger = await server.as((await applicant()).person);
    for (const client of [stranger, manager, admin]) {
      expect(await client.call(contract.withdrawRequest, { params: { requestId } })).toMatchObject({
        refusal: 'not_found',
      });
    }
  });
});

describe('whoever waits', () => {
  test('is nobody’s to look up or change, not even of the manager of the location where their record stands', async () => {
    const { person } = await applicant('Wharf');
    const about = { params: { employeeId: person.employeeId } };
    const rate = { startsOn: date('2026-11-23'), centsPerHour: cents(19_00) };
    expect(await manager.call(contract.readEmployee, about)).toMatchObject({ refusal: 'not_found' });
    expect(await manager.call(contract.setPayRate, { ...about, body: rate })).toMatchObject({ refusal: 'not_found' });
    expect(await manager.call(contract.readPayRates, about)).toMatchObject({ refusal: 'not_found' });
    const waiting = await manager.call(contract.readTeam, { query: { status: 'pending' } });
    expect(waiting).toMatchObject({ value: { people: [] } });
  });

  test('is admitted before an admin sets a rate, a role or a name', async () => {
    const { person } = await applicant();
    const about = { params: { employeeId: person.employeeId } };
    const rate = { startsOn: date('2026-11-23'), centsPerHour: cents(19_00) };
    const refused = { refusal: 'employee_not_admitted' };
    const shown = await admin.call(contract.readEmployee, about);
    if (!shown.ok || shown.value.employment === null) return expect.fail('an admin sees whoever waits');
    const { revision } = shown.value.employment;
    expect(shown.value.may).toMatchObject({ change: false, changeRole: false, setPayRate: false });
    const role = { role: 'manager' as const, managedLocationIds: [wharf], revision };
    const facts = { firstName: 'Other', lastName: 'Name', homeLocationId: wharf, furtherLocationIds: [] };
    const changed = { ...facts, employedFrom: null, employedUntil: null, revision };
    expect(await admin.call(contract.setPayRate, { ...about, body: rate })).toMatchObject(refused);
    expect(await admin.call(contract.changeRole, { ...about, body: role })).toMatchObject(refused);
    expect(await admin.call(contract.changeEmployee, { ...about, body: changed })).toMatchObject(refused);
  });

  test('is another person to save over once they are admitted', async () => {
    const { person, requestId } = await applicant();
    const about = { params: { employeeId: person.employeeId } };
    const before = await admin.call(contract.readEmployee, about);
    expect((await approve(admin, requestId)).ok).toBe(true);
    const revision = before.ok ? before.value.employment?.revision : undefined;
    const role = { role: 'employee' as const, managedLocationIds: [], revision: revision ?? 0 };
    expect(await admin.call(contract.changeRole, { ...about, body: role })).toMatchObject({
      refusal: 'employee_changed_meanwhile',
    });
  });

  test('answers for nothing as an employee, whatever their record said while they waited', async () => {
    const person = await world.employee(`A${v7()}`, { status: 'pending', manages: ['Wharf'] });
    expect((await approve(admin, await requestOf(person))).ok).toBe(true);
    const managed = 'select 1 from managed_locations where employee_id = $1';
    expect(await world.asOwner(managed, [person.employeeId])).toEqual([]);
  });
});

describe('a manager of another location', () => {
  test('does not see, read, answer or reopen what is asked at a location', async () => {
    const { requestId } = await applicant('Wharf');
    expect(await waitingFor(manager)).toContain(requestId);
    expect(await waitingFor(other)).not.toContain(requestId);
    const params = { requestId };
    const hill = await world.organization.location('Hill');
    expect(await approve(other, requestId, { locationId: hill })).toMatchObject({ refusal: 'not_found' });
    expect(await reject(other, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await other.call(contract.readRequest, { params })).toMatchObject({ refusal: 'not_found' });
    await reject(manager, requestId);
    expect(await other.call(contract.reopenRequest, { params })).toMatchObject({ refusal: 'not_found' });
    const decisions = await other.call(contract.readDecisions, { query: {} });
    expect(JSON.stringify(decisions)).not.toContain(requestId);
  });

  test('sees who registered without one: they may be the one who hires', async () => {
    const { requestId } = await applicant();
    expect(await waitingFor(other)).toContain(requestId);
    expect(await waitingFor(manager)).toContain(requestId);
  });
});

describe('a rival organization’s request id', () => {
  test('is one that does not exist, even to its admin', async () => {
    const { requestId } = await applicant();
    const rival = await world.rival('Copper Kettle');
    const theirs = await server.as(rival.admin);
    expect(await waitingFor(theirs)).toEqual([]);
    const body = terms({ locationId: rival.admin.locationId });
    const params = { requestId };
    expect(await theirs.call(contract.approveRegistration, { params, body })).toMatchObject({ refusal: 'not_found' });
    expect(await reject(theirs, requestId)).toMatchObject({ refusal: 'not_found' });
    expect(await theirs.call(contract.readRequest, { params })).toMatchObject({ refusal: 'not_found' });
    expect(await waitingFor(admin)).toContain(requestId);
  });
});
