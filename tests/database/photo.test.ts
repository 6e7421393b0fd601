import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client, Reply } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
});

afterAll(() => world.close());

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#4a3fd1' } });

const put = (client: Client, file: Uint8Array): Promise<Reply> =>
  client.send('PUT', contract.changePhoto.path, Uint8Array.from(file));

/** The address of somebody's picture, as their own page has it. */
async function photoUrlOf(client: Client): Promise<string | null> {
  const me = await client.call(contract.readMe);
  return me.ok && me.value.state === 'active' ? me.value.employee.photoUrl : null;
}

async function withPhoto(name: string, at: string): Promise<{ employee: Employee; client: Client; url: string }> {
  const employee = await world.employee(name, { at });
  const client = await server.as(employee);
  const file = await aPicture(300, 200).jpeg().toBuffer();
  expect((await put(client, file)).status).toBe(200);
  const url = await photoUrlOf(client);
  if (url === null) throw new Error('there is no photo');
  return { employee, client, url };
}

/** The bytes of a picture, which a client of tests would read as text. */
async function bytesOf(client: Client, url: string): Promise<Buffer> {
  const response = await fetch(`${server.url}${url}`, { headers: { cookie: client.cookie ?? '' } });
  return Buffer.from(await response.arrayBuffer());
}

describe('a photo', () => {
  test('is drawn anew: square, in two sizes, with nothing else of the file that was sent', async () => {
    const { client, url } = await withPhoto('Ana', 'Wharf');
    const file = await aPicture(400, 300)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'hidden words' }, IFD3: { GPSLatitude: '40/1' } })
      .toBuffer();
    expect(file.includes('hidden words')).toBe(true);
    await put(client, Buffer.concat([file, Buffer.from('<script>more hidden words</script>')]));
    const anew = (await photoUrlOf(client)) ?? '';
    for (const [size, side] of [
      ['small', 160],
      ['large', 512],
    ] as const) {
      const bytes = await bytesOf(client, anew.replace('small', size));
      const { format, width, height, exif } = await sharp(bytes).metadata();
      expect({ format, width, height, exif }).toEqual({ format: 'webp', width: side, height: side, exif: undefined });
      expect(bytes.includes('hidden words')).toBe(false);
    }
    expect(url.startsWith('/api/employees/')).toBe(true);
  });

  test('turned by its camera stands upright', async () => {
    const { client } = await withPhoto('Bo', 'Wharf');
    const halves = aPicture(200, 400).composite([
      { input: { create: { width: 200, height: 200, channels: 3, background: '#ffffff' } }, left: 0, top: 0 },
    ]);
    // Orientation 6: what the file has on top belongs to the right.
    await put(
      client,
      await sharp(await halves.png().toBuffer())
        .withMetadata({ orientation: 6 })
        .jpeg()
        .toBuffer(),
    );
    const { data, info } = await sharp(await bytesOf(client, (await photoUrlOf(client)) ?? ''))
      .raw()
      .toBuffer({ resolveWithObject: true });
    const at = (x: number): number => data[(80 * info.width + x) * info.channels] ?? 0;
    expect(at(150)).toBeGreaterThan(200);
    expect(at(10)).toBeLessThan(120);
  });

  test.each<[string, () => Promise<Uint8Array>, string]>([
    [
      'a drawing',
      async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99" height="99"/>'),
      'photo_kind_unknown',
    ],
    [
      'a picture of a phone',
      async () => Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1MiHEMiPrmiafMiHBheic\0\0\x0d\xd2meta'),
      'photo_is_heic',
    ],
    ['a GIF', () => aPicture(90, 90).gif().toBuffer(), 'photo_kind_unknown'],
    ['a page that calls itself a picture', async () => Buffer.from('<html><script>1</script>'), 'photo_kind_unknown'],
    ['nothing at all', async () => Buffer.from(' '), 'photo_kind_unknown'],
    ['a file cut off', async () => (await aPicture(900, 900).jpeg().toBuffer()).subarray(0, 700), 'photo_damaged'],
    [
      'the head of a JPEG and rubbish',
      async () => Buffer.concat([Buffer.from([255, 216, 255, 224]), Buffer.alloc(2_000, 7)]),
      'photo_damaged',
    ],
    ['a postage stamp', () => aPicture(40, 900).png().toBuffer(), 'photo_too_small'],
    [
      'a bomb of 56 megapixels',
      () => aPicture(8_000, 7_000).png({ compressionLevel: 9 }).toBuffer(),
      'photo_too_large',
    ],
  ])('is not made of %s', async (_, make, code) => {
    const client = await server.as(await world.employee(`Cy${(people += 1)}`, {}));
    const reply = await put(client, await make());
    expect([reply.status, JSON.parse(reply.text)]).toEqual([422, expect.objectContaining({ code })]);
    expect(await photoUrlOf(client)).toBeNull();
  });

  test('of more than ten megabytes is not taken, nor one from a stranger', async () => {
    const { client } = await withPhoto('Dan', 'Wharf');
    expect((await put(client, Buffer.alloc(10 * 1024 * 1024 + 1, 255))).status).toBe(413);
    expect((await put(server.stranger(), Buffer.alloc(100))).status).toBe(401);
    const json = await client.send('PUT', contract.changePhoto.path, { url: 'http://169.254.169.254/' });
    expect(json.status).toBe(415);
  });

  test('that was replaced or removed is so for everybody, and stands in the audit log', async () => {
    const { employee, client, url } = await withPhoto('Eve', 'Wharf');
    expect((await client.call(contract.removePhoto)).ok).toBe(true);
    expect(await photoUrlOf(client)).toBeNull();
    expect((await client.send('GET', url)).status).toBe(404);
    expect((await client.call(contract.removePhoto)).ok).toBe(true);
    const rows = await world.asOwner(
      "select action from audit_entries where employee_id = $1 and action like 'photo.%' order by id",
      [employee.employeeId],
    );
    expect(rows).toEqual([{ action: 'photo.changed' }, { action: 'photo.removed' }]);
  });
});

describe('who sees a photo', () => {
  test('colleagues at a shared location, the location’s managers and admins do; everybody else hears that there is none', async () => {
    const { url } = await withPhoto('Fia', 'North');
    const nobodys = url.replace(/employees\/[^/]*/, 'employees/00000000-0000-7000-8000-000000000000');
    const rival = await world.rival('Copper Kettle');
    const seers: [string, Employee, number][] = [
      ['colleague', await world.employee('Gus', { at: 'North' }), 200],
      [
        'manager from elsewhere',
        await world.employee('Hal', { role: 'manager', at: 'South', manages: ['North'] }),
        200,
      ],
      ['admin', world.organization.admin, 200],
      ['colleague from elsewhere', await world.employee('Ira', { at: 'South' }), 404],
      ['manager of elsewhere', await world.employee('Jan', { role: 'manager', at: 'South', manages: ['South'] }), 404],
      ['admin of another organization', rival.admin, 404],
    ];
    for (const [who, employee, status] of seers) {
      const client = await server.as(employee);
      const reply = await client.send('GET', url);
      expect([who, reply.status]).toEqual([who, status]);
      if (status === 404) {
        const { requestId: _, ...told } = JSON.parse(reply.text) as Record<string, unknown>;
        const { requestId: __, ...none } = JSON.parse((await client.send('GET', nobodys)).text) as Record<
          string,
          unknown
        >;
        expect(told).toEqual(none);
      }
    }
    expect((await server.stranger().send('GET', url)).status).toBe(401);
  });

  test('a browser keeps it for its person alone, and asks each time whether it is still the one', async () => {
    const { client, url } = await withPhoto('Kai', 'Wharf');
    const first = await client.send('GET', url);
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'private, no-cache',
      'x-content-type-options': 'nosniff',
      vary: expect.stringMatching(/cookie/i) as string,
    });
    const etag = first.headers.get('etag') ?? '';
    const second = await client.send('GET', url, undefined, { 'if-none-match': etag });
    expect([second.status, second.text]).toEqual([304, '']);
    await put(client, await aPicture(90, 90).png().toBuffer());
    const third = await client.send('GET', url, undefined, { 'if-none-match': etag });
    expect(third.status).toBe(200);
  });
});
