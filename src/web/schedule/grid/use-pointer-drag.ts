import { useEffect, useEffectEvent, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { scrollAtEdges } from './edge-scroll.ts';
import { holdSchedule } from './queries.ts';

/** Where the pointer is, and which keys are held with it. */
export type PointerAt = Pick<PointerEvent, 'clientX' | 'clientY' | Modifier>;
type Modifier = 'ctrlKey' | 'metaKey' | 'altKey';

/** What was pressed, and once it is dragged, where it is by what is shown. */
interface Pressed<Taken, Drag> {
  readonly taken: Taken;
  readonly at: PointerAt;
  readonly drag?: Drag;
}

/** What can be dragged: how it is taken, and what is known while it is under way. */
interface Dragged<Taken, Drag> {
  /** What a press on this element takes; undefined, nothing. */
  readonly take: (shiftId: string, target: Element, event: PointerEvent) => Taken | undefined;
  readonly dragOf: (taken: Taken, at: PointerAt) => Drag;
  readonly onDrop: (drag: Drag) => void;
}

/** A press that moves less than this many pixels is a click. */
const slack = 6;

/**
 * Drags shifts by a mouse or a pen. Escape lets go of what is dragged; a finger scrolls, and opens the shift to move it.
 *
 * @param frame what scrolls, and goes on scrolling while something is held near its edge
 * @returns the drag under way, if there is one, and what the element around all shifts listens to
 */
export function usePointerDrag<Taken, Drag>(frame: HTMLElement | null, { take, dragOf, onDrop }: Dragged<Taken, Drag>) {
  const [drag, setDrag] = useState<Drag>();
  const pressed = useRef<Pressed<Taken, Drag>>(undefined);
  const wasDragged = useRef(false);
  const isUnderWay = drag !== undefined;
  /** Shows where it is. What is shown is what is done as it is let go of, though the page may have moved beneath it since. */
  const follow = (at: PointerAt): void => {
    if (pressed.current === undefined) return;
    const { taken } = pressed.current;
    const shown = dragOf(taken, at);
    pressed.current = { taken, at, drag: shown };
    setDrag(shown);
  };
  /** The pointer rests, and what is beneath it scrolled, or a key was pressed that makes a copy of it. */
  const followAgain = useEffectEvent((keys?: Pick<PointerAt, Modifier>): void => {
    const at = pressed.current?.at;
    if (at === undefined) return;
    const { ctrlKey, metaKey, altKey } = keys ?? at;
    follow({ clientX: at.clientX, clientY: at.clientY, ctrlKey, metaKey, altKey });
  });
  useEffect(() => {
    if (!isUnderWay) return undefined;
    const release = holdSchedule();
    const over = new AbortController();
    const { signal } = over;
    addEventListener('scroll', () => followAgain(), { capture: true, passive: true, signal });
    for (const name of ['keydown', 'keyup'] as const) addEventListener(name, (keys) => followAgain(keys), { signal });
    const stay = frame === null ? undefined : scrollAtEdges(frame, () => pressed.current?.at);
    return () => {
      release();
      over.abort();
      stay?.();
    };
  }, [isUnderWay, frame]);

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
        if (taken !== undefined) pressed.current = { taken, at: event };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const from = pressed.current;
        if (from === undefined) return;
        // Pressed, and let go beyond the grid before anything was dragged: nothing told it.
        if (event.buttons === 0) return letGo();
        if (drag === undefined) {
          if (Math.hypot(event.clientX - from.at.clientX, event.clientY - from.at.clientY) < slack) return;
          // From here on the grid hears of the pointer wherever it goes.
          event.currentTarget.setPointerCapture(event.pointerId);
          wasDragged.current = true;
        }
        follow(event);
      },
      onPointerUp: () => {
        if (pressed.current?.drag !== undefined) onDrop(pressed.current.drag);
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

/** The cell that is seen at a place of the grid; none where its head, its foot or a name lies over it. */
export function cellSeenAt(x: number, y: number): HTMLElement | undefined {
  const seen = document.elementsFromPoint(x, y).find((element) => element.closest('[role="grid"]') !== null);
  return seen?.closest<HTMLElement>('[data-row]') ?? undefined;
}
