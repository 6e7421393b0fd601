import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayrollFilesReply } from '../../src/contract/payroll/files.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { FileFormat } from '../../src/domain/payroll/files/file-setup.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = '2026-11-23T15:00:00.000Z';

let world: World;
let server: WorldServer;
let admin: Client;
let manager: Client;
let ana: Employee;
let ben: Employee;
let far: Employee;

// Ana's week is approved, Ben's is not; Far, whose week is approved, works where the manager has nothing to say.
beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben, far] = [
    await world.employee('Ana Ortiz', { at: 'Wharf' }),
    await world.employee('Ben', { at: 'Wharf' }),
    await world.employee('Far', { at: 'Pier' }),
  ];
  world.clock.set('2026-11-20T23:00:00.000Z');
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await ana.worked(`${day} 8:00–17:06`);
  await ben.worked('Mon 9:00–17:00');
  await far.worked('Tue 9:00–17:00');
  world.clock.set(nextMonday);
  [admin, manager] = await Promise.all([server.as(world.organization.admin), server.as(boss)]);
  for (const one of [ana, far]) await approve(one);
});

afterAll(() => world.close());

const name = ({ employeeId }: Employee) => ({ employeeId, startsOn: monday });

async function approve(one: Employee): Promise<void> {
  const card = await admin.call(contract.readCard, { params: name(one) });
  if (!card.ok) throw new Error(card.refusal);
  const body = { seen: card.value.ledgerSequence, behind: card.value.behind };
  const answer = await admin.call(contract.approveTimeCard, { params: name(one), body });
  if (!answer.ok) throw new Error(answer.refusal);
}

async function files(client: Client, date = monday): Promise<PayrollFilesReply> {
  const answer = await client.call(contract.readPayrollFiles, { query: { date } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const take = (client: Client, format: FileFormat, withoutBlocked = true) =>
  client.send('POST', `/api/payroll-files/${format}`, { date: monday, withoutBlocked });

const setUp = (client: Client, format: FileFormat, revision: number, setup: Record<string, string>) =>
  client.call(contract.changePayrollSetup, { params: { format }, body: { revision, setup } });

describe('the files of a pay period', () => {
  test('name who stands in the way, and hold everybody else', async () => {
    const told = await files(manager);
    expect(told.period).toEqual({ startsOn: monday, endsOn: addDays(monday, 6) });
    expect(told.blockers).toMatchObject([
      { kind: 'not_approved', employeeId: ben.employeeId, startsOn: monday, workedMinutes: 480 },
    ]);
    expect(told).toMatchObject({ people: 1, earned: { regular: 2_400, overtime: 330, double: 0 } });
    expect((await files(admin)).people).toBe(2);
  });

  test('are made without somebody only where that is said', async () => {
    const refused = await take(manager, 'gusto', false);
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('payroll_people_blocked')]);
    const taken = await take(manager, 'gusto');
    expect(taken.status).toBe(200);
    expect(taken.headers.get('content-disposition')).toContain('gusto-2026-11-22.csv');
    expect(taken.text).toBe(
      'last_name,first_name,regular_hours,overtime_hours,double_overtime_hours,pto_hours\r\nOrtiz,Ana,40.00,5.50,,\r\n',
    );
    const [told] = await world.asOwner<{ details: Record<string, unknown> }>(
      "select details from audit_entries where action = 'payroll_file.exported' order by happened_at desc, id desc limit 1",
    );
    expect(told?.details).toMatchObject({
      format: 'gusto',
      startsOn: monday,
      people: 1,
      leftOut: [ben.employeeId],
      sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
  });

  test('are the same bytes each time', async () => {
    expect((await take(admin, 'gusto')).text).toBe((await take(admin, 'gusto')).text);
  });

  test('hold only people whom their reader answers for, and nobody of another organization', async () => {
    expect((await take(manager, 'gusto')).text).not.toContain('Far');
    expect((await take(admin, 'gusto')).text).toContain('Far');
    expect((await (await server.as(ana)).send('GET', '/api/payroll-files')).status).toBe(403);
    const rival = await server.as((await world.rival('Other Diner')).admin);
    expect(await files(rival)).toMatchObject({ people: 0, blockers: [] });
    expect((await take(rival, 'gusto')).status).toBe(422);
  });
});

test('the page opens on the last period that is over, and on that of today where nobody worked in it', async () => {
  const opened = async (client: Client) => {
    const answer = await client.call(contract.readPayrollFiles, { query: {} });
    return answer.ok && answer.value.period.startsOn;
  };
  expect(await opened(admin)).toBe(monday);
  const newcomers = await server.as((await world.rival('New Diner')).admin);
  expect(await opened(newcomers)).toBe(addDays(monday, 7));
});

describe('a file that was made before', () => {
  const fileOf = async (format: FileFormat) => (await files(manager)).files.find((file) => file.format === format);

  test('is told with its maker, and who was in none yet; made of these alone it pays nobody twice', async () => {
    const format = 'quickbooks_online';
    await setUp(admin, format, 0, { regular: 'Regular', overtime: 'Overtime' });
    expect(await fileOf(format)).toMatchObject({ last: null, added: [{ employeeId: ana.employeeId }] });
    expect((await take(manager, format)).status).toBe(200);
    expect(await fileOf(format)).toMatchObject({ last: { by: 'Boss Harbor' }, added: [] });
    expect(await fileOf('gusto')).toMatchObject({ added: [] });
    expect(await fileOf('paychex')).toMatchObject({ last: null, added: [{ name: 'Ana Ortiz' }] });

    const body = { date: monday, withoutBlocked: true, onlyNew: true };
    const none = await manager.send('POST', `/api/payroll-files/${format}`, body);
    expect([none.status, none.text]).toEqual([422, expect.stringContaining('payroll_file_nobody_new')]);
    // Far is of the admin’s people, and new to them.
    const taken = await admin.send('POST', `/api/payroll-files/${format}`, body);
    expect(taken.text).toContain('Far');
    expect(taken.text).not.toContain('Ortiz');
    const again = await admin.call(contract.readPayrollFiles, { query: { date: monday } });
    expect(again.ok && again.value.files.find((file) => file.format === format)).toMatchObject({
      last: { by: expect.stringContaining('Harbor') },
      added: [],
    });
  });
});

describe('what a payroll system has to be told', () => {
  test('is missing until an admin sets it up', async () => {
    const missing = async () => (await files(admin)).files.find(({ format }) => format === 'adp')?.missing;
    expect(await missing()).toEqual(['companyCode']);
    const refused = await take(admin, 'adp');
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('payroll_setup_missing')]);
    expect(await setUp(manager, 'adp', 0, { companyCode: 'HB1' })).toMatchObject({ refusal: 'not_allowed' });
    expect(await setUp(admin, 'adp', 0, { companyCode: 'HB1' })).toMatchObject({ ok: true });
    expect(await missing()).toEqual([]);
    const taken = await take(manager, 'adp');
    expect(taken.headers.get('content-disposition')).toContain('PRHB1EPI.csv');
    expect(taken.text.split('\r\n')[1]).toMatch(/^HB1,261122,00\d{4},40\.00,5\.50,/);
  });

  test('is not written over what somebody else saved meanwhile', async () => {
    expect(await setUp(admin, 'paychex', 0, { companyCode: '111' })).toMatchObject({ ok: true });
    for (const seen of [0, 5]) {
      expect(await setUp(admin, 'paychex', seen, { companyCode: '222' })).toMatchObject({
        refusal: 'payroll_setup_changed_meanwhile',
      });
    }
    const changed = await setUp(admin, 'paychex', 1, { companyCode: '', overtime: 'OT' });
    expect(changed).toMatchObject({ ok: true });
    const [told] = await world.asOwner<{ details: unknown }>(
      "select details from audit_entries where action = 'payroll_setup.changed' order by happened_at desc, id desc limit 1",
    );
    expect(told?.details).toEqual({
      format: 'paychex',
      before: { companyCode: '111', overtime: null },
      after: { companyCode: null, overtime: 'OT' },
    });
  });

  test('is refused where the system would not take it, by the names of the fields', async () => {
    expect(await setUp(admin, 'adp', 1, { companyCode: 'HARBOR', double: '=1' })).toMatchObject({
      refusal: 'payroll_setup_faulty',
      details: { fields: ['companyCode', 'double'] },
    });
  });
});

test('a week that changed after its approval is in no file until it is approved again', async () => {
  const reopened = await admin.call(contract.reopenTimeCard, {
    params: name(far),
    body: { reason: 'The break on Tuesday was forgotten' },
  });
  expect(reopened).toMatchObject({ ok: true });
  const told = await files(admin);
  expect(told.blockers.map(({ employeeId }) => employeeId)).toContain(far.employeeId);
  expect((await take(admin, 'gusto')).text).not.toContain('Far');
});

test('a difference of an earlier week is named with the period in which it is paid, and is in no file of it', async () => {
  const one = await world.employee('Dora Lane', { at: 'Wharf' });
  const nextWeek = addDays(monday, 7);
  world.clock.set('2026-11-20T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T16:00:00.000Z');
  const early = await server.as(world.organization.admin);
  await approveWeek(early, one, monday);
  await payAll(early, one);
  world.clock.set('2026-11-27T23:00:00.000Z');
  await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  const late = await server.as(world.organization.admin);
  const differencesOf = async (date: PlainDate) =>
    (await files(late, date)).differences.filter(({ employeeId }) => employeeId === one.employeeId);
  await approveCard(late, one, nextWeek);
  expect(await differencesOf(nextWeek)).toEqual([]);

  const rise = { startsOn: monday, centsPerHour: cents(22_00), reason: undefined };
  await late.call(contract.setPayRate, { params: one, body: rise });
  await approveCard(late, one, monday);
  await approveCard(late, one, nextWeek);
  const difference = { startsOn: monday, endsOn: '2026-11-22', minutes: 0, cents: 16_00, firstName: 'Dora' };
  expect(await differencesOf(nextWeek)).toMatchObject([{ ...difference, isPaid: false }]);
  const { payment } = await payAll(late, one);
  expect(await differencesOf(nextWeek)).toMatchObject([{ ...difference, isPaid: true }]);
  // Not with its own week, nor with any that follows.
  expect(await differencesOf(monday)).toEqual([]);
  expect(await differencesOf(addDays(monday, 14))).toEqual([]);
  const gusto = await late.send('POST', '/api/payroll-files/gusto', { date: nextWeek, withoutBlocked: true });
  expect(gusto.text.split('\r\n').filter((line) => line.includes('Lane'))).toEqual([expect.stringContaining('8.00')]);

  const params = { paymentId: payment.paymentId };
  await late.call(contract.voidPayment, { params, body: { reason: 'Sent twice' } });
  expect(await differencesOf(nextWeek)).toMatchObject([{ ...difference, isPaid: false }]);
});

test('whoever’s hours changed since their file is named with the difference, which no file of who is new holds', async () => {
  const one = await world.employee('Eve Moss', { at: 'Wharf' });
  const week = addDays(monday, 7);
  const atWork = '2026-11-27T23:00:00.000Z';
  const later = '2026-11-30T16:00:00.000Z';
  world.clock.set(atWork);
  await one.worked('Mon 9:00–17:00');
  world.clock.set(later);
  const payer = await server.as(world.organization.admin);
  await approveWeek(payer, one, week);
  const body = { date: week, withoutBlocked: true };
  const gusto = async () => (await files(payer, week)).files.find(({ format }) => format === 'gusto');
  expect((await payer.send('POST', '/api/payroll-files/gusto', body)).text).toContain('Moss,Eve,8.00,,');
  expect((await gusto())?.changed).toEqual([]);

  world.clock.set(atWork);
  await one.worked('Tue 9:00–10:30');
  world.clock.set(later);
  // Nobody is told a difference of hours that nobody approved.
  expect((await gusto())?.changed).toEqual([]);
  await approveCard(payer, one, week);
  const difference = { regular: 90, overtime: 0, double: 0, leave: 0, mealRest: 0, premium: 0 };
  expect((await gusto())?.changed).toEqual([{ employeeId: one.employeeId, name: 'Eve Moss', difference }]);
  const onlyNew = await payer.send('POST', '/api/payroll-files/gusto', { ...body, onlyNew: true });
  expect(onlyNew.text).not.toContain('Moss');
  // Made whole again it is what the next difference is told from.
  await payer.send('POST', '/api/payroll-files/gusto', body);
  expect((await gusto())?.changed).toEqual([]);
});
