import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generate, HttpClient } from 'openapi-typescript-codegen';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const root = join(import.meta.dirname, '../..');
const made = join(root, '.cache/openapi-client');

interface Call {
  (input?: Record<string, unknown>): Promise<unknown>;
}
interface GeneratedClient {
  readonly OpenAPI: { BASE: string };
  readonly SignInService: { readonly signIn: Call };
  readonly ClockService: { readonly recordPunch: Call };
  readonly TimeCardService: { readonly readTimeCard: Call };
}

let world: World;
let server: WorldServer;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await world.close();
});

test('a client that a published generator writes from openapi.json signs in, punches and reads a time card', async () => {
  const ana = await world.employee('Ana');
  const document: unknown = await (await fetch(`${server.url}/openapi.json`)).json();
  rmSync(made, { recursive: true, force: true });
  await generate({
    input: document as object,
    output: made,
    httpClient: HttpClient.FETCH,
    useOptions: true,
    useUnionTypes: true,
  });
  expectToCompile();
  const client = (await import(/* @vite-ignore */ join(made, 'index.ts'))) as GeneratedClient;
  client.OpenAPI.BASE = server.url;
  keepCookies();
  await client.SignInService.signIn({ requestBody: { email: ana.email, password: ana.password } });
  const id = v7({ msecs: world.clock.now() });
  await client.ClockService.recordPunch({ requestBody: { id, kind: 'clock_in', offline: false } });
  world.clock.advance(90 * 60_000);
  await client.ClockService.recordPunch({
    requestBody: { id: v7({ msecs: world.clock.now() }), kind: 'clock_out', offline: false },
  });
  expect(await client.TimeCardService.readTimeCard({ date: '2026-11-20' })).toMatchObject({
    startsOn: '2026-11-16',
    workedMinutes: 90,
  });
});

/** Its types hold, as strictly as its makers mean them to. */
function expectToCompile(): void {
  writeFileSync(
    join(made, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        module: 'esnext',
        moduleResolution: 'bundler',
        target: 'es2022',
        lib: ['es2023', 'dom', 'dom.iterable'],
        types: [],
      },
      include: ['**/*.ts'],
    }),
  );
  execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', made], { stdio: 'inherit' });
}

/** What a browser does by itself: keeps the cookies that it is given. */
function keepCookies(): void {
  let cookie = '';
  const plain = globalThis.fetch;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (cookie !== '') headers.set('cookie', cookie);
    const response = await plain(url, { ...init, headers });
    const [given] = response.headers.getSetCookie();
    if (given !== undefined) cookie = given.split(';')[0] ?? '';
    return response;
  });
}
