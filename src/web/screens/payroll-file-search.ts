import * as z from 'zod/mini';
import { plainDate } from '../../contract/kernel/schemas.ts';
import type { PlainDate } from '../../domain/kernel/time.ts';

/** The pay period in the address of a screen, `?date=2026-11-16`: any date in it. What is no date means the present one. */
export function payrollFileSearch(search: Record<string, unknown>): { readonly date?: PlainDate } {
  const date = z.safeParse(plainDate, search['date']);
  return date.success ? { date: date.data } : {};
}
