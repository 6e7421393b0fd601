import { sql, type RawBuilder } from 'kysely';
import type { PayRunDraft } from '../../contract/payroll/pay-run.ts';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate, type Span } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import { sumsByName, type SumsByName } from '../../domain/payroll/run/run-deduction.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { awaitsSecond } from './payments.repository.ts';
import { asJson, keepRevised } from './revised-rows.repository.ts';

/** Whose draft, and of the pay period that begins when. */
export interface DraftKey {
  readonly organizationId: string;
  readonly employeeId: string;
  readonly startsOn: PlainDate;
}

export interface StoredDraft {
  readonly draft: PayRunDraft;
  readonly revision: number;
}

/** The draft of a period; undefined where nothing was saved for it. */
export async function findDraft(
  tx: Transaction,
  { organizationId, employeeId, startsOn }: DraftKey,
): Promise<StoredDraft | undefined> {
  const { rows } = await sql<StoredDraft>`
    select draft, revision from pay_run_drafts
    where organization_id = ${organizationId} and employee_id = ${employeeId} and starts_on = ${startsOn}
  `.execute(tx);
  return rows[0];
}

/** The draft of the latest period before one: its deductions and its way of paying come along. */
export async function findDraftBefore(
  tx: Transaction,
  { organizationId, employeeId, startsOn }: DraftKey,
): Promise<PayRunDraft | undefined> {
  const { rows } = await sql<Pick<StoredDraft, 'draft'>>`
    select draft from pay_run_drafts
    where organization_id = ${organizationId} and employee_id = ${employeeId} and starts_on < ${startsOn}
    order by starts_on desc limit 1
  `.execute(tx);
  return rows[0]?.draft;
}

/** Keeps a draft if nothing else was saved since the revision that was seen; 0, where nothing was. Tells whether it did. */
export function keepDraft(
  tx: Transaction,
  { organizationId, employeeId, startsOn }: DraftKey,
  { draft, revision }: StoredDraft,
): Promise<boolean> {
  const values = { draft: asJson(draft) };
  return keepRevised(tx, 'payRunDrafts', { key: { organizationId, employeeId, startsOn }, values, revision });
}

export interface NewRun {
  readonly organizationId: string;
  readonly id: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly runBy: string;
  readonly runAt: Instant;
  /** The date of its payments; null of runs from before it was chosen. */
  readonly paidOn: PlainDate | null;
  readonly people: number;
  /** Of them, those whose payment waits for a second person. */
  readonly waiting: number;
  readonly totalCents: Cents;
  readonly deductionsCents: Cents;
  readonly finalCents: Cents;
  /** The hash of what whoever paid it saw; null of runs from before it was sent. */
  readonly shownHash: Buffer | null;
  readonly idempotencyKey: string;
}

export async function insertRun(tx: Transaction, run: NewRun): Promise<void> {
  await tx
    .insertInto('payRuns')
    .values({ ...run, runAt: formatInstant(run.runAt) })
    .execute();
}

export type StoredRun = Omit<NewRun, 'idempotencyKey'> & { readonly by: string };

const runColumns = sql`
  r.organization_id, r.id, r.starts_on, r.ends_on, r.run_by, r.run_at, r.paid_on, r.people, r.waiting, r.total_cents, r.deductions_cents,
  r.final_cents, r.shown_hash, e.first_name || ' ' || e.last_name as by
  from pay_runs r join employees e on e.organization_id = r.organization_id and e.id = r.run_by`;

/** What was run under a key, by whoever chose it. */
export async function findRunByKey(
  tx: Transaction,
  { organizationId, runBy, idempotencyKey }: Pick<NewRun, 'organizationId' | 'runBy' | 'idempotencyKey'>,
): Promise<StoredRun | undefined> {
  const { rows } = await sql<StoredRun>`
    select ${runColumns}
    where r.organization_id = ${organizationId} and r.run_by = ${runBy} and r.idempotency_key = ${idempotencyKey}
  `.execute(tx);
  return rows[0];
}

/** A run, and how many of its payments wait for a second person still. */
interface ListedRun extends StoredRun {
  readonly stillWaiting: number;
}

/** The runs that somebody made of a period, the latest first. */
export async function listRuns(
  tx: Transaction,
  { organizationId, employeeId, startsOn }: DraftKey,
): Promise<readonly ListedRun[]> {
  const { rows } = await sql<ListedRun>`
    select (
      select count(*)::int from payments p
      left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
      left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
      where p.organization_id = r.organization_id and p.pay_run_id = r.id and v.payment_id is null and ${awaitsSecond}
    ) as still_waiting, ${runColumns}
    where r.organization_id = ${organizationId} and r.run_by = ${employeeId} and r.starts_on = ${startsOn}
    order by r.run_at desc, r.id
  `.execute(tx);
  return rows;
}

/** What of a run waits for a second person: whom it pays, and where they work. */
export async function listWaitingOfRun(
  tx: Transaction,
  organizationId: string,
  payRunId: string,
): Promise<readonly { readonly employeeId: string; readonly homeLocationId: string }[]> {
  const { rows } = await sql<{ readonly employeeId: string; readonly homeLocationId: string }>`
    select p.employee_id, e.home_location_id from payments p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
    where p.organization_id = ${organizationId} and p.pay_run_id = ${payRunId}
      and v.payment_id is null and ${awaitsSecond}
    order by e.home_location_id, p.id
  `.execute(tx);
  return rows;
}

/** What payments of a span took off some people, by the name of the deduction; one that waits has taken it as well. */
export const sumTaken = (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { from, to }: Span,
): Promise<ReadonlyMap<string, SumsByName>> =>
  sumDeductions(
    tx,
    organizationId,
    employeeIds,
    sql`p.transacted_at >= ${formatInstant(from)} and p.transacted_at < ${formatInstant(to)}`,
  );

/** The same of payments that were recorded alone: such a payment is of the period in which its last week ends. */
export const sumTakenAlone = (
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { start, end }: PayPeriod,
): Promise<ReadonlyMap<string, SumsByName>> =>
  sumDeductions(
    tx,
    organizationId,
    employeeIds,
    sql`p.pay_run_id is null and p.week_ends_on between ${start} and ${end}`,
  );

/** By the name as it is read: what SQL gives for each that was ever typed is added up here. */
async function sumDeductions(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  which: RawBuilder<unknown>,
): Promise<ReadonlyMap<string, SumsByName>> {
  const { rows } = await sql<{ readonly employeeId: string; readonly name: string; readonly cents: Cents }>`
    select p.employee_id, d.name, sum(d.cents)::bigint as cents
    from payments p
    join payment_deductions d on d.organization_id = p.organization_id and d.payment_id = p.id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[]) and v.payment_id is null
      and ${which}
    group by p.employee_id, d.name
  `.execute(tx);
  const taken = Map.groupBy(rows, ({ employeeId }) => employeeId);
  return new Map([...taken].map(([employeeId, own]) => [employeeId, sumsByName(own)]));
}

/**
 * Those of some people of whom a payment of a run of a pay period took what is taken once a period, whoever made the run: also of a longer or shorter
 * one that has days of it, as whoever pays by other periods pays the same weeks. One that was voided took nothing.
 */
export async function listFixedTaken(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { start, end }: PayPeriod,
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ readonly employeeId: string }>`
    select distinct p.employee_id from pay_runs r
    join payments p on p.organization_id = r.organization_id and p.pay_run_id = r.id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    where r.organization_id = ${organizationId} and r.starts_on <= ${end} and r.ends_on >= ${start}
      and p.employee_id = any (${[...employeeIds]}::uuid[]) and v.payment_id is null
      and coalesce(p.takes_fixed, exists (
        select from payment_days d
        where d.organization_id = p.organization_id and d.payment_id = p.id and d.entry = 'paid'
      ))
  `.execute(tx);
  return new Set(rows.map(({ employeeId }) => employeeId));
}

/** The pay period before a date that was run last, and what its runs paid of some people in all; nobody whose payment was voided. */
export interface LastRun {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly totalCents: ReadonlyMap<string, Cents>;
}

/** Undefined where no run of an earlier period paid any of them. */
export async function findLastRun(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  date: PlainDate,
): Promise<LastRun | undefined> {
  const { rows } = await sql<Omit<LastRun, 'totalCents'> & { readonly employeeId: string; readonly totalCents: Cents }>`
    select starts_on, max(ends_on) as ends_on, employee_id, sum(total_cents)::bigint as total_cents
    from (
      select r.starts_on, r.ends_on, p.employee_id, p.total_cents, rank() over (order by r.starts_on desc) as place
      from pay_runs r
      join payments p on p.organization_id = r.organization_id and p.pay_run_id = r.id
      left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
      where r.organization_id = ${organizationId} and r.starts_on < ${date} and p.employee_id = any (${[...employeeIds]}::uuid[])
        and v.payment_id is null
    ) as paid
    where place = 1
    group by starts_on, employee_id
  `.execute(tx);
  const [first] = rows;
  if (first === undefined) return undefined;
  const { startsOn, endsOn } = first;
  return { startsOn, endsOn, totalCents: new Map(rows.map(({ employeeId, totalCents }) => [employeeId, totalCents])) };
}

/** What the payments of a pay period paid of some people: by a run of it, or alone for a week that ends in it. Who was paid nothing is not in it. */
export async function sumPaidOf(
  tx: Transaction,
  organizationId: string,
  employeeIds: readonly string[],
  { start, end }: PayPeriod,
): Promise<ReadonlyMap<string, Cents>> {
  const { rows } = await sql<{ readonly employeeId: string; readonly totalCents: Cents }>`
    select p.employee_id, sum(p.total_cents)::bigint as total_cents from payments p
    left join pay_runs r on r.organization_id = p.organization_id and r.id = p.pay_run_id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[]) and v.payment_id is null
      and coalesce(r.starts_on, p.week_ends_on) between ${start} and ${end}
    group by p.employee_id
  `.execute(tx);
  return new Map(rows.map(({ employeeId, totalCents }) => [employeeId, totalCents]));
}
