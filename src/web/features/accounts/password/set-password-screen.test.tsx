import { describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { type Answers, failure, loseServer } from '#web/testing/fake-server.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { parseSetPasswordSearch } from './set-password-search.ts';

const toasts = page.getByRole('region', { name: 'Notifications' });
const password = page.getByLabelText('New password', { exact: true });
const confirmation = page.getByLabelText('Confirm new password');
const submit = page.getByRole('button', { name: 'Set Password' });
const invalid = page.getByRole('main').getByText('This password setup link is invalid or has expired.');

function open(answers: Answers = {}) {
  return renderScreen('/set-password?token=secret-token', { as: null, answers });
}

async function fill(first: string, second: string) {
  await password.fill(first);
  await confirmation.fill(second);
}

test('the button stays where it is while the strength of the password is estimated', async () => {
  open();
  await expect.element(password).toBeVisible();
  const top = () => submit.element().getBoundingClientRect().top;
  const before = top();
  await fill('abcdefgh', 'abcdefgh');
  await expect.element(page.getByText(/Sequences such as abc or 123 are easy to guess/)).toBeVisible();
  expect(top()).toBe(before);
});

test('the button says what it waits for', async () => {
  open();
  await expect.element(submit).toHaveAccessibleDescription('Type your new password in both fields first.');
  await fill('short', 'short');
  await expect.element(submit).toHaveAccessibleDescription('Use at least 6 characters.');
  await fill('long enough', 'long enouhg');
  await expect.element(submit).toHaveAccessibleDescription('Type the same password in both fields.');
  await fill('long enough', 'long enough');
  await expect.element(submit).toBeEnabled();
  await expect.element(submit).not.toHaveAccessibleDescription();
});

const agreement = page.getByText(/By setting your password you agree/);

test('someone invited agrees to the policy with their first password', async () => {
  open();
  await expect.element(password).toBeVisible();
  await expect.element(agreement).toBeVisible();
});

test('someone who has forgotten their password is not asked to agree once more', async () => {
  renderScreen('/set-password?token=reset-secret', { as: null });
  await expect.element(password).toBeVisible();
  await expect.element(agreement).not.toBeInTheDocument();
});

describe('the link', () => {
  test.each(['/set-password', '/set-password?token='] as const)('%s is invalid without a token', async (path) => {
    renderScreen(path, { as: null });
    await expect.element(invalid).toBeVisible();
    await expect.element(toasts.getByText('Invalid Link')).toBeVisible();
    await expect.element(toasts.getByText('Password setup link is missing or invalid')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Return to Login' }))
      .toHaveAttribute('href', '/auth?tab=login');
    await expect.element(submit).not.toBeInTheDocument();
  });

  test.each([null, 'player'] as const)('leaves the address at once, the form stays (signed in: %s)', async (as) => {
    const { address } = renderScreen('/set-password?token=secret-token', { as });
    await expect.element(password).toBeVisible();
    await expect.poll(address).toBe('/set-password');
    await expect.element(password).toBeVisible();
    await expect.element(toasts.getByText('Invalid Link')).not.toBeInTheDocument();
  });

  test('outlives a reload, until it was used', async () => {
    const token = { token: 'secret-token', password: 'long enough', confirmPassword: 'long enough' };
    const { address } = open();
    await expect.poll(address).toBe('/set-password');
    leaveScreens();
    const { received } = renderScreen('/set-password', {
      as: null,
      answers: { setPassword: { message: 'Your password is set. You can now sign in.' } },
    });
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(page.getByRole('heading', { name: 'Password set' })).toBeVisible();
    expect(received('setPassword').map(({ body }) => body)).toEqual([token]);
    leaveScreens();
    renderScreen('/set-password', { as: null });
    await expect.element(invalid).toBeVisible();
  });

  test('is forgotten when it was refused', async () => {
    open({ setPassword: failure('invalid_link') });
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(invalid).toHaveFocus();
    leaveScreens();
    renderScreen('/set-password', { as: null });
    await expect.element(toasts.getByText('Invalid Link')).toBeVisible();
    await expect.element(submit).not.toBeInTheDocument();
  });

  test('is read as text, and nothing else is', () => {
    expect(parseSetPasswordSearch({ token: 123456, other: 'x' })).toEqual({ token: '123456' });
    expect(parseSetPasswordSearch({})).toEqual({ token: undefined });
  });
});

describe('the passwords', () => {
  test('must be long enough and the same', async () => {
    open();
    await expect.element(submit).toBeDisabled();
    await expect.element(password).toHaveAttribute('autocomplete', 'new-password');
    await expect.element(confirmation).toHaveAttribute('autocomplete', 'new-password');
    await fill('short', 'short');
    await expect.element(page.getByText('Password Too Short')).toBeVisible();
    await expect.element(submit).toBeDisabled();
    await fill('long enough', 'long or not');
    await expect.element(page.getByText("Passwords Don't Match")).toBeVisible();
    await expect.element(confirmation).toHaveAccessibleDescription("Passwords Don't Match");
    await expect.element(submit).toBeDisabled();
    await confirmation.fill('long enough');
    await expect.element(page.getByText("Passwords Don't Match")).not.toBeInTheDocument();
    await expect.element(submit).toBeEnabled();
  });

  test('show no error before they are finished', async () => {
    open();
    await password.fill('lon');
    await expect.element(page.getByText('Password Too Short')).not.toBeInTheDocument();
    await fill('long enough', 'long en');
    await expect.element(page.getByText("Passwords Don't Match")).not.toBeInTheDocument();
    await expect.element(submit).toBeDisabled();
  });

  test('can be shown', async () => {
    open();
    await page.getByRole('button', { name: 'Show password' }).first().click();
    await expect.element(password).toHaveAttribute('type', 'text');
  });
});

test('the consent and the password’s strength are shown beforehand', async () => {
  open();
  await expect.element(page.getByText(/^By setting your password you agree to/)).toBeVisible();
  await expect.element(page.getByRole('link', { name: /^Privacy Policy/ })).toHaveAttribute('href', '/privacy-policy');
  await fill('password', 'password');
  await expect.element(page.getByText(/^Password strength: Very weak\./)).toBeVisible();
  // It helps, and never stands in the way.
  await expect.element(submit).toBeEnabled();
});

describe('the level of an invited player', () => {
  const answers = { setPassword: { message: 'Your password is set. You can now sign in.' } };
  const level = page.getByLabelText('Current playing level (optional)');

  test('is asked for by the link of an invitation, also after a reload', async () => {
    const { address, received } = renderScreen('/set-password?token=secret-token&asks=level', { as: null, answers });
    await expect.poll(address).toBe('/set-password?asks=level');
    await level.selectOptions('4.5 · Solid Intermediate+');
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(page.getByRole('heading', { name: 'Password set' })).toBeVisible();
    expect(received('setPassword')[0]?.body.currentLevel).toBe('4.5');
  });

  test('may be skipped, and is asked for by no other link', async () => {
    const { received } = renderScreen('/set-password?token=secret-token&asks=level', { as: null, answers });
    await expect.element(level).toHaveValue('');
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(page.getByRole('heading', { name: 'Password set' })).toBeVisible();
    expect(received('setPassword')[0]?.body).not.toHaveProperty('currentLevel');
    leaveScreens();
    open();
    await expect.element(password).toBeVisible();
    await expect.element(level).not.toBeInTheDocument();
  });
});

test('a password that is too common is refused beside its field', async () => {
  const sentence = 'This password is too common. Please choose another one.';
  open({ setPassword: failure('invalid_input', { message: sentence, fields: { password: sentence } }) });
  await fill('Trustno1', 'Trustno1');
  await submit.click();
  await expect.element(password).toHaveAccessibleDescription(/^This password is too common\./);
  await expect.element(submit).toBeVisible();
});

describe('setting the password', () => {
  test('is confirmed, and leads to the home page two seconds later', async () => {
    const { received } = open({ setPassword: { message: 'Your password is set. You can now sign in.' } });
    await fill('long enough', 'long enough');
    const { setTimeout } = window as Window;
    // What is to happen after two seconds waits until the screen has been looked at, however long that takes.
    const delays = vi
      .spyOn(window as Window, 'setTimeout')
      .mockImplementation((action, delay) => setTimeout(action, delay === 2000 ? 2 ** 30 : delay));
    await submit.click();
    await expect.element(page.getByRole('heading', { name: 'Password set' })).toHaveFocus();
    await expect.element(page.getByRole('main').getByText('Your password is set. You can now sign in.')).toBeVisible();
    const leave = delays.mock.calls.find(([, delay]) => delay === 2000)?.[0];
    delays.mockRestore();
    expect(browserNavigation.goTo).not.toHaveBeenCalled();
    expect(received('setPassword').map(({ body }) => body)).toEqual([
      { token: 'secret-token', password: 'long enough', confirmPassword: 'long enough' },
    ]);
    if (typeof leave === 'function') leave();
    expect(vi.mocked(browserNavigation.goTo).mock.calls).toEqual([['/']]);
  });

  test('is refused for a link that was used or is too old', async () => {
    open({ setPassword: failure('invalid_link') });
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(toasts.getByText('Failed to Set Password')).toBeVisible();
    await expect.element(invalid).toHaveFocus();
    await expect.element(submit).not.toBeInTheDocument();
  });

  test("shows the server's reason and keeps the form", async () => {
    open({ setPassword: failure('too_many_requests') });
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(toasts.getByText('Failed to Set Password')).toBeVisible();
    const reason = 'Too many attempts. Please wait a little and try again.';
    await expect.element(toasts.getByText(reason)).toBeVisible();
    await expect.element(page.getByRole('main').getByText(reason)).toBeVisible();
    await expect.element(password).toHaveValue('long enough');
  });

  test('has a default text when the server gives none', async () => {
    open();
    loseServer();
    await fill('long enough', 'long enough');
    await submit.click();
    await expect.element(toasts.getByText('Failed to set password')).toBeVisible();
  });
});
