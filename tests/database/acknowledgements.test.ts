import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { letterTo, lettersTo } from '../world/letters.ts';
import { announcement, group, listed, say } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let [ana, ben]: Employee[] = [];
let clients: Record<'ana' | 'ben' | 'boss' | 'admin', Client>;
let wharf: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    boss: await server.as(boss),
    admin: await server.as(world.organization.admin),
  };
  wharf = await world.organization.location('Wharf');
});

afterAll(() => world.close());

const asked = async (from: Client, conversationId: string, text: string) => {
  const answer = await say(from, conversationId, text, { asksAcknowledgement: true });
  if (!answer.ok) throw new Error(answer.refusal);
  return { conversationId, messageId: answer.value.id };
};

const acknowledge = (by: Client, params: { conversationId: string; messageId: string }) =>
  by.call(contract.acknowledgeMessage, { params, query: {} });

const namesOf = async (reader: Client, params: { conversationId: string; messageId: string }) => {
  const answer = await reader.call(contract.readAcknowledgements, { params });
  if (!answer.ok) throw new Error(answer.refusal);
  const name = ({ name: whole }: { name: string }) => whole.split(' ')[0];
  const { people } = answer.value;
  return {
    has: people.filter(({ acknowledgedAt }) => acknowledgedAt !== null).map(name),
    hasNot: people.filter(({ acknowledgedAt }) => acknowledgedAt === null).map(name),
  };
};

const headlinesOf = async (reader: Client) => {
  const answer = await reader.call(contract.readNotices, { query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.notices.map(({ headline, isRead }) => ({ headline, isRead }));
};

/** What the clock would do later is done now. */
const hurry = () =>
  world.asOwner(
    `with j as (update graphile_worker._private_jobs set run_at = now() where locked_at is null returning 1)
     select count(*), pg_notify('jobs:insert', '') from j`,
  );

describe('an announcement that asks to be acknowledged', () => {
  test('tells everybody who hears it, shows its sender who has and who has not, and reminds the latter until they have', async () => {
    const conversationId = await announcement(clients.boss, 'Snow', wharf);
    const of = await asked(clients.boss, conversationId, 'We open at ten.');
    const mail = await letterTo(world, ana?.email ?? '');
    expect(mail).toMatchObject({ subject: 'To acknowledge in Snow: We open at ten.' });
    expect(mail.body).toContain('We open at ten.');
    await letterTo(world, ben?.email ?? '');
    expect(await namesOf(clients.boss, of)).toEqual({ has: [], hasNot: ['Ana', 'Ben'] });
    expect(await listed(clients.ana, 'Snow')).toMatchObject([{ toAcknowledge: 1, unread: 1 }]);

    const answer = await acknowledge(clients.ana, of);
    expect(answer).toMatchObject({
      ok: true,
      value: { acknowledgement: { isAsked: true, acknowledgedAt: world.clock.now(), tally: null } },
    });
    expect(await acknowledge(clients.ana, of)).toEqual(answer);
    expect(await namesOf(clients.boss, of)).toEqual({ has: ['Ana'], hasNot: ['Ben'] });
    expect(await listed(clients.ana, 'Snow')).toMatchObject([{ toAcknowledge: 0 }]);
    expect(await headlinesOf(clients.ana)).toEqual([
      { headline: 'To acknowledge in Snow: We open at ten.', isRead: true },
    ]);

    await hurry();
    expect(await letterTo(world, ben?.email ?? '', 2)).toMatchObject({
      subject: 'Still to acknowledge in Snow: We open at ten.',
    });
    expect(await lettersTo(world, ana?.email ?? '')).toHaveLength(1);
    await acknowledge(clients.ben, of);
    await hurry();
    await expect.poll(() => world.asOwner('select 1 as one from graphile_worker._private_jobs')).toEqual([]);
    expect(await lettersTo(world, ben?.email ?? '')).toHaveLength(2);
    const told = await world.asOwner(
      "select action, count(*)::integer from audit_entries where action like 'announcement.%' group by action",
    );
    expect(told).toEqual([{ action: 'announcement.acknowledged', count: 2 }]);
  });

  test('has people reminded at the press of a button, once an hour, and not when nobody is left', async () => {
    const conversationId = await announcement(clients.boss, 'Drill', wharf);
    const of = await asked(clients.boss, conversationId, 'Fire drill on Monday.');
    const remind = (by: Client) => by.call(contract.remindUnacknowledged, { params: of });
    const tellings = () =>
      world.asOwner('select id from acknowledgement_reminders where message_id = $1', [of.messageId]);
    await expect.poll(tellings).toHaveLength(1);
    expect(await remind(clients.boss)).toMatchObject({ refusal: 'reminded_lately' });
    world.clock.advance(60 * 60_000);
    const pressed = await Promise.all([remind(clients.boss), remind(clients.boss)]);
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1);
    expect(pressed).toContainEqual(expect.objectContaining({ refusal: 'reminded_lately' }));
    const audited = "select 1 as one from audit_entries where action = 'announcement.reminded' and subject_id = $1";
    expect(await world.asOwner(audited, [of.messageId])).toHaveLength(1);
    await expect.poll(tellings).toHaveLength(2);
    await expect
      .poll(() => world.asOwner('select 1 as one from graphile_worker._private_jobs where run_at <= now()'))
      .toEqual([]);
    expect(await tellings()).toHaveLength(2);
    await acknowledge(clients.ana, of);
    await acknowledge(clients.ben, of);
    expect(await remind(clients.boss)).toMatchObject({ refusal: 'everybody_acknowledged' });
  });

  test('reminds those who have not acknowledged also when its sender is gone, by the clock and at the press of a button', async () => {
    const former = await world.employee('Former', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const sender = await server.as(former);
    const conversationId = await announcement(sender, 'Keys', wharf);
    const of = await asked(sender, conversationId, 'Hand in the old keys.');
    const tellings = async () => {
      const rows = await world.asOwner<{ press: boolean; people: number }>(
        'select asked_by is not null as press, people from acknowledgement_reminders where message_id = $1 order by press, people desc',
        [of.messageId],
      );
      return rows.map(({ press, people }) => [press ? 'press' : 'clock', people]);
    };
    await expect.poll(tellings).toEqual([['clock', 3]]);
    const params = { employeeId: former.employeeId };
    await clients.admin.call(contract.suspendEmployee, { params, body: { reason: 'Left' } });
    await acknowledge(clients.boss, of);
    await hurry();
    await expect.poll(tellings).toEqual([
      ['clock', 3],
      ['clock', 2],
    ]);
    world.clock.advance(60 * 60_000);
    expect(await clients.boss.call(contract.remindUnacknowledged, { params: of })).toMatchObject({ ok: true });
    await expect.poll(tellings).toEqual([
      ['clock', 3],
      ['clock', 2],
      ['press', 2],
    ]);
  });

  test('asks neither its sender nor who came later, and nobody once it is withdrawn', async () => {
    const mia = await world.employee('Mia', { at: 'Pier' });
    const moved = await server.as(mia);
    const conversationId = await announcement(clients.boss, 'Late', wharf);
    const of = await asked(clients.boss, conversationId, 'Before.');
    expect(await acknowledge(clients.boss, of)).toMatchObject({ refusal: 'nothing_to_acknowledge' });
    world.clock.advance(60_000);
    const newcomer = await server.as(await world.employee('Newcomer', { at: 'Wharf' }));
    expect(await acknowledge(newcomer, of)).toMatchObject({ refusal: 'nothing_to_acknowledge' });
    expect(await listed(newcomer, 'Late')).toMatchObject([{ toAcknowledge: 0 }]);
    await world.asOwner('update employees set home_location_id = $1 where id = $2', [wharf, mia.employeeId]);
    expect(await acknowledge(moved, of)).toMatchObject({ refusal: 'nothing_to_acknowledge' });
    expect(await listed(moved, 'Late')).toMatchObject([{ toAcknowledge: 0 }]);
    expect((await namesOf(clients.boss, of)).hasNot).not.toContain('Mia');
    await clients.boss.call(contract.withdrawMessage, { params: of });
    expect(await acknowledge(clients.ana, of)).toMatchObject({ refusal: 'nothing_to_acknowledge' });
    expect(await listed(clients.ana, 'Late')).toMatchObject([{ toAcknowledge: 0 }]);
    await expect
      .poll(async () => (await headlinesOf(clients.ana)).filter(({ headline }) => headline.includes('Late')))
      .not.toMatchObject([{ isRead: false }]);
  });

  test('is acknowledged for the words that were read: those edited meanwhile are read first, and those acknowledged are not reworded', async () => {
    const conversationId = await announcement(clients.boss, 'Words', wharf);
    const of = await asked(clients.boss, conversationId, 'We open at ten.');
    const edit = (text: string) => clients.boss.call(contract.editMessage, { params: of, body: { text } });
    const edited = await edit('We open at nine.');
    if (!edited.ok) throw new Error(edited.refusal);
    expect(await acknowledge(clients.ana, of)).toMatchObject({ refusal: 'message_changed_meanwhile' });
    expect((await namesOf(clients.boss, of)).has).toEqual([]);
    const query = { editedAt: edited.value.editedAt ?? undefined };
    expect(await clients.ana.call(contract.acknowledgeMessage, { params: of, query })).toMatchObject({ ok: true });
    expect(await edit('We open at eight.')).toMatchObject({ refusal: 'message_acknowledged' });
    const read = await clients.ben.call(contract.readMessages, { params: of, query: {} });
    expect(read).toMatchObject({ value: { messages: [{ text: 'We open at nine.' }] } });
    expect(await clients.boss.call(contract.withdrawMessage, { params: of })).toMatchObject({ value: { text: null } });
  });

  test('is known in the list of whoever is asked by its first words: as they read by now, and by none once it is withdrawn', async () => {
    const conversationId = await announcement(clients.boss, 'Deck', wharf);
    const of = await asked(clients.boss, conversationId, `Deck closed\n\n${'until further notice '.repeat(5)}`);
    const headlines = async () =>
      (await headlinesOf(clients.ana)).map(({ headline }) => headline).filter((one) => one.includes('Deck'));
    await expect
      .poll(headlines)
      .toEqual([`To acknowledge in Deck: Deck closed ${'until further notice '.repeat(3).trim()}…`]);
    const params = of;
    expect((await clients.boss.call(contract.editMessage, { params, body: { text: 'Deck open' } })).ok).toBe(true);
    expect(await headlines()).toEqual(['To acknowledge in Deck: Deck open']);
    expect((await clients.boss.call(contract.withdrawMessage, { params })).ok).toBe(true);
    expect(await headlines()).toEqual([]);
  });

  test('is one that others answer for: neither a colleague nor another organization learns who has', async () => {
    const conversationId = await announcement(clients.boss, 'Ours', wharf);
    const of = await asked(clients.boss, conversationId, 'Ours alone.');
    expect((await clients.ana.call(contract.readAcknowledgements, { params: of })).ok).toBe(false);
    const afar = await world.employee('Afar', { role: 'manager', at: 'Pier', manages: ['Pier'] });
    const rival = await world.rival('Copper Kettle');
    for (const outside of [await server.as(afar), await server.as(rival.admin), clients.admin]) {
      expect(await acknowledge(outside, of)).toMatchObject({ refusal: 'not_found' });
      for (const endpoint of [contract.readAcknowledgements, contract.remindUnacknowledged] as const) {
        expect(await outside.call(endpoint, { params: of })).toMatchObject({ refusal: 'not_found' });
      }
    }
  });
});

test('a message among people who talk asks for no acknowledgement', async () => {
  const conversationId = await group(clients.boss, 'Talk', ana);
  expect(await say(clients.boss, conversationId, 'Read this', { asksAcknowledgement: true })).toMatchObject({
    refusal: 'only_announcements_ask',
  });
});
