import { cellSeenAt, usePointerDrag } from './use-pointer-drag.ts';

/** Where a shift is being dragged: over which cell, and whether it is to be copied. */
export interface Drag {
  readonly shiftId: string;
  readonly over: CellName | undefined;
  readonly isCopy: boolean;
  readonly x: number;
  readonly y: number;
  /** The chip as it was taken: its size, and where the pointer holds it. */
  readonly hold: Hold;
}

/** Pixels: of a chip its size, and from its left upper corner to the pointer. */
interface Hold {
  readonly width: number;
  readonly height: number;
  readonly x: number;
  readonly y: number;
}

interface Taken {
  readonly shiftId: string;
  readonly hold: Hold;
}

/** A cell of the grid by its place: the row from 0, open shifts first, and the day from 0. */
export interface CellName {
  readonly row: number;
  readonly day: number;
}

/** Drags the chips of a grid, and tells on which cell one was dropped. */
export function useDragging(frame: HTMLElement | null, onDrop: (drag: Drag & { readonly over: CellName }) => void) {
  return usePointerDrag<Taken, Drag>(frame, {
    take: (shiftId, target, { clientX, clientY }) => {
      const chip = target.closest('[data-shift]')?.getBoundingClientRect();
      return (
        chip && {
          shiftId,
          hold: { width: chip.width, height: chip.height, x: clientX - chip.left, y: clientY - chip.top },
        }
      );
    },
    dragOf: ({ shiftId, hold }, event) => ({
      shiftId,
      hold,
      over: cellAt(event.clientX, event.clientY),
      isCopy: event.ctrlKey || event.metaKey || event.altKey,
      x: event.clientX,
      y: event.clientY,
    }),
    onDrop: ({ over, ...drag }) => over && onDrop({ ...drag, over }),
  });
}

function cellAt(x: number, y: number): CellName | undefined {
  const cell = cellSeenAt(x, y);
  return cell && nameOf(cell);
}

export const nameOf = (cell: HTMLElement): CellName => ({
  row: Number(cell.dataset['row']),
  day: Number(cell.dataset['day']),
});
