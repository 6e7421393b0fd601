/**
 * What a screen reads of its address, and nothing else: the router lays what `read` gives over all that was typed, so that what makes no sense would
 * reach the screen after all. Each name that `read` leaves out is undefined.
 */
export const knownSearch =
  <Search extends object>(read: (address: Record<string, unknown>) => Search) =>
  (address: Record<string, unknown>): Search => ({
    ...Object.fromEntries(Object.keys(address).map((name) => [name, undefined])),
    ...read(address),
  });
