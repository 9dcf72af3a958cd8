// The service worker: the offline page where there is no connection, the files that the application starts with, and what the
// workspace of a review loads later; and what is told while the product is closed.
//
// It keeps a fixed list of files that are the same for everybody, and never adds to it: no answer of the API, no page. It
// does not touch requests to other hosts or to the API, so that they go their way as if it were not there. It calls the API itself for
// one thing: what becomes of this browser's subscription to pushes, which may change while the product is closed.

declare const self: ServiceWorkerGlobalScope;

/** Laid before this file by the build (scripts/pages/app-shell.ts). A change of any file makes another version. */
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
  if (event.data === 'push') event.waitUntil(settlePush());
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

self.addEventListener('pushsubscriptionchange', (event) => {
  (event as ExtendableEvent).waitUntil(settlePush());
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { url = '/' } = (event.notification.data ?? {}) as { url?: string };
  event.waitUntil(visitAgain(url));
});

/** Shows what was sent: browsers ask for that each time. Without a sound where someone has the product before them anyway. */
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

/** Goes to the window that shows the screen already, or opens one: another window may hold what someone is writing. */
async function visitAgain(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address.href);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

const pushAddress = '/api/account/push';

/** What the server knows of this browser (`contract/messages/push.ts`). */
interface PushSettings {
  publicKey: string;
  devices: { id: string; isThis: boolean; endpoint: string | null }[];
}

/**
 * Brings what the browser has and what the server knows together: a subscription that is gone is made again and told, one that may not
 * be made any more ends on the server. Only for a session that was asked to tell on this browser, so that nothing begins unasked. Where
 * something cannot be reached, the next look is as good.
 */
async function settlePush(): Promise<void> {
  try {
    const answer = await fetch(pushAddress);
    if (!answer.ok) return;
    const { publicKey, devices } = (await answer.json()) as PushSettings;
    const device = devices.find(({ isThis }) => isThis);
    if (!device) return;
    const subscription = await ownSubscription(publicKey);
    if (subscription === null) await fetch(`${pushAddress}/devices/${device.id}`, { method: 'DELETE' });
    else if (subscription.endpoint !== device.endpoint) {
      const { endpoint, keys } = subscription.toJSON();
      const headers = { 'content-type': 'application/json' };
      await fetch(`${pushAddress}/devices`, { method: 'POST', headers, body: JSON.stringify({ endpoint, keys }) });
    }
  } catch {
    // No network, no push service, or a network's own page.
  }
}

/** This browser's subscription, made again where it is gone; null where the person or the browser does not let it be. */
async function ownSubscription(applicationServerKey: string): Promise<PushSubscription | null> {
  const { pushManager } = self.registration;
  const subscription = await pushManager.getSubscription();
  if (Notification.permission !== 'granted') {
    await subscription?.unsubscribe();
    return null;
  }
  if (subscription) return subscription;
  try {
    return await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  } catch (error) {
    // A push service that does not answer says nothing for good.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}

/** What files are, by how their names end; what has no ending is a page. */
const kinds = {
  js: 'javascript',
  css: 'text/css',
  woff2: 'font',
  svg: 'image/svg',
  png: 'image/png',
  '': 'text/html',
} as const;

/** Whether an answer is what lies at an address of ours, and not what a network on the way says in its place (hotels, trains). */
function isItself(path: string, answer: Response): boolean {
  const kind = (kinds as Record<string, string>)[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && kind !== undefined && type.includes(kind);
}

async function keepShell(): Promise<void> {
  const cache = await caches.open(cacheName);
  const signal = AbortSignal.timeout(installLimit);
  const keep = async (file: string) => {
    const address = new URL(file, self.location.origin).href;
    // Files without a hash in their name may lie in the browser's own cache in an older version.
    const answer = await fetch(address, { signal, cache: file.startsWith('/assets/') ? 'default' : 'reload' });
    if (!isItself(file, answer) || !(await isOurs(file, answer))) throw new TypeError(`${file} is something else.`);
    await cache.put(address, answer);
  };
  try {
    await Promise.all([offlinePage, ...shell.files].map(keep));
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  // No need to wait until older windows are closed: pages come from the network and name the files that they need.
  await self.skipWaiting();
}

/** A network's own page is a page as well: ours names files of ours. */
async function isOurs(file: string, answer: Response): Promise<boolean> {
  if (file !== offlinePage) return true;
  const text = await answer.clone().text();
  return shell.files.some((one) => text.includes(one));
}

/** All but the one before this: windows that were opened with it may still need its files, which the server has no longer. */
async function forgetOlderShells(): Promise<void> {
  // In the order in which they were made.
  const older = (await caches.keys()).filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** A page always comes from the server, so that nobody sees an old one or someone else's. */
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
  const answer = await keptAt(request.url);
  // An earlier version may have kept a network's own page.
  const isPage = answer?.redirected || answer?.headers.get('content-type')?.includes(kinds['']);
  return answer && !isPage ? answer : fetch(request);
}

/** This version's file first: those without a hash in their name are in the older shell as well. */
async function keptAt(address: string): Promise<Response | undefined> {
  return (await caches.match(address, { cacheName })) ?? caches.match(address);
}
