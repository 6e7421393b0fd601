import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Profile } from '../../src/contract/profile.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { dateAt, parsePlainDate } from '../../src/domain/kernel/time.ts';
import type { CallInput } from '../../src/web/kernel/call.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

async function profileOf(client: Client): Promise<Profile> {
  const read = await client.call(contract.readProfile);
  if (!read.ok) throw new Error(read.refusal);
  return read.value;
}

type Body = CallInput<typeof contract.changeProfile>['body'];

/** The profile as it is read, with something changed. */
function bodyOf(profile: Profile, change: Partial<Body>): Body {
  const { email: _email, dateOfBirth: _birth, ssnDigits: _digits, ...clear } = profile;
  return { ...clear, ...change };
}

const auditOf = (employee: Employee, action: string) =>
  world.asOwner<{ details: Record<string, unknown> }>(
    'select details from audit_entries where employee_id = $1 and action = $2 order by happened_at, id',
    [employee.employeeId, action],
  );

const born = parsePlainDate('1990-04-17');
const whole = {
  phone: '212.555.0123',
  street: '1 Pier Street',
  apartment: '2 B',
  city: 'New York',
  state: 'NY',
  zip: '100132412',
  smsNotices: true,
  dateOfBirth: born,
  ssnDigits: '917',
} satisfies Partial<Body>;

describe('a profile', () => {
  test('begins with a name, with mail and the app, and without a text message that nobody asked for', async () => {
    const profile = await profileOf(await server.as(await world.employee('Ana', {})));
    expect(profile).toMatchObject({ firstName: 'Ana', phone: '', street: '', state: '', dateOfBirth: { kept: false } });
    expect(profile).toMatchObject({ emailNotices: true, smsNotices: false, inAppNotices: true });
  });

  test('is kept in one form, follows to another device, and leaves in the audit log what changed, and nothing that was kept', async () => {
    const bea = await world.employee('Bea');
    const [phone, tablet] = [await server.as(bea), await server.as(bea)];
    const saved = await phone.call(contract.changeProfile, {
      body: bodyOf(await profileOf(phone), { ...whole, firstName: 'Beatriz' }),
    });
    expect(saved).toMatchObject({ ok: true, value: { phone: '+12125550123', zip: '10013-2412' } });
    const elsewhere = await profileOf(tablet);
    expect(elsewhere).toMatchObject({ firstName: 'Beatriz', city: 'New York', ssnDigits: { kept: true } });
    expect(elsewhere).toEqual(saved.ok && saved.value);
    const me = await tablet.call(contract.readMe);
    expect(me.ok && me.value).toMatchObject({ employee: { firstName: 'Beatriz' } });
    const [row] = await auditOf(bea, 'profile.changed');
    expect(row?.details).toEqual({
      changed: expect.arrayContaining(['firstName', 'phone', 'city', 'dateOfBirth', 'ssnDigits']) as unknown,
    });
    expect(JSON.stringify(row)).not.toMatch(/1990|917|Beatriz|New York|10013|555/);
  });

  test('that says the same again leaves no row in the audit log', async () => {
    const cleo = await world.employee('Cleo');
    const client = await server.as(cleo);
    await client.call(contract.changeProfile, { body: bodyOf(await profileOf(client), {}) });
    expect(await auditOf(cleo, 'profile.changed')).toEqual([]);
  });

  test('that may not be kept says at which field, and keeps nothing', async () => {
    const client = await server.as(await world.employee('Dora'));
    const before = await profileOf(client);
    const body = bodyOf(before, { ...whole, zip: '1', state: 'XX', dateOfBirth: parsePlainDate('2026-11-21') });
    expect(await client.call(contract.changeProfile, { body })).toEqual({
      ok: false,
      refusal: 'profile_not_valid',
      details: {
        faults: [
          { field: 'dateOfBirth', fault: 'birth_in_future' },
          { field: 'state', fault: 'state_missing' },
          { field: 'zip', fault: 'zip_malformed' },
        ],
      },
    });
    expect(await profileOf(client)).toEqual(before);
  });

  test('that was changed on another device meanwhile is not overwritten, and says what it is now', async () => {
    const eva = await world.employee('Eva');
    const [phone, tablet] = [await server.as(eva), await server.as(eva)];
    const read = await profileOf(phone);
    const first = await tablet.call(contract.changeProfile, { body: bodyOf(read, { phone: '(212) 555-0199' }) });
    const second = await phone.call(contract.changeProfile, { body: bodyOf(read, { firstName: 'Evita' }) });
    expect(second).toEqual({
      ok: false,
      refusal: 'profile_changed_elsewhere',
      details: { now: first.ok && first.value },
    });
    expect(await profileOf(phone)).toMatchObject({ firstName: 'Eva', phone: '+12125550199' });
  });

  test('that two devices save at the same moment is saved by one of them', async () => {
    const fay = await world.employee('Fay');
    const clients = await Promise.all(Array.from({ length: 6 }, () => server.as(fay)));
    const [first] = clients;
    const read = await profileOf(first as Client);
    const answers = await Promise.all(
      clients.map((client, index) =>
        client.call(contract.changeProfile, { body: bodyOf(read, { ...whole, apartment: `${index}` }) }),
      ),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refusals = answers.filter((answer) => !answer.ok).map((answer) => answer.refusal);
    expect(new Set(refusals)).toEqual(new Set(['profile_changed_elsewhere']));
  });

  test('follows a name that was changed by somebody else as a change, too', async () => {
    const gil = await world.employee('Gil');
    const client = await server.as(gil);
    const read = await profileOf(client);
    await world.asOwner("update employees set first_name = 'Gilberto' where id = $1", [gil.employeeId]);
    const answer = await client.call(contract.changeProfile, { body: bodyOf(read, { phone: '212 555 0111' }) });
    expect(answer).toMatchObject({ refusal: 'profile_changed_elsewhere', details: { now: { firstName: 'Gilberto' } } });
  });
});

describe('what is restricted', () => {
  async function withRestricted(name: string): Promise<{ employee: Employee; client: Client }> {
    const employee = await world.employee(name);
    const client = await server.as(employee);
    await client.call(contract.changeProfile, { body: bodyOf(await profileOf(client), whole) });
    return { employee, client };
  }

  test('stands sealed in the database: nothing of it in clear, in any table', async () => {
    const { employee } = await withRestricted('Hanna');
    const [row] = await world.asOwner<{ date_of_birth_sealed: Buffer; ssn_digits_sealed: Buffer }>(
      'select date_of_birth_sealed, ssn_digits_sealed from profiles where employee_id = $1',
      [employee.employeeId],
    );
    expect(row?.date_of_birth_sealed.includes('1990')).toBe(false);
    expect(row?.ssn_digits_sealed.includes('917')).toBe(false);
    const [audit] = await world.asOwner<{ all: string }>(
      "select string_agg(details::text, ' ') as all from audit_entries where employee_id = $1",
      [employee.employeeId],
    );
    expect(audit?.all).not.toMatch(/1990-04|917/);
  });

  test('is shown to its owner, and each look is in the audit log without what was seen', async () => {
    const { employee, client } = await withRestricted('Ida');
    for (const _ of [1, 2]) {
      expect(await client.call(contract.showRestricted)).toEqual({
        ok: true,
        value: { dateOfBirth: born, ssnDigits: '917' },
      });
    }
    const looks = await auditOf(employee, 'profile.restricted_shown');
    expect(looks).toEqual([{ details: {} }, { details: {} }]);
  });

  test('is masked whenever the profile is read or saved', async () => {
    const { client } = await withRestricted('Jo');
    const { text } = await client.send('GET', contract.readProfile.path);
    // An id may hold any digits.
    expect(text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(/1990|917|[A-Za-z0-9+/]{60}/);
  });

  test('stays when it is left out, goes when it is taken away', async () => {
    const { client } = await withRestricted('Kim');
    await client.call(contract.changeProfile, { body: bodyOf(await profileOf(client), { apartment: '3 C' }) });
    expect(await profileOf(client)).toMatchObject({ dateOfBirth: { kept: true }, ssnDigits: { kept: true } });
    await client.call(contract.changeProfile, { body: bodyOf(await profileOf(client), { ssnDigits: null }) });
    expect(await profileOf(client)).toMatchObject({ dateOfBirth: { kept: true }, ssnDigits: { kept: false } });
    expect(await client.call(contract.showRestricted)).toMatchObject({ value: { dateOfBirth: born, ssnDigits: null } });
  });

  test('that was copied into another person’s row does not open there', async () => {
    const { employee: lea } = await withRestricted('Lea');
    const { employee: mia, client } = await withRestricted('Mia');
    await world.asOwner(
      `update profiles set date_of_birth_sealed = (select date_of_birth_sealed from profiles where employee_id = $1)
       where employee_id = $2`,
      [lea.employeeId, mia.employeeId],
    );
    const reply = await client.send('POST', contract.showRestricted.path);
    expect(reply.status).toBe(500);
    expect(reply.text).not.toMatch(/1990/);
  });
});

describe('an employee number', () => {
  test('is given to everybody at once, unique in their organization and nobody else’s afterwards', async () => {
    const rival = await world.rival('Copper Kettle');
    const hires = await Promise.all(
      Array.from({ length: 8 }, (_, index) => (index % 2 ? world : rival).employee(`Nia${index} Reed`)),
    );
    const rows = await world.asOwner<{ organization_id: string; employee_number: number }>(
      'select organization_id, employee_number from employees where id = any($1)',
      [hires.map(({ employeeId }) => employeeId)],
    );
    const numbers = rows.map((row) => `${row.organization_id} ${row.employee_number}`);
    expect(new Set(numbers).size).toBe(8);
    expect(rows.every((row) => row.employee_number > 1000)).toBe(true);
    const theirs = rows.filter((row) => row.organization_id === rival.id).map((row) => row.employee_number);
    // The rival's admin is 1001: each organization counts for itself.
    expect(theirs.toSorted((a, b) => a - b)).toEqual([1002, 1003, 1004, 1005]);
  });
});

describe('emergency contacts', () => {
  const rosa = { name: 'Rosa', relationship: 'Sister', phone: '(212) 555-0123' };
  const bo = { name: 'Bo', relationship: 'Friend', phone: '+44 20 7946 0958' };
  const listOf = async (client: Client) => {
    const read = await client.call(contract.readEmergencyContacts);
    if (!read.ok) throw new Error(read.refusal);
    return read.value;
  };

  test('are kept in the order in which to call, and who stood there is in the audit log without their numbers', async () => {
    const oda = await world.employee('Oda');
    const client = await server.as(oda);
    const { revision } = await listOf(client);
    const saved = await client.call(contract.changeEmergencyContacts, { body: { revision, contacts: [bo, rosa] } });
    expect(saved).toMatchObject({
      ok: true,
      value: { contacts: [{ name: 'Bo', phone: '+442079460958' }, { name: 'Rosa' }] },
    });
    expect(await listOf(client)).toEqual(saved.ok && saved.value);
    const rows = await auditOf(oda, 'emergency_contacts.changed');
    expect(rows[0]?.details).toEqual({ before: 0, after: 2 });
  });

  test('that were changed on another device meanwhile are not overwritten', async () => {
    const client = await server.as(await world.employee('Pat'));
    const { revision } = await listOf(client);
    const answers = await Promise.all(
      [[rosa], [bo]].map((contacts) => client.call(contract.changeEmergencyContacts, { body: { revision, contacts } })),
    );
    const lost = answers.find(({ ok }) => !ok);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect(lost).toMatchObject({
      refusal: 'emergency_contacts_changed_elsewhere',
      details: { now: await listOf(client) },
    });
  });

  test('need a number that can be dialled', async () => {
    const client = await server.as(await world.employee('Quin'));
    const { revision } = await listOf(client);
    const body = { revision, contacts: [rosa, { ...bo, phone: '911' }] };
    expect(await client.call(contract.changeEmergencyContacts, { body })).toEqual({
      ok: false,
      refusal: 'emergency_contact_not_valid',
      details: { index: 1 },
    });
  });

  test('are shown to managers of the location and to admins, each look in the audit log; to others there is nobody', async () => {
    const ray = await world.employee('Ray', { at: 'Pier' });
    const client = await server.as(ray);
    await client.call(contract.changeEmergencyContacts, { body: { ...(await listOf(client)), contacts: [rosa] } });
    const boss = await world.employee('Sue', { role: 'manager', at: 'Pier', manages: ['Pier'] });
    const other = await world.employee('Tom', { role: 'manager', at: 'Quay', manages: ['Quay'] });
    const rival = await world.rival('Tin Teapot');
    const seenBy = async (employee: Employee) =>
      (await server.as(employee)).call(contract.showEmergencyContacts, { params: { employeeId: ray.employeeId } });
    expect(await seenBy(boss)).toMatchObject({ ok: true, value: { contacts: [{ name: 'Rosa' }] } });
    expect(await seenBy(world.organization.admin)).toMatchObject({ ok: true });
    expect(await seenBy(other)).toMatchObject({ refusal: 'not_found' });
    expect(await seenBy(rival.admin)).toMatchObject({ refusal: 'not_found' });
    expect(await seenBy(await world.employee('Uma', { at: 'Pier' }))).toMatchObject({ refusal: 'not_allowed' });
    await world.asOwner(
      `insert into further_locations (organization_id, employee_id, location_id)
       select organization_id, $1, home_location_id from employees where id = $2`,
      [ray.employeeId, other.employeeId],
    );
    // Where they help out they may fall ill as well.
    expect(await seenBy(other)).toMatchObject({ ok: true });
    await world.asOwner("update employees set status = 'rejected' where id = $1", [ray.employeeId]);
    expect(await seenBy(boss)).toMatchObject({ refusal: 'not_found' });
    const looks = await world.asOwner<{ employee_id: string }>(
      "select employee_id from audit_entries where action = 'emergency_contacts.shown' and subject_id = $1 order by id",
      [ray.employeeId],
    );
    expect(looks.map((row) => row.employee_id)).toEqual([
      boss.employeeId,
      world.organization.admin.employeeId,
      other.employeeId,
    ]);
  });
});

describe('an export of one’s data', () => {
  test('holds what is kept about the one who asks and nobody else, and stands in the audit log', async () => {
    const viv = await world.employee('Viv');
    const walt = await world.employee('Walt');
    await viv.pressed('clock_in');
    await walt.pressed('clock_in');
    const client = await server.as(viv);
    const rate = { startsOn: dateAt(world.clock.now(), viv.zone), centsPerHour: cents(21_00) };
    const admin = await server.as(world.organization.admin);
    await admin.call(contract.setPayRate, { params: { employeeId: viv.employeeId }, body: rate });
    const opened = await client.call(contract.openDirect, { body: { employeeId: walt.employeeId } });
    const conversationId = opened.ok ? opened.value.id : '';
    const say = (by: Client, text: string) =>
      by.call(contract.sendMessage, { params: { conversationId }, headers: {}, body: { id: v7(), text } });
    await say(client, 'The pier is wet');
    await say(await server.as(walt), 'Said by another');
    await client.call(contract.askSupport, {
      body: { concern: 'other', subject: 'Keys', message: 'Who has the keys?' },
    });
    await client.call(contract.changeProfile, { body: bodyOf(await profileOf(client), whole) });
    const answer = await client.call(contract.exportPersonalData);
    expect(answer).toMatchObject({
      ok: true,
      value: {
        account: { firstName: 'Viv', email: viv.email },
        profile: { street: '1 Pier Street', dateOfBirth: born, ssnDigits: '917' },
        emergencyContacts: [],
        punches: [{ kind: 'clock_in', sequence: 1 }],
        adjustments: [],
        payRates: [{ centsPerHour: 21_00 }],
        payments: [],
        timeOff: { ledger: [], requests: [] },
        shifts: [],
        messages: [{ text: 'The pier is wet' }],
        cardSteps: [],
        support: [{ subject: 'Keys', message: 'Who has the keys?', state: 'open' }],
        waysIn: { phone: null, authenticatorSince: null, passkeys: [], linked: [], sessions: [{ isThisOne: true }] },
      },
    });
    expect(JSON.stringify(answer)).not.toMatch(/Walt|Said by another/);
    expect(await auditOf(viv, 'personal_data.exported')).toEqual([{ details: {} }]);
    // Whoever presses it in two windows: what is being put together is not put together twice.
    const turn = `hashtextextended('personal data ' || $1, 0)`;
    await world.asOwner(`select pg_advisory_lock(${turn})`, [viv.employeeId]);
    expect(await client.call(contract.exportPersonalData)).toMatchObject({ refusal: 'personal_export_running' });
    await world.asOwner(`select pg_advisory_unlock(${turn})`, [viv.employeeId]);
    expect(await client.call(contract.exportPersonalData)).toMatchObject({ ok: true });
  });
});
