import type { PlainKey } from './speak.ts';

/** What is said of a day instead of when somebody left: that they have not, that nobody knows, or that it was on the next day. */
export function noClockOut({ open, unended }: { readonly open: boolean; readonly unended: boolean }): PlainKey {
  if (open) return 'timeCards.onTheClock';
  return unended ? 'timeCards.flag.missing_clock_out' : 'timeCards.intoNextDay';
}
