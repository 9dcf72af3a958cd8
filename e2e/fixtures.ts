// What journeys start from: a server of their own with the demo club, its mails, and people who are signed in.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { Client } from 'pg';
import PostalMime, { type Email } from 'postal-mime';
import { startServerProcess } from '../src/server/testing/server-process.ts';

export { expect } from '@playwright/test';

export interface Server {
  url: string;
  /** The newest mail to an address whose subject holds `subject`; waits for it. */
  mail(to: string, subject: string): Promise<Email>;
}

async function makeDatabase(server: string): Promise<string> {
  const name = `pala_journeys_${process.pid}_${Math.random().toString(36).slice(2, 8)}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
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

/**
 * The test function of all journeys. `server` lives as long as its worker, with `environment` on top of the usual variables;
 * `noErrors` fails a journey whose pages complain.
 */
export const test = base.extend<{ noErrors: undefined }, { environment: Record<string, string>; server: Server }>({
  environment: [{}, { scope: 'worker', option: true }],
  server: [
    async ({ environment }, use, worker) => {
      const dataDir = mkdtempSync(join(tmpdir(), 'pala-journey-'));
      const postgresql = process.env.TEST_DATABASE_URL;
      const isPostgresql = worker.project.name === 'postgresql' && postgresql !== undefined;
      const DATABASE_URL = isPostgresql ? await makeDatabase(postgresql) : '';
      const server = await startServerProcess({ DATA_DIR: dataDir, DEMO: '1', DATABASE_URL, ...environment });
      await use({
        url: server.url,
        async mail(to, subject) {
          let found: Email | undefined;
          await expect(async () => {
            const mails = await readMails(dataDir);
            found = mails.findLast((one) => one.to?.[0]?.address === to && one.subject?.includes(subject));
            expect(found, `a mail to ${to} about “${subject}”`).toBeDefined();
          }).toPass({ timeout: 20_000 });
          return found as Email;
        },
      });
      server.process.kill('SIGTERM');
      await server.ended;
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  noErrors: [
    async ({ context }, use) => {
      const complaints: string[] = [];
      context.on('page', (page) => {
        page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`));
        page.on('console', (message) => {
          // The browser itself reports every answer of 4xx; the screens show those to people.
          if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
            complaints.push(`${page.url()}: ${message.text()}`);
          }
        });
      });
      // Nothing leaves this machine: what journeys need of other hosts they answer themselves.
      await context.route(/^https?:\/\/(?!127\.0\.0\.1|localhost)/, (route) => route.abort());
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

/** Password of the demo's accounts. */
export const demoPassword = 'padel-demo';

/** Signs in on the sign-in screen, as a person does. */
export async function signIn(page: Page, email: string, password = demoPassword): Promise<void> {
  await page.goto('/auth?tab=login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname !== '/auth');
}

/** The first link in a mail's text whose address holds `part`, as a path of this site. */
export function linkIn(mail: Email, part: string): string {
  const link = mail.text?.match(/https?:\/\/\S+/g)?.find((one) => one.includes(part));
  expect(link, `a link with “${part}” in “${mail.subject}”`).toBeDefined();
  const { pathname, search } = new URL(link as string);
  return pathname + search;
}
