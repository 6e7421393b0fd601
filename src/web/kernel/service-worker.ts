import { followUpdates } from './follow-updates.ts';

/** A page may stay open for weeks, as a kiosk's does: so often it asks whether there is a newer one. */
const betweenAsking = 3_600_000;

let isOutdated = false;

/** Whether a newer version was taken since this page was opened: the next load is of it. */
export const hasNewVersion = (): boolean => isOutdated;

/**
 * Registers the service worker, which lets the page open offline. A new version takes over quietly:
 * the next load is served by it. A page that is open goes on with what it has loaded, and nothing
 * that is being typed is lost.
 *
 * @param tell is told once when there is a newer version than the one that is open
 */
export async function startServiceWorker(tell: () => void): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  // The first one that a browser ever takes is the version that is open.
  const isFirst = navigator.serviceWorker.controller === null;
  const registration = await navigator.serviceWorker.register('/sw.js');
  if (isFirst) return;
  followUpdates(registration, () => {
    isOutdated = true;
    tell();
  });
  // Offline nobody can say: it is asked again.
  setInterval(() => void registration.update().catch(() => undefined), betweenAsking);
}
