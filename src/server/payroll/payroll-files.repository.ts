import { sql } from 'kysely';
import { formatInstant, type Instant, type PlainDate } from '../../domain/kernel/time.ts';
import type { PayPeriod } from '../../domain/pay-rules/pay-periods.ts';
import type { ToldFile } from '../../domain/payroll/files/changed-people.ts';
import type { Json } from '../kernel/schema.ts';
import type { Transaction } from '../kernel/transaction.ts';

export interface NewFile extends ToldFile {
  readonly organizationId: string;
  readonly id: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly madeBy: string;
  readonly madeAt: Instant;
  readonly sha256: Buffer;
}

export async function insertFile(tx: Transaction, { people, earned, ...file }: NewFile): Promise<void> {
  await tx
    .insertInto('payrollFiles')
    .values({
      ...file,
      people: [...people],
      earned: sql<Json>`${JSON.stringify(earned)}::jsonb`,
      madeAt: formatInstant(file.madeAt),
    })
    .execute();
}

export type StoredFile = Pick<NewFile, 'format' | 'madeAt' | 'people' | 'earned'> & { readonly by: string };

/** The files that were made of a pay period, the latest first. */
export async function listFiles(
  tx: Transaction,
  organizationId: string,
  { start, end }: PayPeriod,
): Promise<readonly StoredFile[]> {
  const { rows } = await sql<StoredFile>`
    select f.format, f.made_at, f.people, f.earned, e.first_name || ' ' || e.last_name as by
    from payroll_files f join employees e on e.organization_id = f.organization_id and e.id = f.made_by
    where f.organization_id = ${organizationId} and f.starts_on = ${start} and f.ends_on = ${end}
    order by f.made_at desc, f.id desc
  `.execute(tx);
  return rows;
}
