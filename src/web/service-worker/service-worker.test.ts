// The service worker in a simulated browser: its cache, and changed push subscriptions.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const origin = 'https://pala.example';
const files = ['/assets/start-1.js', '/assets/styles-1.css', '/assets/face-1.woff2', '/icon.svg'];
const kinds: Record<string, string> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  woff2: 'font/woff2',
  svg: 'image/svg+xml',
};

type Answer = (request: Request) => Response | Promise<Response>;
/** Responses of the network that replace the server's, by address. */
let network: Map<string, Answer>;
/** Requests to the API, as "METHOD path body". */
let asked: string[];
/** Contents of each cache, by name. */
let kept: Map<string, Map<string, Response>>;
let handlers: Map<string, (event: unknown) => void>;
let browser: FakeBrowser;

interface FakeBrowser {
  permission: string;
  subscription: { endpoint: string; unsubscribe(): Promise<boolean>; toJSON(): object } | null;
  /** The push service's refusal of the next subscription; null accepts it. */
  refusal: Error | null;
  subscribedWith: unknown[];
}

const html = (text = '<p>Sign in to this network</p>') =>
  new Response(text, { headers: { 'content-type': 'text/html' } });
const redirected = (response: Response) => Object.defineProperty(response, 'redirected', { value: true });

/** The server's normal response. */
function fromServer({ url }: Request): Response {
  const { pathname } = new URL(url);
  if (pathname === '/offline') return html(`<script src="${files[0]}"></script> No connection`);
  const type = kinds[pathname.split('.').at(-1) ?? ''] ?? 'text/plain';
  return new Response(`content of ${pathname}`, { headers: { 'content-type': type } });
}

const subscriptionAt = (endpoint: string) => ({
  endpoint,
  unsubscribe: async () => {
    browser.subscription = null;
    return true;
  },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' }, expirationTime: null }),
});

beforeEach(async () => {
  network = new Map();
  asked = [];
  kept = new Map();
  handlers = new Map();
  browser = { permission: 'granted', subscription: null, refusal: null, subscribedWith: [] };
  // As in browsers: anything put into a deleted cache is lost.
  const open = async (name: string) => {
    const cache = kept.get(name) ?? new Map<string, Response>();
    kept.set(name, cache);
    return { put: async (url: string, response: Response) => cache.set(url, response) };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...kept.keys()],
    delete: async (name: string) => kept.delete(name),
    match: async (url: string, { cacheName }: { cacheName?: string } = {}) => {
      const caches = cacheName === undefined ? [...kept.values()] : [kept.get(cacheName)];
      return caches
        .map((cache) => cache?.get(new URL(url, origin).href))
        .find(Boolean)
        ?.clone();
    },
  });
  vi.stubGlobal('fetch', async (address: string | Request, init?: RequestInit) => {
    const request = typeof address === 'string' ? new Request(new URL(address, origin), init) : address;
    const { pathname } = new URL(request.url);
    if (pathname.startsWith('/api/'))
      asked.push(`${request.method} ${pathname} ${await request.clone().text()}`.trim());
    return (network.get(pathname) ?? fromServer)(request);
  });
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission;
    },
  });
  vi.stubGlobal('shell', { version: 'one', files, texts: ['/assets/texts-1'] });
  vi.stubGlobal('self', {
    location: new URL(origin),
    addEventListener: (name: string, handler: (event: unknown) => void) => handlers.set(name, handler),
    skipWaiting: async () => {},
    clients: { claim: async () => {} },
    registration: {
      pushManager: {
        getSubscription: async () => browser.subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: unknown }) => {
          if (browser.refusal) throw browser.refusal;
          browser.subscribedWith.push(applicationServerKey);
          browser.subscription = subscriptionAt('https://fcm.googleapis.com/new');
          return browser.subscription;
        },
      },
    },
  });
  vi.resetModules();
  await import('./service-worker.ts');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** Fires a browser event; settles with everything in `waitUntil`. */
async function fire(name: string, event: object = {}): Promise<void> {
  const waits: Promise<unknown>[] = [];
  handlers.get(name)?.({ ...event, waitUntil: (wait: Promise<unknown>) => waits.push(wait) });
  await Promise.all(waits);
}

/** The response to a page's request for a file. */
async function fetched(path: string): Promise<Response> {
  let answer: Promise<Response> | undefined;
  const request = new Request(new URL(path, origin));
  handlers.get('fetch')?.({
    request,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  return answer ?? fetch(request);
}

const shellOf = (name = 'shell-one') =>
  [...(kept.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname).toSorted();

describe('what is kept', () => {
  it('is the offline page and the files of this version', async () => {
    await fire('install');
    expect(shellOf()).toEqual([...files, '/offline'].toSorted());
    network.set('/assets/start-1.js', () => Response.error());
    expect(await (await fetched('/assets/start-1.js')).text()).toBe('content of /assets/start-1.js');
  });

  it.each([...files, '/offline'])('is nothing where a network answers %s with its own page', async (file) => {
    network.set(file, () => html());
    await expect(fire('install')).rejects.toThrow(file);
    expect([...kept.keys()]).toEqual([]);
  });

  it.each([...files, '/offline'])('is nothing where %s was redirected', async (file) => {
    network.set(file, (request) => redirected(fromServer(request)));
    await expect(fire('install')).rejects.toThrow(file);
    expect([...kept.keys()]).toEqual([]);
  });

  it.each([404, 206, 503])('is nothing where a file is answered with %d', async (status) => {
    const headers = { 'content-type': 'text/javascript' };
    network.set('/assets/start-1.js', () => new Response('part', { status, headers }));
    await expect(fire('install')).rejects.toThrow('/assets/start-1.js');
    expect([...kept.keys()]).toEqual([]);
  });

  describe('in the reader’s language', () => {
    const offlineIn = (language: string) =>
      network.set('/offline', () => html(`<html lang="${language}"><script src="${files[0]}"></script>`));
    const titles: string[] = [];
    const pushedTitle = async () => {
      Object.assign(self, {
        clients: { claim: async () => {}, matchAll: async () => [] },
        registration: { showNotification: async (title: string) => void titles.push(title) },
      });
      await fire('push', { data: null });
      return titles.at(-1);
    };

    it('is the offline page with the texts of the files, and what a push without a title says', async () => {
      offlineIn('da');
      await fire('install');
      expect(shellOf()).toEqual([...files, '/assets/texts-1.da.js', '/offline'].toSorted());
      expect(await pushedTitle()).toBe('Der er nyt');
    });

    it('follows the language of the pages', async () => {
      offlineIn('en');
      await fire('install');
      expect(await pushedTitle()).toBe('Something is new');
      offlineIn('es');
      await fire('message', { data: { language: 'es' } });
      expect(shellOf()).toEqual([...files, '/assets/texts-1.es.js', '/offline'].toSorted());
      expect(await pushedTitle()).toBe('Hay novedades');
    });

    it.each([
      ['without a connection', () => network.set('/offline', () => Promise.reject(new TypeError('offline')))],
      ['where a network answers with its own page', () => network.set('/assets/texts-1.es.js', () => html())],
      [
        'where it is the same',
        () => network.set('/assets/texts-1.da.js', () => Promise.reject(new Error('asked for'))),
      ],
    ])('stays as it is %s', async (when, change) => {
      offlineIn('da');
      await fire('install');
      offlineIn('es');
      change();
      await fire('message', { data: { language: when === 'where it is the same' ? 'da' : 'es' } });
      expect(await pushedTitle()).toBe('Der er nyt');
    });
  });

  it('gives no page that an earlier version has kept as a script', async () => {
    kept.set('shell-before', new Map([[`${origin}/assets/start-1.js`, html()]]));
    expect(await (await fetched('/assets/start-1.js')).text()).toBe('content of /assets/start-1.js');
  });

  it('is never an answer of the API', async () => {
    await fire('install');
    await fetched('/api/account/push');
    expect(shellOf()).toEqual([...files, '/offline'].toSorted());
  });
});

describe('a subscription', () => {
  const device = { id: 'device-1', isThis: true, endpoint: 'https://fcm.googleapis.com/old' };
  const json = (body: unknown) =>
    new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
  const settings = (devices: object[]) =>
    network.set('/api/account/push', () => json({ publicKey: 'KEY', devices, kinds: [] }));
  const reported =
    'POST /api/account/push/devices {"endpoint":"https://fcm.googleapis.com/new","keys":{"p256dh":"p","auth":"a"}}';
  beforeEach(() => {
    settings([device]);
    for (const path of ['/api/account/push/devices', '/api/account/push/devices/device-1']) {
      network.set(path, () => new Response(null, { status: 204 }));
    }
  });
  /** The browser reports a changed subscription; an opened page asks for a check. */
  const occasions: [string, () => Promise<void>][] = [
    ['changed by the browser', () => fire('pushsubscriptionchange')],
    ['looked at when a page is opened', () => fire('message', { data: 'push' })],
  ];

  describe.each(occasions)('%s', (_, look) => {
    it('renews a lost one and sends it to the server', async () => {
      await look();
      expect(browser.subscribedWith).toEqual(['KEY']);
      expect(asked).toEqual(['GET /api/account/push', reported]);
    });

    it('sends a different one to the server', async () => {
      browser.subscription = subscriptionAt('https://fcm.googleapis.com/new');
      await look();
      expect(browser.subscribedWith).toEqual([]);
      expect(asked).toEqual(['GET /api/account/push', reported]);
    });

    it('keeps one that the server knows', async () => {
      browser.subscription = subscriptionAt(device.endpoint);
      await look();
      expect(asked).toEqual(['GET /api/account/push']);
    });

    it.each(['denied', 'default'])('ends on the server where notifications are %s', async (permission) => {
      browser.permission = permission;
      browser.subscription = subscriptionAt(device.endpoint);
      await look();
      expect(browser.subscription).toBeNull();
      expect(asked).toEqual(['GET /api/account/push', 'DELETE /api/account/push/devices/device-1']);
    });

    it('ends on the server if the browser makes no other', async () => {
      browser.refusal = new DOMException('No.', 'NotAllowedError');
      await look();
      expect(asked.at(-1)).toBe('DELETE /api/account/push/devices/device-1');
    });

    it('waits for the next check if the push service does not answer', async () => {
      browser.refusal = new DOMException('Out of reach.', 'AbortError');
      await look();
      expect(asked).toEqual(['GET /api/account/push']);
    });

    it.each([
      ['someone has not asked for it in this session', () => settings([{ ...device, isThis: false, endpoint: null }])],
      ['nobody is signed in', () => network.set('/api/account/push', () => new Response('{}', { status: 401 }))],
      ['a network answers with its own page', () => network.set('/api/account/push', () => html())],
      ['there is no network', () => network.set('/api/account/push', () => Promise.reject(new TypeError('offline')))],
    ])('is not made where %s', async (__, happen) => {
      happen();
      await look();
      expect(browser.subscribedWith).toEqual([]);
      expect(asked).toEqual(['GET /api/account/push']);
    });
  });
});
