import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { scopeOf, scopes, type Scope } from '../../src/domain/access/scope.ts';
import { hashOfToken } from '../../src/server/kernel/secret.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo } from '../world/letters.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const newPassword = 'gravel under slow wheels';

let world: World;
let server: WorldServer;
let ana: Employee;
let boss: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
});

afterAll(() => world.close());

/** Makes a token; gives its secret and its id. */
async function made(who: Employee, wish: readonly Scope[], days = 30) {
  const client = await server.as(who);
  const answer = await client.call(contract.makeToken, { body: { name: 'Timesheets', scopes: [...wish], days } });
  if (!answer.ok) throw new Error(`no token: ${answer.refusal}`);
  return { client, secret: answer.value.secret, tokenId: answer.value.token.tokenId };
}

/** A program that sends a token, and no cookie. */
const sent = (
  secret: string,
  { method, path }: Pick<EndpointSpec, 'method' | 'path'>,
  body?: unknown,
): Promise<Reply> => server.stranger().send(method, path, body, { authorization: `Bearer ${secret}` });

const codeOf = (reply: Reply): string => problemIn(reply.text).code;

describe('a token', () => {
  test('opens what its scopes say, in the name of its person, and nothing else', async () => {
    const { secret } = await made(ana, ['time:read']);
    const card = await sent(secret, contract.readTimeCard);
    expect(card.status, card.text).toBe(200);
    for (const other of [contract.listMessages, contract.readOwnShifts, contract.listUsers]) {
      expect(codeOf(await sent(secret, other))).toBe('token_lacks_scope');
    }
    const told = problemIn((await sent(secret, contract.listUsers)).text);
    expect(told.details).toEqual({ scope: 'people:read' });
    expect(told.detail).toBe('This token is not for that. Make one with the scope people:read.');
    const punch = { id: '01900000-0000-7000-8000-000000000001', kind: 'clock_in', offline: false };
    expect(codeOf(await sent(secret, contract.recordPunch, punch))).toBe('token_lacks_scope');
    const writer = await made(ana, ['time:write']);
    expect((await sent(writer.secret, contract.recordPunch, punch)).status).toBe(200);
    expect((await sent(writer.secret, contract.readTimeCard)).status).toBe(403);
  });

  test('is ended also by a client that calls a request without a body JSON; where one is asked for, it is missing', async () => {
    const { client, tokenId } = await made(ana, ['time:read']);
    const path = `/api/me/tokens/${tokenId}`;
    const json = { 'content-type': 'application/json' };
    expect(codeOf(await client.send('DELETE', path, '{', json))).toBe('malformed_json');
    const ended = await client.send('DELETE', path, undefined, json);
    expect(ended.status, ended.text).toBeLessThan(300);
    expect(codeOf(await client.send('POST', contract.makeToken.path, undefined, json))).toBe('invalid_input');
    expect(codeOf(await client.send('POST', contract.makeToken.path, '', json))).toBe('invalid_input');
  });

  test('that may write time corrects somebody’s hours, and decides no request of theirs', async () => {
    const { secret } = await made(boss, ['time:write']);
    const asked = {
      date: '2026-11-18',
      startTime: '09:00',
      endTime: '12:00',
      breakMinutes: 0,
    };
    const path = `/api/employees/${ana.employeeId}/corrections` as const;
    const body = { id: v7(), entryId: null, asked, reason: 'The clock was down', seen: [] };
    const corrected = await sent(secret, { ...contract.correctEntry, path }, body);
    expect(corrected.status, corrected.text).toBe(200);
    const { requestId } = JSON.parse(corrected.text) as { readonly requestId: string };
    const approval = `/api/adjustments/${requestId}/approve` as const;
    expect(codeOf(await sent(secret, { ...contract.approveAdjustment, path: approval }, { seen: [] }))).toBe(
      'token_lacks_scope',
    );
  });

  test('with every scope reaches nothing that is grave, nor what no program is for', async () => {
    const { secret } = await made(boss, scopes);
    for (const endpoint of Object.values<EndpointSpec>(contract)) {
      const { access, method, freshSignIn } = endpoint;
      if (access === 'anyone') continue;
      const scope = access === 'person' ? undefined : scopeOf(access.action, method);
      if (scope !== undefined && freshSignIn !== true) continue;
      const reply = await sent(secret, endpoint, method === 'GET' ? undefined : {});
      expect([endpoint.name, [401, 403].includes(reply.status)], reply.text).toEqual([endpoint.name, true]);
      const { code, details } = problemIn(reply.text);
      if (code === 'token_lacks_scope') expect([endpoint.name, details]).toEqual([endpoint.name, { scope: null }]);
    }
  });

  test('lets a program see no more than its person may', async () => {
    const { secret } = await made(ana, scopes);
    expect(codeOf(await sent(secret, contract.readTimeCards))).toBe('not_allowed');
    const entries = await sent(secret, contract.listTimeEntries);
    expect(
      new Set((JSON.parse(entries.text) as { data: { userId: string }[] }).data.map(({ userId }) => userId)),
    ).toEqual(new Set([ana.employeeId]));
  });

  test('is shown once: the database has its hash, the audit log its name', async () => {
    const { client, secret, tokenId } = await made(ana, ['time:read']);
    const rows = await world.asOwner<{ hash: string; row: string }>(
      "select encode(token_hash, 'hex') as hash, t::text as row from api_tokens t where id = $1",
      [tokenId],
    );
    expect(rows[0]?.hash).toBe(hashOfToken(secret).toString('hex'));
    expect(rows[0]?.row).not.toContain(secret);
    const listed = await client.send('GET', contract.readTokens.path);
    expect(listed.text).not.toContain(secret);
    const told = await world.asOwner<{ details: unknown }>(
      "select details from audit_entries where action = 'api_token.made' and subject_id = $1",
      [tokenId],
    );
    expect(told).toEqual([{ details: { name: 'Timesheets', scopes: ['time:read'], days: 30 } }]);
  });

  test('is told apart from a session: neither secret opens anything in the place of the other', async () => {
    const { client, secret } = await made(ana, scopes);
    const asCookie = await server
      .stranger()
      .send('GET', contract.readClock.path, undefined, { cookie: `meridian_session=${secret}` });
    expect(asCookie.status).toBe(401);
    const session = client.cookie?.split('=')[1] ?? '';
    expect((await sent(session, contract.readClock)).status).toBe(401);
    const follows = await server
      .stranger()
      .send('GET', contract.followChanges.path, undefined, { cookie: `meridian_session=${secret}` });
    expect(follows.status).toBe(401);
  });

  test('says when it was last used, to five minutes', async () => {
    const { client, secret, tokenId } = await made(ana, ['time:read']);
    const used = async () => {
      const answer = await client.call(contract.readTokens);
      return answer.ok ? answer.value.tokens.find((one) => one.tokenId === tokenId)?.lastUsedAt : undefined;
    };
    expect(await used()).toBeNull();
    const at = world.clock.now();
    await sent(secret, contract.readClock);
    expect(await used()).toBe(at);
  });
});

describe('a token opens nothing any more', () => {
  test('once it is revoked, and another’s cannot be', async () => {
    const { client, secret, tokenId } = await made(ana, ['time:read']);
    const other = await server.as(boss);
    expect(await other.call(contract.revokeToken, { params: { tokenId } })).toMatchObject({ refusal: 'not_found' });
    expect((await sent(secret, contract.readClock)).status).toBe(200);
    expect((await client.call(contract.revokeToken, { params: { tokenId } })).ok).toBe(true);
    const reply = await sent(secret, contract.readClock);
    expect([reply.status, reply.headers.get('www-authenticate')]).toEqual([401, 'Bearer realm="Meridian"']);
  });

  test('once its days are over, and then it is listed no more', async () => {
    const dora = await world.employee('Dora', { at: 'Wharf' });
    const { secret } = await made(dora, ['time:read'], 1);
    world.clock.advance(24 * 3_600_000);
    expect((await sent(secret, contract.readClock)).status).toBe(401);
    const listed = await (await server.as(dora)).call(contract.readTokens);
    expect(listed).toMatchObject({ ok: true, value: { tokens: [] } });
  });

  test('once all are revoked, of one person and nobody else', async () => {
    const [first, second] = [await made(ana, ['time:read']), await made(ana, ['people:read'])];
    const other = await made(boss, ['time:read']);
    expect((await first.client.call(contract.revokeTokens)).ok).toBe(true);
    expect((await sent(first.secret, contract.readClock)).status).toBe(401);
    expect((await sent(second.secret, contract.listUsers)).status).toBe(401);
    expect((await sent(other.secret, contract.readClock)).status).toBe(200);
  });

  test('once its person chose a password by mail: whoever was in is out, with the programs that they let in', async () => {
    const rose = await world.employee('Rose', { at: 'Wharf' });
    const { secret } = await made(rose, ['time:read']);
    const stranger = server.stranger();
    await stranger.send('POST', contract.requestPasswordReset.path, { email: rose.email });
    const token = (await letterTo(world, rose.email)).secret;
    const body = { token, password: newPassword };
    expect((await stranger.send('POST', contract.resetPassword.path, body)).status).toBe(204);
    expect((await sent(secret, contract.readClock)).status).toBe(401);
    const told = await world.asOwner("select details from audit_entries where action = 'password.reset'");
    expect(told).toEqual([{ details: { ended: 1, tokens: 1, calendarFeeds: 0 } }]);
  });

  test('but goes on after a password that its person knows and changes', async () => {
    const sam = await world.employee('Sam', { at: 'Wharf' });
    const { client, secret } = await made(sam, ['time:read']);
    const body = { currentPassword: sam.password, newPassword };
    expect((await client.call(contract.changePassword, { body })).ok).toBe(true);
    expect((await sent(secret, contract.readClock)).status).toBe(200);
  });

  test('once its person is suspended', async () => {
    const cleo = await world.employee('Cleo', { at: 'Wharf' });
    const { secret } = await made(cleo, ['time:read']);
    await world.asOwner("update employees set status = 'suspended' where id = $1", [cleo.employeeId]);
    expect(codeOf(await sent(secret, contract.readClock))).toBe('not_admitted');
  });
});

test('nobody has more than twenty', async () => {
  const emma = await world.employee('Emma', { at: 'Wharf' });
  const client = await server.as(emma);
  const body = { name: 'One of many', scopes: ['time:read' as const], days: 1 };
  const answers = await Promise.all(Array.from({ length: 22 }, () => client.call(contract.makeToken, { body })));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(20);
});
