/** Weeks of people that are worked out at a stretch: some hundredths of a second, so that punches come between. */
const weeksAtOnce = 100;

/** Everybody with all their weeks, some people at a time; nobody's weeks are in two parts. */
export function weekParts<Ask extends { readonly startsOn: readonly unknown[] }>(asks: readonly Ask[]): Ask[][] {
  const parts: Ask[][] = [];
  let room = 0;
  for (const ask of asks) {
    if (room <= 0) {
      parts.push([]);
      room = weeksAtOnce;
    }
    parts.at(-1)?.push(ask);
    room -= ask.startsOn.length;
  }
  return parts;
}
