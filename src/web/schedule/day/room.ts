/** From where to where along the axis, in percent. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** Where the times of a shift are to be read: on it, or beside it where it is too short; nowhere, where other shifts stand there. */
export type TimesAt = 'on' | 'after' | 'before' | 'nowhere';

/** In hours, which are drawn 48 pixels long or more: what is shorter has no room for its times. */
const shortest = 0.9;
/** What times take up beside a shift. */
const timesRoom = 1.75;
/** What the name of a shade takes up. */
const nameRoom = 2;

interface Bar {
  readonly place: Place;
  readonly lane: number;
}

/** Says of each shift where its times are to be read, in the order in which they begin. */
export function withTimes<B extends Bar>(
  bars: readonly B[],
  hours: number,
): readonly (B & { readonly timesAt: TimesAt })[] {
  const hour = 100 / hours;
  const told: (B & { readonly timesAt: TimesAt })[] = [];
  for (const bar of bars) {
    const { start, end } = bar.place;
    const isFree = (place: Place) =>
      place.start >= 0 &&
      place.end <= 100 &&
      bars.every((other) => other === bar || other.lane !== bar.lane || isApart(other.place, place)) &&
      told.every((other) => other.lane !== bar.lane || isApart(takenBy(other, hours), place));
    const timesAt =
      end - start >= shortest * hour
        ? 'on'
        : isFree({ start: end, end: end + timesRoom * hour })
          ? 'after'
          : isFree({ start: start - timesRoom * hour, end: start })
            ? 'before'
            : 'nowhere';
    told.push({ ...bar, timesAt });
  }
  return told;
}

/**
 * Where the name of what is shaded is to be read: in its first stretch that no shift is drawn over; undefined, where there is none.
 *
 * | 12 AM – 12 AM, a shift until 12:30 AM with its times beside it | from 2:15 AM |
 * | 9 AM – 5 PM, a shift from 9 AM to 4 PM                         | undefined    |
 */
export function nameOfShadeAt(
  shade: Place,
  bars: readonly (Bar & { readonly timesAt: TimesAt })[],
  hours: number,
): Place | undefined {
  // It stands at the top, where the first lane is.
  const over = bars
    .filter(({ lane }) => lane === 0)
    .map((bar) => takenBy(bar, hours))
    .filter((place) => !isApart(place, shade))
    .toSorted((a, b) => a.start - b.start);
  if (over.length === 0) return shade;
  const starts = [shade.start, ...over.map(({ end }) => end)];
  const ends = [...over.map(({ start }) => start), shade.end];
  return starts
    .map((start, index) => ({ start, end: ends[index] ?? shade.end }))
    .find(({ start, end }) => end - start >= nameRoom * (100 / hours));
}

/** What a shift is drawn over, with its times. */
function takenBy({ place: { start, end }, timesAt }: Bar & { readonly timesAt: TimesAt }, hours: number): Place {
  const room = timesRoom * (100 / hours);
  return { start: timesAt === 'before' ? start - room : start, end: timesAt === 'after' ? end + room : end };
}

const isApart = (a: Place, b: Place): boolean => a.end <= b.start || b.end <= a.start;
