import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';

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

/** A press that moves less than this many pixels is a click. */
const slack = 6;

/**
 * Drags the chips of a grid by a mouse or a pen, and tells where one was dropped. Escape lets go of it; a finger scrolls, and opens the
 * shift to move it.
 */
export function useDragging(onDrop: (drag: Drag & { readonly over: CellName }) => void) {
  const [drag, setDrag] = useState<Drag>();
  const pressed = useRef<{ readonly shiftId: string; readonly x: number; readonly y: number }>(undefined);
  const wasDragged = useRef(false);

  const at = (event: PointerEvent): Omit<Drag, 'shiftId'> => ({
    over: cellAt(event.clientX, event.clientY),
    isCopy: event.ctrlKey || event.metaKey || event.altKey,
    x: event.clientX,
    y: event.clientY,
  });
  const letGo = (): void => {
    pressed.current = undefined;
    setDrag(undefined);
  };
  return {
    drag,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        wasDragged.current = false;
        const chip = (event.target as Element).closest<HTMLElement>('[data-shift]');
        const shiftId = chip?.dataset['shift'];
        if (shiftId === undefined || event.pointerType === 'touch' || event.button !== 0) return;
        pressed.current = { shiftId, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = pressed.current;
        if (from === undefined) return;
        if (drag === undefined) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
          // From here on the grid hears of the pointer wherever it goes.
          event.currentTarget.setPointerCapture(event.pointerId);
          wasDragged.current = true;
        }
        setDrag({ shiftId: from.shiftId, ...at(event) });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const end = drag && at(event);
        if (drag !== undefined && end?.over !== undefined) onDrop({ ...drag, ...end, over: end.over });
        letGo();
      },
      onPointerCancel: letGo,
      onKeyDown: (event: { readonly key: string }) => event.key === 'Escape' && letGo(),
      // The release of a drag is no click.
      onClickCapture: (event: MouseEvent) => {
        if (!wasDragged.current) return;
        wasDragged.current = false;
        event.stopPropagation();
        event.preventDefault();
      },
    },
  };
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
