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

test('the list of people links to the form', async () => {
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

test('the form sends an invitation, confirms it and resets', async () => {
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

describe('the club field', () => {
  test.each(['Club Coach', 'Club Manager'])('requires a club for a %s', async (label) => {
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

  test('is optional for a player', async () => {
    const { received } = open();
    await fillIn();
    await role.selectOptions('Player');
    await expect.element(club).toHaveValue('');
    await send.click();
    await expect.element(toasts.getByText('Invitation sent')).toBeVisible();
    expect(received('invitePerson')[0]?.body.clubId).toBeNull();
  });

  test('offers no club roles while there are no clubs, and says why', async () => {
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

test('the form shows an error beside each missing field', async () => {
  const { received } = open();
  await send.click();
  await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a first name.');
  await expect.element(role).toHaveAccessibleDescription('Please choose a role.');
  expect(received('invitePerson')).toEqual([]);
});

test('the form says when the address already has an account', async () => {
  const message = 'This email address already has an account.';
  open({ invitePerson: failure('conflict', { message, fields: { email: message } }) });
  await fillIn();
  await role.selectOptions('Administrator');
  await send.click();
  await expect.element(page.getByLabelText('Email')).toHaveAccessibleDescription(new RegExp(`^${message}`));
  await expect.element(page.getByLabelText('First name')).toHaveValue('Ida');
});

test('other roles cannot open the form', async () => {
  renderScreen('/admin/create-user', { as: 'club' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
