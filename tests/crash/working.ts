/**
 * Does the same again and again.
 *
 * @returns what stops it, and resolves when what is under way is done
 */
export function working(work: () => Promise<void>): () => Promise<void> {
  let stopping = false;
  const done = (async () => {
    while (!stopping) await work();
  })();
  return () => {
    stopping = true;
    return done;
  };
}
