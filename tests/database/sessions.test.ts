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

  test('it does not survive a suspension: every device of that person is out, at the next request', async () => {
    const ben = await world.employee('Ben');
    const [phone, tablet] = [await server.as(ben), await server.as(ben)];
    const other = await server.as(ana);
    expect((await phone.call(contract.readClock)).ok).toBe(true);
    await become(ben, 'suspended');
    for (const client of [phone, tablet]) {
      expect(await client.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
      expect(await client.call(contract.readMe)).toMatchObject({ ok: true, value: { state: 'signed_out' } });
    }
    expect((await other.call(contract.readClock)).ok).toBe(true);
    // Reinstated, they sign in anew: the old cookie stays worth nothing.
    await become(ben, 'active');
    expect(await phone.call(contract.readClock)).toMatchObject({ ok: false, refusal: 'not_signed_in' });
  });

  test('it does not survive a change of role, in either direction', async () => {
    for (const [from, to] of [
      ['employee', 'admin'],
      ['admin', 'manager'],
    ] as const) {
      const cleo = await world.employee(`Cleo${to}`, { role: from });
      const client = await server.as(cleo);
      await world.asOwner('update employees set role = $2 where id = $1', [cleo.employeeId, to]);
      expect(await client.call(contract.readMe)).toMatchObject({ ok: true, value: { state: 'signed_out' } });
    }
  });

  test('it ends in the same transaction as the right to it: taken back, nothing has ended', async () => {
    const dora = await world.employee('Dora');
    const client = await server.as(dora);
    const cancelled = world.inside(world.organization.id, async ({ tx }) => {
      await tx.updateTable('employees').set({ status: 'suspended' }).where('id', '=', dora.employeeId).execute();
      const left = await tx.selectFrom('sessions').select('id').where('employeeId', '=', dora.employeeId).execute();
      expect(left).toEqual([]);
      throw new Error('taken back');
    });
    await expect(cancelled).rejects.toThrow('taken back');
    expect((await client.call(contract.readClock)).ok).toBe(true);
  });

  test('whoever waits keeps theirs, and is led on when they are admitted', async () => {
    const eve = await world.employee('Eve', { status: 'pending' });
    const client = await server.as(eve);
    const followed = await server.follow(client);
    await world.asOwner("update employees set status = 'active', role = 'manager' where id = $1", [eve.employeeId]);
    await followed.hears('session');
    expect(await client.call(contract.readMe)).toMatchObject({ ok: true, value: { state: 'active' } });
    followed.close();
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
      expect(JSON.parse(signedIn.text)).toMatchObject({
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

  test('all that is open to the signed-in whatever their status: confirming who they are and their address, signing out, withdrawing what they asked for, and word that their state has changed', () => {
    const open = Object.values(contract).filter(({ access }) => access === 'person');
    expect(open.map(({ name }) => name).toSorted()).toEqual([
      'askToConfirm',
      'followChanges',
      'readWaysToConfirm',
      'sendEmailConfirmation',
      'signInAgain',
      'signOut',
      'withdrawRequest',
    ]);
  });
});
