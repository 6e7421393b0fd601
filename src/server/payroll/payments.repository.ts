import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { DecidedPayment } from '../../domain/payroll/decide-payment.ts';
import type { PaymentMethod } from '../../domain/payroll/payment-method.ts';
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
  readonly idempotencyKey: string;
  /** SHA-256 of all that was sent under the key. */
  readonly contentHash: Buffer;
}

/** A payment as it is kept, with the names that it is shown with, and what became of it. */
export interface StoredPayment extends Omit<NewPayment, 'idempotencyKey' | 'contentHash'> {
  readonly firstName: string;
  readonly lastName: string;
  readonly photoVersion: string | null;
  readonly homeLocationId: string;
  readonly recordedByName: string;
  readonly voidedByName: string | null;
  readonly voidedAt: Instant | null;
  readonly voidReason: string | null;
}

export async function insertPayment(
  tx: Transaction,
  payment: NewPayment,
  deductions: DecidedPayment['deductions'],
): Promise<void> {
  const { organizationId, id: paymentId, transactedAt, recordedAt } = payment;
  await tx
    .insertInto('payments')
    .values({ ...payment, transactedAt: formatInstant(transactedAt), recordedAt: formatInstant(recordedAt) })
    .execute();
  if (deductions.length === 0) return;
  await tx
    .insertInto('paymentDeductions')
    .values(deductions.map((line, index) => ({ organizationId, paymentId, position: index + 1, ...line })))
    .execute();
}

const paymentColumns = sql`
  p.organization_id, p.id, p.employee_id, p.method, p.check_number, p.transacted_at, p.day_count, p.worked_minutes, p.week_ends_on,
  p.total_cents, p.hourly_cents, p.deductions_cents, p.final_cents, p.owed_cents, p.recorded_by, p.recorded_at, p.alone,
  e.first_name, e.last_name, e.photo_version, e.home_location_id, r.first_name || ' ' || r.last_name as recorded_by_name,
  v.voided_at, v.reason as void_reason, b.first_name || ' ' || b.last_name as voided_by_name
  from payments p
  join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
  join employees r on r.organization_id = p.organization_id and r.id = p.recorded_by
  left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
  left join employees b on b.organization_id = v.organization_id and b.id = v.voided_by`;

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

/** Whether a check of this number was ever written, even where its payment was voided. */
export async function isCheckNumberUsed(
  tx: Transaction,
  organizationId: string,
  checkNumber: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('payments')
    .select('id')
    .where('organizationId', '=', organizationId)
    .where('checkNumber', '=', checkNumber)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertVoid(
  tx: Transaction,
  taken: {
    readonly organizationId: string;
    readonly paymentId: string;
    readonly voidedBy: string;
    readonly voidedAt: Instant;
    readonly reason: string;
  },
): Promise<void> {
  await tx
    .insertInto('paymentVoids')
    .values({ ...taken, voidedAt: formatInstant(taken.voidedAt) })
    .execute();
}
