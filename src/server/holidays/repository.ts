import type { HolidayChangeReply } from '../../contract/holidays.ts';
import type { CalendarChange } from '../../domain/holidays/calendar.ts';
import { formatInstant, type Instant } from '../../domain/kernel/time.ts';
import type { Transaction } from '../kernel/transaction.ts';

/** A change as it is kept. */
export type StoredChange = HolidayChangeReply & CalendarChange;

/** More than anybody keeps in mind; the page shows them all. */
export const mostChanges = 300;

const columns = ['id as changeId', 'locationId', 'code', 'name', 'month', 'day', 'fromYear', 'lastYear'] as const;

/** What the calendars of an organization differ in from the federal one, by year and day. */
export async function listChanges(tx: Transaction, organizationId: string): Promise<readonly StoredChange[]> {
  const rows = await tx
    .selectFrom('holidayChanges')
    .select(columns)
    .where('organizationId', '=', organizationId)
    .where('removedAt', 'is', null)
    .orderBy('fromYear')
    .orderBy('month')
    .orderBy('day')
    .orderBy('id')
    .limit(mostChanges)
    .execute();
  return rows as StoredChange[];
}

/** A change by its id as it was asked for, whether it counts or not, and whatever became of it. */
export async function findChange(
  tx: Transaction,
  organizationId: string,
  changeId: string,
): Promise<StoredChange | undefined> {
  const row = await tx
    .selectFrom('holidayChanges')
    .select([...columns, 'askedLastYear'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { askedLastYear, ...change } = row;
  return { ...change, lastYear: askedLastYear } as StoredChange;
}

/** Adds a change; gives whether it is new. It is not where its id is known, or where the same day is left out of one of its years already. */
export async function insertChange(
  tx: Transaction,
  organizationId: string,
  { changeId: id, ...change }: StoredChange,
): Promise<boolean> {
  const row = await tx
    .insertInto('holidayChanges')
    .values({ organizationId, id, ...change, askedLastYear: change.lastYear })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lets a change end before a year, or takes it away where that is its first; gives it as it was. `ended`, where it counts no longer by then
 * anyway; undefined, where there is none.
 */
export async function endChange(
  tx: Transaction,
  organizationId: string,
  changeId: string,
  fromYear: number,
  now: Instant,
): Promise<StoredChange | 'ended' | undefined> {
  const row = await tx
    .selectFrom('holidayChanges')
    .select([...columns, 'removedAt'])
    .where('organizationId', '=', organizationId)
    .where('id', '=', changeId)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { removedAt, ...change } = row;
  if (removedAt !== null || (row.lastYear !== null && row.lastYear < fromYear)) return 'ended';
  const isWhole = row.fromYear >= fromYear;
  await tx
    .updateTable('holidayChanges')
    .set(isWhole ? { removedAt: formatInstant(now) } : { lastYear: fromYear - 1 })
    .where('organizationId', '=', organizationId)
    .where('id', '=', changeId)
    .execute();
  return change as StoredChange;
}
