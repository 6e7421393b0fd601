import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { usePrinting } from '../../kernel/printing.ts';
import { chipBlockSize, chipGap } from './chip-size.ts';

/** Up to so many rows all are drawn: whoever looks for a name by means of the browser finds it. */
const fewRows = 60;
/** Around what stands in a cell, its padding and the line below; and what a cell takes up without a shift. */
const [frameBlockSize, emptyBlockSize] = [9, 42];
/** What a row takes up with so many shifts in its fullest cell, before it is measured. */
const usualBlockSize = (shifts: number): number =>
  frameBlockSize + (shifts === 0 ? emptyBlockSize : chipBlockSize * shifts + chipGap * (shifts - 1));

/**
 * Which rows of a long grid are drawn, and how far down each stands: those in sight and a few around, those to be kept, and on paper all.
 *
 * @param keyOf what a row is known by: its height goes along where other rows are left out
 * @param fullest of each row, how many shifts its fullest cell has
 * @param frame what scrolls; null until it is there
 * @param kept drawn wherever the grid is scrolled to: what has the focus would lose it otherwise
 */
export function useDrawnRows(
  fullest: readonly number[],
  keyOf: (index: number) => string,
  frame: HTMLElement | null,
  kept: readonly number[],
) {
  // The virtualizer answers differently without being another one: nothing of this may be remembered.
  'use no memo';
  const isPrinting = usePrinting();
  const count = fullest.length;
  const areAllDrawn = isPrinting || count <= fewRows;
  // oxlint-disable-next-line react/incompatible-library -- see above
  const virtualizer = useVirtualizer({
    count,
    getItemKey: keyOf,
    getScrollElement: () => frame,
    estimateSize: (index) => usualBlockSize(fullest[index] ?? 0),
    // Asked for its size when it is added, each row would have the whole page laid out: what observes it tells it in time to be drawn.
    measureElement: (row, entry, { options, indexFromElement, measurementsCache }) => {
      const index = indexFromElement(row);
      return entry?.borderBoxSize[0]?.blockSize ?? measurementsCache[index]?.size ?? options.estimateSize(index);
    },
    overscan: areAllDrawn ? count : 8,
    rangeExtractor: (range) => {
      const drawn = new Set([...defaultRangeExtractor(range), ...kept.filter((index) => index < count)]);
      return [...drawn].toSorted((a, b) => a - b);
    },
  });
  return {
    drawn: virtualizer.getVirtualItems().map(({ index, start }) => ({ index, start })),
    blockSize: virtualizer.getTotalSize(),
    measure: virtualizer.measureElement,
  };
}
