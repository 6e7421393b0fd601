import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const minute = 60_000;
const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36';

let world: World;
let server: WorldServer;
let ana: Employee;
let phone: Client;
let count = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ trustedProxies: ['127.0.0.1'] });
});

beforeEach(async () => {
  ana = await world.employee(`Ana${(count += 1)}`);
  phone = await server.as(ana);
});

afterAll(() => world.close());

const sessionsOf = async (client: Client) => {
  const answer = await client.call(contract.readSessions);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.sessions;
};

describe('the list of sessions', () => {
  test('names the device and hints at the network, and holds neither secret nor address', async () => {
    await server
      .stranger()
      .send(
        'POST',
        contract.signIn.path,
        { email: ana.email, password: worldPassword },
        { 'user-agent': chrome, 'x-forwarded-for': '203.0.113.77' },
      );
    const sessions = await sessionsOf(phone);
    expect(sessions).toMatchObject([
      { isThisOne: true },
      { isThisOne: false, browser: 'Chrome', system: 'Windows', network: '203.0.113.*' },
    ]);
    const said = JSON.stringify(sessions);
    expect(said).not.toContain('203.0.113.77');
    expect(said).not.toContain(phone.cookie?.split('=')[1]);
    const [row] = await world.asOwner<{ text: string }>(
      "select string_agg(row_to_json(s)::text, ' ') as text from sessions s where employee_id = $1",
      [ana.employeeId],
    );
    expect(row?.text).not.toContain('203.0.113.77');
  });

  test('tells when each was last used, to five minutes, without writing at each request', async () => {
    const tablet = await server.as(ana);
    const [before] = await sessionsOf(tablet);
    world.clock.advance(4 * minute);
    await tablet.call(contract.readClock);
    expect((await sessionsOf(tablet))[0]?.lastUsedAt).toBe(before?.lastUsedAt);
    world.clock.advance(2 * minute);
    await tablet.call(contract.readClock);
    const [mine, other] = await sessionsOf(tablet);
    expect(mine?.lastUsedAt).toBe(world.clock.now());
    expect(other?.lastUsedAt).toBe(before?.lastUsedAt);
  });

  test('is one’s own: another’s sessions are neither listed nor ended, not even by an admin', async () => {
    const admin = await server.as(world.organization.admin);
    const [mine] = await sessionsOf(phone);
    const theirs = await sessionsOf(admin);
    expect(theirs.map(({ sessionId }) => sessionId)).not.toContain(mine?.sessionId);
    const params = { sessionId: mine?.sessionId ?? '' };
    expect(await admin.call(contract.revokeSession, { params })).toMatchObject({ ok: false, refusal: 'not_found' });
    expect((await phone.call(contract.readClock)).ok).toBe(true);
  });

  test('forgets those that have run out', async () => {
    world.clock.advance(29 * 24 * 60 * minute);
    const later = await server.as(ana);
    world.clock.advance(2 * 24 * 60 * minute);
    expect(await sessionsOf(later)).toMatchObject([{ isThisOne: true }]);
  });
});

describe('ending a session', () => {
  test('puts that device out at once, with its streams, and no other', async () => {
    const [tablet, laptop] = [await server.as(ana), await server.as(ana)];
    const followed = await server.follow(tablet);
    const [mine] = await sessionsOf(tablet);
    expect((await phone.call(contract.revokeSession, { params: { sessionId: mine?.sessionId ?? '' } })).ok).toBe(true);
    await followed.ended();
    expect(followed.topics).toContain('session');
    expect(await tablet.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
    expect((await laptop.call(contract.readClock)).ok).toBe(true);
    const again = await phone.call(contract.revokeSession, { params: { sessionId: mine?.sessionId ?? '' } });
    expect(again).toMatchObject({ ok: false, refusal: 'not_found' });
  });

  test('all others at once: only the one that asks goes on', async () => {
    const others = [await server.as(ana), await server.as(ana)];
    expect((await phone.call(contract.revokeOtherSessions)).ok).toBe(true);
    for (const client of others) expect((await client.call(contract.readClock)).ok).toBe(false);
    expect(await sessionsOf(phone)).toHaveLength(1);
  });
});
