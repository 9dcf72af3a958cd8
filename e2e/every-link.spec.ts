// Every link of every screen, followed by its readers: each leads to a working screen with data.

import type { Page } from '@playwright/test';
import { isScreen, mayOpenScreen, screenAddresses } from '../src/domain/screen-addresses.ts';
import { demoStaff } from '../src/server/demo/demo-people.ts';
import { continueAs, demoEmail, expect, test } from './fixtures.ts';
import { demoNames } from './start/people.ts';

// As high as the longest screen, so that lazily drawn parts appear as well.
test.use({ viewport: { width: 1600, height: 6000 } });

/**
 * Links of one kind lead to one kind of screen. How many of a kind are followed: the first from each kind of screen up to `fromElsewhere`,
 * and another from the same one up to `again`.
 */
const most = { again: 1, fromElsewhere: 4 };

for (const name of demoNames)
  test(`${name} finds a screen behind every link`, async ({ page }) => {
    await page.addInitScript(() => {
      // Copied addresses are stored for the walk.
      Object.defineProperty(navigator.clipboard, 'writeText', {
        value: async (text: string) => document.documentElement.setAttribute('data-copied', text),
      });
    });
    await continueAs(page, demoEmail(name));
    const { role } = demoStaff.find((one) => one.name === name) ?? { role: 'player' };
    // The list of routes names all roles' routes on purpose.
    const starts = screenAddresses.filter(
      (address) => !address.includes('$') && address !== '/nav-test' && mayOpenScreen(role, address),
    );
    expect(await deadLinks(page, starts)).toEqual([]);
  });

/** A link, with the address where it was found; null for starting addresses. */
interface Step {
  href: string;
  from: string | null;
}

/** Walks from the first addresses along links, copied addresses and tabs; returns broken ones with where they were found. */
async function deadLinks(page: Page, starts: readonly string[]): Promise<string[]> {
  const calls = watchCalls(page);
  const dead: string[] = [];
  const steps: Step[] = starts.map((href) => ({ href, from: null }));
  const found = new Map<string, number>();
  const searched = new Set<string>();
  await page.goto('/notifications');
  const { origin } = new URL(page.url());

  const note = (link: string, from: string) => {
    const { origin: site, pathname, search } = new URL(link);
    const href = pathname + search;
    if (site !== origin || steps.some((one) => one.href === href)) return;
    const kind = kindOf(href);
    const fromKind = `${kindOf(from)} → ${kind}`;
    const [count = 0, countFrom = 0] = [found.get(kind), found.get(fromKind)];
    if (count >= (countFrom > 0 ? most.again : most.fromElsewhere)) return;
    found.set(kind, count + 1).set(fromKind, countFrom + 1);
    steps.push({ href, from });
  };

  const open = async (going: () => Promise<unknown>) => {
    calls.refused.length = 0;
    await going();
    await settle(page, calls);
  };

  for (const { href, from } of steps) {
    if (!isScreen(new URL(href, origin).pathname)) {
      const answer = await page.request.get(href);
      if (!answer.ok()) dead.push(`${from} → ${href}: ${answer.status()}`);
      continue;
    }
    await open(() => page.evaluate((to) => history.pushState({}, '', to), href));
    // A slow disk makes the database unavailable for a moment; people try again.
    if (calls.refused.some((one) => one.startsWith('503'))) await open(() => page.reload());
    const kind = kindOf(await addressOf(page));
    const links = await shownLinks(page);
    // Once for each kind: its tabs and copied addresses.
    if (!searched.has(kind)) links.push(...(await linksBehind(page, calls)));
    searched.add(kind);
    const address = await addressOf(page);
    for (const link of links) note(link, address);
    const title = await page.locator('main h1').textContent();
    const isMissing = /not found/i.test(title ?? '') || calls.refused.length > 0;
    if (isMissing && from !== null) dead.push(`${from} → ${href}: ${title} ${calls.refused.join(', ')}`);
  }
  return dead;
}

const addressOf = (page: Page) => page.evaluate(() => location.pathname + location.search);

/** The kind of a screen, with its tab and filter, but without ids, codes and moments. */
function kindOf(href: string): string {
  const { pathname, searchParams } = new URL(href, 'http://pala.example');
  const choice = searchParams.get('tab') ?? searchParams.get('show') ?? '';
  const names = [...new Set(searchParams.keys())].toSorted();
  return `${pathname.replaceAll(/[\da-f]{8}-[\da-f-]{27}|\w{20,}/g, '$')}?${names.join('&')} ${choice}`;
}

/** The links behind the screen's tabs, and its first copied address. */
async function linksBehind(page: Page, calls: Calls): Promise<string[]> {
  const links: string[] = [];
  if ((await page.getByRole('dialog').count()) > 0) return links;
  const main = page.getByRole('main');
  const copy = main.getByRole('button', { name: /^Copy link/ });
  if ((await copy.count()) > 0) {
    await copy.first().click();
    links.push((await page.locator('html[data-copied]').getAttribute('data-copied')) as string);
  }
  const press = (index: number) =>
    page.evaluate((at) => {
      const tab = document.querySelectorAll<HTMLElement>('main [role=tab]')[at];
      tab?.click();
      return tab !== undefined;
    }, index);
  for (let index = 0; await press(index); index += 1) {
    await settle(page, calls);
    links.push(...(await shownLinks(page)));
  }
  return links;
}

const shownLinks = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((one) => new URL(one.getAttribute('href') ?? '', location.href).href),
  );

interface Calls {
  /** Data and code on their way: a screen stays until the code of the next one is there. */
  pending: Set<unknown>;
  /** API calls that are refused or not found. */
  refused: string[];
}

function watchCalls(page: Page): Calls {
  const calls: Calls = { pending: new Set(), refused: [] };
  page.on('request', (request) => {
    if (['fetch', 'script'].includes(request.resourceType())) calls.pending.add(request);
  });
  const end = (request: unknown) => calls.pending.delete(request);
  page.on('requestfailed', end);
  page.on('requestfinished', end);
  page.on('response', (response) => {
    if (![401, 403, 404].includes(response.status()) && response.status() < 500) return;
    calls.refused.push(`${response.status()} ${new URL(response.url()).pathname}`);
  });
  return calls;
}

/** Waits until the screen has its title and its data. */
async function settle(page: Page, { pending }: Calls): Promise<void> {
  await expect
    .poll(
      async () => {
        const isShown = await page.evaluate(
          () =>
            new Promise<boolean>((resolve) =>
              // After the next drawing.
              requestAnimationFrame(() =>
                setTimeout(() =>
                  resolve(
                    document.querySelector('main [aria-busy=true]') === null &&
                      document.querySelector('main h1') !== null,
                  ),
                ),
              ),
            ),
        );
        return isShown && pending.size === 0;
      },
      { intervals: [10] },
    )
    .toBe(true);
}
