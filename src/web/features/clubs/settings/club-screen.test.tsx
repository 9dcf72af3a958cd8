// The club's own page.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const club = {
  id: idAt(5),
  name: 'Havnens Padel',
  invitationUrl: 'https://pala.test/auth?tab=register&club=HAVNENS',
  spokenCode: 'ACDE-FHJK',
};
const open = (answers: Answers = {}) =>
  renderScreen('/club/settings', {
    as: 'club',
    answers: { getOwnClub: club, getClubBrand: { colour: '#133768', logo: null }, ...answers },
  });
const name = page.getByRole('textbox', { name: 'Name of the club' });

test('the manager renames the club', async () => {
  const { received } = open({ renameOwnClub: undefined });
  await name.fill('Padel Nord');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.poll(() => received('renameOwnClub').map(({ body }) => body)).toEqual([{ name: 'Padel Nord' }]);
});

test('a refused name is explained at its field, and stays', async () => {
  open({
    renameOwnClub: failure('invalid_input', { fields: { name: 'Please enter the name without web addresses.' } }),
  });
  await name.fill('Padel Nord');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect.element(page.getByText('Please enter the name without web addresses.').first()).toBeVisible();
  await expect.element(name).toHaveValue('Padel Nord');
});

test('colour, link and code are on the same page', async () => {
  open();
  await expect.element(page.getByLabelText('Colour')).toHaveValue('#133768');
  await expect.element(page.getByRole('textbox', { name: 'Invitation link' })).toHaveValue(club.invitationUrl);
  await expect.element(page.getByText('ACDE-FHJK')).toBeVisible();
});

test('a club that cannot be loaded is loaded again on request', async () => {
  open({ getOwnClub: failure('internal') });
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});
