// Keeps all files of the page, so that it opens without a network. The export writes their names and what
// they come to in front of this file.

const CACHE = `touchkit-${VERSION}`;

addEventListener("install", (event) => {
  event.waitUntil((async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    await skipWaiting();
  })());
});

addEventListener("activate", (event) => {
  event.waitUntil((async () => {
    const old = (await caches.keys()).filter((name) => name.startsWith("touchkit-") && name !== CACHE);
    await Promise.all(old.map((name) => caches.delete(name)));
    await clients.claim();
  })());
});

addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith((async () => {
    const kept = await caches.match(event.request, { ignoreSearch: true });
    // A lost cache is no loss as long as the server answers.
    return kept ?? fetch(event.request);
  })());
});
