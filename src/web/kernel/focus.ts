import { useEffect, useRef, type RefObject } from 'react';

const stops = 'a[href], button:not([disabled]), input:not([disabled]), select, textarea, [tabindex="0"]';

/**
 * The ref of something that goes once it was answered: where the focus is in it then, it goes on to what comes next on the page, or to the
 * page itself. Whoever has a keyboard alone would begin at the top of the document again.
 */
export const focusGoesOn = (part: HTMLElement | null) => () => {
  // React lets go of a ref while what it is on still stands in the page.
  if (part === null || !part.contains(document.activeElement)) return;
  const page = part.closest<HTMLElement>('[role="dialog"], main');
  const next = [...(page?.querySelectorAll<HTMLElement>(stops) ?? [])].find(
    (stop) => !part.contains(stop) && (part.compareDocumentPosition(stop) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  (next ?? page)?.focus({ preventScroll: next === undefined });
};

/** Gives the focus to the first thing in a part of the page that takes it; where nothing in it does, to the part. */
export function focusIn(part: HTMLElement): void {
  const stop = part.querySelector<HTMLElement>(stops);
  if (stop === null) part.tabIndex = -1;
  (stop ?? part).focus();
}

/** Gives the focus to a part of the page when a dialog has closed, and what opened it has gone with what was answered in it. */
export function useFocusAfter<Part extends HTMLElement>(isOpen: boolean): RefObject<Part | null> {
  const part = useRef<Part>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (isOpen || !wasOpen.current) {
      wasOpen.current = isOpen;
      return undefined;
    }
    wasOpen.current = false;
    // The dialog gives the focus back in a frame of its own, where there is something to give it to.
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) part.current?.focus();
    }, pause);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return part;
}

const pause = 50;
