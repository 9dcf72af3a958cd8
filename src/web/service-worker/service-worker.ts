// The service worker: the offline page, the files of the application's start and of the review workspace, and push notifications.
//
// It caches a fixed list of files that are the same for everyone, never a response of the API or a page with data. Requests to the API and
// to other hosts pass untouched. It calls the API itself only to keep this browser's push subscription in step.

declare const self: ServiceWorkerGlobalScope;

/**
 * Prepended by the build (scripts/pages/app-shell.ts). A change to any file makes a new version. `texts` are the translations of these
 * files, without their ending: `/assets/texts-1` is `/assets/texts-1.da.js` in Danish. English is in the files.
 */
declare const shell: { version: string; files: string[]; texts: string[] };

const offlinePage = '/offline';
/** Timeout for fetching the shell, in milliseconds: an install that hangs would block the next try. */
const installLimit = 60_000;
const cacheName = `shell-${shell.version}`;

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlderShells());
});

// A page that loaded while this version took over asks to be controlled too (`web/lib/service-worker/service-worker.ts`).
self.addEventListener('message', (event) => {
  if (event.data === 'claim') event.waitUntil(self.clients.claim());
  if (event.data === 'push') event.waitUntil(settlePush());
  const { language } = event.data as { language?: string };
  if (language !== undefined) event.waitUntil(keepLanguage(language));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || /^\/+api(?:\/|$)/i.test(pathname)) return;
  if (request.mode === 'navigate') event.respondWith(visit(request));
  // Hashed files may belong to the previous version, for a window still open.
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

/** Shows a notification for every push, as browsers require; silent if a window of Pala is visible. */
async function show(data: PushMessageData | null): Promise<void> {
  const { title = await newsTitle(), body = '', url = '/', tag = 'news' } = readNews(data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isInView = windows.some(({ visibilityState }) => visibilityState === 'visible');
  const looks = { icon: '/icon-192.png', badge: '/icon-192.png' };
  await self.registration.showNotification(title, { body, tag, silent: isInView, data: { url }, ...looks });
}

/** For a notification without a title. */
async function newsTitle(): Promise<string> {
  return { da: 'Der er nyt', es: 'Hay novedades' }[await keptLanguage()] ?? 'Something is new';
}

/** The pushed notification (`server/providers/push`); empty if it cannot be read. */
function readNews(data: PushMessageData | null): { title?: string; body?: string; url?: string; tag?: string } {
  try {
    return (data?.json() ?? {}) as object;
  } catch {
    return {};
  }
}

/** Focuses the window that already shows the screen, or opens a new one: other windows may hold unsaved text. */
async function visitAgain(path: string): Promise<void> {
  const address = new URL(path, self.location.origin);
  if (address.origin !== self.location.origin) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address.href);
  await (there ? there.focus() : self.clients.openWindow(address.href));
}

const pushAddress = '/api/account/push';

/** The server's state of this browser (`contract/messages/push.ts`). */
interface PushSettings {
  publicKey: string;
  devices: { id: string; isThis: boolean; endpoint: string | null }[];
}

/**
 * Synchronises the browser's subscription with the server: a lost one is renewed and sent, a forbidden one ends on the server. Only for a
 * session that switched notifications on in this browser. If something is unreachable, the next check tries again.
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
    // No network, no push service, or a captive portal.
  }
}

/** This browser's subscription, renewed if lost; null if the person or the browser does not allow one. */
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
    // An unreachable push service is not a refusal.
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    return null;
  }
}

/** Media types by file extension; no extension is a page. */
const kinds = {
  js: 'javascript',
  css: 'text/css',
  woff2: 'font',
  svg: 'image/svg',
  png: 'image/png',
  '': 'text/html',
} as const;

/** Whether a response comes from our server, not from a captive portal (hotels, trains). */
function isItself(path: string, answer: Response): boolean {
  const kind = (kinds as Record<string, string>)[/\.(\w+)$/.exec(path)?.[1] ?? ''];
  const type = answer.headers.get('content-type') ?? '';
  return answer.status === 200 && !answer.redirected && kind !== undefined && type.includes(kind);
}

async function keepShell(): Promise<void> {
  // Opened once: what arrives after a failure must not open it again.
  const cache = await caches.open(cacheName);
  try {
    await Promise.all([...shell.files.map((file) => keep(cache, file)), keepInLanguage(cache)]);
  } catch (error) {
    await caches.delete(cacheName);
    throw error;
  }
  // No need to wait for older windows to close: pages come from the network and name the files they need.
  await self.skipWaiting();
}

/** Keeps a file of this version. */
async function keep(cache: Cache, file: string, answer?: Response): Promise<void> {
  await cache.put(addressOf(file), answer ?? (await ownFile(file)));
}

const addressOf = (file: string) => new URL(file, self.location.origin).href;

/** @throws TypeError if something else than our server answers */
async function ownFile(file: string): Promise<Response> {
  // The browser's cache may hold an older version of files without a hash.
  const answer = await fetch(addressOf(file), {
    signal: AbortSignal.timeout(installLimit),
    cache: file.startsWith('/assets/') ? 'default' : 'reload',
  });
  if (!isItself(file, answer) || !(await isOurs(file, answer))) throw new TypeError(`${file} is something else.`);
  return answer;
}

/** Keeps the offline page, which the server sends in the reader's language, and before it the texts in that language. */
async function keepInLanguage(cache: Cache): Promise<void> {
  const page = await ownFile(offlinePage);
  const language = languageOf(await page.clone().text());
  if (language !== 'en') await Promise.all(shell.texts.map((name) => keep(cache, `${name}.${language}.js`)));
  await keep(cache, offlinePage, page);
}

/** Has what is kept in this language, from a page that is read in it. Without a connection it stays in the one before. */
async function keepLanguage(language: string): Promise<void> {
  if (language === (await keptLanguage())) return;
  await keepInLanguage(await caches.open(cacheName)).catch(() => {});
}

/** The reader's language: a worker has no other sign of it than the page that it keeps. */
async function keptLanguage(): Promise<string> {
  const page = await keptAt(offlinePage);
  return languageOf(page ? await page.text() : '');
}

function languageOf(html: string): string {
  return /<html lang="(\w+)"/.exec(html)?.[1] ?? 'en';
}

/** A captive portal also sends pages; ours name our files. */
async function isOurs(file: string, answer: Response): Promise<boolean> {
  if (file !== offlinePage) return true;
  const text = await answer.clone().text();
  return shell.files.some((one) => text.includes(one));
}

/** All but the previous version: its open windows may still need files that the server no longer has. */
async function forgetOlderShells(): Promise<void> {
  // In order of creation.
  const older = (await caches.keys()).filter((name) => name !== cacheName).slice(0, -1);
  await Promise.all(older.map((name) => caches.delete(name)));
  await self.clients.claim();
}

/** Pages always come from the server, so that no one sees an old one or another person's. */
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
  // An earlier version may have cached a captive portal's page.
  const isPage = answer?.redirected || answer?.headers.get('content-type')?.includes(kinds['']);
  return answer && !isPage ? answer : fetch(request);
}

/** This version's file first: the older shell also has those without a hash. */
async function keptAt(address: string): Promise<Response | undefined> {
  return (await caches.match(address, { cacheName })) ?? caches.match(address);
}
