import { usePointerDrag } from './use-pointer-drag.ts';

/** Where a shift is being dragged: over which cell, and whether it is to be copied. */
export interface Drag {
  readonly shiftId: string;
  readonly over: CellName | undefined;
  readonly isCopy: boolean;
  readonly x: number;
  readonly y: number;
}

/** A cell of the grid by its place: the row from 0, open shifts first, and the day from 0. */
export interface CellName {
  readonly row: number;
  readonly day: number;
}

/** Drags the chips of a grid, and tells on which cell one was dropped. */
export function useDragging(onDrop: (drag: Drag & { readonly over: CellName }) => void) {
  return usePointerDrag<string, Drag>({
    take: (shiftId) => shiftId,
    dragOf: (shiftId, event) => ({
      shiftId,
      over: cellAt(event.clientX, event.clientY),
      isCopy: event.ctrlKey || event.metaKey || event.altKey,
      x: event.clientX,
      y: event.clientY,
    }),
    onDrop: ({ over, ...drag }) => over && onDrop({ ...drag, over }),
  });
}

function cellAt(x: number, y: number): CellName | undefined {
  const cell = document
    .elementsFromPoint(x, y)
    .find((element) => element instanceof HTMLElement && element.dataset['row']);
  return cell instanceof HTMLElement ? nameOf(cell) : undefined;
}

export const nameOf = (cell: HTMLElement): CellName => ({
  row: Number(cell.dataset['row']),
  day: Number(cell.dataset['day']),
});
