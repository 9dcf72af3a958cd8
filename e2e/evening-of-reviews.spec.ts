// A coach reviews for an hour with the keyboard only: plans, publishes, skips, and reads what was done.

import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

const phrase = 'Take the ball earlier and step into the court.';

test('an hour of reviews leads from one to the next by keyboard, completes phrases, and sums up', async ({ page }) => {
  await continueAs(page, journeyEmail('hour.coach'));
  await page.goto('/coach/videos');
  const press = (key: string) => page.keyboard.press(key);
  const line = page.getByRole('region', { name: 'Evening of reviews' });
  const title = (name: string) => page.getByRole('heading', { level: 1, name });

  await test.step('the plan', async () => {
    await page.getByRole('button', { name: 'Review for an hour' }).focus();
    await press('Enter');
    const plan = page.getByRole('region', { name: 'Plan' });
    await expect(plan.getByText('All 3 reviews, about 60 minutes')).toBeVisible();
    await expect(plan.getByText(/We don’t know your pace yet/)).toBeVisible();
    await press('Enter');
    await expect(title('Alfred in the league')).toBeVisible();
    await expect(line.getByText(/^1 of 3, about (60|59) minutes left/)).toBeVisible();
  });

  await test.step('the first review, and the next one without a press', async () => {
    await press('t');
    await expect(page.getByRole('textbox', { name: 'New note' })).toBeFocused();
    await page.keyboard.type(phrase);
    await press('Enter');
    await publish(page);
    await expect(title('Bodil in the league')).toBeVisible();
    await expect(line.getByText(/^2 of 3/)).toBeVisible();
  });

  await test.step('a reload keeps the evening; the second is skipped', async () => {
    await page.reload();
    await expect(line.getByText(/^2 of 3/)).toBeVisible();
    await line.getByRole('button', { name: 'Skip this review for now' }).focus();
    await press('Enter');
    await expect(title('Carl in the league')).toBeVisible();
  });

  await test.step('a phrase of the first review completes a note', async () => {
    await press('t');
    await page.keyboard.type('tak');
    await expect(page.getByRole('listbox', { name: 'Phrases from your notes' }).getByText(phrase)).toBeVisible();
    await press('Tab');
    await expect(page.getByRole('textbox', { name: 'New note' })).toHaveValue(phrase);
    await press('Enter');
    await publish(page);
    await expect(title('Bodil in the league')).toBeVisible();
    await expect(line.getByText(/^3 of 3/)).toBeVisible();
  });

  await test.step('the end, and what is left', async () => {
    await line.getByRole('button', { name: 'End the evening' }).focus();
    await press('Enter');
    await expect(page.getByText(/^2 reviews with 2 notes in \d+ minutes?\.$/)).toBeVisible();
    await expect(page.getByText('Left for another time: Bodil in the league')).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await expect(page.getByRole('button', { name: 'Review for an hour' })).toBeVisible();
  });
});

/** Rates the whole, writes a summary and publishes, with keys. */
async function publish(page: Page): Promise<void> {
  await page.keyboard.press('Shift+Digit2');
  await page.getByRole('textbox', { name: 'Overall, 0 to 7' }).focus();
  await page.keyboard.type('4.4');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Digit3');
  await page.getByRole('textbox', { name: 'Final summary' }).focus();
  await page.keyboard.type('Step in, and the net is yours.');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.keyboard.press('Shift+Digit5');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).press('Enter');
}
