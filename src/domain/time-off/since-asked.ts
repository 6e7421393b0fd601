import { accept, refuse, type Accepted, type Refusal } from '../kernel/result.ts';
import type { PlainDate } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import type { Bounds, Employed } from './decide-time-off.ts';
import { overUse } from './yearly-use.ts';

/** Time off that was asked for, with what was written of its dates then. */
interface AskedTimeOff {
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly days: readonly { readonly date: PlainDate; readonly minutes: number }[];
}

type Refused =
  | Refusal<'time_off_before_usable', { readonly usableOn: PlainDate }>
  | Refusal<'time_off_before_employment', { readonly hiredOn: PlainDate }>
  | Refusal<'time_off_past_employment', { readonly lastDay: PlainDate }>
  | Refusal<'time_off_over_yearly_use', { readonly yearFrom: PlainDate; readonly leftMinutes: number }>;

/**
 * Whether time off that was asked for may be had by what is so since: what `decideTimeOff` asks, asked again by whoever answers it. How far from
 * today its dates are, by which part it is taken and what it takes of a date stay as they were when it was asked for.
 *
 * | 40 h, and nothing else is taken of the 40 h of the year        | yes                                      |
 * | the same, and 8 h of it were had meanwhile                     | refused, with what is left of the year   |
 * | from 7 Dec, and by a policy set since it is taken from 8 Dec on | refused, with that date                 |
 * | until 11 Dec, and their last day is 10 Dec                     | refused, with that date                  |
 *
 * @param bounds as those of `decideTimeOff`, as they are now; `use` without this request
 * @param dayMinutes what a day of theirs is
 */
export function decideSinceAsked(
  { startsOn, endsOn, days }: AskedTimeOff,
  { usableOn, hiredOn, lastDay = null, use }: Partial<Employed> & Partial<Bounds>,
  dayMinutes: number,
): Accepted<undefined> | Refused {
  if (usableOn !== undefined && startsOn < usableOn) return refuse('time_off_before_usable', { usableOn });
  if (hiredOn !== undefined && startsOn < hiredOn) return refuse('time_off_before_employment', { hiredOn });
  if (lastDay !== null && hasLeftBy(endsOn, lastDay)) return refuse('time_off_past_employment', { lastDay });
  const over = use && overUse(days, use, dayMinutes);
  return over === undefined ? accept() : refuse('time_off_over_yearly_use', over);
}
