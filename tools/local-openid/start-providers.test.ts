import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../postgres/port.ts';
import { chooserPage } from './chooser-page.ts';
import { startLocalProviders, type LocalProviders } from './start-providers.ts';

let local: LocalProviders;

beforeAll(async () => {
  local = await startLocalProviders({ mode: 'test', port: await freePort(undefined), publicUrl: 'http://127.0.0.1' });
});

afterAll(() => local.stop());

test('production refuses it, in one sentence', async () => {
  await expect(
    startLocalProviders({ mode: 'production', port: 1, publicUrl: 'https://time.example.com' }),
  ).rejects.toThrow(/signs anybody in as anybody, and production refuses it\.$/);
});

test.each(['google', 'microsoft'])('%s is an issuer of its own, with keys of its own', async (id) => {
  const found = await fetch(`${local.url}/${id}/.well-known/openid-configuration`);
  const { issuer, jwks_uri: keys } = (await found.json()) as { issuer: string; jwks_uri: string };
  expect(issuer).toBe(`${local.url}/${id}`);
  expect(keys).toBe(`${local.url}/${id}/jwks`);
  expect(((await (await fetch(keys)).json()) as { keys: unknown[] }).keys).toHaveLength(1);
});

test('it sends nobody elsewhere than to Meridian on this machine', async () => {
  const ask = (redirect: string) => {
    const address = new URL(`${local.url}/google/auth`);
    const wish = { client_id: 'meridian-google', response_type: 'code', scope: 'openid', redirect_uri: redirect };
    const pkce = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
    address.search = new URLSearchParams({ ...wish, ...pkce }).toString();
    return fetch(address, { redirect: 'manual' });
  };
  for (const elsewhere of ['https://evil.example/openid/google', 'http://127.0.0.1:3000/elsewhere']) {
    const refused = await ask(elsewhere);
    expect([refused.status, refused.headers.get('location')]).toEqual([400, null]);
  }
  const asked = await ask('http://127.0.0.1:45678/openid/google');
  expect(asked.headers.get('location')).toMatch(/^\/google\/choose\//);
});

test('the chooser says what is told to it as text', () => {
  const hostile = { firstName: '<script>', lastName: '"&\'', email: 'x"><b>@x.example', emailIsVerified: true };
  const page = chooserPage({
    language: 'en',
    provider: 'Google',
    action: '/google/choose/1',
    accounts: [hostile],
    someoneNew: false,
  });
  expect(page).not.toContain('<script>');
  expect(page).toContain('&lt;script&gt; &quot;&amp;&#39;');
  expect(page).toContain('value="x&quot;&gt;&lt;b&gt;@x.example"');
});

test('what nobody asked for is over, and other paths are none', async () => {
  expect((await fetch(`${local.url}/google/choose/made-up`)).status).toBe(404);
  expect((await fetch(`${local.url}/style/../../package.json`)).status).toBe(404);
  expect((await fetch(`${local.url}/`)).status).toBe(404);
});
