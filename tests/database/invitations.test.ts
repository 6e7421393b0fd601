import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Role } from '../../src/domain/access/role.ts';
import { millisecondsPerHour } from '../../src/domain/kernel/time.ts';
import { problemIn } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo } from '../world/letters.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Employee;
let wharf = '';
let invited = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ publicUrl: 'https://time.example' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
});

afterAll(() => world.close());

const refusedAs = (reply: { readonly status: number; readonly text: string }) => [
  reply.status,
  problemIn(reply.text).code,
];
const used = [410, 'invitation_used'];
const takenBack = [410, 'invitation_taken_back'];
const expired = [410, 'invitation_expired'];

async function invite(
  by: Employee,
  wish: { email?: string; role?: Role; locationId?: string; centsPerHour?: number } = {},
) {
  const { role = 'employee', locationId = wharf, ...rest } = wish;
  return (await server.as(by)).send('POST', contract.inviteEmployee.path, {
    language: 'en',
    role,
    locationId,
    ...rest,
  });
}

/** Invites by mail; gives the secret of the link and the id. */
async function inviteByMail(): Promise<{ email: string; secret: string; id: string }> {
  invited += 1;
  const email = `invited${invited}@harbor.example`;
  const reply = await invite(boss, { email });
  expect(reply.status, reply.text).toBe(200);
  const { secret } = await letterTo(world, email);
  return { email, secret, id: (JSON.parse(reply.text) as { invitationId: string }).invitationId };
}

const person = { firstName: 'Noor', lastName: 'Said', password: 'paper boats in a storm' };
const accept = (token: string, more: object = {}) =>
  server.stranger().send('POST', contract.acceptInvitation.path, { token, ...person, ...more });
const open = (token: string) => server.stranger().send('POST', contract.openInvitation.path, { token });

test('an invited person is active on arrival, signed in, and their address counts as theirs', async () => {
  const { email, secret } = await inviteByMail();
  const shown = await open(secret);
  expect(JSON.parse(shown.text)).toEqual({
    organizationName: 'Harbor Cafe',
    locationName: 'Wharf',
    role: 'employee',
    email,
    person: null,
  });
  const reply = await accept(secret);
  expect(JSON.parse(reply.text)).toMatchObject({
    state: 'active',
    employee: { firstName: 'Noor', role: 'employee', email, emailIsVerified: true, location: { id: wharf } },
  });
  expect(reply.headers.getSetCookie()).toHaveLength(1);
});

test('token replay: an invitation is accepted once', async () => {
  const { secret } = await inviteByMail();
  expect((await accept(secret)).status).toBe(200);
  expect(refusedAs(await accept(secret))).toEqual(used);
  expect(refusedAs(await open(secret))).toEqual(used);
});

test('two tabs that accept at once: one is let in, and there is one person', async () => {
  const { secret, email } = await inviteByMail();
  const replies = await Promise.all([accept(secret), accept(secret)]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await world.asOwner('select 1 as one from users where email = $1', [email])).toHaveLength(1);

  const byHand = await invite(boss);
  const link = (JSON.parse(byHand.text) as { link: string }).link.split('#')[1] ?? '';
  const tabs = ['one', 'two', 'three'].map((name) => accept(link, { email: `${name}@tabs.example` }));
  const statuses = (await Promise.all(tabs)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([200, 410, 410]);
  expect(await world.asOwner("select 1 as one from users where email like '%@tabs.example'")).toHaveLength(1);
});

test('who brings the secret hears what became of the invitation; whoever makes one up hears nothing of any', async () => {
  const revoked = await inviteByMail();
  const boss1 = await server.as(boss);
  expect((await boss1.call(contract.revokeInvitation, { params: { invitationId: revoked.id } })).ok).toBe(true);
  expect(refusedAs(await open(revoked.secret))).toEqual(takenBack);
  expect(refusedAs(await accept(revoked.secret))).toEqual(takenBack);
  const again = await boss1.call(contract.revokeInvitation, { params: { invitationId: revoked.id } });
  expect(again).toMatchObject({ ok: false, refusal: 'not_found' });

  const renewed = await inviteByMail();
  expect((await boss1.call(contract.resendInvitation, { params: { invitationId: renewed.id } })).ok).toBe(true);
  const { secret: fresh } = await letterTo(world, renewed.email, 2);
  const rival = await world.rival('Made Up Inc');
  const elsewhere = fresh.replace(world.organization.id, rival.admin.organizationId);
  const madeUp = `${world.organization.id}.${'x'.repeat(43)}`;
  const replies = await Promise.all([renewed.secret, madeUp, elsewhere, 'nonsense'].map((token) => open(token)));
  const shown = replies.map(({ status, text }) => [status, text.replace(/"requestId":"[^"]+"/, '')]);
  expect(new Set(shown.map(String)).size).toBe(1);
  expect(shown[0]?.[0]).toBe(410);

  world.clock.advance(7 * 24 * millisecondsPerHour - 1);
  expect((await open(fresh)).status).toBe(200);
  world.clock.advance(1);
  expect(refusedAs(await accept(fresh))).toEqual(expired);
  // It stays listed, and sent again it lets in.
  const listed = await (await server.as(boss)).call(contract.readInvitations);
  const row = listed.ok && listed.value.invitations.find(({ invitationId }) => invitationId === renewed.id);
  expect(row).toMatchObject({ hasExpired: true, email: renewed.email });
  await (await server.as(boss)).call(contract.resendInvitation, { params: { invitationId: renewed.id } });
  expect((await accept((await letterTo(world, renewed.email, 3)).secret)).status).toBe(200);
});

test('a link that is handed on proves no address: the one that is given is confirmed by a letter of its own', async () => {
  const reply = await invite(boss);
  const { link } = JSON.parse(reply.text) as { link: string };
  expect(link).toMatch(/^\/invitation#/);
  const email = 'byhand@harbor.example';
  const joined = await accept(link.split('#')[1] ?? '', { email });
  expect(JSON.parse(joined.text)).toMatchObject({ state: 'active', employee: { email, emailIsVerified: false } });
  expect((await letterTo(world, email)).subject).toBe('Confirm your email address');
});

test('role by invitation: a manager invites employees to their own locations, and only an admin managers', async () => {
  expect(refusedAs(await invite(boss, { role: 'manager' }))).toEqual([403, 'role_not_yours_to_give']);
  const elsewhere = await world.organization.location('Hill');
  expect(refusedAs(await invite(boss, { locationId: elsewhere }))).toEqual([404, 'not_found']);
  const clerk = await world.employee('Clerk', { at: 'Wharf' });
  expect(refusedAs(await invite(clerk))).toEqual([403, 'not_allowed']);
  const { admin } = world.organization;
  const asManager = await invite(admin, { role: 'manager', email: 'second@harbor.example' });
  expect(asManager.status).toBe(200);
  const joined = await accept((await letterTo(world, 'second@harbor.example')).secret);
  expect(JSON.parse(joined.text)).toMatchObject({ employee: { role: 'manager', managedLocationIds: [wharf] } });
  // What a manager may not give they may not renew.
  const open1 = await invite(admin, { role: 'admin', email: 'third@harbor.example' });
  const { invitationId } = JSON.parse(open1.text) as { invitationId: string };
  const renewed = await (await server.as(boss)).call(contract.resendInvitation, { params: { invitationId } });
  expect(renewed).toMatchObject({ ok: false, refusal: 'not_found' });
});

test('of many who invite one address at once, one does', async () => {
  const replies = await Promise.all(Array.from({ length: 5 }, () => invite(boss, { email: 'once@invited.example' })));
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409, 409]);
});

test('a manager takes back no invitation that they could not have sent', async () => {
  const location = await world.organization.location('North');
  const sent = await (
    await server.as(world.organization.admin)
  ).call(contract.inviteEmployee, {
    body: { email: 'chief@invited.example', role: 'manager', locationId: location, language: 'en' },
  });
  if (!sent.ok) return expect.fail(sent.refusal);
  const { invitationId } = sent.value;
  const manager = await world.employee('Northerner', { role: 'manager', at: 'North', manages: ['North'] });
  const revoked = await (await server.as(manager)).call(contract.revokeInvitation, { params: { invitationId } });
  expect(revoked).toMatchObject({ ok: false, refusal: 'not_found' });
});

test('an invitation of another location or organization does not exist', async () => {
  const rival = await world.rival('Copper Kettle');
  const { id } = await inviteByMail();
  const other = await world.employee('Other', { role: 'manager', at: 'Hill', manages: ['Hill'] });
  for (const somebody of [rival.admin, other]) {
    const client = await server.as(somebody);
    const revoked = await client.call(contract.revokeInvitation, { params: { invitationId: id } });
    expect(revoked).toMatchObject({ ok: false, refusal: 'not_found' });
    const listed = await client.call(contract.readInvitations);
    expect(listed.ok && listed.value.invitations).toEqual([]);
  }
  const own = await (await server.as(boss)).call(contract.readInvitations);
  expect(own.ok && own.value.invitations.some(({ invitationId }) => invitationId === id)).toBe(true);
});

test('what somebody promised who is suspended since is promised no more', async () => {
  const gone = await world.employee('Gone', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  await invite(gone, { email: 'promised@harbor.example' });
  const { secret } = await letterTo(world, 'promised@harbor.example');
  await world.asOwner("update employees set status = 'suspended' where id = $1", [gone.employeeId]);
  expect(refusedAs(await accept(secret))).toEqual(takenBack);
});

test('privilege by promise: what an inviter may no longer give is given no more, and whoever may sends it again', async () => {
  const { admin } = world.organization;
  const former = await world.employee('Former', { role: 'admin' });
  const reply = await invite(former, { role: 'manager', email: 'promoted@harbor.example' });
  const { invitationId } = JSON.parse(reply.text) as { invitationId: string };
  await world.asOwner("update employees set role = 'employee' where id = $1", [former.employeeId]);
  expect(refusedAs(await accept((await letterTo(world, 'promoted@harbor.example')).secret))).toEqual(takenBack);
  await (await server.as(admin)).call(contract.resendInvitation, { params: { invitationId } });
  expect((await accept((await letterTo(world, 'promoted@harbor.example', 2)).secret)).status).toBe(200);

  const moved = await world.employee('Moved', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  await invite(moved, { email: 'left@harbor.example' });
  await world.asOwner('delete from managed_locations where employee_id = $1', [moved.employeeId]);
  expect(refusedAs(await accept((await letterTo(world, 'left@harbor.example')).secret))).toEqual(takenBack);
});

test('the rate of an invitation is paid from the first day on, set by whoever promised it', async () => {
  await invite(boss, { email: 'paid@harbor.example', centsPerHour: 18_50 });
  const joined = await accept((await letterTo(world, 'paid@harbor.example')).secret);
  const { employee } = JSON.parse(joined.text) as { employee: { employeeId: string } };
  const rows = await world.asOwner(
    'select cents_per_hour::int, set_by, employed_from = starts_on as first_day from pay_rates r join employees e on e.id = r.employee_id where r.employee_id = $1',
    [employee.employeeId],
  );
  expect(rows).toEqual([{ cents_per_hour: 1850, set_by: boss.employeeId, first_day: true }]);
});

test('somebody who is here, or invited already, is not invited once more', async () => {
  const { email } = await inviteByMail();
  expect(refusedAs(await invite(boss, { email }))).toEqual([409, 'already_invited']);
  expect(refusedAs(await invite(boss, { email: boss.email }))).toEqual([409, 'already_on_team']);
});

test('an address has one invitation that opens something: the last, whether the one before ran out or a file overtook it', async () => {
  const first = await inviteByMail();
  await world.asOwner("update invitations set expires_at = expires_at - interval '8 days' where id = $1", [first.id]);
  expect((await invite(boss, { email: first.email })).status).toBe(200);
  const { secret: second } = await letterTo(world, first.email, 2);
  const rows = [{ firstName: 'Sol', lastName: 'Overtaken', email: first.email, location: 'Wharf' }];
  const asAdmin = await server.as(world.organization.admin);
  const brought = await asAdmin.call(contract.importPeople, { body: { rows, fileName: 'people.csv', invite: true } });
  expect(brought.ok).toBe(true);
  const { secret: last } = await letterTo(world, first.email, 3);
  expect(refusedAs(await accept(first.secret))).toEqual(takenBack);
  expect(refusedAs(await accept(second))).toEqual(takenBack);
  expect((await accept(last)).status).toBe(200);
});

test('one invitation is sent again five times, then with waits that grow: nobody’s mailbox is filled by a button', async () => {
  const { id } = await inviteByMail();
  const asBoss = await server.as(boss);
  const again = () => asBoss.call(contract.resendInvitation, { params: { invitationId: id } });
  for (let sent = 0; sent < 5; sent += 1) expect(await again()).toMatchObject({ ok: true });
  expect(await again()).toMatchObject({ refusal: 'too_many_attempts', details: { retryAfterSeconds: 1 } });
  world.clock.advance(1_000);
  expect(await again()).toMatchObject({ ok: true });
  expect(await again()).toMatchObject({ refusal: 'too_many_attempts', details: { retryAfterSeconds: 2 } });
});

test('an address that has an account is not taken over by an invitation', async () => {
  const { admin } = await world.rival('Neighbour');
  await invite(boss, { email: admin.email });
  const { secret } = await letterTo(world, admin.email);
  expect(refusedAs(await accept(secret))).toEqual([409, 'registration_failed']);
});

test('enumeration by invitation: a link that is handed on tells of five addresses whether they have an account, and of no more', async () => {
  const reply = await invite(boss, {});
  const { link, invitationId } = JSON.parse(reply.text) as { link: string; invitationId: string };
  const tried = async (secret: string, email: string) => refusedAs(await accept(secret, { email }));
  const secret = link.split('#')[1] ?? '';
  for (let tries = 0; tries < 5; tries += 1) {
    expect(await tried(secret, boss.email)).toEqual([409, 'registration_failed']);
  }
  for (const email of [boss.email, `free${invited}@harbor.example`]) {
    expect(await tried(secret, email)).toEqual([410, 'link_not_valid']);
  }
  const again = await (await server.as(boss)).call(contract.resendInvitation, { params: { invitationId } });
  if (!again.ok) throw new Error(again.refusal);
  const renewed = again.value.link?.split('#')[1] ?? '';
  expect((await accept(renewed, { email: `free${invited}@harbor.example` })).status).toBe(200);
});

test('who came by a file is let in by their letter: once, with the record that is theirs, and until the import is undone', async () => {
  const { admin } = world.organization;
  const asAdmin = await server.as(admin);
  const row = (name: string) => ({
    firstName: name,
    lastName: 'Filed',
    email: `${name}@filed.example`,
    location: 'Wharf',
  });
  const bring = (...names: string[]) =>
    asAdmin.call(contract.importPeople, { body: { rows: names.map(row), fileName: 'people.csv', invite: true } });
  expect((await bring('olga')).ok).toBe(true);
  const { secret } = await letterTo(world, 'olga@filed.example');
  expect(JSON.parse((await open(secret)).text)).toMatchObject({ person: { firstName: 'olga', lastName: 'Filed' } });
  const joined = await accept(secret, { firstName: 'Mallory', lastName: 'Else' });
  expect(JSON.parse(joined.text)).toMatchObject({
    state: 'active',
    employee: { firstName: 'olga', email: 'olga@filed.example', emailIsVerified: true },
  });
  expect(refusedAs(await accept(secret))).toEqual(used);

  // Who has found another way in meanwhile is not let in by a second.
  await bring('pia');
  const { secret: late } = await letterTo(world, 'pia@filed.example');
  await world.asOwner("update users set password_hash = 'x' where email = 'pia@filed.example'");
  expect(refusedAs(await accept(late))).toEqual(used);

  const undone = await bring('quin', 'rosa');
  const { secret: gone } = await letterTo(world, 'quin@filed.example');
  const importId = undone.ok ? undone.value.id : '';
  expect((await asAdmin.call(contract.undoImport, { params: { importId } })).ok).toBe(true);
  expect(refusedAs(await accept(gone))).toEqual(takenBack);
  const told = await world.asOwner<{ count: number }>(
    `select count(*)::int as count from audit_entries where action = 'invitation.revoked' and employee_id = $1
       and subject_id in (select id from invitations where email like '%@filed.example')`,
    [admin.employeeId],
  );
  expect(told).toEqual([{ count: 2 }]);
});
