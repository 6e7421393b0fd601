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
  if (url.origin === self.location.origin) event.waitUntil(open(url.href));
});

/** In a page of ours that is open, else in a new one. One that this worker does not serve yet cannot be led on. */
async function open(href) {
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (page === undefined) return self.clients.openWindow(href);
  await page.focus();
  return page.navigate(href);
}
