const heartbeatMilliseconds = 10_000;

/**
 * Does a piece of work that may take long, and says so when it does: `what` is its name in the middle of a sentence. `done` makes the
 * line of what came out; undefined says nothing.
 */
export async function step<T>(
  what: string,
  work: () => Promise<T>,
  done: (result: T) => string | undefined,
): Promise<T> {
  const startedAt = Date.now();
  const heartbeat = setInterval(
    () => console.log(`… still ${what} (${secondsSince(startedAt)} s)`),
    heartbeatMilliseconds,
  );
  try {
    const result = await work();
    const line = done(result);
    if (line !== undefined) console.log(`${line} (${secondsSince(startedAt)} s)`);
    return result;
  } finally {
    clearInterval(heartbeat);
  }
}

function secondsSince(startedAt: number): string {
  return ((Date.now() - startedAt) / 1000).toFixed(1);
}
