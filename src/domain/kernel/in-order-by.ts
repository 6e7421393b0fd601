/** A list in order; one that stands in it already, as nearly all do, is given back itself. What is alike stays in the order in which it was. */
export const inOrderBy = <T>(list: readonly T[], compare: (a: T, b: T) => number): readonly T[] =>
  list.every((each, index) => index === 0 || compare(list[index - 1] as T, each) <= 0) ? list : list.toSorted(compare);
