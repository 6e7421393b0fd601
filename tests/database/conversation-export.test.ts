import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { direct, group, said } from '../world/messages.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let ben: Employee;
let clients: Record<'ana' | 'ben' | 'cleo' | 'admin', Client>;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  ben = await world.employee('Ben', { at: 'Wharf' });
  clients = {
    ana: await server.as(await world.employee('Ana', { at: 'Wharf' })),
    ben: await server.as(ben),
    cleo: await server.as(await world.employee('Cleo', { at: 'Wharf' })),
    admin: await server.as(world.organization.admin),
  };
});

afterAll(() => world.close());

const exported = (by: Client, conversationId: string, format = 'csv', days: { from?: string; to?: string } = {}) =>
  by.send('POST', `/api/conversations/${conversationId}/export`, { format, ...days });

const told = () =>
  world.asOwner<{ details: { name: string } }>(
    "select details from audit_entries where action = 'conversation.exported'",
  );

test('whoever is in a conversation takes along what was said there, as it reads now', async () => {
  const conversationId = await group(clients.ana, 'Fridays', ben);
  const slip = await said(clients.ana, conversationId, 'Slip');
  await clients.ana.call(contract.withdrawMessage, { params: { conversationId, messageId: slip.id } });
  await said(clients.ben, conversationId, '=HYPERLINK("http://evil.example")');
  await said(clients.ana, conversationId, 'Two lines,\nof a list');
  const file = await exported(clients.ben, conversationId);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment; filename="conversation-2026-\d\d-\d\d\.csv"$/);
  expect(file.text).toContain('Message withdrawn');
  expect(file.text).not.toContain('Slip');
  expect(file.text.indexOf('Ben Harbor')).toBeLessThan(file.text.indexOf('Two lines'));
  // A spreadsheet would run what begins with an equals sign.
  expect(file.text).not.toMatch(/(^|,|")=HYPERLINK/m);
  expect((await exported(clients.ben, conversationId, 'pdf')).text.startsWith('%PDF')).toBe(true);
  expect(await told()).toMatchObject([{ details: { name: 'Fridays' } }, { details: { name: 'Fridays' } }]);
});

test('of a long conversation some days are taken along, both included, and what was edited has its mark', async () => {
  world.clock.set('2026-11-20T04:59:59.000Z');
  const conversationId = await group(clients.ana, 'Long', ben);
  await said(clients.ana, conversationId, 'Late on Thursday');
  world.clock.set('2026-11-20T05:00:00.000Z');
  const slip = await said(clients.ana, conversationId, 'Friday beginz');
  const params = { conversationId, messageId: slip.id };
  await clients.ana.call(contract.editMessage, { params, body: { text: 'Friday begins' } });
  world.clock.set('2026-11-22T04:59:59.000Z');
  await said(clients.ben, conversationId, 'Late on Saturday');
  world.clock.set('2026-11-22T05:00:00.000Z');
  await said(clients.ben, conversationId, 'Sunday begins');
  await world.asOwner(
    `insert into messages (organization_id, conversation_id, number, id, sender_id, text, searched, sent_at)
     select organization_id, id, 4 + n, gen_random_uuid(), opened_by, 'Much', 'much', '2026-11-23T12:00:00Z'
     from conversations, generate_series(1, 5000) n where id = $1`,
    [conversationId],
  );
  await world.asOwner('update conversations set last_number = 5004 where id = $1', [conversationId]);
  expect((await exported(clients.ben, conversationId)).status).toBe(422);
  const { text } = await exported(clients.ben, conversationId, 'csv', { from: '2026-11-20', to: '2026-11-21' });
  for (const inside of ['Friday begins', 'Late on Saturday']) expect(text).toContain(inside);
  for (const outside of ['Late on Thursday', 'Sunday begins', 'Much']) expect(text).not.toContain(outside);
  const lines = text.split('\n');
  const lineOf = (words: string) => lines.find((line) => line.includes(words)) ?? '';
  // Whoever reads it sees of each message the day as well, and of an edited one when it was.
  expect(lineOf('Friday begins')).toMatch(/2026-11-20,12:00.AM.*Friday begins,12:00.AM,/);
  expect(lineOf('Late on Saturday')).toMatch(/2026-11-21,11:59.PM.*Late on Saturday,,/);
  expect((await exported(clients.ben, conversationId, 'csv', { from: '2026-11-23' })).text).toContain('Much');
  expect((await exported(clients.ben, conversationId, 'csv', { to: '2026-11-19' })).text).toContain('Late on Thursday');
});

test('nobody else does, and of a direct conversation the audit log hears nothing', async () => {
  const before = (await told()).length;
  const conversationId = await direct(clients.ana, ben);
  await said(clients.ana, conversationId, 'Between us');
  const rival = await server.as((await world.rival('Copper Kettle')).admin);
  for (const outside of [clients.cleo, clients.admin, rival]) {
    expect((await exported(outside, conversationId)).status).toBe(404);
  }
  expect((await exported(clients.ana, conversationId)).text).toContain('Between us');
  expect(await told()).toHaveLength(before);
});
