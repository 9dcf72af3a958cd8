// Another language is read at once, without a new document.

import { beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { languageCookie } from '#domain/language/languages.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const player = testUser();
const answers = {
  getProfileStats: { totalVideos: 6, analyzedVideos: 5, averageRating: 3.6, joinDate: '2026-04-25T10:00:00.000Z' },
  getContentChoice: { clubName: null, choice: null, nameStyle: 'full', decidedAt: null },
  getCertificate: { isPublic: false, nameStyle: 'full', code: null, verified: null },
  listOwnSpotlights: [],
} satisfies Answers;

beforeEach(() => {
  document.documentElement.dataset['languages'] = 'en da es';
  return () => {
    delete document.documentElement.dataset['languages'];
    document.cookie = `${languageCookie}=; path=/; max-age=0`;
  };
});

it('a person who saves another language reads the whole screen in it, and what the server words', async () => {
  const saved = { ...player, language: 'da' } as const;
  const { received } = renderScreen('/player/profile', {
    as: player,
    answers: { ...answers, updateProfile: () => saved, getProfileStats: () => answers.getProfileStats },
  });
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const heading = page.getByRole('heading', { level: 1 }).element();
  await page.getByLabelText('Language').selectOptions('Dansk');
  const before = received('getProfileStats').length;
  await page.getByRole('button', { name: 'Save', exact: true }).click();

  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Min profil');
  // Drawn again, not mounted again.
  expect(page.getByRole('heading', { level: 1 }).element()).toBe(heading);
  await expect.element(page.getByRole('tab', { name: 'Sikkerhed' })).toBeVisible();
  await expect.element(page.getByText('Din profil er opdateret.')).toBeVisible();
  await expect.poll(() => document.title).toBe('Min profil · Pala');
  expect(document.documentElement).toHaveAttribute('lang', 'da');
  await expect.poll(() => received('getProfileStats').length).toBe(before + 1);
  expect(browserNavigation.reload).not.toHaveBeenCalled();
});

it('a visitor who chooses another language keeps what is typed, a password too, and the focus', async () => {
  renderScreen('/auth?tab=register', { as: null });
  await page.getByLabelText('First name').fill('Lucía');
  await page.getByLabelText('Password', { exact: true }).fill('long enough');
  const spanish = page.getByRole('button', { name: 'Español' });
  await spanish.click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Crea tu cuenta');
  await expect.element(page.getByLabelText('Nombre')).toHaveValue('Lucía');
  await expect.element(page.getByLabelText('Contraseña', { exact: true })).toHaveValue('long enough');
  await expect.element(spanish).toHaveFocus();
  await expect.element(spanish).toHaveAttribute('aria-current', 'true');
  expect(document.cookie).toContain(`${languageCookie}=es`);

  await userEvent.keyboard('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}{Enter}');
  await expect.element(page.getByLabelText('First name')).toHaveValue('Lucía');
  expect(document.documentElement).toHaveAttribute('lang', 'en');
});

it('another window of the browser follows', async () => {
  renderScreen('/player/profile', { as: player, answers });
  await expect.element(page.getByRole('tab', { name: 'Security' })).toBeVisible();
  const other = new BroadcastChannel('language');
  other.postMessage('es');
  await expect.element(page.getByRole('tab', { name: 'Seguridad' })).toBeVisible();
  other.close();
});
