import { v7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { cents } from '../../src/domain/kernel/money.ts';
import { addDays, parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import { checkBook } from '../../src/domain/payroll/book.ts';
import { readBook } from '../../src/server/payroll/read.ts';
import { verifyBooks } from '../../tools/verify-book/verify-books.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveCard, approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const monday = parsePlainDate('2026-11-16') as PlainDate;
const [tuesday, wednesday] = [addDays(monday, 1), addDays(monday, 2)];

let world: World;
let server: WorldServer;
let manager: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  const boss = await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] });
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(boss);
});

afterAll(() => world.close());

let count = 0;
/** Somebody of the wharf who worked on these days. */
async function worker(...days: string[]): Promise<Employee> {
  world.clock.set('2026-11-20T23:00:00.000Z');
  const one = await world.employee(`Payee${(count += 1)}`, { at: 'Wharf' });
  for (const words of days) await one.worked(words);
  world.clock.set('2026-11-23T15:00:00.000Z');
  return one;
}

/** Opens their week again and moves what they worked on a date to other times. */
async function corrects({ employeeId }: Employee, on: PlainDate, to: PlainDate, hours: readonly [number, number]) {
  const params = { employeeId, startsOn: monday };
  const reopened = await manager.call(contract.reopenTimeCard, { params, body: { reason: 'The date was wrong' } });
  if (!reopened.ok) throw new Error(reopened.refusal);
  const card = await manager.call(contract.readCard, { params });
  if (!card.ok) throw new Error(card.refusal);
  const at = card.value.days.find(({ date }) => date === on)?.clockedInAt;
  const first = card.value.punches.findIndex(({ punchedAt }) => punchedAt === at);
  const entry = card.value.punches.slice(first, first + 2).map(({ id }) => id);
  const [from, until] = hours;
  const asked = {
    date: to,
    startTime: { hour: from, minute: 0 },
    endTime: { hour: until, minute: 30 },
    breakMinutes: 0,
  };
  const body = { id: v7(), entryId: entry[0] ?? null, asked, reason: 'The date was wrong', seen: entry };
  const corrected = await manager.call(contract.correctEntry, { params: { employeeId }, body });
  if (!corrected.ok) throw new Error(corrected.refusal);
}

async function due({ employeeId }: Employee) {
  const unpaid = await manager.call(contract.readUnpaidLogs, { params: { employeeId } });
  if (!unpaid.ok) throw new Error(unpaid.refusal);
  return unpaid.value.workLogs.map((log) => [log.date, log.isDifference, log.minutes, log.owedCents]);
}

const faults = async () => {
  const { id } = world.organization;
  return checkBook(await world.inside(id, ({ tx }) => readBook(tx, id))).faults;
};

describe('a day that was paid and is no longer on its card', () => {
  test('is named by verify-book where its week was approved before approvals told of it, until it is approved again', async () => {
    const old = await worker('Mon 9:00–17:00');
    await approveWeek(manager, old, monday);
    await payAll(manager, old);
    await corrects(old, monday, tuesday, [9, 16]);
    await approveCard(manager, old, monday);
    const { employeeId } = old;
    const vanished = async () =>
      (await verifyBooks(world.ownerUrl)).vanished.filter((one) => one.employeeId === employeeId);
    expect(await vanished()).toEqual([]);
    // As an approval of before left it.
    await world.asOwner(
      `begin; set local session_replication_role = replica;
       delete from work_logs where employee_id = '${employeeId}' and worked_minutes = 0; commit`,
    );
    expect(await vanished()).toEqual([{ employeeId, workedOn: monday, startsOn: monday }]);
    expect(await faults()).toEqual([]);
    await manager.call(contract.reopenTimeCard, {
      params: { employeeId, startsOn: monday },
      body: { reason: 'Again' },
    });
    expect(await vanished()).toEqual([]);
    await approveCard(manager, old, monday);
    expect(await vanished()).toEqual([]);
    expect(await due(old)).toContainEqual([monday, true, -480, -160_00]);
  });

  test('is taken back, where a forgotten clock-out had run into it', async () => {
    const ana = await worker('Mon 16:00–00:30');
    await approveWeek(manager, ana, monday);
    await payAll(manager, ana);
    await corrects(ana, monday, monday, [16, 23]);
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([
      [monday, true, -30, -10_00],
      [tuesday, true, -30, -10_00],
    ]);
    expect(await faults()).toEqual([]);
  });

  test('is set against the day to which its hours were moved; then nothing of either is left', async () => {
    const ana = await worker('Mon 9:00–17:00', 'Tue 9:00–17:30');
    await approveWeek(manager, ana, monday);
    await payAll(manager, ana);
    await corrects(ana, tuesday, wednesday, [9, 17]);
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([
      [tuesday, true, -510, -170_00],
      [wednesday, false, 510, 170_00],
    ]);
    const { payment } = await payAll(manager, ana);
    expect(payment).toMatchObject({ dayCount: 2, workedMinutes: 0, totalCents: 0, finalCents: 0 });
    expect(await due(ana)).toEqual([]);
    const params = { paymentId: payment.paymentId, startsOn: monday };
    expect(await manager.call(contract.explainPaidWeek, { params })).toMatchObject({
      value: { isExact: true, differences: [{ date: tuesday, minutes: -510, cents: -170_00 }] },
    });
    await corrects(ana, wednesday, tuesday, [9, 17]);
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([
      [tuesday, true, 510, 170_00],
      [wednesday, true, -510, -170_00],
    ]);
    expect(await faults()).toEqual([]);
  });

  test('is taken back, where nothing is left of its week: that waits for a yes, and gets one', async () => {
    const [ana, bo] = [await worker('Tue 9:00–17:30'), await worker('Tue 9:00–17:30')];
    await approveWeek(manager, ana, monday);
    await payAll(manager, ana);
    await corrects(ana, tuesday, addDays(monday, -5), [9, 17]);
    const card = { employeeId: ana.employeeId, startsOn: monday };
    const before = await manager.call(contract.readCard, { params: card });
    expect(before).toMatchObject({ value: { state: 'open', may: { approve: true } } });
    const run = await manager.call(contract.readPayRun, { query: { date: monday } });
    const blocked = run.ok ? run.value.people.find(({ employeeId }) => employeeId === ana.employeeId) : undefined;
    expect(blocked?.blockers).toEqual([{ kind: 'not_approved', startsOn: monday }]);
    await approveCard(manager, ana, monday);
    const after = await manager.call(contract.readCard, { params: card });
    expect(after).toMatchObject({ value: { state: 'approved', flags: [] } });
    expect(await due(ana)).toEqual([[tuesday, true, -510, -170_00]]);
    // What was never approved has nothing to take back.
    const none = {
      params: { employeeId: bo.employeeId, startsOn: addDays(monday, -7) },
      body: { seen: 1, behind: '' },
    };
    expect(await manager.call(contract.approveTimeCard, none)).toMatchObject({ refusal: 'card_is_empty' });
    expect(await faults()).toEqual([]);
  });

  test('is nowhere a day to be paid, where it was not paid: no list, run or file has a row of it', async () => {
    const ana = await worker('Mon 9:00–17:00', 'Tue 9:00–17:30');
    await approveWeek(manager, ana, monday);
    await corrects(ana, tuesday, wednesday, [9, 17]);
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([
      [monday, false, 480, 160_00],
      [wednesday, false, 510, 170_00],
    ]);
    const { payment } = await payAll(manager, ana);
    expect(payment).toMatchObject({ dayCount: 2, workedMinutes: 990 });
    const stub = await manager.call(contract.readPayStub, { params: { paymentId: payment.paymentId } });
    expect(stub.ok && stub.value.days.map(({ date }) => date)).toEqual([monday, wednesday]);

    const inFiles = async () => {
      const files = await manager.call(contract.readPayrollFiles, { query: { date: monday } });
      return files.ok && files.value.people;
    };
    const before = await inFiles();
    const bo = await worker('Tue 9:00–17:30');
    await approveWeek(manager, bo, monday);
    expect(await inFiles()).toBe(Number(before) + 1);
    await corrects(bo, tuesday, addDays(monday, -5), [9, 17]);
    await approveCard(manager, bo, monday);
    expect(await due(bo)).toEqual([]);
    expect(await inFiles()).toBe(before);
  });
});

describe('a day that was paid before any rate was known', () => {
  const rate = async ({ employeeId }: Employee, perHour: number, reason?: string) => {
    const body = { startsOn: addDays(monday, -7), centsPerHour: cents(perHour), reason };
    const set = await manager.call(contract.setPayRate, { params: { employeeId }, body });
    if (!set.ok) throw new Error(set.refusal);
    await approveCard(manager, { employeeId }, monday);
  };

  test('is settled at what was agreed for it: the first rate leaves what it gives beyond that, and no more', async () => {
    const ana = await worker('Mon 9:00–17:00', 'Tue 9:00–13:00');
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([
      [monday, false, 480, 0],
      [tuesday, false, 240, 0],
    ]);
    const { payment } = await payAll(manager, ana, { typed: 'hourly', amount: '20.00' });
    expect(payment).toMatchObject({ totalCents: 240_00, owedCents: 240_00 });
    expect(await due(ana)).toEqual([]);
    const stub = await manager.call(contract.readPayStub, { params: { paymentId: payment.paymentId } });
    expect(stub).toMatchObject({ value: { lines: [{ kind: 'hours', minutes: 720, cents: 240_00 }] } });
    expect(await faults()).toEqual([]);
    await rate(ana, 20_00);
    expect(await due(ana)).toEqual([]);
    await rate(ana, 22_00, 'It was agreed so');
    expect(await due(ana)).toEqual([
      [monday, true, 0, 16_00],
      [tuesday, true, 0, 8_00],
    ]);
    await payAll(manager, ana);
    expect(await due(ana)).toEqual([]);
    expect(await faults()).toEqual([]);
  });

  test('leaves no difference of money where it was settled at nothing, as it once was; only that of its hours', async () => {
    const ana = await worker('Tue 9:00–16:30');
    await approveCard(manager, ana, monday);
    const { payment } = await payAll(manager, ana, { typed: 'total', amount: '150.00' });
    for (const table of ['payments', 'payment_days']) {
      await world.asOwner(`alter table ${table} disable trigger kept_for_ever`);
    }
    await world.asOwner('update payment_days set cents = 0 where payment_id = $1', [payment.paymentId]);
    await world.asOwner('update payments set owed_cents = 0 where id = $1', [payment.paymentId]);
    for (const table of ['payments', 'payment_days']) {
      await world.asOwner(`alter table ${table} enable trigger kept_for_ever`);
    }
    await rate(ana, 20_00);
    expect(await due(ana)).toEqual([]);
    expect(await faults()).toEqual([]);
    await corrects(ana, tuesday, tuesday, [9, 17]);
    await approveCard(manager, ana, monday);
    expect(await due(ana)).toEqual([[tuesday, true, 60, 20_00]]);
    await payAll(manager, ana);
    expect(await due(ana)).toEqual([]);
    expect(await faults()).toEqual([]);
  });
});
