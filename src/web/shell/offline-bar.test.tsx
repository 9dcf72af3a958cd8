// Without a connection, every screen says so, and nothing waits for it.

import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { positionOf } from '#web/testing/position.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const bar = page.getByText('You’re offline. What you type is kept on this device.');
const heading = page.getByRole('heading', { level: 1 });

function connect(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}

afterEach(() => {
  connect(true);
  vi.restoreAllMocks();
});

test('the bar says so while there is no connection, and moves nothing', async () => {
  renderScreen('/player/videos', { answers: { listVideos: [] } });
  await expect.element(heading).toHaveTextContent('My Videos');
  await expect.element(bar).not.toBeInTheDocument();
  const before = await positionOf(heading);
  connect(false);
  await expect.element(bar).toBeVisible();
  expect(await positionOf(heading)).toEqual(before);
  // It lies clear of the title.
  expect(bar.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
    heading.element().getBoundingClientRect().top,
  );
  connect(true);
  await expect.element(bar).not.toBeInTheDocument();
});

test('what a screen asks for fails at once, and is asked for again with a connection', async () => {
  const gone = Promise.withResolvers<void>();
  const { received } = renderScreen('/player/videos', {
    answers: {
      listVideos: async () => {
        await gone.promise;
        if (!navigator.onLine) throw new TypeError('Failed to fetch');
        return [];
      },
    },
  });
  const failed = page.getByText('Your videos could not be loaded');
  await expect.element(heading).toHaveTextContent('My Videos');
  connect(false);
  gone.resolve();
  await expect.element(failed).toBeVisible();
  const asked = received('listVideos').length;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => received('listVideos').length).toBeGreaterThan(asked);
  await expect.element(failed).toBeVisible();
  connect(true);
  await expect.element(failed).not.toBeInTheDocument();
});
