// The built screens in the reader's language: the one that their browser asks for, until they choose another.

import type { Page } from '@playwright/test';
import { continueAs, demoPassword, expect, journeyEmail, test } from './fixtures.ts';

test.use({ locale: 'da-DK' });

/** Marks the document; a new one would not have the mark. */
const mark = (page: Page) => page.evaluate(() => void Object.assign(window, { mark: 'same document' }));
const markOf = (page: Page) => page.evaluate(() => (window as { mark?: string }).mark);

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

  await mark(page);
  await page.getByRole('navigation', { name: 'Sprog' }).getByRole('button', { name: 'Español' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Inicia sesión en Pala');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page).toHaveTitle('Iniciar sesión · Pala');
  await expect(page.getByRole('textbox', { name: 'Correo' })).toHaveValue('ukendt@example.com');
  // Kept nowhere else.
  await expect(page.getByRole('textbox', { name: 'Contraseña' })).toHaveValue('padel-demo');
  await expect(page.getByRole('button', { name: 'Español' })).toBeFocused();
  // Loaded since.
  await page.getByRole('tab', { name: 'Crear cuenta' }).click();
  await page.getByRole('button', { name: 'Tengo un código de club' }).click();
  await expect(page.getByLabel('Código del club')).toBeFocused();
  expect(await markOf(page)).toBe('same document');
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

test('a browser that is signed in already follows the profile', async ({ page, browser, server }) => {
  const person = journeyEmail('language.three');
  await continueAs(page, person);
  await page.goto('/player/profile');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  const elsewhere = await browser.newContext({ baseURL: server.url, locale: 'en-GB' });
  await continueAs(elsewhere, person);
  const other = await elsewhere.newPage();
  await other.goto('/player/profile');
  await other.getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Language').selectOption('Dansk');
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Min profil');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Min profil');
  await elsewhere.close();
});

test('another language in the profile: every text of both windows changes, what is typed stays, and no page is loaded', async ({
  page,
  context,
  server,
}) => {
  await continueAs(page, journeyEmail('language.two'));
  await context.addCookies([{ name: 'pala_language', value: 'en', url: server.url }]);
  await page.goto('/player/profile');
  await page.getByRole('button', { name: 'Edit' }).click();
  const other = await context.newPage();
  await other.goto('/player/profile');
  await other.getByRole('button', { name: 'Edit' }).click();
  await other.getByLabel('Last name').fill('Winther Krogh');
  for (const one of [page, other]) await mark(one);

  await page.getByLabel('Language').selectOption('Español');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mi perfil');
  await expect(page).toHaveTitle('Mi perfil · Pala');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('tab', { name: 'Seguridad' })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Mis vídeos' }),
  ).toBeVisible();

  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Mi perfil');
  await expect(other.getByLabel('Apellidos')).toHaveValue('Winther Krogh');
  for (const one of [page, other]) expect(await markOf(one)).toBe('same document');

  // A screen whose files are loaded now, and back to English, which is in the files.
  await page.getByRole('tab', { name: 'Seguridad' }).click();
  await expect(page.getByRole('heading', { name: 'Contraseña' })).toBeVisible();
  await other.getByLabel('Idioma').selectOption('English');
  await other.getByRole('button', { name: 'Guardar', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Profile');
  await expect(page.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(await markOf(page)).toBe('same document');
});
