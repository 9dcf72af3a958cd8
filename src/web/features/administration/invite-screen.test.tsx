import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const havnen = { id: '01890000-0000-7000-8000-0000000000e1', name: 'Havnens Padel' };
const toasts = page.getByRole('region', { name: 'Notifications' });
const role = page.getByLabelText('Role');
const club = page.getByLabelText(/^Club/);
const send = page.getByRole('button', { name: 'Send invitation' });

function open(answers: Answers = {}) {
  return renderScreen('/admin/create-user', {
    as: 'admin',
    answers: { listClubs: [havnen], invitePerson: { message: 'An invitation is on its way.' }, ...answers },
  });
}

async function fillIn() {
  await page.getByLabelText('First name').fill('Ida');
  await page.getByLabelText('Last name').fill('Lund');
  await page.getByLabelText('Email').fill('Ida@Example.com');
  await page.getByRole('combobox', { name: 'Country' }).fill('Denmark');
  await page.getByRole('option', { name: 'Denmark', exact: true }).click();
}

test('is reached from the list of people', async () => {
  const { address } = renderScreen('/admin/users', {
    as: 'admin',
    answers: { listPeople: { rows: [], next: null }, listClubs: [] },
  });
  await page.getByRole('link', { name: 'Invite a person' }).click();
  await expect.element(page.getByRole('heading', { name: 'Invite a person' })).toBeVisible();
  expect(address()).toBe('/admin/create-user');
  await page.getByRole('link', { name: 'User Management' }).last().click();
  await expect.poll(address).toBe('/admin/users');
});

test('sends what was filled in, tells it, and is ready for the next person', async () => {
  const { received } = open();
  await fillIn();
  await role.selectOptions('Freelance Coach');
  await expect.element(club).not.toBeInTheDocument();
  await send.click();
  await expect.element(toasts.getByText('An invitation is on its way.')).toBeVisible();
  expect(received('invitePerson').map(({ body }) => body)).toEqual([
    {
      email: 'ida@example.com',
      firstName: 'Ida',
      lastName: 'Lund',
      country: 'DK',
      role: 'coach_freelance',
      clubId: null,
    },
  ]);
  await expect.element(page.getByLabelText('First name')).toHaveValue('');
  await expect.element(page.getByLabelText('First name')).toHaveFocus();
  await expect.element(page.getByLabelText('Email')).toHaveValue('');
  await expect.element(role).toHaveValue('');
});

describe('the club', () => {
  test.each(['Club Coach', 'Club Manager'])('is needed for a %s', async (label) => {
    const { received } = open();
    await fillIn();
    await role.selectOptions(label);
    await send.click();
    await expect.element(club).toHaveAccessibleDescription('Please choose the club.');
    await club.selectOptions('Havnens Padel');
    await send.click();
    await expect.element(toasts.getByText('Invitation sent')).toBeVisible();
    expect(received('invitePerson')[0]?.body.clubId).toBe(havnen.id);
  });

  test('may be left out for a player', async () => {
    const { received } = open();
    await fillIn();
    await role.selectOptions('Player');
    await expect.element(club).toHaveValue('');
    await send.click();
    await expect.element(toasts.getByText('Invitation sent')).toBeVisible();
    expect(received('invitePerson')[0]?.body.clubId).toBeNull();
  });

  test('that is not there yet is told, and its roles are not offered', async () => {
    open({ listClubs: [] });
    await expect.element(role).toHaveAccessibleDescription(/there are none yet\.$/);
    const options = role.element().querySelectorAll('option');
    expect([...options].map(({ textContent }) => textContent)).toEqual([
      'Choose a role',
      'Player',
      'Freelance Coach',
      'Administrator',
    ]);
  });
});

test('says what is missing beside each field', async () => {
  const { received } = open();
  await send.click();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a first name.');
  await expect.element(role).toHaveAccessibleDescription('Please choose a role.');
  expect(received('invitePerson')).toEqual([]);
});

test('says when the address has an account already', async () => {
  const message = 'This email address already has an account.';
  open({ invitePerson: failure('conflict', { message, fields: { email: message } }) });
  await fillIn();
  await role.selectOptions('Administrator');
  await send.click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(`^${message}`));
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ida');
});

test('does not exist for others', async () => {
  renderScreen('/admin/create-user', { as: 'club' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
