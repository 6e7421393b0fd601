import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { announcement, direct, group, listed, said, textsOf, unreadOf } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ana: Employee;
let ben: Employee;
let cleo: Employee;
let dora: Employee;
let clients: Record<'ana' | 'ben' | 'cleo' | 'dora' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  ana = await world.employee('Ana', { at: 'Wharf' });
  ben = await world.employee('Ben', { at: 'Wharf' });
  cleo = await world.employee('Cleo', { at: 'Wharf' });
  dora = await world.employee('Dora', { at: 'Wharf' });
  clients = {
    ana: await server.as(ana),
    ben: await server.as(ben),
    cleo: await server.as(cleo),
    dora: await server.as(dora),
    admin: await server.as(world.organization.admin),
  };
});

afterAll(() => world.close());

const rename = (who: Client, conversationId: string, name: string, revision = 1) =>
  who.call(contract.renameConversation, { params: { conversationId }, body: { name, revision } });
const add = (who: Client, conversationId: string, ...people: Employee[]) =>
  who.call(contract.addToConversation, {
    params: { conversationId },
    body: { employeeIds: people.map(({ employeeId }) => employeeId) },
  });
const remove = (who: Client, conversationId: string, { employeeId }: Employee) =>
  who.call(contract.removeFromConversation, { params: { conversationId, employeeId } });
const leave = (who: Client, conversationId: string) =>
  who.call(contract.leaveConversation, { params: { conversationId } });

/** By their first names. */
async function peopleOf(who: Client, conversationId: string): Promise<string[]> {
  const answer = await who.call(contract.readConversation, { params: { conversationId } });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.people.map(({ name }) => name.split(' ')[0] ?? '');
}

/** What its thread says of what became of it, and behind which message. */
async function changesOf(who: Client, conversationId: string, before?: number) {
  const query = before === undefined ? {} : { before };
  const answer = await who.call(contract.readMessages, { params: { conversationId }, query });
  if (!answer.ok) throw new Error(answer.refusal);
  const first = (name: string): string => name.split(' ')[0] ?? '';
  return answer.value.changes.map(({ kind, by, people, name, after }) => {
    const whom = people.length > 0 ? people.map(first).join(' and ') : (name ?? '');
    return `${after}: ${first(by)} ${kind} ${whom}`.trimEnd();
  });
}

test('whoever started a group renames it, adds and takes out, and everybody in it reads that in its place', async () => {
  const conversationId = await group(clients.ana, 'Outing', ben);
  await said(clients.ana, conversationId, 'Sunday?');
  expect(await rename(clients.ana, conversationId, 'Boat trip')).toMatchObject({
    ok: true,
    value: { name: 'Boat trip' },
  });
  expect(await add(clients.ana, conversationId, cleo, dora)).toMatchObject({ ok: true, value: { people: 4 } });
  await said(clients.ben, conversationId, 'Yes');
  expect(await remove(clients.ana, conversationId, ben)).toMatchObject({ ok: true });
  expect(await leave(clients.dora, conversationId)).toMatchObject({ ok: true });
  expect(await peopleOf(clients.cleo, conversationId)).toEqual(['Ana', 'Cleo']);
  expect(await changesOf(clients.cleo, conversationId)).toEqual([
    '1: Ana renamed Boat trip',
    '1: Ana added Cleo and Dora',
    '2: Ana removed Ben',
    '2: Dora left',
  ]);
  const told = await world.asOwner(
    'select action, details from audit_entries where subject_id = $1 order by sequence offset 1',
    [conversationId],
  );
  expect(told).toEqual([
    { action: 'conversation.renamed', details: { before: 'Outing', after: 'Boat trip' } },
    {
      action: 'conversation.people_added',
      details: { name: 'Boat trip', people: 2 },
    },
    { action: 'conversation.person_removed', details: { name: 'Boat trip', people: 1 } },
    { action: 'conversation.left', details: { name: 'Boat trip' } },
  ]);
});

test('whoever is added reads what was said before, to whom it is no news, and hears what is said from then on', async () => {
  const conversationId = await group(clients.ana, 'History', ben);
  await said(clients.ana, conversationId, 'Before');
  const unread = await unreadOf(clients.cleo);
  world.clock.advance(1_000);
  await add(clients.ana, conversationId, cleo);
  expect(await textsOf(clients.cleo, conversationId)).toEqual(['Before']);
  expect(await unreadOf(clients.cleo)).toBe(unread);
  await said(clients.ana, conversationId, 'After');
  expect(await unreadOf(clients.cleo)).toBe(unread + 1);
});

test('whoever was taken out has lost the group at once, and has it again once they are added again', async () => {
  const conversationId = await group(clients.ana, 'Back and forth', ben, cleo);
  await remove(clients.ana, conversationId, ben);
  expect(await listed(clients.ben, 'Back and forth')).toEqual([]);
  const reading = { params: { conversationId }, query: {} };
  expect(await clients.ben.call(contract.readMessages, reading)).toMatchObject({ refusal: 'not_found' });
  await said(clients.ana, conversationId, 'Meanwhile');
  world.clock.advance(1_000);
  await add(clients.ana, conversationId, ben);
  expect((await listed(clients.ben, 'Back and forth'))[0]).toMatchObject({ people: 3, unread: 0 });
  expect(await textsOf(clients.ben, conversationId)).toEqual(['Meanwhile']);
});

describe('a group is changed', () => {
  test('by nobody else while whoever started it is in it, and by everybody once they are gone', async () => {
    const conversationId = await group(clients.ana, 'Whose', ben, cleo);
    expect((await listed(clients.ana, 'Whose'))[0]).toMatchObject({ mayRun: true });
    expect((await listed(clients.ben, 'Whose'))[0]).toMatchObject({ mayRun: false });
    const tried = async () => [
      await rename(clients.ben, conversationId, 'Mine'),
      await add(clients.ben, conversationId, dora),
      await remove(clients.ben, conversationId, cleo),
    ];
    for (const answer of await tried()) expect(answer).toMatchObject({ ok: false, refusal: 'group_not_yours' });
    expect(await changesOf(clients.ana, conversationId)).toEqual([]);
    await leave(clients.ana, conversationId);
    expect((await listed(clients.ben, 'Whose'))[0]).toMatchObject({ mayRun: true });
    for (const answer of await tried()) expect(answer).toMatchObject({ ok: true });
    expect(await peopleOf(clients.dora, conversationId)).toEqual(['Ben', 'Dora']);
  });

  test('in its people alone where they were named: not between two, nor where it follows a rule', async () => {
    const pair = await direct(clients.ana, ben);
    const news = await announcement(clients.admin, 'News', null);
    for (const [who, id, refusal] of [
      [clients.ana, pair, 'conversation_is_of_two'] as const,
      [clients.ben, pair, 'conversation_is_of_two'] as const,
      [clients.admin, news, 'conversation_follows_rule'] as const,
      // Whoever is in neither hears nothing of what it is.
      [clients.cleo, pair, 'not_found'] as const,
    ]) {
      expect(await rename(who, id, 'Else')).toMatchObject({ refusal });
      expect(await add(who, id, cleo)).toMatchObject({ refusal });
      expect(await remove(who, id, ben)).toMatchObject({ refusal });
    }
  });

  test('by nobody who is not in it, and for them it is not there: not for colleagues, admins, or another organization', async () => {
    const conversationId = await group(clients.ana, 'Closed', ben);
    const rival = await world.rival('Copper Kettle');
    for (const outside of [clients.cleo, clients.admin, await server.as(rival.admin)]) {
      expect(await rename(outside, conversationId, 'Open')).toMatchObject({ refusal: 'not_found' });
      expect(await add(outside, conversationId, cleo)).toMatchObject({ refusal: 'not_found' });
      expect(await remove(outside, conversationId, ben)).toMatchObject({ refusal: 'not_found' });
    }
    expect((await listed(clients.ana, 'Closed'))[0]).toMatchObject({ name: 'Closed', people: 2 });
  });

  test('with nobody whom its runner may not write to, nor who was never in it', async () => {
    const conversationId = await group(clients.ana, 'Reach', ben);
    const rival = await world.rival('Tin Whistle');
    const afar = await world.employee('Afar', { at: 'Pier' });
    for (const stranger of [afar, rival.admin]) {
      expect(await add(clients.ana, conversationId, cleo, stranger)).toMatchObject({ refusal: 'not_found' });
      expect(await remove(clients.ana, conversationId, stranger)).toMatchObject({ refusal: 'not_found' });
    }
    expect(await peopleOf(clients.ana, conversationId)).toEqual(['Ana', 'Ben']);
  });
});

test('told twice, and by two at once, each change happens once', async () => {
  const conversationId = await group(clients.ana, 'Once', ben);
  const tablet = await server.as(ana);
  const answers = await Promise.all([
    add(clients.ana, conversationId, cleo),
    add(tablet, conversationId, cleo, dora),
    rename(clients.ana, conversationId, 'Once only'),
    rename(tablet, conversationId, 'Once only'),
  ]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, true]);
  expect(await peopleOf(clients.ana, conversationId)).toEqual(['Ana', 'Ben', 'Cleo', 'Dora']);
  const removed = await Promise.all([
    remove(clients.ana, conversationId, ben),
    remove(tablet, conversationId, ben),
    add(tablet, conversationId, cleo),
  ]);
  expect(removed.map(({ ok }) => ok)).toEqual([true, true, true]);
  const changes = await changesOf(clients.ana, conversationId);
  const told = (what: string) => changes.filter((one) => one.includes(what));
  expect(told('renamed')).toHaveLength(1);
  expect(told('removed')).toEqual(['0: Ana removed Ben']);
  expect(told('Cleo')).toHaveLength(1);
  expect(told('Dora')).toHaveLength(1);
});

test('of two who rename a group from what they saw, the second hears of the first, and renames it knowingly', async () => {
  const conversationId = await group(clients.ana, 'Trip', ben);
  expect((await listed(clients.ana, 'Trip'))[0]).toMatchObject({ revision: 1 });
  expect(await rename(clients.ana, conversationId, 'Boat')).toMatchObject({ ok: true, value: { revision: 2 } });
  const tablet = await server.as(ana);
  const late = { ok: false, refusal: 'conversation_changed_meanwhile', details: { name: 'Boat', revision: 2 } };
  expect(await rename(tablet, conversationId, 'Train')).toMatchObject(late);
  expect(await rename(tablet, conversationId, 'Boat')).toMatchObject({ ok: true });
  const path = contract.renameConversation.path.replace(':conversationId', conversationId);
  const send = (ifMatch: string) => tablet.send('PUT', path, { name: 'Train' }, { 'if-match': ifMatch });
  expect((await send('"1"')).status).toBe(412);
  const changed = await send('"2"');
  expect([changed.status, changed.headers.get('etag')?.slice(0, 3)]).toEqual([200, '"3.']);
  // Whoever looked at the conversation has its tag as well.
  const looked = await tablet.send('GET', contract.readConversation.path.replace(':conversationId', conversationId));
  expect((await send(looked.headers.get('etag') ?? '')).status).toBe(200);
});

test('a long thread tells what became of it on the page where it did, and on no other', async () => {
  const conversationId = await group(clients.ana, 'Long', ben);
  await rename(clients.ana, conversationId, 'Long one');
  for (let number = 1; number <= 60; number += 1) {
    if (number === 11) await add(clients.ana, conversationId, cleo);
    if (number === 12) await add(clients.ana, conversationId, dora);
    await said(clients.ana, conversationId, `${number}`);
  }
  await remove(clients.ana, conversationId, dora);
  // The last page begins with the eleventh.
  expect(await changesOf(clients.ana, conversationId)).toEqual(['11: Ana added Dora', '60: Ana removed Dora']);
  expect(await changesOf(clients.ana, conversationId, 11)).toEqual(['0: Ana renamed Long one', '10: Ana added Cleo']);
});

test('of a group that changes without end its thread tells the last hundred, and of many who come how many', async () => {
  const conversationId = await group(clients.ana, 'Restless', ben);
  await world.asOwner(
    `insert into conversation_changes (organization_id, conversation_id, sequence, kind, changed_by, name, after_number, changed_at)
     select organization_id, id, n, 'renamed', opened_by, 'Name ' || n, 0, now() from conversations, generate_series(1, 110) n where id = $1`,
    [conversationId],
  );
  const many = await Promise.all(
    ['Eve', 'Fay', 'Gil', 'Hal', 'Ida'].map((name) => world.employee(name, { at: 'Wharf' })),
  );
  await add(clients.ana, conversationId, ...many);
  const answer = await clients.ana.call(contract.readMessages, { params: { conversationId }, query: {} });
  if (!answer.ok) throw new Error(answer.refusal);
  const { changes } = answer.value;
  expect([changes.length, changes[0]?.sequence, changes.at(-1)?.sequence]).toEqual([100, 12, 111]);
  expect(changes.at(-1)).toMatchObject({ kind: 'added', count: 5 });
  expect(changes.at(-1)?.people.map((name) => name.split(' ')[0])).toEqual(['Eve', 'Fay', 'Gil', 'Hal']);
});

test('what became of a group is told at once to everybody in it, and to whoever is not any more', async () => {
  const conversationId = await group(clients.ana, 'Live', ben);
  const streams = { ben: await server.follow(clients.ben), cleo: await server.follow(clients.cleo) };
  const heard = (who: 'ben' | 'cleo') => streams[who].topics.filter((topic) => topic === 'messages').length;
  await rename(clients.ana, conversationId, 'Live still');
  await expect.poll(() => heard('ben')).toBe(1);
  await add(clients.ana, conversationId, cleo);
  await expect.poll(() => [heard('ben'), heard('cleo')]).toEqual([2, 1]);
  await remove(clients.ana, conversationId, ben);
  await expect.poll(() => [heard('ben'), heard('cleo')]).toEqual([3, 2]);
  for (const stream of Object.values(streams)) stream.close();
});
