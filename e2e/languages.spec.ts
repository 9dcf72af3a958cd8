// A built page in another language: its files load their translations. No other language is on offer yet, so the journey asks for it.

import { expect, test } from './fixtures.ts';

test('the built sign-in screen is read in Danish', async ({ page }) => {
  await page.route(
    (url) => url.pathname === '/auth',
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('<html lang="en"', '<html lang="da" data-language="da"');
      await route.fulfill({ response, body });
    },
  );
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind på Pala');
  await page.getByRole('tab', { name: 'Opret konto' }).click();
  // In a file that loads later.
  await expect(page.getByRole('button', { name: 'Jeg har en klubkode' })).toBeVisible();
});
