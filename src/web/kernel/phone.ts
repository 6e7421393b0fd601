import { useSyncExternalStore } from 'react';
import { usePrinting } from './printing.ts';

/** The width at which the styles change to those of a phone. */
const phone = () => matchMedia('(max-width: 720px)');

function subscribe(onChange: () => void): () => void {
  const query = phone();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/**
 * Whether the page is as narrow as a phone; paper is none, however narrow it is. For what a phone shows in another shape: where the same
 * elements stand otherwise, styles alone do.
 */
export function usePhone(): boolean {
  const isNarrow = useSyncExternalStore(subscribe, () => phone().matches);
  const isPrinting = usePrinting();
  return isNarrow && !isPrinting;
}
