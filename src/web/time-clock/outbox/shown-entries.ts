import type { Entry } from './entry.ts';

/** What the screen shows of the outbox. */
export interface OutboxState {
  /** False until the entries were read once. */
  readonly ready: boolean;
  /** The owner's entries, oldest first: waiting, or refused and not yet dealt with. */
  readonly entries: readonly Entry[];
  /** Whether the device keeps what is pressed. If not, the screen must not say "saved". */
  readonly keeps: boolean;
}

export interface ShownEntries {
  readonly state: () => OutboxState;
  readonly subscribe: (changed: () => void) => () => void;
  /** Reads the entries anew and tells whoever shows them. */
  readonly read: () => Promise<void>;
  /** Waits until the state is as wished; false if it still is not when the time is over. */
  readonly until: (isWished: (state: OutboxState) => boolean, patienceMilliseconds: number) => Promise<boolean>;
}

/** A copy of the entries to draw from, in the shape of `useSyncExternalStore`. */
export function shownEntries(list: () => Promise<Entry[]>, keeps: () => boolean): ShownEntries {
  let state: OutboxState = { ready: false, entries: [], keeps: true };
  const listeners = new Set<() => void>();
  let asked = 0;
  let shown = 0;

  const subscribe = (changed: () => void): (() => void) => {
    listeners.add(changed);
    return () => listeners.delete(changed);
  };
  return {
    state: () => state,
    subscribe,
    async read() {
      asked += 1;
      const mine = asked;
      const entries = await list();
      // An answer that was overtaken by a later one is old news.
      if (mine < shown) return;
      shown = mine;
      state = { ready: true, entries, keeps: keeps() };
      for (const changed of listeners) changed();
    },
    until(isWished, patience) {
      if (state.ready && isWished(state)) return Promise.resolve(true);
      return new Promise((resolve) => {
        const finish = (reached: boolean): void => {
          clearTimeout(timer);
          leave();
          resolve(reached);
        };
        const timer = setTimeout(finish, patience, false);
        const leave = subscribe(() => isWished(state) && finish(true));
      });
    },
  };
}
