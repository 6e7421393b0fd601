/**
 * Remembers what was made of a thing, and makes it anew once anything behind it is another object: of a week of thousands of shifts one changes at a
 * time, and what is not touched stays the very same, neither worked out nor drawn again. Forgotten with the thing.
 */
export function remembering<Made>(): (thing: object, behind: readonly unknown[], make: () => Made) => Made {
  const known = new WeakMap<object, { readonly behind: readonly unknown[]; readonly made: Made }>();
  return (thing, behind, make) => {
    const before = known.get(thing);
    if (before !== undefined && isSame(before.behind, behind)) return before.made;
    const made = make();
    known.set(thing, { behind, made });
    return made;
  };
}

function isSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  if (a.length !== b.length) return false;
  for (let index = 0; index < a.length; index += 1) if (a[index] !== b[index]) return false;
  return true;
}
