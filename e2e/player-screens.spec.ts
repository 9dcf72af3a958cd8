// A club player and a direct player go through all their screens by menu.

import type { Page } from '@playwright/test';
import { continueAs, demoEmail, expect, journeyEmail, test } from './fixtures.ts';

/** Follows a menu entry at any screen width. */
async function follow(page: Page, name: string): Promise<void> {
  const entry = page.getByRole('navigation').getByRole('link', { name, exact: true }).and(page.locator(':visible'));
  if ((await entry.count()) > 0) return entry.first().click();
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^(Open menu|More)/ })
    .click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

const heading = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('heading', { level: 1, name });

test('a club player goes through every screen @phone', async ({ page }) => {
  await continueAs(page, demoEmail('player'));
  await page.goto('/player');
  const main = page.getByRole('main');

  await test.step('the dashboard shows the player’s progress and what to do next', async () => {
    await expect(heading(page, /Welcome, Freja/)).toBeVisible();
    await expect(main.getByText('DPF Level')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Recent Coach Feedback' })).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Performance Insights' })).toBeVisible();
    await main
      .getByRole('link', { name: /View Progress/ })
      .first()
      .click();
    await expect(heading(page, 'Your Progress Journey')).toBeVisible();
  });

  await test.step('progress: filter, charts, the table behind a chart, and a point that leads to its review', async () => {
    await expect(main.getByRole('meter', { name: 'Goal progress' })).toBeVisible();
    await main.getByRole('tab', { name: 'History' }).click();
    await expect(page).toHaveURL(/tab=history/);
    await main.getByRole('button', { name: 'Show table' }).first().click();
    const review = main.getByRole('figure', { name: 'Overall' }).getByRole('table').getByRole('link').first();
    const title = (await review.textContent()) ?? '';
    await review.click();
    await expect(heading(page, title.trim())).toBeVisible();
    await page.goBack();
    await main.getByRole('tab', { name: 'Benchmarks' }).click();
    await expect(main.getByText('Peer benchmarking coming soon...')).toBeVisible();
  });

  await test.step('performance over time', async () => {
    await follow(page, 'Performance');
    await expect(heading(page, 'Performance Analytics')).toBeVisible();
    await main.getByLabel('Timeframe').selectOption({ label: 'All time' });
    await expect(page).toHaveURL(/days=9999/);
    await expect(main.getByRole('heading', { name: 'Top Strengths' })).toBeVisible();
    await main.getByRole('tab', { name: 'Skills Analysis' }).click();
    await main.getByRole('tab', { name: 'Progress Tracking' }).click();
    await expect(main.getByRole('tabpanel')).toContainText(/coming soon/i);
  });

  await test.step('goals that the coach has set', async () => {
    await follow(page, 'My Goals');
    await expect(heading(page, 'My Goals')).toBeVisible();
    await expect(main.getByText('Take the bandeja side-on, racket up while turning')).toBeVisible();
    await expect(main.getByText('Journey started')).toBeVisible();
  });

  await test.step('training sessions, upcoming and completed', async () => {
    await follow(page, 'Training Sessions');
    await expect(heading(page, 'My Training Sessions')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Match play with coaching' })).toBeVisible();
    await main.getByRole('tab', { name: 'Completed' }).click();
    await expect(main.getByText('Eight of ten lobs landed behind the service line.', { exact: false })).toBeVisible();
    await expect(main.getByText('No feedback provided yet')).toBeVisible();
  });

  await test.step('videos, and one review with earlier ratings', async () => {
    await follow(page, 'My Videos');
    await main.getByLabel('Status').selectOption('analyzed');
    await expect(page).toHaveURL(/status=analyzed/);
    await main
      .getByRole('link', { name: /View Analysis/ })
      .first()
      .click();
    await expect(main.getByText('Padel Skill Level')).toBeVisible();
    await expect(main.getByRole('heading', { name: 'Skill Breakdown' })).toBeVisible();
  });

  await test.step('profile: figures, achievements, and the way back from a payment', async () => {
    await page.goto('/player/profile');
    await expect(main.getByText('Average rating')).toBeVisible();
    await main.getByRole('tab', { name: 'Achievements' }).click();
    await expect(main.getByText('XP', { exact: false }).first()).toBeVisible();
    await page.goto('/player/profile?payment=success');
    await expect(page.getByText('Payment Successful!')).toBeVisible();
    await expect(page).toHaveURL(/\/player\/profile$/);
  });
});

test('a player changes their name @phone', async ({ page }) => {
  await continueAs(page, journeyEmail('profile'));
  const main = page.getByRole('main');
  await page.goto('/player/profile');
  await main.getByRole('button', { name: /Edit/ }).click();
  await main.getByLabel('Last name').fill('Bang-Holm');
  await main.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your profile has been updated successfully.')).toBeVisible();
  await expect(main).toContainText('Bang-Holm');
});

test('a direct player goes through every screen and sees what is for club members @phone', async ({ page }) => {
  await continueAs(page, demoEmail('direct'));
  const main = page.getByRole('main');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));

  await page.goto('/player');
  await expect(heading(page, /Welcome, Oliver/)).toBeVisible();
  await follow(page, 'Progress');
  await expect(heading(page, 'Your Progress Journey')).toBeVisible();
  await expect(main.getByText('Goal tracking and timelines are available for club players')).toBeVisible();
  await follow(page, 'Performance');
  await expect(heading(page, 'Performance Analytics')).toBeVisible();
  await follow(page, 'My Videos');
  await expect(main.getByRole('button', { name: 'Add Video' })).toBeEnabled();

  // The menu does not lead there, but a link in an email or an old bookmark may.
  await page.goto('/player/goals');
  await expect(main.getByText('Goals Available for Club Members Only')).toBeVisible();
  await page.goto('/player/training');
  await expect(main.getByText(/Club Members Only/)).toBeVisible();
  await page.goto('/player/profile?tab=security');
  await expect(main.getByRole('heading', { name: /Password/ }).first()).toBeVisible();
  expect(calls.filter((path) => /player-goals|player-training-sessions/.test(path))).toEqual([]);
});
