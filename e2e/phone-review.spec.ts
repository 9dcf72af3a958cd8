// A coach writes a note on a phone: with the keyboard open, the active field is in the remaining half of the window.

import type { Page } from '@playwright/test';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

/** Whether the focused field is fully visible, without anything over it. */
function isFullyVisible(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const field = document.activeElement;
    if (!field?.closest('[data-note-form]')) return false;
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const inset = 3;
    return [top + inset, (top + bottom) / 2, bottom - inset].every((y) => {
      const there = document.elementFromPoint((left + right) / 2, y);
      return there !== null && (field.contains(there) || there.closest('label')?.contains(field) === true);
    });
  });
}

test('a note is written on a phone, with its text visible above the keyboard @phone', async ({ browser, isMobile }) => {
  test.skip(!isMobile, 'Only a phone has a keyboard on its glass.');
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await continueAs(page, journeyEmail('glass.coach'));
  await page.goto('/coach/videos');
  await page.getByRole('link', { name: 'Open review of Written on a phone' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Written on a phone' })).toBeVisible();

  const bar = page.getByRole('group', { name: 'Note at the current time' });
  await bar.getByRole('button', { name: 'Technique' }).tap();
  const text = page.getByRole('textbox', { name: 'New note' });
  await expect(text).toBeFocused();
  await expect.poll(() => isFullyVisible(page)).toBe(true);

  await test.step('the keyboard opens', async () => {
    await page.setViewportSize({ width: 390, height: 422 });
    await expect.poll(() => isFullyVisible(page)).toBe(true);
    await page.keyboard.type('Late again, and much too close to the glass to swing.');
    await expect.poll(() => isFullyVisible(page)).toBe(true);
  });

  await page.getByRole('button', { name: 'More', exact: true }).tap();
  await test.step('every field of the note becomes visible, with the keyboard and without', async () => {
    for (const height of [422, 844]) {
      await page.setViewportSize({ width: 390, height });
      await text.focus();
      for (const name of ['Time, m:ss', 'End, m:ss', 'Save note']) {
        for (let presses = 0; presses < 40; presses += 1) {
          await page.keyboard.press('Tab');
          await expect
            .poll(() => isFullyVisible(page), `after ${presses + 1} presses of Tab towards ${name}`)
            .toBe(true);
          const reached = page.getByLabel(name, { exact: true }).or(page.getByRole('button', { name, exact: true }));
          if (await reached.evaluate((element) => element === document.activeElement)) break;
        }
      }
    }
  });

  await page.getByRole('button', { name: 'Save note' }).tap();
  await expect(page.getByRole('list', { name: 'Notes' })).toContainText('Late again');
  await context.close();
});
