import * as z from 'zod/mini';
import { plainDate } from '../../contract/kernel/schemas.ts';
import { addDays, type PlainDate } from '../../domain/kernel/time.ts';

/** The week in the address of a screen, `?week=2026-11-16`: any date in it. */
export interface WeekSearch {
  readonly week?: PlainDate;
}

/** Reads the week from an address; what is no date, or one that nobody can be asked about, means the present week. */
export function weekSearch(search: Record<string, unknown>): WeekSearch {
  const week = z.safeParse(plainDate, search['week']);
  return week.success && hasWholeWeek(week.data) ? { week: week.data } : {};
}

/** Wherever the week begins, its first date is one that can be asked about too. */
const hasWholeWeek = (date: PlainDate): boolean => z.safeParse(plainDate, addDays(date, -6)).success;
