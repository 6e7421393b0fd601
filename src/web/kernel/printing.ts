import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

/** Kept beside the components: one that is drawn because of the printing has missed its beginning. */
let isPrinting = false;

function subscribe(onChange: () => void): () => void {
  const begin = () => {
    isPrinting = true;
    flushSync(onChange);
  };
  const end = () => {
    isPrinting = false;
    onChange();
  };
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  return () => {
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
  };
}

/** Whether the page is being printed; true before the browser lays it out for paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => isPrinting);
