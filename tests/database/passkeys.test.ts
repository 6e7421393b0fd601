import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasskey, askToAddPasskey, readFactors, removePasskey, renamePasskey } from '../../src/contract/factors.ts';
import { signInAgain, verifySecondStep } from '../../src/contract/identity.ts';
import { requestPasswordReset, resetPassword } from '../../src/contract/identity/links.ts';
import { askForPasskey, readMe, signIn, signInByPasskey } from '../../src/contract/identity/sign-in.ts';
import { contract } from '../../src/contract/index.ts';
import { anAuthenticator } from '../world/authenticator.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, whenQuiet } from '../world/letters.ts';
import { anOpenidBrowser, type OpenidBrowser } from '../world/openid-browser.ts';
import { worldPassword } from '../world/organization.ts';
import { aSoftwarePasskey, type Asked, type SoftwarePasskey } from '../world/software-passkey.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const origin = 'http://localhost';
const place = { host: 'localhost', origin };

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ publicUrl: origin, demandsSecondFactor: true });
});

afterAll(() => world.close());

const outcome = ({ status, text }: Reply) => (status < 400 ? status : problemIn(text).code);
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- says what the test expects of the answer
const json = <T>({ text }: Reply): T => JSON.parse(text) as T;

/** Somebody with a browser in which they are signed in, and a passkey that they have added there. */
async function somebodyWithPasskey(name: string, wish: Parameters<World['employee']>[1] = {}) {
  const employee = await world.employee(name, wish);
  const browser = anOpenidBrowser(await server.as(employee));
  return { employee, browser, passkey: await added(browser) };
}

async function added(browser: OpenidBrowser, wish: Partial<Asked> = {}): Promise<SoftwarePasskey> {
  const told = json<{ challenge: string; handle: string }>(await browser.send('POST', askToAddPasskey.path));
  const passkey = aSoftwarePasskey(told.handle);
  const body = { name: 'Phone', passkey: passkey.make({ ...place, challenge: told.challenge, ...wish }) };
  const reply = await browser.send('POST', addPasskey.path, body);
  if (reply.status !== 200) throw new Error(`no passkey was added: ${problemIn(reply.text).code}`);
  return passkey;
}

const aStranger = () => anOpenidBrowser(server.stranger());

async function asked(browser: OpenidBrowser, purpose = 'sign_in'): Promise<Asked> {
  const reply = await browser.send('POST', askForPasskey.path, { purpose });
  return { ...place, challenge: json<{ challenge: string }>(reply).challenge };
}

const send = (browser: OpenidBrowser, signed: ReturnType<SoftwarePasskey['sign']>) =>
  browser.send('POST', signInByPasskey.path, { passkey: signed });

async function signedIn(passkey: SoftwarePasskey, wish: Partial<Asked> = {}): Promise<Reply> {
  const browser = aStranger();
  return send(browser, passkey.sign({ ...(await asked(browser)), ...wish }));
}

async function stateOf(browser: OpenidBrowser): Promise<string> {
  return json<{ state: string }>(await browser.send('GET', readMe.path)).state;
}

describe('a passkey', () => {
  test('signs in without an e-mail, and says when it was used last', async () => {
    const { employee, browser, passkey } = await somebodyWithPasskey('Ana');
    const elsewhere = aStranger();
    const reply = await send(elsewhere, passkey.sign(await asked(elsewhere)));
    expect(reply.status).toBe(200);
    expect(json<object>(reply)).toMatchObject({ state: 'active', employee: { employeeId: employee.employeeId } });
    expect(await stateOf(elsewhere)).toBe('active');
    const factors = json<{ passkeys: object[] }>(await browser.send('GET', readFactors.path));
    expect(factors.passkeys).toEqual([
      expect.objectContaining({ name: 'Phone', lastUsedAt: expect.stringMatching(/^2026-/) }),
    ]);
  });

  test('is first and second factor at once: a manager who must have one has it', async () => {
    const boss = await world.employee('Boss', { role: 'manager', manages: ['Wharf'] });
    const browser = anOpenidBrowser(await server.as(boss));
    expect(await stateOf(browser)).toBe('second_factor_missing');
    const passkey = await added(browser);
    expect(await stateOf(browser)).toBe('active');
    expect(json<object>(await signedIn(passkey))).toMatchObject({ state: 'active' });
  });

  test('is asked for as the second step after a password, and is enough there', async () => {
    const { employee, passkey } = await somebodyWithPasskey('Step');
    const browser = aStranger();
    const half = await browser.send('POST', signIn.path, { email: employee.email, password: worldPassword });
    expect(json<object>(half)).toEqual({ state: 'second_step', ways: ['passkey', 'recovery_code'] });
    const signed = passkey.sign(await asked(browser, 'second_step'));
    const reply = await browser.send('POST', verifySecondStep.path, { passkey: signed });
    expect(json<object>(reply)).toMatchObject({ state: 'active' });
  });

  test('keeps the recovery codes that came with it good when an authenticator app is set up beside it', async () => {
    const employee = await world.employee('Keeps');
    const client = await server.as(employee);
    await added(anOpenidBrowser(client));
    const made = await client.call(contract.replaceRecoveryCodes);
    const [code = ''] = made.ok ? made.value.recoveryCodes : [];
    expect((await anAuthenticator(client, world.clock)).recoveryCodes).toEqual([]);
    const browser = aStranger();
    await browser.send('POST', signIn.path, { email: employee.email, password: worldPassword });
    expect(json<object>(await browser.send('POST', verifySecondStep.path, { code }))).toMatchObject({
      state: 'active',
    });
  });

  test('is told to its owner by mail and to the audit log when it comes and when it goes', async () => {
    const { employee, browser } = await somebodyWithPasskey('Told');
    const { passkeys } = json<{ passkeys: { passkeyId: string }[] }>(await browser.send('GET', readFactors.path));
    const path = `/api/me/passkeys/${passkeys[0]?.passkeyId ?? ''}`;
    expect((await browser.send('PATCH', path, { name: 'Old phone' })).status).toBe(204);
    expect((await browser.send('DELETE', path)).status).toBe(204);
    const rows = await world.asOwner<{ action: string; details: unknown }>(
      `select action, details from audit_entries where employee_id = $1 and action like 'passkey.%' order by sequence`,
      [employee.employeeId],
    );
    expect(rows).toEqual([
      { action: 'passkey.added', details: { after: { name: 'Phone' } } },
      { action: 'passkey.renamed', details: { before: { name: 'Phone' }, after: { name: 'Old phone' } } },
      { action: 'passkey.removed', details: { before: { name: 'Old phone' } } },
    ]);
    await whenQuiet(world);
    const letters = await lettersTo(world, employee.email);
    expect(letters.map(({ body }) => body).join('\n')).toMatch(/A passkey was removed[\s\S]*A passkey was added/);
  });

  test('and the codes that stand in for it come together, once', async () => {
    const codesy = await world.employee('Codesy');
    const browser = anOpenidBrowser(await server.as(codesy));
    await added(browser);
    await added(browser);
    const factors = json<{ recoveryCodesLeft: number; passkeys: unknown[] }>(
      await browser.send('GET', readFactors.path),
    );
    expect([factors.recoveryCodesLeft, factors.passkeys.length]).toEqual([10, 2]);
  });

  test('is neither added nor removed without a fresh sign-in', async () => {
    const { browser } = await somebodyWithPasskey('Stale');
    world.clock.advance(11 * 60_000);
    expect(outcome(await browser.send('POST', askToAddPasskey.path))).toBe('fresh_sign_in_required');
    expect(outcome(await browser.send('DELETE', removePasskey.path.replace(':passkeyId', crypto.randomUUID())))).toBe(
      'fresh_sign_in_required',
    );
  });
});

describe('refused', () => {
  test('replay: what a passkey signed opens nothing a second time, nor after a refusal', async () => {
    const { passkey } = await somebodyWithPasskey('Replay');
    const browser = aStranger();
    const signed = passkey.sign(await asked(browser));
    expect(outcome(await send(browser, { ...signed, signature: 'AAAA' }))).toBe('passkey_not_accepted');
    expect(outcome(await send(browser, signed))).toBe('passkey_not_asked');
  });

  test('late answer: a challenge lasts five minutes', async () => {
    const { passkey } = await somebodyWithPasskey('Late');
    const browser = aStranger();
    const signed = passkey.sign(await asked(browser));
    world.clock.advance(5 * 60_000);
    expect(outcome(await send(browser, signed))).toBe('passkey_not_asked');
  });

  test('login forgery: another browser than the one that asked', async () => {
    const { passkey } = await somebodyWithPasskey('Forged');
    const signed = passkey.sign(await asked(aStranger()));
    const victim = aStranger();
    await asked(victim);
    expect(outcome(await send(victim, signed))).toBe('passkey_not_asked');
    expect(outcome(await send(aStranger(), signed))).toBe('passkey_not_asked');
  });

  test('confused purpose: a challenge to confirm signs nobody in, and none of another kind adds a passkey', async () => {
    const { browser, passkey } = await somebodyWithPasskey('Confused');
    const signed = passkey.sign(await asked(browser, 'confirm'));
    expect(outcome(await send(browser, signed))).toBe('passkey_not_asked');
    const made = aSoftwarePasskey(passkey.handle).make(await asked(browser, 'confirm'));
    expect(outcome(await browser.send('POST', addPasskey.path, { name: 'Phone', passkey: made }))).toBe(
      'passkey_not_asked',
    );
  });

  test('phishing: a page at another origin, also with our host in its name', async () => {
    const { passkey } = await somebodyWithPasskey('Phished');
    for (const other of ['http://localhost.evil.example', 'http://localhost:81', 'https://localhost']) {
      expect(outcome(await signedIn(passkey, { origin: other }))).toBe('passkey_not_accepted');
    }
  });

  test('wrong rpId: a passkey that was made for another host', async () => {
    const { passkey, browser } = await somebodyWithPasskey('Elsewhere');
    expect(outcome(await signedIn(passkey, { host: 'evil.example' }))).toBe('passkey_not_accepted');
    await expect(added(browser, { host: 'evil.example' })).rejects.toThrow('passkey_not_accepted');
    await expect(added(browser, { origin: 'http://evil.example' })).rejects.toThrow('passkey_not_accepted');
  });

  test('missing user verification: a device that asked nobody for finger, face or PIN', async () => {
    const { passkey, browser } = await somebodyWithPasskey('Unverified');
    expect(outcome(await signedIn(passkey, { isVerified: false }))).toBe('passkey_not_accepted');
    await expect(added(browser, { isVerified: false })).rejects.toThrow('passkey_not_accepted');
  });

  test('another person’s credential: neither confirms, nor is the second step, nor is signed in as somebody else', async () => {
    const mine = await somebodyWithPasskey('Mine');
    const theirs = await somebodyWithPasskey('Theirs');
    const confirming = theirs.passkey.sign(await asked(mine.browser, 'confirm'));
    expect(outcome(await mine.browser.send('POST', signInAgain.path, { passkey: confirming }))).toBe(
      'passkey_not_accepted',
    );
    const half = aStranger();
    await half.send('POST', signIn.path, { email: mine.employee.email, password: worldPassword });
    const step = theirs.passkey.sign(await asked(half, 'second_step'));
    expect(outcome(await half.send('POST', verifySecondStep.path, { passkey: step }))).toBe('passkey_not_accepted');
    theirs.passkey.handle = mine.passkey.handle;
    expect(outcome(await signedIn(theirs.passkey))).toBe('passkey_not_accepted');
  });

  test('another person’s row: nobody renames or removes a passkey that is not theirs', async () => {
    const mine = await somebodyWithPasskey('Owner');
    const theirs = await somebodyWithPasskey('Thief');
    const { passkeys } = json<{ passkeys: { passkeyId: string }[] }>(await mine.browser.send('GET', readFactors.path));
    const path = renamePasskey.path.replace(':passkeyId', passkeys[0]?.passkeyId ?? '');
    expect(outcome(await theirs.browser.send('PATCH', path, { name: 'Mine now' }))).toBe('not_found');
    expect(outcome(await theirs.browser.send('DELETE', path))).toBe('not_found');
  });

  test('another organization: a passkey of a rival confirms nobody here', async () => {
    const rival = await world.rival('Rival Deli');
    const spy = await rival.employee('Spy');
    const spying = anOpenidBrowser(await server.as(spy));
    const passkey = await added(spying);
    const { browser } = await somebodyWithPasskey('Here');
    const signed = passkey.sign(await asked(browser, 'confirm'));
    expect(outcome(await browser.send('POST', signInAgain.path, { passkey: signed }))).toBe('passkey_not_accepted');
    const own = json<{ employee: { organization: { name: string } } }>(await signedIn(passkey));
    expect(own.employee.organization.name).toBe('Rival Deli');
  });

  test('credential taken over: a passkey that somebody has cannot be added by another', async () => {
    const { passkey } = await somebodyWithPasskey('First');
    const second = anOpenidBrowser(await server.as(await world.employee('Second')));
    const told = json<{ challenge: string }>(await second.send('POST', askToAddPasskey.path));
    const body = { name: 'Mine now', passkey: passkey.make({ ...place, challenge: told.challenge }) };
    expect(outcome(await second.send('POST', addPasskey.path, body))).toBe('passkey_not_accepted');
  });

  test('cloned counter: a device that counts back is refused, and the audit log says so', async () => {
    const { employee, passkey } = await somebodyWithPasskey('Cloned');
    passkey.signCount = 40;
    expect((await signedIn(passkey)).status).toBe(200);
    passkey.signCount = 12;
    expect(outcome(await signedIn(passkey))).toBe('passkey_copied');
    const rows = await world.asOwner(
      `select details from audit_entries where employee_id = $1 and action = 'passkey.copied'`,
      [employee.employeeId],
    );
    expect(rows).toEqual([{ details: { kept: 41, told: 13 } }]);
  });

  test('suspension outlived: the passkey of somebody suspended reaches nothing but their own state', async () => {
    const { employee, browser, passkey } = await somebodyWithPasskey('Suspended');
    await world.asOwner("update employees set status = 'suspended' where id = $1", [employee.employeeId]);
    expect(await stateOf(browser)).toBe('signed_out');
    const elsewhere = aStranger();
    const reply = await send(elsewhere, passkey.sign(await asked(elsewhere)));
    expect(json<object>(reply)).toMatchObject({ state: 'waiting', status: 'suspended' });
    expect(outcome(await elsewhere.send('GET', contract.readClock.path))).toBe('not_admitted');
    expect(outcome(await elsewhere.send('POST', askToAddPasskey.path))).toBe('not_admitted');
  });

  test('numeric address: no passkeys are offered there, and why is told', async () => {
    const numeric = await world.serve({ publicUrl: 'http://127.0.0.1' });
    const client = await numeric.as(await world.employee('Numeric'));
    expect(await client.call(readFactors)).toMatchObject({
      value: { passkeysFor: null, noPasskeys: 'numeric_address' },
    });
    expect(await client.call(askToAddPasskey)).toMatchObject({ refusal: 'passkeys_not_offered' });
    expect(await numeric.stranger().call(readMe)).toMatchObject({ value: { passkeysFor: null } });
  });
});

describe('the last way in', () => {
  const passkeyOnly = async (name: string): Promise<{ employee: Employee; browser: OpenidBrowser; path: string }> => {
    const { employee, browser } = await somebodyWithPasskey(name);
    await world.asOwner('update users set password_hash = null where id = $1', [employee.userId]);
    const { passkeys } = json<{ passkeys: { passkeyId: string }[] }>(await browser.send('GET', readFactors.path));
    return { employee, browser, path: `/api/me/passkeys/${passkeys[0]?.passkeyId ?? ''}` };
  };

  test('is not removed, where it is a passkey', async () => {
    const { browser, path } = await passkeyOnly('Only');
    expect(outcome(await browser.send('DELETE', path))).toBe('last_way_in');
    await added(browser);
    expect((await browser.send('DELETE', path)).status).toBe(204);
  });

  test('is a passkey for whoever unlinks their only provider', async () => {
    const { employee, browser, path } = await passkeyOnly('Linked');
    await world.asOwner(
      `insert into linked_sign_ins (issuer, subject, user_id, provider, email_is_verified, linked_at)
       values ('https://issuer.example', 'linked', $1, 'google', true, now())`,
      [employee.userId],
    );
    expect((await browser.send('DELETE', '/api/me/linked-sign-ins/google')).status).toBe(204);
    expect(outcome(await browser.send('DELETE', path))).toBe('last_way_in');
    await whenQuiet(world);
    const letters = await lettersTo(world, employee.email);
    expect(letters.map(({ body }) => body).join('\n')).toContain('was unlinked from your account');
  });

  test('and of two that go at one moment, one stays', async () => {
    const { browser } = await passkeyOnly('Both');
    await added(browser);
    const { passkeys } = json<{ passkeys: { passkeyId: string }[] }>(await browser.send('GET', readFactors.path));
    const replies = await Promise.all(
      passkeys.map(({ passkeyId }) => browser.send('DELETE', `/api/me/passkeys/${passkeyId}`)),
    );
    expect(replies.map((reply) => String(outcome(reply))).toSorted()).toEqual(['204', 'last_way_in']);
  });
});

describe('whoever confirms that it is they', () => {
  test('stolen session and password: beside an app, a password alone confirms nothing, and a code alone neither', async () => {
    const employee = await world.employee('Robbed');
    const client = await server.as(employee);
    const app = await anAuthenticator(client, world.clock);
    const again = (body: object) => client.send('POST', signInAgain.path, body);
    expect(outcome(await again({ password: worldPassword }))).toBe('not_enough_to_confirm');
    expect(outcome(await again({ code: app.code() }))).toBe('not_enough_to_confirm');
    expect(outcome(await again({ password: worldPassword, code: '000000' }))).toBe('wrong_code');
    expect((await again({ password: worldPassword, code: app.code() })).status).toBe(204);
  });

  test('beside a passkey, a password alone confirms nothing, and the passkey does', async () => {
    const { browser, passkey } = await somebodyWithPasskey('Keyed');
    world.clock.advance(11 * 60_000);
    expect(outcome(await browser.send('POST', signInAgain.path, { password: worldPassword }))).toBe(
      'not_enough_to_confirm',
    );
    const signed = passkey.sign(await asked(browser, 'confirm'));
    expect((await browser.send('POST', signInAgain.path, { passkey: signed })).status).toBe(204);
    expect((await browser.send('POST', askToAddPasskey.path)).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  const resetTo = async (employee: Employee, password: string): Promise<Reply> => {
    await server.stranger().send('POST', requestPasswordReset.path, { email: employee.email });
    await whenQuiet(world);
    const secrets = (await lettersTo(world, employee.email)).map(({ secret }) => secret);
    const token = secrets.find((secret) => secret !== '') ?? '';
    return server.stranger().send('POST', resetPassword.path, { token, password });
  };

  test('may have eight characters beside a second factor, which then cannot go; alone it has fifteen', async () => {
    const { employee, passkey } = await somebodyWithPasskey('Short');
    expect((await resetTo(employee, 'Pq7!rivet')).status).toBe(204);
    const browser = aStranger();
    expect((await send(browser, passkey.sign(await asked(browser)))).status).toBe(200);
    const { passkeys } = json<{ passkeys: { passkeyId: string }[] }>(await browser.send('GET', readFactors.path));
    const path = `/api/me/passkeys/${passkeys[0]?.passkeyId ?? ''}`;
    expect(outcome(await browser.send('DELETE', path))).toBe('password_needs_factor');
    const alone = await world.employee('Alone');
    expect(outcome(await resetTo(alone, 'Pq7!rivet'))).toBe('password_too_short');
  });
});
