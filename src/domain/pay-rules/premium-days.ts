import { inMinutes, millisecondsPerMinute, overlap, type PlainDate, type Span, type Zone } from '../kernel/time.ts';
import type { Premium } from './pay-policy.ts';
import { limitPremium, premiumLength } from './premium-windows.ts';
import { minutesBy, type RulesEdition } from './rules-edition.ts';
import type { WorkSegment } from './work-segment.ts';
import type { DatedShift, WorkTime } from './work-time.ts';

/** Minutes in the windows of each premium, by date and by its code; a date or a code without any is left out. */
export type PremiumMinutes = ReadonlyMap<PlainDate, ReadonlyMap<string, number>>;

/**
 * Minutes of each date in each premium's windows; pauses that are paid are work there as well (29 CFR 785.18). The least and the most
 * hold for the shifts that begin on a date, whole: midnight neither gives a night its least twice nor its most.
 *
 * | 22:00–6:00   | night                                       | counts              |
 * | no limits    | Mon 22:00 – Tue 6:00, a paid rest at 0:00   | Mon 2 h, Tue 6 h    |
 * | at least 4 h | Mon 20:00 – Tue 1:00                        | Mon 3 h, Tue 1 h    |
 * | at most 4 h  | Mon 22:00 – Tue 6:00                        | Mon 2 h, Tue 2 h    |
 */
export function premiumsByDate(
  time: WorkTime,
  premiums: readonly Premium[],
  zoneOf: (date: PlainDate) => Zone,
): PremiumMinutes {
  const lengths = new Map<PlainDate, Map<string, number>>();
  if (premiums.length === 0) return new Map();
  for (const parts of partsByBeginning(time)) {
    for (const premium of premiums) {
      for (const [date, length] of limited(parts, premium, zoneOf)) {
        const ofDate = lengths.get(date) ?? new Map<string, number>();
        lengths.set(date, ofDate.set(premium.code, (ofDate.get(premium.code) ?? 0) + length));
      }
    }
  }
  return new Map([...lengths].map(([date, ofDate]) => [date, inWholeMinutes(ofDate, time.edition)]));
}

const inWholeMinutes = (lengths: ReadonlyMap<string, number>, edition: RulesEdition): ReadonlyMap<string, number> =>
  new Map(
    [...lengths]
      .map(([code, length]) => [code, minutesBy(edition, length)] as const)
      .filter(([, minutes]) => minutes > 0),
  );

interface WorkOfDate {
  readonly date: PlainDate;
  readonly work: readonly WorkSegment[];
}

/** The work of shifts that begin on one date, by the dates on which it counts. */
function partsByBeginning({ shifts, dates }: WorkTime): Iterable<readonly WorkOfDate[]> {
  const beginnings = new Map(shifts.filter(({ isFirst }) => isFirst).map(({ shift, date }) => [shift, date]));
  const pausesOf = new Map(
    dates.map(({ date, changes }) => [date, changes.flatMap((each) => ('span' in each ? [each.span] : []))]),
  );
  const parts = shifts.map((part) => ({
    begins: beginnings.get(part.shift) ?? part.date,
    date: part.date,
    work: [...part.segments, ...paidPauses(part, pausesOf.get(part.date) ?? [])],
  }));
  return Map.groupBy(parts, ({ begins }) => begins).values();
}

/** The paid pauses of a shift on one date. Each goes with the work before it, where that counts whole or not at all. */
const paidPauses = ({ shift, paidPauses: whole }: DatedShift, ofDate: readonly Span[]): WorkSegment[] =>
  ofDate.flatMap((span) => {
    const pause = whole.find((each) => overlap(each, span) !== undefined);
    if (pause === undefined) return [];
    const before = shift.findLast((segment) => segment.span.to <= pause.from) as WorkSegment;
    return [{ span, cutFrom: { from: before.span.from, to: pause.to } }];
  });

/**
 * What a premium counts on each date, within its least and most: what is more than the most is left out at the end. Seconds earn no least; what is
 * missing of it is of the first date with a whole minute, and so are seconds before that.
 */
function limited(parts: readonly WorkOfDate[], premium: Premium, zoneOf: (date: PlainDate) => Zone) {
  const { minMinutes = 0, maxMinutes = Infinity } = premium;
  const lengths = parts.map(({ date, work }) => ({ date, length: premiumLength(work, premium, zoneOf(date)) }));
  const total = lengths.reduce((sum, { length }) => sum + length, 0);
  const counted = limitPremium(total, minMinutes * millisecondsPerMinute, maxMinutes * millisecondsPerMinute);
  const first = lengths.findIndex(({ length }) => inMinutes(length) > 0);
  let left = counted;
  return lengths.map(({ date, length }, index): [PlainDate, number] => {
    const later = lengths.slice(index + 1).reduce((sum, one) => sum + one.length, 0);
    const own = index < first ? 0 : Math.min(left, index === first ? Math.max(length, counted - later) : length);
    left -= own;
    return [date, own];
  });
}
