import type { PlainDate } from '../kernel/time.ts';

/** Whose hours federal law limits: nobody of 16 or more. */
export type YoungAge = 'under_14' | 'under_16';

/** The age that somebody has on a date, as far as it limits their hours; null, it does not. */
export function youngAge(bornOn: PlainDate, on: PlainDate): YoungAge | null {
  const had = (years: number): boolean => `${Number(bornOn.slice(0, 4)) + years}${bornOn.slice(4)}` <= on;
  if (had(16)) return null;
  return had(14) ? 'under_16' : 'under_14';
}
