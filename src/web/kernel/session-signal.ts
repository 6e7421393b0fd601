type Listener = () => void;

const listeners = new Set<Listener>();

/** Told when the server says that the session is not what the page believes: who is signed in is then read again. */
export function whenSessionChanged(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

let ended = false;

/** Whether the session of whoever was here ended without their having logged out: the log-in page then says so. */
export const hasSessionEnded = (): boolean => ended;

export const noteSessionEnded = (now: boolean): void => {
  ended = now;
};

export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}
