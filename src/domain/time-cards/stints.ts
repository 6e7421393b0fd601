import type { Instant, Span } from '../kernel/time.ts';
import type { RibbonSegment } from '../time-clock/ribbon.ts';

/** A day, so far as its stints go. */
interface DrawnDay {
  readonly ribbon: readonly Pick<RibbonSegment, 'span'>[];
  readonly clockedInAt: Instant | null;
  readonly clockedOutAt: Instant | null;
}

/** From a clock-in to its clock-out, as far as it lies on a day. */
export interface Stint {
  /** Null where it runs over from the day before. */
  readonly from: Instant | null;
  /** Null where it runs still, was never ended, or runs on into the next day. */
  readonly to: Instant | null;
}

/**
 * The stints of a day in order: its ribbon, wherever nobody was on the clock, is where one ends and the next begins. A day of which
 * only something else is told, a request that waits, say, has none.
 */
export function stintsOf({ ribbon, clockedInAt, clockedOutAt }: DrawnDay): Stint[] {
  const spans: Span[] = [];
  for (const { span } of ribbon) {
    const last = spans.at(-1);
    if (last?.to === span.from) spans[spans.length - 1] = { from: last.from, to: span.to };
    else spans.push(span);
  }
  if (spans.length === 0) return clockedInAt === null ? [] : [{ from: clockedInAt, to: clockedOutAt }];
  return spans.map(({ from, to }, index) => ({
    from: index === 0 ? clockedInAt : from,
    to: index === spans.length - 1 ? clockedOutAt : to,
  }));
}
