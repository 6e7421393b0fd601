import { useState } from 'react';

/** So many are drawn at first, and with each press: of a day of a thousand people nobody reads all. */
const drawnAtOnce = 50;

/** How many of a long list are drawn, and how many the next press brings; none where all are there. */
export function useDrawn(count: number): { readonly drawn: number; readonly more: number; readonly draw: () => void } {
  const [drawn, setDrawn] = useState(drawnAtOnce);
  return { drawn, more: Math.max(0, Math.min(drawnAtOnce, count - drawn)), draw: () => setDrawn(drawn + drawnAtOnce) };
}
