import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { dateAt, parsePlainDate, type PlainDate, type Zone } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// Ana was paid for forty hours, eight a day, and her Friday turns out longer, and then shorter again: each time the change alone is due.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const newYork = 'America/New_York' as Zone;
const friday = parsePlainDate('2026-11-20') as PlainDate;

let world: World;
let manager: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve({ poolSize: 8 });
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  ana = await world.employee('Ana', { at: 'Wharf' });
  for (const day of ['Mon', 'Tue', 'Wed', 'Thu', 'Fri']) await ana.worked(`${day} 9:00–17:00`);
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  await approveWeek(manager, ana, monday);
  await payAll(manager, ana);
});

afterAll(() => world.close());

/** Friday ended at another hour, and the card is approved anew. */
async function fridayEndsAt(hour: number): Promise<void> {
  const params = { employeeId: ana.employeeId, startsOn: monday };
  const reason = 'The clock was forgotten';
  await manager.call(contract.reopenTimeCard, { params, body: { reason } });
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const seen = card.value.punches
    .filter(({ punchedAt, takenBack }) => takenBack === null && dateAt(punchedAt, newYork) === friday)
    .map(({ id }) => id);
  const asked = { date: friday, startTime: { hour: 9, minute: 0 }, endTime: { hour, minute: 0 }, breakMinutes: 0 };
  const body = { id: v7(), entryId: seen[0] ?? null, asked, reason, seen };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId: ana.employeeId }, body });
  if (!corrected.ok) throw new Error(corrected.refusal);
  await approveCard(manager, ana, monday);
}

async function due() {
  const answer = await manager.call(contract.readPayRun, { query: { date: monday } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value.people.map(({ workedMinutes, overtimeMinutes, dueCents }) => [
    workedMinutes,
    overtimeMinutes,
    dueCents,
  ]);
}

test('a run tells how much of a difference is overtime, be it more or less than was paid', async () => {
  expect(await due()).toEqual([]);
  await fridayEndsAt(19);
  expect(await due()).toEqual([[120, 120, 60_00]]);
  const { payment } = await payAll(manager, ana);
  expect(await due()).toEqual([]);
  await fridayEndsAt(16);
  expect(await due()).toEqual([[-180, -120, -80_00]]);
  const body = { reason: 'The bank sent it back' };
  const { paymentId } = payment;
  expect(await manager.call(contract.voidPayment, { params: { paymentId }, body })).toMatchObject({ ok: true });
  expect(await due()).toEqual([[-60, 0, -20_00]]);
});
