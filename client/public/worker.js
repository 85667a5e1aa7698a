// The worker of the installed table: opens it without a network with what was last fetched, and shows notices.
// What the server answers always goes first; what is kept is only for when it cannot be reached.

const KEPT = "tablee-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || url.pathname.endsWith("/socket")) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? keptFirst(request) : serverFirst(request));
});

/** Files under assets/ are named after what is in them. */
async function keptFirst(request) {
  return (await caches.match(request)) ?? fetchAndKeep(request, request);
}

async function serverFirst(request) {
  const key = request.mode === "navigate" ? "/" : request;
  try {
    return await fetchAndKeep(request, key);
  } catch (error) {
    const kept = await caches.match(key);
    if (kept) return kept;
    throw error;
  }
}

async function fetchAndKeep(request, key) {
  const answer = await fetch(request);
  if (answer.ok) {
    const cache = await caches.open(KEPT);
    await cache.put(key, answer.clone());
  }
  return answer;
}

self.addEventListener("push", (event) => {
  const { title, text, url, table } = event.data.json();
  const looked = self.clients
    .matchAll({ type: "window" })
    .then((pages) => pages.some((page) => page.focused && page.url === url));
  event.waitUntil(
    looked.then(
      (there) =>
        there ||
        self.registration.showNotification(title, { body: text, tag: table, icon: "/icon-192.png", data: url }),
    ),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data));
});
