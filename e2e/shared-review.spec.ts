// A review that its player shares, for as long as they want.

import { expectAccessible } from './accessible.ts';
import { continueAs, expect, journeyEmail, test } from './fixtures.ts';

test('a player shares parts of a review, and stops @phone', async ({ page, browser, server }) => {
  await continueAs(page, journeyEmail('sharing'));
  await page.goto('/player/videos');
  await page
    .getByRole('link', { name: /View Analysis/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'More for this review' }).click();
  await page.getByRole('menuitem', { name: 'Share', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Share your review' });
  const publicPage = dialog.getByRole('switch', { name: 'Public page' });
  await expect(publicPage).not.toBeChecked();
  await publicPage.click();
  const address = await dialog.getByLabel('Link to your review').inputValue();
  expect(address).toContain(`${server.url}/shared-review/`);

  const note = dialog.getByRole('checkbox').first();
  // Checked once the server has saved it, which `check` does not wait for.
  await note.click();
  await expect(note).toBeChecked();
  const [title = ''] = await dialog.getByRole('listitem').first().locator('.font-semibold').allTextContents();
  await expect(dialog.getByRole('img', { name: /^Your shared review/ })).toBeVisible();
  await expectAccessible(page);

  const visitors = await browser.newContext({ javaScriptEnabled: false });
  const visitor = await visitors.newPage();

  await test.step('visitors read it without JavaScript', async () => {
    await expect(async () => {
      const answer = await visitor.goto(address);
      expect([answer?.status(), answer?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
      await expect(visitor.getByRole('heading', { level: 2, name: title })).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(visitor.getByRole('heading', { level: 1, name: 'Villads W.' })).toBeVisible();
    await expect(visitor.getByText('Overall score', { exact: true })).toBeVisible();
    await expect(visitor.getByText(/Winther|Thursday ladder|Prado/)).toHaveCount(0);
    await expect(visitor.locator('meta[property="og:image"]')).toHaveAttribute('content', `${address}/review.png`);
    await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    const picture = await visitors.request.get(`${address}/review.png`);
    expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  });

  await test.step('it is accessible', async () => {
    const reader = await page.context().newPage();
    await reader.goto(new URL(address).pathname);
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(reader);
    await reader.close();
  });

  await test.step('it is gone once the player stops', async () => {
    await publicPage.click();
    await expect(page.getByText('No longer shared')).toBeVisible();
    expect((await visitor.goto(address))?.status()).toBe(404);
    await expect(visitor.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    expect((await visitors.request.get(`${address}/review.png`)).status()).toBe(404);
  });

  await test.step('and sharing again gives another link', async () => {
    await publicPage.click();
    await expect(dialog.getByLabel('Link to your review')).not.toHaveValue(address);
    expect((await visitor.goto(address))?.status()).toBe(404);
  });
  await visitors.close();
});
