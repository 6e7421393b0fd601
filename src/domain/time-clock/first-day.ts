import type { PlainDate } from '../kernel/time.ts';

/** What somebody's records begin with. */
export interface Beginning {
  /** When they came on record: the latest that they can have been hired. */
  readonly addedOn: PlainDate;
  /** Their first day at work, where it is known. */
  readonly employedFrom: PlainDate | null;
  readonly firstPunchOn: PlainDate | undefined;
}

/**
 * The first day of which somebody's records can tell: the day that they were hired, or that of their first punch, if it was earlier.
 *
 * | on record since | hired      | first punch |            |
 * | 2026-03-02      | –          | –           | 2026-03-02 |
 * | 2026-03-02      | 2026-02-01 | 2026-02-02  | 2026-02-01 |
 * | 2026-03-02      | 2026-03-10 | 2026-03-09  | 2026-03-09 |
 */
export function firstDayOf({ addedOn, employedFrom, firstPunchOn }: Beginning): PlainDate {
  const hiredOn = employedFrom ?? addedOn;
  return firstPunchOn !== undefined && firstPunchOn < hiredOn ? firstPunchOn : hiredOn;
}
