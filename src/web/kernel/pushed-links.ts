import * as z from 'zod/mini';

/** What the service worker says once a pushed notice was clicked (web/public/push.js). */
const clicked = z.object({ goTo: z.string() });

/** Goes within the page to what a pushed notice is about, once it was clicked: so whatever asks before it is left, asks. Gives the way to end it. */
export function followPushedLinks(go: (href: string) => void): () => void {
  if (!('serviceWorker' in navigator)) return () => undefined;
  const follow = ({ data, ports: [answer] }: MessageEvent): void => {
    const said = z.safeParse(clicked, data);
    if (!said.success) return;
    answer?.postMessage(true);
    go(said.data.goTo);
  };
  navigator.serviceWorker.addEventListener('message', follow);
  return () => navigator.serviceWorker.removeEventListener('message', follow);
}
