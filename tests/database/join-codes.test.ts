import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Client, type Reply } from '../world/client.ts';
import { whenQuiet } from '../world/letters.ts';
import { aMisbehavingProvider, type MisbehavingProvider } from '../world/misbehaving-provider.ts';
import { anOpenidBrowser } from '../world/openid-browser.ts';
import type { Organization } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let rival: Organization;
let google: MisbehavingProvider;
let admin: Client;
let rivals: Client;

beforeAll(async () => {
  [world, google] = await Promise.all([aWorld(), aMisbehavingProvider({ id: 'google', name: 'Google' })]);
  server = await world.serve({ openidProviders: [google.configured] });
  rival = await world.rival('Copper Kettle');
  admin = await server.as(world.organization.admin);
  rivals = await server.as(rival.admin);
});

afterAll(async () => {
  await world.close();
  await google.stop();
});

const register = (email: string, joinCode?: string) =>
  server.stranger().send('POST', contract.register.path, {
    firstName: 'Noor',
    lastName: 'Said',
    email,
    password: 'paper boats in a storm',
    ...(joinCode !== undefined && { joinCode }),
  });
const refusedAs = ({ status, text }: Reply) => [status, problemIn(text).code];
const choose = (client: Client, way: 'open' | 'code' | 'invitation') =>
  client.call(contract.chooseAdmission, { body: { way } });

async function codeOf(client: Client): Promise<string> {
  const answer = await choose(client, 'code');
  return (answer.ok && answer.value.code) || '';
}

async function organizationOf(email: string): Promise<unknown> {
  await whenQuiet(world);
  const [row] = await world.asOwner<{ organization_id: string }>(
    'select m.organization_id from memberships m join users u on u.id = m.user_id where u.email = $1',
    [email],
  );
  return row?.organization_id;
}

const signedOut = async () => JSON.parse((await server.stranger().send('GET', '/api/me')).text) as object;

test('by code, whoever brings it may ask to be admitted, however it is typed; whoever does not is told what is missing', async () => {
  const code = await codeOf(admin);
  expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await signedOut()).toMatchObject({ state: 'signed_out', admission: 'code' });
  expect(refusedAs(await register('without@code.example'))).toEqual([403, 'join_code_missing']);
  expect(refusedAs(await register('wrong@code.example', 'ZZZZ-ZZZZ'))).toEqual([403, 'join_code_unknown']);
  expect(refusedAs(await register('nonsense@code.example', 'let me in'))).toEqual([403, 'join_code_unknown']);
  expect((await register('with@code.example', ` ${code.toLowerCase().replace('-', ' ')}`)).status).toBe(200);
  expect(await organizationOf('with@code.example')).toBe(world.organization.id);
});

test('a code that was replaced, or of an organization that admits otherwise by now, admits nobody', async () => {
  const code = await codeOf(admin);
  const renewed = await admin.call(contract.replaceJoinCode);
  const other = renewed.ok ? (renewed.value.code ?? '') : '';
  expect(other).not.toBe(code);
  expect(refusedAs(await register('former@code.example', code))).toEqual([403, 'join_code_unknown']);
  await choose(admin, 'invitation');
  expect(refusedAs(await register('later@code.example', other))).toEqual([403, 'join_code_unknown']);
  expect(refusedAs(await register('nobody@code.example'))).toEqual([403, 'invitation_needed']);
  expect(await admin.call(contract.replaceJoinCode)).toMatchObject({ ok: false, refusal: 'not_found' });
  expect(await codeOf(admin)).not.toBe(other);
  await choose(admin, 'open');
  expect((await register('anybody@code.example')).status).toBe(200);
});

test('each organization of a deployment has its own door: a code leads to the one that it belongs to', async () => {
  const code = await codeOf(rivals);
  await choose(admin, 'open');
  expect((await register('kettle@code.example', code)).status).toBe(200);
  expect((await register('harbor@code.example')).status).toBe(200);
  expect(await organizationOf('kettle@code.example')).toBe(rival.admin.organizationId);
  expect(await organizationOf('harbor@code.example')).toBe(world.organization.id);
  expect(await choose(rivals, 'open')).toMatchObject({ ok: false, refusal: 'open_is_for_one' });
  expect(await rivals.call(contract.readAdmission)).toMatchObject({
    ok: true,
    value: { way: 'code', mayBeOpen: false },
  });
});

test('a code that is replaced while a job waits, or while Google is asked, admits nobody any more', async () => {
  const code = await codeOf(rivals);
  const browser = anOpenidBrowser(server.stranger());
  google.answersAs({ sub: 'kettle', email: 'google@code.example', email_verified: true });
  const address = await browser.ask({ purpose: 'register', joinCode: code });
  const brought = await google.visit(address);
  await rivals.call(contract.replaceJoinCode);
  expect(refusedAs(await browser.bring(brought))).toEqual([403, 'join_code_unknown']);
  await expect(browser.ask({ purpose: 'register', joinCode: code })).rejects.toThrow('join_code_unknown');

  const present = await rivals.call(contract.readAdmission);
  const joinCode = (present.ok && present.value.code) || '';
  const reply = await browser.bring(await google.visit(await browser.ask({ purpose: 'register', joinCode })));
  expect(reply.status, reply.text).toBe(200);
  expect(await organizationOf('google@code.example')).toBe(rival.admin.organizationId);
});

test('only admins see the code and choose, and each choice stands in the audit log without the code', async () => {
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  const client = await server.as(boss);
  expect(await client.call(contract.readAdmission)).toMatchObject({ ok: false, refusal: 'not_allowed' });
  expect(await choose(client, 'invitation')).toMatchObject({ ok: false, refusal: 'not_allowed' });
  const code = await codeOf(admin);
  const rows = await world.asOwner<{ action: string; details: unknown }>(
    "select action, details from audit_entries where action like 'admission.%' and organization_id = $1 order by sequence",
    [world.organization.id],
  );
  expect(rows.at(-1)).toEqual({
    action: 'admission.chosen',
    details: { before: { admission: 'open' }, after: { admission: 'code' } },
  });
  expect(JSON.stringify(rows)).not.toContain(code.slice(0, 4));
});

test('codes are not found by trying: a network that tries many is told to wait', async () => {
  let status = 403;
  for (let tries = 0; status === 403 && tries < 200; tries += 1) {
    ({ status } = await register(`try${tries}@code.example`, 'ZZZZ-ZZZ0'));
  }
  expect(status).toBe(429);
});
