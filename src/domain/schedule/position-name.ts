import { nameKey } from '../kernel/name-key.ts';

export const longestPositionName = 60;

/** Whether something else that people work as has this name already; as {@link nameKey} tells names apart. */
export const isPositionNameTaken = (
  { id, name }: { readonly id?: string; readonly name: string },
  positions: readonly { readonly id: string; readonly name: string }[],
): boolean => positions.some((other) => other.id !== id && nameKey(other.name) === nameKey(name));
