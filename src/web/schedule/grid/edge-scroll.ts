/** A place on the screen, in pixels. */
interface Place {
  readonly clientX: number;
  readonly clientY: number;
}

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** How near its edge something that scrolls is scrolled along, in pixels: its head and its foot stay in sight and are as high as that. */
const reach = 56;
/** Pixels of a frame on the very edge, and beyond it. */
const fastest = 16;

/**
 * By how much something is scrolled in a frame while what is dragged over it is held near its edge: the faster the nearer.
 *
 * | in the midst                | not at all            |
 * | 28 px above the lower edge  | 8 px down             |
 * | beyond the lower edge       | 16 px down            |
 */
export function paceNearEdge({ clientX, clientY }: Place, box: Box): { readonly x: number; readonly y: number } {
  return { x: paceAlong(clientX, box.left, box.right), y: paceAlong(clientY, box.top, box.bottom) };
}

function paceAlong(at: number, from: number, to: number): number {
  const [before, after] = [at - from, to - at];
  const near = Math.min(before, after);
  if (near >= reach) return 0;
  const pace = Math.round((fastest * (reach - Math.max(0, near))) / reach);
  return before < after ? -pace : pace;
}

/** Scrolls along while what is dragged is held near the edge of `frame`, until it is told to stop. @param at where it is held */
export function scrollAtEdges(frame: Element, at: () => Place | undefined): () => void {
  let turn = requestAnimationFrame(function scroll() {
    const place = at();
    if (place !== undefined) {
      const { x, y } = paceNearEdge(place, frame.getBoundingClientRect());
      if (x !== 0 || y !== 0) frame.scrollBy(x, y);
    }
    turn = requestAnimationFrame(scroll);
  });
  return () => cancelAnimationFrame(turn);
}
