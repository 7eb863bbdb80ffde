/** Part of the service worker: shows what the server pushes, and opens the table it is about. */
addEventListener('push', event => {
  const { title, body, url, tag } = event.data.json();
  event.waitUntil(
    registration.showNotification(title, { body, tag, icon: '/icon-192.png', badge: '/icon-192.png', data: { url } }),
  );
});

async function open(url) {
  const address = new URL(url, location.origin);
  if (address.origin !== location.origin) return;
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(each => new URL(each.url).pathname === address.pathname);
  await (there ? there.focus() : clients.openWindow(address.href));
}

addEventListener('notificationclick', event => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});
