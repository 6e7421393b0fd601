import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aTimeCardWharf, monday, nextMonday } from '../world/time-cards.ts';
import type { World, WorldServer } from '../world/world.ts';

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let admin: Client;

const { begin, worker, cardOf, approve } = aTimeCardWharf();

beforeAll(async () => {
  ({ world, server, boss, manager, admin } = await begin());
});

afterAll(() => world.close());

describe('the cards of a team as a file', () => {
  const take = (client: Client, wish: object) =>
    client.send('POST', '/api/time-cards/export', { from: monday, to: addDays(monday, 6), format: 'csv', ...wish });
  const linesOf = (text: string) => text.replace('\ufeff', '').trim().split('\r\n');

  test('hold a row for each person and day that the filter leaves, and stand in the audit log', async () => {
    const ana = await worker();
    await approve(ana, (await cardOf(ana)).ledgerSequence);
    const { firstName } = (await cardOf(ana)).employee;
    const lines = linesOf((await take(manager, { q: firstName })).text);
    expect(lines).toHaveLength(1 + 2 + 1);
    expect(lines[1]).toContain('2026-11-16,9:00 AM,5:00 PM,0:00,8:00,8:00,0:00,0:00,,Approved');
    expect(linesOf((await take(manager, { q: firstName, state: 'signed' })).text)).toHaveLength(1 + 1);
    const told = await world.asOwner(
      "select details->>'q' as q, details->>'cards' as cards from audit_entries where action = 'time_card.exported' and employee_id = $1 order by happened_at, id",
      [boss.employeeId],
    );
    expect(told).toEqual([
      { q: firstName, cards: '1' },
      { q: firstName, cards: '0' },
    ]);
  });

  test('are only those of the people whom the reader answers for', async () => {
    const far = await world.employee('Far', { at: 'Pier' });
    world.clock.set('2026-11-20T15:00:00.000Z');
    await far.worked('Mon 9:00–17:00');
    world.clock.set(nextMonday);
    expect((await take(manager, { q: 'Far' })).text).not.toContain('Pier');
    expect((await take(admin, { q: 'Far' })).text).toContain('Pier');
    expect((await take(await server.as(far), {})).status).toBe(403);
  });

  test('are refused where the dates make no sense', async () => {
    expect((await take(manager, { to: addDays(monday, -1) })).status).toBe(422);
    expect((await take(manager, { to: addDays(monday, 400) })).status).toBe(422);
  });
});
