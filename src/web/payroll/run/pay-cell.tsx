import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { cellValue } from './view.ts';

interface PayCellProps {
  readonly label: string;
  /** What the draft has. */
  readonly value: string;
  /** What was typed before, and made no sense. */
  readonly unread: string | undefined;
  /** What is taken where nothing is typed. */
  readonly usual: string;
  /** What is to be known of it besides. */
  readonly notes: readonly string[];
  /** What is said instead while what is typed makes no sense. */
  readonly fault: string;
  /** In the whole run: the table shows a page of it. */
  readonly place: CellPlace;
  /** The keyboard came here from another page. */
  readonly isSought: boolean;
  readonly onChange: (value: string) => void;
  /** Something that makes no sense is typed, or no more. */
  readonly onUnread: (typed: string | undefined) => void;
  /** Of more than one cell, as a spreadsheet copies them. */
  readonly onPasteCells: (text: string) => void;
  /** The keyboard goes on to a row that is not on this page. */
  readonly onLeave: (place: CellPlace) => void;
}

export interface CellPlace {
  readonly row: number;
  readonly column: number;
}

/** One cell of the table: arrows and Enter go to its neighbours, Escape puts back what it had, and what makes no sense is marked and not kept. */
export function PayCell(props: PayCellProps) {
  const { label, value, unread, usual, place, isSought, onChange, onUnread, onPasteCells, onLeave } = props;
  const input = useRef<HTMLInputElement>(null);
  const noteId = useId();
  // What makes no sense stays to be mended, until the draft has something else than this cell gave it.
  const [{ typed, given }, setTyped] = useState({ typed: unread ?? value, given: value });
  const had = useRef(typed);
  if (given !== value) setTyped({ typed: value, given: value });
  useEffect(() => {
    if (!isSought) return;
    input.current?.focus();
    input.current?.select();
  }, [isSought]);
  const isInvalid = cellValue(typed) === undefined;
  const notes = isInvalid ? [props.fault] : props.notes;
  const type = (text: string) => {
    // Of what makes no sense nothing is kept: not what it began with either.
    const read = cellValue(text);
    const next = read ?? '';
    setTyped({ typed: text, given: next });
    onUnread(read === undefined ? text : undefined);
    if (next !== value) onChange(next);
  };
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(text)) return;
    event.preventDefault();
    onPasteCells(text);
  };
  return (
    <>
      <input
        ref={input}
        className="cell num"
        aria-label={label}
        aria-describedby={notes.length === 0 ? undefined : noteId}
        aria-invalid={isInvalid}
        placeholder={usual}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        dir="ltr"
        data-cell={`${place.row} ${place.column}`}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onPaste={paste}
        onFocus={() => {
          had.current = typed;
        }}
        onKeyDown={(event) => {
          if (event.key === 'Escape') type(had.current);
          else goTo(event, place, onLeave);
        }}
      />
      {notes.length > 0 && (
        <span id={noteId}>
          {notes.map((note) => (
            <small key={note} className="cell-note">
              <bdi>{note}</bdi>
            </small>
          ))}
        </span>
      )}
    </>
  );
}

/**
 * Up, down and Enter change the row; at the end of what is typed, left and right change the column, as they are read. What is not taken of somebody has no
 * cell, and is passed over.
 */
function goTo(
  event: KeyboardEvent<HTMLInputElement>,
  { row, column }: CellPlace,
  onLeave: PayCellProps['onLeave'],
): void {
  const { key, currentTarget: input, shiftKey } = event;
  const isRtl = document.documentElement.dir === 'rtl';
  const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
  const isAll = start === 0 && end === input.value.length;
  const steps: Record<string, readonly [number, number] | undefined> = {
    ArrowUp: [-1, 0],
    ArrowDown: [1, 0],
    Enter: [shiftKey ? -1 : 1, 0],
    ...((isAll || end === 0) && { ArrowLeft: [0, isRtl ? 1 : -1] }),
    ...((isAll || start === input.value.length) && { ArrowRight: [0, isRtl ? -1 : 1] }),
  };
  const step = steps[key];
  if (step === undefined) return;
  const next = cellFrom(input, { row, column }, step);
  if (next === undefined) {
    const beyond = rowsOf(input).at(step[0] < 0 ? 0 : -1);
    if (step[0] !== 0 && beyond !== undefined) onLeave({ row: beyond + step[0], column });
    return;
  }
  event.preventDefault();
  next.focus();
  next.select();
}

const placeOf = (input: HTMLInputElement): CellPlace => {
  const [row = 0, column = 0] = (input.dataset['cell'] ?? '').split(' ').map(Number);
  return { row, column };
};

const cellsOf = (input: HTMLInputElement): HTMLInputElement[] => [
  ...(input.closest('table')?.querySelectorAll<HTMLInputElement>('[data-cell]') ?? []),
];

/** The rows of the page, in their order. */
const rowsOf = (input: HTMLInputElement): number[] => cellsOf(input).map((cell) => placeOf(cell).row);

/** The nearest cell from a place on, in one direction. */
function cellFrom(
  input: HTMLInputElement,
  from: CellPlace,
  [down, along]: readonly [number, number],
): HTMLInputElement | undefined {
  const ahead = cellsOf(input).filter((cell) => {
    const { row, column } = placeOf(cell);
    return down === 0
      ? row === from.row && (column - from.column) * along > 0
      : column === from.column && (row - from.row) * down > 0;
  });
  return ahead.at(down + along > 0 ? 0 : -1);
}
