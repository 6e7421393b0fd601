import { useState } from 'react';

/** The keys of some rows in their order, and what the next that is added gets. */
export interface RowKeys {
  readonly keys: readonly number[];
  readonly next: number;
}

/** As many keys as there are rows: what is new stands last, and what is gone was there. */
export function fitted({ keys, next }: RowKeys, count: number): RowKeys {
  const fresh = Array.from({ length: Math.max(0, count - keys.length) }, (_, nth) => next + nth);
  return { keys: [...keys.slice(0, count), ...fresh], next: next + fresh.length };
}

/** Without that of a row: each other row keeps its own. */
export const without = ({ keys, next }: RowKeys, index: number): RowKeys => ({
  keys: keys.filter((_, at) => at !== index),
  next,
});

/**
 * A key of its own for each of some rows that know none: where one is removed, the focus and whatever else a field keeps stay with the row
 * that they belong to. `removed` is to be told of which row goes, as it goes.
 */
export function useRowKeys(count: number): {
  readonly keys: readonly number[];
  readonly removed: (index: number) => void;
} {
  const [kept, setKept] = useState<RowKeys>({ keys: [], next: 0 });
  const known = kept.keys.length === count ? kept : fitted(kept, count);
  if (known !== kept) setKept(known);
  return { keys: known.keys, removed: (index) => setKept(without(known, index)) };
}
