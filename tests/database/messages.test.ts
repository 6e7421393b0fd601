import pg from 'pg';
import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, group, listed, read, said, say, textsOf } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let [ana, ben, cleo, boss]: Employee[] = [];
let clients: Record<'ana' | 'ben' | 'cleo' | 'boss' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  cleo = await world.employee('Cleo', { at: 'Wharf' });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    cleo: await server.as(cleo),
    boss: await server.as(boss),
    admin: await server.as(world.organization.admin),
  };
});

afterAll(() => world.close());

describe('a direct conversation', () => {
  test('is one for each pair, however many open it at the same moment', { retry: 0 }, async () => {
    const opened = await Promise.all([
      direct(clients.ana, ben),
      direct(clients.ben, ana),
      direct(clients.ana, ben),
      direct(clients.ben, ana),
    ]);
    expect(new Set(opened).size).toBe(1);
    expect((await listed(clients.ana))[0]).toMatchObject({ kind: 'direct', people: 2, other: { name: 'Ben Harbor' } });
  });

  test('is read by nobody who is not in it: not by a colleague, a manager or an admin', async () => {
    const conversationId = await direct(clients.ana, ben);
    const { id } = await said(clients.ana, conversationId, 'Between us');
    for (const name of ['cleo', 'boss', 'admin'] as const) {
      const outside = clients[name];
      const params = { conversationId };
      const ofMessage = { conversationId, messageId: id };
      const answers = [
        await outside.call(contract.readConversation, { params }),
        await outside.call(contract.readMessages, { params, query: {} }),
        await outside.call(contract.markRead, { params, body: { upTo: 1 } }),
        await outside.call(contract.leaveConversation, { params }),
        await outside.call(contract.editMessage, { params: ofMessage, body: { text: 'Mine' } }),
        await outside.call(contract.withdrawMessage, { params: ofMessage }),
        await say(outside, conversationId, 'Hello'),
      ];
      for (const answer of answers) expect([name, answer]).toMatchObject([name, { refusal: 'not_found' }]);
      expect(await listed(outside, 'Between us')).toEqual([]);
    }
  });

  test('does not show to somebody else even in a question that forgets to ask who may', async () => {
    const conversationId = await direct(clients.ana, ben);
    await said(clients.ana, conversationId, 'Still between us');
    await read(clients.ben, conversationId, 1);
    const application = new pg.Client({ connectionString: world.appUrl });
    await application.connect();
    const seenBy = async (employeeId: string) => {
      await application.query(
        "select set_config('app.organization', $1, false), set_config('app.employee', $2, false)",
        [world.organization.id, employeeId],
      );
      const counts = [];
      for (const table of ['messages', 'said_messages', 'conversation_reads']) {
        const { rowCount } = await application.query(`select from ${table} where conversation_id = $1`, [
          conversationId,
        ]);
        counts.push(rowCount);
      }
      return counts.map((count) => (count ?? 0) > 0);
    };
    expect(await seenBy(ana?.employeeId ?? '')).toEqual([true, true, true]);
    expect(await seenBy(world.organization.admin.employeeId)).toEqual([false, false, false]);
    expect(await seenBy('')).toEqual([false, false, false]);
    await application.end();
  });

  test('is opened with nobody whom one may not see: of another location, another organization, or oneself', async () => {
    const far = await world.employee('Far', { at: 'Pier' });
    const rival = await world.rival('Copper Kettle');
    for (const employeeId of [far.employeeId, rival.admin.employeeId, ana?.employeeId ?? '', v7()]) {
      const answer = await clients.ana.call(contract.openDirect, { body: { employeeId } });
      expect(answer).toMatchObject({ refusal: 'not_found' });
    }
    expect((await clients.admin.call(contract.openDirect, { body: { employeeId: far.employeeId } })).ok).toBe(true);
  });

  test('leaves no trace in the audit log, which admins read', async () => {
    const rows = await world.asOwner("select action from audit_entries where action like 'conversation.%'");
    expect(rows).toEqual([]);
  });

  test('ends with the access of one of them: what was said stays, and nothing more is sent', async () => {
    const dan = await world.employee('Dan', { at: 'Wharf' });
    const conversationId = await direct(clients.ana, dan);
    await said(clients.ana, conversationId, 'See you');
    await world.asOwner("update employees set status = 'suspended' where id = $1", [dan.employeeId]);
    expect(await textsOf(clients.ana, conversationId)).toEqual(['See you']);
    expect(await say(clients.ana, conversationId, 'Hello?')).toMatchObject({ refusal: 'nobody_to_read' });
    expect((await listed(clients.ana))[0]).toMatchObject({ other: { isActive: false } });
    await world.asOwner("update employees set status = 'active' where id = $1", [dan.employeeId]);
    expect(await textsOf(await server.as(dan), conversationId)).toEqual(['See you']);
  });
});

describe('a message', () => {
  test('that is sent twice is stored once, at the same moment and later', { retry: 0 }, async () => {
    const conversationId = await group(clients.ana, 'Twice', ben);
    const id = v7();
    const answers = await Promise.all([1, 2, 3].map(() => say(clients.ana, conversationId, 'Once', { id })));
    for (const answer of [...answers, await say(clients.ana, conversationId, 'Once', { id })]) {
      expect(answer).toMatchObject({ ok: true, value: { id, number: 1, text: 'Once' } });
    }
    expect(await textsOf(clients.ben, conversationId)).toEqual(['Once']);
    expect(await say(clients.ana, conversationId, 'Other', { id })).toMatchObject({ refusal: 'message_id_reused' });
    // Whoever does not see the message learns no more of it than that the id is taken.
    const elsewhere = await direct(clients.boss, cleo);
    expect(await say(clients.boss, elsewhere, 'Once', { id })).toMatchObject({ refusal: 'message_id_reused' });
  });

  test('of half a letter is stored once too, and one with a null character, a turned direction or too much text is refused', async () => {
    const conversationId = await group(clients.ana, 'Odd', ben);
    const id = v7();
    for (let times = 0; times < 2; times += 1) {
      expect(await say(clients.ana, conversationId, 'Half \ud83d', { id })).toMatchObject({
        value: { text: 'Half \ufffd' },
      });
    }
    for (const text of ['Null \u0000', 'Turned \u202etxet', 'x'.repeat(4_001)]) {
      const path = `/api/conversations/${conversationId}/messages`;
      expect((await clients.ana.send('POST', path, { id: v7(), text })).status).toBe(422);
    }
    expect(await textsOf(clients.ben, conversationId)).toEqual(['Half \ufffd']);
  });

  test('gets the next number, however many write at once', { retry: 0 }, async () => {
    const conversationId = await group(clients.ana, 'At once', ben, cleo);
    const writers = [clients.ana, clients.ben, clients.cleo];
    await Promise.all(
      Array.from({ length: 15 }, (_, index) => say(writers[index % 3] as Client, conversationId, `${index}`)),
    );
    const answer = await clients.ana.call(contract.readMessages, { params: { conversationId }, query: {} });
    const numbers = answer.ok ? answer.value.messages.map(({ number }) => number) : [];
    expect(numbers).toEqual(Array.from({ length: 15 }, (_, index) => index + 1));
  });

  test('is news to whoever was written to, though the clock of the server that took it is behind the one that opened the conversation', async () => {
    const opened = world.clock.now();
    const conversationId = await group(clients.ana, 'Two clocks', ben);
    world.clock.advance(-2_000);
    try {
      expect(await said(clients.ana, conversationId, 'Hello')).toMatchObject({ sentAt: opened });
      expect(await listed(clients.ben, 'Two clocks')).toMatchObject([{ unread: 1 }]);
    } finally {
      world.clock.advance(2_000);
    }
  });

  test('comes in pages, none twice and none left out', async () => {
    const conversationId = await group(clients.ana, 'Long', ben);
    for (let number = 1; number <= 120; number += 1) await said(clients.ana, conversationId, `${number}`);
    const seen: string[] = [];
    let before: number | undefined;
    do {
      const answer = await clients.ben.call(contract.readMessages, {
        params: { conversationId },
        query: before === undefined ? {} : { before },
      });
      if (!answer.ok) throw new Error(answer.refusal);
      seen.unshift(...answer.value.messages.map(({ text }) => text ?? ''));
      before = answer.value.earlier ?? undefined;
    } while (before !== undefined);
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => `${index + 1}`));
  });

  test('is edited and withdrawn by its sender within a quarter of an hour, and says so', async () => {
    const conversationId = await group(clients.ana, 'Slips', ben);
    const first = await said(clients.ana, conversationId, 'At nin');
    const params = { conversationId, messageId: first.id };
    expect(await clients.ben.call(contract.editMessage, { params, body: { text: 'At ten' } })).toMatchObject({
      refusal: 'not_your_message',
    });
    const edited = await clients.ana.call(contract.editMessage, { params, body: { text: 'At nine' } });
    expect(edited).toMatchObject({ ok: true, value: { text: 'At nine', editedAt: world.clock.now() } });
    expect(await listed(clients.ben, 'at nin')).toHaveLength(1);
    const answered = await say(clients.ben, conversationId, 'Fine', { replyToId: first.id });
    expect(answered).toMatchObject({ value: { replyTo: { sender: 'Ana Harbor', text: 'At nine' } } });
    const withdrawn = await clients.ana.call(contract.withdrawMessage, { params });
    expect(withdrawn).toMatchObject({ ok: true, value: { text: null, editedAt: null } });
    expect(await textsOf(clients.ben, conversationId)).toEqual([null, 'Fine']);
    expect(await listed(clients.ben, 'at nine')).toHaveLength(0);
    expect(await clients.ana.call(contract.editMessage, { params, body: { text: 'Back' } })).toMatchObject({
      refusal: 'message_withdrawn',
    });
    const late = await said(clients.ana, conversationId, 'Too late');
    const now = world.clock.now();
    world.clock.set(new Date(now + 15 * 60_000).toISOString());
    const ofLate = { conversationId, messageId: late.id };
    expect(await clients.ana.call(contract.withdrawMessage, { params: ofLate })).toMatchObject({
      refusal: 'message_too_old',
    });
    world.clock.set(new Date(now).toISOString());
  });

  test('answers only what stands in its own conversation', async () => {
    const [one, other] = [await group(clients.ana, 'One', ben), await group(clients.ana, 'Other', ben)];
    const there = await said(clients.ana, other, 'There');
    expect(await say(clients.ana, one, 'Here', { replyToId: there.id })).toMatchObject({ refusal: 'not_found' });
  });

  test('is heard by everybody in the conversation on every server, and by nobody else', async () => {
    const second = await world.serve();
    const conversationId = await group(clients.ana, 'Live', ben);
    const [hears, deaf] = [await second.follow(await second.as(ben as Employee)), await second.follow(clients.cleo)];
    await said(clients.ana, conversationId, 'Now');
    await hears.hears('messages');
    expect(deaf.topics.filter((topic) => topic === 'messages')).toEqual([]);
    hears.close();
    deaf.close();
  });
});
