// Without a connection: the offline page, what the service worker keeps for it, and what it leaves alone.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { expect, signIn, test } from './fixtures.ts';

/** Opens the application signed in, and waits until the service worker has its files and this page. */
async function openWithWorker(page: Page): Promise<void> {
  // Undisturbed: leaving the page while the worker fetches its files may leave these requests without an answer from the test's own routes.
  await page.goto('/auth?tab=login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await signIn(page, 'player@demo.pala.example');
  await page.goto('/player/videos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Videos');
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

/** Paths of everything in the browser's caches. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('people without a connection are told so, and come back to the page they asked for @phone', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await context.setOffline(true);
  await page.goto('/player/videos?status=analyzed');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No connection');
  await expect(page).toHaveURL('/player/videos?status=analyzed');
  // Its style sheet, font and script are there too.
  await expect(heading).toHaveCSS('font-family', /Bricolage/);
  expect(await page.evaluate(() => document.fonts.check('16px "Bricolage Grotesque Variable"'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toContainText('Still no connection');

  await context.setOffline(false);
  await expect(heading).toHaveText('My Videos');
  await expect(page).toHaveURL('/player/videos?status=analyzed');
});

test('nothing personal is kept for later, and logging out leaves nothing', async ({ page, context }) => {
  await openWithWorker(page);
  await page.goto('/player');
  const kept = await keptPaths(page);
  expect(kept).toContain('/offline');
  expect(kept.filter((path) => !/^\/(?:assets\/.+|offline|theme\.js|favicon\.svg)$/.test(path))).toEqual([]);

  await page.getByRole('button', { name: /^Profile menu of/ }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL('/');
  expect(await keptPaths(page)).toEqual([]);

  await page.goto('/auth');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.goto('/player');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No connection');
});
