import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn, type Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo } from '../world/letters.ts';
import { aMisbehavingProvider, type MisbehavingProvider } from '../world/misbehaving-provider.ts';
import { anOpenidBrowser } from '../world/openid-browser.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let google: MisbehavingProvider;
let boss: Employee;

beforeAll(async () => {
  [world, google] = await Promise.all([aWorld(), aMisbehavingProvider({ id: 'google', name: 'Google' })]);
  server = await world.serve({ openidProviders: [google.configured], publicUrl: 'http://127.0.0.1' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
});

afterAll(async () => {
  await world.close();
  await google.stop();
});

const refusedAs = ({ status, text }: Reply) => [status, problemIn(text).code];

/** Invites, by mail or with a link to hand on; gives the secret. */
async function invite(email?: string): Promise<string> {
  const client = await server.as(boss);
  const body = { ...(email !== undefined && { email }), language: 'en', role: 'employee', locationId: boss.locationId };
  const reply = await client.send('POST', contract.inviteEmployee.path, body);
  const { link } = JSON.parse(reply.text) as { link: string | null };
  return email === undefined ? (link?.split('#')[1] ?? '') : (await letterTo(world, email)).secret;
}

/** Accepts by Google as whoever it says it is. */
async function accept(invitation: string) {
  const browser = anOpenidBrowser(server.stranger());
  const address = await browser.ask({ purpose: 'accept', invitation });
  const reply = await browser.bring(await google.visit(address));
  return { reply, me: async () => JSON.parse((await browser.send('GET', '/api/me')).text) as unknown };
}

test('by Google an invited person is active at once, under the address that was invited, whatever Google calls them', async () => {
  const secret = await invite('ines@harbor.example');
  google.answersAs({ sub: 'ines', email: 'ines.private@mail.example', email_verified: true, name: 'Ines Vidal' });
  const { reply, me } = await accept(secret);
  expect(reply.status, reply.text).toBe(200);
  expect(await me()).toMatchObject({
    state: 'active',
    employee: { firstName: 'Ines', email: 'ines@harbor.example', emailIsVerified: true },
  });
  const [told] = await world.asOwner<{ details: object }>(
    "select details from audit_entries where action = 'invitation.accepted' order by id desc limit 1",
  );
  expect(told?.details).toMatchObject({ provider: 'google', sameEmail: false });
  // From then on Google lets them in.
  const browser = anOpenidBrowser(server.stranger());
  expect((await browser.signIn(google)).status).toBe(200);
});

test('a link that was handed on takes the address of the provider, confirmed by a letter unless the provider vouches for it', async () => {
  google.answersAs({ sub: 'known', email: 'known@mail.example', email_verified: true });
  expect(await (await accept(await invite())).me()).toMatchObject({
    employee: { email: 'known@mail.example', emailIsVerified: true },
  });
  google.answersAs({ sub: 'unsure', email: 'unsure@mail.example', email_verified: false });
  expect(await (await accept(await invite())).me()).toMatchObject({
    state: 'active',
    employee: { email: 'unsure@mail.example', emailIsVerified: false },
  });
  expect((await letterTo(world, 'unsure@mail.example')).subject).toBe('Confirm your email address');
});

test('account takeover by invitation: an identity or an address that somebody has is not joined to another account', async () => {
  google.answersAs({ sub: 'taken', email: 'taken@mail.example', email_verified: true });
  expect((await accept(await invite())).reply.status).toBe(200);
  const secret = await invite();
  expect(refusedAs((await accept(secret)).reply)).toEqual([409, 'sign_in_of_another']);
  google.answersAs({ sub: 'newer', email: boss.email, email_verified: true });
  expect(refusedAs((await accept(secret)).reply)).toEqual([409, 'email_has_account']);
  google.answersAs({ sub: 'newer', email: boss.email, email_verified: false });
  expect(refusedAs((await accept(secret)).reply)).toEqual([409, 'registration_failed']);
  google.answersAs({ sub: 'newer' });
  expect(refusedAs((await accept(secret)).reply)).toEqual([403, 'email_not_told']);
  // None of them has used it up.
  google.answersAs({ sub: 'newer', email: 'newer@mail.example', email_verified: true });
  expect((await accept(secret)).reply.status).toBe(200);
});

test('what no longer lets in is refused before anybody is sent to Google, and again when they come back', async () => {
  const secret = await invite('slow@harbor.example');
  const browser = anOpenidBrowser(server.stranger());
  const address = await browser.ask({ purpose: 'accept', invitation: secret });
  google.answersAs({ sub: 'slow', email: 'slow@harbor.example', email_verified: true });
  await world.asOwner("update invitations set revoked_at = now() where email = 'slow@harbor.example'");
  expect(refusedAs(await browser.bring(await google.visit(address)))).toEqual([410, 'invitation_taken_back']);
  await expect(browser.ask({ purpose: 'accept', invitation: secret })).rejects.toThrow('invitation_taken_back');
  await expect(browser.ask({ purpose: 'accept', invitation: 'nonsense' })).rejects.toThrow('link_not_valid');
});

test('who came by a file is let in by Google: it is linked to the record that is theirs', async () => {
  const rows = [{ firstName: 'Filed', lastName: 'Person', email: 'filed@harbor.example', location: 'Wharf' }];
  const client = await server.as(world.organization.admin);
  await client.call(contract.importPeople, { body: { rows, fileName: 'people.csv', invite: true } });
  google.answersAs({ sub: 'filed', email: 'else@mail.example', email_verified: false, name: 'Another Name' });
  const { me } = await accept((await letterTo(world, 'filed@harbor.example')).secret);
  expect(await me()).toMatchObject({
    state: 'active',
    employee: { firstName: 'Filed', email: 'filed@harbor.example', emailIsVerified: true },
  });
});
