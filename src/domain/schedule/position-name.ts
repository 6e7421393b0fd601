export const longestPositionName = 60;

/** Whether something else that people work as has this name already; upper and lower case are one. */
export const isPositionNameTaken = (
  { id, name }: { readonly id?: string; readonly name: string },
  positions: readonly { readonly id: string; readonly name: string }[],
): boolean => positions.some((other) => other.id !== id && other.name.toLowerCase() === name.toLowerCase());
