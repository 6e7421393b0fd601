import { millisecondsPerMinute, type Span } from '../../../domain/kernel/time.ts';
import { cellSeenAt, usePointerDrag } from '../grid/use-pointer-drag.ts';

/** Which part of a bar was taken: all of it, or one of its edges. */
export type Grip = 'move' | 'start' | 'end';

/** A bar that is being dragged: by so many minutes, and over whose row. */
export interface BarDrag {
  readonly shiftId: string;
  readonly grip: Grip;
  readonly minutes: number;
  /** From 0, the open shifts first; undefined, over none. */
  readonly row: number | undefined;
  readonly isCopy: boolean;
  readonly x: number;
  readonly y: number;
}

interface Taken {
  readonly shiftId: string;
  readonly grip: Grip;
  /** Where along the day it was taken, which may scroll beneath the pointer. */
  readonly x: number;
  /** How many minutes one pixel stands for; less than nothing where the day runs to the left. */
  readonly minutesPerPixel: number;
}

/**
 * Drags bars along a day and from row to row, and their edges.
 *
 * @param frame what scrolls
 * @param axis what the whole breadth of a row stands for
 */
export function useBarDragging(
  frame: HTMLElement | null,
  axis: Span,
  isRightToLeft: boolean,
  onDrop: (drag: BarDrag) => void,
) {
  const scrolled = (): number => frame?.scrollLeft ?? 0;
  return usePointerDrag<Taken, BarDrag>(frame, {
    take(shiftId, target, { clientX }) {
      const track = target.closest<HTMLElement>('[data-row]');
      if (track === null) return undefined;
      const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
      const minutes = (axis.to - axis.from) / millisecondsPerMinute / track.getBoundingClientRect().width;
      return {
        shiftId,
        grip: edge === 'start' || edge === 'end' ? edge : 'move',
        x: clientX + scrolled(),
        minutesPerPixel: isRightToLeft ? -minutes : minutes,
      };
    },
    dragOf: ({ shiftId, grip, x, minutesPerPixel }, event) => ({
      shiftId,
      grip,
      minutes: Math.round((event.clientX + scrolled() - x) * minutesPerPixel),
      row: rowAt(event.clientX, event.clientY),
      isCopy: grip === 'move' && (event.ctrlKey || event.metaKey || event.altKey),
      x: event.clientX,
      y: event.clientY,
    }),
    onDrop,
  });
}

function rowAt(x: number, y: number): number | undefined {
  const row = cellSeenAt(x, y)?.dataset['row'];
  return row === undefined ? undefined : Number(row);
}
