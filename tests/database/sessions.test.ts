import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  ana = await world.employee('Ana');
});

afterAll(() => world.close());

const become = (employee: Employee, status: string) =>
  world.asOwner('update employees set status = $1 where id = $2', [status, employee.employeeId]);

describe('a session', () => {
  test('signing out ends it on the server: the cookie opens nothing any more, and the other device stays', async () => {
    const phone = await server.as(ana);
    const tablet = await server.as(ana);
    const out = await phone.send('POST', contract.signOut.path);
    expect(out.status).toBe(204);
    expect(out.headers.getSetCookie()[0]).toMatch(/^meridian_session=; .*Expires=Thu, 01 Jan 1970/);
    expect(await phone.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
    expect(await phone.call(contract.readMe)).toMatchObject({ ok: true, value: { state: 'signed_out' } });
    expect((await tablet.call(contract.readClock)).ok).toBe(true);
  });

  test('it ends after thirty days, to the millisecond', async () => {
    const client = await server.as(ana);
    world.clock.advance(30 * 24 * 3_600_000 - 1);
    expect((await client.call(contract.readClock)).ok).toBe(true);
    world.clock.advance(1);
    expect(await client.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
  });

  test('a made-up cookie opens nothing, and what is stored opens nothing either', async () => {
    const client = await server.as(ana);
    const secret = client.cookie?.split('=')[1] ?? '';
    const [stored] = await world.asOwner<{ text: string }>(
      "select string_agg(encode(token_hash, 'hex') || ' ' || encode(token_hash, 'base64') || ' ' || id, ' ') as text from sessions",
    );
    expect(stored?.text).not.toContain(secret);
    for (const made of ['', 'x', '%00', '"', `${secret}x`, ...(stored?.text.split(' ') ?? [])]) {
      const reply = await server
        .stranger()
        .send('GET', contract.readClock.path, undefined, { cookie: `meridian_session=${made}` });
      expect(reply.status).toBe(401);
    }
  });

  test('whoever is suspended while signed in is out at the next request', async () => {
    const ben = await world.employee('Ben');
    const client = await server.as(ben);
    expect((await client.call(contract.readClock)).ok).toBe(true);
    await become(ben, 'suspended');
    expect(await client.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_admitted' });
    expect(await client.call(contract.readMe)).toMatchObject({
      ok: true,
      value: { state: 'waiting', status: 'suspended' },
    });
  });

  test('a change of role holds from the next request on', async () => {
    const cleo = await world.employee('Cleo');
    const client = await server.as(cleo);
    await world.asOwner("update employees set role = 'admin' where id = $1", [cleo.employeeId]);
    expect(await client.call(contract.readMe)).toMatchObject({ ok: true, value: { employee: { role: 'admin' } } });
  });
});

describe('whoever is not admitted', () => {
  test.each(['pending', 'rejected', 'suspended'] as const)(
    '%s: signs in, sees their own state, and reaches nothing else',
    async (status) => {
      const person = await world.employee(`Dee${status}`, { status });
      const signedIn = await server
        .stranger()
        .send('POST', contract.signIn.path, { email: person.email, password: worldPassword });
      expect(JSON.parse(signedIn.text)).toEqual({
        state: 'waiting',
        firstName: person.firstName,
        status,
        organizationName: world.organization.name,
      });
      const client = await server.as(person);
      for (const endpoint of Object.values(contract).filter(({ access }) => typeof access === 'object')) {
        const reply = await client.send(endpoint.method, endpoint.path, endpoint.method === 'GET' ? undefined : {});
        expect([endpoint.name, reply.status]).toEqual([endpoint.name, 403]);
        expect(reply.text).toContain('"code":"not_admitted"');
      }
      expect((await client.call(contract.signOut)).ok).toBe(true);
      expect(await client.call(contract.readMe)).toMatchObject({ value: { state: 'signed_out' } });
    },
  );

  test('all that is open to the signed-in whatever their status: signing out, and word that their state has changed', () => {
    const open = Object.values(contract).filter(({ access }) => access === 'person');
    expect(open.map(({ name }) => name).toSorted()).toEqual(['followChanges', 'signOut']);
  });
});
