import type { PlainDate } from '../kernel/time.ts';

/**
 * Whether somebody has left by a date: after their last day of employment no shift of theirs begins. What began on it ends when it ends, be it after
 * midnight.
 *
 * | last day   | date       |     |
 * | –          | 2026-11-20 | no  |
 * | 2026-11-20 | 2026-11-20 | no  |
 * | 2026-11-20 | 2026-11-21 | yes |
 */
export const hasLeftBy = (date: PlainDate, lastDay: PlainDate | null): boolean => lastDay !== null && date > lastDay;
