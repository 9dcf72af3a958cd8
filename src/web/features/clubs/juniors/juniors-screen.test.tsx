// The club's juniors: asking a guardian about siblings, the day, another guardian.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { ClubJunior } from '#contract/clubs/club-juniors.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { failure } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const guardian = { firstName: 'Anna', lastName: 'Holm', email: 'anna@example.com' };
const emma: ClubJunior = {
  id: '01890000-0000-7000-8000-0000000000e1',
  firstName: 'Emma',
  lastName: 'Holm',
  adultOn: '2034-06-01',
  isGrown: false,
  guardian,
};
const noah = {
  id: '01890000-0000-7000-8000-0000000000e2',
  firstName: 'Noah',
  lastName: 'Holm',
  adultOn: '2036-06-01',
  guardian,
  juniorId: null,
  askedAt: '2026-11-20T10:00:00.000Z',
};

const open = (answers: Answers) => renderScreen('/club/juniors', { as: userWithRole('club'), answers });

describe('a manager', () => {
  it('sees juniors with guardian and day, and who has not answered', async () => {
    const { received } = open({
      listClubJuniors: { juniors: [emma], asked: [noah] },
      withdrawGuardianRequest: undefined,
    });
    await expect
      .element(page.getByRole('link', { name: 'Emma Holm' }))
      .toHaveAttribute('href', `/club/player/${emma.id}`);
    await expect.element(page.getByText('Anna Holm, anna@example.com').first()).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw the request for Noah Holm' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
    await expect.element(page.getByText('Request withdrawn')).toBeVisible();
    expect(received('withdrawGuardianRequest').map(({ params }) => params.id)).toEqual([noah.id]);
  });

  it('asks a guardian about two siblings', async () => {
    const { received } = open({
      listClubJuniors: { juniors: [], asked: [] },
      askGuardian: { message: 'The request is on its way.' },
    });
    await expect.element(page.getByText('No juniors yet')).toBeVisible();
    await page.getByRole('button', { name: 'Add juniors' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByText('Please enter the junior’s first name.').first()).toBeVisible();
    await dialog.getByLabelText('Guardian’s first name').fill('Anna');
    await dialog.getByLabelText('Guardian’s last name').fill('Holm');
    await dialog.getByLabelText('Guardian’s email').fill('anna@example.com');
    await dialog.getByRole('button', { name: 'Add a sibling' }).click();
    for (const [index, name] of ['Emma', 'Noah'].entries()) {
      await dialog.getByLabelText('First name', { exact: true }).nth(index).fill(name);
      await dialog.getByLabelText('Last name', { exact: true }).nth(index).fill('Holm');
      await dialog.getByLabelText('Junior until').nth(index).fill('2034-06-01');
    }
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(page.getByText('The request is on its way.')).toBeVisible();
    expect(received('askGuardian').map(({ body }) => body)).toEqual([
      {
        guardian,
        country: 'DK',
        juniors: ['Emma', 'Noah'].map((firstName) => ({ firstName, lastName: 'Holm', adultOn: '2034-06-01' })),
      },
    ]);
  });

  it('changes the day, and reads what is wrong with it', async () => {
    const message = 'Please choose a day after today and within 18 years.';
    open({
      listClubJuniors: { juniors: [emma], asked: [] },
      setAdultDay: failure('invalid_input', { message, fields: { adultOn: message } }),
    });
    await page.getByRole('button', { name: 'More for Emma Holm' }).click();
    await page.getByRole('menuitem', { name: 'Change the date' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('Junior until').fill('2020-01-01');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.element(dialog.getByText(message).first()).toBeVisible();
  });

  it('asks another guardian, and gives only the grown an own account', async () => {
    const { received } = open({
      listClubJuniors: { juniors: [emma, { ...emma, id: noah.id, firstName: 'Ida', isGrown: true }], asked: [] },
      changeGuardian: { message: 'The request is on its way.' },
      handOverClubJunior: { message: 'On its way.' },
    });
    await page.getByRole('button', { name: 'More for Emma Holm' }).click();
    expect(page.getByRole('menuitem', { name: 'Give their own account' }).elements()).toEqual([]);
    await page.getByRole('menuitem', { name: 'Change guardian' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabelText('First name').fill('Bo');
    await dialog.getByLabelText('Last name').fill('Holm');
    await dialog.getByLabelText('Email').fill('bo@example.com');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(page.getByText('The request is on its way.')).toBeVisible();
    expect(received('changeGuardian').map(({ params }) => params.userId)).toEqual([emma.id]);
    await page.getByRole('button', { name: 'More for Ida Holm' }).click();
    await page.getByRole('menuitem', { name: 'Give their own account' }).click();
    await page.getByLabelText('Ida’s email address').fill('ida@example.com');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect.element(page.getByText('On its way.')).toBeVisible();
    expect(received('handOverClubJunior').map(({ body }) => body)).toEqual([{ email: 'ida@example.com' }]);
  });
});
