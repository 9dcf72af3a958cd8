import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { GoogleProfile } from '#contract/accounts/google.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { type Answers, failure, loseServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: 'Notifications' });
const submit = page.getByRole('button', { name: 'Complete Registration' });
const country = page.getByRole('combobox', { name: 'Country' });
const level = page.getByLabelText('Current playing level');
const ranking = page.getByLabelText(/^DPF ranking/);
const consent = page.getByRole('checkbox', { name: /^I consent/ });

const profile: GoogleProfile = {
  googleId: '1234567890',
  email: 'sofie@example.com',
  firstName: 'Sofie',
  lastName: 'Lund',
  profileImageUrl: null,
};
const pending = { message: 'Your account has been created and is pending approval.', signedIn: false };

function open(answers: Answers = {}) {
  return renderScreen('/complete-google-registration', {
    as: null,
    answers: { getGoogleProfile: profile, ...answers },
  });
}

async function chooseCountry(name: string) {
  await country.fill(name);
  await page.getByRole('option', { name, exact: true }).click();
}

describe('the profile', () => {
  test('loads, then welcomes by first name', async () => {
    let tell: (answer: GoogleProfile) => void = () => {};
    open({ getGoogleProfile: () => new Promise((resolve) => (tell = resolve)) });
    await expect.element(page.getByText('Loading...')).toBeVisible();
    tell(profile);
    await expect.element(page.getByRole('heading', { level: 1, name: 'Welcome to Pala, Sofie' })).toBeVisible();
    await expect.element(page.getByText('sofie@example.com', { exact: false })).toBeVisible();
  });

  test.each(['google_profile_missing', 'internal'] as const)(
    'leads to the sign-in screen when missing (%s)',
    async (code) => {
      const { address, onUnauthorized } = open({ getGoogleProfile: failure(code) });
      await expect.poll(address).toBe('/auth?tab=login');
      expect(onUnauthorized).not.toHaveBeenCalled();
    },
  );
});

describe('the form', () => {
  test('says when no country matches, and links to what is consented to', async () => {
    open();
    await expect
      .element(page.getByRole('link', { name: /^Privacy Policy/ }))
      .toHaveAttribute('href', '/privacy-policy');
    await country.fill('Padelia');
    await expect.element(page.getByText('No country found.')).toBeVisible();
  });

  test('asks everyone for a level, Danish players also for a ranking, and resets both with the country', async () => {
    open();
    await expect.element(level).toHaveValue('1.0');
    await expect.element(ranking).not.toBeInTheDocument();
    await chooseCountry('Denmark');
    await level.selectOptions('4.5 · Solid Intermediate+');
    const none = page.getByRole('checkbox', { name: 'Not applicable' });
    await expect.element(none).toBeChecked();
    await ranking.fill('120');
    await expect.element(none).not.toBeChecked();
    await chooseCountry('Spain');
    await expect.element(level).toHaveValue('1.0');
    await expect.element(ranking).not.toBeInTheDocument();
  });

  test('without consent it says so and sends nothing', async () => {
    const { received } = open();
    await chooseCountry('Spain');
    await submit.click();
    await expect.element(toasts.getByText('Consent Required')).toBeVisible();
    await expect.element(toasts.getByText('You must consent to data processing to continue.')).toBeVisible();
    expect(received('completeGoogleRegistration')).toEqual([]);
  });

  test('without a country it says so beside the field', async () => {
    const { received } = open();
    await consent.click();
    await submit.click();
    await expect.element(country).toHaveAccessibleDescription('Please choose your country.');
    await expect.element(toasts.getByText('Consent Required')).not.toBeInTheDocument();
    expect(received('completeGoogleRegistration')).toEqual([]);
  });
});

describe('sending it', () => {
  async function fillInAndSend() {
    await chooseCountry('Denmark');
    await level.selectOptions('4.5 · Solid Intermediate+');
    await ranking.fill('120');
    await consent.click();
    await submit.click();
  }

  test('sends the whole payload, and shows the next steps', async () => {
    const { received } = open({ completeGoogleRegistration: pending });
    await fillInAndSend();
    await expect.element(toasts.getByText('Registration Complete!')).toBeVisible();
    await expect.element(toasts.getByText('Your account has been created and is pending approval.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Thank you, Sofie' })).toHaveFocus();
    expect(received('completeGoogleRegistration').map(({ body }) => body)).toEqual([
      { ...profile, country: 'DK', currentLevel: '4.5', dpfRanking: 120, consentToDataProcessing: true },
    ]);
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  test('shows that it is on its way', async () => {
    open({ completeGoogleRegistration: () => new Promise(() => {}) });
    await fillInAndSend();
    await expect.element(page.getByRole('button', { name: 'Creating Account...' })).toBeVisible();
  });

  test('goes to the start when the account needs no approval', async () => {
    const goTo = vi.spyOn(browserNavigation, 'goTo').mockReturnValue();
    open({ completeGoogleRegistration: { message: 'Your account has been created.', signedIn: true } });
    await fillInAndSend();
    await expect.element(toasts.getByText('Your account has been created.')).toBeVisible();
    await expect.poll(() => goTo.mock.calls).toEqual([['/']]);
  });

  test('shows the server’s reason, and keeps what was entered', async () => {
    const { onUnauthorized } = open({ completeGoogleRegistration: failure('google_profile_missing') });
    await fillInAndSend();
    await expect.element(toasts.getByText('Registration Failed')).toBeVisible();
    await expect.element(toasts.getByText(/^Your Google sign-in has expired\./)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Sign up with Google' }))
      .toHaveAttribute('href', '/api/auth/google');
    await expect.element(ranking).toHaveValue('120');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('has a default text when there is no reason', async () => {
    open({ completeGoogleRegistration: pending });
    await expect.element(country).toBeVisible();
    loseServer();
    await fillInAndSend();
    await expect.element(toasts.getByText('Something went wrong. Please try again.')).toBeVisible();
  });
});
