// The coach profile in My Profile.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CoachProfile } from '#contract/people/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const profile: CoachProfile = { about: 'I coach.', languages: ['da'], certifiedSince: 2014, isListed: true };

function open(getCoachProfile: CoachProfile | null, answers: Answers = {}) {
  return renderScreen('/profile?tab=coaching', {
    as: 'coach_freelance',
    answers: {
      getCoachProfile,
      saveCoachProfile: ({ body }) => ({ ...profile, ...body }) as CoachProfile,
      ...answers,
    },
  });
}

test('the form starts empty, and saves text, languages, year and listing', async () => {
  const { received } = open(null);
  await page.getByLabelText('About you').fill('Calm and precise.');
  for (const language of ['Danish', 'Spanish']) {
    await page.getByRole('combobox', { name: 'Languages' }).fill(language);
    await page.getByRole('option', { name: language }).click();
  }
  await page.getByRole('button', { name: 'Remove Danish' }).click();
  await page.getByLabelText(/^Certified since/).fill('2012');
  await page.getByRole('switch', { name: 'Players can find me' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('You’re not in the list of coaches.')).toBeVisible();
  expect(received('saveCoachProfile')[0]?.body).toEqual({
    about: 'Calm and precise.',
    languages: ['es'],
    certifiedSince: 2012,
    isListed: false,
  });
});

test('the form shows the saved profile, and validation errors', async () => {
  const { received } = open(profile);
  await expect.element(page.getByLabelText('About you')).toHaveValue('I coach.');
  await expect.element(page.getByLabelText(/^Certified since/)).toHaveValue('2014');
  await page.getByRole('button', { name: 'Remove Danish' }).click();
  await page.getByLabelText(/^Certified since/).fill('14');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect
    .element(page.getByRole('combobox', { name: 'Languages' }))
    .toHaveAccessibleDescription(/^Please choose at least one language\./);
  await expect
    .element(page.getByLabelText(/^Certified since/))
    .toHaveAccessibleDescription('Please enter a year from 1970 to this year.');
  expect(received('saveCoachProfile')).toEqual([]);
  await page.getByLabelText(/^Certified since/).fill('');
  await page.getByRole('combobox', { name: 'Languages' }).fill('Eng');
  await page.getByRole('option', { name: 'English' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect.element(toasts.getByText('Coach profile saved')).toBeVisible();
  expect(received('saveCoachProfile')[0]?.body).toMatchObject({ languages: ['en'], certifiedSince: null });
});

test('the panel can be reloaded after an error', async () => {
  open(null, { getCoachProfile: failure('unavailable') });
  await expect.element(page.getByText('Your coach profile could not be loaded')).toBeVisible();
});

test('the panel is also at /coach/profile', async () => {
  const { address } = renderScreen('/coach/profile', { as: 'coach_club', answers: { getCoachProfile: profile } });
  await expect.element(page.getByLabelText('About you')).toBeVisible();
  expect(address()).toBe('/profile?tab=coaching');
});
