// Keeps the shell for a start without a network. It holds hashed files and the public first page, nothing of a member:
// /api, media and pages that the server rendered for somebody are never looked at.
const CACHE = 'shell-' + '__VERSION__';
const FILES = ['__FILES__'];
const SHELL = '/?shell';
// A page of its own, which needs no network either.
const GAME = '/games/werunner/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      await cache.addAll([...FILES, '/theme.js']);
      for (const [path, name] of [
        ['/', SHELL],
        [GAME, GAME],
      ]) {
        const page = await fetch(path, { credentials: 'omit', cache: 'no-store' });
        if (page.ok) await cache.put(name, page);
      }
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

const fromShell = async (path) =>
  (await caches.match(path === GAME ? GAME : SHELL, { cacheName: CACHE })) ?? Response.error();

// LNG-04: which of the operator's languages somebody reads is known when they read it.
const keepWords = async (path) => {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(path);
  if (kept !== undefined) return kept;
  const words = await fetch(path);
  // Where there is no room left they are read all the same.
  if (words.ok) await cache.put(path, words.clone()).catch(() => undefined);
  return words;
};

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => fromShell(url.pathname)));
    return;
  }
  if (FILES.includes(url.pathname)) {
    event.respondWith(caches.match(url.pathname, { cacheName: CACHE }).then((kept) => kept ?? fetch(request)));
    return;
  }
  if (url.pathname.startsWith('/languages/')) {
    event.respondWith(keepWords(url.pathname));
    return;
  }
  // Its address never changes, so the newest wins and the kept one stands in.
  if (url.pathname === '/theme.js') {
    event.respondWith(
      fetch(request).catch(async () => (await caches.match('/theme.js', { cacheName: CACHE })) ?? Response.error()),
    );
  }
});

// Only this browser can read what the server pushes. One about the same thing takes the place of the one before.
const readPush = (data) => {
  try {
    const { title, body, tag, url } = data.json();
    return { title, body, tag, url };
  } catch {
    return null;
  }
};

self.addEventListener('push', (event) => {
  const said = event.data === null ? null : readPush(event.data);
  if (said === null) return;
  event.waitUntil(
    self.registration.showNotification(said.title, {
      body: said.body,
      tag: said.tag,
      icon: '/icons/icon-192.png',
      badge: '/icons/icon-192.png',
      data: { url: said.url },
    }),
  );
});

/** An open page is brought to the front and led there; without one, a new one is opened. */
const show = async (path) => {
  const url = new URL(path, self.location.origin);
  if (url.origin !== self.location.origin) return;
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === url.pathname) ?? pages[0];
  if (page === undefined) {
    await self.clients.openWindow(url.href);
    return;
  }
  await page.focus();
  if (page.url === url.href) return;
  // A page that this worker does not hold yet cannot be led.
  await page.navigate(url.href).catch(() => self.clients.openWindow(url.href));
};

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(event.notification.data?.url ?? '/notifications'));
});
