import type { Holiday } from './holiday-date.ts';

/** The holidays of 5 USC 6103(a); one on a Saturday is kept on the Friday before, on a Sunday the Monday after (6103(b)). */
export const federalHolidays = [
  { code: 'new-year', on: { month: 1, day: 1 }, observed: 'nearest' },
  { code: 'king', on: { month: 1, weekday: 'monday', nth: 3 }, observed: 'none' },
  { code: 'presidents', on: { month: 2, weekday: 'monday', nth: 3 }, observed: 'none' },
  { code: 'memorial', on: { month: 5, weekday: 'monday', nth: -1 }, observed: 'none' },
  { code: 'juneteenth', on: { month: 6, day: 19 }, observed: 'nearest' },
  { code: 'independence', on: { month: 7, day: 4 }, observed: 'nearest' },
  { code: 'labor', on: { month: 9, weekday: 'monday', nth: 1 }, observed: 'none' },
  { code: 'columbus', on: { month: 10, weekday: 'monday', nth: 2 }, observed: 'none' },
  { code: 'veterans', on: { month: 11, day: 11 }, observed: 'nearest' },
  { code: 'thanksgiving', on: { month: 11, weekday: 'thursday', nth: 4 }, observed: 'none' },
  { code: 'christmas', on: { month: 12, day: 25 }, observed: 'nearest' },
] as const satisfies readonly Holiday[];

export type FederalCode = (typeof federalHolidays)[number]['code'];

export const federalCodes = federalHolidays.map(({ code }) => code);
