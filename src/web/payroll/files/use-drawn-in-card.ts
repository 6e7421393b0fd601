import { useDrawn, type Drawn } from '../../kernel/use-drawn.ts';

/** So many are drawn at first, and with each press: what the card stands before must be reached. */
const [first, step] = [10, 50];

/** How much is drawn of a long list that stands in a card, whole: one that scrolls by itself looks as if it ended at its edge. */
export const useDrawnInCard = (count: number): Drawn => useDrawn(count, first, step);
