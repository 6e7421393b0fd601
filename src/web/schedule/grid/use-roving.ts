import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react';
import { nameOf, type CellName } from './use-dragging.ts';

const arrows = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight'] as const;
export type Arrow = (typeof arrows)[number];

export const isArrow = (key: string): key is Arrow => arrows.some((arrow) => arrow === key);

/** The cell beside one, along the script. */
export function besideOf({ row, day }: CellName, arrow: Arrow, isRightToLeft: boolean): CellName {
  const along = isRightToLeft ? -1 : 1;
  if (arrow === 'ArrowUp') return { row: row - 1, day };
  if (arrow === 'ArrowDown') return { row: row + 1, day };
  return { row, day: day + (arrow === 'ArrowRight' ? along : -along) };
}

/**
 * One stop for the tab key in the whole grid; arrows go from shift to shift and from cell to cell. A shift that was moved keeps the
 * focus where it goes, also where an undo moves it or another planner; one that is taken away leaves it in its cell.
 *
 * @param within how the shifts of one cell stand: below each other, or one after the other along it
 */
export function useRoving(isRightToLeft: boolean, within: 'down' | 'along' = 'down') {
  const frame = useRef<HTMLDivElement>(null);
  const stop = useRef<HTMLElement>(undefined);
  const wanted = useRef<string>(undefined);
  const isLeaving = useRef(false);
  /** What has the focus. React tells of no blur where it is taken away itself. */
  const held = useRef<{ readonly shiftId: string | undefined; readonly cell: CellName }>(undefined);

  const stopAt = (element: HTMLElement | undefined): void => {
    if (stop.current !== undefined) stop.current.tabIndex = -1;
    stop.current = element;
    if (element !== undefined) element.tabIndex = 0;
  };
  const cell = ({ row, day }: CellName) =>
    frame.current?.querySelector<HTMLElement>(`[data-row="${row}"][data-day="${day}"]`);
  useEffect(() => {
    const chip = wanted.current && frame.current?.querySelector<HTMLElement>(`[data-shift="${wanted.current}"]`);
    if (chip) {
      wanted.current = undefined;
      chip.focus();
    }
    if (held.current !== undefined && document.activeElement === document.body) {
      const { shiftId, cell: name } = held.current;
      const moved = shiftId && frame.current?.querySelector<HTMLElement>(`[data-shift="${shiftId}"]`);
      const here = cell(name);
      const next = moved || (here && stopsOf(here)[0]);
      // It may be a row beyond those in sight that is drawn again.
      next?.focus({ preventScroll: true });
    }
    if (stop.current?.isConnected !== true) {
      stopAt(frame.current?.querySelector<HTMLElement>('.cell button') ?? undefined);
      // With the last shift of a position that is shown alone its person's row goes as well.
      if (isLeaving.current && document.activeElement === document.body) stop.current?.focus();
    }
  });

  const step = (from: HTMLElement, arrow: Arrow): void => {
    const here = from.closest<HTMLElement>('[data-row]');
    if (here === null) return;
    const buttons = within === 'down' ? stopsOf(here) : [...here.querySelectorAll<HTMLElement>('button')];
    const isVertical = arrow === 'ArrowUp' || arrow === 'ArrowDown';
    const isBack = arrow === 'ArrowUp' || arrow === (isRightToLeft ? 'ArrowRight' : 'ArrowLeft');
    const index = buttons.indexOf(from) + (isBack ? -1 : 1);
    // Before the first there is none: an index below 0 names no element.
    const beside = isVertical === (within === 'down') ? buttons[index] : undefined;
    const there = cell(besideOf(nameOf(here), arrow, isRightToLeft));
    const target = beside ?? (there && stopsOf(there).at(arrow === 'ArrowUp' ? -1 : 0));
    target?.focus();
  };
  return {
    frame,
    go: (event: KeyboardEvent<HTMLElement>, arrow: Arrow): void => step(event.target as HTMLElement, arrow),
    /** Once it is drawn, the focus goes to this shift. */
    focusOn: (shiftId: string): void => {
      wanted.current = shiftId;
    },
    /** Before it goes: the focus is on the next shift of its cell, or else on what adds one. */
    leave: (shiftId: string): void => {
      const chip = frame.current?.querySelector<HTMLElement>(`[data-shift="${shiftId}"]`);
      const here = chip?.closest<HTMLElement>('[data-row]');
      if (!chip || !here) return;
      const shifts = stopsOf(here);
      const index = shifts.indexOf(chip);
      const beside =
        shifts[index + 1] ?? shifts[index - 1] ?? here.querySelector<HTMLElement>('button:not([data-shift])');
      beside?.focus();
      isLeaving.current = true;
    },
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      isLeaving.current = false;
      const button = (event.target as Element).closest<HTMLElement>('.cell button');
      if (button === null) return;
      stopAt(button);
      const here = button.closest<HTMLElement>('[data-row]');
      held.current = here === null ? undefined : { shiftId: button.dataset['shift'], cell: nameOf(here) };
    },
    onBlur: (): void => {
      held.current = undefined;
    },
  };
}

/** The shifts of a cell; of an empty one, what adds a shift. Where there are shifts a key adds another, and is one step less to the next person. */
function stopsOf(cell: HTMLElement): HTMLElement[] {
  const shifts = [...cell.querySelectorAll<HTMLElement>('[data-shift]')];
  return shifts.length > 0 ? shifts : [...cell.querySelectorAll<HTMLElement>('button')];
}
