import type { PlainDate } from '../kernel/time.ts';
import { dayPartOf } from './day-off.ts';
import type { TimeOffWish } from './decide-time-off.ts';
import { datesBetween } from './leave-days.ts';

/** What is done where more would be away than may be: it is said, or refused. */
export const limitEffects = ['warn', 'refuse'] as const;
export type LimitEffect = (typeof limitEffects)[number];

/** On some dates, both included, no more than some may be away at a time; 0, nobody may: a blackout. */
export interface AwayLimit {
  readonly name: string;
  /** Null, the whole organization. */
  readonly locationId: string | null;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly mostAway: number;
  readonly effect: LimitEffect;
}

/** What is taken of a day. */
type Part = Pick<TimeOffWish, 'part' | 'fromMinute' | 'toMinute'>;

/** Somebody else who is away on a date, or on a part of it, and where they are at home. */
export interface AwayOn extends Part {
  readonly employeeId: string;
  readonly homeLocationId: string;
  readonly date: PlainDate;
}

/**
 * The limits that somebody of a location would go beyond by being away from one date to another, those that refuse first. Two who are away on parts of
 * a day that miss each other are never away at a time.
 *
 * | nobody may be away on 24 Dec, they ask for 23 to 26 Dec              | met     |
 * | 2 may be away, 1 other is on each of the days                        | not met |
 * | 2 may be away, 2 others are on one of the days                       | met     |
 * | 1 may be away, another has the morning, and they ask for the afternoon | not met |
 * | the same, and they ask for the day, or for 11:00 to 13:00            | met     |
 * | 2 may be away, one has the morning and another the afternoon, they ask for the day | not met |
 * | it is for another location                                           | not met |
 */
export function limitsMet<Limit extends AwayLimit>(
  limits: readonly Limit[],
  span: TimeOffWish,
  homeLocationId: string,
  others: readonly AwayOn[],
): readonly Limit[] {
  const { startsOn, endsOn } = span;
  const met = limits.filter((limit) => {
    if (limit.locationId !== null && limit.locationId !== homeLocationId) return false;
    const from = startsOn > limit.startsOn ? startsOn : limit.startsOn;
    const to = endsOn < limit.endsOn ? endsOn : limit.endsOn;
    if (from > to) return false;
    const counted = others.filter((one) => limit.locationId === null || one.homeLocationId === limit.locationId);
    const byDate = Map.groupBy(counted, ({ date }) => date);
    return datesBetween(from, to).some((date) => mostAtATime(span, byDate.get(date) ?? []) >= limit.mostAway);
  });
  return met.toSorted((a, b) => Number(b.effect === 'refuse') - Number(a.effect === 'refuse'));
}

/** How many others are away at the same moment of somebody's part of a day: the most are as the part begins, or as one of them goes. */
function mostAtATime(own: Part, others: readonly AwayOn[]): number {
  const { from, to } = dayPartOf(own);
  const parts = others.map((one) => ({ employeeId: one.employeeId, ...dayPartOf(one) }));
  const moments = [from, ...parts.map((one) => one.from).filter((minute) => from < minute && minute < to)];
  const awayAt = (minute: number) => parts.filter((one) => one.from <= minute && minute < one.to);
  return Math.max(...moments.map((minute) => new Set(awayAt(minute).map(({ employeeId }) => employeeId)).size));
}

/** What refuses somebody to be away, if anything does. */
export const refusing = <Limit extends AwayLimit>(met: readonly Limit[]): Limit | undefined =>
  met.find(({ effect }) => effect === 'refuse');
