import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

async function fillIn() {
  await page.getByLabelText('Setup code').fill('abc-123');
  await page.getByLabelText('First name').fill('Ada');
  await page.getByLabelText('Last name').fill('Nilsson');
  await page.getByLabelText('Email').fill('ada@example.com');
  await page.getByRole('combobox', { name: 'Country' }).fill('Swed');
  await page.getByRole('option', { name: 'Sweden' }).click();
  await page.getByLabelText('Password', { exact: true }).fill('a long sentence');
  await page.getByRole('button', { name: 'Create administrator' }).click();
}

test('the first administrator is created and may sign in', async () => {
  const { received, address } = renderScreen('/admin-setup', {
    as: null,
    answers: { getSetupState: { open: true }, createFirstAdministrator: { message: 'You can sign in now.' } },
  });
  await fillIn();
  await expect.element(page.getByText('You can sign in now.')).toBeVisible();
  await expect.poll(address).toBe('/auth?tab=login');
  expect(received('createFirstAdministrator')[0]?.body).toEqual({
    setupCode: 'abc-123',
    email: 'ada@example.com',
    firstName: 'Ada',
    lastName: 'Nilsson',
    country: 'SE',
    password: 'a long sentence',
  });
});

test('a wrong setup code is shown beside its field', async () => {
  renderScreen('/admin-setup', {
    as: null,
    answers: { getSetupState: { open: true }, createFirstAdministrator: failure('wrong_setup_code') },
  });
  await fillIn();
  await expect
    .element(page.getByLabelText('Setup code'))
    .toHaveAccessibleDescription(/^This is not the setup code the server printed when it started\./);
});

test('once there is an administrator, setup is done', async () => {
  renderScreen('/admin-setup', { as: null, answers: { getSetupState: { open: false } } });
  await expect.element(page.getByRole('heading', { name: 'Setup is done' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?tab=login');
  await expect.element(page.getByLabelText('Setup code')).not.toBeInTheDocument();
});
