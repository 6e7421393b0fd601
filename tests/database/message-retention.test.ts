import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { announcement, direct, listed, said, say, textsOf } from '../world/messages.ts';
import { sweepNow } from '../world/sweep-now.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let people: Record<'ana' | 'ben' | 'boss', Employee>;
let clients: Record<'ana' | 'ben' | 'boss' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld({ now: '2026-01-05T15:00:00.000Z' });
  server = await world.serve();
  people = {
    ana: await world.employee('Ana', { at: 'Wharf' }),
    ben: await world.employee('Ben', { at: 'Wharf' }),
    boss: await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  };
  await signedIn();
});

afterAll(() => world.close());

async function signedIn(): Promise<void> {
  clients = {
    ana: await server.as(people.ana),
    ben: await server.as(people.ben),
    boss: await server.as(people.boss),
    admin: await server.as(world.organization.admin),
  };
}

const keeping = (by: Client, keepDays: number | null, revision: number) =>
  by.call(contract.changeMessageRetention, { body: { keepDays, revision } });

const retentionOf = async () => {
  const answer = await clients.admin.call(contract.readMessageRetention);
  return answer.ok ? answer.value : undefined;
};

const applied = () =>
  world.asOwner<{ details: { messages: number; keepDays: number } }>(
    "select details from audit_entries where action = 'message_retention.applied' order by happened_at",
  );

const stored = async () =>
  (await world.asOwner<{ text: string }>('select text from messages union all select text from message_changes')).map(
    ({ text }) => text,
  );

test('messages lose their words once they are older than they are kept, and who acknowledged one stays', async () => {
  const conversationId = await direct(clients.ana, people.ben);
  const first = await said(clients.ana, conversationId, 'The old code is 4711');
  await clients.ana.call(contract.editMessage, {
    params: { conversationId, messageId: first.id },
    body: { text: 'The old code is 4712' },
  });
  const board = await announcement(clients.boss, 'Wharf news', await world.organization.location('Wharf'));
  const news = await say(clients.boss, board, 'The pier is closed', { asksAcknowledgement: true });
  if (!news.ok) throw new Error(news.refusal);
  const ofNews = { conversationId: board, messageId: news.value.id };
  const noticed = () => world.asOwner("select facts from notices where facts::text like '%The pier is closed%'");
  await expect.poll(noticed).not.toEqual([]);
  await clients.ana.call(contract.acknowledgeMessage, { params: ofNews, query: {} });

  world.clock.set('2026-03-01T15:00:00.000Z');
  await signedIn();
  await say(clients.ben, conversationId, 'Thanks', { replyToId: first.id });
  // Kept for ever, until an admin says otherwise.
  expect(await retentionOf()).toEqual({ keepDays: null, forgottenBefore: null, revision: 0 });
  expect(await keeping(clients.admin, 40, 0)).toMatchObject({ ok: true, value: { keepDays: 40, revision: 1 } });
  await sweepNow(world);
  await expect.poll(applied, { timeout: 20_000 }).toMatchObject([{ details: { messages: 2, keepDays: 40 } }]);

  expect(await textsOf(clients.ana, conversationId)).toEqual([null, 'Thanks']);
  expect((await stored()).join()).not.toMatch(/4711|4712|pier/);
  expect(await noticed(), 'its words go from the lists of those who were asked, too').toEqual([]);
  const thread = await clients.ben.call(contract.readMessages, { params: { conversationId }, query: {} });
  expect(thread).toMatchObject({
    value: {
      messages: [
        { number: 1, isForgotten: true, sender: { name: 'Ana Harbor' }, text: null },
        { number: 2, isForgotten: false, replyTo: { text: null, isForgotten: true } },
      ],
    },
  });
  expect(await listed(clients.ben, '4712')).toEqual([]);
  const asked = await clients.boss.call(contract.readAcknowledgements, { params: ofNews });
  if (!asked.ok) throw new Error(asked.refusal);
  const has = asked.value.people.filter(({ acknowledgedAt }) => acknowledgedAt !== null);
  expect(has.map(({ name }) => name)).toEqual(['Ana Harbor']);
  // Nobody is pressed about what they cannot read.
  expect(await clients.ben.call(contract.acknowledgeMessage, { params: ofNews, query: {} })).toMatchObject({
    ok: false,
    refusal: 'nothing_to_acknowledge',
  });
  expect(await clients.boss.call(contract.remindUnacknowledged, { params: ofNews })).toMatchObject({ ok: false });
  expect((await retentionOf())?.forgottenBefore).not.toBeNull();
});

test('an export names who acknowledged what, to those who announce there and to nobody else', async () => {
  const board = await announcement(clients.boss, 'Safety', await world.organization.location('Wharf'));
  const news = await say(clients.boss, board, 'Wear the vest', { asksAcknowledgement: true });
  if (!news.ok) throw new Error(news.refusal);
  await clients.ben.call(contract.acknowledgeMessage, {
    params: { conversationId: board, messageId: news.value.id },
    query: {},
  });
  const exported = async (by: Client) =>
    (await by.send('POST', `/api/conversations/${board}/export`, { format: 'csv' })).text;
  expect(await exported(clients.boss)).toMatch(/Acknowledged by[\s\S]+Wear the vest[\s\S]+Ben Harbor \(/);
  expect(await exported(clients.ana)).not.toMatch(/Acknowledged by|Ben Harbor/);
});

test('only admins choose, and of two who save at once the second is told', { retry: 0 }, async () => {
  for (const one of [clients.ana, clients.boss]) expect(await keeping(one, null, 1)).toMatchObject({ ok: false });
  const answers = await Promise.all([keeping(clients.admin, 366, 1), keeping(clients.admin, 1_096, 1)]);
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(answers.find(({ ok }) => !ok)).toMatchObject({ refusal: 'message_retention_changed_meanwhile' });
  const rival = await server.as((await world.rival('Copper Kettle')).admin);
  expect(await rival.call(contract.readMessageRetention)).toMatchObject({ value: { keepDays: null, revision: 0 } });
});

test('the database itself lets no message be reworded, nor go before its time', async () => {
  const conversationId = await direct(clients.ana, people.ben);
  await said(clients.ana, conversationId, 'Still to be read');
  const now = "text = '', searched = '', forgotten_at = now()";
  await expect(world.asOwner(`update messages set ${now} where text = 'Still to be read'`)).rejects.toThrow(/reworded/);
  await expect(world.asOwner("update messages set text = 'Else' where forgotten_at is not null")).rejects.toThrow(
    /reworded/,
  );
  await expect(world.asOwner('delete from messages')).rejects.toThrow(/kept for ever/);
});
