import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parseInstant, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { lettersTo, letterTo } from '../world/letters.ts';
import { direct, group, read, said, say } from '../world/messages.ts';
import { dueLater as dueIn, hurried as hurriedQueue } from '../world/queue.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Client;
let people = 0;

beforeAll(async () => {
  // Eleven in the evening in New York, on a day so far ahead that the queue, which goes by PostgreSQL's clock, waits for what is later.
  world = await aWorld({ now: night });
  server = await world.serve({ poolSize: 8 });
  boss = await server.as(await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }));
});

afterAll(() => world.close());

/** Somebody of the Wharf whom nobody wrote to yet. */
async function somebody(): Promise<{ employee: Employee; client: Client }> {
  people += 1;
  const employee = await world.employee(`Hearer${people}`, { at: 'Wharf' });
  return { employee, client: await server.as(employee) };
}

const keepsQuiet = (client: Client) =>
  client.call(contract.changeNoticeChoices, { body: { quiet: { from: '22:00', until: '07:00' } } });

const night = '2122-11-20T04:00:00.000Z';
const hurried = (minutes?: number) => hurriedQueue(world, minutes);
const dueLater = () => dueIn(world);

const headlinesOf = async (reader: Client) => {
  const answer = await reader.call(contract.readNotices, { query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.notices.map(({ headline, isRead }) => ({ headline, isRead }));
};

const messageHeadlines = async (reader: Client) =>
  (await headlinesOf(reader)).filter(({ headline }) => headline.includes('message'));

/** The mails about messages, the newest first. */
const mailsOf = async ({ email }: Employee) =>
  (await lettersTo(world, email)).map(({ subject }) => subject).filter((subject) => subject.includes('message'));

/** What is done at a moment, before it is night again. */
async function at(moment: string, work: () => Promise<void>): Promise<void> {
  world.clock.set(moment);
  try {
    await work();
  } finally {
    world.clock.set(night);
  }
}

/** Somebody has a shift that they know of; that it was published is told and over. */
async function works(employee: Employee, startsAt: string, endsAt: string) {
  const { locationId } = employee;
  const on = '2122-11-20' as PlainDate;
  const [from, to] = [parseInstant(startsAt), parseInstant(endsAt)];
  if (from === undefined || to === undefined) throw new TypeError(startsAt);
  const shift = await planned(boss, { ...aShift(locationId, on, employee), startsAt: from, endsAt: to });
  const answer = await published(boss, locationId, on);
  if (!answer.ok) throw new Error(answer.refusal);
  await hurried();
  return shift;
}

describe('whoever is written to', () => {
  test('is told by the bell and by mail, once until they have looked, and not of what they have read by then', async () => {
    const { employee, client } = await somebody();
    const conversationId = await direct(boss, employee);
    await said(boss, conversationId, 'Can you come at nine?');
    await said(boss, conversationId, 'Or at ten?');
    await hurried();
    expect(await letterTo(world, employee.email)).toMatchObject({ subject: 'New message from Boss Harbor' });
    expect(await headlinesOf(client)).toEqual([{ headline: 'New message from Boss Harbor', isRead: false }]);

    await read(client, conversationId, 2);
    expect(await headlinesOf(client)).toEqual([{ headline: 'New message from Boss Harbor', isRead: true }]);
    const third = await said(boss, conversationId, 'Thanks!');
    await read(client, conversationId, third.number);
    await hurried();
    expect(await mailsOf(employee)).toHaveLength(1);
    await said(boss, conversationId, 'One thing more');
    await hurried();
    await letterTo(world, employee.email, 2);
    expect(await headlinesOf(client)).toHaveLength(2);
  });

  test('is told nothing of what was withdrawn, nor when they are no longer in the conversation', async () => {
    const [one, other] = [await somebody(), await somebody()];
    const conversationId = await group(boss, 'Cellar', one.employee, other.employee);
    const slip = await said(boss, conversationId, 'Slip');
    await boss.call(contract.withdrawMessage, { params: { conversationId, messageId: slip.id } });
    await hurried();
    expect(await headlinesOf(one.client)).toEqual([]);
    await said(boss, conversationId, 'For those who stay');
    await other.client.call(contract.leaveConversation, { params: { conversationId } });
    await hurried();
    expect(await headlinesOf(one.client)).toMatchObject([{ headline: 'Boss Harbor wrote in Cellar' }]);
    expect(await headlinesOf(other.client)).toEqual([]);
    // Both would be carried at once: what came to the one would have come to the other.
    expect(await letterTo(world, one.employee.email)).toMatchObject({ subject: 'Boss Harbor wrote in Cellar' });
    expect(await lettersTo(world, other.employee.email)).toEqual([]);
  });

  test('is told of what stands, though its sender lost their access meanwhile, at once or with their shift', async () => {
    const { employee, client } = await somebody();
    const quiet = await somebody();
    await keepsQuiet(quiet.client);
    const former = await world.employee(`Former${people}`, { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
    const sender = await server.as(former);
    await said(sender, await group(sender, 'Keys', employee, quiet.employee), 'Hand in the old keys');
    const params = { employeeId: former.employeeId };
    const admin = await server.as(world.organization.admin);
    await admin.call(contract.suspendEmployee, { params, body: { reason: 'Left' } });
    await hurried();
    expect(await headlinesOf(client)).toMatchObject([{ headline: `Former${people} Harbor wrote in Keys` }]);
    await at('2122-11-20T12:00:00.000Z', () => hurried());
    await expect.poll(() => lettersTo(world, quiet.employee.email)).toHaveLength(1);
  });

  test('by no channel that they do not want', async () => {
    const { employee, client } = await somebody();
    const cells = (['in_app', 'mail', 'text'] as const).map(
      (channel) => ({ event: 'messages', channel, isWanted: false }) as const,
    );
    await client.call(contract.changeNoticeChoices, { body: { cells } });
    await said(boss, await direct(boss, employee), 'Psst');
    await hurried();
    expect(await headlinesOf(client)).toEqual([]);
    expect(await mailsOf(employee)).toEqual([]);
  });
});

describe('in quiet hours', () => {
  test('a message is in the list at once, and rings with the next shift', async () => {
    const { employee, client } = await somebody();
    await works(employee, '2122-11-21T15:00:00.000Z', '2122-11-21T23:00:00.000Z');
    await keepsQuiet(client);
    await said(boss, await direct(boss, employee), 'No hurry');
    await hurried();
    expect(await messageHeadlines(client)).toHaveLength(1);
    expect(await mailsOf(employee)).toEqual([]);
    expect(await dueLater()).toEqual(['2122-11-21T15:00:00.000Z']);
    await at('2122-11-21T15:00:00.000Z', () => hurried());
    await expect.poll(() => mailsOf(employee)).toEqual(['New message from Boss Harbor']);
    expect(await messageHeadlines(client)).toHaveLength(1);
  });

  test('what was read before the shift does not ring with it', async () => {
    const { employee, client } = await somebody();
    await keepsQuiet(client);
    const conversationId = await direct(boss, employee);
    await said(boss, conversationId, 'No hurry');
    await hurried();
    expect(await dueLater()).toEqual(['2122-11-20T12:00:00.000Z']);
    await read(client, conversationId, 1);
    await at('2122-11-20T12:00:00.000Z', () => hurried());
    expect(await mailsOf(employee)).toEqual([]);
  });

  test('a message of the next day rings by day, though one of the night waits for a shift far ahead, which is silent then', async () => {
    const { employee, client } = await somebody();
    await works(employee, '2122-11-21T15:00:00.000Z', '2122-11-21T23:00:00.000Z');
    await keepsQuiet(client);
    const conversationId = await direct(boss, employee);
    await said(boss, conversationId, 'No hurry');
    await hurried(2);
    expect(await mailsOf(employee)).toEqual([]);
    await at('2122-11-20T18:00:00.000Z', async () => {
      await said(boss, conversationId, 'Can you cover tomorrow?');
      await hurried(2);
    });
    await expect.poll(() => mailsOf(employee)).toHaveLength(1);
    expect(await messageHeadlines(client)).toHaveLength(1);
    await at('2122-11-21T15:00:00.000Z', () => hurried());
    expect(await mailsOf(employee)).toHaveLength(1);
  });

  test('what was written after a message that was withdrawn rings in its place', async () => {
    const { employee, client } = await somebody();
    await keepsQuiet(client);
    const conversationId = await direct(boss, employee);
    const slip = await said(boss, conversationId, 'Slip');
    await hurried(2);
    await boss.call(contract.withdrawMessage, { params: { conversationId, messageId: slip.id } });
    await said(boss, conversationId, 'What I meant');
    await hurried(2);
    expect(await dueLater()).toEqual(['2122-11-20T12:00:00.000Z']);
    await at('2122-11-20T12:00:00.000Z', () => hurried());
    await expect.poll(() => mailsOf(employee)).toEqual(['New message from Boss Harbor']);
  });

  test('it rings when they end where the shift that it waited for is gone', async () => {
    const { employee, client } = await somebody();
    const { shiftId } = await works(employee, '2122-11-20T10:00:00.000Z', '2122-11-20T18:00:00.000Z');
    await keepsQuiet(client);
    await said(boss, await direct(boss, employee), 'No hurry');
    await hurried(2);
    expect(await dueLater()).toEqual(['2122-11-20T10:00:00.000Z']);
    await boss.call(contract.cancelShift, { params: { shiftId }, body: { revision: 1 } });
    await published(boss, employee.locationId, '2122-11-20' as PlainDate);
    await at('2122-11-20T10:00:00.000Z', async () => {
      await hurried();
      expect(await mailsOf(employee)).toEqual([]);
      expect(await dueLater()).toEqual(['2122-11-20T12:00:00.000Z']);
    });
    await at('2122-11-20T12:00:00.000Z', () => hurried());
    await expect.poll(() => mailsOf(employee)).toEqual(['New message from Boss Harbor']);
  });

  test('an urgent one rings at once, and is for those alone who may speak to all', async () => {
    const { employee, client } = await somebody();
    await works(employee, '2122-11-21T15:00:00.000Z', '2122-11-21T23:00:00.000Z');
    await keepsQuiet(client);
    const conversationId = await direct(boss, employee);
    await said(boss, conversationId, 'No hurry');
    await hurried();
    expect(await say(boss, conversationId, 'The pipe burst', { isUrgent: true })).toMatchObject({
      value: { isUrgent: true },
    });
    await expect.poll(() => mailsOf(employee)).toEqual(['Urgent message from Boss Harbor']);
    expect(await say(client, conversationId, 'Me too', { isUrgent: true })).toMatchObject({
      refusal: 'only_announcers_urge',
    });
    await hurried();
  });

  test('of many urgent ones at once, each is told, whichever of them comes to be told first', async () => {
    const { employee, client } = await somebody();
    const conversationId = await direct(boss, employee);
    const many = Array.from({ length: 40 }, (_, index) => `The pipe burst in room ${index}`);
    await Promise.all(many.map((text) => say(boss, conversationId, text, { isUrgent: true })));
    await expect.poll(async () => (await messageHeadlines(client)).length, { timeout: 20_000 }).toBe(many.length);
  });

  test('whoever is on shift hears it as by day', async () => {
    const { employee, client } = await somebody();
    await works(employee, '2122-11-20T02:00:00.000Z', '2122-11-20T10:00:00.000Z');
    await keepsQuiet(client);
    await said(boss, await direct(boss, employee), 'Are you at the oven?');
    await hurried();
    await expect.poll(() => mailsOf(employee)).toEqual(['New message from Boss Harbor']);
  });

  test('whoever is on the clock hears it as by day, on a break as well, and nothing once they clocked out', async () => {
    const { employee, client } = await somebody();
    await keepsQuiet(client);
    const conversationId = await direct(boss, employee);
    const wrote = async (text: string) => {
      const { number } = await said(boss, conversationId, text);
      await hurried(2);
      return number;
    };
    await employee.pressed('clock_in', parseInstant('2122-11-20T02:00:00.000Z'));
    await read(client, conversationId, await wrote('Are you at the oven?'));
    await expect.poll(() => mailsOf(employee)).toHaveLength(1);
    await employee.pressed('break_start', parseInstant('2122-11-20T03:00:00.000Z'));
    await read(client, conversationId, await wrote('Enjoy your meal'));
    await expect.poll(() => mailsOf(employee)).toHaveLength(2);
    await employee.pressed('clock_out', parseInstant('2122-11-20T03:59:00.000Z'));
    await wrote('Good night');
    expect(await dueLater()).toEqual(['2122-11-20T12:00:00.000Z']);
    expect(await mailsOf(employee)).toHaveLength(2);
    await read(client, conversationId, 3);
    await at('2122-11-20T12:00:00.000Z', () => hurried());
  });

  test('whoever clocked in longer ago than a shift may last forgot to clock out, and is left in peace', async () => {
    const { employee, client } = await somebody();
    await employee.pressed('clock_in', parseInstant('2122-11-19T13:59:00.000Z'));
    await keepsQuiet(client);
    await said(boss, await direct(boss, employee), 'Are you still there?');
    await hurried(2);
    expect(await dueLater()).toEqual(['2122-11-20T12:00:00.000Z']);
    expect(await mailsOf(employee)).toEqual([]);
  });
});
