import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { aWorld, type World, type WorldServer } from '../world/world.ts';

const first = { kind: 'checking', routing: '231380104', account: '000123456789' } as const;
const second = { kind: 'savings', routing: '2313-8010-4', account: '9876 5432' } as const;
const entered = Date.parse('2026-11-20T15:00:00.000Z');

let world: World;
let server: WorldServer;
let ana: Employee;
let client: Client;

beforeAll(async () => {
  world = await aWorld();
  server = await world.serve();
  ana = await world.employee('Ana');
  client = await server.as(ana);
});

afterAll(() => world.close());

async function accounts() {
  const answer = await client.call(contract.readBankAccount);
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value;
}

const rows = () =>
  world.asOwner<{ routing_sealed: Buffer; account_sealed: Buffer }>(
    'select routing_sealed, account_sealed from bank_accounts where employee_id = $1',
    [ana.employeeId],
  );
/** All that waits, as if its time had come; resolves when it is done. */
async function runJobs(): Promise<void> {
  await world.asOwner(
    `with j as (update graphile_worker._private_jobs set run_at = now() where locked_at is null returning 1)
     select count(*), pg_notify('jobs:insert', '') from j`,
  );
  await expect
    .poll(() => world.asOwner('select 1 as one from graphile_worker._private_jobs where run_at <= now()'))
    .toEqual([]);
}
const letters = () =>
  world.asOwner<{ kind: string }>("select kind from letters where kind like 'bank_account%' order by posted_at, id");

describe('a bank account', () => {
  test('is held for three days, masked, sealed, and told by letter', async () => {
    const answer = await client.call(contract.changeBankAccount, { body: first });
    const held = { kind: 'checking', routingEnd: '0104', accountEnd: '6789', usableFrom: entered + 72 * 3_600_000 };
    expect(answer).toMatchObject({ ok: true, value: { inUse: null, held } });
    const [row] = await rows();
    expect(`${row?.routing_sealed.toString('latin1')}${row?.account_sealed.toString('latin1')}`).not.toMatch(/\d{8}/);
    expect(await letters()).toEqual([{ kind: 'bank_account_changed' }]);
    const told = await world.asOwner(
      "select details from audit_entries where action = 'bank_account.changed' and employee_id = $1",
      [ana.employeeId],
    );
    expect(JSON.stringify(told)).not.toMatch(/6789|0104/);
  });

  test('leaves the former one in use while it is held, and then replaces it', async () => {
    world.clock.set('2026-11-23T15:00:00.000Z');
    client = await server.as(ana);
    expect(await accounts()).toMatchObject({ inUse: { accountEnd: '6789' }, held: null });
    await client.call(contract.changeBankAccount, { body: second });
    expect(await accounts()).toMatchObject({
      inUse: { accountEnd: '6789' },
      held: { kind: 'savings', accountEnd: '5432' },
    });
    // Entered once more, while it is held: the one before is forgotten.
    await client.call(contract.changeBankAccount, { body: { ...second, account: '55554444' } });
    expect(await accounts()).toMatchObject({ inUse: { accountEnd: '6789' }, held: { accountEnd: '4444' } });
    expect(await rows()).toHaveLength(2);
    world.clock.set('2026-11-26T15:00:00.000Z');
    expect(await accounts()).toMatchObject({ inUse: { accountEnd: '4444' }, held: null });
  });

  test('is forgotten once another has replaced it, and not before', async () => {
    const waits = await world.asOwner<{ hours: number }>(
      `select round(extract(epoch from run_at - created_at) / 3600)::int as hours from graphile_worker._private_jobs
       where run_at > created_at + interval '1 day'`,
    );
    // Of the first account nothing was to be replaced; of the two that replaced it in turn, each has its job.
    expect(waits).toEqual([{ hours: 73 }, { hours: 73 }]);
    world.clock.set('2026-11-26T14:00:00.000Z');
    await runJobs();
    expect(await rows()).toHaveLength(2);
    await (await server.as(ana)).call(contract.changeBankAccount, { body: second });
    world.clock.set('2026-11-30T15:00:00.000Z');
    await runJobs();
    await expect.poll(rows).toHaveLength(1);
    client = await server.as(ana);
    expect(await accounts()).toMatchObject({ inUse: { accountEnd: '5432' }, held: null });
  });

  test('is refused where its numbers are none, by their names', async () => {
    client = await server.as(ana);
    expect(
      await client.call(contract.changeBankAccount, { body: { ...first, routing: '231380105', account: '12' } }),
    ).toMatchObject({ refusal: 'bank_account_not_valid', details: { fields: ['routing', 'account'] } });
  });

  test('is nobody else’s to see, not even an admin’s', async () => {
    const admin = await server.as(world.organization.admin);
    expect(await admin.call(contract.readBankAccount)).toMatchObject({ value: { inUse: null, held: null } });
  });

  test('is taken away at once, and that is told', async () => {
    expect(await client.call(contract.removeBankAccount)).toMatchObject({ value: { inUse: null, held: null } });
    expect(await rows()).toEqual([]);
    expect(await client.call(contract.removeBankAccount)).toMatchObject({ refusal: 'not_found' });
    expect((await letters()).at(-1)).toEqual({ kind: 'bank_account_removed' });
  });
});
