// Signing in, registering and a new password in three languages.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { pageAddressIn } from '#domain/language/page-addresses.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

type Tested = 'en' | 'da' | 'es';

const open = (address: `/${string}`, language: Tested, answers = {}) =>
  renderScreen(address, { as: null, language, answers });

test.each<[Tested, string, string, string, string]>([
  ['en', 'Sign in to Pala', 'Sign In', 'Please enter your email address.', 'Login Failed'],
  ['da', 'Log ind på Pala', 'Log ind', 'Skriv din mailadresse.', 'Login mislykkedes'],
  [
    'es',
    'Inicia sesión en Pala',
    'Iniciar sesión',
    'Escribe tu dirección de correo.',
    'No se ha podido iniciar sesión',
  ],
])('signing in in %s', async (language, title, button, missing, failed) => {
  open('/auth', language, { login: failure('invalid_credentials') });
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  await expect.poll(() => document.title).toBe(`${button} · Pala`);
  const submit = page.getByRole('button', { name: button, exact: true });
  await submit.click();
  await expect.element(page.getByText(missing).first()).toBeVisible();
  const labels = { en: ['Email', 'Password'], da: ['Mail', 'Adgangskode'], es: ['Correo', 'Contraseña'] }[language];
  await page.getByRole('textbox', { name: labels[0] ?? '' }).fill('ada@example.com');
  await page.getByLabelText(labels[1] ?? '', { exact: true }).fill('padel-demo');
  await submit.click();
  await expect.element(page.getByText(failed)).toBeVisible();
});

test.each<[Tested, string, string]>([
  ['en', 'I consent to the processing of my data as described in the Privacy Policy', 'Club code'],
  ['da', 'Jeg giver samtykke til, at mine data behandles som beskrevet i privatlivspolitikken', 'Klubkode'],
  [
    'es',
    'Doy mi consentimiento para que se traten mis datos como describe la política de privacidad',
    'Código del club',
  ],
])('registering in %s, with a link inside a sentence', async (language, consent, code) => {
  open('/auth?tab=register', language, { findClubByCode: failure('not_found') });
  await expect.element(page.getByRole('checkbox', { name: new RegExp(`^${consent}`) })).toBeInTheDocument();
  const link = page.getByRole('link', { name: /Privacy Policy|privatlivspolitikken|política de privacidad/ });
  await expect.element(link).toHaveAttribute('href', pageAddressIn(language, '/privacy-policy'));
  const ask = { en: 'I have a club code', da: 'Jeg har en klubkode', es: 'Tengo un código de club' }[language];
  await page.getByRole('button', { name: ask }).click();
  await expect.element(page.getByLabelText(code)).toHaveFocus();
});

test.each<[Tested, string, string]>([
  ['en', 'Set your password', 'Use at least 6 characters.'],
  ['da', 'Vælg din adgangskode', 'Brug mindst 6 tegn.'],
  ['es', 'Elige tu contraseña', 'Usa al menos 6 caracteres.'],
])('a new password in %s', async (language, title, tooShort) => {
  open('/set-password?token=abc', language);
  await expect.element(page.getByRole('heading', { name: title })).toBeVisible();
  const [password, again] = {
    en: ['New password', 'Confirm new password'],
    da: ['Ny adgangskode', 'Gentag den nye adgangskode'],
    es: ['Nueva contraseña', 'Repite la nueva contraseña'],
  }[language];
  await page.getByLabelText(password ?? '', { exact: true }).fill('abc');
  await page.getByLabelText(again ?? '', { exact: true }).fill('abc');
  await expect.element(page.getByText(tooShort)).toBeVisible();
});
