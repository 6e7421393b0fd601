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

/**
 * The ref of a part of the page that stays while what is answered in it goes: a card, a row, or a button above them. Where what had the focus has gone,
 * at once or behind the dialog that it opened, the focus goes on to what comes next of what is marked with `data-goes-on`, else to what comes
 * before, and where nothing of it is left, to what stands there instead; what has only moved keeps it. Cards and rows are marked and not their
 * buttons: whoever presses Enter once more must not answer somebody whom they have not read.
 */
export const focusGoesToNext = (part: HTMLElement | null) => {
  if (part === null) return undefined;
  let had: { readonly stop: HTMLElement; readonly next: readonly HTMLElement[] } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const marked = () => [...part.querySelectorAll<HTMLElement>('[data-goes-on]')];
  const keep = ({ target }: FocusEvent) => {
    if (!(target instanceof HTMLElement)) return;
    const { before = [], from = [] } = Object.groupBy(marked(), (each) => (isBefore(each, target) ? 'before' : 'from'));
    had = { stop: target, next: [...from, ...before.toReversed()] };
  };
  const goOn = () => {
    if (had === undefined || document.activeElement !== document.body) return;
    // A dialog stands over it still.
    if (part.closest('[inert]') !== null) return;
    if (had.stop.isConnected) return had.stop.focus();
    const next = had.next.find(({ isConnected }) => isConnected) ?? marked()[0] ?? part;
    next.tabIndex = -1;
    next.focus();
  };
  const changes = new MutationObserver((records) => {
    if (had === undefined) return;
    const { stop } = had;
    // What moves among its like is taken out for a moment, and loses the focus.
    const isMoved = records.some(({ removedNodes }) => [...removedNodes].some((node) => node.contains(stop)));
    if (stop.isConnected && !isMoved) return;
    clearTimeout(timer);
    // A dialog gives what lost the focus in it to its own close button, in the next frame.
    if (part.closest('[role="dialog"], [role="alertdialog"]') !== null) goOn();
    else timer = setTimeout(goOn, pause);
  });
  part.addEventListener('focusin', keep);
  changes.observe(part, { childList: true, subtree: true });
  // Dialogs stand beside the page.
  changes.observe(document.body, { childList: true });
  return () => {
    part.removeEventListener('focusin', keep);
    changes.disconnect();
    clearTimeout(timer);
  };
};

/** Whether one ends before another begins. */
const isBefore = (one: Element, other: Element): boolean =>
  !one.contains(other) && (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

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
