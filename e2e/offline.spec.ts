// Offline: the offline page, and which files the service worker caches.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { expect, signIn, test } from './fixtures.ts';
import { workerInControl } from './service-worker.ts';

// The tests look at the cache itself.
test.use({ serviceWorkers: 'allow', savesData: false });

/** Opens the application signed in, and waits until the service worker has its files and controls the page. */
async function openWithWorker(page: Page): Promise<void> {
  // Wait: leaving the page while the worker fetches its files could leave those requests unanswered by the test routes.
  await page.goto('/auth?tab=login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  await signIn(page, 'player@demo.pala.example');
  await page.goto('/player/videos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Videos');
  await workerInControl(page);
}

/** Paths of all cached files. */
function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
}

test('people without a connection see the offline page, and return to the page they wanted @phone', async ({
  page,
  context,
}) => {
  await openWithWorker(page);
  await context.setOffline(true);
  await page.goto('/player/videos?status=analyzed');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('No connection');
  await expect(page).toHaveURL('/player/videos?status=analyzed');
  // Its style sheet, font and script are cached too.
  await expect(heading).toHaveCSS('font-family', /Bricolage/);
  expect(await page.evaluate(() => document.fonts.check('16px "Bricolage Grotesque Variable"'))).toBe(true);
  expect(await axeFindings(page)).toEqual([]);

  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('status')).toContainText('Still no connection');

  await context.setOffline(false);
  await expect(heading).toHaveText('My Videos');
  await expect(page).toHaveURL('/player/videos?status=analyzed');
});

test('without a connection a person reads the language that they chose last', async ({ page, context }) => {
  await page.goto('/auth');
  await workerInControl(page);
  await page.getByRole('navigation', { name: 'Language' }).getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión en Pala');
  // The worker has asked for it again.
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline'))?.text() ?? ''))
    .toContain('<html lang="es"');
  const kept = await keptPaths(page);
  expect(kept.filter((path) => path.endsWith('.es.js')).length).toBeGreaterThan(20);
  await context.setOffline(true);
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sin conexión');
});

test('a page that loads while the worker takes over is controlled by it too', async ({ page, context }) => {
  const late = await context.newPage();
  const taken = Promise.withResolvers<void>();
  await late.route('**/auth?tab=login', async (route) => {
    await taken.promise;
    await route.continue();
  });
  const arriving = late.goto('/auth?tab=login');
  await page.goto('/auth?tab=login');
  await workerInControl(page);
  taken.resolve();
  await arriving;
  await workerInControl(late);
});

test('nothing personal is cached, and logging out clears the cache', async ({ page, context }) => {
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

test('a window from before an update keeps its files until the next update', async ({ page }) => {
  await page.goto('/auth');
  // As after an update: two older app shells are cached, and the worker activates again.
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.unregister();
    for (const name of await caches.keys()) await caches.delete(name);
    for (const age of ['long-before', 'before']) {
      const shell = await caches.open(`shell-${age}`);
      await shell.put(`/assets/${age}.js`, new Response(age));
      await shell.put('/theme.js', new Response(age));
    }
  });
  await page.reload();
  await workerInControl(page);
  const answers = (addresses: string[]) =>
    page.evaluate(
      (all) => Promise.all(all.map(async (one) => (await fetch(one)).text().then((text) => text.slice(0, 20)))),
      addresses,
    );
  const [before, longBefore, theme] = await answers(['/assets/before.js', '/assets/long-before.js', '/theme.js']);
  expect(before).toBe('before');
  expect(longBefore).not.toBe('long-before');
  expect(theme).not.toMatch(/before/);
});
