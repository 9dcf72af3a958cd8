import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const waiting = {
  outcome: 'waiting' as const,
  registration: {
    firstName: 'Nora',
    lastName: 'Holm',
    email: 'nora@example.dk',
    registeredAt: '2026-11-12T10:03:00.000Z',
  },
};
const confirm = page.getByRole('button', { name: 'Confirm', exact: true });
const notMe = page.getByRole('button', { name: 'This wasn’t me' });
const toasts = page.getByRole('region', { name: 'Notifications' });

function open(answers: Answers = {}) {
  return renderScreen('/confirm-email?token=secret-token', {
    as: null,
    answers: { readRegistration: waiting, ...answers },
  });
}

test('opening the link shows who registered when, and changes nothing', async () => {
  const { received, address } = open();
  await expect.element(page.getByRole('heading', { name: 'Confirm your email address' })).toBeVisible();
  await expect.element(page.getByText('Nora Holm')).toBeVisible();
  await expect.element(page.getByText('nora@example.dk')).toBeVisible();
  await expect.element(page.getByText(/(12 Nov|Nov 12).* 2026/)).toBeVisible();
  expect(received('readRegistration').map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
  expect([...received('confirmRegistration'), ...received('refuseRegistration')]).toEqual([]);
  // A reload asks again.
  expect(address()).toBe('/confirm-email?token=secret-token');
});

test('Confirm leads to the sign-in screen, which says that the address is verified', async () => {
  const { received, address } = open({ confirmRegistration: { outcome: 'verified' } });
  await confirm.click();
  await expect.element(toasts.getByText('Address verified')).toBeVisible();
  await expect.poll(address).toMatch(/^\/auth/);
  expect(received('confirmRegistration').map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
});

test('"This wasn’t me" removes the registration and says so', async () => {
  const { received } = open({ refuseRegistration: { removed: true } });
  await notMe.click();
  await expect.element(page.getByRole('heading', { name: 'Registration removed' })).toHaveFocus();
  await expect.element(confirm).not.toBeInTheDocument();
  expect(received('refuseRegistration').map(({ body }) => body)).toEqual([{ token: 'secret-token' }]);
});

test.each([
  ['verified', 'Address verified'],
  ['token-expired', 'Your verification link has expired. Please register again or request a new verification email.'],
  ['invalid-token', 'Invalid or expired verification link. Please register again or request a new verification email.'],
] as const)('a link that needs no answer (%s) leads to the sign-in screen', async (outcome, sentence) => {
  open({ readRegistration: { outcome, registration: null } });
  await expect.element(toasts.getByText(sentence)).toBeVisible();
  await expect.element(confirm).not.toBeInTheDocument();
});

test('a link without a token leads to the sign-in screen', async () => {
  const { received } = renderScreen('/confirm-email', { as: null });
  await expect.element(toasts.getByText('Verification Failed')).toBeVisible();
  expect(received('readRegistration')).toEqual([]);
});

test('an answer that fails can be given again', async () => {
  open({ confirmRegistration: failure('unavailable') });
  await confirm.click();
  await expect.element(toasts.getByText('Not Confirmed')).toBeVisible();
  await expect.element(confirm).toBeEnabled();
});
