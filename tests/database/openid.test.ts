import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { askProvider, takeAnswer } from '../../src/contract/openid.ts';
import { linkSignIn } from '../../src/server/factors/link-sign-in.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo } from '../world/letters.ts';
import { aMisbehavingProvider, type MisbehavingProvider } from '../world/misbehaving-provider.ts';
import { anOpenidBrowser, type OpenidBrowser } from '../world/openid-browser.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let google: MisbehavingProvider;
let microsoft: MisbehavingProvider;
let ana: Employee;
let browser: OpenidBrowser;

beforeAll(async () => {
  [world, google, microsoft] = await Promise.all([
    aWorld(),
    aMisbehavingProvider({ id: 'google', name: 'Google' }),
    aMisbehavingProvider({ id: 'microsoft', name: 'Microsoft', vouchesForEmail: true }),
  ]);
  server = await world.serve({ openidProviders: [google.configured, microsoft.configured] });
  ana = await world.employee('Ana');
  await linked(ana, google, 'ana-at-google');
});

afterAll(async () => {
  await world.close();
  await Promise.all([google.stop(), microsoft.stop()]);
});

beforeEach(() => {
  google.behaves();
  microsoft.behaves();
  google.answersAs({ sub: 'ana-at-google', email: ana.email, email_verified: true });
  browser = anOpenidBrowser(server.stranger());
});

/** Links by the use-case, where linking is not what the test is about. */
async function linked(employee: Employee, provider: MisbehavingProvider, subject: string): Promise<void> {
  const identity = { issuer: provider.url, subject, email: employee.email, emailIsVerified: true };
  await world.inside(employee.organizationId, (ctx) => linkSignIn(ctx, employee, provider.configured, identity));
}

const codeOf = ({ text }: Reply): string => problemIn(text).code;
const said = ({ status, text }: Reply) =>
  status === 200 ? (JSON.parse(text) as unknown) : [status, codeOf({ status, text } as Reply)];
const count = async (table: string) =>
  (await world.asOwner<{ count: number }>(`select count(*)::int as count from ${table}`))[0]?.count;
const me = async (who: OpenidBrowser) => JSON.parse((await who.send('GET', '/api/me')).text) as Record<string, unknown>;

/** Nobody was signed in, and no account or link was made. */
async function expectNothing(who: OpenidBrowser, before: readonly unknown[]): Promise<void> {
  expect(await me(who)).toMatchObject({ state: 'signed_out' });
  expect(await kept()).toEqual(before);
}
const kept = async () => [await count('users'), await count('linked_sign_ins'), await count('sessions')];

describe('signing in by a provider', () => {
  test('an identity that is linked starts a session, and the page is led where it wanted to go', async () => {
    const address = await browser.ask({ returnTo: '/time-entries?week=2026-11-16' });
    const reply = await browser.bring(await google.visit(address));
    expect(said(reply)).toEqual({ outcome: 'signed_in', returnTo: '/time-entries?week=2026-11-16' });
    expect(await me(browser)).toMatchObject({ state: 'active', employee: { employeeId: ana.employeeId } });
  });

  test('the identity is issuer and subject: a changed address signs in, a known address alone does not', async () => {
    google.answersAs({ sub: 'ana-at-google', email: 'ana.married@elsewhere.example', email_verified: true });
    expect(said(await browser.signIn(google))).toMatchObject({ outcome: 'signed_in' });
    const other = anOpenidBrowser(server.stranger());
    google.answersAs({ sub: 'somebody-else', email: ana.email, email_verified: true });
    const before = await kept();
    expect(said(await other.signIn(google))).toEqual([403, 'identity_unknown']);
    await expectNothing(other, before);
  });

  test('the same subject at another issuer is somebody else', async () => {
    microsoft.answersAs({ sub: 'ana-at-google', email: ana.email, email_verified: true });
    const before = await kept();
    expect(said(await browser.signIn(microsoft))).toEqual([403, 'identity_unknown']);
    await expectNothing(browser, before);
  });

  test('who is not admitted is signed in to their state, as with a password', async () => {
    const pending = await world.employee('Pendra', { status: 'pending' });
    await linked(pending, google, 'pendra-at-google');
    google.answersAs({ sub: 'pendra-at-google' });
    expect(said(await browser.signIn(google))).toMatchObject({ outcome: 'signed_in' });
    expect(await me(browser)).toMatchObject({ state: 'waiting', status: 'pending' });
  });

  test('what is asked carries PKCE, state and nonce, none of which is kept by us in a form that a log would show', async () => {
    const parameters = Object.fromEntries(new URL(await browser.ask()).searchParams);
    expect(parameters).toMatchObject({
      client_id: 'meridian',
      response_type: 'code',
      code_challenge_method: 'S256',
      redirect_uri: 'http://127.0.0.1/openid/google',
      scope: 'openid email profile',
    });
    expect(parameters['code_challenge']).toMatch(/^[\w-]{43}$/);
    expect(parameters['nonce']).toMatch(/^[\w-]{43}$/);
    expect(parameters['state']).toMatch(/^window\.sign_in\.[\w-]{43}$/);
    expect(parameters).not.toHaveProperty('client_secret');
    const rows = await world.asOwner<{ state_hash: Buffer; browser_hash: Buffer }>('select * from openid_attempts');
    const stored = JSON.stringify(rows.map((row) => Object.values(row).map(String)));
    expect(stored).not.toContain(parameters['state']);
    expect(stored).not.toContain(browser.cookies.get('meridian_browser'));
  });

  test('a provider that nobody configured does not exist', async () => {
    const reply = await browser.send('POST', askProvider.path, {
      provider: 'unheard-of',
      purpose: 'sign_in',
      place: 'page',
      returnTo: '/dashboard',
    });
    expect(said(reply)).toEqual([404, 'not_found']);
  });
});

describe('a provider that misbehaves is not believed', () => {
  const hour = 3_600;
  const now = () => Math.floor(Date.now() / 1000);

  test.each([
    ['wrong audience', () => google.signs(({ payload }) => Object.assign(payload, { aud: 'another-client' }))],
    ['wrong issuer', () => google.signs(({ payload }) => Object.assign(payload, { iss: 'https://evil.example' }))],
    ['wrong nonce', () => google.signs(({ payload }) => Object.assign(payload, { nonce: 'of-another-question' }))],
    ['no nonce', () => google.signs(({ payload }) => Object.assign(payload, { nonce: undefined }))],
    [
      'expired token',
      () => google.signs(({ payload }) => Object.assign(payload, { iat: now() - hour, exp: now() - 60 })),
    ],
    ['token of tomorrow', () => google.signs(({ payload }) => Object.assign(payload, { nbf: now() + hour }))],
    ['no subject', () => google.signs(({ payload }) => Object.assign(payload, { sub: undefined }))],
    ['empty subject', () => google.signs(({ payload }) => Object.assign(payload, { sub: '' }))],
    ['wrong signature', () => google.sends(forged((parts) => [parts[0], resaid(parts[1], { sub: 'boss' }), parts[2]]))],
    ['signature of nothing', () => google.sends(forged(([header, payload]) => [header, payload, '']))],
    ['alg none', () => google.sends(forged(([, payload]) => [encoded({ alg: 'none', typ: 'JWT' }), payload, '']))],
    [
      'alg HS256 with a public key as its secret',
      () =>
        google.sends(forged(([, payload, signature]) => [encoded({ alg: 'HS256', typ: 'JWT' }), payload, signature])),
    ],
    [
      'a key that the issuer does not have',
      () => google.signs(({ header }) => Object.assign(header, { kid: 'of-somebody-else' })),
    ],
    ['no token at all', () => google.sends((body) => delete body['id_token'])],
  ])('%s', async (_, misbehave) => {
    misbehave();
    const before = await kept();
    expect(said(await browser.signIn(google))).toEqual([403, 'answer_not_trusted']);
    await expectNothing(browser, before);
  });

  test('a code of another question is refused: PKCE', async () => {
    const mine = await google.visit(await browser.ask());
    const theirs = await google.visit(await anOpenidBrowser(server.stranger()).ask());
    const before = await kept();
    const reply = await browser.bring({ ...mine, code: theirs['code'] ?? '' });
    expect(reply.status).toBeGreaterThanOrEqual(400);
    await expectNothing(browser, before);
  });

  test('an answer that came to another provider’s address is no answer: mix-up', async () => {
    const brought = await google.visit(await browser.ask());
    const before = await kept();
    expect(said(await browser.bring(brought, 'microsoft'))).toEqual([409, 'provider_not_asked']);
    await expectNothing(browser, before);
  });

  test('an answer of another issuer is refused: iss of the response', async () => {
    const brought = await google.visit(await browser.ask());
    expect(said(await browser.bring({ ...brought, iss: 'https://evil.example' }))).toEqual([403, 'answer_not_trusted']);
  });
});

describe('an answer is taken once, and from the browser that asked', () => {
  test('a callback that is replayed finds nothing', async () => {
    const brought = await google.visit(await browser.ask());
    expect(said(await browser.bring(brought))).toMatchObject({ outcome: 'signed_in' });
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
  });

  test('of two that bring it at the same moment one is let in', async () => {
    const brought = await google.visit(await browser.ask());
    const replies = await Promise.all([browser.bring(brought), browser.bring(brought)]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  test('login CSRF: a state that another browser began signs nobody in', async () => {
    const attacker = anOpenidBrowser(server.stranger());
    const brought = await google.visit(await attacker.ask());
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
    await browser.ask();
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
    expect(await me(browser)).toMatchObject({ state: 'signed_out' });
    expect(said(await attacker.bring(brought))).toMatchObject({ outcome: 'signed_in' });
  });

  test('a state that is guessed, empty or missing finds nothing', async () => {
    const brought = await google.visit(await browser.ask());
    for (const state of ['', 'window.sign_in.', `${brought['state']}x`, '%']) {
      expect(said(await browser.bring({ ...brought, state }))).toEqual([409, 'provider_not_asked']);
    }
    const { state: _, ...without } = brought;
    expect((await browser.bring(without)).status).toBe(422);
  });

  test('an answer that comes after fifteen minutes is too late', async () => {
    const brought = await google.visit(await browser.ask());
    world.clock.advance(15 * 60_000);
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
    const inTime = await google.visit(await browser.ask());
    world.clock.advance(15 * 60_000 - 1);
    expect(said(await browser.bring(inTime))).toMatchObject({ outcome: 'signed_in' });
  });

  test('the secret of the browser is out of reach of scripts and other sites', async () => {
    const secure = await world.serve({ publicUrl: 'https://time.example.com', openidProviders: [google.configured] });
    const reply = await secure.stranger().send('POST', askProvider.path, {
      provider: 'google',
      purpose: 'sign_in',
      place: 'page',
      returnTo: '/dashboard',
    });
    const [cookie = ''] = reply.headers.getSetCookie();
    expect(cookie).toMatch(/^__Host-meridian_browser=[\w-]{43}; /);
    for (const flag of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/']) expect(cookie).toContain(flag);
    expect(new URL((JSON.parse(reply.text) as { address: string }).address).searchParams.get('redirect_uri')).toBe(
      'https://time.example.com/openid/google',
    );
  });
});

describe('when the provider says no', () => {
  test('access_denied is told in the provider’s own words, as one line of plain text', async () => {
    const { state = '' } = Object.fromEntries(new URL(await browser.ask()).searchParams);
    const hostile = `<img src=x onerror=alert(1)>\u202e\n\n Call 1-800-SCAM \u0007${'!'.repeat(300)}`;
    const reply = await browser.bring({ state, error: 'access_denied', error_description: hostile });
    expect(reply.status).toBe(403);
    expect(reply.headers.get('content-type')).toBe('application/problem+json; charset=utf-8');
    const { code, details, detail } = problemIn(reply.text);
    expect(code).toBe('provider_refused');
    const { provider, message } = details as { provider: string; message: string };
    expect(provider).toBe('Google');
    expect([...message]).toHaveLength(200);
    expect(message).toMatch(/^<img src=x onerror=alert\(1\)> Call 1-800-SCAM !+…$/);
    expect(detail).not.toContain('SCAM');
  });

  test('an error that nobody asked for is not shown: its words could be anybody’s', async () => {
    const reply = await browser.bring({
      state: 'window.sign_in.made-up',
      error: 'access_denied',
      error_description: 'Call 1-800-SCAM',
    });
    expect(said(reply)).toEqual([409, 'provider_not_asked']);
    expect(reply.text).not.toContain('SCAM');
  });

  test('after a no the same question cannot be answered with a yes', async () => {
    const brought = await google.visit(await browser.ask());
    await browser.bring({ state: brought['state'] ?? '', error: 'access_denied' });
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
  });

  test('a code that the provider does not take is a no', async () => {
    google.sends((body, response) => {
      response.statusCode = 400;
      for (const key of Object.keys(body)) delete body[key];
      Object.assign(body, { error: 'invalid_grant', error_description: 'The code has expired.' });
    });
    const reply = await browser.signIn(google);
    expect(said(reply)).toEqual([403, 'provider_refused']);
    expect(problemIn(reply.text).details).toEqual({ provider: 'Google', message: 'The code has expired.' });
  });
});

describe('a provider that is away', () => {
  test('does not hold up the start, is told, and is asked again when it is back', async () => {
    const late = await aMisbehavingProvider({ id: 'late', name: 'Late' });
    await late.stop();
    const started = await world.serve({ openidProviders: [late.configured] });
    const visitor = anOpenidBrowser(started.stranger());
    const ask = () =>
      visitor.send('POST', askProvider.path, {
        provider: 'late',
        purpose: 'sign_in',
        place: 'window',
        returnTo: '/dashboard',
      });
    const away = await ask();
    expect([away.status, codeOf(away), away.headers.get('retry-after')]).toEqual([503, 'provider_unavailable', '2']);
    await late.start();
    expect((await ask()).status).toBe(200);

    const brought = await late.visit(await visitor.ask({ provider: 'late' }));
    await late.stop();
    expect(said(await visitor.bring(brought, 'late'))).toEqual([503, 'provider_unavailable']);
    await started.close();
  });

  test('and one that answers with a page of its own is away too', async () => {
    google.sends((_, response) => {
      response.statusCode = 502;
      response.body = '';
    });
    expect(said(await browser.signIn(google))).toEqual([503, 'provider_unavailable']);
  });
});

describe('registering by a provider', () => {
  const newcomer = (sub: string, claims = {}) => ({
    sub,
    email: `${sub}@gmail.example`,
    email_verified: true,
    given_name: 'Nils',
    family_name: 'Holm',
    ...claims,
  });

  test('makes a pending employee with the names of the claims, who is signed in and waits', async () => {
    google.answersAs(newcomer('nils'));
    expect(said(await browser.signIn(google, 'register'))).toMatchObject({ outcome: 'registered' });
    expect(await me(browser)).toMatchObject({ state: 'waiting', status: 'pending', firstName: 'Nils' });
    const rows = await world.asOwner(
      `select e.first_name, e.last_name, e.role, e.status, u.password_hash, u.email_verified_at is not null as verified, l.issuer
       from users u join memberships m on m.user_id = u.id join employees e on e.id = m.employee_id
       join linked_sign_ins l on l.user_id = u.id where u.email = 'nils@gmail.example'`,
    );
    expect(rows).toEqual([
      {
        first_name: 'Nils',
        last_name: 'Holm',
        role: 'employee',
        status: 'pending',
        password_hash: null,
        verified: true,
        issuer: google.url,
      },
    ]);
    const actions = await world.asOwner<{ action: string }>(
      "select action from audit_entries a join employees e on e.id = a.employee_id where e.first_name = 'Nils' order by a.id",
    );
    expect(actions.map(({ action }) => action)).toEqual(['employee.registered', 'sign_in.linked', 'session.started']);
  });

  test('whoever has registered by it before is signed in', async () => {
    google.answersAs(newcomer('twice'));
    await browser.signIn(google, 'register');
    const before = [await count('users'), await count('linked_sign_ins')];
    const again = anOpenidBrowser(server.stranger());
    expect(said(await again.signIn(google, 'register'))).toMatchObject({ outcome: 'signed_in' });
    expect([await count('users'), await count('linked_sign_ins')]).toEqual(before);
  });

  test('account linking without asking: an address that has an account is never linked, and its owner is told', async () => {
    google.answersAs(newcomer('another-ana', { email: ana.email.toUpperCase() }));
    const before = await kept();
    const reply = await browser.signIn(google, 'register');
    expect(said(reply)).toEqual([409, 'email_has_account']);
    expect(problemIn(reply.text).detail).toContain('Log in with your password');
    await expectNothing(browser, before);
  });

  test('email_verified false: nobody is told whether the address is known, and nobody is signed in', async () => {
    google.answersAs(newcomer('unproven', { email_verified: false }));
    const fresh = await browser.signIn(google, 'register');
    google.answersAs(newcomer('claims-to-be-ana', { email: ana.email, email_verified: false }));
    const taken = await browser.signIn(google, 'register');
    expect(said(taken)).toEqual(said(fresh));
    expect(said(taken)).toEqual({ outcome: 'registered', returnTo: '/dashboard' });
    expect(await me(browser)).toMatchObject({ state: 'signed_out' });
    const rows = await world.asOwner(
      "select email, email_verified_at from users where email in ('unproven@gmail.example') and password_hash is null",
    );
    expect(rows).toEqual([{ email: 'unproven@gmail.example', email_verified_at: null }]);
    // Who gave the address is written to, and can show that it is theirs; who only claimed one is not.
    const letters = "select kind from letters where kind = 'confirm_email' and recipient = any($1)";
    expect(await world.asOwner(letters, [['unproven@gmail.example', ana.email]])).toHaveLength(1);
    expect(await world.asOwner("select 1 from linked_sign_ins where subject = 'claims-to-be-ana'")).toEqual([]);
  });

  test('pre-hijacking: the sign-in of whoever only claimed an address goes when its owner sets a password', async () => {
    google.answersAs(newcomer('squatter', { email: 'vera@harbor.example', email_verified: false }));
    await browser.signIn(google, 'register');
    const linkedTo = () => world.asOwner("select provider from linked_sign_ins where subject = 'squatter'");
    expect(await linkedTo()).toHaveLength(1);
    await server.stranger().call(contract.requestPasswordReset, { body: { email: 'vera@harbor.example' } });
    const { secret: token } = await letterTo(world, 'vera@harbor.example', 2);
    const body = { token, password: 'a lantern on the harbor wall' };
    expect(await server.stranger().call(contract.resetPassword, { body })).toEqual({ ok: true, value: undefined });
    expect(await linkedTo()).toEqual([]);
  });

  test('a provider whose addresses are the organization’s own vouches by itself, unless it says no', async () => {
    microsoft.answersAs({ sub: 'm1', email: 'm1@acme.example', name: 'Mia Marie Moss' });
    expect(said(await browser.signIn(microsoft, 'register'))).toMatchObject({ outcome: 'registered' });
    expect(await me(browser)).toMatchObject({ state: 'waiting', firstName: 'Mia' });
    microsoft.answersAs({ sub: 'm2', email: 'm2@acme.example', email_verified: false });
    const other = anOpenidBrowser(server.stranger());
    await other.signIn(microsoft, 'register');
    expect(await me(other)).toMatchObject({ state: 'signed_out' });
  });

  test('without an address there is no account', async () => {
    for (const email of [undefined, '', 'no address', 'two@at@signs.example', `${'long'.repeat(70)}@x.example`]) {
      google.answersAs({ sub: 'nobody', email, email_verified: true });
      expect([email, said(await browser.signIn(google, 'register'))]).toEqual([email, [403, 'email_not_told']]);
    }
  });

  test('an organization that admits by invitation only says so before anybody is sent away', async () => {
    await world.asOwner("update organizations set admission = 'invitation'");
    google.answersAs(newcomer('late'));
    await expect(browser.signIn(google, 'register')).rejects.toThrow('invitation_needed');
    await world.asOwner("update organizations set admission = 'open'");
  });
});

describe('open redirect', () => {
  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/..//evil.example',
    '/%2f/evil.example',
    'javascript:alert(1)',
    '/dashboard#@evil.example',
    'dashboard',
    '',
    '/openid/google?code=1',
    `/${'a'.repeat(300)}`,
  ])('%s is no path to be led to', async (returnTo) => {
    const reply = await browser.send('POST', askProvider.path, {
      provider: 'google',
      purpose: 'sign_in',
      place: 'page',
      returnTo,
    });
    expect(said(reply)).toEqual([422, 'invalid_input']);
  });
});

describe('too many', () => {
  test('questions from one network that are never answered wait; those that are do not count', async () => {
    const busy = await world.serve({ openidProviders: [google.configured], trustedProxies: ['127.0.0.1'] });
    const from = { 'x-forwarded-for': '203.0.113.9' };
    const wish = { provider: 'google', purpose: 'sign_in', place: 'window', returnTo: '/dashboard' };
    const ask = () => busy.stranger().send('POST', askProvider.path, wish, from);
    for (let asked = 0; asked < 100; asked += 1) expect((await ask()).status).toBe(200);
    const answer = await ask();
    expect(said(answer)).toEqual([429, 'too_many_attempts']);
    expect((await browser.signIn(google)).status).toBe(200);
  });
});

test('what the browser sends is held within bounds', async () => {
  const reply = await browser.send('POST', takeAnswer.path, {
    provider: 'google',
    state: 's',
    code: 'c'.repeat(8_193),
  });
  expect(said(reply)).toEqual([422, 'invalid_input']);
});

type Parts = [header: string, payload: string, signature: string];

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A token that says something else, with the signature of what it said. */
const resaid = (payload: string, change: object): string =>
  encoded({ ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object), ...change });

/** Changes the signed token on its way. */
const forged = (change: (parts: Parts) => Parts) => (body: Record<string, unknown>) => {
  const parts = String(body['id_token']).split('.') as Parts;
  body['id_token'] = change(parts).join('.');
};
