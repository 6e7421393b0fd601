import { followUpdates } from './follow-updates.ts';

/** A page may stay open for weeks, as a kiosk's does: so often it asks whether there is a newer one. */
const betweenAsking = 3_600_000;

let isOutdated = false;
let tellOutdated: (() => void) | undefined;

/** Whether a newer version was taken since this page was opened: the next load is of it. */
export const hasNewVersion = (): boolean => isOutdated;

/** Told once when there is a newer version than the one that is open, or at once where there is one already. */
export function whenOutdated(tell: () => void): void {
  if (isOutdated) tell();
  else tellOutdated = tell;
}

/**
 * Registers the service worker, which lets the page open offline. A new version takes over quietly:
 * the next load is served by it. A page that is open goes on with what it has loaded, and nothing
 * that is being typed is lost.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first one that a browser ever takes is the version that is open.
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (isFirst) return;
  followUpdates(registration, () => {
    isOutdated = true;
    tellOutdated?.();
  });
  // Offline nobody can say: it is asked again.
  setInterval(() => void registration.update().catch(() => undefined), betweenAsking);
}
