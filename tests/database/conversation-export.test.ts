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

const exported = (by: Client, conversationId: string, format = 'csv') =>
  by.send('POST', `/api/conversations/${conversationId}/export`, { format });

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
