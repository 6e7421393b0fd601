import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, dateAt, type Zone } from '../../src/domain/kernel/time.ts';
import type { ImportRow } from '../../src/domain/team/import-row.ts';
import type { Client } from '../world/client.ts';
import { letterTo } from '../world/letters.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const zone = 'America/New_York' as Zone;
let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 10 });
  admin = await server.as(world.organization.admin);
  await world.organization.location('North');
});

afterAll(() => world.close());

const row = (name: string, more: ImportRow = {}) => ({
  firstName: name,
  lastName: 'Import',
  email: `${name}@import.example`.toLowerCase(),
  location: 'North',
  ...more,
});
const bring = (client: Client, rows: ReturnType<typeof row>[], invite = false) =>
  client.call(contract.importPeople, { body: { rows, fileName: 'people.csv', invite } });
const peopleNamed = (lastName: string) =>
  world.asOwner('select first_name from employees where last_name = $1', [lastName]);

test('everybody of a file arrives with what it says of them, and it stands in the audit log', async () => {
  const rows = [
    row('Ada', {
      phone: '(212) 555-0123',
      role: 'manager',
      employedFrom: '1/5/2026',
      hourlyRate: '21.50',
      employeeNumber: '4711',
    }),
    row('Bea'),
  ];
  const answer = await bring(admin, rows);
  expect(answer).toMatchObject({ ok: true, value: { count: 2, by: 'Adele Harbor', undoneAt: null } });
  const found = await world.asOwner(
    `select e.first_name, e.role, e.status, e.phone, e.employee_number, e.employed_from::text, r.cents_per_hour::int, m.location_id is not null as manages
     from employees e left join pay_rates r on r.employee_id = e.id left join managed_locations m on m.employee_id = e.id
     where e.last_name = 'Import' order by 1`,
  );
  expect(found).toEqual([
    {
      first_name: 'Ada',
      role: 'manager',
      status: 'active',
      phone: '+12125550123',
      employee_number: 4711,
      employed_from: '2026-01-05',
      cents_per_hour: 2150,
      manages: true,
    },
    expect.objectContaining({
      first_name: 'Bea',
      employee_number: 4713,
      employed_from: null,
      cents_per_hour: null,
      manages: false,
    }),
  ]);
  const audit = await world.asOwner<{ action: string }>(
    "select action from audit_entries where action like '%import%' order by id",
  );
  expect(audit.map(({ action }) => action)).toEqual(['employee.imported', 'employee.imported', 'people.imported']);
});

test('one row that is wrong keeps everybody out, and each fault names its row and field', async () => {
  const answer = await bring(admin, [
    { ...row('Cyd'), lastName: 'Faulty' },
    { ...row('Dee', { email: 'ada@import.example' }), lastName: 'Faulty' },
    { ...row('Eli', { email: 'CYD@import.example', location: 'Nowhere' }), lastName: 'Faulty' },
  ]);
  expect(answer).toMatchObject({
    ok: false,
    refusal: 'import_has_faults',
    details: {
      faults: [
        { row: 1, field: 'email', fault: 'email_taken' },
        { row: 2, field: 'location', fault: 'location_unknown' },
        { row: 2, field: 'email', fault: 'email_twice' },
      ],
    },
  });
  expect(await peopleNamed('Faulty')).toEqual([]);
});

test('a manager brings employees to their own locations, and nobody else', async () => {
  const boss = await server.as(
    await world.employee('Bo Sterling', { role: 'manager', at: 'North', manages: ['North'] }),
  );
  const preview = await boss.call(contract.previewImport, {
    body: { rows: [row('Fay', { role: 'admin' }), row('Gus', { location: 'Harbor Cafe Headquarters' }), row('Hal')] },
  });
  expect(preview).toMatchObject({
    ok: true,
    value: {
      count: 1,
      faults: [
        { row: 0, field: 'role', fault: 'role_not_yours' },
        { row: 1, field: 'location', fault: 'location_not_yours' },
      ],
      locations: ['North'],
    },
  });
  expect(await bring(boss, [{ ...row('Hal'), lastName: 'Brought' }])).toMatchObject({ ok: true });
  const theirs = await boss.call(contract.readImports, { query: {} });
  expect(theirs.ok && theirs.value.imports).toHaveLength(1);
});

test('of two who import the same people at the same time one is told', async () => {
  const rows = [
    { ...row('Ivy'), lastName: 'Race' },
    { ...row('Jo'), lastName: 'Race' },
  ];
  const answers = await Promise.all([bring(admin, rows), bring(admin, rows)]);
  expect(answers.map((answer) => (answer.ok ? 'brought' : answer.refusal)).toSorted()).toEqual([
    'brought',
    'import_has_faults',
  ]);
  expect(await peopleNamed('Race')).toHaveLength(2);
});

test('an import is taken back as a whole and can be brought again, numbers included', async () => {
  const rows = [
    { ...row('Kim', { employeeNumber: '5001', hourlyRate: '19' }), lastName: 'Back' },
    { ...row('Lou'), lastName: 'Back' },
  ];
  const brought = await bring(admin, rows);
  if (!brought.ok) return expect.fail(brought.refusal);
  const params = { importId: brought.value.id };
  const undone = await admin.call(contract.undoImport, { params });
  expect(undone.ok && undone.value.undoneAt).not.toBeNull();
  const team = await admin.call(contract.readTeam, { query: { search: 'back' } });
  expect(team).toMatchObject({ ok: true, value: { count: 0 } });
  expect(await admin.call(contract.undoImport, { params })).toMatchObject({ refusal: 'import_already_undone' });
  expect(await bring(admin, rows)).toMatchObject({ ok: true, value: { count: 2 } });
});

test('an import is found on a later page, also among those of one moment, and taken back', async () => {
  const brought = await bring(admin, [{ ...row('Old'), lastName: 'Long' }]);
  if (!brought.ok) return expect.fail(brought.refusal);
  const importId = brought.value.id;
  await world.asOwner(
    `insert into imports (organization_id, id, file_name, imported_by, imported_at)
     select organization_id, gen_random_uuid(), 'later.csv', imported_by, imported_at + interval '1 day' from imports, generate_series(1, 20)
     where id = $1`,
    [importId],
  );
  const pages: (readonly string[])[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const listed = await admin.call(contract.readImports, { query: { ...(cursor !== undefined && { cursor }) } });
    if (!listed.ok) return expect.fail(listed.refusal);
    pages.push(listed.value.imports.map(({ id }) => id));
    cursor = listed.value.next;
  }
  expect(pages[0]).toHaveLength(20);
  expect(pages[0]).not.toContain(importId);
  expect(pages.flat()).toContain(importId);
  expect(new Set(pages.flat()).size).toBe(pages.flat().length);
  expect(await admin.call(contract.undoImport, { params: { importId } })).toMatchObject({ ok: true });
});

test('an import on whose people something hangs stays', async () => {
  const brought = await bring(admin, [
    { ...row('Max'), lastName: 'Used' },
    { ...row('Nat'), lastName: 'Used' },
  ]);
  if (!brought.ok) return expect.fail(brought.refusal);
  const [max] = await world.asOwner<{ id: string }>(
    "select id from employees where first_name = 'Max' and last_name = 'Used'",
  );
  world.clock.advance(60_000);
  const rate = { startsOn: '2026-11-20', centsPerHour: 1_900 };
  expect((await admin.send('POST', `/api/employees/${max?.id}/pay-rates`, rate)).status).toBe(200);
  const undone = await admin.call(contract.undoImport, { params: { importId: brought.value.id } });
  expect(undone).toMatchObject({ refusal: 'import_in_use', details: { count: 1, people: ['Max Used'] } });
  expect(await peopleNamed('Used')).toHaveLength(2);
});

test('the preview tells nothing of people of other organizations; an import tells of few, and is counted', async () => {
  const rival = await world.rival('Tin Whistle');
  const taken = row('Oz', { email: rival.admin.email });
  expect(await admin.call(contract.previewImport, { body: { rows: [taken] } })).toMatchObject({
    ok: true,
    value: { count: 1, faults: [] },
  });
  expect(await bring(admin, [taken])).toMatchObject({
    refusal: 'import_has_faults',
    details: { faults: [{ row: 0, field: 'email', fault: 'email_taken' }] },
  });
  const boss = await server.as(await world.employee('Ed Nosy', { role: 'manager', at: 'North', manages: ['North'] }));
  const answers = [];
  for (let asked = 0; asked < 11; asked += 1) answers.push(await bring(boss, [taken]));
  expect(answers.map((answer) => (answer.ok ? 'brought' : answer.refusal))).toEqual([
    ...Array.from({ length: 10 }, () => 'import_has_faults'),
    'too_many_attempts',
  ]);
});

test('a shift that is planned for somebody keeps the import that brought them', async () => {
  const brought = await bring(admin, [{ ...row('Pia'), lastName: 'Hung' }]);
  if (!brought.ok) return expect.fail(brought.refusal);
  const [pia] = await world.asOwner<{ id: string }>("select id from employees where last_name = 'Hung'");
  const north = await world.organization.location('North');
  await planned(admin, {
    ...aShift(north, addDays(dateAt(world.clock.now(), zone), 1), null),
    employeeId: pia?.id ?? '',
  });
  const undone = await admin.call(contract.undoImport, { params: { importId: brought.value.id } });
  expect(undone).toMatchObject({ refusal: 'import_in_use', details: { count: 1, people: ['Pia Hung'] } });
});

test('of an invitation that is accepted and an import that is undone at the same moment one goes first, and the other hears of it', async () => {
  const rows = [{ ...row('Quin', { email: 'quin@race.example' }), lastName: 'Torn' }];
  const brought = await bring(admin, rows, true);
  if (!brought.ok) return expect.fail(brought.refusal);
  const { secret: token } = await letterTo(world, 'quin@race.example');
  const person = { firstName: 'Quin', lastName: 'Torn', password: 'paper boats in a storm' };
  const [accepted, undone] = await Promise.all([
    server.stranger().call(contract.acceptInvitation, { body: { token, ...person } }),
    admin.call(contract.undoImport, { params: { importId: brought.value.id } }),
  ]);
  expect([accepted.ok || accepted.refusal, undone.ok || undone.refusal]).toEqual(
    accepted.ok ? [true, 'import_in_use'] : ['invitation_taken_back', true],
  );
});

/** Every question that is asked about one person, asked about this one; with the answers. */
async function askedAbout(employeeId: string) {
  const answers: (readonly [name: string, status: number])[] = [];
  for (const spec of Object.values<EndpointSpec>(contract)) {
    const names = Object.keys({ ...spec.params?.shape, ...spec.query?.shape });
    const name = ['employeeId', 'userId'].find((one) => names.includes(one));
    if (spec.method !== 'GET' || name === undefined) continue;
    const inPath = spec.path.replace(`:${name}`, employeeId).replaceAll(/:\w+/g, employeeId);
    const rest = Object.keys(spec.query?.shape ?? {}).includes(name) ? `?${name}=${employeeId}` : '';
    answers.push([spec.name, (await admin.send('GET', `${inPath}${rest}`)).status]);
  }
  return answers;
}

test('whoever came by a file and never signed in is planned for, told, paid and looked at like anybody', async () => {
  const brought = await bring(admin, [{ ...row('Uma', { hourlyRate: '20' }), lastName: 'Quiet' }]);
  expect(brought.ok).toBe(true);
  const [uma] = await world.asOwner<{ id: string }>("select id from employees where last_name = 'Quiet'");
  const employeeId = uma?.id ?? '';
  const [north, tomorrow] = [await world.organization.location('North'), addDays(dateAt(world.clock.now(), zone), 1)];
  await planned(admin, { ...aShift(north, tomorrow, null), employeeId });
  expect(await published(admin, north, tomorrow)).toMatchObject({ ok: true });
  expect((await letterTo(world, 'uma@import.example')).body).toContain('Uma');
  expect((await askedAbout(employeeId)).filter(([, status]) => status >= 500)).toEqual([]);
  const about = { params: { employeeId } };
  expect(await admin.call(contract.suspendEmployee, { ...about, body: { reason: 'Never came' } })).toMatchObject({
    ok: true,
  });
  expect(await admin.call(contract.reinstateEmployee, about)).toMatchObject({ ok: true });
});

test('whoever an import brought that was undone is nobody any more, whatever is asked about them', async () => {
  const brought = await bring(admin, [{ ...row('Vin'), lastName: 'Gone' }]);
  if (!brought.ok) return expect.fail(brought.refusal);
  const [vin] = await world.asOwner<{ id: string }>("select id from employees where last_name = 'Gone'");
  const employeeId = vin?.id ?? '';
  expect((await admin.call(contract.undoImport, { params: { importId: brought.value.id } })).ok).toBe(true);
  expect((await askedAbout(employeeId)).filter(([, status]) => status >= 500)).toEqual([]);
  const about = { params: { employeeId } };
  const tomorrow = addDays(dateAt(world.clock.now(), zone), 1);
  const plan = { ...aShift(await world.organization.location('North'), tomorrow, null), employeeId };
  for (const answer of [
    await admin.call(contract.readEmployee, about),
    await admin.call(contract.suspendEmployee, { ...about, body: { reason: 'Never came' } }),
    await admin.call(contract.setPayRate, { ...about, body: { startsOn: tomorrow, centsPerHour: cents(19_00) } }),
    await admin.call(contract.addShifts, { body: { shifts: [{ id: v7(), plan }] } }),
  ]) {
    expect(answer.ok).toBe(false);
  }
});

test('two thousand people arrive in one go', async () => {
  const rows = Array.from({ length: 2_000 }, (_, index) => ({
    ...row(`P${index}`, { hourlyRate: '18' }),
    lastName: 'Many',
  }));
  expect(await bring(admin, rows)).toMatchObject({ ok: true, value: { count: 2_000 } });
});
