// The built screens in the reader's language: the one that their browser asks for, until they choose another.

import { demoPassword, expect, test } from './fixtures.ts';

test.use({ locale: 'da-DK' });

test('a visitor reads Danish, then chooses Spanish', async ({ page }) => {
  await page.goto('/auth');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Log ind på Pala');
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await page.getByRole('tab', { name: 'Opret konto' }).click();
  // In a file that loads later.
  await expect(page.getByRole('button', { name: 'Jeg har en klubkode' })).toBeVisible();
  // The server's own words.
  await page.getByRole('tab', { name: 'Log ind' }).click();
  await page.getByRole('textbox', { name: 'Mail' }).fill('ukendt@example.com');
  await page.getByRole('textbox', { name: 'Adgangskode' }).fill('padel-demo');
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.getByText('Forkert mail eller adgangskode').first()).toBeVisible();

  await page.getByRole('navigation', { name: 'Sprog' }).getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión en Pala');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('ukendt@example.com');
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
});

test('a visitor begins in the language of the address, and takes the one that they choose along', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mira tu pádel como lo ve un entrenador.');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Centro de ayuda' }).click();
  await expect(page).toHaveURL('/es/help-center');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Centro de ayuda');
  // Filled in by the server, and with sentences of its script.
  await page.goto('/es/verify');
  await page.getByLabel('O pega su texto').fill('hola');
  await page.getByRole('button', { name: 'Comprobar la insignia' }).click();
  await expect(page.getByText('Esto no es una insignia', { exact: false })).toBeVisible();
  await page.goto('/auth');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión en Pala');
});

test('a person reads their own language after signing in, and chooses Danish in their profile', async ({ page }) => {
  await page.goto('/auth');
  await page.getByRole('textbox', { name: 'Mail' }).fill('language@journey.example');
  await page.getByRole('textbox', { name: 'Adgangskode' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log ind', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');

  await page.goto('/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  await page.getByLabel('Language').selectOption('Dansk');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'da');
  await expect(page.getByRole('button', { name: 'Ret profil' })).toBeVisible();
});
