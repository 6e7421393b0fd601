import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askToConfirm, askToLink, readLinkedSignIns, unlinkSignIn } from '../../src/contract/openid.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aMisbehavingProvider, type MisbehavingProvider } from '../world/misbehaving-provider.ts';
import { anOpenidBrowser, type OpenidBrowser } from '../world/openid-browser.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let google: MisbehavingProvider;
let microsoft: MisbehavingProvider;
let ana: Employee;
let browser: OpenidBrowser;
let people = 0;

beforeAll(async () => {
  [world, google, microsoft] = await Promise.all([
    aWorld(),
    aMisbehavingProvider({ id: 'google', name: 'Google' }),
    aMisbehavingProvider({ id: 'microsoft', name: 'Microsoft' }),
  ]);
  server = await world.serve({ openidProviders: [google.configured, microsoft.configured] });
});

afterAll(async () => {
  await world.close();
  await Promise.all([google.stop(), microsoft.stop()]);
});

beforeEach(async () => {
  people += 1;
  ana = await world.employee(`Ana${people}`);
  await verified(ana);
  browser = anOpenidBrowser(await server.as(ana));
  google.answersAs({ sub: ana.userId, email: ana.email, email_verified: true });
  microsoft.answersAs({ sub: ana.userId, email: ana.email, email_verified: true });
});

const verified = (who: Employee) =>
  world.asOwner('update users set email_verified_at = now() where id = $1', [who.userId]);
const said = ({ status, text }: Reply) => {
  if (status >= 400) return [status, problemIn(text).code];
  return text === '' ? status : (JSON.parse(text) as unknown);
};
const linkedTo = (who: Employee) =>
  world.asOwner('select provider, subject, email from linked_sign_ins where user_id = $1 order by provider', [
    who.userId,
  ]);

const ask = async (who: OpenidBrowser, provider: MisbehavingProvider): Promise<string> => {
  const body = { provider: provider.configured.id, place: 'window', returnTo: '/settings/security' };
  const reply = await who.send('POST', askToLink.path, body);
  expect(reply.status, reply.text).toBe(200);
  return (JSON.parse(reply.text) as { address: string }).address;
};
const link = async (who: OpenidBrowser, provider: MisbehavingProvider): Promise<Reply> =>
  who.bring(await provider.visit(await ask(who, provider)), provider.configured.id);
const unlink = (who: OpenidBrowser, provider: string) =>
  who.send('DELETE', unlinkSignIn.path.replace(':provider', provider));

describe('confirming by a provider', () => {
  const confirm = async (authenticated: { auth_time?: number }) => {
    google.answersAs({ sub: ana.userId, email: ana.email, email_verified: true, ...authenticated });
    const body = { provider: 'google', place: 'window', returnTo: '/settings/security' };
    const reply = await browser.send('POST', askToConfirm.path, body);
    expect(reply.status, reply.text).toBe(200);
    const { address } = JSON.parse(reply.text) as { address: string };
    return said(await browser.bring(await google.visit(address), 'google'));
  };
  beforeEach(() => link(browser, google));
  const seconds = () => Math.floor(world.clock.now() / 1000);

  test('takes whoever signed in there after they were asked to', async () => {
    expect(await confirm({ auth_time: seconds() })).toMatchObject({ outcome: 'confirmed' });
  });

  test('takes nobody who signed in there before, nor of whom the provider does not say when', async () => {
    const refused = expect.arrayContaining(['answer_not_trusted']);
    expect(await confirm({ auth_time: seconds() - 600 })).toEqual(refused);
    expect(await confirm({})).toEqual(refused);
  });
});

describe('linking a sign-in', () => {
  test('lets the person who asked for it sign in by it, and is written down', async () => {
    expect(said(await link(browser, google))).toEqual({ outcome: 'linked', returnTo: '/settings/security' });
    expect(await linkedTo(ana)).toEqual([{ provider: 'google', subject: ana.userId, email: ana.email }]);
    const later = anOpenidBrowser(server.stranger());
    expect(said(await later.signIn(google))).toMatchObject({ outcome: 'signed_in' });
    const rows = await world.asOwner('select action, details from audit_entries where subject_id = $1', [ana.userId]);
    expect(rows).toEqual([{ action: 'sign_in.linked', details: { after: { provider: 'google' } } }]);
  });

  test('account linking without verified mail: neither an unproven address of ours nor one of theirs will do', async () => {
    await world.asOwner('update users set email_verified_at = null where id = $1', [ana.userId]);
    expect(said(await link(browser, google))).toEqual([409, 'own_email_not_verified']);
    await verified(ana);
    for (const claims of [{ email_verified: false }, {}]) {
      google.answersAs({ sub: ana.userId, email: ana.email, ...claims });
      expect(said(await link(browser, google))).toEqual([409, 'provider_email_not_verified']);
    }
    expect(await linkedTo(ana)).toEqual([]);
  });

  test('an account of somebody else’s address is not linked, nor one without an address', async () => {
    google.answersAs({ sub: 'mallory', email: 'mallory@evil.example', email_verified: true });
    expect(said(await link(browser, google))).toEqual([409, 'emails_differ']);
    google.answersAs({ sub: 'mallory', email_verified: true });
    expect(said(await link(browser, google))).toEqual([409, 'provider_email_not_verified']);
    expect(await linkedTo(ana)).toEqual([]);
  });

  test('an account that is another’s sign-in stays theirs', async () => {
    const ben = await world.employee(`Ben${people}`);
    await link(browser, google);
    await verified(ben);
    const his = anOpenidBrowser(await server.as(ben));
    expect(said(await link(his, google))).toEqual([409, 'sign_in_of_another']);
    expect(await linkedTo(ben)).toEqual([]);
  });

  test('one of each provider: a second is refused before the provider is asked', async () => {
    await link(browser, google);
    const body = { provider: 'google', place: 'window', returnTo: '/settings/security' };
    expect(said(await browser.send('POST', askToLink.path, body))).toEqual([409, 'already_linked']);
  });

  test('two answers at one moment link once', async () => {
    const other = anOpenidBrowser(await server.as(ana));
    const [mine, theirs] = [
      await google.visit(await ask(browser, google)),
      await google.visit(await ask(other, google)),
    ];
    await Promise.all([browser.bring(mine), other.bring(theirs)]);
    expect(await linkedTo(ana)).toHaveLength(1);
  });

  test('CSRF: only the person who asked can finish it, in their session', async () => {
    const attacker = await world.employee(`Mallory${people}`);
    await verified(attacker);
    const theirs = anOpenidBrowser(await server.as(attacker));
    const brought = await google.visit(await ask(theirs, google));
    expect(said(await browser.bring(brought))).toEqual([409, 'provider_not_asked']);
    // Their browser, in which meanwhile somebody else has signed in.
    const session = [...browser.cookies].find(([name]) => name.includes('session'));
    theirs.cookies.set(session?.[0] ?? '', session?.[1] ?? '');
    expect(said(await theirs.bring(brought))).toEqual([409, 'provider_not_asked']);
    // And one that is signed out.
    const again = anOpenidBrowser(await server.as(ana));
    const late = await google.visit(await ask(again, google));
    await again.send('POST', '/api/sign-out');
    expect(said(await again.bring(late))).toEqual([409, 'provider_not_asked']);
    expect([await linkedTo(ana), await linkedTo(attacker)]).toEqual([[], []]);
  });

  test('what was begun to sign in does not link, and what was begun to link signs nobody in', async () => {
    const brought = await google.visit(await browser.ask());
    expect(said(await browser.bring(brought))).toEqual([403, 'identity_unknown']);
    expect(await linkedTo(ana)).toEqual([]);
  });

  test('asks who is there, unless that was lately', async () => {
    world.clock.advance(10 * 60_000 + 1);
    const body = { provider: 'google', place: 'window', returnTo: '/settings/security' };
    expect(said(await browser.send('POST', askToLink.path, body))).toEqual([403, 'fresh_sign_in_required']);
    expect(said(await unlink(browser, 'google'))).toEqual([403, 'fresh_sign_in_required']);
  });
});

describe('unlinking', () => {
  test('ends that way in, and is written down', async () => {
    await link(browser, google);
    expect(said(await unlink(browser, 'google'))).toBe(204);
    expect(said(await unlink(browser, 'google'))).toEqual([404, 'not_found']);
    expect(said(await anOpenidBrowser(server.stranger()).signIn(google))).toEqual([403, 'identity_unknown']);
    const rows = await world.asOwner(
      "select details from audit_entries where subject_id = $1 and action = 'sign_in.unlinked'",
      [ana.userId],
    );
    expect(rows).toEqual([{ details: { before: { provider: 'google' } } }]);
  });

  test('never the last way in, also of two at one moment', async () => {
    await link(browser, google);
    await link(browser, microsoft);
    await world.asOwner('update users set password_hash = null where id = $1', [ana.userId]);
    const replies = await Promise.all([unlink(browser, 'google'), unlink(browser, 'microsoft')]);
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    expect(await linkedTo(ana)).toHaveLength(1);
    const list = JSON.parse((await browser.send('GET', readLinkedSignIns.path)).text) as { mayUnlink: boolean };
    expect(list.mayUnlink).toBe(false);
  });

  test('nobody unlinks another’s', async () => {
    await link(browser, google);
    const ben = anOpenidBrowser(await server.as(await world.employee(`Ben${people}`)));
    expect(said(await unlink(ben, 'google'))).toEqual([404, 'not_found']);
    expect(await linkedTo(ana)).toHaveLength(1);
  });
});

test('the list tells what is linked and what could be, and nothing of the provider’s', async () => {
  await link(browser, google);
  const reply = await browser.send('GET', readLinkedSignIns.path);
  expect(said(reply)).toEqual({
    linked: [{ id: 'google', name: 'Google', email: ana.email, linkedAt: expect.any(String) as string }],
    others: [{ id: 'microsoft', name: 'Microsoft' }],
    mayUnlink: true,
  });
});
