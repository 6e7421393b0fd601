import { millisecondsPerMinute, overlap } from '../kernel/time.ts';
import { spanOfShift, workMinutes, type ShiftPlan } from './shift.ts';

/** What speaks against somebody working a shift, besides their other ones. */
export type Conflict =
  /** They are elsewhere at that time; of such a week nothing is published. */
  | { readonly kind: 'double_booking'; readonly locationId: string }
  /** Fewer minutes than {@link leastRestMinutes} lie between it and the shift before or after. */
  | { readonly kind: 'short_rest'; readonly restMinutes: number }
  /** With it the week has more minutes of work than the organization means anybody to have. */
  | { readonly kind: 'over_target'; readonly minutes: number };

/** Ten hours: what the fair workweek laws of Oregon and of Los Angeles ask between two shifts (ORS 653.442, LAMC 185.06). */
export const leastRestMinutes = 600;

type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes' | 'locationId'>;

/**
 * What speaks against a shift, by the other shifts of whoever works it.
 *
 * @param others all of theirs that touch the week, and the days beside it
 * @param week the work of the week without this shift, in minutes, and the organization's weekly target
 */
export function conflictsOf(
  shift: Timed,
  others: readonly Timed[],
  week: { readonly minutes: number; readonly targetMinutes: number },
): readonly Conflict[] {
  const conflicts: Conflict[] = [];
  const doubled = others.find((other) => overlap(spanOfShift(shift), spanOfShift(other)) !== undefined);
  if (doubled !== undefined) conflicts.push({ kind: 'double_booking', locationId: doubled.locationId });
  const rests = others.flatMap((other) => restBetween(shift, other));
  const restMinutes = Math.min(...rests, leastRestMinutes);
  if (restMinutes < leastRestMinutes) conflicts.push({ kind: 'short_rest', restMinutes });
  const minutes = week.minutes + workMinutes(shift);
  if (minutes > week.targetMinutes) conflicts.push({ kind: 'over_target', minutes });
  return conflicts;
}

/** Minutes between two shifts that do not overlap; those that follow on each other directly are one long one, and no rest is missing. */
function restBetween(a: Timed, b: Timed): number[] {
  const [first, second] = a.startsAt < b.startsAt ? [a, b] : [b, a];
  const minutes = Math.floor((second.startsAt - first.endsAt) / millisecondsPerMinute);
  return minutes > 0 ? [minutes] : [];
}
