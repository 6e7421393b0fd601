import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { millisecondsPerMinute, type Span } from '../../../domain/kernel/time.ts';

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

interface Press {
  readonly shiftId: string;
  readonly grip: Grip;
  readonly x: number;
  readonly y: number;
  /** How many minutes one pixel stands for; less than nothing where the day runs to the left. */
  readonly minutesPerPixel: number;
}

/** A press that moves less than this many pixels is a click. */
const slack = 5;

/**
 * Drags bars along a day and from row to row by a mouse or a pen, and their edges. Escape lets go; a finger scrolls, and opens the shift.
 *
 * @param axis what the whole breadth of a row stands for
 */
export function useBarDragging(axis: Span, isRightToLeft: boolean, onDrop: (drag: BarDrag) => void) {
  const [drag, setDrag] = useState<BarDrag>();
  const pressed = useRef<Press>(undefined);
  const wasDragged = useRef(false);

  const dragOf = ({ shiftId, grip, x, minutesPerPixel }: Press, event: PointerEvent): BarDrag => ({
    shiftId,
    grip,
    minutes: Math.round((event.clientX - x) * minutesPerPixel),
    row: rowAt(event.clientX, event.clientY),
    isCopy: grip === 'move' && (event.ctrlKey || event.metaKey || event.altKey),
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
        const target = event.target as Element;
        const bar = target.closest<HTMLElement>('[data-shift]');
        const track = target.closest<HTMLElement>('[data-row]');
        const shiftId = bar?.dataset['shift'];
        if (shiftId === undefined || track === null || event.pointerType === 'touch' || event.button !== 0) return;
        const edge = target.closest<HTMLElement>('[data-edge]')?.dataset['edge'];
        const minutes = (axis.to - axis.from) / millisecondsPerMinute / track.getBoundingClientRect().width;
        pressed.current = {
          shiftId,
          grip: edge === 'start' || edge === 'end' ? edge : 'move',
          x: event.clientX,
          y: event.clientY,
          minutesPerPixel: isRightToLeft ? -minutes : minutes,
        };
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
        setDrag(dragOf(from, event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (drag !== undefined && pressed.current !== undefined) onDrop(dragOf(pressed.current, event));
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

function rowAt(x: number, y: number): number | undefined {
  const row = document
    .elementsFromPoint(x, y)
    .map((element) => (element instanceof HTMLElement ? element.dataset['row'] : undefined))
    .find((name) => name !== undefined);
  return row === undefined ? undefined : Number(row);
}
