// The Security tab: password, sessions, Google, data and deletion.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { AccountPrivacy } from '#contract/accounts/privacy.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { Security } from './security.tsx';

const privacy: AccountPrivacy = {
  consents: [{ policyVersion: '2026-11', givenAt: '2026-11-03T10:00:00.000Z' }],
  hasPassword: true,
  isOnlyOne: false,
};
const seen = { createdAt: '2026-11-01T10:00:00.000Z', lastSeenAt: '2026-11-20T10:00:00.000Z' };
const sessions = [
  {
    id: 'here',
    device: 'Firefox on Linux',
    isCurrent: true,
    signedInBy: 'password',
    secondStep: 'totp',
    ...seen,
  } as const,
  { id: 'there', device: 'Safari on iPhone or iPad', isCurrent: false, signedInBy: null, secondStep: null, ...seen },
];
const google = { provider: 'google' as const, email: 'me@gmail.example', linkedAt: '2026-11-03T10:00:00.000Z' };
const options = { google: true, devLogin: false, demo: false };

const show = (answers: Answers = {}, as = testUser()) =>
  renderScreen(<Security />, {
    as,
    answers: {
      getAccountPrivacy: privacy,
      listSessions: sessions,
      listMailSwitches: [],
      getSecondFactor: { passkeys: [], totpSince: null, recoveryCodesLeft: 0, isRequired: false },
      getSignInOptions: { ...options, google: false },
      ...answers,
    },
  });

describe('the password', () => {
  const fill = async (current: string, next: string, again: string) => {
    await page.getByRole('button', { name: 'Change Password' }).click();
    await page.getByLabelText('Current password', { exact: true }).fill(current);
    await page.getByLabelText('New password', { exact: true }).fill(next);
    await page.getByLabelText('Confirm new password').fill(again);
    await page.getByRole('button', { name: 'Change Password' }).click();
  };

  it('can be changed, and the form closes', async () => {
    const { received } = show({ changePassword: { message: 'Your password has been changed successfully.' } });
    await fill('old-secret', 'new-secret', 'new-secret');
    await expect.element(page.getByText('Password changed')).toBeVisible();
    await expect.element(page.getByText('Your password has been changed successfully.')).toBeVisible();
    await expect.element(page.getByLabelText('Current password', { exact: true })).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Change Password' })).toHaveFocus();
    expect(received('changePassword')[0]?.body).toEqual({
      currentPassword: 'old-secret',
      newPassword: 'new-secret',
      confirmNewPassword: 'new-secret',
    });
    await expect.poll(() => received('listSessions').length).toBe(2);
  });

  it.each([
    ['new-secret', 'other-secret', 'Password mismatch', "New passwords don't match."],
    ['short', 'short', 'Password too short', 'Password must be at least 6 characters long.'],
  ])('%s and %s are refused with the specified texts', async (next, again, title, sentence) => {
    const { received } = show();
    await fill('old-secret', next, again);
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(page.getByText(sentence).first()).toBeVisible();
    expect(received('changePassword')).toEqual([]);
  });

  it('stays when the current one is wrong, which is said beside it', async () => {
    const message = 'Your current password is incorrect.';
    show({ changePassword: failure('wrong_password', { message, fields: { currentPassword: message } }) });
    await fill('wrong', 'new-secret', 'new-secret');
    const toasts = page.getByRole('region', { name: /notifications/i });
    await expect.element(toasts.getByText('Password change failed')).toBeVisible();
    await expect.element(toasts.getByText(message)).toBeVisible();
    await expect.element(page.getByLabelText('Current password', { exact: true })).toHaveAttribute('aria-invalid');
    await expect.element(page.getByRole('link', { name: message })).toBeVisible();
  });

  it('marks each field for password managers', async () => {
    show();
    await page.getByRole('button', { name: 'Change Password' }).click();
    const tokens = [...document.querySelectorAll('form input')].map((one) => one.getAttribute('autocomplete'));
    expect(tokens).toEqual(['username', 'current-password', 'new-password', 'new-password']);
  });

  it('is offered by email to an account without one', async () => {
    const { received } = show({
      getAccountPrivacy: { ...privacy, hasPassword: false },
      forgotPassword: { message: 'On its way.' },
    });
    await page.getByRole('button', { name: 'Email me a link to set a password' }).click();
    await expect.element(page.getByText('Reset Email Sent')).toBeVisible();
    expect(received('forgotPassword')[0]?.body).toEqual({ email: testUser().email });
  });
});

describe('sessions', () => {
  it('are listed, with the current one marked and fixed', async () => {
    show();
    await expect.element(page.getByText('This device')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Sign out on/ })).toHaveLength(1);
  });

  it('disappear at once when signed out', async () => {
    let list = sessions;
    const { received } = show({
      listSessions: () => list,
      endSession: () => {
        list = sessions.slice(0, 1);
      },
    });
    await page.getByRole('button', { name: 'Sign out on Safari on iPhone or iPad' }).click();
    await expect.element(page.getByText('Signed out on Safari on iPhone or iPad')).toBeVisible();
    await expect.element(page.getByText('Safari on iPhone or iPad', { exact: true })).not.toBeInTheDocument();
    expect(received('endSession')[0]?.params).toEqual({ sessionId: 'there' });
  });

  it('reappear when the server fails', async () => {
    show({ endSession: failure('internal') });
    await page.getByRole('button', { name: /^Sign out on/ }).click();
    await expect.element(page.getByText('Not signed out')).toBeVisible();
    await expect.element(page.getByRole('button', { name: /^Sign out on/ })).toBeVisible();
  });
});

describe('Google', () => {
  it('is hidden when not configured', async () => {
    show();
    await expect.element(page.getByText('Where you are signed in')).toBeVisible();
    await expect.element(page.getByText(/Google/)).not.toBeInTheDocument();
  });

  it('can be linked', async () => {
    const url = 'https://accounts.google.test/authorize';
    show({ getSignInOptions: options, listIdentities: [], startGoogleLink: { url } });
    await page.getByRole('button', { name: 'Link Google' }).click();
    await expect.poll(() => vi.mocked(browserNavigation.goTo).mock.calls).toEqual([[url]]);
  });

  it('shows why it was not linked', async () => {
    show({ getSignInOptions: options, listIdentities: [], startGoogleLink: failure('proof_needed') });
    await page.getByRole('button', { name: 'Link Google' }).click();
    await expect.element(page.getByText('Google not linked')).toBeVisible();
    await expect.element(page.getByText('Please confirm it’s you.')).toBeVisible();
  });

  it('can be unlinked, and is then offered again', async () => {
    let linked = [google];
    show({
      getSignInOptions: options,
      listIdentities: () => linked,
      unlinkIdentity: () => {
        linked = [];
      },
    });
    await expect.element(page.getByText('me@gmail.example')).toBeVisible();
    await page.getByRole('button', { name: 'Unlink Google' }).click();
    await expect.element(page.getByRole('button', { name: 'Link Google' })).toBeVisible();
  });

  it('cannot be unlinked when it is the only way to sign in', async () => {
    show({
      getSignInOptions: options,
      getAccountPrivacy: { ...privacy, hasPassword: false },
      listIdentities: [google],
    });
    await expect.element(page.getByText(/only way to sign in/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Unlink Google' })).not.toBeInTheDocument();
  });
});

describe('your data', () => {
  it('shows consents with their dates', async () => {
    show();
    await expect.element(page.getByText(/version 2026-11/)).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy-policy');
  });

  it('shows an error when the download fails', async () => {
    show();
    const answering = window.fetch;
    const body = { code: 'too_many_requests', message: 'Too many attempts. Please wait a little and try again.' };
    window.fetch = async (input, init) =>
      input === '/api/account/export' ? Response.json(body, { status: 429 }) : answering(input, init);
    await page.getByRole('button', { name: 'Download my data' }).click();
    await expect.element(page.getByText('Your data was not downloaded')).toBeVisible();
    await expect.element(page.getByText(body.message)).toBeVisible();
  });
});

describe('deleting the account', () => {
  const goTo = vi.spyOn(browserNavigation, 'goTo');
  beforeEach(() => {
    goTo.mockImplementation(() => {});
  });
  afterEach(() => {
    goTo.mockReset();
  });
  const open = () => page.getByRole('button', { name: 'Delete my account' }).click();
  const confirm = page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' });

  it('explains what happens, and goes to the sign-in screen', async () => {
    const erasedFrom = '2026-11-23T18:30:00.000Z';
    const { received } = show({ requestDeletion: { erasedFrom } });
    localStorage.setItem(draftKey(testUser().id, 'video'), 'typed');
    await open();
    await expect.element(page.getByText(/Sign in within 48 hours to restore everything/)).toBeVisible();
    await confirm.click();
    await expect
      .poll(() => goTo.mock.calls)
      .toEqual([[`/auth?${new URLSearchParams({ tab: 'login', deleted: erasedFrom })}`]]);
    expect(received('requestDeletion')).toHaveLength(1);
    expect(Object.keys(localStorage)).toEqual([]);
  });

  it('shows errors in the dialog', async () => {
    show({ requestDeletion: failure('proof_needed') });
    await open();
    await confirm.click();
    await expect.element(page.getByText('Please confirm it’s you.')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
  });

  it('is refused to the only administrator, with the reason', async () => {
    show({ getAccountPrivacy: { ...privacy, isOnlyOne: true } }, testUser({ role: 'admin' }));
    await expect.element(page.getByText(/You are the only administrator/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Delete my account' })).not.toBeInTheDocument();
  });
});

it('security settings are hidden while viewing as someone else', async () => {
  const viewer = {
    id: '01900000-0000-7000-8000-000000000001',
    firstName: 'Ada',
    lastName: 'Holm',
    role: 'admin',
  } as const;
  const { received } = show({}, testUser({ viewedBy: viewer }));
  await expect.element(page.getByText(/You are viewing as someone else/)).toBeVisible();
  expect(received('getAccountPrivacy')).toEqual([]);
});
