import type { PlainDate } from '../kernel/time.ts';
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

/** Somebody else who is away on a date, and where they are at home. */
export interface AwayOn {
  readonly employeeId: string;
  readonly homeLocationId: string;
  readonly date: PlainDate;
}

/**
 * The limits that somebody of a location would go beyond by being away from one date to another, those that refuse first.
 *
 * | nobody may be away on 24 Dec, they ask for 23 to 26 Dec       | met     |
 * | 2 may be away, 1 other is on each of the days                 | not met |
 * | 2 may be away, 2 others are on one of the days                | met     |
 * | it is for another location                                    | not met |
 */
export function limitsMet<Limit extends AwayLimit>(
  limits: readonly Limit[],
  { startsOn, endsOn }: { readonly startsOn: PlainDate; readonly endsOn: PlainDate },
  homeLocationId: string,
  others: readonly AwayOn[],
): readonly Limit[] {
  const met = limits.filter((limit) => {
    if (limit.locationId !== null && limit.locationId !== homeLocationId) return false;
    const from = startsOn > limit.startsOn ? startsOn : limit.startsOn;
    const to = endsOn < limit.endsOn ? endsOn : limit.endsOn;
    if (from > to) return false;
    const counted = others.filter((one) => limit.locationId === null || one.homeLocationId === limit.locationId);
    const byDate = Map.groupBy(counted, ({ date }) => date);
    return datesBetween(from, to).some(
      (date) => new Set(byDate.get(date)?.map(({ employeeId }) => employeeId)).size >= limit.mostAway,
    );
  });
  return met.toSorted((a, b) => Number(b.effect === 'refuse') - Number(a.effect === 'refuse'));
}

/** What refuses somebody to be away, if anything does. */
export const refusing = <Limit extends AwayLimit>(met: readonly Limit[]): Limit | undefined =>
  met.find(({ effect }) => effect === 'refuse');
