import { sql, type RawBuilder } from 'kysely';
import type { PaymentFilter } from '../../contract/payroll/payment-list.ts';
import type { EmployeeStatus } from '../../domain/access/employee-status.ts';
import { shortestDecimal } from '../../domain/kernel/fraction.ts';
import { cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { DecidedPayment } from '../../domain/payroll/decide-payment.ts';
import type { PaymentMethod } from '../../domain/payroll/payment-method.ts';
import type { DeductionRule } from '../../domain/payroll/run/run-deduction.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewPayment extends Omit<DecidedPayment, 'days' | 'deductions'> {
  readonly organizationId: string;
  readonly id: string;
  readonly employeeId: string;
  readonly dayCount: number;
  readonly method: PaymentMethod;
  readonly checkNumber: string | null;
  readonly transactedAt: Instant;
  readonly recordedBy: string;
  readonly recordedAt: Instant;
  readonly alone: boolean;
  /** It was above the limit, and counts once a second person approved it. */
  readonly needsSecond: boolean;
  /** Null where it was recorded alone. */
  readonly payRunId: string | null;
  /** Whether it took the deductions that are taken once a pay period; null where it was recorded alone. */
  readonly takesFixed: boolean | null;
  readonly idempotencyKey: string;
  /** SHA-256 of all that was sent under the key. */
  readonly contentHash: Buffer;
}

/** A payment as it is kept, with the names that it is shown with, and what became of it. */
export interface StoredPayment extends Omit<NewPayment, 'idempotencyKey' | 'contentHash' | 'takesFixed'> {
  readonly firstName: string;
  readonly lastName: string;
  /** As its stub says it; before it has one, where the employee is at home. */
  readonly paidOn: PlainDate;
  readonly photoVersion: string | null;
  readonly homeLocationId: string;
  /** Of the employee. */
  readonly status: EmployeeStatus;
  readonly recordedByName: string;
  readonly approvedBy: string | null;
  readonly approvedByName: string | null;
  /** It counted, if only for a while. */
  readonly hasStub: boolean;
  /** The file for the bank that it lies in; one that was withdrawn has it no more. */
  readonly fileId: string | null;
  readonly fileMadeOn: PlainDate | null;
  readonly fileEffectiveOn: PlainDate | null;
  readonly voidedByName: string | null;
  readonly voidedAt: Instant | null;
  readonly voidReason: string | null;
}

/** Rows of one statement: it has no more than 65,535 parameters. */
const rowsAtOnce = 2_000;

export async function insertPayments(
  tx: Transaction,
  payments: readonly { readonly payment: NewPayment; readonly decided: Pick<DecidedPayment, 'deductions'> }[],
): Promise<void> {
  const rows = payments.map(({ payment }) => ({
    ...payment,
    transactedAt: formatInstant(payment.transactedAt),
    recordedAt: formatInstant(payment.recordedAt),
  }));
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    await tx
      .insertInto('payments')
      .values(rows.slice(from, from + rowsAtOnce))
      .execute();
  }
  const lines = payments.flatMap(({ payment: { organizationId, id: paymentId }, decided: { deductions } }) =>
    deductions.map(({ rule, ...line }, index) =>
      Object.assign(line, {
        organizationId,
        paymentId,
        position: index + 1,
        rule: rule === undefined ? null : JSON.stringify(rule),
      }),
    ),
  );
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    await tx
      .insertInto('paymentDeductions')
      .values(lines.slice(from, from + rowsAtOnce))
      .execute();
  }
}

/** Of a payment `p` with its approval `a`: a second person has not approved it. One that was voided meanwhile waits no longer. */
export const awaitsSecond = sql<boolean>`(p.needs_second and a.payment_id is null)`;

/** Of a payment `p` with its void `v` and its approval `a`: it counts, neither voided nor waiting for a second person. */
export const counts = sql<boolean>`(v.payment_id is null and not ${awaitsSecond})`;

const paymentColumns = sql`
  p.organization_id, p.id, p.employee_id, p.method, p.check_number, p.transacted_at, p.day_count, p.worked_minutes, p.week_ends_on,
  p.total_cents, p.hourly_cents, p.deductions_cents, p.final_cents, p.owed_cents, p.recorded_by, p.recorded_at, p.alone, p.needs_second, p.pay_run_id,
  e.first_name, e.last_name, e.photo_version, e.home_location_id, e.status, r.first_name || ' ' || r.last_name as recorded_by_name,
  v.voided_at, v.reason as void_reason, b.first_name || ' ' || b.last_name as voided_by_name,
  a.approved_by, s.first_name || ' ' || s.last_name as approved_by_name, not ${awaitsSecond} as has_stub,
  coalesce((t.facts ->> 'paidOn')::date, (t.facts -> 'leave' ->> 'on')::date, (p.transacted_at at time zone h.zone)::date) as paid_on,
  f.id as file_id, f.made_on as file_made_on, f.effective_on as file_effective_on
  from payments p
  join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
  join locations h on h.organization_id = e.organization_id and h.id = e.home_location_id
  left join pay_stubs t on t.organization_id = p.organization_id and t.payment_id = p.id
  join employees r on r.organization_id = p.organization_id and r.id = p.recorded_by
  left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
  left join employees b on b.organization_id = v.organization_id and b.id = v.voided_by
  left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
  left join employees s on s.organization_id = a.organization_id and s.id = a.approved_by
  left join deposits d on d.organization_id = p.organization_id and d.payment_id = p.id
  left join deposit_files f on f.organization_id = d.organization_id and f.id = d.file_id`;

/** What is asked of the list. */
export interface PaymentQuestion extends Omit<PaymentFilter, 'q' | 'location'> {
  readonly employeeIds: readonly string[];
}

/** Of a payment `p` with its void `v` and its approval `a`: what became of it. */
const status = sql`case when v.payment_id is not null then 'voided' when ${awaitsSecond} then 'waiting' else 'paid' end`;

/** The columns that a list may be sorted by, beside the name. */
const sortColumns = {
  week: sql`p.week_ends_on`,
  hours: sql`p.worked_minutes`,
  rate: sql`p.hourly_cents`,
  deductions: sql`p.deductions_cents`,
  total: sql`p.final_cents`,
  status,
} as const;

const asked = (organizationId: string, { employeeIds, status: wanted, method, from, to }: PaymentQuestion) => sql`
  where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[])
    and (${wanted === undefined} or ${wanted ?? ''} = ${status})
    and (${method === undefined} or p.method = ${method ?? ''})
    and p.week_ends_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date`;

/** Some of the payments that fit, and how many there are. */
export async function listPayments(
  tx: Transaction,
  organizationId: string,
  question: PaymentQuestion,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<readonly StoredPayment[]> {
  const direction = question.order === 'ascending' ? sql`asc` : sql`desc`;
  const first =
    question.sort === 'employee'
      ? sql`e.last_name ${direction}, e.first_name ${direction}`
      : sql`${sortColumns[question.sort ?? 'week']} ${direction}`;
  const { rows } = await sql<StoredPayment>`
    select ${paymentColumns} ${asked(organizationId, question)}
    order by ${first}, p.week_ends_on desc, e.last_name, e.first_name, p.recorded_at desc, p.id
    limit ${limit} offset ${offset}
  `.execute(tx);
  return rows;
}

/** The payments of some people by when they were recorded, the latest first. */
export async function listRecorded(
  tx: Transaction,
  organizationId: string,
  { employeeIds, since, before, after, most }: Keyset & { readonly employeeIds: readonly string[] },
): Promise<readonly StoredPayment[]> {
  const { rows } = await sql<StoredPayment>`
    select ${paymentColumns}
    where p.organization_id = ${organizationId} and p.employee_id = any (${[...employeeIds]}::uuid[])
      and p.recorded_at >= ${since === undefined ? '-infinity' : formatInstant(since)}
      and p.recorded_at < ${before === undefined ? 'infinity' : formatInstant(before)}
      ${after === undefined ? sql`` : sql`and (p.recorded_at, p.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by p.recorded_at desc, p.id desc limit ${most}
  `.execute(tx);
  return rows;
}

export async function countPayments(
  tx: Transaction,
  organizationId: string,
  question: PaymentQuestion,
): Promise<number> {
  const { rows } = await sql<{ readonly count: number }>`
    select count(*)::int as count from payments p
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
    ${asked(organizationId, question)}
  `.execute(tx);
  return rows[0]?.count ?? 0;
}

export async function findPayment(
  tx: Transaction,
  organizationId: string,
  paymentId: string,
): Promise<StoredPayment | undefined> {
  const { rows } = await sql<StoredPayment>`
    select ${paymentColumns} where p.organization_id = ${organizationId} and p.id = ${paymentId}
  `.execute(tx);
  return rows[0];
}

/** What was recorded under a key, by whoever chose it. */
export async function findByKey(
  tx: Transaction,
  { organizationId, recordedBy, idempotencyKey }: Pick<NewPayment, 'organizationId' | 'recordedBy' | 'idempotencyKey'>,
): Promise<{ readonly id: string; readonly contentHash: Buffer } | undefined> {
  return tx
    .selectFrom('payments')
    .select(['id', 'contentHash'])
    .where('organizationId', '=', organizationId)
    .where('recordedBy', '=', recordedBy)
    .where('idempotencyKey', '=', idempotencyKey)
    .executeTakeFirst();
}

/**
 * Whether a check of this number was ever written, even where its payment was voided. Capitals, hyphens wherever they are, and zeros before it make no
 * other check of it: see decision 0276, and the index of the same expression that two at once meet at.
 */
export async function isCheckNumberUsed(
  tx: Transaction,
  organizationId: string,
  checkNumber: string,
): Promise<boolean> {
  const bare = (number: RawBuilder<unknown>) => sql`lower(ltrim(replace(${number}, '-', ''), '0'))`;
  const { rows } = await sql`
    select from payments
    where organization_id = ${organizationId} and ${bare(sql.ref('check_number'))} = ${bare(sql`${checkNumber}`)}
    limit 1
  `.execute(tx);
  return rows.length > 0;
}

export async function listDeductions(
  tx: Transaction,
  { organizationId, paymentId }: { readonly organizationId: string; readonly paymentId: string },
): Promise<DecidedPayment['deductions']> {
  const rows = await tx
    .selectFrom('paymentDeductions')
    .select(['name', 'quantity', 'unitCents', 'cents', 'rule'])
    .where('organizationId', '=', organizationId)
    .where('paymentId', '=', paymentId)
    .orderBy('position')
    .execute();
  return rows.map(({ name, quantity, unitCents, cents: sum, rule }) => ({
    name,
    // A numeric of three places: `2.000`.
    quantity: shortestDecimal(quantity),
    unitCents: cents(unitCents),
    cents: cents(sum),
    // Written by nobody but `insertPayments`.
    rule: rule === null ? undefined : (rule as unknown as DeductionRule),
  }));
}
