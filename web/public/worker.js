// The house on a device: it starts quickly, says calmly when the house cannot be reached, and calls whoever is awaited.
// Nothing that is said over /api/ is ever kept here.

const KEPT = "veglia";
const AWAY = ["/away/page.html", "/away.css", "/icon.svg"];
/** Files whose names change with what is in them, and how many are kept: those of a few versions of the pages. */
const LASTING = "/assets/";
const MOST = 250;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((kept) => kept.addAll(AWAY.map((path) => new Request(path, { cache: "reload" })))));
  self.skipWaiting(); // it brings no other pages with it: whoever is at a table notices nothing
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => caches.match(AWAY[0])));
  else if (pathname.startsWith(LASTING)) event.respondWith(lasting(request));
  else if (AWAY.includes(pathname)) event.respondWith(fetch(request).catch(() => caches.match(pathname)));
});

/** A file that never changes under its name: from here, or else from the house, and then from here. */
async function lasting(request) {
  const kept = await caches.open(KEPT);
  const found = await kept.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await kept.put(request, answer.clone());
  const files = await kept.keys(); // the oldest come first
  const spare = files.filter(({ url }) => new URL(url).pathname.startsWith(LASTING)).slice(0, -MOST);
  await Promise.all(spare.map((file) => kept.delete(file)));
  return answer;
}

self.addEventListener("push", (event) => event.waitUntil(call(event.data.json())));

/** Somebody is awaited; whoever is looking at that very table sees it there. */
async function call({ text, table }) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (windows.some((one) => one.visibilityState === "visible" && at(one, table))) return;
  await self.registration.showNotification("Veglia", { body: text, tag: table, icon: "/icon-192.png", data: table });
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data));
});

/** The table in the window where it is open, or in one of its own. */
async function open(table) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => at(one, table));
  await (there ? there.focus() : self.clients.openWindow(`/table/${table}`));
}

const at = ({ url }, table) => new URL(url).pathname.split("/")[2] === table;
