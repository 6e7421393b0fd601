import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { EndpointSpec } from '../../src/contract/kernel/endpoint.ts';
import { wireOf, type Reply } from '../world/client.ts';
import type { WorldServer } from '../world/world.ts';
import { samples } from './samples.ts';
import { setStage, type Stage } from './stage.ts';

let stage: Stage;
let secure: WorldServer;
let webRoot: string;

beforeAll(async () => {
  stage = await setStage();
  webRoot = mkdtempSync(join(tmpdir(), 'meridian-page-'));
  writeFileSync(join(webRoot, 'index.html'), '<!doctype html><title>Meridian</title>');
  secure = await stage.world.serve({ publicUrl: 'https://time.example.com', webRoot });
});

afterAll(async () => {
  await stage.world.close();
  rmSync(webRoot, { recursive: true });
});

/** What keeps a browser from being turned against its owner, on whatever is answered. */
function expectGuarded(what: string, { headers, status }: Reply): void {
  const policy = headers.get('content-security-policy') ?? '';
  expect([what, status, policy.includes("default-src 'none'")]).toEqual([what, status, true]);
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval|\*/);
  expect(policy).toContain("frame-ancestors 'none'");
  expect([what, headers.get('x-content-type-options')]).toEqual([what, 'nosniff']);
  expect([what, headers.get('x-frame-options')]).toEqual([what, 'DENY']);
  expect([what, headers.get('referrer-policy')]).toEqual([what, 'same-origin']);
  expect([what, headers.get('cross-origin-opener-policy')]).toEqual([what, expect.stringMatching(/^same-origin/)]);
  expect([what, headers.get('cross-origin-resource-policy')]).toEqual([what, 'same-origin']);
  expect([what, headers.get('strict-transport-security')]).toEqual([what, expect.stringMatching(/max-age=\d{8}/)]);
  expect([what, headers.get('x-powered-by'), headers.get('server')]).toEqual([what, null, null]);
  for (const cookie of headers.getSetCookie()) {
    expect(cookie).toMatch(/^__Host-[^;]+;/);
    for (const flag of ['Secure', 'HttpOnly', 'Path=/']) expect(cookie.split('; ')).toContain(flag);
    expect(cookie).toMatch(/SameSite=(Lax|Strict)/);
    expect(cookie).not.toContain('Domain');
  }
}

describe('every answer carries the headers that guard a browser, and every cookie its flags', () => {
  test.each(Object.entries(contract) as [keyof typeof contract, EndpointSpec][])(
    '%s, to whoever is let in and to whoever is not',
    async (name, endpoint) => {
      const { path, body, headers } = wireOf(endpoint, samples[name].input(stage));
      expectGuarded('refused', await secure.stranger().send(endpoint.method, path, body, headers));
      const admin = await secure.as(stage.world.organization.admin);
      expectGuarded('answered', await admin.send(endpoint.method, path, body, headers));
      expectGuarded(
        'foreign',
        await admin.send(endpoint.method, path, body, { ...headers, 'sec-fetch-site': 'cross-site' }),
      );
    },
  );

  test.each([
    ['the page', 'GET', '/login', undefined, {}],
    ['a missing file', 'GET', '/assets/none.js', undefined, {}],
    ['a missing endpoint', 'GET', '/api/nothing', undefined, {}],
    ['another method', 'DELETE', contract.signIn.path, undefined, {}],
    ['half a body', 'POST', contract.signIn.path, '{"email":', {}],
    ['too much', 'POST', contract.signIn.path, `"${'x'.repeat(300_000)}"`, {}],
    ['another kind', 'POST', contract.signIn.path, '<a/>', { 'content-type': 'application/xml' }],
    ['no path', 'GET', '/api/%zz', undefined, {}],
    ['no path at all', 'GET', '/%zz', undefined, {}],
    ['a path of two slashes', 'GET', '//evil.example', undefined, {}],
    ['a path that ends', 'GET', '/%00', undefined, {}],
    ['a way out', 'GET', '/..%2f..%2fetc%2fpasswd', undefined, {}],
    ['a long parameter', 'POST', `/api/clock/punches/${'x'.repeat(3_000)}/undo`, {}, {}],
    ['a long path', 'GET', `/api/${'x'.repeat(9_000)}`, undefined, {}],
  ] as const)('%s', async (what, method, path, body, headers) => {
    expectGuarded(what, await secure.stranger().send(method, path, body, headers));
  });
});

test.each([
  ['a line that is none', 'GET\r\n\r\n', 400],
  ['no host', 'GET /api/me HTTP/1.1\r\nconnection: close\r\n\r\n', 400],
  [
    'two lengths',
    'POST /api/sign-in HTTP/1.1\r\nhost: x\r\ncontent-length: 2\r\ntransfer-encoding: chunked\r\n\r\n{}',
    400,
  ],
  ['long headers', `GET /api/me HTTP/1.1\r\nhost: x\r\nx-long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ['a strange wish', 'GET /api/me HTTP/1.1\r\nhost: x\r\nexpect: banana\r\nconnection: close\r\n\r\n', 200],
] as const)('%s is answered with the headers of every answer', async (what, written, status) => {
  const reply = await answerTo(written);
  expect([what, reply.status]).toEqual([what, status]);
  expectGuarded(what, reply);
  if (status !== 200) expect(JSON.parse(reply.text)).toMatchObject({ status, type: 'about:blank' });
});

/** What comes back for bytes that no client of ours would send. */
async function answerTo(written: string): Promise<Reply> {
  const { hostname, port } = new URL(secure.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.write(written);
  let answer = '';
  for await (const piece of socket) answer += String(piece);
  const [head = '', text = ''] = answer.split('\r\n\r\n');
  const [line = '', ...lines] = head.split('\r\n');
  const headers = new Headers(
    lines.map((one): [string, string] => [one.split(': ')[0] ?? '', one.split(': ').slice(1).join(': ')]),
  );
  return { status: Number(line.split(' ')[1]), headers, text };
}

test.each(['//evil.example', '/%00', '/%2e%2e/%2e%2e/etc/passwd', '/..%2f..%2fetc%2fpasswd', '/%zz'])(
  'there is nothing at %s, and it leads nowhere else',
  async (path) => {
    const reply = await secure.stranger().send('GET', path, undefined, { accept: 'application/json' });
    expect([path, reply.status, reply.headers.get('location')]).toEqual([path, 404, null]);
  },
);

describe('a change is taken from our own page alone', () => {
  const theme = { theme: 'dark' };
  const change = async (headers: Record<string, string>): Promise<number> => {
    const admin = await secure.as(stage.world.organization.admin);
    return (await admin.send('PATCH', contract.changePreferences.path, theme, headers)).status;
  };

  test.each([
    ['by its origin', { origin: 'https://time.example.com' }],
    ['by what the browser says of it', { 'sec-fetch-site': 'same-origin' }],
    ['by both', { origin: 'https://time.example.com', 'sec-fetch-site': 'same-origin' }],
  ])('%s', async (_, headers) => expect(await change(headers)).toBe(200));

  test.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site that says nothing of itself', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour under our name', { origin: 'https://time.example.com', 'sec-fetch-site': 'same-site' }],
    ['our name without TLS', { origin: 'http://time.example.com' }],
    ['another port', { origin: 'https://time.example.com:8443' }],
    ['a name that somebody else points at us', { origin: 'http://rebound.example', host: 'rebound.example' }],
    ['nobody', { origin: 'null' }],
  ])('not from %s', async (_, headers) => expect(await change(headers)).toBe(403));
});
