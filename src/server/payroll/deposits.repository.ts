import { sql } from 'kysely';
import type { Cents } from '../../domain/kernel/money.ts';
import { formatInstant, type Instant, type PlainDate, type Zone } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { Keyset } from '../kernel/cursor.ts';
import type { SealedPlace } from '../kernel/seal.ts';
import type { Transaction } from '../kernel/transaction.ts';
import { counts } from './payments.repository.ts';

/** A payment of a period that counts, was recorded as one by another way than cash, check or Zelle, and is in no file. */
export interface DuePayment {
  readonly paymentId: string;
  readonly employeeId: string;
  readonly employeeNumber: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly transactedAt: Instant;
  /** By whose clocks its person is paid. */
  readonly homeZone: Zone;
  readonly finalCents: Cents;
}

/** By name. A run belongs to the period that it pays, a single payment to the one in which its last week ends. */
export async function listDuePayments(
  tx: Transaction,
  organizationId: string,
  { start, end }: PayPeriod,
): Promise<readonly DuePayment[]> {
  const { rows } = await sql<DuePayment>`
    select p.id as payment_id, p.employee_id, e.employee_number, e.first_name, e.last_name, p.transacted_at, l.zone as home_zone,
      p.final_cents
    from payments p
    join employees e on e.organization_id = p.organization_id and e.id = p.employee_id
    join locations l on l.organization_id = e.organization_id and l.id = e.home_location_id
    left join payment_voids v on v.organization_id = p.organization_id and v.payment_id = p.id
    left join payment_approvals a on a.organization_id = p.organization_id and a.payment_id = p.id
    left join deposits d on d.organization_id = p.organization_id and d.payment_id = p.id
    where p.organization_id = ${organizationId} and p.method = 'Other' and p.final_cents > 0
      and (
        p.pay_run_id = any (array(
          select r.id from pay_runs r where r.organization_id = ${organizationId} and r.starts_on between ${start} and ${end}))
        or (p.pay_run_id is null and p.week_ends_on between ${start} and ${end})
      )
      and ${counts} and d.payment_id is null
    order by e.last_name, e.first_name, p.transacted_at, p.id
  `.execute(tx);
  return rows;
}

export interface NewDepositFile {
  readonly organizationId: string;
  readonly id: string;
  readonly madeBy: string;
  readonly madeAt: Instant;
  readonly madeOn: PlainDate;
  readonly modifier: string;
  readonly effectiveOn: PlainDate;
  readonly people: number;
  readonly creditCents: Cents;
  readonly sha256: Buffer;
}

/** Keeps a file, what it says, and which payments are in it. */
export async function insertDepositFile(
  tx: Transaction,
  file: NewDepositFile,
  sealed: Buffer,
  paymentIds: readonly string[],
): Promise<void> {
  const { organizationId, id: fileId, madeAt } = file;
  await tx
    .insertInto('depositFiles')
    .values({ ...file, madeAt: formatInstant(madeAt) })
    .execute();
  await tx.insertInto('depositContents').values({ organizationId, fileId, sealed }).execute();
  await tx
    .insertInto('deposits')
    .values(paymentIds.map((paymentId) => ({ organizationId, paymentId, fileId })))
    .execute();
}

/** The modifiers that files of a day have already. */
export async function listModifiers(
  tx: Transaction,
  organizationId: string,
  madeOn: PlainDate,
): Promise<readonly string[]> {
  const rows = await tx
    .selectFrom('depositFiles')
    .select('modifier')
    .where('organizationId', '=', organizationId)
    .where('madeOn', '=', madeOn)
    .execute();
  return rows.map(({ modifier }) => modifier);
}

export interface StoredDepositFile extends Pick<
  NewDepositFile,
  'id' | 'madeBy' | 'madeAt' | 'madeOn' | 'modifier' | 'effectiveOn' | 'people' | 'creditCents'
> {
  readonly by: string;
  readonly voided: number;
  /** What it says was not forgotten. */
  readonly isKept: boolean;
  readonly withdrawnAt: Instant | null;
  readonly withdrawnBy: string | null;
  readonly reason: string | null;
}

/** The latest files first; one of them, or some of those after a place. */
export async function listDepositFiles(
  tx: Transaction,
  organizationId: string,
  { fileId, after, most }: { readonly fileId?: string } & Partial<Pick<Keyset, 'after'>> & Pick<Keyset, 'most'>,
): Promise<readonly StoredDepositFile[]> {
  const { rows } = await sql<StoredDepositFile>`
    select f.id, f.made_by, f.made_at, f.made_on, f.modifier, f.effective_on, f.people, f.credit_cents,
      m.first_name || ' ' || m.last_name as by, c.file_id is not null as is_kept,
      w.withdrawn_at, w.reason, b.first_name || ' ' || b.last_name as withdrawn_by,
      (select count(*)::int from deposits d
        join payment_voids v on v.organization_id = d.organization_id and v.payment_id = d.payment_id
        where d.organization_id = f.organization_id and d.file_id = f.id) as voided
    from deposit_files f
    join employees m on m.organization_id = f.organization_id and m.id = f.made_by
    left join deposit_contents c on c.organization_id = f.organization_id and c.file_id = f.id
    left join deposit_withdrawals w on w.organization_id = f.organization_id and w.file_id = f.id
    left join employees b on b.organization_id = w.organization_id and b.id = w.withdrawn_by
    where f.organization_id = ${organizationId} ${fileId === undefined ? sql`` : sql`and f.id = ${fileId}`}
      ${after === undefined ? sql`` : sql`and (f.made_at, f.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`}
    order by f.made_at desc, f.id desc limit ${most}
  `.execute(tx);
  return rows;
}

/** What a file says, sealed; undefined where it was forgotten. */
export async function findContents(
  tx: Transaction,
  { organizationId, fileId }: WhichFile,
): Promise<Buffer | undefined> {
  const row = await tx
    .selectFrom('depositContents')
    .select('sealed')
    .where('organizationId', '=', organizationId)
    .where('fileId', '=', fileId)
    .executeTakeFirst();
  return row?.sealed;
}

/** Of the payments of a file that counts: whether one is to somebody, and whether one was above the limit. */
export async function readWhomItPays(
  tx: Transaction,
  { organizationId, fileId }: WhichFile,
  employeeId: string,
): Promise<{ readonly paysActor: boolean; readonly needsSecond: boolean }> {
  const { rows } = await sql<{ readonly paysActor: boolean; readonly needsSecond: boolean }>`
    select coalesce(bool_or(p.employee_id = ${employeeId}), false) as pays_actor,
      coalesce(bool_or(p.needs_second), false) as needs_second
    from deposits d join payments p on p.organization_id = d.organization_id and p.id = d.payment_id
    where d.organization_id = ${organizationId} and d.file_id = ${fileId}
  `.execute(tx);
  return rows[0] ?? { paysActor: false, needsSecond: false };
}

/** The payments of a file are free for another one, and what it says is forgotten. */
export async function insertWithdrawal(
  tx: Transaction,
  taken: {
    readonly organizationId: string;
    readonly fileId: string;
    readonly withdrawnBy: string;
    readonly withdrawnAt: Instant;
    readonly reason: string;
  },
): Promise<void> {
  const { organizationId, fileId, withdrawnAt } = taken;
  await tx
    .insertInto('depositWithdrawals')
    .values({ ...taken, withdrawnAt: formatInstant(withdrawnAt) })
    .execute();
  await forgetContents(tx, { organizationId, fileId });
  await tx.deleteFrom('deposits').where('organizationId', '=', organizationId).where('fileId', '=', fileId).execute();
}

interface WhichFile {
  readonly organizationId: string;
  readonly fileId: string;
}

/** Takes away what a file says; that it was made stays. */
export async function forgetContents(tx: Transaction, { organizationId, fileId }: WhichFile): Promise<void> {
  await tx
    .deleteFrom('depositContents')
    .where('organizationId', '=', organizationId)
    .where('fileId', '=', fileId)
    .execute();
}

/** Where what a file says stands sealed. */
export const depositPlace = ({ organizationId, fileId }: WhichFile): SealedPlace => ({
  purpose: 'deposit.file',
  row: [organizationId, fileId],
});
