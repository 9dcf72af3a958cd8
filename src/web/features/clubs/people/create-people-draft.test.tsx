// People who were filled in and not yet invited.

import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { CreatePeopleForm } from './create-people-form.tsx';

it('the form restores several people after a reload, and Discard empties it', async () => {
  const open = () => renderScreen(<CreatePeopleForm />, { as: 'club' });
  const firstName = page.getByLabelText('First name');
  open();
  await firstName.fill('Ida');
  await page.getByRole('button', { name: 'Add another person' }).click();
  await firstName.nth(1).fill('Bo');
  leaveScreens();
  open();
  await expect.element(firstName.nth(1)).toHaveValue('Bo');
  await expect.element(firstName.first()).toHaveValue('Ida');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect.poll(() => firstName.elements()).toHaveLength(1);
  await expect.element(firstName).toHaveValue('');
});
