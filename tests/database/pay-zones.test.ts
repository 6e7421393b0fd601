import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { approveWeek, payAll } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

// Whoever pays is in New York, who is paid in Guam, fifteen hours ahead: the dates of a payment are those where its person is at home.

const monday = parsePlainDate('2026-11-16') as PlainDate;

let world: World;
let admin: Client;
let ana: Employee;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve();
  ana = await world.employee('Ana', { at: 'Wharf' });
  await world.asOwner("update locations set zone = 'Pacific/Guam' where id = $1", [ana.locationId]);
  const body = { kind: 'checking' as const, routing: '061000052', account: '000123456789' };
  await (await server.as(ana)).call(contract.changeBankAccount, { body });
  for (const day of ['Mon', 'Tue', 'Wed']) await ana.worked(`${day} 9:00–17:00`);
  world.clock.set('2027-01-05T15:00:00.000Z');
  admin = await server.as(world.organization.admin);
  await approveWeek(admin, ana, monday);
});

afterAll(() => world.close());

/** Pays a day of Ana at a time of Guam. */
async function payOne(transactedAt: string, wish: Parameters<typeof payAll>[2] = {}) {
  const unpaid = await admin.call(contract.readUnpaidLogs, { params: { employeeId: ana.employeeId } });
  const [first] = unpaid.ok ? unpaid.value.workLogs : [];
  return payAll(admin, ana, { chosen: [first?.id ?? ''], transactedAt, ...wish });
}

test('what a year took already is counted by the year where somebody is at home', async () => {
  const deductions = [{ key: 1, name: 'Loan', quantity: '1', unitPrice: '10.00' }];
  // In New York it is still three in the afternoon of 31 December.
  await payOne('2027-01-01T06:00', { deductions });
  const taken = async (paidOn: string) => {
    const seen = await admin.call(contract.readPayRun, { query: { date: monday } });
    const revision = seen.ok ? seen.value.revision : -1;
    const draft = { method: 'Zelle' as const, deductions: [], people: {}, paidOn: parsePlainDate(paidOn) };
    const kept = { params: { startsOn: monday }, body: { revision, draft } };
    expect(await admin.call(contract.setPayRunDraft, kept)).toMatchObject({ ok: true });
    const run = await admin.call(contract.readPayRun, { query: { date: monday } });
    return run.ok ? run.value.people.map(({ taken: sums }) => sums) : [];
  };
  expect(await taken('2026-12-31')).toEqual([{}]);
  expect(await taken('2027-01-05')).toEqual([{ loan: 10_00 }]);
});

test('money is proposed to arrive on the date that a payment has where its person is at home', async () => {
  // In New York it is still Thursday.
  await payOne('2027-01-08T12:00', { method: 'Other' });
  expect(await admin.call(contract.readDeposits, { query: { date: monday } })).toMatchObject({
    value: { usual: '2027-01-08', open: [{ account: 'in_use' }] },
  });
});

test('the list of payments shows the dates of their stubs, whoever reads it from wherever', async () => {
  const list = await admin.call(contract.readPayments, { query: {} });
  const dates = list.ok ? list.value.payments.map(({ paidOn }) => paidOn) : [];
  expect(new Set(dates)).toEqual(new Set(['2027-01-01', '2027-01-08']));
});
