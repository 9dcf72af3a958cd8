// Smashy, from its button to a note in a video.

import type { Page } from '@playwright/test';
import { axeFindings } from './accessible.ts';
import { continueAs, demoEmail, expect, goWithin, test } from './fixtures.ts';

test('a player asks what to work on, follows up, and finds the conversation again after a reload @phone', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await continueAs(page, demoEmail('player'));
  await page.goto('/');
  await test.step('the popup does not overlap the button', async () => {
    await expect(page.getByRole('button', { name: 'Maybe later' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ask Smashy' })).toHaveCount(1);
    await page.getByRole('button', { name: 'Maybe later' }).click();
  });
  await goWithin(page, '/player/videos', 'My Videos');
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  const log = page.getByRole('log');
  await log.getByRole('button', { name: 'What should I work on?' }).click();
  // The first question reads and indexes the knowledge.
  await expect(log).toContainText('wrote in the review of', { timeout: 60_000 });
  await page.getByLabel('Your question').fill('And how do I practise that?');
  await page.keyboard.press('Enter');
  await expect(log).toContainText('a priority');
  expect(await axeFindings(page)).toEqual([]);
  const video = log.getByRole('list', { name: 'Videos and pages' }).last().getByRole('link').first();
  await video.click();
  await expect(page).toHaveURL(/\/player\/video-analysis\/[\w-]+\?t=\d+$/);
  await page.reload();
  await page.getByRole('button', { name: 'Ask Smashy' }).click();
  await expect(log).toContainText('And how do I practise that?');
  await expect(log.getByRole('list', { name: 'Suggestions' })).toHaveCount(0);
});

const places = {
  coach: ['/coach/videos', 'Videos to Review'],
  player: ['/subscription', 'Subscription'],
  club: ['/club/players', 'Players'],
} as const;

for (const [who, [address, title]] of Object.entries(places)) {
  test(`Smashy’s button covers no control of ${address} at any place of the page @phone`, async ({ page }) => {
    await continueAs(page, demoEmail(who));
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 2 }).or(main.getByRole('row')).first()).toBeVisible();
    const smashy = page.getByRole('button', { name: 'Ask Smashy' });
    await expect(smashy).toBeVisible();
    await expectClear(page);
    // Its focus afterwards does not keep it where it was.
    await smashy.click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Close/ })
      .click();
    await expectClear(page);
  });
}

/** Scrolls from the top to the end of the page, and looks at what lies under the button. */
async function expectClear(page: Page) {
  for (const part of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await page.evaluate((share) => {
      const { scrollHeight, clientHeight } = document.documentElement;
      window.scrollTo(0, (scrollHeight - clientHeight) * share);
    }, part);
    await expect.poll(() => page.evaluate(coveredControls)).toEqual([]);
  }
}

/** The controls of the screen under Smashy's button. A row that opens as a whole is none. */
function coveredControls(): string[] {
  const button = document.querySelector('button[data-smashy]');
  if (!button?.checkVisibility({ visibilityProperty: true })) return [];
  const { left, right, top, bottom } = button.getBoundingClientRect();
  return [...document.querySelectorAll('main :is(a, button, input, select, textarea)')]
    .filter((control) => control !== button && control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const box = control.getBoundingClientRect();
      const isRow = box.height > 2 * (bottom - top);
      return !isRow && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
    })
    .map((control) => control.textContent ?? '');
}
