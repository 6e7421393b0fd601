import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readConfig, type Config } from '../../src/server/kernel/config.ts';
import { planLocalOpenid } from './local-openid.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'meridian-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

function configured(environment: Record<string, string> = {}): Config {
  const read = readConfig({ DATA_DIR: folder, ...environment });
  if (!read.ok) throw new Error(read.details.join('\n'));
  return read.value;
}

const named = async (environment: Record<string, string> = {}) =>
  (await planLocalOpenid(configured(environment)))?.providers.map(({ id }) => id);

test('in the demo the local provider stands in for both, on one port that it keeps', async () => {
  const first = await planLocalOpenid(configured());
  expect(first?.providers.map(({ id, issuer }) => [id, issuer])).toEqual([
    ['google', `http://127.0.0.1:${first?.port}/google`],
    ['microsoft', `http://127.0.0.1:${first?.port}/microsoft`],
  ]);
  expect(await planLocalOpenid(configured())).toEqual(first);
});

test('whoever has credentials is asked, and nobody stands in for them', async () => {
  const google = { GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' };
  expect(await named(google)).toEqual(['microsoft']);
  expect(await named({ ...google, MICROSOFT_CLIENT_ID: 'c', MICROSOFT_CLIENT_SECRET: 'd' })).toBeUndefined();
});

test.each([
  ['production', { NODE_ENV: 'production', SECRET: 'kC2vX8eW0bZ5nQ7rT1yU4iO6pA9sD3fG', SMTP_URL: 'none' }],
  ['an empty deployment', { DEMO: '0' }],
  ['people who come from elsewhere', { PUBLIC_URL: 'https://time.example.com' }],
])('for %s there is none', async (_, environment) => {
  expect(await named(environment)).toBeUndefined();
});

test('a port that was kept and is none is forgotten', async () => {
  writeFileSync(join(folder, 'openid-port'), 'no port');
  expect((await planLocalOpenid(configured()))?.port).toBeGreaterThan(1_023);
});
