import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { failure } from '#web/testing/fake-server.ts';
import { somebody, somebodyAs } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const signInTab = page.getByRole('tab', { name: 'Sign In' });
const registerTab = page.getByRole('tab', { name: 'Create Account' });
const toasts = page.getByRole('region', { name: 'Notifications' });
const dashboard = { waitingApprovals: 0, videosWithoutCoach: 0, videosOverdue: 0, videosToReview: 0, failedJobs: 0 };

function open(address: `/${string}`, options: Omit<Parameters<typeof renderScreen>[1], 'as'> = {}) {
  return renderScreen(address, { as: null, ...options });
}

describe('coming from a verification link', () => {
  test('a confirmed address is told, on the login tab, with a cleaned address', async () => {
    const { address } = open('/auth?tab=register&verified=true');
    await expect.element(page.getByText('Address verified')).toBeVisible();
    await expect.element(signInTab).toHaveAttribute('aria-selected', 'true');
    await expect.poll(address).toBe('/auth');
  });

  test.each([
    [
      'invalid-token',
      'Invalid or expired verification link. Please register again or request a new verification email.',
    ],
    ['token-expired', 'Your verification link has expired. Please register again or request a new verification email.'],
    ['verification-failed', 'Email verification failed. Please try again or contact support.'],
    ['something-else', 'Verification failed'],
  ])('the error %s is told in its words, and the address is cleaned', async (error, sentence) => {
    const { address } = open(`/email-auth?error=${error}`);
    await expect.element(toasts.getByText('Verification Failed', { exact: true })).toBeVisible();
    await expect.element(toasts.getByText(sentence, { exact: true })).toBeVisible();
    await expect.poll(address).toBe('/email-auth');
  });
});

describe('the tabs', () => {
  test('are in the address', async () => {
    const { address } = open('/auth?tab=login&returnTo=/player/videos');
    await registerTab.click();
    await expect.element(page.getByLabelText('First name')).toBeVisible();
    expect(address()).toBe('/auth?tab=register&returnTo=%2Fplayer%2Fvideos');
  });

  test('lead home by a link that the browser itself follows', async () => {
    open('/auth');
    await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test.each(['/admin/dashboard', 'https://evil.example/'])(
    'are not shown to people who are signed in (%s)',
    async (returnTo) => {
      const { address } = renderScreen(`/auth?returnTo=${returnTo}`, {
        as: 'admin',
        answers: { getAdminDashboard: dashboard },
      });
      await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
      expect(address()).toBe('/admin/dashboard');
    },
  );
});

describe('signing in', () => {
  async function signIn() {
    await page.getByLabelText('Email').fill('ada@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
  }

  test('welcomes, forgets what the cache held, and goes to where the person was going', async () => {
    const user = somebody({ role: 'admin', firstName: 'Ada' });
    const { address, queryClient } = open('/auth?returnTo=/admin/dashboard', {
      answers: { login: { user, message: 'Welcome back, Ada!' }, getAdminDashboard: dashboard },
    });
    await expect.element(signInTab).toBeVisible();
    queryClient.setQueryData(['/api/videos'], ["someone else's"]);
    await signIn();
    await expect.element(page.getByText('Welcome back, Ada!')).toBeVisible();
    expect(queryClient.getQueryData(['/api/videos'])).toBeUndefined();
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin/dashboard');
  });

  test('goes to the start without a place to return to, also when that place is on another site', async () => {
    const { address } = open('/auth?returnTo=https://evil.example/', {
      answers: { login: { user: somebodyAs('admin'), message: '' }, getAdminDashboard: dashboard },
    });
    await signIn();
    // The start leads administrators to their dashboard.
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin/dashboard');
  });

  test('tells why it failed and keeps what was typed', async () => {
    const { onUnauthorized } = open('/auth', { answers: { login: failure('invalid_credentials') } });
    await signIn();
    await expect.element(toasts.getByText('Login Failed')).toBeVisible();
    await expect.element(toasts.getByText('Invalid email or password')).toBeVisible();
    await expect.element(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test('asks for what is missing', async () => {
    const { received } = open('/auth');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(page.getByText('Please enter your email address.').last()).toBeVisible();
    await expect.element(page.getByText('Please enter your password.').last()).toBeVisible();
    expect(received('login')).toEqual([]);
  });
});

describe('registering', () => {
  const submit = page.getByRole('button', { name: 'Create Account' });
  const country = page.getByRole('combobox', { name: 'Country' });
  const level = page.getByLabelText('Current playing level (DPF)');
  const ranking = page.getByLabelText(/^DPF ranking/);

  async function chooseCountry(name: string) {
    await country.fill(name);
    await page.getByRole('option', { name, exact: true }).click();
  }

  async function fillIn({ confirmPassword = 'padel-demo' } = {}) {
    await page.getByLabelText('First name').fill('Maja');
    await page.getByLabelText('Last name').fill('Holm');
    await page.getByLabelText('Email').fill('Maja@Example.com');
    await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
    await page.getByLabelText('Confirm password').fill(confirmPassword);
    await page.getByRole('checkbox').click();
  }

  test('needs consent and both passwords before it can be sent', async () => {
    open('/auth?tab=register');
    await expect.element(submit).toBeDisabled();
    await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
    await page.getByLabelText('Confirm password').fill('padel-demo');
    await expect.element(submit).toBeDisabled();
    await page.getByRole('checkbox').click();
    await expect.element(submit).toBeEnabled();
    await page.getByLabelText('Confirm password').fill('');
    await expect.element(submit).toBeDisabled();
  });

  test('asks Danish players only for level and ranking, and forgets both when the country changes', async () => {
    open('/auth?tab=register');
    await expect.element(country).toBeVisible();
    await expect.element(level).not.toBeInTheDocument();
    await chooseCountry('Denmark');
    await level.selectOptions('4.5 · Solid Intermediate+');
    await ranking.fill('120');
    await chooseCountry('Spain');
    await expect.element(level).not.toBeInTheDocument();
    await expect.element(ranking).not.toBeInTheDocument();
    await chooseCountry('Denmark');
    await expect.element(level).toHaveValue('1.0');
    await expect.element(ranking).toHaveValue('');
  });

  test('says when no country matches', async () => {
    open('/auth?tab=register');
    await country.fill('Padelia');
    await expect.element(page.getByText('No country found.')).toBeVisible();
  });

  test('sends exactly what was filled in, tells the next steps and then goes home', async () => {
    const goTo = vi.spyOn(browserNavigation, 'goTo').mockReturnValue();
    const { received } = open('/auth?tab=register', { answers: { register: { message: 'Please check your email.' } } });
    await chooseCountry('Denmark');
    await level.selectOptions('4.5 · Solid Intermediate+');
    await ranking.fill('120');
    await fillIn();
    await submit.click();
    await expect.element(page.getByText('Account Created!')).toBeVisible();
    await expect.element(page.getByText('Please check your email.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Check your email' })).toHaveFocus();
    await expect.element(page.getByText('We have written to maja@example.com.')).toBeVisible();
    expect(received('register').map(({ body }) => body)).toEqual([
      {
        email: 'maja@example.com',
        firstName: 'Maja',
        lastName: 'Holm',
        country: 'DK',
        currentLevel: '4.5',
        dpfRanking: 120,
        consentToDataProcessing: true,
        password: 'padel-demo',
        confirmPassword: 'padel-demo',
      },
    ]);
    await vi.waitFor(() => expect(goTo).toHaveBeenCalledWith('/'), { timeout: 7000 });
    goTo.mockRestore();
  });

  test('stays when the person wants to read on', async () => {
    open('/auth?tab=register', { answers: { register: { message: 'Please check your email.' } } });
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await page.getByRole('button', { name: 'Stay here' }).click();
    await expect.element(page.getByText(/^You return to the home page/)).not.toBeInTheDocument();
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Back to Home' })).toBeVisible();
  });

  test('says what is wrong beside each field', async () => {
    const { received } = open('/auth?tab=register');
    await page.getByLabelText('Email').fill('maja');
    await page.getByLabelText('Password', { exact: true }).fill('short');
    await page.getByLabelText('Confirm password').fill('short');
    await page.getByRole('checkbox').click();
    await submit.click();
    await expect
      .element(page.getByLabelText('First name'))
      .toHaveAccessibleDescription('Please enter your first name.');
    await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription('Please enter your last name.');
    await expect
      .element(page.getByLabelText('Email'))
      .toHaveAccessibleDescription('Please enter a valid email address.');
    await expect.element(country).toHaveAccessibleDescription('Please choose your country.');
    await expect
      .element(page.getByLabelText('Password', { exact: true }))
      .toHaveAccessibleDescription(/^Password must be at least 6 characters/);
    expect(received('register')).toEqual([]);
  });

  test("says that passwords don't match", async () => {
    open('/auth?tab=register');
    await chooseCountry('Spain');
    await fillIn({ confirmPassword: 'padel-domo' });
    await submit.click();
    await expect.element(page.getByLabelText('Confirm password')).toHaveAccessibleDescription("Passwords don't match");
  });

  test('refuses a ranking outside 1 to 1000', async () => {
    open('/auth?tab=register');
    await chooseCountry('Denmark');
    await ranking.fill('1001');
    await fillIn();
    await submit.click();
    await expect.element(ranking).toHaveAccessibleDescription(/^The DPF ranking is a whole number from 1 to 1000\./);
  });

  test('tells when the server refuses, beside the field', async () => {
    const sentence = 'A name cannot contain links or markup.';
    open('/auth?tab=register', { answers: { register: failure('invalid_input', { fields: { lastName: sentence } }) } });
    await chooseCountry('Spain');
    await fillIn();
    await submit.click();
    await expect.element(toasts.getByText('Registration Failed')).toBeVisible();
    await expect.element(page.getByLabelText('Last name')).toHaveAccessibleDescription(sentence);
    await expect.element(page.getByLabelText('First name')).toHaveValue('Maja');
  });

  test('links to the privacy policy in a new tab', async () => {
    open('/auth?tab=register');
    const link = page.getByRole('link', { name: /^Privacy Policy/ });
    await expect.element(link).toHaveAttribute('href', '/privacy-policy');
    await expect.element(link).toHaveAttribute('target', '_blank');
  });
});
