// Asking that something be taken off a public page, without an account.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const heading = (name: string) => page.getByRole('heading', { level: 1, name });

it('the form asks for page, name, address and reason, and says what happens next', async () => {
  const { received } = renderScreen('/takedown?page=/reel/abc', {
    as: null,
    answers: { requestTakedown: { message: 'We have sent a link to olga@pala.test.' } },
  });
  await expect.element(page.getByLabelText('Address of the page')).toHaveValue('/reel/abc');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.element(page.getByLabelText('Your name')).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabelText('Your name').fill('Olga Sand');
  await page.getByLabelText('Email').fill('olga@pala.test');
  await page.getByLabelText('What should we remove, and why?').fill('I am in the first clip.');
  await page.getByRole('button', { name: 'Send request' }).click();
  await expect.element(heading('Check your email')).toHaveFocus();
  await expect.element(page.getByText('We have sent a link to olga@pala.test.')).toBeVisible();
  expect(received('requestTakedown').map(({ body }) => body)).toEqual([
    { page: '/reel/abc', name: 'Olga Sand', email: 'olga@pala.test', reason: 'I am in the first clip.' },
  ]);
});

it('a request is confirmed with a button, and an invalid link is explained', async () => {
  let isValid = false;
  renderScreen('/takedown?token=abc', {
    as: null,
    answers: {
      confirmTakedown: () => (isValid ? undefined : failure('invalid_link', { message: 'This link has expired.' })),
    },
  });
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect.element(page.getByText('This link has expired.')).toBeVisible();
  isValid = true;
  await page.getByRole('button', { name: 'Confirm my request' }).click();
  await expect.element(heading('We have your request')).toHaveFocus();
});
