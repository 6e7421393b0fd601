import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { tellPerson } from '../../src/server/notifications/tell-person.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { whenQuiet } from '../world/letters.ts';
import { worldPassword } from '../world/organization.ts';
import { aPushBrowser, type PushBrowser } from '../world/push-browser.ts';
import { aReceiver, type Receiver } from '../world/receiver.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let service: Receiver;

beforeAll(async () => {
  world = await aWorld({ now: new Date().toISOString() });
  server = await world.serve({ reach: 'anywhere' });
});

beforeEach(async () => {
  service = await aReceiver();
  service.answer(201);
  return () => service.close();
});

afterAll(() => world.close());

const devicesOf = async (client: Client) => {
  const answer = await client.call(contract.readPushDevices);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
};

/** Turns push on as the page does, with a browser's keys. */
async function turnedOn(client: Client, browser: PushBrowser, path = '/push/a') {
  const { serverKey } = await devicesOf(client);
  const { p256dh, auth } = browser;
  return client.call(contract.turnPushOn, { body: { serverKey, endpoint: `${service.url}${path}`, p256dh, auth } });
}

const voided = (who: Employee, organizationId = world.organization.id) =>
  world.inside(organizationId, (ctx) =>
    tellPerson(ctx, who, {
      kind: 'payment_voided',
      facts: () => ({ date: 'Friday, November 13', by: 'Nadia', reason: 'Paid twice', link: '/payments' }),
    }),
  );

const arrived = (count: number) => expect.poll(() => service.received.length).toBe(count);

const failures = () =>
  world.asOwner<{ failure: string }>("select failure from letters where channel = 'push' and failure is not null");

describe('a browser that somebody lets notify them', () => {
  test('is shown what they are told, sealed for it alone, and by a server that its service can tell', async () => {
    const ana = await world.employee('Ana');
    const client = await server.as(ana);
    const browser = aPushBrowser();
    expect(await turnedOn(client, browser)).toMatchObject({ ok: true, value: { devices: [{ isThisOne: true }] } });
    await voided(ana);
    await arrived(1);
    const [message] = service.received;
    expect(message?.path).toBe('/push/a');
    expect(message?.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' });
    const { serverKey } = await devicesOf(client);
    expect(message?.headers.authorization).toMatch(new RegExp(`^vapid t=[\\w.-]+, k=${serverKey}$`));
    expect(browser.open(message?.body ?? Buffer.alloc(0))).toMatchObject({
      title: 'Your payment of Friday, November 13 was voided',
      body: 'Harbor Cafe',
      link: '/payments',
      language: 'en',
    });
    expect(() => aPushBrowser().open(message?.body ?? Buffer.alloc(0))).toThrow(/authenticate/);
    await expect.poll(async () => (await devicesOf(client)).devices[0]?.reachedAt).toBe(world.clock.now());
  });

  test('is shown a test in the language of its owner', async () => {
    const client = await server.as(await world.employee('Amal'));
    expect(await client.call(contract.testPush)).toMatchObject({ refusal: 'push_nowhere_on' });
    await client.call(contract.changePreferences, { body: { language: 'ar' } });
    const browser = aPushBrowser();
    await turnedOn(client, browser);
    expect(await client.call(contract.testPush)).toMatchObject({ ok: true });
    await arrived(1);
    const shown = browser.open(service.received[0]?.body ?? Buffer.alloc(0));
    expect(shown).toMatchObject({ title: 'هكذا يبلّغك Meridian', dir: 'rtl', link: '/settings/notifications' });
    expect(await client.call(contract.testPush)).toMatchObject({ ok: true });
    expect(await client.call(contract.testPush)).toMatchObject({ ok: true });
    expect(await client.call(contract.testPush)).toMatchObject({ refusal: 'too_many_attempts' });
    // Those that were let through arrive before their service is gone, or they would be tried for a day.
    await arrived(3);
  });

  test('is shown three tests a minute, though more are asked for at once', async () => {
    const client = await server.as(await world.employee('Asa'));
    await turnedOn(client, aPushBrowser());
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => client.call(contract.testPush)));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3);
    await arrived(3);
  });

  test('is shown nothing that they chose not to see there, nor what others are told', async () => {
    const [bea, cem] = [await world.employee('Bea'), await world.employee('Cem')];
    const client = await server.as(bea);
    await turnedOn(client, aPushBrowser());
    const cells = [{ event: 'payments', channel: 'push', isWanted: false }] as const;
    await client.call(contract.changeNoticeChoices, { body: { cells: [...cells] } });
    await voided(bea);
    await voided(cem);
    await whenQuiet(world);
    expect(service.received).toEqual([]);
  });

  test('notifies them no longer once somebody else signs in over their session, which is over; whoever signs in again is notified still', async () => {
    const [flo, gil] = [await world.employee('Flo'), await world.employee('Gil')];
    const client = await server.as(flo);
    await turnedOn(client, aPushBrowser());
    const over = async (person: Employee, cookie: string) => {
      const { email } = person;
      const wish = { email, password: worldPassword };
      const { status, headers } = await server.stranger().send('POST', contract.signIn.path, wish, { cookie });
      expect(status).toBe(200);
      return headers.get('set-cookie')?.split(';')[0] ?? '';
    };
    const again = await over(flo, client.cookie ?? '');
    expect((await client.send('GET', contract.readPushDevices.path)).status).toBe(401);
    const kept = await server.stranger().send('GET', contract.readPushDevices.path, undefined, { cookie: again });
    expect(JSON.parse(kept.text)).toMatchObject({ devices: [{ isThisOne: true }] });
    await voided(flo);
    await arrived(1);

    const others = await over(gil, again);
    const gone = await server.stranger().send('GET', contract.readPushDevices.path, undefined, { cookie: again });
    expect(gone.status).toBe(401);
    const his = await server.stranger().send('GET', contract.readPushDevices.path, undefined, { cookie: others });
    expect(JSON.parse(his.text)).toMatchObject({ devices: [] });
    await voided(flo);
    await whenQuiet(world);
    expect(service.received).toHaveLength(1);
    const told = await world.asOwner<{ action: string }>(
      `select action from audit_entries where employee_id = $1 and action like 'session.%' order by sequence`,
      [flo.employeeId],
    );
    expect(told.map(({ action }) => action)).toEqual([
      'session.started',
      'session.replaced',
      'session.started',
      'session.replaced',
    ]);
  });

  test('is one of several, each of which is reached', async () => {
    const dia = await world.employee('Dia');
    await turnedOn(await server.as(dia), aPushBrowser(), '/push/phone');
    await turnedOn(await server.as(dia), aPushBrowser(), '/push/desk');
    await voided(dia);
    await arrived(2);
    expect(service.received.map(({ path }) => path).toSorted()).toEqual(['/push/desk', '/push/phone']);
  });

  test('is turned on anew in the place of what it was, and makes room for an eleventh', async () => {
    const eli = await world.employee('Eli');
    const client = await server.as(eli);
    await turnedOn(client, aPushBrowser(), '/push/old');
    await turnedOn(client, aPushBrowser(), '/push/new');
    await voided(eli);
    await arrived(1);
    expect(service.received[0]?.path).toBe('/push/new');
    for (let more = 0; more < 10; more += 1) await turnedOn(await server.as(eli), aPushBrowser());
    expect((await devicesOf(client)).devices).toHaveLength(10);
  });
});

describe('nothing more is sent to a browser', () => {
  test.each([404, 410])('of which its service says %i: it is forgotten, and no admin is troubled', async (status) => {
    const finn = await world.employee('Finn');
    const client = await server.as(finn);
    await turnedOn(client, aPushBrowser());
    service.answer(status);
    await voided(finn);
    await expect.poll(async () => (await devicesOf(client)).devices).toEqual([]);
    await whenQuiet(world);
    expect(await failures()).toContainEqual({ failure: 'device_gone' });
    const told = "select 1 from audit_entries where action = 'letter.given_up' and details->>'failure' = 'device_gone'";
    expect(await world.asOwner(told)).toEqual([]);
  });

  test('whose owner has signed out there', async () => {
    const gil = await world.employee('Gil');
    const [here, there] = [await server.as(gil), await server.as(gil)];
    await turnedOn(here, aPushBrowser(), '/push/here');
    await turnedOn(there, aPushBrowser(), '/push/there');
    await here.call(contract.signOut);
    await voided(gil);
    await arrived(1);
    await whenQuiet(world);
    expect(service.received.map(({ path }) => path)).toEqual(['/push/there']);
    expect((await devicesOf(there)).devices).toHaveLength(1);
  });

  test('that its owner turned off from elsewhere; nobody else can', async () => {
    const [hana, ida] = [await world.employee('Hana'), await world.employee('Ida')];
    const client = await server.as(hana);
    await turnedOn(client, aPushBrowser());
    const deviceId = (await devicesOf(client)).devices[0]?.deviceId ?? '';
    const off = { params: { deviceId } };
    expect(await (await server.as(ida)).call(contract.turnPushOff, off)).toMatchObject({ refusal: 'not_found' });
    expect(await (await server.as(hana)).call(contract.turnPushOff, off)).toMatchObject({ ok: true });
    await voided(hana);
    await whenQuiet(world);
    expect(service.received).toEqual([]);
  });
});

test('what a service does not take now is tried again', async () => {
  const joe = await world.employee('Joe');
  await turnedOn(await server.as(joe), aPushBrowser());
  service.answer(503);
  await voided(joe);
  await arrived(1);
  service.answer(201);
  const again = 'update graphile_worker._private_jobs set run_at = now() where locked_at is null and attempts > 0';
  await expect
    .poll(async () => {
      await world.asOwner(again);
      return service.received.length;
    })
    .toBeGreaterThan(1);
});

test('no address inside is taken, no key that is none, and none that was made for another server', async () => {
  const outside = await world.serve();
  const client = await outside.as(await world.employee('Kim'));
  const { serverKey } = await devicesOf(client);
  const { p256dh, auth } = aPushBrowser();
  const good = { serverKey, endpoint: 'https://push.invalid/a', p256dh, auth };
  const refusedFor = async (wrong: Partial<typeof good>) => {
    const answer = await client.call(contract.turnPushOn, { body: { ...good, ...wrong } });
    return answer.ok ? 'none' : answer.refusal;
  };
  expect(await refusedFor({ endpoint: 'https://10.0.0.1/a' })).toBe('push_address_refused');
  expect(await refusedFor({ endpoint: 'http://push.invalid/a' })).toBe('push_address_refused');
  expect(await refusedFor({ p256dh: p256dh.slice(1) })).toBe('push_keys_refused');
  expect(await refusedFor({ serverKey: p256dh })).toBe('push_server_key_changed');
  expect(await refusedFor({})).toBe('none');
});

test('where a browser is reached stands nowhere in clear', async () => {
  await turnedOn(await server.as(await world.employee('Lea')), aPushBrowser(), '/push/secret-place');
  const rows = await world.asOwner<{ text: string }>("select encode(address, 'escape') as text from push_devices");
  expect(rows.some(({ text }) => text.includes('secret-place'))).toBe(false);
});
