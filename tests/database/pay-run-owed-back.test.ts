import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { PayRunDraft, PayRunReply } from '../../src/contract/payroll/pay-run.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, lookAtRun, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

// Ana was paid for eight hours and worked seven: an hour is owed back. Ben waits to be paid for the same week.

const monday = parsePlainDate('2026-11-16') as PlainDate;
const nextMonday = addDays(monday, 7);

let world: World;
let server: WorldServer;
let boss: Employee;
let manager: Client;
let ana: Employee;
let ben: Employee;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve({ poolSize: 8 });
  boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  [ana, ben] = [await world.employee('Ana', { at: 'Wharf' }), await world.employee('Ben', { at: 'Wharf' })];
  for (const one of [ana, ben]) await one.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
  for (const one of [ana, ben]) await approveWeek(manager, one, monday);
  await payAll(manager, ana);
  await worksLess(ana);
});

afterAll(() => world.close());

/** The hour before the end was none, and the card is approved anew. */
async function worksLess({ employeeId }: Employee): Promise<void> {
  const params = { employeeId, startsOn: monday };
  const reason = 'They left at four';
  await manager.call(contract.reopenTimeCard, { params, body: { reason } });
  const card = await manager.call(contract.readCard, { params });
  const seen = card.ok ? card.value.punches.map(({ id }) => id) : [];
  const asked = {
    date: monday,
    startTime: { hour: 9, minute: 0 },
    endTime: { hour: 16, minute: 0 },
    breakMinutes: 0,
  };
  const body = { id: v7(), entryId: seen[0] ?? null, asked, reason, seen };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId }, body });
  if (!corrected.ok) throw new Error(corrected.refusal);
  await approveCard(manager, { employeeId }, monday);
}

async function read(startsOn = monday): Promise<PayRunReply> {
  const answer = await manager.call(contract.readPayRun, { query: { date: startsOn } });
  if (!answer.ok) throw new Error('the pay run was refused');
  return answer.value;
}

async function run(startsOn: PlainDate, people: PayRunDraft['people'], paid: number, finalCents: number) {
  const params = { startsOn };
  const draft: PayRunDraft = { method: 'Zelle', deductions: [], people };
  const body = { revision: (await read(startsOn)).revision, draft };
  const kept = await manager.call(contract.setPayRunDraft, { params, body });
  if (!kept.ok) throw new Error(kept.refusal);
  return manager.call(contract.payRun, {
    params,
    headers: { 'idempotency-key': v7() },
    body: {
      revision: kept.value.revision,
      people: paid,
      finalCents: cents(finalCents),
      shown: await lookAtRun(manager, startsOn),
    },
  });
}

const carried = () => ({ [ana.employeeId]: { skip: true } });

test('money that is owed back alone is in the way of its person by name and sum, and carried over in nobody’s', async () => {
  expect((await read()).people).toMatchObject([
    { firstName: 'Ana', dueCents: -20_00, owesBackOn: monday, blockers: [] },
    { firstName: 'Ben', dueCents: 160_00, owesBackOn: null },
  ]);
  expect(await run(monday, {}, 2, 140_00)).toMatchObject({
    refusal: 'pay_run_blocked',
    details: {
      blocked: [{ employeeId: ana.employeeId, name: 'Ana Harbor', kind: 'owed_back', startsOn: monday, cents: 20_00 }],
    },
  });
  expect(await run(monday, carried(), 1, 160_00)).toMatchObject({ value: { people: 1, finalCents: 160_00 } });
});

test('it waits through the next period, and is set against the next days that are due', async () => {
  expect((await read(nextMonday)).people).toMatchObject([{ firstName: 'Ana', dueCents: -20_00, owesBackOn: monday }]);
  expect(await run(nextMonday, carried(), 0, 0)).toMatchObject({ refusal: 'pay_run_empty' });
  world.clock.set('2026-11-27T23:00:00.000Z');
  await ana.worked('Mon 9:00–17:00');
  world.clock.set('2026-11-30T15:00:00.000Z');
  manager = await server.as(boss);
  await approveCard(manager, ana, nextMonday);
  expect(await run(nextMonday, {}, 1, 140_00)).toMatchObject({ value: { people: 1, finalCents: 140_00 } });
  const organizationId = world.organization.id;
  const book = await world.inside(organizationId, ({ tx }) => readBook(tx, organizationId));
  expect(checkBook(book).faults).toEqual([]);
});
