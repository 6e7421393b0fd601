import { millisecondsOf, type Instant, type Span } from '../kernel/time.ts';

/** What an employee went to when a stretch of work ended; absent for a clock-out. */
export type Pause = 'meal' | 'break';

/** Work between two punches; half-open, so that segments which touch do not overlap. */
export interface WorkSegment {
  readonly span: Span;
  readonly endsWith?: Pause;
  /** The clock did not say which pause that was: its length did. */
  readonly byLength?: true;
  /** All of the work that this is a part of, where it was cut as a workday began. */
  readonly cutFrom?: Span;
}

/** The time off the clock between two segments of a shift. */
export interface Gap {
  readonly span: Span;
  readonly kind: Pause | undefined;
  readonly byLength: boolean;
}

/** In order of time, whatever the order in which they were read. */
export const inOrderOfTime = (segments: readonly WorkSegment[]): WorkSegment[] =>
  segments.toSorted((a, b) => a.span.from - b.span.from || a.span.to - b.span.to);

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

/** The segment from `from` to `to` that ends as `segment` does. */
export const movedTo = (segment: WorkSegment, from: Instant, to: Instant): WorkSegment => ({
  ...segment,
  span: { from, to },
});
