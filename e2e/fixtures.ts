// What journeys start from: a server of their own with the demo club, its emails, and people who are signed in.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { startServerProcess } from '../src/server/testing/server-process.ts';
import { delayPage } from '../src/web/testing/late-page.ts';
import { startFakeYouTube } from './fake-youtube/fake-youtube.ts';
import { copyStartData, sessionToken } from './start/start-data.ts';

export { expect } from '@playwright/test';

export interface Server {
  url: string;
  /** Its database, for states that no screen can reach. */
  databaseUrl: string;
  /** The newest email to an address with `subject` in its subject; waits for it. */
  mail(to: string, subject: string): Promise<Email>;
}

async function readMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'outbox');
  let files: string[];
  try {
    files = readdirSync(folder).filter((file) => file.endsWith('.eml'));
  } catch {
    return [];
  }
  return Promise.all(files.toSorted().map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
}

/** Sets a context's browser to save data, so that late parts load only when a journey needs them. */
async function saveData(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const { connection } = navigator as Navigator & { connection?: object };
    Object.defineProperty(connection, 'saveData', { value: true });
  });
}

/** Has a context's animations and transitions take a twentieth of their time: all of them run, and end, while journeys wait less. */
function speedUpAnimations(context: BrowserContext): void {
  context.on('page', (page) => {
    // The page may be closed by then.
    void context
      .newCDPSession(page)
      .then((session) => session.send('Animation.setPlaybackRate', { playbackRate: 20 }))
      .catch(() => {});
  });
}

/** What a page's browser keeps of drafts of one kind, in one table; sounds and files as their bytes. */
export function keptOn(page: Page, kind: string, table: string): Promise<unknown[]> {
  return page.evaluate(
    async ([ending, store]) => {
      const settled = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve) => request.addEventListener('success', () => resolve(request.result)));
      const names = (await indexedDB.databases()).flatMap(({ name }) => (name?.endsWith(ending) ? [name] : []));
      const kept: unknown[] = [];
      for (const name of names) {
        const database = await settled(indexedDB.open(name));
        kept.push(...(await settled(database.transaction(store).objectStore(store).getAll())));
        database.close();
      }
      return JSON.parse(JSON.stringify(kept, (_, value) => (value instanceof Blob ? value.size : value)));
    },
    [`:${kind}`, table] as const,
  );
}

/** Collects the errors of a context's pages. */
async function watchErrors(context: BrowserContext, complaints: string[]): Promise<void> {
  context.on('page', (page) => {
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
    page.on('console', (message) => {
      // The browser reports every 4xx answer itself; screens show those to people.
      if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
        complaints.push(`${page.url()}: ${message.text()}`);
      }
    });
  });
  // A refusal by the Content-Security-Policy is an error, even if the page works without it.
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      throw new Error(`The policy refused: ${violatedDirective} ${blockedURI}`);
    }),
  );
}

interface OfJourney {
  /** Whether browsers save data, as all do except in journeys about preloading and offline work. */
  savesData: boolean;
  noErrors: undefined;
}

/**
 * The test function of all journeys. `server` lives as long as its worker, with `environment` in addition to the usual variables;
 * `noErrors` fails a journey whose pages report errors.
 */
export const test = base.extend<OfJourney, { environment: Record<string, string>; server: Server }>({
  savesData: [true, { option: true }],
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ environment }, use) => {
      const { databaseUrl, dataDir, remove } = await copyStartData();
      const server = await startServerProcess({
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl,
        DEMO: '1',
        ...environment,
      });
      await use({
        url: server.url,
        databaseUrl,
        async mail(to, subject) {
          let found: Email | undefined;
          await expect(async () => {
            const mails = await readMails(dataDir);
            found = mails.findLast((one) => one.to?.[0]?.address === to && one.subject?.includes(subject));
            expect(found, `an email to ${to} about “${subject}”`).toBeDefined();
          }).toPass({ timeout: 60_000 });
          return found as Email;
        },
      });
      server.process.kill('SIGTERM');
      await server.ended;
      await remove();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  // Nothing leaves this machine, and the browser's cache works, which the test's own routes would prevent.
  launchOptions: [
    async ({ launchOptions }, use) => {
      const youtube = await startFakeYouTube();
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...youtube.chromiumArguments] });
      youtube.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  noErrors: [
    async ({ context, browser, savesData }, use) => {
      const complaints: string[] = [];
      const prepare = async (one: BrowserContext) => {
        await watchErrors(one, complaints);
        speedUpAnimations(one);
        if (savesData) await saveData(one);
        if (process.env.LATE_PAGES) await one.addInitScript(delayPage);
      };
      await prepare(context);
      // Also those of further people in a journey; they close with it, or their pages would keep the server busy in the next ones.
      const newContext = browser.newContext.bind(browser);
      const others: BrowserContext[] = [];
      browser.newContext = async (options) => {
        const another = await newContext(options);
        others.push(another);
        await prepare(another);
        return another;
      };
      await use(undefined);
      browser.newContext = newContext;
      const found = [...complaints];
      await Promise.all(others.map((other) => other.close()));
      expect(found).toEqual([]);
    },
    { auto: true },
  ],
});

/** Password of the demo's accounts and of the journeys' people. */
export const demoPassword = 'padel-demo';

/** The address of one of the demo's people. */
export const demoEmail = (name: string) => `${name}@demo.pala.example`;

/** The address of one of the journeys' own people (start/people.ts). */
export const journeyEmail = (name: string) => `${name}@journey.example`;

/** Gives a browser a person's existing session, for journeys that are not about signing in. Leaves the former person's page. */
export async function continueAs(browser: BrowserContext | Page, email: string): Promise<void> {
  // An open page loads itself again once it sees another person's session.
  if ('context' in browser && browser.url() !== 'about:blank') await leave(browser);
  const context = 'context' in browser ? browser.context() : browser;
  const cookie = { name: 'pala_session', value: sessionToken(email), domain: '127.0.0.1', path: '/', httpOnly: true };
  await context.addCookies([{ ...cookie, sameSite: 'Lax' }]);
}

/** Signs in on the sign-in screen, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** Navigates within the application, like a link, and waits for the new title, which must differ from the previous screen's. */
export async function goWithin(page: Page, address: string, title: string | RegExp): Promise<void> {
  await page.evaluate((to) => history.pushState({}, '', to), address);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(title);
}

/** Leaves a page that is about to navigate by itself, which would interrupt the journey's next `goto`. */
export async function leave(page: Page): Promise<void> {
  await page.goto('about:blank');
}

/** The first link in an email's text whose address holds `part`, as a path of this site. */
export function linkIn(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part));
  expect(link, `a link with “${part}” in “${mail.subject}”`).toBeDefined();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
}
