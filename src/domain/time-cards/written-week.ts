import type { CardFlag, CardFlagKind } from './card-flag.ts';
import type { TimeCard, TimeCardDay } from './time-card.ts';

/** A day on which somebody worked, as lists and files show it. */
export type ListedDay = Pick<
  TimeCardDay,
  | 'date'
  | 'clockedInAt'
  | 'clockedOutAt'
  | 'open'
  | 'unended'
  | 'workedMinutes'
  | 'breakMinutes'
  | 'overtimeMinutes'
  | 'doubleMinutes'
>;

/** A day as it was written: before double time was told apart, nothing was said of it. */
export type WrittenDay = Omit<ListedDay, 'doubleMinutes'> & Partial<Pick<ListedDay, 'doubleMinutes'>>;

/** What is written of a week with its approval, beside its figures: lists read it, and work nothing out. */
export interface WrittenWeek {
  readonly flags: readonly CardFlag[];
  readonly days: readonly WrittenDay[];
  /** Seal of what the week was worked out by, beside its punches. */
  readonly behind: string;
}

/** The days of a card with work or a clock-in on them. */
export const listedDays = ({ days }: TimeCard): ListedDay[] =>
  days
    .filter(({ ribbon, clockedInAt }) => ribbon.length > 0 || clockedInAt !== null)
    .map((day) => ({
      date: day.date,
      clockedInAt: day.clockedInAt,
      clockedOutAt: day.clockedOutAt,
      open: day.open,
      unended: day.unended,
      workedMinutes: day.workedMinutes,
      breakMinutes: day.breakMinutes,
      overtimeMinutes: day.overtimeMinutes,
      doubleMinutes: day.doubleMinutes,
    }));

/** The days of a written week as lists show them; undefined where it says too little, so that the week is worked out like any other. */
export function daysAsListed(days: readonly WrittenDay[]): ListedDay[] | undefined {
  const listed = days.flatMap(({ doubleMinutes, ...day }) => {
    // Without overtime there is no double time.
    const known = doubleMinutes ?? (day.overtimeMinutes === 0 ? 0 : undefined);
    return known === undefined ? [] : [{ ...day, doubleMinutes: known }];
  });
  return listed.length === days.length ? listed : undefined;
}

/** The flags of a week as it is approved: whoever approves it says yes to what changed before, and what is asked of it may be answered later. */
export const flagsOnApproval = (flags: readonly CardFlag[]): CardFlag[] =>
  flags.filter(({ kind }) => !passing.has(kind));

const passing: ReadonlySet<CardFlagKind> = new Set<CardFlagKind>([
  'changed_since_signing',
  'changed_since_approval',
  'adjustment_waiting',
]);
