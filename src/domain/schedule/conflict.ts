import { addMilliseconds, dateAt, millisecondsPerMinute, overlap, type PlainDate, type Zone } from '../kernel/time.ts';
import { hasLeftBy } from '../people/last-day.ts';
import type { YoungAge } from '../profile/young-age.ts';
import { lackOf, type HeldSpan } from '../skills/held-skill.ts';
import { takenFrom } from './away.ts';
import { firstShared, type DatedPart } from './day-parts.ts';
import { minorLimits, type MinorLimit } from './minors.ts';
import { overtimeAhead, type PaidBy } from './overtime-ahead.ts';
import { spanOfShift, type ShiftPlan } from './shift.ts';

/** What speaks against somebody working a shift. */
export type Conflict =
  /** Their last day of employment is before it: it was planned before that was known, and is to be given away. */
  | { readonly kind: 'employment_ended'; readonly lastDay: PlainDate }
  /** They are suspended, or work at other locations by now: it is to be given away as well. */
  | { readonly kind: 'not_here' }
  /** They are planned elsewhere at that time; where the organization refuses it, people are told of one of the two alone. */
  | { readonly kind: 'double_booking'; readonly locationId: string }
  /** They have time off that was approved, and that takes any of it: the night before a day off is worked. */
  | { readonly kind: 'time_off'; readonly part: DatedPart }
  /** Its position asks for a skill that they do not hold then; with the last day on which they did, if they ever did. */
  | { readonly kind: 'skill'; readonly skillId: string; readonly endedOn: PlainDate | null }
  /** They said that they cannot work then. */
  | { readonly kind: 'unavailable'; readonly part: DatedPart }
  /** Fewer minutes than {@link leastRestMinutes} lie between it and the shift before or after. */
  | { readonly kind: 'short_rest'; readonly restMinutes: number }
  /** With it the week has more minutes of work than the organization means anybody to have, as the rules count them. */
  | { readonly kind: 'over_target'; readonly minutes: number }
  /** Minutes that would be paid as overtime, and would not without it. */
  | { readonly kind: 'overtime'; readonly minutes: number }
  /** They are too young for it. */
  | { readonly kind: 'minor'; readonly limit: MinorLimit };

/** Ten hours: what the fair workweek laws of Oregon and of Los Angeles ask between two shifts (ORS 653.442, LAMC 185.06). */
export const leastRestMinutes = 600;

/** When and where somebody is on a shift. */
export type Timed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'breakMinutes' | 'locationId'>;

/** What is known of whoever would work a shift, besides their other ones. */
export interface Planned {
  /** They work at the location of the shift, and are not suspended; of days that are over ({@link isOver}) nothing is said by that. */
  readonly isHere: boolean;
  /** When their time off takes them away, and when they said they cannot work: by the wall clock of the place. */
  readonly away: readonly DatedPart[];
  readonly unavailable: readonly DatedPart[];
  readonly young: YoungAge | null;
  /** What they hold of what positions ask for. */
  readonly skills: readonly HeldSpan[];
  /** Their last day of employment; null where none is known. */
  readonly lastDay: PlainDate | null;
  /** Undefined where their overtime is not looked ahead at. */
  readonly paid: PaidBy | undefined;
}

/**
 * Whether a shift began before today: whoever is suspended, or works elsewhere by now, worked it all the same. From when on they are is not
 * known, so that a shift of today is to be given away.
 */
export const isOver = (beginsOn: PlainDate, today: PlainDate): boolean => beginsOn < today;

/**
 * What speaks against a shift, the gravest first.
 *
 * @param others all of theirs that touch the week, and the days beside it
 * @param week the work of the week with this shift, in minutes, and the organization's weekly target
 * @param needed the skills that its position asks for
 * @param zone of the location where it is
 */
export function conflictsOf(
  shift: Timed,
  others: readonly Timed[],
  week: { readonly minutes: number; readonly targetMinutes: number },
  { isHere, away, unavailable, young, skills, lastDay, paid }: Planned,
  needed: readonly string[],
  zone: Zone,
): readonly Conflict[] {
  const conflicts: Conflict[] = isHere ? [] : [{ kind: 'not_here' }];
  if (lastDay !== null && hasLeftBy(dateAt(shift.startsAt, zone), lastDay)) {
    conflicts.push({ kind: 'employment_ended', lastDay });
  }
  const span = spanOfShift(shift);
  const doubled = others.find((other) => overlap(span, spanOfShift(other)) !== undefined);
  if (doubled !== undefined) conflicts.push({ kind: 'double_booking', locationId: doubled.locationId });
  const absence = away.find((part) => takenFrom(shift, part, zone) !== undefined);
  if (absence !== undefined) conflicts.push({ kind: 'time_off', part: absence });
  if (young !== null) {
    conflicts.push(...minorLimits(shift, others, young, zone).map((limit) => ({ kind: 'minor' as const, limit })));
  }
  for (const lack of lackFor(shift, needed, skills, zone)) conflicts.push({ kind: 'skill', ...lack });
  const refused = firstShared(unavailable, span, zone);
  if (refused !== undefined) conflicts.push({ kind: 'unavailable', part: refused });
  const rests = others.flatMap((other) => restBetween(shift, other));
  const restMinutes = Math.min(...rests, leastRestMinutes);
  if (restMinutes < leastRestMinutes) conflicts.push({ kind: 'short_rest', restMinutes });
  if (week.minutes > week.targetMinutes) conflicts.push({ kind: 'over_target', minutes: week.minutes });
  const overtime = paid === undefined ? 0 : overtimeAhead(shift, others, paid);
  if (overtime > 0) conflicts.push({ kind: 'overtime', minutes: overtime });
  return conflicts;
}

/** What somebody lacks of what a shift asks for: on every date that it touches they must hold it. */
const lackFor = (
  { startsAt, endsAt }: Pick<ShiftPlan, 'startsAt' | 'endsAt'>,
  needed: readonly string[],
  held: readonly HeldSpan[],
  zone: Zone,
) => lackOf(needed, held, { from: dateAt(startsAt, zone), to: dateAt(addMilliseconds(endsAt, -1), zone) });

/** Minutes between two shifts that do not overlap; those that follow on each other directly are one long one, and no rest is missing. */
function restBetween(a: Timed, b: Timed): number[] {
  const [first, second] = a.startsAt < b.startsAt ? [a, b] : [b, a];
  const minutes = Math.floor((second.startsAt - first.endsAt) / millisecondsPerMinute);
  return minutes > 0 ? [minutes] : [];
}
