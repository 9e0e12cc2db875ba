// Keeps the shell for a start without a network. It holds hashed files and the public first page, nothing of a member:
// /api, media and pages that the server rendered for somebody are never looked at.
const CACHE = 'shell-' + '__VERSION__';
const FILES = ['__FILES__'];
const SHELL = '/?shell';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll([...FILES, '/theme.js']);
      const page = await fetch('/', { credentials: 'omit', cache: 'no-store' });
      if (page.ok) await cache.put(SHELL, page);
    }),
  );
});

// No skipWaiting: a tab of the old build keeps its old files until it is closed.
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name.startsWith('shell-') && name !== CACHE).map((name) => caches.delete(name)),
        ),
      ),
  );
});

const fromShell = async () => (await caches.match(SHELL, { cacheName: CACHE })) ?? Response.error();

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(fromShell));
    return;
  }
  if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
    return;
  }
  // Its address never changes, so the newest wins and the kept one stands in.
  if (url.pathname === '/theme.js') {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match('/theme.js', { cacheName: CACHE })) ?? Response.error()),
    );
  }
});
