import { useLayoutEffect } from 'react';

/** Tells a frame that scrolls where in the page it begins, so that it ends where the window does, whatever stands above it. */
export function useRoomBelow(frame: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (frame === null) return undefined;
    const measure = (): void => {
      const top = Math.round(frame.getBoundingClientRect().top + globalThis.scrollY);
      frame.style.setProperty('--top', `${top}px`);
    };
    measure();
    // Whatever comes or goes above it makes the page another height.
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [frame]);
}
