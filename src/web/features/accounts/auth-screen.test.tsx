import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { errorCatalogue } from '#contract/errors.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { forgetEndedSession, rememberEndedSession } from '#web/lib/session/ended-session.ts';
import { today } from '#web/testing/analytics.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser, userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const signInTab = page.getByRole('tab', { name: 'Sign In' });
const registerTab = page.getByRole('tab', { name: 'Create Account' });
const refusals = {
  'google-cancelled': 'You left Google before signing in.',
  'google-failed': 'We couldn’t sign you in with Google. Please try again.',
  'google-unverified': 'Google has not yet verified the email address of this account.',
  'google-other-account': 'The account with this email address is linked to another Google account.',
  'google-invited':
    'You have an invitation. Please accept it with the link we emailed you. After that you can sign in with Google.',
  'account-pending': errorCatalogue.account_pending.message,
  'account-suspended': errorCatalogue.account_suspended.message,
};
/** Outcomes that are not errors have their own titles. */
const calmTitles: Record<string, string> = {
  'account-pending': 'Waiting for approval',
  'google-cancelled': 'Sign-in cancelled',
};
const toasts = page.getByRole('region', { name: 'Notifications' });
const dashboard = {
  waitingApprovals: 0,
  videosWithoutCoach: 0,
  videosOverdue: 0,
  videosToReview: 0,
  levelsToConfirm: 0,
  openTakedowns: 0,
  failedJobs: 0,
};

function open(address: `/${string}`, options: Omit<Parameters<typeof renderScreen>[1], 'as'> = {}) {
  return renderScreen(address, { as: null, ...options });
}

describe('coming from a verification link', () => {
  test('shows on the login tab that the address is confirmed, and cleans the URL', async () => {
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
  ])('shows the text for the error %s, and cleans the URL', async (error, sentence) => {
    const { address } = open(`/email-auth?error=${error}`);
    await expect.element(toasts.getByText('Verification Failed', { exact: true })).toBeVisible();
    await expect.element(toasts.getByText(sentence, { exact: true })).toBeVisible();
    await expect.poll(address).toBe('/email-auth');
  });
});

describe('after a session that ended by itself', () => {
  test('says so, and that what was typed is kept', async () => {
    rememberEndedSession();
    localStorage.setItem(draftKey('someone', 'review:1'), 'Typed');
    open('/auth?returnTo=/coach/videos');
    await expect
      .element(page.getByText(/^Your session has ended. What you typed is kept on this device and returns/))
      .toBeVisible();
    await expect.element(page.getByText('Typed')).not.toBeInTheDocument();
    forgetEndedSession();
    localStorage.clear();
  });

  test('promises nothing where nothing was typed', async () => {
    rememberEndedSession();
    open('/auth');
    await expect
      .element(page.getByText('Your session has ended. Sign in to carry on where you left off.'))
      .toBeVisible();
    forgetEndedSession();
  });
});

describe('Google', () => {
  const answers = { getSignInOptions: { google: true, devLogin: false, demo: false } };
  const signIn = page.getByRole('link', { name: 'Sign in with Google' });
  const signUp = page.getByRole('link', { name: 'Sign up with Google' });

  test('is offered on both tabs, and keeps the return path and club', async () => {
    open('/auth?returnTo=/player/videos&club=ABC', {
      answers: { ...answers, findClubByCode: { name: 'Padel Club' } },
    });
    await expect.element(signIn).toHaveAttribute('href', '/api/auth/google?returnTo=%2Fplayer%2Fvideos');
    await registerTab.click();
    await expect.element(signUp).toHaveAttribute('href', '/api/auth/google?returnTo=%2Fplayer%2Fvideos&club=ABC');
  });

  test('is not offered where it is not configured', async () => {
    open('/auth');
    await expect.element(page.getByRole('button', { name: 'Sign In', exact: true })).toBeVisible();
    await expect.element(signIn).not.toBeInTheDocument();
  });

  test.each(Object.entries(refusals))('explains a refusal (%s), and cleans the URL', async (error, sentence) => {
    const { address } = open(`/auth?error=${error}`, { answers });
    const title = calmTitles[error] ?? 'Verification Failed';
    await expect.element(toasts.getByText(title, { exact: true })).toBeVisible();
    await expect.element(toasts.getByText(sentence)).toBeVisible();
    await expect.element(signIn).toBeVisible();
    await expect.poll(address).toBe('/auth');
  });
});

describe('the tabs', () => {
  test('are in the address', async () => {
    const { address } = open('/auth?tab=login&returnTo=/player/videos');
    await registerTab.click();
    await expect.element(page.getByLabelText('First name')).toBeVisible();
    expect(address()).toBe('/auth?tab=register&returnTo=%2Fplayer%2Fvideos');
  });

  test('have a plain link home', async () => {
    open('/auth');
    await expect.element(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/');
  });

  test.each(['/admin/dashboard', 'https://evil.example/'])(
    'are not shown to people who are signed in (%s)',
    async (returnTo) => {
      const { address } = renderScreen(`/auth?returnTo=${returnTo}`, {
        as: 'admin',
        answers: { getAdminDashboard: dashboard, getAnalytics: today },
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
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  }

  test('welcomes, forgets what the cache held, and goes to where the person was going', async () => {
    const user = testUser({ role: 'admin', firstName: 'Ada' });
    const { address, queryClient } = open('/auth?returnTo=/admin/dashboard', {
      answers: { login: { user, message: 'Welcome back, Ada!' }, getAdminDashboard: dashboard, getAnalytics: today },
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
      answers: {
        login: { user: userWithRole('admin'), message: '' },
        getAdminDashboard: dashboard,
        getAnalytics: today,
      },
    });
    await signIn();
    // The start leads administrators to their dashboard.
    await expect.element(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible();
    expect(address()).toBe('/admin/dashboard');
  });

  test('shows why it failed and keeps what was typed', async () => {
    const { onUnauthorized } = open('/auth', { answers: { login: failure('invalid_credentials') } });
    await signIn();
    await expect.element(toasts.getByText('Login Failed')).toBeVisible();
    await expect.element(toasts.getByText('Invalid email or password')).toBeVisible();
    // In the form as well, where it stays.
    await expect.element(page.getByRole('main').getByText('Invalid email or password')).toBeVisible();
    await expect.element(page.getByLabelText('Email')).toHaveValue('ada@example.com');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  test.each(['account_pending', 'email_unverified'] as const)(
    'shows what the account is waiting for (%s)',
    async (code) => {
      open('/auth', { answers: { login: failure(code) } });
      await signIn();
      await expect
        .element(page.getByRole('main').getByRole('status').getByText(errorCatalogue[code].message))
        .toBeVisible();
      await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
      await expect.element(toasts.getByText('Login Failed')).not.toBeInTheDocument();
    },
  );

  test('asks for what is missing', async () => {
    const { received } = open('/auth');
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await expect.element(page.getByText('Please enter your email address.').last()).toBeVisible();
    await expect.element(page.getByText('Please enter your password.').last()).toBeVisible();
    expect(received('login')).toEqual([]);
  });
});
