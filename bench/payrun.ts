import { performance } from 'node:perf_hooks';
import pg from 'pg';
import type { PayRunReply } from '../src/contract/payroll/pay-run.ts';
import type { PaymentsReply } from '../src/contract/payroll/payment-list.ts';
import type { PlainDate } from '../src/domain/kernel/time.ts';
import { payDateOf, rowsOf, shownOf } from '../src/web/payroll/run/view.ts';
import { fillMonth } from './cards.ts';
import { cpuMilliseconds } from './punch/cpu.ts';
import { setStage, type Stage } from './punch/stage.ts';

const people = 1_000;
/** Full weeks of five days: the first two of the month that is punched. */
const weeks = 2;
const approvedAtOnce = 100;
const stubs = 40;

interface Ask {
  <T>(path: string, body?: unknown): Promise<T>;
}

/**
 * 1,000 people and two weeks of punches, through HTTP: their cards are approved, then each week is read and paid as one pay run, with the
 * data of its stubs; last, stubs are set as PDF one after another. Seconds of the clock and of the processor. With `--json`, the figures on the last line.
 */
export async function payrun(flags: readonly string[]): Promise<void> {
  const stage = await setStage(people + 1);
  try {
    const starts = (await fillMonth(stage)).slice(0, weeks);
    await giveRates(stage);
    await stage.analyze();
    const ask = askAs(stage);
    const figures = {
      approve: await timed(stage, async () => {
        for (const date of starts) await approveAll(ask, date);
      }),
      read: await timed(stage, async () => {
        for (const date of starts) await ask<PayRunReply>(`/api/pay-run?date=${date}`);
      }),
      pay: await timed(stage, async () => {
        for (const date of starts) await payAll(ask, date);
      }),
      stubs: await timed(stage, () => setStubs(ask)),
    };
    console.log(`${people} people, ${weeks} weeks   wall s   CPU s: server + PostgreSQL`);
    for (const [what, { wall, server, database }] of Object.entries(figures)) {
      console.log(`${what.padEnd(22)} ${wall.toFixed(2).padStart(8)}   ${server.toFixed(2)} + ${database.toFixed(2)}`);
    }
    console.log(`stubs as PDF: ${(stubs / figures.stubs.wall).toFixed(1)} a second`);
    if (flags.includes('--json')) console.log(JSON.stringify(figures));
  } finally {
    await stage.close();
  }
}

/** 20.00 an hour for everybody, from long ago. */
async function giveRates({ ownerUrl }: Stage): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const made = await owner.query<{ id: string }>('select organization_id as id from sessions limit 1');
  await owner.query("select set_config('app.organization', $1, false)", [made.rows[0]?.id]);
  await owner.query(
    `insert into pay_rates (organization_id, id, employee_id, starts_on, cents_per_hour, set_by, set_at)
     select organization_id, gen_random_uuid(), id, date '2000-01-01', 2000, id, now() from employees`,
  );
  await owner.end();
}

/** Asks as the admin of all; with a body, by POST. */
const askAs = ({ product }: Stage): Ask => {
  const headers = {
    cookie: product.clients[0]?.cookie ?? '',
    origin: product.url,
    'content-type': 'application/json',
  };
  return async <T>(path: string, body?: unknown): Promise<T> => {
    const response = await fetch(new URL(path, product.url), {
      headers: { ...headers, ...(path.startsWith('/api/pay-run/') && { 'idempotency-key': path }) },
      ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return (isJson ? await response.json() : await response.arrayBuffer()) as T;
  };
};

interface CardsReply {
  readonly cards: readonly {
    readonly employee: { readonly employeeId: string };
    readonly ledgerSequence: number;
    readonly behind: string;
  }[];
}

async function approveAll(ask: Ask, startsOn: PlainDate): Promise<void> {
  const { cards } = await ask<CardsReply>(`/api/time-cards?date=${startsOn}`);
  for (let from = 0; from < cards.length; from += approvedAtOnce) {
    const part = cards.slice(from, from + approvedAtOnce);
    const wish = part.map(({ employee: { employeeId }, ledgerSequence: seen, behind }) => ({
      employeeId,
      startsOn,
      seen,
      behind,
    }));
    await ask('/api/time-cards/approvals', { cards: wish });
  }
}

async function payAll(ask: Ask, date: PlainDate): Promise<void> {
  const run = await ask<PayRunReply>(`/api/pay-run?date=${date}`);
  const { people: all, revision, period, draft } = run;
  const finalCents = all.reduce((sum, { dueCents }) => sum + dueCents, 0);
  const paid = await ask<{ people: number }>(`/api/pay-run/${period.startsOn}`, {
    revision,
    people: all.length,
    finalCents,
    shown: shownOf(rowsOf(run, draft), payDateOf(run, draft), draft.method),
  });
  if (paid.people !== people) throw new Error(`${paid.people} were paid, not ${people}`);
}

async function setStubs(ask: Ask): Promise<void> {
  for (let page = 1, left = stubs; left > 0; page += 1) {
    const { payments } = await ask<PaymentsReply>(`/api/payments?page=${page}`);
    for (const { paymentId } of payments.slice(0, left)) await ask(`/api/payments/${paymentId}/stub`);
    left -= payments.length;
  }
}

/** Seconds that some work takes: of the clock, and of the processors of both. */
async function timed({ product, databasePid }: Stage, work: () => Promise<void>) {
  const [server, database, start] = [cpuMilliseconds(product.pid), cpuMilliseconds(databasePid), performance.now()];
  await work();
  return {
    wall: (performance.now() - start) / 1_000,
    server: (cpuMilliseconds(product.pid) - server) / 1_000,
    database: (cpuMilliseconds(databasePid) - database) / 1_000,
  };
}
