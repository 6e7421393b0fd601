import type { PlainDate } from '../kernel/time.ts';

/** Nobody who lived is known to have grown older; a year that was mistyped makes older people easily. */
const oldestYears = 120;
/**
 * Below it a year was mistyped too. Most work is open from 14 on (29 CFR 570.2), and some before it to a child of the owner, a performer or
 * one who delivers newspapers (29 CFR 570.122 to 570.126), so that 14 would refuse a birth that is true.
 */
const youngestYears = 10;

/** What cannot be right about a date of birth, seen on `today`; undefined if it can. */
export function birthFault(born: PlainDate, today: PlainDate): 'birth_in_future' | 'birth_unlikely' | undefined {
  if (born >= today) return 'birth_in_future';
  const turned = yearsBetween(born, today);
  return turned < youngestYears || turned > oldestYears ? 'birth_unlikely' : undefined;
}

/** Whole years of age on a day; who was born on 29 February turns older on 1 March. */
function yearsBetween(born: PlainDate, today: PlainDate): number {
  const years = Number(today.slice(0, 4)) - Number(born.slice(0, 4));
  return today.slice(5) < born.slice(5) ? years - 1 : years;
}
