import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { problemIn } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldPassword } from '../world/organization.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let plain: WorldServer;
let secure: WorldServer;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  plain = await world.serve();
  secure = await world.serve({ publicUrl: 'https://time.example.com' });
  ana = await world.employee('Ana');
});

afterAll(() => world.close());

const changing = Object.values(contract).filter(({ method }) => method !== 'GET');

describe('another site’s page', () => {
  test.each(changing.map((endpoint) => [endpoint.name, endpoint] as const))(
    'cannot make a browser call %s',
    async (_, endpoint) => {
      const client = await plain.as(ana);
      for (const origin of [
        'https://evil.example',
        'null',
        'http://127.0.0.1:1',
        `${plain.url}.evil.example`,
        'not an origin',
      ]) {
        const reply = await client.send(endpoint.method, endpoint.path, {}, { origin });
        expect([origin, reply.status, problemIn(reply.text).code]).toEqual([origin, 403, 'foreign_origin']);
      }
      expect((await client.call(contract.readClock)).ok).toBe(true);
    },
  );

  test('our own page can', async () => {
    const client = await plain.as(ana);
    const reply = await client.send('PATCH', contract.changePreferences.path, { theme: 'dark' }, { origin: plain.url });
    expect(reply.status).toBe(200);
  });

  test('may read nothing: no answer names it as allowed', async () => {
    const client = await plain.as(ana);
    const reply = await client.send('GET', contract.readClock.path, undefined, { origin: 'https://evil.example' });
    expect([...reply.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect(reply.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  });
});

describe('the session cookie', () => {
  const cookieFrom = async (server: WorldServer) => {
    const reply = await server
      .stranger()
      .send('POST', contract.signIn.path, { email: ana.email, password: worldPassword });
    const [cookie = '', ...others] = reply.headers.getSetCookie();
    expect(others).toEqual([]);
    const [pair = '', ...flags] = cookie.split('; ');
    return { name: pair.split('=')[0], secret: pair.split('=')[1] ?? '', flags };
  };

  test('is out of reach of scripts and of other sites', async () => {
    const { name, secret, flags } = await cookieFrom(plain);
    expect(name).toBe('meridian_session');
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    expect(flags).toEqual(expect.arrayContaining(['HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(flags.find((flag) => flag.startsWith('Expires='))).toBe('Expires=Sun, 20 Dec 2026 15:00:00 GMT');
  });

  test('goes over TLS only, and to this host only, where people reach us by https', async () => {
    const { name, flags } = await cookieFrom(secure);
    expect(name).toBe('__Host-meridian_session');
    expect(flags).toEqual(expect.arrayContaining(['Secure', 'HttpOnly', 'SameSite=Lax', 'Path=/']));
    expect(flags.some((flag) => flag.startsWith('Domain'))).toBe(false);
    const client = await secure.as(ana);
    const out = await client.send('POST', contract.signOut.path);
    expect(out.headers.getSetCookie()[0]).toMatch(/^__Host-meridian_session=; .*Secure/);
  });

  test('without the prefix it opens nothing where people reach us by https: a neighbouring site could have set it', async () => {
    const client = await plain.as(ana);
    const reply = await secure
      .stranger()
      .send('GET', contract.readClock.path, undefined, { cookie: client.cookie ?? '' });
    expect(reply.status).toBe(401);
  });

  test('nothing of the API is kept by caches, and browsers are told to keep to https', async () => {
    const reply = await secure.stranger().send('GET', contract.readMe.path);
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('strict-transport-security')).toMatch(/max-age=\d{8}/);
    expect(reply.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect((await plain.stranger().send('GET', contract.readMe.path)).headers.has('strict-transport-security')).toBe(
      false,
    );
  });
});
