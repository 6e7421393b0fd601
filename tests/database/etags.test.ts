import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let admin: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  admin = await server.as(world.organization.admin);
});

afterAll(() => world.close());

const path = contract.readPaymentLimit.path;

const limit = async (headers: Record<string, string> = {}) => admin.send('GET', path, undefined, headers);

const change = (body: object, ifMatch?: string) =>
  admin.send('PUT', contract.changePaymentLimit.path, body, ifMatch === undefined ? {} : { 'if-match': ifMatch });

describe('what was looked at', () => {
  test('is not sent again while it is the same', async () => {
    const first = await limit();
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^"\d+\.[\w-]{22}"$/);
    const again = await limit({ 'if-none-match': `"other", W/${etag}` });
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag]);
    expect((await limit({ 'if-none-match': '"other"' })).status).toBe(200);
  });

  test('has another tag for whoever sees something else', async () => {
    const [ana, bea] = [await server.as(await world.employee('Ana')), await server.as(await world.employee('Bea'))];
    const tagOf = async (client: Client) => (await client.send('GET', '/api/me')).headers.get('etag');
    expect(await tagOf(ana)).not.toBe(await tagOf(bea));
    expect(await tagOf(ana)).toBe(await tagOf(ana));
  });
});

describe('what is changed by whoever looked', () => {
  test('is changed under its tag, which is another then; under the former it is not', async () => {
    const etag = (await limit()).headers.get('etag') ?? '';
    const changed = await change({ limitCents: 50_000 }, etag);
    expect([changed.status, changed.text]).toEqual([200, expect.anything()]);
    expect(changed.headers.get('etag')).not.toBe(etag);
    const late = await change({ limitCents: 60_000 }, etag);
    expect(late.status).toBe(412);
    expect(JSON.parse(late.text)).toMatchObject({ code: 'precondition_failed', status: 412 });
    expect(JSON.parse((await limit()).text)).toMatchObject({ limitCents: 50_000 });
  });

  test('is refused as before where its body alone says what was seen', async () => {
    const late = await change({ limitCents: 60_000, revision: 0 });
    expect(late.status).toBe(409);
  });
});
