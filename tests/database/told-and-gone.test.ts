import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, letterTo } from '../world/letters.ts';
import { announcement, group, said, say } from '../world/messages.ts';
import { hurried } from '../world/queue.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Client;
let ben: Employee;
let client: Client;
let people = 0;

beforeAll(async () => {
  // Ten in the morning in New York, on a day so far ahead that the queue, which goes by PostgreSQL's clock, waits for what is later.
  world = await aWorld({ now: '2122-11-20T15:00:00.000Z' });
  server = await world.serve({ poolSize: 8 });
  boss = await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
  await world.organization.location('Pier');
});

beforeEach(async () => {
  ben = await world.employee(`Ben${(people += 1)}`, { at: 'Wharf' });
  client = await server.as(ben);
});

afterAll(() => world.close());

/** Ben hears of it by the letter of the day, and in his list. */
const wishesDigest = () => client.call(contract.changeNoticeChoices, { body: { digestAt: '08:00' } });

async function asked(text: string) {
  const conversationId = await announcement(boss, `News ${people}`, await world.organization.location('Wharf'));
  const answer = await say(boss, conversationId, text, { asksAcknowledgement: true });
  if (!answer.ok) throw new Error(answer.refusal);
  await hurried(world, 1);
  return { conversationId, messageId: answer.value.id };
}

const movesTo = async (place: string) => {
  const locationId = await world.organization.location(place);
  await world.asOwner('update employees set home_location_id = $1 where id = $2', [locationId, ben.employeeId]);
};

const leavesYesterday = () =>
  world.asOwner(
    "update employees set employed_until = (now() at time zone 'America/New_York')::date - 1 where id = $1",
    [ben.employeeId],
  );

async function list() {
  const answer = await client.call(contract.readNotices, { query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return { unread: answer.value.unread, lines: answer.value.notices.map(({ headline }) => headline) };
}

const aLine = (words: string) => ({ unread: 1, lines: [expect.stringContaining(words)] });
const nothing = { unread: 0, lines: [] };

describe('what was announced where somebody no longer works', () => {
  test('stands in their list no more, and again once they are back', async () => {
    await asked('The safe is 4711.');
    expect(await list()).toEqual(aLine('4711'));
    await movesTo('Pier');
    expect(await list()).toEqual(nothing);
    await movesTo('Wharf');
    expect(await list()).toEqual(aLine('4711'));
  });

  test('stands in their list no more after their last day, though they sign in', async () => {
    await asked('The keys hang behind the bar.');
    await leavesYesterday();
    expect(await list()).toEqual(nothing);
  });

  test('is not edited before their eyes, and has its words of then once they are back', async () => {
    const of = await asked('We open at ten.');
    await movesTo('Pier');
    await boss.call(contract.editMessage, { params: of, body: { text: 'We open at noon.' } });
    expect(await list()).toEqual(nothing);
    await movesTo('Wharf');
    expect(await list()).toEqual(aLine('noon'));
  });

  test('is in no letter of the day', async () => {
    await wishesDigest();
    await asked('Do not tell Pier.');
    await movesTo('Pier');
    await hurried(world, 24 * 60);
    expect((await lettersTo(world, ben.email)).filter(({ subject }) => subject.includes('new for you'))).toEqual([]);
  });
});

test('a letter of the day that quotes an announcement is of that day', async () => {
  await wishesDigest();
  await asked('The tide is high.');
  await hurried(world, 24 * 60);
  const digest = await letterTo(world, ben.email);
  expect(digest.body).toContain('The tide is high.');
  const [kept] = await world.asOwner(
    "select extract(epoch from useful_until - posted_at)::integer / 3600 as hours from letters where reader_id = $1 and kind = 'digest'",
    [ben.employeeId],
  );
  expect(kept).toEqual({ hours: 24 });
});

test('whoever is taken out of a group has its lines in no list, at once on all their devices', async () => {
  const conversationId = await group(boss, `Outing ${people}`, ben);
  await said(boss, conversationId, 'Sunday?');
  await hurried(world, 30);
  expect(await list()).toEqual(aLine('Outing'));
  const stream = await server.follow(client);
  await boss.call(contract.removeFromConversation, { params: { conversationId, employeeId: ben.employeeId } });
  await stream.hears('notices');
  expect(await list()).toEqual(nothing);
  stream.close();
});
