import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure, loseServer } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: 'Notifications' });
const dialog = page.getByRole('dialog', { name: 'Forgot your password?' });
const open = (options: Parameters<typeof renderScreen>[1]) => renderScreen('/auth', { as: null, ...options });

describe('a forgotten password', () => {
  const ask = () => page.getByRole('button', { name: 'Forgot password?' }).click();
  const send = () => dialog.getByRole('button', { name: 'Send reset link' }).click();

  test('takes over the address, shows the answer and closes', async () => {
    const message = 'If this address has an account, a link to set a new password is on its way.';
    const { received } = open({ answers: { forgotPassword: { message } } });
    await page.getByLabelText('Email').fill('ada@example.com');
    await ask();
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
    await dialog.getByLabelText('Email').fill('ada@club.example');
    await send();
    await expect.element(toasts.getByText('Reset Email Sent')).toBeVisible();
    await expect.element(toasts.getByText(message)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(received('forgotPassword').map(({ body }) => body)).toEqual([{ email: 'ada@club.example' }]);
    expect(received('login')).toEqual([]);
    await ask();
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  test('needs an address', async () => {
    const { received } = open({});
    await ask();
    await send();
    await expect
      .element(dialog.getByLabelText('Email'))
      .toHaveAccessibleDescription('Please enter your email address.');
    expect(received('forgotPassword')).toEqual([]);
  });

  test('shows why the link was not sent, and stays open', async () => {
    open({ answers: { forgotPassword: failure('too_many_requests') } });
    await page.getByLabelText('Email').fill('ada@example.com');
    await ask();
    await send();
    await expect.element(toasts.getByText('Reset Failed')).toBeVisible();
    const reason = 'Too many attempts. Please wait a little and try again.';
    await expect.element(toasts.getByText(reason)).toBeVisible();
    await expect.element(dialog.getByText(reason)).toBeVisible();
    await expect.element(dialog.getByLabelText('Email')).toHaveValue('ada@example.com');
  });

  test('has a default text when the server gives none', async () => {
    open({});
    loseServer();
    await page.getByLabelText('Email').fill('ada@example.com');
    await ask();
    await send();
    await expect.element(toasts.getByText('Failed to send reset email')).toBeVisible();
  });
});

describe('a new confirmation link', () => {
  const newLink = page.getByRole('button', { name: 'Send a new confirmation link' });
  const message = 'If this address still needs to be confirmed, a new link is on its way.';

  test('is offered to people whose address is not confirmed', async () => {
    const { received } = open({
      answers: { login: failure('email_unverified'), resendVerification: { message } },
    });
    await expect.element(page.getByLabelText('Email')).toBeVisible();
    await expect.element(newLink).not.toBeInTheDocument();
    await page.getByLabelText('Email').fill('ada@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await newLink.click();
    await expect.element(toasts.getByText(message)).toBeVisible();
    expect(received('resendVerification').map(({ body }) => body)).toEqual([{ email: 'ada@example.com' }]);
  });

  test('is not offered for other failures', async () => {
    open({ answers: { login: failure('invalid_credentials') } });
    await page.getByLabelText('Email').fill('ada@example.com');
    await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await expect.element(toasts.getByText('Login Failed')).toBeVisible();
    await expect.element(newLink).not.toBeInTheDocument();
  });

  test.each(['token-expired', 'invalid-token'])(
    'is offered after the error %s, and asks for the address',
    async (error) => {
      const { received, address } = renderScreen(`/auth?error=${error}`, {
        as: null,
        answers: { resendVerification: failure('too_many_requests') },
      });
      await expect.poll(address).toBe('/auth');
      await newLink.click();
      await expect.element(page.getByLabelText('Email')).toHaveFocus();
      await expect
        .element(page.getByLabelText('Email'))
        .toHaveAccessibleDescription('Please enter your email address.');
      expect(received('resendVerification')).toEqual([]);
      await page.getByLabelText('Email').fill('ada@example.com');
      await newLink.click();
      await expect.element(toasts.getByText('Link Not Sent')).toBeVisible();
      await expect.element(toasts.getByText('Too many attempts. Please wait a little and try again.')).toBeVisible();
    },
  );
});
