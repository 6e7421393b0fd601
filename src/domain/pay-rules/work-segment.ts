import { inOrderBy } from '../kernel/in-order-by.ts';
import { millisecondsOf, type Instant, type Span } from '../kernel/time.ts';
import type { RoundRule } from './rounding.ts';

/** What an employee went to when a stretch of work ended; absent for a clock-out. */
export type Pause = 'meal' | 'break';

/** A moment as it was recorded, and why it counts as another: it was rounded, its seconds left out, or the work before it goes on until then. */
export interface Recorded {
  readonly at: Instant;
  readonly by?: RoundRule | 'seconds' | 'work-before';
}

/** Work between two punches; half-open, so that segments which touch do not overlap. */
export interface WorkSegment {
  readonly span: Span;
  readonly endsWith?: Pause;
  /** The clock did not say which pause that was: its length did. */
  readonly byLength?: true;
  /** All of the work that this is a part of, where it was cut as a workday began. */
  readonly cutFrom?: Span;
  /** Its ends before the rounding of punches, where the policy rounds. */
  readonly recorded?: { readonly from: Recorded; readonly to: Recorded };
}

/** The time off the clock between two segments of a shift. */
export interface Gap {
  readonly span: Span;
  readonly kind: Pause | undefined;
  readonly byLength: boolean;
}

/** In order of time, whatever the order in which they were read. */
export const inOrderOfTime = (segments: readonly WorkSegment[]): readonly WorkSegment[] => inOrderBy(segments, byTime);

const byTime = (a: WorkSegment, b: WorkSegment): number => a.span.from - b.span.from || a.span.to - b.span.to;

/** Gaps between segments that are in order; those which touch or overlap leave none. */
export function gapsBetween(segments: readonly WorkSegment[]): Gap[] {
  const gaps: Gap[] = [];
  let before: WorkSegment | undefined;
  for (const segment of segments) {
    if (before !== undefined && before.span.to < segment.span.from)
      gaps.push({
        span: { from: before.span.to, to: segment.span.from },
        kind: before.endsWith,
        byLength: before.byLength === true,
      });
    before = segment;
  }
  return gaps;
}

/** Milliseconds of work. */
export const lengthOfWork = (segments: readonly WorkSegment[]): number =>
  segments.reduce((total, { span }) => total + millisecondsOf(span), 0);

/** The segment as it was punched, whatever its punches count as. */
export const asPunched = (segment: WorkSegment): WorkSegment =>
  segment.recorded === undefined ? segment : movedTo(segment, segment.recorded.from.at, segment.recorded.to.at);

/** The segment from `from` to `to` that ends as `segment` does. */
export const movedTo = (segment: WorkSegment, from: Instant, to: Instant): WorkSegment => ({
  ...segment,
  span: { from, to },
});
