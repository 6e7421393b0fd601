/**
 * Whoever asks while something is on its way waits for the same. Safari takes a module as run that waits for something, or imports one that
 * does, where it is imported a second time meanwhile (WebKit bug 242740): what it exports is not there yet.
 */
export function oneAtATime<Thing>(fetch: () => Promise<Thing>): () => Promise<Thing> {
  let coming: Promise<Thing> | undefined;
  return () =>
    (coming ??= fetch().finally(() => {
      coming = undefined;
    }));
}
