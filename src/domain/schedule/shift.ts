import { millisecondsOf, millisecondsPerHour, millisecondsPerMinute, type Instant } from '../kernel/time.ts';

/** What is planned of a shift: where, for whom, as what, from when to when. */
export interface ShiftPlan {
  readonly locationId: string;
  /** Null, an open shift: nobody yet. */
  readonly employeeId: string | null;
  readonly positionId: string | null;
  readonly startsAt: Instant;
  readonly endsAt: Instant;
  /** Whether it is paid the rules say: {@link plannedMinutes}. */
  readonly breakMinutes: number;
  readonly note: string | null;
}

/** A shift as long as a day is a mistake in the date. */
const longestShift = 24 * millisecondsPerHour;

export type ShiftFault = 'shift_not_on_minute' | 'shift_without_length' | 'shift_too_long' | 'break_too_long';

/**
 * What is wrong with the times of a shift; undefined, if nothing.
 *
 * | 9:00 to 17:00 and 30 seconds | shift_not_on_minute  |
 * | 9:00 to 9:00                 | shift_without_length |
 * | 9:00 to 9:01 on the next day | shift_too_long       |
 * | 9:00 to 9:30, break 30       | break_too_long       |
 */
export function faultOfShift(plan: Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>): ShiftFault | undefined {
  if ([plan.startsAt, plan.endsAt].some((at) => at % millisecondsPerMinute !== 0)) return 'shift_not_on_minute';
  const length = millisecondsOf(spanOfShift(plan));
  if (length <= 0) return 'shift_without_length';
  if (length > longestShift) return 'shift_too_long';
  return minutesBesideBreak(plan) <= 0 ? 'break_too_long' : undefined;
}

export const spanOfShift = ({ startsAt, endsAt }: Pick<ShiftPlan, 'startsAt' | 'endsAt'>) => ({
  from: startsAt,
  to: endsAt,
});

/**
 * Minutes of a shift without its break, as time truly passes: the night the clocks change is longer or shorter. What they are counted as is another
 * question: rules pay a short rest, and take off a meal that nobody planned.
 */
export const minutesBesideBreak = ({
  startsAt,
  endsAt,
  breakMinutes,
}: Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes'>) =>
  Math.floor((endsAt - startsAt) / millisecondsPerMinute) - breakMinutes;

/** Whether two plans say the same. */
export const isSamePlan = (a: ShiftPlan, b: ShiftPlan): boolean => planFields.every((field) => a[field] === b[field]);

/** Whether two shifts are the same work, whoever has them: two who swapped them would have what they had. */
export const isSameWork = (
  a: Pick<ShiftPlan, (typeof workFields)[number]>,
  b: Pick<ShiftPlan, (typeof workFields)[number]>,
): boolean => workFields.every((field) => a[field] === b[field]);

const workFields = ['locationId', 'positionId', 'startsAt', 'endsAt', 'breakMinutes'] as const;

const planFields = ['locationId', 'employeeId', 'positionId', 'startsAt', 'endsAt', 'breakMinutes', 'note'] as const;

/** The plan alone, of something that carries more. */
export const planOf = ({
  locationId,
  employeeId,
  positionId,
  startsAt,
  endsAt,
  breakMinutes,
  note,
}: ShiftPlan): ShiftPlan => ({ locationId, employeeId, positionId, startsAt, endsAt, breakMinutes, note });
