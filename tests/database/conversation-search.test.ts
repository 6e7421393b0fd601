import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, group, listed, said, say } from '../world/messages.ts';
import { sweepNow } from '../world/sweep-now.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let people: Record<'ana' | 'ben' | 'cleo', Employee>;
let clients: Record<'ana' | 'ben' | 'cleo' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  people = {
    ana: await world.employee('Ana', { at: 'Wharf' }),
    ben: await world.employee('Ben', { at: 'Wharf' }),
    cleo: await world.employee('Cleo', { at: 'Wharf' }),
  };
  await signedIn();
});

afterAll(() => world.close());

async function signedIn(): Promise<void> {
  clients = {
    ana: await server.as(people.ana),
    ben: await server.as(people.ben),
    cleo: await server.as(people.cleo),
    admin: await server.as(world.organization.admin),
  };
}

/** The list or a search, page after page, so many on each. */
async function pagesOf(reader: Client, limit: number, search?: string) {
  const pages = [];
  let cursor: string | undefined;
  do {
    const answer = await reader.call(contract.readConversations, {
      query: { limit, ...(search !== undefined && { search }), ...(cursor !== undefined && { cursor }) },
    });
    if (!answer.ok) throw new Error(answer.refusal);
    pages.push(answer.value.conversations);
    cursor = answer.value.next ?? undefined;
  } while (cursor !== undefined);
  return pages;
}

const idsFound = async (reader: Client, search: string) => (await listed(reader, search)).map(({ id }) => id);

/** A moment later: what is said next is later than what was said. */
const later = () => world.clock.advance(1_000);

describe('the list', () => {
  test('comes in pages, the latest first, none twice and none left out, also where several begin at one moment', async () => {
    const eve = await world.employee('Eve', { at: 'Wharf' });
    const own = await server.as(eve);
    const opened: string[] = [];
    for (let nth = 1; nth <= 7; nth += 1) {
      // Two at each moment, of which the greater id comes first.
      if (nth % 2 === 1) later();
      opened.push(await group(own, `Group ${nth}`, people.ben));
    }
    later();
    const [first = ''] = opened;
    await said(own, first, 'Back to the front');
    const pages = await pagesOf(own, 3);
    expect(pages.map((page) => page.length)).toEqual([3, 3, 1]);
    const ids = pages.flat().map(({ id }) => id);
    expect(ids[0]).toBe(first);
    expect(ids.toSorted()).toEqual(opened.toSorted());
    expect(pages.flat().map(({ found }) => found)).toEqual(opened.map(() => null));
    expect((await listed(own)).map(({ id }) => id)).toEqual(ids);
  });

  test('is limited to a hundred', async () => {
    expect((await clients.ana.send('GET', '/api/conversations?limit=101')).status).toBe(422);
  });
});

describe('a search', () => {
  test('tells where in each conversation the words were said last, the newest first, in pages', async () => {
    const ids: string[] = [];
    for (let nth = 1; nth <= 5; nth += 1) ids.push(await group(clients.ana, `Stock ${nth}`, people.ben));
    for (const [index, id] of ids.entries()) {
      later();
      await said(clients.ana, id, `Crates of lemonade, count ${index}`);
      await said(clients.ben, id, 'Lemonade is out');
    }
    // What is said later, but has not the words, changes nothing.
    later();
    await said(clients.ana, ids[0] ?? '', 'Thanks');
    const pages = await pagesOf(clients.ben, 2, 'LEMON');
    expect(pages.map((page) => page.map(({ id }) => id))).toEqual([[ids[4], ids[3]], [ids[2], ids[1]], [ids[0]]]);
    expect(pages[2]).toMatchObject([
      {
        found: { number: 2, sender: 'Ben', isOwn: true, text: 'Lemonade is out' },
        last: { number: 3, text: 'Thanks' },
      },
    ]);
    // All the words in one message, begun in any order.
    expect(await idsFound(clients.ana, 'lemonade crat')).toEqual(ids.toReversed());
    expect(await idsFound(clients.ana, 'crates out')).toEqual([]);
    expect(await idsFound(clients.ana, 'crates count 3')).toEqual([ids[3]]);
  });

  test('finds by names with the last message, and a name of the conversation and of its people may share the words', async () => {
    const zoe = await world.employee('Zoë Quill', { at: 'Wharf' });
    const [one, two] = [await group(clients.ana, 'Tasting', zoe), await direct(clients.ana, zoe)];
    later();
    await said(clients.ana, one, 'Bring a spoon');
    later();
    await said(clients.ana, two, 'Are you in?');
    expect(await listed(clients.ana, 'zoe')).toMatchObject([
      { id: two, found: null, last: { text: 'Are you in?' } },
      { id: one, found: null },
    ]);
    expect(await idsFound(clients.ana, 'quill tasting')).toEqual([one]);
    // Words of a name and of a message are no match together.
    expect(await idsFound(clients.ana, 'quill spoon')).toEqual([]);
    // The reader's own name is in all of theirs, and tells nothing.
    expect(await idsFound(clients.ana, 'ana harbor zoe')).toEqual([]);
  });

  test('finds what a message says now: not what it said before an edit, nor what was withdrawn', async () => {
    const conversationId = await group(clients.ana, 'Words', people.ben);
    const { id } = await said(clients.ana, conversationId, 'The pallet comes at nin');
    const params = { conversationId, messageId: id };
    await clients.ana.call(contract.editMessage, { params, body: { text: 'The pallet comes at eleven' } });
    expect(await idsFound(clients.ben, 'pallet eleven')).toEqual([conversationId]);
    expect(await idsFound(clients.ben, 'pallet nin')).toEqual([]);
    await clients.ana.call(contract.withdrawMessage, { params });
    expect(await idsFound(clients.ben, 'pallet')).toEqual([]);
    expect(await wordsIn(conversationId)).toEqual([]);
  });

  test('finds a message that was sent again once, and nothing for signs alone', async () => {
    const conversationId = await group(clients.ana, 'Again', people.ben);
    const { id } = await said(clients.ana, conversationId, 'Marzipan 🙂');
    await say(clients.ana, conversationId, 'Marzipan 🙂', { id });
    expect(await idsFound(clients.ben, 'marz')).toEqual([conversationId]);
    expect(await idsFound(clients.ben, '🙂 …')).toEqual([]);
  });

  test('finds in Arabic whatever is written onto a word, and digits of either writing', async () => {
    const conversationId = await group(clients.ana, 'مكان', people.ben);
    await said(clients.ana, conversationId, 'والمفتاح بالصندوق رقم ٤٧');
    for (const search of ['مفتاح', 'المفتاح', 'صندوق', '47', '۴۷']) {
      expect([search, await idsFound(clients.ben, search)]).toEqual([search, [conversationId]]);
    }
  });

  test('finds for nobody what they are not in, and no more for whoever left', async () => {
    const conversationId = await group(clients.ana, 'Closed', people.ben, people.cleo);
    await said(clients.ana, conversationId, 'Quetzal');
    expect(await idsFound(clients.cleo, 'quetzal')).toEqual([conversationId]);
    await clients.cleo.call(contract.leaveConversation, { params: { conversationId } });
    for (const outside of [clients.cleo, clients.admin]) expect(await idsFound(outside, 'quetzal')).toEqual([]);
    const rival = await server.as((await world.rival('Copper Kettle')).admin);
    expect(await idsFound(rival, 'quetzal')).toEqual([]);
  });

  test('does not find in a question that forgets to ask who may, and lets nobody else add or take words', async () => {
    const conversationId = await direct(clients.ana, people.ben);
    await said(clients.ana, conversationId, 'Xylophone');
    const application = new pg.Client({ connectionString: world.appUrl });
    await application.connect();
    const as = (employeeId: string) =>
      application.query("select set_config('app.organization', $1, false), set_config('app.employee', $2, false)", [
        world.organization.id,
        employeeId,
      ]);
    const counted = async (statement: string) => (await application.query(statement)).rowCount;
    await as(people.ana.employeeId);
    expect(await counted("select from message_words where word = 'xylophone'")).toBe(1);
    for (const employeeId of [people.cleo.employeeId, world.organization.admin.employeeId, '']) {
      await as(employeeId);
      expect(await counted("select from message_words where word = 'xylophone'")).toBe(0);
      expect(await counted('delete from message_words')).toBe(0);
    }
    await as(people.cleo.employeeId);
    const adding = application.query(
      "insert into message_words (organization_id, conversation_id, word, number, sent_at) values ($1, $2, 'forged', 1, now())",
      [world.organization.id, conversationId],
    );
    await expect(adding).rejects.toThrow(/row-level security/);
    await application.end();
  });
});

const wordsIn = async (conversationId: string) =>
  (
    await world.asOwner<{ word: string }>('select word from message_words where conversation_id = $1 order by word', [
      conversationId,
    ])
  ).map(({ word }) => word);

/** What the migration makes of messages that were there before it. */
function backfill(): string {
  const folder = join(import.meta.dirname, '../../migrations');
  const file = readdirSync(folder).find((name) => name.endsWith('_message_words.sql')) ?? 'no migration of words';
  const found = /insert into message_words [^;]*?(select [^;]+);/.exec(readFileSync(join(folder, file), 'utf8'));
  return found?.[1] ?? 'no words of what was there before';
}

test('messages from before the words were kept have the words that the rule gives them', async () => {
  const conversationId = await group(clients.ana, 'Before', people.ben);
  const texts = [
    "Don't open: the Hauptstraße (no. 4) — co\u00adop, ¡mañana a las 14:30! x_y @ben #1 50%",
    'والمفتاح بالصندوق للمكتب، رقم ٤٧؟ مُحَمَّـــد',
    'Nine 🙂🙂 ok… “quoted” «así» 1/2 €5 ' + 'z'.repeat(60),
    'naïve ŁÓDŹ Øystein ﬁle ① x²',
  ];
  for (const text of texts) await said(clients.ana, conversationId, text);
  const kept = await wordsIn(conversationId);
  const made = await world.asOwner<{ conversation_id: string; word: string }>(backfill());
  const remade = made.filter((row) => row.conversation_id === conversationId).map(({ word }) => word);
  expect(remade.toSorted()).toEqual(kept.toSorted());
});

test('what is kept no longer is found no longer, and leaves no words', async () => {
  const conversationId = await group(clients.ana, 'Old', people.ben);
  await said(clients.ana, conversationId, 'Vermilion paint');
  world.clock.advance(45 * 24 * 3_600_000);
  await signedIn();
  await said(clients.ana, conversationId, 'Vermilion again');
  await clients.admin.call(contract.changeMessageRetention, { body: { keepDays: 40, revision: 0 } });
  await sweepNow(world);
  await expect.poll(() => wordsIn(conversationId), { timeout: 20_000 }).toEqual(['again', 'vermilion']);
  expect(await listed(clients.ben, 'vermilion')).toMatchObject([{ found: { number: 2 } }]);
  expect(await idsFound(clients.ben, 'paint')).toEqual([]);
});

test('a conversation with somebody whose access ended is found by their name', async () => {
  const gone = await world.employee('Zenobia', { at: 'Wharf' });
  const conversationId = await direct(clients.ana, gone);
  await said(clients.ana, conversationId, 'Hello');
  const params = { employeeId: gone.employeeId };
  await clients.admin.call(contract.suspendEmployee, { params, body: { reason: 'Left' } });
  expect(await listed(clients.ana, 'Zenobia')).toMatchObject([{ id: conversationId }]);
  expect(await listed(clients.ben, 'Zenobia')).toEqual([]);
});
