import type { CardFlag } from './card-flag.ts';
import type { TimeCard, TimeCardDay } from './time-card.ts';

/** A day on which somebody worked, as lists and files show it. */
export type ListedDay = Pick<
  TimeCardDay,
  'date' | 'clockedInAt' | 'clockedOutAt' | 'open' | 'unended' | 'workedMinutes' | 'breakMinutes' | 'overtimeMinutes'
>;

/** What is written of a week with its approval, beside its figures: lists read it, and work nothing out. */
export interface WrittenWeek {
  readonly flags: readonly CardFlag[];
  readonly days: readonly ListedDay[];
  /** Seal of what the week was worked out by, beside its punches. */
  readonly behind: string;
}

/** The days of a card with work or a clock-in on them. */
export const listedDays = ({ days }: TimeCard): ListedDay[] =>
  days
    .filter(({ ribbon, clockedInAt }) => ribbon.length > 0 || clockedInAt !== null)
    .map(({ date, clockedInAt, clockedOutAt, open, unended, workedMinutes, breakMinutes, overtimeMinutes }) => ({
      date,
      clockedInAt,
      clockedOutAt,
      open,
      unended,
      workedMinutes,
      breakMinutes,
      overtimeMinutes,
    }));

/** The flags of a week as it is approved: whoever approves it says yes to what changed before. */
export const flagsOnApproval = (flags: readonly CardFlag[]): CardFlag[] =>
  flags.filter(({ kind }) => kind !== 'changed_since_signing' && kind !== 'changed_since_approval');
