import { sql } from 'kysely';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { LeaveWeek, LeaveWeekVersion } from '../../domain/time-off/leave-week.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A version with what is known of how it came to be. */
export interface StoredLeaveWeek extends LeaveWeekVersion {
  readonly id: string;
  readonly setBy: string;
  readonly setAt: Instant;
}

/** Every version that counts, the latest first. */
export async function listLeaveWeeks(tx: Transaction, organizationId: string): Promise<readonly StoredLeaveWeek[]> {
  const { rows } = await sql<Omit<StoredLeaveWeek, 'week'> & LeaveWeek>`
    select w.id, w.starts_on, w.location_id, w.employee_id, w.day_minutes, w.weekdays, w.created_at as set_at,
      e.first_name || ' ' || e.last_name as set_by
    from leave_weeks w
    join employees e on e.organization_id = w.organization_id and e.id = w.set_by
    where w.organization_id = ${organizationId}
      and not exists (select from leave_weeks s where s.organization_id = w.organization_id and s.supersedes_id = w.id)
    order by w.starts_on desc, w.created_at desc, w.id
  `.execute(tx);
  return rows.map(({ dayMinutes, weekdays, ...version }) => Object.assign(version, { week: { dayMinutes, weekdays } }));
}

export async function insertLeaveWeek(
  tx: Transaction,
  version: Omit<LeaveWeekVersion, 'week'> & {
    readonly organizationId: string;
    readonly id: string;
    readonly week: LeaveWeek;
    readonly supersedesId: string | null;
    readonly setBy: string;
    readonly createdAt: Instant;
  },
): Promise<void> {
  const { week, createdAt, ...row } = version;
  const { dayMinutes, weekdays } = week;
  await tx
    .insertInto('leaveWeeks')
    .values({ ...row, dayMinutes, weekdays: [...weekdays], createdAt: formatInstant(createdAt) })
    .execute();
}
