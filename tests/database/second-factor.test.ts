import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { problemIn, type Client, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const minute = 60_000;

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
  world.clock.advance(60 * minute);
  phone = await server.as(ana);
});

afterAll(() => world.close());

const cookiesOf = ({ headers }: Reply): Record<string, string> =>
  Object.fromEntries(
    headers.getSetCookie().map((cookie): [string, string] => {
      const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
      return [name, value];
    }),
  );
const codeOf = ({ text }: Reply): string => problemIn(text).code;

/** The first step, from a network of one's own, so that only the second is counted; gives the cookie of the wait. */
async function firstStep(): Promise<{ readonly reply: Reply; readonly cookie: string }> {
  const from = { 'x-forwarded-for': `10.1.${(count >> 8) % 256}.${(count += 1) % 256}` };
  const reply = await server
    .stranger()
    .send('POST', contract.signIn.path, { email: ana.email, password: worldPassword }, from);
  return { reply, cookie: `meridian_step=${cookiesOf(reply)['meridian_step']}` };
}
const answer = (cookie: string, code: string, headers: Record<string, string> = {}): Promise<Reply> =>
  server.stranger().send('POST', contract.verifySecondStep.path, { code }, { cookie, ...headers });

describe('a password alone, where a second factor is on,', () => {
  test('opens no session: nothing is reached by calling the API directly', async () => {
    await anAuthenticator(phone, world.clock);
    const { reply, cookie } = await firstStep();
    expect(JSON.parse(reply.text)).toEqual({ state: 'second_step', ways: ['code', 'recovery_code'] });
    expect(Object.keys(cookiesOf(reply))).toEqual(['meridian_step']);
    const closed = Object.values(contract).filter(({ access }) => access !== 'anyone');
    for (const endpoint of closed) {
      const body = endpoint.method === 'GET' ? undefined : {};
      const refused = await server.stranger().send(endpoint.method, endpoint.path, body, { cookie });
      expect([endpoint.name, refused.status]).toEqual([endpoint.name, 401]);
    }
    const me = await server.stranger().send('GET', contract.readMe.path, undefined, { cookie });
    expect(JSON.parse(me.text)).toEqual({ state: 'second_step', ways: ['code', 'recovery_code'] });
  });

  test('is not followed by another kind of secret: neither cookie opens what the other does', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    const secret = cookie.split('=')[1] ?? '';
    const asSession = { cookie: `meridian_session=${secret}` };
    expect((await server.stranger().send('GET', contract.readClock.path, undefined, asSession)).status).toBe(401);
    const session = phone.cookie?.split('=')[1] ?? '';
    expect(codeOf(await answer(`meridian_step=${session}`, app.code()))).toBe('second_step_over');
  });
});

describe('a code of the app', () => {
  test('opens a session with a new secret, and the wait is over', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    const reply = await answer(cookie, ` ${app.code().slice(0, 3)} ${app.code().slice(3)} `);
    expect(JSON.parse(reply.text)).toMatchObject({ state: 'active', employee: { employeeId: ana.employeeId } });
    const { meridian_session: secret = '', meridian_step: left } = cookiesOf(reply);
    expect(left).toBe('');
    expect(cookie).not.toContain(secret);
    const mine = await server
      .stranger()
      .send('GET', contract.readClock.path, undefined, { cookie: `meridian_session=${secret}` });
    expect(mine.status).toBe(200);
    expect(codeOf(await answer(cookie, app.code(1)))).toBe('second_step_over');
  });

  test('is taken once: the same one, and an older one, are refused at the next sign-in', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const used = app.code();
    const older = app.code(-1);
    expect((await answer((await firstStep()).cookie, used)).status).toBe(200);
    expect(codeOf(await answer((await firstStep()).cookie, used))).toBe('wrong_code');
    expect(codeOf(await answer((await firstStep()).cookie, older))).toBe('wrong_code');
    expect((await answer((await firstStep()).cookie, app.code(1))).status).toBe(200);
  });

  test('is taken once, also by two who send it at the same moment', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const steps = [await firstStep(), await firstStep()];
    const replies = await Promise.all(steps.map(({ cookie }) => answer(cookie, app.code())));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test('may be a step early or late, and no more', async () => {
    const app = await anAuthenticator(phone, world.clock);
    for (const [later, status] of [
      [-2, 403],
      [2, 403],
      [-1, 200],
      [1, 200],
    ] as const) {
      expect([later, (await answer((await firstStep()).cookie, app.code(later))).status]).toEqual([later, status]);
    }
  });

  test('of another person opens nothing', async () => {
    await anAuthenticator(phone, world.clock);
    const ben = await world.employee(`Ben${(count += 1)}`);
    const bens = await anAuthenticator(await server.as(ben), world.clock);
    expect(codeOf(await answer((await firstStep()).cookie, bens.code()))).toBe('wrong_code');
    const [code = ''] = bens.recoveryCodes;
    expect(codeOf(await answer((await firstStep()).cookie, code))).toBe('wrong_code');
  });
});

describe('guessing codes', () => {
  test('ends after five tries at one step, and the right one comes too late', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    for (let tries = 0; tries < 5; tries += 1) expect(codeOf(await answer(cookie, '000000'))).toBe('wrong_code');
    expect(codeOf(await answer(cookie, app.code()))).toBe('second_step_over');
  });

  test('of five sent at once no sixth slips through', async () => {
    await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    const replies = await Promise.all(Array.from({ length: 12 }, () => answer(cookie, '000000')));
    expect(replies.filter(({ status }) => status === 403)).toHaveLength(5);
  });

  test('goes on counting for who begins anew, from elsewhere, or by another spelling of the path', async () => {
    const app = await anAuthenticator(phone, world.clock);
    for (let step = 0; step < 2; step += 1) {
      const { cookie } = await firstStep();
      for (let tries = 0; tries < 5; tries += 1) {
        await answer(cookie, '000000', { 'x-forwarded-for': `2001:db8:${step}:${tries}::1` });
      }
    }
    const { cookie } = await firstStep();
    expect(codeOf(await answer(cookie, app.code(), { 'x-forwarded-for': '203.0.113.250' }))).toBe('too_many_attempts');
    for (const path of ['/api/sign-in/code/', '//api/sign-in/code', '/api/sign-in/%63ode', '/API/sign-in/code']) {
      const reply = await server.stranger().send('POST', path, { code: app.code() }, { cookie });
      expect([path, [404, 429].includes(reply.status)]).toEqual([path, true]);
    }
    world.clock.advance(minute);
    expect((await answer(cookie, app.code())).status).toBe(200);
  });

  test('the wait for the second step ends after ten minutes', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    world.clock.advance(10 * minute);
    expect(codeOf(await answer(cookie, app.code()))).toBe('second_step_over');
  });

  test('does not survive a suspension', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const { cookie } = await firstStep();
    await world.asOwner("update employees set status = 'suspended' where id = $1", [ana.employeeId]);
    expect(codeOf(await answer(cookie, app.code()))).toBe('second_step_over');
  });
});

describe('a recovery code', () => {
  test('opens once, however it is typed, and its owner is told by mail', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const [code = ''] = app.recoveryCodes;
    expect(app.recoveryCodes).toHaveLength(10);
    expect((await answer((await firstStep()).cookie, ` ${code.toLowerCase().replaceAll('-', ' ')} `)).status).toBe(200);
    expect(codeOf(await answer((await firstStep()).cookie, code))).toBe('wrong_code');
    expect(await phone.call(contract.readFactors)).toMatchObject({ value: { recoveryCodesLeft: 9 } });
    const letters = await world.asOwner('select kind from letters where recipient = $1 order by posted_at', [
      ana.email,
    ]);
    expect(letters).toEqual([{ kind: 'security_changed' }, { kind: 'security_changed' }]);
  });

  test('opens once, also to two who send it at the same moment', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const [code = ''] = app.recoveryCodes;
    const steps = [await firstStep(), await firstStep()];
    const replies = await Promise.all(steps.map(({ cookie }) => answer(cookie, code)));
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 403]);
  });

  test('is worth nothing once new ones were made', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const replaced = await phone.call(contract.replaceRecoveryCodes);
    if (!replaced.ok) throw new Error(replaced.refusal);
    const [former = ''] = app.recoveryCodes;
    const [next = ''] = replaced.value.recoveryCodes;
    expect(codeOf(await answer((await firstStep()).cookie, former))).toBe('wrong_code');
    expect((await answer((await firstStep()).cookie, next)).status).toBe(200);
  });
});

describe('the app', () => {
  test('asks nothing of anybody before it has shown a code, and can be started again', async () => {
    await phone.call(contract.startTotp);
    expect(JSON.parse((await firstStep()).reply.text)).toMatchObject({ state: 'active' });
    expect(await phone.call(contract.confirmTotp, { body: { code: '000000' } })).toMatchObject({
      refusal: 'wrong_code',
    });
    await anAuthenticator(phone, world.clock);
    expect(await phone.call(contract.startTotp)).toMatchObject({ ok: false, refusal: 'totp_is_on' });
    expect(await phone.call(contract.confirmTotp, { body: { code: '000000' } })).toMatchObject({
      refusal: 'totp_not_started',
    });
  });

  test('is kept sealed: neither its secret nor a recovery code stands in the database', async () => {
    const started = await phone.call(contract.startTotp);
    if (!started.ok) throw new Error(started.refusal);
    const app = await anAuthenticator(phone, world.clock);
    const [row] = await world.asOwner<{ text: string }>(
      `select (select string_agg(row_to_json(t)::text || encode(t.sealed_secret, 'escape'), ' ') from totp_factors t)
         || (select string_agg(row_to_json(r)::text, ' ') from recovery_codes r)
         || (select string_agg(row_to_json(a)::text, ' ') from audit_entries a) as text`,
    );
    for (const secret of [started.value.secret, ...app.recoveryCodes]) expect(row?.text).not.toContain(secret);
  });

  test('one person’s sealed secret, copied into another’s row, opens nothing', async () => {
    const app = await anAuthenticator(phone, world.clock);
    const ben = await world.employee(`Ben${(count += 1)}`);
    await anAuthenticator(await server.as(ben), world.clock);
    await world.asOwner(
      'update totp_factors set sealed_secret = (select sealed_secret from totp_factors where user_id = $1) where user_id = $2',
      [ana.userId, ben.userId],
    );
    const { cookie } = await firstStep();
    expect((await answer(cookie, app.code())).status).toBe(200);
    ana = ben;
    expect((await answer((await firstStep()).cookie, app.code())).status).toBe(500);
  });

  test('confirms who is there, and a recovery code does not', async () => {
    const app = await anAuthenticator(phone, world.clock);
    world.clock.advance(11 * minute);
    expect(await phone.call(contract.startTotp)).toMatchObject({ refusal: 'fresh_sign_in_required' });
    const [recovery = ''] = app.recoveryCodes;
    const password = worldPassword;
    expect(await phone.call(contract.signInAgain, { body: { password, code: recovery } })).toMatchObject({
      refusal: 'wrong_code',
    });
    expect(await phone.call(contract.signInAgain, { body: { password, code: 'éééééé' } })).toMatchObject({
      refusal: 'wrong_code',
    });
    // As an Arabic keyboard types it.
    const code = app.code().replaceAll(/\d/g, (digit) => String.fromCodePoint(0x06_60 + Number(digit)));
    expect((await phone.call(contract.signInAgain, { body: { password, code } })).ok).toBe(true);
    expect(await phone.call(contract.signInAgain, { body: { password, code } })).toMatchObject({
      refusal: 'wrong_code',
    });
    expect(await phone.call(contract.startTotp)).toMatchObject({ refusal: 'totp_is_on' });
  });

  test('turned off, the password is enough again, and the recovery codes are gone', async () => {
    await anAuthenticator(phone, world.clock);
    expect((await phone.call(contract.removeTotp)).ok).toBe(true);
    expect(JSON.parse((await firstStep()).reply.text)).toMatchObject({ state: 'active' });
    expect(await phone.call(contract.readFactors)).toMatchObject({ value: { totpSince: null, recoveryCodesLeft: 0 } });
    expect(await phone.call(contract.removeTotp)).toMatchObject({ ok: false, refusal: 'not_found' });
    expect(await phone.call(contract.replaceRecoveryCodes)).toMatchObject({ refusal: 'no_second_factor' });
  });
});

describe('a short password', () => {
  const short = { currentPassword: worldPassword, newPassword: 'mossy 7 owl' };

  test('may be chosen beside a second factor alone, which then stays until it is longer', async () => {
    expect(await phone.call(contract.changePassword, { body: short })).toMatchObject({
      refusal: 'password_too_short',
      details: { shortest: 15 },
    });
    await anAuthenticator(phone, world.clock);
    const changed = await phone.send('POST', contract.changePassword.path, short);
    expect(changed.status).toBe(204);
    const cookie = changed.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const removed = await server.stranger().send('DELETE', contract.removeTotp.path, undefined, { cookie });
    expect(codeOf(removed)).toBe('password_needs_factor');
    const longer = { currentPassword: short.newPassword, newPassword: 'a lamp left on in the hall' };
    const again = await server.stranger().send('POST', contract.changePassword.path, longer, { cookie });
    const renewed = again.headers.getSetCookie()[0]?.split(';')[0] ?? '';
    const gone = await server.stranger().send('DELETE', contract.removeTotp.path, undefined, { cookie: renewed });
    expect(gone.status).toBe(204);
  });
});
