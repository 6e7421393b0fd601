import { millisecondsPerMinute, type Span } from '../../../domain/kernel/time.ts';
import { usePointerDrag } from '../grid/use-pointer-drag.ts';

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
  /** Where it was taken. */
  readonly x: number;
  /** How many minutes one pixel stands for; less than nothing where the day runs to the left. */
  readonly minutesPerPixel: number;
}

/**
 * Drags bars along a day and from row to row, and their edges.
 *
 * @param axis what the whole breadth of a row stands for
 */
export function useBarDragging(axis: Span, isRightToLeft: boolean, onDrop: (drag: BarDrag) => void) {
  return usePointerDrag<Taken, BarDrag>({
    take(shiftId, target, { clientX }) {
      const track = target.closest<HTMLElement>('[data-row]');
      if (track === null) return undefined;
      const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
      const minutes = (axis.to - axis.from) / millisecondsPerMinute / track.getBoundingClientRect().width;
      return {
        shiftId,
        grip: edge === 'start' || edge === 'end' ? edge : 'move',
        x: clientX,
        minutesPerPixel: isRightToLeft ? -minutes : minutes,
      };
    },
    dragOf: ({ shiftId, grip, x, minutesPerPixel }, event) => ({
      shiftId,
      grip,
      minutes: Math.round((event.clientX - x) * minutesPerPixel),
      row: rowAt(event.clientX, event.clientY),
      isCopy: grip === 'move' && (event.ctrlKey || event.metaKey || event.altKey),
      x: event.clientX,
      y: event.clientY,
    }),
    onDrop,
  });
}

function rowAt(x: number, y: number): number | undefined {
  const row = document
    .elementsFromPoint(x, y)
    .map((element) => (element instanceof HTMLElement ? element.dataset['row'] : undefined))
    .find((name) => name !== undefined);
  return row === undefined ? undefined : Number(row);
}
