/**
 * Registers the service worker, which lets the page open offline. A new version takes over quietly:
 * the next load is served by it. A page that is open goes on with what it has loaded, and nothing
 * that is being typed is lost.
 */
export async function startServiceWorker(): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  await navigator.serviceWorker.register('/sw.js');
}
