// Part of the service worker: shows what the server pushed, and opens what it is about. What it says is made by words/push-text.ts, in
// the reader's language.
self.addEventListener('push', (event) => {
  const { title, body, link, language, dir, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      tag,
      dir,
      lang: language,
      icon: '/icons/icon-192.png',
      data: { link },
    }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const url = new URL(event.notification.data.link, self.location.origin);
  // Whatever was pushed, nothing leads away from us.
  if (url.origin === self.location.origin) event.waitUntil(open(url));
});

/** In a page of ours that is open, else in a new one. One that this worker does not serve yet cannot be led on, and a kiosk stays one. */
async function open(url) {
  const pages = await self.clients.matchAll({ type: 'window' });
  const page = pages.find((one) => new URL(one.url).pathname !== '/kiosk');
  if (page === undefined) return self.clients.openWindow(url.href);
  await page.focus();
  return (await goesItself(page, url)) ? page : page.navigate(url.href);
}

/** Milliseconds in which a page that can lead its reader on says so. */
const patience = 1_000;

/** Whether a page goes there by its own router, which asks about what is being typed; loaded anew, it would be gone unasked. */
function goesItself(page, { pathname, search, hash }) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(true);
    setTimeout(() => resolve(false), patience);
    page.postMessage({ goTo: `${pathname}${search}${hash}` }, [port2]);
  });
}
