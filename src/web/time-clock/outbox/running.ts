/** Something that runs while it is needed. */
export interface Running<Thing> {
  readonly thing: Thing;
  readonly stop: () => void;
}

export interface WhileNeeded<Thing> {
  /** In the shape of `useSyncExternalStore`: the thing starts with the first subscriber and stops with the last. */
  readonly subscribe: (changed: () => void) => () => void;
  /** The thing, while it runs. */
  readonly thing: () => Thing | undefined;
}

/**
 * Starts something when it is first needed and stops it when it is needed no more; it may be needed again.
 *
 * @param turn what is waited for before it starts, if anything; whoever needs it is told once it has
 */
export function whileNeeded<Thing>(start: () => Running<Thing>, turn?: () => Promise<void>): WhileNeeded<Thing> {
  const needing = new Set<() => void>();
  let running: Running<Thing> | undefined;
  const startInTurn = (): void => {
    if (needing.size === 0 || running !== undefined) return;
    running = start();
    for (const changed of needing) changed();
  };
  return {
    thing: () => running?.thing,
    subscribe(changed) {
      needing.add(changed);
      if (turn === undefined) running ??= start();
      else void turn().then(startInTurn);
      return () => {
        needing.delete(changed);
        if (needing.size > 0) return;
        running?.stop();
        running = undefined;
      };
    },
  };
}
