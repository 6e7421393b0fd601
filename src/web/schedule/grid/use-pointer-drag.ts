import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { holdSchedule } from './queries.ts';

/** What can be dragged: how it is taken, and what is known while it is under way. */
interface Dragged<Taken, Drag> {
  /** What a press on this element takes; undefined, nothing. */
  readonly take: (shiftId: string, target: Element, event: PointerEvent) => Taken | undefined;
  readonly dragOf: (taken: Taken, event: PointerEvent) => Drag;
  readonly onDrop: (drag: Drag) => void;
}

/** A press that moves less than this many pixels is a click. */
const slack = 6;

/**
 * Drags shifts by a mouse or a pen. Escape lets go of what is dragged; a finger scrolls, and opens the shift to move it.
 *
 * @returns the drag under way, if there is one, and what the element around all shifts listens to
 */
export function usePointerDrag<Taken, Drag>({ take, dragOf, onDrop }: Dragged<Taken, Drag>) {
  const [drag, setDrag] = useState<Drag>();
  const pressed = useRef<{ readonly taken: Taken; readonly x: number; readonly y: number }>(undefined);
  const wasDragged = useRef(false);
  const isUnderWay = drag !== undefined;
  useEffect(() => (isUnderWay ? holdSchedule() : undefined), [isUnderWay]);

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
        const shiftId = target.closest<HTMLElement>('[data-shift]')?.dataset['shift'];
        if (shiftId === undefined || event.pointerType === 'touch' || event.button !== 0) return;
        const taken = take(shiftId, target, event);
        if (taken !== undefined) pressed.current = { taken, x: event.clientX, y: event.clientY };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = pressed.current;
        if (from === undefined) return;
        // Pressed, and let go beyond the grid before anything was dragged: nothing told it.
        if (event.buttons === 0) return letGo();
        if (drag === undefined) {
          if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
          // From here on the grid hears of the pointer wherever it goes.
          event.currentTarget.setPointerCapture(event.pointerId);
          wasDragged.current = true;
        }
        setDrag(dragOf(from.taken, event));
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (drag !== undefined && pressed.current !== undefined) onDrop(dragOf(pressed.current.taken, event));
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
