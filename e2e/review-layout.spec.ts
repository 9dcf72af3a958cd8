// The coach's video has its share of the window, and the page does not scroll, from small laptops to large screens.

import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

/** Windows, and the video's minimum share of them in focus mode; null if only scrolling counts. */
const windows = [
  { width: 1024, height: 640, share: null },
  { width: 1280, height: 720, share: 0.5 },
  { width: 1280, height: 800, share: null },
  { width: 1440, height: 900, share: 0.5 },
  { width: 1920, height: 1080, share: 0.6 },
  { width: 2560, height: 1440, share: 0.6 },
] as const;

/** Measures the layout in one call. */
function look(page: Page) {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth, clientHeight, clientWidth } = document.documentElement;
    const picture = document.querySelector('[data-workspace] .aspect-video')?.getBoundingClientRect() ?? new DOMRect();
    const over = [0.02, 0.5, 0.98].flatMap((x) =>
      [0.02, 0.5, 0.98].map((y) =>
        document.elementFromPoint(picture.x + picture.width * x, picture.y + picture.height * y),
      ),
    );
    const outside = [...document.querySelectorAll('[data-workspace] [role=group] button')].filter((button) => {
      const { bottom, right, height } = button.getBoundingClientRect();
      return height > 0 && (bottom > innerHeight + 1 || right > innerWidth + 1);
    });
    return {
      share: (picture.width * picture.height) / (innerWidth * innerHeight),
      overflow: [scrollWidth - clientWidth, scrollHeight - clientHeight],
      isCovered: over.some((element) => !element?.closest('.aspect-video')),
      outside: outside.map((button) => button.getAttribute('aria-label') ?? button.textContent),
    };
  });
}

test('the video has its share of the window in focus mode, and the page never scrolls', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  await continueAs(page, journeyEmail('picture-size.coach'));
  await page.goto('/coach/videos');
  await page.getByRole('link', { name: 'Open review of Size of the picture' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Size of the picture' })).toBeVisible();
  const navigation = page.getByRole('link', { name: /home$/ });
  const everywhere = async (check: (one: (typeof windows)[number]) => Promise<void>) => {
    for (const one of windows) {
      await page.setViewportSize(one);
      await test.step(`${one.width}×${one.height}`, () => check(one));
    }
  };
  const fits = { overflow: [0, 0], isCovered: false, outside: [] };

  await everywhere(async () => {
    await expect.poll(() => look(page)).toMatchObject(fits);
  });

  await test.step('while a note is written, in a low window', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.keyboard.press('t');
    const save = page.getByRole('button', { name: 'Save note' });
    await expect(page.getByRole('combobox', { name: 'Note type' })).toBeVisible();
    await expect.poll(() => look(page)).toMatchObject(fits);
    await expect(save).toBeInViewport({ ratio: 1 });
    await page.getByRole('button', { name: 'More', exact: true }).last().click();
    await expect(page.getByRole('textbox', { name: 'End, m:ss' })).toBeVisible();
    await expect(save).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Ask Smashy' })).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(save).toBeHidden();
  });

  await page.keyboard.press('f');
  await expect(navigation).toBeHidden();
  await expect(page.getByRole('button', { name: 'Focus mode' })).toHaveAttribute('aria-pressed', 'true');
  await everywhere(async ({ share }) => {
    await expect.poll(() => look(page)).toMatchObject(fits);
    if (share !== null) expect((await look(page)).share).toBeGreaterThanOrEqual(share);
  });

  await test.step('as much with the code pad, at the smallest', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const { share } = await look(page);
    await page.keyboard.press('q');
    await expect(page.getByRole('region', { name: 'Code pad' })).toBeVisible();
    await expect.poll(() => look(page)).toMatchObject({ ...fits, share });
    // F now belongs to the pad; with Shift it still switches focus mode.
    await page.keyboard.press('Shift+F');
    await expect(navigation).toBeVisible();
    await expect.poll(() => look(page)).toMatchObject(fits);
    await page.keyboard.press('Shift+F');
    await page.keyboard.press('q');
  });

  await test.step('the split is moved by keys and by dragging', async () => {
    const split = page.getByRole('separator', { name: 'Width of the notes' });
    await expect(split).toHaveAttribute('aria-valuenow', '320');
    await split.focus();
    await page.keyboard.press('ArrowLeft');
    await expect(split).toHaveAttribute('aria-valuenow', '336');
    const box = await split.boundingBox();
    if (!box) throw new Error('The split is not there.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // Over the player, which handles its own presses.
    await page.mouse.move(box.x - 100, box.y + 100);
    await page.mouse.up();
    await expect(split).not.toHaveAttribute('aria-valuenow', '336');
    await expect.poll(() => look(page)).toMatchObject(fits);
  });

  await test.step('both are remembered on this device', async () => {
    const width = await page.getByRole('separator').getAttribute('aria-valuenow');
    await page.reload();
    await expect(page.getByRole('separator')).toHaveAttribute('aria-valuenow', width ?? '');
    await expect(navigation).toBeHidden();
    await page.getByRole('button', { name: 'Focus mode' }).click();
    await expect(navigation).toBeVisible();
  });
  await context.close();
});
