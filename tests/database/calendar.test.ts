import ical from 'ical.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { instantAt, parsePlainDate, type PlainDate, type Zone } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import { letterTo } from '../world/letters.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let wharf: string;
let manager: Client;
let people = 0;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  wharf = boss.locationId;
  manager = await server.as(boss);
});

afterAll(() => world.close());

const monday = parsePlainDate('2026-11-23') as PlainDate;

async function worker() {
  people += 1;
  const person = await world.employee(`Follower${people}`, { at: 'Wharf' });
  const client = await server.as(person);
  return { person, client };
}
type Somebody = Awaited<ReturnType<typeof worker>>;

async function addressOf({ client }: Somebody): Promise<string> {
  const made = await client.call(contract.makeCalendarFeed);
  if (!made.ok) throw new Error(made.refusal);
  return made.value.path;
}

/** What a calendar that knows the address reads: it has no cookie. */
async function events(address: string) {
  const answer = await server.stranger().send('GET', address);
  expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
  const calendar = ical.Component.fromString(answer.text);
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ical.Event(component);
    return {
      uid: event.uid,
      from: event.startDate.toJSDate().getTime(),
      sequence: event.sequence,
      status: component.getFirstPropertyValue('status'),
    };
  });
}

describe('a calendar that knows the address', () => {
  test('reads the published shifts of whose it is, and nobody else’s, with each change counted', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const address = await addressOf(ana);
    const shift = await planned(manager, aShift(wharf, monday, ana.person));
    await planned(manager, aShift(wharf, monday, ben.person));
    expect(await events(address)).toEqual([]);
    await published(manager, wharf, monday);
    const nine = instantAt(monday, { hour: 9, minute: 0 }, 'America/New_York' as Zone);
    expect(await events(address)).toEqual([{ uid: shift.shiftId, from: nine, sequence: 0, status: 'CONFIRMED' }]);

    const plan = aShift(wharf, monday, ana.person, 10, 18);
    await manager.call(contract.changeShift, {
      params: { shiftId: shift.shiftId },
      body: { plan, revision: shift.revision },
    });
    await published(manager, wharf, monday);
    expect(await events(address)).toEqual([
      { uid: shift.shiftId, from: plan.startsAt, sequence: 1, status: 'CONFIRMED' },
    ]);
  });

  test('is told that a shift is no more, and whoever has it instead that it is', async () => {
    const [ana, ben] = [await worker(), await worker()];
    const [ofAna, ofBen] = [await addressOf(ana), await addressOf(ben)];
    const { shiftId } = await planned(manager, aShift(wharf, monday, ana.person));
    await published(manager, wharf, monday);
    await ana.client.call(contract.offerShift, { params: { shiftId }, body: { to: null, note: null } });
    expect(await ben.client.call(contract.takeShift, { params: { shiftId }, body: { knowing: [] } })).toMatchObject({
      ok: true,
    });
    expect(await events(ofAna)).toMatchObject([{ uid: shiftId, status: 'CANCELLED', sequence: 1 }]);
    expect(await events(ofBen)).toMatchObject([{ uid: shiftId, status: 'CONFIRMED', sequence: 1 }]);
  });

  test('is answered with nothing new as long as nothing is', async () => {
    const address = await addressOf(await worker());
    const stranger = server.stranger();
    const etag = (await stranger.send('GET', address)).headers.get('etag') ?? '';
    const status = async (seen: string) =>
      (await stranger.send('GET', address, undefined, { 'if-none-match': seen })).status;
    // Proxies make a tag weak, and calendars keep several (RFC 9110, 13.1.2).
    for (const seen of [etag, `W/${etag}`, `"older", ${etag}`, `W/"older",W/${etag}`, '*']) {
      expect(await status(seen), seen).toBe(304);
    }
    for (const seen of ['"older"', etag.slice(1, -1), 'W/"older", "oldest"']) {
      expect(await status(seen), seen).toBe(200);
    }
  });
});

describe('the address', () => {
  test('answers nobody once it is taken back, once another is made, and once its owner has left', async () => {
    const ana = await worker();
    const first = await addressOf(ana);
    const second = await addressOf(ana);
    const status = async (address: string) => (await server.stranger().send('GET', address)).status;
    expect([await status(first), await status(second)]).toEqual([404, 200]);
    expect(await ana.client.call(contract.readCalendarFeed)).toEqual({
      ok: true,
      value: { madeAt: world.clock.now() },
    });
    await ana.client.call(contract.revokeCalendarFeed);
    expect(await status(second)).toBe(404);
    expect(await ana.client.call(contract.readCalendarFeed)).toEqual({ ok: true, value: { madeAt: null } });

    const third = await addressOf(ana);
    await world.asOwner(`update employees set status = 'suspended' where id = $1`, [ana.person.employeeId]);
    expect(await status(third)).toBe(404);
  });

  test('ends with a password that was forgotten, as sessions and tokens do; who changes theirs keeps it', async () => {
    const ana = await worker();
    const address = await addressOf(ana);
    const status = async () => (await server.stranger().send('GET', address)).status;
    const newPassword = 'a lantern over the harbor';
    const change = { currentPassword: ana.person.password, newPassword };
    expect((await ana.client.call(contract.changePassword, { body: change })).ok).toBe(true);
    expect(await status()).toBe(200);
    await server.stranger().call(contract.requestPasswordReset, { body: { email: ana.person.email } });
    // The letter before it tells that the password was changed.
    const { secret } = await letterTo(world, ana.person.email, 2);
    const body = { token: secret, password: `${newPassword} again` };
    expect((await server.stranger().call(contract.resetPassword, { body })).ok).toBe(true);
    expect(await status()).toBe(404);
    expect((await letterTo(world, ana.person.email, 3)).body).toContain(
      'a calendar followed its shifts was taken back',
    );
    expect(await world.asOwner(`select details from audit_entries where action = 'password.reset'`)).toEqual([
      { details: { ended: 1, tokens: 0, calendarFeeds: 1 } },
    ]);
  });

  test('stands nowhere: neither in the database nor in the audit log, which tells that it was made', async () => {
    const ana = await worker();
    const secret = /\.([\w-]{43})\.ics$/.exec(await addressOf(ana))?.[1] ?? '';
    expect(secret).toHaveLength(43);
    const rows = await world.asOwner<{ row: string }>(
      `select to_jsonb(f)::text as row from calendar_feeds f union all select to_jsonb(a)::text from audit_entries a where action like 'calendar_feed.%'`,
    );
    expect(rows.some(({ row }) => row.includes('calendar_feed.made'))).toBe(true);
    expect(rows.every(({ row }) => !row.includes(secret))).toBe(true);
  });
});

test('one shift is a file for whoever may see it, and is not there for whoever may not', async () => {
  const ana = await worker();
  const { shiftId } = await planned(manager, aShift(wharf, monday, ana.person));
  await published(manager, wharf, monday);
  const path = `/api/schedule/shifts/${shiftId}/calendar`;
  const file = await ana.client.send('GET', path);
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="shift.ics"');
  expect(file.text).toContain(`UID:${shiftId}`);
  const elsewhere = await server.as(await world.employee('Elsewhere', { at: 'Harbor' }));
  expect((await elsewhere.send('GET', path)).status).toBe(404);
});
