import { sql, type KyselyPlugin } from 'kysely';
import { v7 } from 'uuid';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../src/contract/index.ts';
import type { UnpaidLog } from '../../src/contract/payroll/payments.ts';
import { parsePlainDate, type PlainDate } from '../../src/domain/kernel/time.ts';
import type { Actor } from '../../src/server/kernel/context.ts';
import { openDatabase, type Database } from '../../src/server/kernel/database.ts';
import { openVault } from '../../src/server/kernel/seal.ts';
import { inTransaction } from '../../src/server/kernel/work.ts';
import { recordPayment } from '../../src/server/payroll/record-payment.ts';
import { emptyPayment, payloadOf, sumsOf } from '../../src/web/payroll/record/view.ts';
import type { Client } from '../world/client.ts';
import type { Employee } from '../world/employee.ts';
import { worldSecret } from '../world/inside.ts';
import { approveWeek } from '../world/pay-day.ts';
import { aWorld, type World } from '../world/world.ts';

/** What each of the two does: begins, and so has read what is there; writes the payment; takes the days; commits. */
const steps = 4;

let world: World;
let database: Database;
let manager: Client;
let bosses: readonly [Employee, Employee];
let ana: Employee;
const monday = parsePlainDate('2026-11-16') as PlainDate;

beforeAll(async () => {
  world = await aWorld();
  const server = await world.serve();
  bosses = [
    await world.employee('Boss', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
    await world.employee('Chief', { role: 'manager', at: 'Wharf', manages: ['Wharf'] }),
  ];
  ana = await world.employee('Ana', { at: 'Wharf' });
  for (const words of ['Mon 9:00–17:00', 'Tue 9:00–17:00', 'Wed 9:00–17:00']) await ana.worked(words);
  world.clock.set('2026-11-23T15:00:00.000Z');
  manager = await server.as(bosses[0]);
  await approveWeek(manager, ana, monday);
  database = openDatabase(world.appUrl, 4, () => undefined);
});

afterAll(async () => {
  await database.close();
  await world.close();
});

/** All orders in which two take their steps. */
function* interleavings(a = steps, b = steps, so = ''): Generator<string> {
  if (a === 0 && b === 0) yield so;
  if (a > 0) yield* interleavings(a - 1, b, `${so}A`);
  if (b > 0) yield* interleavings(a, b - 1, `${so}B`);
}

/** One of the two, held at each of its steps the first time; a second try, which reads what the first met, runs through. */
class Payer {
  #at: 'running' | 'held' | 'done' = 'running';
  #letOn: () => void = () => undefined;
  #tries = 0;
  #pid = 0;

  /** Takes one step: until the next one, the end, or a lock that the other holds. */
  async step(): Promise<void> {
    if (this.#at !== 'held') return;
    this.#at = 'running';
    this.#letOn();
    while (this.#at === 'running' && !(await this.#waitsForLock())) await new Promise(setImmediate);
  }

  async finish(): Promise<void> {
    while (this.#at !== 'done') {
      await this.step();
      await new Promise(setImmediate);
    }
  }

  async #waitsForLock(): Promise<boolean> {
    const [row] = await world.asOwner<{ locked: boolean }>(
      "select wait_event_type = 'Lock' as locked from pg_stat_activity where pid = $1",
      [this.#pid],
    );
    return row?.locked === true;
  }

  #hold(): Promise<void> {
    this.#at = 'held';
    return new Promise((resolve) => (this.#letOn = resolve));
  }

  /** The database, with a stop before each step. */
  readonly #gated: Database = {
    query: (...asked) => database.query(...asked),
    close: () => database.close(),
    transaction: async (options, work) => {
      this.#tries += 1;
      if (this.#tries > 1) return database.transaction(options, work);
      await this.#hold();
      return database.transaction(options, async (tx, tell) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx);
        this.#pid = rows[0]?.pid ?? 0;
        await this.#hold();
        const value = await work(tx.withPlugin(this.#pausing()), tell);
        return value;
      });
    },
  };

  /** Stops after the payment and after its days were written. */
  #pausing(): KyselyPlugin {
    const tables = new WeakMap<object, string | undefined>();
    return {
      transformQuery: ({ node, queryId }) => {
        if (node.kind === 'InsertQueryNode') tables.set(queryId, node.into?.table.identifier.name);
        return node;
      },
      transformResult: async ({ queryId, result }) => {
        if (['payments', 'payment_days', 'paymentDays'].includes(tables.get(queryId) ?? '')) await this.#hold();
        return result;
      },
    };
  }

  /** Records a payment for some of Ana's days, as the server would. */
  async pay(boss: Employee, logs: readonly UnpaidLog[]): Promise<{ readonly ok: boolean; readonly refusal?: string }> {
    const now = world.clock.now();
    const values = { ...emptyPayment(now, ana.zone), chosen: logs.map(({ id }) => id) };
    const body = payloadOf(ana.employeeId, values, sumsOf(values, logs), now);
    const { value } = await inTransaction(
      { database: this.#gated, clock: world.clock, vault: openVault(worldSecret), demandsSecondFactor: false },
      { organizationId: ana.organizationId, snapshot: true },
      { now, caller: { network: 'the world' }, language: 'en' },
      (ctx) =>
        recordPayment(
          { ...ctx, actor: boss as unknown as Actor },
          { params: undefined, query: undefined, headers: { 'idempotency-key': v7() }, body },
        ),
    ).finally(() => (this.#at = 'done'));
    return value;
  }
}

async function unpaid(): Promise<readonly UnpaidLog[]> {
  const answer = await manager.call(contract.readUnpaidLogs, { params: ana });
  if (!answer.ok) throw new Error(answer.refusal);
  return answer.value.workLogs;
}

test(
  'of two managers who pay overlapping days, in whatever order their steps come, one is refused, and the day is paid once',
  { retry: 0, timeout: 300_000 },
  async () => {
    const orders = [...interleavings()];
    expect(orders).toHaveLength(70);
    for (const order of orders) {
      const [one, two, three] = await unpaid();
      if (one === undefined || two === undefined || three === undefined) throw new Error('three days wait to be paid');
      const payers = { A: new Payer(), B: new Payer() };
      const answers = Promise.all([payers.A.pay(bosses[0], [one, two]), payers.B.pay(bosses[1], [two, three])]);
      for (const who of order) await payers[who as 'A' | 'B'].step();
      await Promise.all([payers.A.finish(), payers.B.finish()]);
      const said = new Set((await answers).map((answer) => (answer.ok ? 'paid' : answer.refusal)));
      expect([order, said]).toEqual([order, new Set(['paid', 'work_log_paid'])]);
      expect([order, (await unpaid()).length]).toEqual([order, 1]);
      await voidAll();
    }
  },
);

/** Takes back what was paid, so that the next two begin from where these did. */
async function voidAll(): Promise<void> {
  const list = await manager.call(contract.readPayments, { query: { status: 'paid' } });
  if (!list.ok) throw new Error(list.refusal);
  expect(list.value.payments).toHaveLength(1);
  for (const { paymentId } of list.value.payments) {
    const answer = await manager.call(contract.voidPayment, {
      params: { paymentId },
      body: { reason: 'The next two try' },
    });
    if (!answer.ok) throw new Error(answer.refusal);
  }
}
