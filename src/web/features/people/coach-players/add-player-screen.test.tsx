// Adding a player by email.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const send = page.getByRole('button', { name: 'Send request' });

function open(answers: Answers = {}) {
  return renderScreen('/coach/add-player', {
    as: 'coach_club',
    answers: { addPlayer: { message: 'Your request is on its way.' }, ...answers },
  });
}

async function fillIn() {
  await page.getByLabelText('Email').fill('Ida@Example.com');
  await page.getByLabelText('First name').fill('Ida');
  await page.getByLabelText('Last name').fill('Lund');
  await page.getByLabelText(/^Message/).fill('See you on court.');
}

test('the form sends the request, confirms it, and resets for the next player', async () => {
  const { received } = open();
  await fillIn();
  await send.click();
  await expect.element(toasts.getByText('Your request is on its way.')).toBeVisible();
  expect(received('addPlayer')[0]?.body).toEqual({
    email: 'ida@example.com',
    firstName: 'Ida',
    lastName: 'Lund',
    country: 'DK',
    message: 'See you on court.',
  });
  await expect.element(page.getByLabelText('Email')).toHaveValue('');
  await expect.element(page.getByLabelText('Email')).toHaveFocus();
  await expect.element(page.getByRole('combobox', { name: 'Country' })).toHaveValue('Denmark');
});

test('the form shows what is missing beside each field', async () => {
  const { received } = open();
  await send.click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a first name.');
  expect(received('addPlayer')).toEqual([]);
});

test('the form keeps the input when sending fails', async () => {
  open({ addPlayer: failure('too_many_requests') });
  await fillIn();
  await send.click();
  await expect.element(page.getByText('Too many attempts. Please wait a little and try again.')).toBeVisible();
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ida');
  await expect.element(page.getByLabelText(/^Message/)).toHaveValue('See you on court.');
});
