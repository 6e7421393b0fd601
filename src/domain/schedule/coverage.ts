import {
  atMinute,
  millisecondsPerMinute,
  weekdayOf,
  type PlainDate,
  type Span,
  type Weekday,
  type Zone,
} from '../kernel/time.ts';
import type { ShiftPlan } from './shift.ts';

/** So many people are needed on a weekday, from a minute of the wall clock to another, as what; null, whatever they work as. */
export interface Need {
  readonly weekday: Weekday;
  readonly positionId: string | null;
  readonly fromMinute: number;
  /** Not included; 1,440 is midnight. */
  readonly toMinute: number;
  readonly people: number;
}

/** A need on a certain date. */
export interface Demand extends Span {
  readonly positionId: string | null;
  readonly people: number;
}

/** A span in which nothing changes: how many are needed, and how many of those are there. */
export interface Covered extends Span {
  readonly needed: number;
  readonly filled: number;
}

/** When somebody is there, and as what. */
export type Staffed = Pick<ShiftPlan, 'startsAt' | 'endsAt' | 'positionId'>;

/** What is needed on a date; on the night when the clock changes as its wall clock says. */
export function demandOn(date: PlainDate, needs: readonly Need[], zone: Zone): readonly Demand[] {
  return needs
    .filter(({ weekday }) => weekday === weekdayOf(date))
    .map(({ positionId, people, fromMinute, toMinute }) => ({
      positionId,
      people,
      from: atMinute(date, fromMinute, zone),
      to: atMinute(date, toMinute, zone),
    }));
}

/**
 * How what is needed in a span is covered by some shifts, each with somebody, cut wherever one of them begins or ends. Two bartenders do
 * not replace a cook; where it does not matter what people work as, everybody counts.
 *
 * | needed          | there          | filled of needed |
 * | 2 at the bar    | 3 in the kitchen | 0 of 2 |
 * | 2 at the bar    | 3 at the bar   | 2 of 2 |
 * | 3 of any kind, 1 of them at the bar | 2 in the kitchen | 2 of 3 |
 */
export function coverageOf(span: Span, demands: readonly Demand[], shifts: readonly Staffed[]): readonly Covered[] {
  const asked = demands.filter(({ from, to }) => from < span.to && to > span.from);
  if (asked.length === 0) return [{ ...span, needed: 0, filled: 0 }];
  const there = shifts.filter(({ startsAt, endsAt }) => startsAt < span.to && endsAt > span.from);
  const edges = [
    ...asked.flatMap(({ from, to }) => [from, to]),
    ...there.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]),
  ];
  const within = edges.filter((at) => at > span.from && at < span.to);
  const cuts = [...new Set([span.from, ...within, span.to])].toSorted((a, b) => a - b);
  return cuts.slice(0, -1).map((from, index) => {
    const present = there.filter(({ startsAt, endsAt }) => startsAt <= from && from < endsAt);
    const standing = asked.filter((one) => one.from <= from && from < one.to);
    return covered({ from, to: cuts[index + 1] ?? span.to }, standing, present);
  });
}

/** The worst of a span: where most are missing; where nobody is, most are needed. */
export const worstOf = (parts: readonly Covered[]): Pick<Covered, 'needed' | 'filled'> =>
  parts.reduce<Pick<Covered, 'needed' | 'filled'>>(
    (worst, one) => {
      const [missing, most] = [one.needed - one.filled, worst.needed - worst.filled];
      return missing > most || (missing === most && one.needed > worst.needed) ? one : worst;
    },
    { needed: 0, filled: 0 },
  );

/** Minutes that people are needed for, and how many of them have somebody. */
export function minutesOf(parts: readonly Covered[]): { readonly needed: number; readonly filled: number } {
  const minutes = ({ from, to }: Span) => (to - from) / millisecondsPerMinute;
  return {
    needed: parts.reduce((sum, one) => sum + one.needed * minutes(one), 0),
    filled: parts.reduce((sum, one) => sum + one.filled * minutes(one), 0),
  };
}

/** How many of some shifts there are at the emptiest moment of a span: a gap of a quarter of an hour is a gap. */
export function fewestDuring({ from, to }: Span, shifts: readonly Pick<ShiftPlan, 'startsAt' | 'endsAt'>[]): number {
  const touching = shifts.filter(({ startsAt, endsAt }) => startsAt < to && endsAt > from);
  // It grows fewer only where one ends.
  const moments = [from, ...touching.map(({ endsAt }) => endsAt).filter((at) => at < to)];
  return Math.min(
    ...moments.map((at) => touching.filter(({ startsAt, endsAt }) => startsAt <= at && at < endsAt).length),
  );
}

function covered({ from, to }: Span, demands: readonly Demand[], present: readonly Staffed[]): Covered {
  const certain = demands.filter(({ positionId }) => positionId !== null);
  const ofPosition = certain.reduce((sum, { people }) => sum + people, 0);
  const ofAny = demands.reduce((sum, { positionId, people }) => (positionId === null ? sum + people : sum), 0);
  const missing = certain.reduce((sum, { positionId, people }) => {
    const there = present.filter((one) => one.positionId === positionId).length;
    return sum + Math.max(0, people - there);
  }, 0);
  const needed = Math.max(ofPosition, ofAny);
  return { from, to, needed, filled: needed - Math.max(missing, ofAny - present.length, 0) };
}
