import {
  inMinutes,
  isWithin,
  millisecondsOf,
  millisecondsPerMinute,
  type Instant,
  type PlainDate,
  type Span,
} from '../kernel/time.ts';
import { isForgotten, longestBy, type Counting } from '../pay-rules/counted-entries.ts';
import type { PayPolicy } from '../pay-rules/pay-policy.ts';
import type { PayableDay } from '../pay-rules/payable-day.ts';
import type { PayableWeek } from '../pay-rules/payable-week.ts';
import { asPunched, gapsBetween } from '../pay-rules/work-segment.ts';
import type { Punch } from '../time-clock/punch.ts';
import { presenceOf, type TimeEntry } from '../time-clock/time-entry.ts';

/** What keeps a card from being approved: the hours, or what they are paid, are not known before it is mended. */
const mustFixKinds = [
  'missing_clock_in',
  'missing_clock_out',
  'missing_break_start',
  'missing_break_end',
  'open_entry',
  'impossible_shift',
  'rate_missing',
] as const;
/** What a manager should look at, and may find in order. */
const reviewKinds = [
  'changed_since_approval',
  'changed_since_signing',
  'adjustment_waiting',
  'workweek_changed',
  'overlap',
  'late',
  'unscheduled',
  'long_shift',
  'missed_meal',
  'short_meal',
  'missed_rest',
  'worked_meal',
  'offline_punch',
  'skewed_punch',
] as const;
export const cardFlagKinds = [...mustFixKinds, ...reviewKinds] as const;
export type CardFlagKind = (typeof cardFlagKinds)[number];

/** Something particular about a card, on a day of it or about the whole week. */
export interface CardFlag {
  readonly kind: CardFlagKind;
  readonly date: PlainDate | null;
}

export const cardGroups = ['must_fix', 'review', 'clean'] as const;
export type CardGroup = (typeof cardGroups)[number];

/** A rest: IWC orders section 12(A). */
const restMinutes = 10;
/** A device that is further off than this may have told a wrong time. */
const skewToleratedMilliseconds = 5 * millisecondsPerMinute;

/** A punch that counts, with how it came. */
export interface TracedPunch extends Punch {
  readonly offline: boolean;
  readonly skewMilliseconds: number | null;
}

export interface FlagQuestion {
  readonly days: readonly { readonly date: PlainDate; readonly during: Span }[];
  readonly policy: PayPolicy;
  readonly until: Instant;
}

/** Punches in order, and the entries that they fold into. */
export interface FoldedPunches {
  readonly punches: readonly TracedPunch[];
  readonly entries: readonly TimeEntry[];
}

/** What is particular about a week, by its punches; those of the weeks beside it, which the fold needs, are none of its matter. */
export function flagsOf(
  week: Pick<PayableWeek, 'exceptions' | 'days'>,
  { punches, entries }: FoldedPunches,
  { days, policy, until }: FlagQuestion,
): CardFlag[] {
  const dateOf = (at: Instant): PlainDate | undefined => days.find(({ during }) => isWithin(at, during))?.date;
  const end = days.at(-1)?.during.to ?? until;
  const flags: CardFlag[] = [];
  const add = (kind: CardFlagKind, date: PlainDate | undefined): void => {
    if (date !== undefined && !flags.some((flag) => flag.kind === kind && flag.date === date))
      flags.push({ kind, date });
  };
  for (const entry of entries) {
    const kind = oddityOf(entry, { until, policy }, end);
    // An entry that began before the week is the matter of the week in which it began.
    if (kind !== undefined) add(kind, dateOf(entry.clockedInAt));
  }
  for (const exception of week.exceptions) {
    if ('date' in exception) {
      const day = week.days.find(({ date }) => date === exception.date);
      const isShort = exception.kind === 'missed_meal' && day !== undefined && hasShortMeal(day, policy);
      add(isShort ? 'short_meal' : exception.kind, exception.date);
    } else if (!toldByEntry.has(exception.kind)) {
      add(exception.kind, dateOf(exception.at as Instant));
    }
  }
  for (const { date, changes } of week.days) {
    if (changes.some(({ reason }) => reason === 'meal-worked')) add('worked_meal', date);
  }
  for (const { offline, skewMilliseconds, punchedAt } of punches) {
    if (offline) add('offline_punch', dateOf(punchedAt));
    if (Math.abs(skewMilliseconds ?? 0) > skewToleratedMilliseconds) add('skewed_punch', dateOf(punchedAt));
  }
  return flags;
}

/** Told of the entry itself, on the day on which it began. */
const toldByEntry: ReadonlySet<string> = new Set<CardFlagKind>(['open_entry', 'missing_clock_out']);

/** An entry that runs is in order until its week is over, or it has run too long. */
function oddityOf(entry: TimeEntry, { until, policy }: Counting, end: Instant): CardFlagKind | undefined {
  if (entry.open) return isForgotten(entry, until, longestBy(policy)) || until >= end ? 'open_entry' : undefined;
  if (entry.clockedOutAt === undefined) return 'missing_clock_out';
  const isLong = millisecondsOf(presenceOf(entry, until)) > longestBy(policy) * millisecondsPerMinute;
  return isLong ? 'long_shift' : undefined;
}

/** A pause that was taken for a meal, and was none: punched as one, or longer than a rest. */
const hasShortMeal = ({ shifts }: PayableDay, { mealRest }: PayPolicy): boolean =>
  mealRest !== undefined &&
  shifts.some(
    ({ isFirst, shift }) =>
      isFirst &&
      gapsBetween(shift.map(asPunched)).some(({ span, kind }) => {
        const minutes = inMinutes(millisecondsOf(span));
        return (kind === 'meal' || minutes > restMinutes) && minutes < mealRest.mealMinutes;
      }),
  );

const isMustFix = (kind: CardFlagKind): boolean => (mustFixKinds as readonly CardFlagKind[]).includes(kind);

/** Whether the hours themselves must be fixed, whatever they are paid. */
export const hoursMustBeFixed = (flags: readonly Pick<CardFlag, 'kind'>[]): boolean =>
  flags.some(({ kind }) => isMustFix(kind) && kind !== 'rate_missing');

/** Where a card belongs among those that a manager goes through. */
export function groupOf(flags: readonly CardFlag[]): CardGroup {
  if (flags.some(({ kind }) => isMustFix(kind))) return 'must_fix';
  return flags.length > 0 ? 'review' : 'clean';
}
