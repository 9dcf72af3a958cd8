// The service worker: the offline page where there is no connection, the files that the application starts with, and what the
// workspace of a review loads later; and what is told while the product is closed.
//
// It keeps a fixed list of files that are the same for everybody, and never adds to it: no answer of the API, no page. It
// does not touch requests to other hosts or to the API, so that they go their way as if it were not there.

declare const self: ServiceWorkerGlobalScope;

/** Laid before this file by the build (scripts/app-shell.ts). A change of any file makes another version. */
declare const shell: { version: string; files: string[] };

const offlinePage = '/offline';
/** The longest that fetching all of the shell may take, in milliseconds: an install that hangs would never make way for another try. */
const installLimit = 60_000;
const cacheName = `shell-${shell.version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderShells());
});

// A page that came while this version took over the others, or past it, asks to be looked after as well (`web/lib/service-worker/service-worker.ts`).
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/+api(?:\/|$)/i.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(visit(request));
  // Files with a hash in their name may be those of the version before, for a window that has been open since.
  else if (shell.files.includes(pathname) || pathname.startsWith('/assets/')) event.respondWith(kept(request));
});

self.addEventListener('push', (event) => {
  event.waitUntil(show(event.data));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url = '/' } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(visitAgain(url));
});

/** Shows what was sent: browsers ask for that each time. Without a sound where somebody has the product before them anyway. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title = 'Something is new', body = '', url = '/', tag = 'news' } = readNews(data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isInView = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const looks = { icon: '/icon-192.png', badge: '/icon-192.png' };
  await self.registration.showNotification(title, { body, tag, silent: isInView, data: { url }, ...looks });
}

/** What the server has sent (`server/providers/push`); what cannot be read is told as something. */
function readNews(data: PushMessageData | null): { title?: string; body?: string; url?: string; tag?: string } {
  try {
    return (data?.json() ?? {}) as object;
  } catch {
    return {};
  }
}

/** Goes to the window that shows the screen already, or opens one: another window may hold what somebody is writing. */
async function visitAgain(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address.href);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  // Files without a hash in their name may lie in the browser's own cache in an older version.
  const signal = AbortSignal.timeout(installLimit);
  const fresh = (file: string) =>
    new Request(file, { signal, cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  await cache.addAll([offlinePage, ...shell.files].map(fresh));
  // No need to wait until older windows are closed: pages come from the network and name the files that they need.
  await self.skipWaiting();
}

/** All but the one before this: windows that were opened with it may still need its files, which the server has no longer. */
async function forgetOlderShells(): Promise<void> {
  // In the order in which they were made.
  const older = (await caches.keys()).filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page always comes from the server, so that nobody sees an old one or somebody else's. */
async function visit(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const page = await keptAt(offlinePage);
    if (page) return page;
    throw error;
  }
}

async function kept(request: Request): Promise<Response> {
  return (await keptAt(request.url)) ?? fetch(request);
}

/** This version's file first: those without a hash in their name are in the older shell as well. */
async function keptAt(address: string): Promise<Response | undefined> {
  return (await caches.match(address, { cacheName })) ?? caches.match(address);
}
