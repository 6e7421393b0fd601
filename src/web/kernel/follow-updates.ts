interface Worker extends EventTarget {
  readonly state: ServiceWorkerState;
}

interface Registration extends EventTarget {
  readonly installing: Worker | null;
}

/** Tells once that a newer version has been taken whole and stands ready; one that could not be fetched is none. */
export function followUpdates(registration: Registration, tell: () => void): void {
  let isTold = false;
  const follow = (): void => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      if (worker.state !== 'activated' || isTold) return;
      isTold = true;
      tell();
    });
  };
  registration.addEventListener('updatefound', follow);
  // Found while the page was opening.
  follow();
}
