import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { dateAt } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, group, listed, read, said, say, unreadOf } from '../world/messages.ts';
import { aShift, planned, published } from '../world/shifts.ts';
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

/** Who in a conversation has read all that is news to them. */
async function whoHasRead(reader: Client, conversationId: string): Promise<string[]> {
  const answer = await reader.call(contract.readConversation, { params: { conversationId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.people.filter(({ hasRead }) => hasRead).map(({ name }) => name.split(' ')[0] ?? '');
}

test('whoever wrote last has read all of it, and so has everybody once what they had not read is withdrawn', async () => {
  const conversationId = await group(clients.ana, 'Seen', ben, cleo);
  expect(await whoHasRead(clients.ana, conversationId)).toEqual(['Ana', 'Ben', 'Cleo']);
  const first = await said(clients.ana, conversationId, 'First');
  expect(await whoHasRead(clients.ben, conversationId)).toEqual(['Ana']);
  await read(clients.ben, conversationId, first.number);
  expect(await whoHasRead(clients.ana, conversationId)).toEqual(['Ana', 'Ben']);
  const slip = await said(clients.ben, conversationId, 'Slip');
  expect(await whoHasRead(clients.ana, conversationId)).toEqual(['Ben']);
  await read(clients.cleo, conversationId, first.number);
  await clients.ben.call(contract.withdrawMessage, { params: { conversationId, messageId: slip.id } });
  expect(await whoHasRead(clients.ana, conversationId)).toEqual(['Ana', 'Ben', 'Cleo']);
});

test('a group has room for all who are on shift in a large organization', async () => {
  // They are looked for, each of them: nobody says that they are too many.
  const employeeIds = Array.from({ length: 1_000 }, () => world.clock.newId());
  const answer = await clients.admin.call(contract.openGroup, { body: { name: 'Everybody', employeeIds } });
  expect(answer).toMatchObject({ refusal: 'not_found' });
});

describe('what is unread', () => {
  test('is what others sent after what one has read, in any order of sending and reading', async () => {
    const everyone = [clients.ana, clients.ben, clients.cleo] as const;
    const conversations = [
      await group(clients.ana, 'Property one', ben, cleo),
      await group(clients.ana, 'Property two', ben, cleo),
    ] as const;
    for (const one of everyone) for (const { id } of await listed(one)) await read(one, id, 1_000);
    const sent: number[][] = [[], []];
    const upTo = [
      [0, 0, 0],
      [0, 0, 0],
    ];
    // Steps that look like chance and are the same each time.
    for (let step = 1; step <= 24; step += 1) {
      const [where, who] = [step % 2, (step * step) % 3];
      const reader = everyone[who] as Client;
      const messages = sent[where] as number[];
      const marks = upTo[where] as number[];
      if ((step * 7) % 5 < 3) {
        await said(reader, conversations[where] as string, `${step}`);
        messages.push(who);
      } else {
        const mark = 1 + ((step * 11) % (messages.length + 2));
        await read(reader, conversations[where] as string, mark);
        marks[who] = Math.max(marks[who] ?? 0, Math.min(mark, messages.length));
      }
      for (const [index, one] of everyone.entries()) {
        const expected = sent.map(
          (all, place) => all.filter((sender, at) => sender !== index && at >= (upTo[place]?.[index] ?? 0)).length,
        );
        const shown = await listed(one, 'Property');
        const counts = conversations.map((id) => shown.find((row) => row.id === id)?.unread);
        expect([step, index, counts]).toEqual([step, index, expected]);
        expect(await unreadOf(one)).toBe(expected.filter((count) => count > 0).length);
      }
    }
  });

  test('is nothing that was withdrawn', async () => {
    const conversationId = await group(clients.ana, 'Withdrawn', cleo);
    const before = await unreadOf(clients.cleo);
    const { id } = await said(clients.ana, conversationId, 'Never mind');
    expect(await unreadOf(clients.cleo)).toBe(before + 1);
    await clients.ana.call(contract.withdrawMessage, { params: { conversationId, messageId: id } });
    expect(await unreadOf(clients.cleo)).toBe(before);
  });
});

describe('a group', () => {
  test('is left by whoever wants to, who then sees it no more, and the audit log tells of it', async () => {
    const conversationId = await group(clients.ana, 'Outing', ben, cleo);
    await said(clients.ana, conversationId, 'Sunday?');
    expect((await clients.ben.call(contract.leaveConversation, { params: { conversationId } })).ok).toBe(true);
    expect(await listed(clients.ben, 'Outing')).toEqual([]);
    expect(await say(clients.ben, conversationId, 'Wait')).toMatchObject({ refusal: 'not_found' });
    expect((await listed(clients.cleo, 'Outing'))[0]).toMatchObject({ people: 2 });
    const told = await world.asOwner(
      'select action, details from audit_entries where subject_id = $1 order by sequence',
      [conversationId],
    );
    expect(told).toEqual([
      { action: 'conversation.opened', details: { name: 'Outing', people: 3 } },
      { action: 'conversation.left', details: { name: 'Outing' } },
    ]);
  });

  test('of a pair is not left', async () => {
    const conversationId = await direct(clients.ana, ben);
    expect(await clients.ana.call(contract.leaveConversation, { params: { conversationId } })).toMatchObject({
      refusal: 'conversation_not_left',
    });
  });

  test('is lost to whoever is suspended at once, and does not count them', async () => {
    const eve = await world.employee('Eve', { at: 'Wharf' });
    const conversationId = await group(clients.ana, 'Suspended', eve, ben);
    const own = await server.as(eve);
    expect(await listed(own)).toHaveLength(1);
    const manager = { params: { employeeId: eve.employeeId }, body: { reason: 'Season is over' } };
    expect((await clients.boss.call(contract.suspendEmployee, manager)).ok).toBe(true);
    expect((await own.call(contract.readMessages, { params: { conversationId }, query: {} })).ok).toBe(false);
    expect((await listed(clients.ana, 'Suspended'))[0]).toMatchObject({ people: 2 });
  });

  test('is found by its name, its people and what was said, without accents and in any order of words', async () => {
    const sofia = await world.employee('Sofía', { at: 'Wharf' });
    const conversationId = await group(clients.ana, 'Café rota', sofia);
    await said(clients.ana, conversationId, 'The delivery moved to Tuesday');
    for (const search of ['cafe', 'SOFIA', 'tuesday delivery']) {
      expect([search, (await listed(clients.ana, search)).map(({ id }) => id)]).toEqual([search, [conversationId]]);
    }
    expect(await listed(clients.ben, 'tuesday delivery')).toEqual([]);
  });
});

test('on shift are those whom the schedule has there now, and to whoever answers for their hours those who are clocked in', async () => {
  const onShift = async (client: Client): Promise<readonly string[]> => {
    const answer = await client.call(contract.readCorrespondents);
    if (!answer.ok) throw new Error('colleagues were refused');
    return answer.value.people.filter(({ isOnShift }) => isOnShift).map(({ employeeId }) => employeeId);
  };
  const isOtherThere = async (client: Client, { employeeId }: Employee): Promise<boolean | null> => {
    const opened = await client.call(contract.openDirect, { body: { employeeId } });
    if (!opened.ok) throw new Error(opened.refusal);
    const answer = await client.call(contract.readConversation, { params: { conversationId: opened.value.id } });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.isOtherOnShift;
  };
  const [scheduled, clocked] = [cleo as Employee, ben as Employee];
  const today = dateAt(world.clock.now(), scheduled.zone);
  await planned(clients.boss, aShift(scheduled.locationId, today, scheduled));
  expect(await onShift(clients.ana)).toEqual([]);
  await published(clients.boss, scheduled.locationId, today);
  await clocked.pressed('clock_in');
  expect(await onShift(clients.ana)).toEqual([scheduled.employeeId]);
  expect(new Set(await onShift(clients.boss))).toEqual(new Set([scheduled.employeeId, clocked.employeeId]));
  // The header of a conversation between two says of the other what the list of colleagues does.
  expect(await isOtherThere(clients.ana, scheduled)).toBe(true);
  expect(await isOtherThere(clients.ana, clocked)).toBe(false);
  expect(await isOtherThere(clients.boss, clocked)).toBe(true);
  world.clock.advance(60_000);
  await clocked.pressed('clock_out');
  expect(await onShift(clients.boss)).toEqual([scheduled.employeeId]);
});

test('how many are on the clock is said to whoever answers for all in the conversation, and to nobody else', async () => {
  const away = await world.employee('Away', { at: 'Pier' });
  const here = await group(clients.boss, 'Here', ana, ben);
  const beyond = await group(clients.admin, 'Beyond', boss, away);
  const onTheClock = async (client: Client, conversationId = here): Promise<number | null> => {
    const answer = await client.call(contract.readConversation, { params: { conversationId } });
    if (!answer.ok) throw new Error(answer.refusal);
    return answer.value.onTheClock;
  };
  expect(await onTheClock(clients.boss)).toBe(0);
  await ana?.pressed('clock_in');
  await away.pressed('clock_in');
  world.clock.advance(60_000);
  await ana?.pressed('break_start');
  expect(await onTheClock(clients.boss)).toBe(1);
  expect(await onTheClock(clients.ana)).toBeNull();
  expect(await onTheClock(clients.boss, beyond)).toBeNull();
  expect(await onTheClock(clients.admin, beyond)).toBe(1);
});
