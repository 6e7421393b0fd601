import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Role } from '../../src/domain/access/role.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, listed, said, say, textsOf, unreadOf } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Client;
let admin: Client;
let ana: Employee;
let wharf: string;
let pier: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
  admin = await server.as(world.organization.admin);
  ana = await world.employee('Ana', { at: 'Wharf' });
  wharf = await world.organization.location('Wharf');
  pier = await world.organization.location('Pier');
});

afterAll(() => world.close());

interface Rule {
  readonly kind: 'group' | 'announcement';
  readonly name: string;
  readonly locationId: string | null;
  readonly role: Role | null;
}

const opening = (by: Client, body: Rule) => by.call(contract.openFollowing, { body });

async function opened(by: Client, body: Rule): Promise<string> {
  const answer = await opening(by, body);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.id;
}

const moved = (employee: Employee, location: string) =>
  world.asOwner('update employees set home_location_id = $2 where id = $1', [employee.employeeId, location]);

describe('a conversation that follows a location', () => {
  test('has whoever works there: those who come later, and no longer those who go', async () => {
    const conversationId = await opened(boss, { kind: 'group', name: 'Wharf team', locationId: wharf, role: null });
    await said(boss, conversationId, 'Welcome');
    const client = await server.as(ana);
    expect(await textsOf(client, conversationId)).toEqual(['Welcome']);
    expect((await say(client, conversationId, 'Thanks')).ok).toBe(true);

    await moved(ana, pier);
    expect(await listed(client, 'Wharf team')).toEqual([]);
    expect(await say(client, conversationId, 'Still here?')).toMatchObject({ refusal: 'not_found' });
    const params = { conversationId };
    expect(await client.call(contract.readMessages, { params, query: {} })).toMatchObject({ refusal: 'not_found' });
    await moved(ana, wharf);
    expect(await textsOf(client, conversationId)).toEqual(['Welcome', 'Thanks']);

    world.clock.set('2026-11-20T16:00:00.000Z');
    const newcomer = await server.as(await world.employee('Newcomer', { at: 'Wharf' }));
    expect(await listed(newcomer, 'Wharf team')).toMatchObject([{ unread: 0, rule: { location: { name: 'Wharf' } } }]);
    await said(boss, conversationId, 'And welcome to you');
    expect(await unreadOf(newcomer)).toBe(1);
  });

  describe('is no news to whoever comes to it later, as far as it was said before:', () => {
    let mia: Employee;
    let client: Client;
    const changed = (body: { homeLocationId?: string; furtherLocationIds?: string[]; revision?: number }) =>
      admin.call(contract.changeEmployee, {
        params: { employeeId: mia.employeeId },
        body: {
          firstName: 'Mia',
          lastName: 'Moved',
          homeLocationId: pier,
          furtherLocationIds: [],
          employedFrom: null,
          employedUntil: null,
          revision: 1,
          ...body,
        },
      });

    /** Mia works at the pier, and everybody talked before she comes. */
    async function talked(rule: Rule): Promise<void> {
      const conversationId = await opened(admin, rule);
      mia = await world.employee('Mia Moved', { at: 'Pier' });
      client = await server.as(mia);
      const unread = await unreadOf(client);
      world.clock.advance(60_000);
      await said(admin, conversationId, 'Long ago');
      expect(await unreadOf(client)).toBe(unread);
      world.clock.advance(60_000);
    }

    /** What was said before is there and read; what is said from now on is news. */
    async function begins(name: string): Promise<void> {
      const found = (await listed(client, name))[0];
      expect(found).toMatchObject({ unread: 0 });
      expect(await textsOf(client, found?.id ?? '')).toEqual(['Long ago']);
      world.clock.advance(60_000);
      await said(admin, found?.id ?? '', 'Welcome');
      expect(await listed(client, name)).toMatchObject([{ unread: 1 }]);
    }

    test('by a move', async () => {
      await talked({ kind: 'announcement', name: 'Moving', locationId: wharf, role: null });
      expect(await changed({ homeLocationId: wharf })).toMatchObject({ ok: true });
      await begins('Moving');
    });

    test('by a further location', async () => {
      await talked({ kind: 'announcement', name: 'Furthering', locationId: wharf, role: 'employee' });
      expect(await changed({ furtherLocationIds: [wharf] })).toMatchObject({ ok: true });
      await begins('Furthering');
    });

    test('and goes on for whoever keeps the location, as their home or as a further one', async () => {
      await talked({ kind: 'announcement', name: 'Keeping', locationId: wharf, role: null });
      expect(await changed({ furtherLocationIds: [wharf] })).toMatchObject({ ok: true });
      await begins('Keeping');
      expect(await changed({ homeLocationId: wharf, furtherLocationIds: [pier], revision: 2 })).toMatchObject({
        ok: true,
      });
      expect(await listed(client, 'Keeping')).toMatchObject([{ unread: 1 }]);
      world.clock.advance(60_000);
      expect(await changed({ furtherLocationIds: [wharf], revision: 3 })).toMatchObject({ ok: true });
      expect(await listed(client, 'Keeping')).toMatchObject([{ unread: 1 }]);
    });

    test('by a role, and by a location to answer for', async () => {
      await talked({ kind: 'announcement', name: 'Leading', locationId: wharf, role: 'manager' });
      const params = { employeeId: mia.employeeId };
      const body = { role: 'manager' as const, managedLocationIds: [wharf], revision: 1 };
      expect(await admin.call(contract.changeRole, { params, body })).toMatchObject({ ok: true });
      client = await server.as(mia);
      await begins('Leading');
    });

    test('by a role alone', async () => {
      await talked({ kind: 'announcement', name: 'Leaders', locationId: null, role: 'manager' });
      const params = { employeeId: mia.employeeId };
      const body = { role: 'manager' as const, managedLocationIds: [pier], revision: 1 };
      expect(await admin.call(contract.changeRole, { params, body })).toMatchObject({ ok: true });
      client = await server.as(mia);
      await begins('Leaders');
    });
  });

  test('is lost to whoever is suspended, with the same commit', async () => {
    const conversationId = await opened(boss, { kind: 'group', name: 'Suspended', locationId: wharf, role: null });
    const eve = await world.employee('Eve', { at: 'Wharf' });
    const before = (await listed(boss, 'Suspended'))[0]?.people ?? 0;
    await boss.call(contract.suspendEmployee, { params: { employeeId: eve.employeeId }, body: { reason: 'Gone' } });
    expect((await listed(boss, 'Suspended'))[0]).toMatchObject({ id: conversationId, people: before - 1 });
  });

  test('is lost to whoever has had their last day, and so is every other; they keep their sign-in', async () => {
    const conversationId = await opened(boss, { kind: 'group', name: 'Last days', locationId: wharf, role: null });
    const flo = await world.employee('Flo', { at: 'Wharf' });
    const client = await server.as(flo);
    const between = await direct(client, ana);
    const until = (day: string) =>
      world.asOwner(`update employees set employed_until = ${day} where id = $1`, [flo.employeeId]);
    const offered = async () => {
      const answer = await (await server.as(ana)).call(contract.readCorrespondents);
      return answer.ok && answer.value.people.some(({ employeeId }) => employeeId === flo.employeeId);
    };
    for (const day of ['null', "(now() at time zone 'America/New_York')::date"]) {
      await until(day);
      expect(await listed(client, 'Last days')).toHaveLength(1);
      expect(await offered()).toBe(true);
    }

    await until("(now() at time zone 'America/New_York')::date - 1");
    expect(await listed(client, 'Last days')).toEqual([]);
    expect(await offered()).toBe(false);
    for (const id of [conversationId, between]) {
      expect(await client.call(contract.readConversation, { params: { conversationId: id } })).toMatchObject({
        refusal: 'not_found',
      });
      expect(await say(client, id, 'Still here?')).toMatchObject({ refusal: 'not_found' });
    }
    expect(await client.call(contract.readMe)).toMatchObject({ ok: true, value: { state: 'active' } });
  });

  test('is opened by nobody whose last day is over: they are offered nobody to write to', async () => {
    const gil = await world.employee('Gil', { role: 'admin', at: 'Wharf' });
    const client = await server.as(gil);
    const { employeeId } = await world.employee('Hal', { at: 'Wharf' });
    const mayOpen = async () => {
      const answer = await client.call(contract.readConversations, { query: {} });
      return answer.ok && answer.value.mayOpen;
    };
    expect(await mayOpen()).toBe(true);
    await world.asOwner(
      "update employees set employed_until = (now() at time zone 'America/New_York')::date - 1 where id = $1",
      [gil.employeeId],
    );
    expect(await mayOpen()).toBe(false);
    expect(await client.call(contract.readCorrespondents)).toMatchObject({ value: { people: [], locations: [] } });
    const over = { refusal: 'employment_over' };
    expect(await client.call(contract.openDirect, { body: { employeeId } })).toMatchObject(over);
    const group = { name: 'After', employeeIds: [employeeId] };
    expect(await client.call(contract.openGroup, { body: group })).toMatchObject(over);
    const all = { kind: 'announcement', name: 'After', locationId: wharf, role: null } as const;
    expect(await client.call(contract.openFollowing, { body: all })).toMatchObject(over);
  });

  test('tells the open pages of whoever answers for another location, to look again', async () => {
    const lee = await world.employee('Lee', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const [client, { employeeId }] = [await server.as(lee), lee];
    const stream = await server.follow(client);
    const body = { role: 'manager' as const, managedLocationIds: [pier], revision: 1 };
    expect(await admin.call(contract.changeRole, { params: { employeeId }, body })).toMatchObject({ ok: true });
    await stream.hears('messages');
    stream.close();
  });

  test('is not left: whom the rule fits is in it', async () => {
    const conversationId = await opened(boss, { kind: 'group', name: 'Stay', locationId: wharf, role: null });
    const client = await server.as(ana);
    expect(await client.call(contract.leaveConversation, { params: { conversationId } })).toMatchObject({
      refusal: 'conversation_not_left',
    });
  });

  test('and a role has those alone who have it, and whoever answers for the location', async () => {
    const conversationId = await opened(boss, { kind: 'group', name: 'Crew', locationId: wharf, role: 'employee' });
    expect(await listed(await server.as(ana), 'Crew')).toHaveLength(1);
    expect(await listed(boss, 'Crew')).toHaveLength(1);
    const second = await world.employee('Second', { role: 'manager', at: 'Wharf', manages: ['Pier'] });
    expect(await listed(await server.as(second), 'Crew')).toEqual([]);
    expect((await admin.call(contract.readConversation, { params: { conversationId } })).ok).toBe(false);
  });

  test('is opened by whoever answers for it: not by an employee, nor by a manager of another', async () => {
    const rule = { kind: 'group', name: 'Ours', locationId: wharf, role: null } as const;
    expect(await opening(await server.as(ana), rule)).toMatchObject({ refusal: 'not_allowed' });
    for (const locationId of [pier, null, (await world.rival('Copper Kettle')).admin.locationId]) {
      expect(await opening(boss, { ...rule, locationId })).toMatchObject({ refusal: 'location_not_yours' });
    }
    await world.asOwner('update locations set closed_at = $2 where id = $1', [pier, '2026-11-20T12:00:00Z']);
    expect(await opening(admin, { ...rule, locationId: pier })).toMatchObject({ refusal: 'location_not_yours' });
    await world.asOwner('update locations set closed_at = null where id = $1', [pier]);
    const locations = await boss.call(contract.readCorrespondents);
    expect(locations.ok && locations.value.locations).toEqual([{ id: wharf, name: 'Wharf' }]);
  });
});

describe('an announcement', () => {
  test('is heard by all and made by those who may, and the log of the organization tells who opened it', async () => {
    const conversationId = await opened(admin, { kind: 'announcement', name: 'News', locationId: null, role: null });
    await said(admin, conversationId, 'We close at two');
    const client = await server.as(ana);
    expect(await textsOf(client, conversationId)).toEqual(['We close at two']);
    expect((await listed(client, 'News'))[0]).toMatchObject({ mayWrite: false, unread: 1 });
    expect(await say(client, conversationId, 'Why?')).toMatchObject({ refusal: 'only_announcers_write' });
    // A manager speaks to their own locations, not to the organization.
    expect(await say(boss, conversationId, 'Me too')).toMatchObject({ refusal: 'only_announcers_write' });
    const told = await world.asOwner('select action, details from audit_entries where subject_id = $1', [
      conversationId,
    ]);
    expect(told).toEqual([
      { action: 'conversation.opened', details: { name: 'News', kind: 'announcement', locationId: null, role: null } },
    ]);
  });

  test('at a location is made by its manager, and stays there', async () => {
    const conversationId = await opened(boss, { kind: 'announcement', name: 'Wharf', locationId: wharf, role: null });
    expect((await say(boss, conversationId, 'New labels')).ok).toBe(true);
    const far = await server.as(await world.employee('Far', { at: 'Pier' }));
    expect(await listed(far, 'labels')).toEqual([]);
  });

  test('of an admin at any location is theirs to read, too', async () => {
    const conversationId = await opened(admin, { kind: 'announcement', name: 'Pier', locationId: pier, role: null });
    expect((await say(admin, conversationId, 'Storm')).ok).toBe(true);
    expect(await textsOf(admin, conversationId)).toEqual(['Storm']);
  });
});
