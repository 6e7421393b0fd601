import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, group, say } from '../world/messages.ts';
import { aShift, planned, published } from '../world/shifts.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// It is Friday 20 November 2026, 10 in the morning in New York.
let world: World;
let server: WorldServer;
let people: Record<'ana' | 'ben' | 'cleo' | 'boss', Employee>;
let clients: Record<keyof typeof people, Client>;
let wharf: string;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  people = {
    ana: await world.employee('Ana', { at: 'Wharf' }),
    ben: await world.employee('Ben', { at: 'Wharf' }),
    cleo: await world.employee('Cleo', { at: 'Kiosk' }),
    boss: await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  };
  clients = {
    ana: await server.as(people.ana),
    ben: await server.as(people.ben),
    cleo: await server.as(people.cleo),
    boss: await server.as(people.boss),
  };
  wharf = people.boss.locationId;
});

afterAll(() => world.close());

let days = 0;

/** A day to come on which no other test plans anything. */
function freshDay(): PlainDate {
  days += 1;
  return addDays(parsePlainDate('2026-11-29') as PlainDate, days);
}

async function aPublishedShift(who: Employee | null): Promise<string> {
  const on = freshDay();
  const { shiftId } = await planned(clients.boss, aShift(wharf, on, who));
  const told = await published(clients.boss, wharf, on);
  if (!told.ok) throw new Error(told.refusal);
  return shiftId;
}

const aboutOf = async (reader: Client, conversationId: string) => {
  const answer = await reader.call(contract.readMessages, { params: { conversationId }, query: {} });
  return answer.ok ? answer.value.messages.map(({ text, about }) => ({ text, about })) : undefined;
};

test('a shift is shared by whoever may see it, is one thing for everybody in the conversation, and is once', async () => {
  const about = { kind: 'shift', id: await aPublishedShift(null) } as const;
  const conversationId = await group(clients.boss, 'Cover', people.ana, people.ben);
  const id = v7();
  for (const _ of [1, 2]) {
    expect(await say(clients.boss, conversationId, '', { id, about })).toMatchObject({ ok: true, value: { about } });
  }
  expect(await aboutOf(clients.ben, conversationId)).toEqual([{ text: '', about }]);
  const other = { kind: 'shift', id: await aPublishedShift(people.ana) } as const;
  expect(await say(clients.boss, conversationId, '', { id, about: other })).toMatchObject({
    refusal: 'message_id_reused',
  });
  // Without words the list says what was shared.
  const list = await clients.ana.call(contract.readConversations, { query: {} });
  expect(list).toMatchObject({ value: { conversations: [{ last: { text: '', about: 'shift' } }] } });
  await clients.boss.call(contract.withdrawMessage, { params: { conversationId, messageId: id } });
  expect(await aboutOf(clients.ben, conversationId)).toEqual([{ text: null, about: null }]);
});

test('nobody shares, nor learns by sharing of, what they may not see', async () => {
  const shift = { kind: 'shift', id: await aPublishedShift(people.ana) } as const;
  const offer = await clients.ana.call(contract.offerShift, {
    params: { shiftId: shift.id },
    body: { to: people.ben.employeeId, note: null },
  });
  if (!offer.ok) throw new Error(offer.refusal);
  const swap = { kind: 'swap', id: offer.value.offerId } as const;
  const outside = await direct(await server.as(world.organization.admin), people.cleo);
  const rival = await world.rival('Copper Kettle');
  const theirs = await direct(await server.as(rival.admin), await rival.employee('Rae'));
  for (const about of [shift, swap, { kind: 'shift', id: v7() } as const]) {
    expect(await say(clients.cleo, outside, 'Look', { about })).toMatchObject({ refusal: 'not_found' });
    expect(await say(await server.as(rival.admin), theirs, 'Look', { about })).toMatchObject({ refusal: 'not_found' });
  }
  const own = await direct(clients.ana, people.ben);
  expect(await say(clients.ana, own, 'Would you?', { about: swap })).toMatchObject({ ok: true });
});

test('a request for time off is shared by its person, and read by who answers for them alone', async () => {
  const { employeeId: userId, firstName, lastName, email } = people.ana;
  const on = parsePlainDate('2027-03-01') as PlainDate;
  const id = v7();
  const asked = await clients.ana.call(contract.requestTimeOff, {
    body: { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, id },
  });
  if (!asked.ok) throw new Error(asked.refusal);
  const about = { kind: 'time_off', id } as const;
  const conversationId = await group(clients.ana, 'Spring', people.ben, people.boss);
  expect(await say(clients.ana, conversationId, 'May I?', { about })).toMatchObject({ ok: true });
  expect(await say(clients.ben, conversationId, 'She asks', { about })).toMatchObject({ refusal: 'not_found' });
  const read = (by: Client) => by.call(contract.readTimeOffRequest, { params: { timeOffId: id } });
  expect(await read(clients.ben)).toMatchObject({ ok: false, refusal: 'not_found' });
  expect(await read(clients.cleo)).toMatchObject({ ok: false, refusal: 'not_found' });
  expect(await read(clients.ana)).toMatchObject({ value: { mayAnswer: false, request: { decision: null } } });
  expect(await read(clients.boss)).toMatchObject({ value: { mayAnswer: true, employee: { employeeId: userId } } });
  const { requestId } = asked.value;
  await clients.boss.call(contract.approveTimeOff, { params: { requestId } });
  expect(await read(clients.boss)).toMatchObject({
    value: { mayAnswer: false, request: { decision: { outcome: 'approved' } } },
  });
});

const exported = async (by: Client, conversationId: string) => {
  const file = await by.send('POST', `/api/conversations/${conversationId}/export`, { format: 'csv' });
  expect(file.status).toBe(200);
  // The space before AM and PM does not break.
  return file.text.replaceAll(/[\u00a0\u202f]/g, ' ');
};

test('whoever takes a conversation along reads of what was shared its day and hours, as far as they may know', async () => {
  const shiftId = await aPublishedShift(people.ana);
  const on = addDays(parsePlainDate('2026-11-29') as PlainDate, days);
  const offer = await clients.ana.call(contract.offerShift, {
    params: { shiftId },
    body: { to: people.ben.employeeId, note: null },
  });
  if (!offer.ok) throw new Error(offer.refusal);
  const conversationId = await group(
    await server.as(world.organization.admin),
    'Exchange',
    people.ana,
    people.ben,
    people.cleo,
  );
  await say(clients.ana, conversationId, '', { about: { kind: 'shift', id: shiftId } });
  await say(clients.ana, conversationId, 'Would you?', { about: { kind: 'swap', id: offer.value.offerId } });
  const forBen = await exported(clients.ben, conversationId);
  const day = `${on.startsWith('2026-11') ? 'Nov' : 'Dec'} ${Number(on.slice(8))}, 2026`;
  const times = /\d+:\d\d [AP]M – \d+:\d\d [AP]M/.source;
  expect(forBen).toMatch(new RegExp(`Ana Harbor,,"Shift: ${day}, ${times}, Wharf"`));
  expect(forBen).toMatch(new RegExp(`Would you\\?,"Swap: ${day}, ${times}, Wharf"`));
  // Cleo works elsewhere.
  const forCleo = await exported(clients.cleo, conversationId);
  expect(forCleo).toMatch(/Ana Harbor,,Shift,/);
  expect(forCleo).toMatch(/Would you\?,Swap,/);
  expect(forCleo).not.toContain(day);
});

test('of days off that were shared the file says whose and which to those alone who answer for them', async () => {
  const { employeeId: userId, firstName, lastName, email } = people.ana;
  const on = parsePlainDate('2027-04-05') as PlainDate;
  const id = v7();
  const asked = await clients.ana.call(contract.requestTimeOff, {
    body: { userId, firstName, lastName, email, startDate: on, endDate: on, numDays: 1, id },
  });
  if (!asked.ok) throw new Error(asked.refusal);
  const conversationId = await group(clients.ana, 'April', people.ben, people.boss);
  await say(clients.ana, conversationId, 'May I?', { about: { kind: 'time_off', id } });
  expect(await exported(clients.boss, conversationId)).toContain('May I?,"Time off: Apr 5, 2027, Ana Harbor"');
  expect(await exported(clients.ben, conversationId)).toMatch(/May I\?,Time off,/);
});

test('a program reads what a message shares by its kind and id', async () => {
  const about = { kind: 'shift', id: await aPublishedShift(null) } as const;
  const conversationId = await group(clients.boss, 'Programs', people.ana);
  await say(clients.boss, conversationId, '', { about });
  await say(clients.boss, conversationId, 'Who can?');
  const listed = await clients.ana.call(contract.listMessages, { query: { conversationId } });
  expect(listed).toMatchObject({
    value: {
      data: [
        { text: 'Who can?', about: null },
        { text: '', about },
      ],
    },
  });
});
