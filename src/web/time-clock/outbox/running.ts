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

/** Starts something when it is first needed and stops it when it is needed no more; it may be needed again. */
export function whileNeeded<Thing>(start: () => Running<Thing>): WhileNeeded<Thing> {
  const needing = new Set<() => void>();
  let running: Running<Thing> | undefined;
  return {
    thing: () => running?.thing,
    subscribe(changed) {
      needing.add(changed);
      running ??= start();
      return () => {
        needing.delete(changed);
        if (needing.size > 0) return;
        running?.stop();
        running = undefined;
      };
    },
  };
}
