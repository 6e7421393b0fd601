import { percentOf } from '../kernel/day-axis.ts';
import type { Span } from '../kernel/time.ts';
import type { RibbonSegment } from '../time-clock/ribbon.ts';

/** A segment as a part draws it. */
export interface DrawnSegment {
  readonly tone: 'in' | 'brk' | 'ot';
  readonly start: number;
  readonly end: number;
}

const tones = { worked: 'in', break: 'brk', overtime: 'ot' } as const;

/** The segments of a day along an axis. */
export const drawn = (ribbon: readonly RibbonSegment[], axis: Span): DrawnSegment[] =>
  ribbon.map(({ kind, span }) => ({
    tone: tones[kind],
    start: percentOf(span.from, axis),
    end: percentOf(span.to, axis),
  }));
