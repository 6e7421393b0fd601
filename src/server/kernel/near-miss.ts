/** The entry of `known` that is at most one slip of the fingers away from `name`, or differs in case alone. */
export function nearMiss<Name extends string>(name: string, known: readonly Name[]): Name | undefined {
  return known.find((candidate) => isOneSlipAway(name.toUpperCase(), candidate));
}

/** Whether one letter was left out, doubled, mistaken, or two neighbours changed places. */
function isOneSlipAway(written: string, meant: string): boolean {
  if (written === meant) return true;
  const [short, long] = written.length <= meant.length ? [written, meant] : [meant, written];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at += 1;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  if (short.slice(at + 1) === long.slice(at + 1)) return true;
  const swapped = short[at] === long[at + 1] && short[at + 1] === long[at];
  return swapped && short.slice(at + 2) === long.slice(at + 2);
}
