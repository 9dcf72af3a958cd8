// Club Management.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AdminClub } from '#contract/clubs/admin-clubs.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const club: AdminClub = {
  id: '01890000-0000-7000-8000-00000000000c',
  name: 'Havnens Padel',
  code: 'HAVNEN-4K7P',
  createdAt: '2026-03-02T10:00:00.000Z',
  deactivatedAt: null,
  members: 12,
  coaches: 2,
  managers: 1,
  applicants: 3,
};
const opened = {
  ...club,
  invitationUrl: 'https://pala.example/auth?tab=register&club=HAVNEN-4K7P',
  managersOf: [
    {
      id: '01890000-0000-7000-8000-00000000000d',
      firstName: 'Ida',
      lastName: 'Lund',
      email: 'ida@example.com',
      state: 'active' as const,
      isInvited: false,
    },
  ],
  coachesOf: [],
};
const toasts = page.getByRole('region', { name: 'Notifications' });

test('the list filters by address and links to a club', async () => {
  const { address, received } = renderScreen('/admin/clubs', {
    as: 'admin',
    answers: { listAdminClubs: { rows: [club], next: null }, getAdminClub: opened },
  });
  await page.getByLabelText('Show').selectOptions('All');
  await expect.poll(address).toBe('/admin/clubs?show=all');
  await expect.poll(() => received('listAdminClubs').at(-1)?.query).toMatchObject({ show: 'all' });
  await page.getByRole('link', { name: 'Havnens Padel' }).click();
  await expect.element(page.getByRole('heading', { name: 'Havnens Padel' })).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Ida Lund' })).toBeVisible();
  await expect.element(page.getByText('No coaches yet.')).toBeVisible();
});

test('changing a code fails when another club has it', async () => {
  const answers = {
    getAdminClub: opened,
    editClub: failure('conflict', {
      message: 'Another club has this code.',
      fields: { code: 'Another club has this code.' },
    }),
  };
  renderScreen(`/admin/clubs?club=${club.id}`, { as: 'admin', answers });
  await page.getByRole('button', { name: 'Edit name or code' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Havnens Padel' });
  await dialog.getByRole('button', { name: 'Suggest a new code' }).click();
  await expect.element(dialog.getByLabelText('Code')).toHaveValue(expect.stringMatching(/^HAVNENS-PADEL-[A-Z2-9]{4}$/));
  await dialog.getByRole('button', { name: 'Save club' }).click();
  await expect.element(dialog.getByText('Another club has this code.').first()).toBeVisible();
});

test('deactivating a club asks first, with the numbers of its people', async () => {
  const { received } = renderScreen(`/admin/clubs?club=${club.id}`, {
    as: 'admin',
    answers: {
      getAdminClub: opened,
      deactivateClub: { members: 12, coaches: 2, managers: 1, applicants: 3, invitations: 0 },
    },
  });
  await page.getByRole('button', { name: 'Deactivate' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Deactivate Havnens Padel?' });
  await expect.element(dialog).toHaveAccessibleDescription(/^12 members become direct players and 2 coaches/);
  await dialog.getByRole('button', { name: 'Deactivate club' }).click();
  await expect.element(toasts.getByText('Havnens Padel is deactivated')).toBeVisible();
  expect(received('deactivateClub')).toMatchObject([{ params: { clubId: club.id } }]);
});

test('creating a club invites its manager and suggests a code', async () => {
  const { address, received } = renderScreen('/admin/create-club', {
    as: 'admin',
    answers: { createClub: { id: club.id }, getAdminClub: opened },
  });
  await page.getByLabelText('Club name').fill('Padel Nord');
  await page.getByLabelText('First name').fill('Ida');
  await expect.element(page.getByLabelText('Code')).toHaveValue(expect.stringMatching(/^PADEL-NORD-/));
  await page.getByLabelText('Last name').fill('Lund');
  await page.getByLabelText('Email').fill('ida@example.com');
  await page.getByRole('combobox', { name: 'Country' }).fill('Denm');
  await page.getByRole('option', { name: 'Denmark' }).click();
  await page.getByRole('main').getByRole('button', { name: 'Create Club' }).click();
  await expect.poll(address).toBe(`/admin/clubs?club=${club.id}`);
  expect(received('createClub')).toMatchObject([
    { body: { name: 'Padel Nord', manager: { firstName: 'Ida', lastName: 'Lund', country: 'DK' } } },
  ]);
});
