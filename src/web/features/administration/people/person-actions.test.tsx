// What administrators do with one active person of the list.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { holding, more, open, person, row, toasts } from './testing/people-list.ts';

describe('adjusting credits', () => {
  const dialog = page.getByRole('dialog', { name: 'Adjust credits of Maja Holm' });
  const adjust = () => page.getByRole('button', { name: 'Adjust credits of Maja Holm' }).click();
  const send = () => dialog.getByRole('button', { name: 'Adjust credits' }).click();

  test('sends amount and reason, and previews the balance', async () => {
    const maja = person();
    const { received } = open('/admin/users', {
      ...holding([maja]),
      adjustCredits: ({ body }) => {
        maja.analysisCreditsRemaining += body.amount;
        return { analysisCreditsRemaining: maja.analysisCreditsRemaining };
      },
    });
    await adjust();
    await dialog.getByLabelText('Credits to add').fill('3');
    await expect.element(dialog.getByRole('status')).toHaveTextContent('Balance25');
    await dialog.getByLabelText('Reason').fill('Prize of the spring cup');
    await send();
    await expect.element(toasts.getByText('Maja Holm now has 5 analysis credits.')).toBeVisible();
    await expect.element(row(/^Maja/).getByRole('cell', { name: '5' })).toBeVisible();
    expect(received('adjustCredits')[0]?.body).toEqual({ amount: 3, reason: 'Prize of the spring cup' });
  });

  test('refuses a balance below 0', async () => {
    open('/admin/users', { ...holding([person()]), adjustCredits: failure('credits_insufficient') });
    await adjust();
    await dialog.getByLabelText('Credits to add').fill('-3');
    await expect.element(dialog.getByText('The balance would fall below 0.')).toBeVisible();
    await dialog.getByLabelText('Reason').fill('Correction');
    await send();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The balance would fall below 0\./);
    await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Correction');
  });

  test('requires a whole number other than 0 and a reason', async () => {
    const { received } = open('/admin/users', holding([person()]));
    await adjust();
    await send();
    await expect
      .element(dialog.getByLabelText('Credits to add'))
      .toHaveAccessibleDescription(/^Please enter a whole number from −1000 to 1000\./);
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason\./);
    await dialog.getByLabelText('Credits to add').fill('1,5');
    await expect
      .element(dialog.getByLabelText('Credits to add'))
      .toHaveAccessibleDescription(/^Please enter a whole number from −1000 to 1000\./);
    await dialog.getByLabelText('Credits to add').fill('0');
    await expect
      .element(dialog.getByLabelText('Credits to add'))
      .toHaveAccessibleDescription(/^Please enter a number other than 0\./);
    expect(received('adjustCredits')).toEqual([]);
  });

  test('applies to players only', async () => {
    open('/admin/users', holding([person({ role: 'coach_club' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Club Coach/);
    await expect.element(page.getByRole('button', { name: /^Adjust credits/ })).not.toBeInTheDocument();
  });
});

describe('changing a role', () => {
  const holdings = {
    role: 'player',
    clubId: null,
    clubName: null,
    connections: 2,
    requests: 0,
    openReviews: 0,
    sessionsLed: 0,
    sessionsTaken: 1,
    plan: 'Premium',
    isLastAdministrator: false,
  } as const;
  const club = { id: '01890000-0000-7000-8000-00000000000c', name: 'Havnens Padel' };
  const dialog = page.getByRole('dialog', { name: 'Role and club of Maja Holm' });

  test('shows the consequences and sends role and club', async () => {
    const maja = person();
    const { received } = open('/admin/users', {
      ...holding([maja]),
      listClubs: [club],
      getRoleHoldings: holdings,
      changeRole: ({ body }) => {
        Object.assign(maja, body);
      },
    });
    await more('Change role or club');
    await expect.element(dialog.getByText('Choose another role or club.')).toBeVisible();
    await dialog.getByLabelText('Role').selectOptions('Club Coach');
    for (const sentence of ['2 connections end.', 'Their Premium subscription ends at once.'])
      await expect.element(dialog.getByText(sentence)).toBeVisible();
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(dialog.getByText('Please choose the club.').first()).toBeVisible();
    expect(received('changeRole')).toEqual([]);
    await dialog.getByLabelText('Club').selectOptions('Havnens Padel');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(toasts.getByText('Maja Holm is now Club Coach of Havnens Padel.')).toBeVisible();
    expect(received('changeRole').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: maja.id }, body: { role: 'coach_club', clubId: club.id } },
    ]);
  });

  test('shows the error and keeps the choice', async () => {
    open('/admin/users', {
      ...holding([person()]),
      getRoleHoldings: holdings,
      changeRole: failure('conflict', { message: 'You can only change active accounts.' }),
    });
    await more('Change role or club');
    await dialog.getByLabelText('Role').selectOptions('Administrator');
    await dialog.getByRole('button', { name: 'Change role' }).click();
    await expect.element(dialog.getByText('You can only change active accounts.')).toBeVisible();
    await expect.element(dialog.getByLabelText('Role')).toHaveValue('admin');
  });

  test('refuses the last administrator', async () => {
    open('/admin/users', {
      ...holding([person({ role: 'admin' })]),
      getRoleHoldings: { ...holdings, role: 'admin', isLastAdministrator: true },
    });
    await more('Change role or club');
    await expect.element(dialog.getByText(/^This is the last administrator/)).toBeVisible();
  });
});

describe('deleting an account', () => {
  test('asks for a reason and says how long it can be restored', async () => {
    const maja = person();
    const { received } = open('/admin/users', {
      ...holding([maja]),
      deletePerson: { erasedFrom: '2026-11-04T10:00:00.000Z' },
    });
    await more('Delete account');
    const question = page.getByRole('dialog', { name: 'Delete the account of Maja Holm' });
    await expect.element(question).toHaveAccessibleDescription(/For 48 hours, they can sign in or you can restore/);
    await question.getByLabelText('Reason').fill('Asked by mail');
    await question.getByRole('button', { name: 'Delete account' }).click();
    await expect.element(toasts.getByText('The account of Maja Holm is deleted')).toBeVisible();
    expect(received('deletePerson')).toMatchObject([
      { params: { userId: maja.id }, body: { reason: 'Asked by mail' } },
    ]);
  });
});

describe('suspending an account', () => {
  const dialog = page.getByRole('dialog', { name: 'Suspend Maja Holm' });
  const suspend = dialog.getByRole('button', { name: 'Suspend account' });

  test('asks for a reason, and restoring undoes it', async () => {
    const maja = person({ role: 'coach_club', clubName: 'Havnens Padel' });
    const { received } = open('/admin/users', {
      ...holding([maja]),
      suspendPerson: () => {
        maja.state = 'suspended';
      },
      restorePerson: () => {
        maja.state = 'active';
      },
    });
    await more('Suspend');
    await suspend.click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason\./);
    await dialog.getByLabelText('Reason').fill('Left the club');
    await suspend.click();
    await expect.element(toasts.getByText('Maja Holm is suspended')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row(/^Maja/)).toMatchTextContent(/Suspended/);
    expect(received('suspendPerson').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: maja.id }, body: { reason: 'Left the club' } },
    ]);
    await page.getByRole('button', { name: 'Restore Maja Holm' }).click();
    await expect.element(toasts.getByText('Maja Holm is restored')).toBeVisible();
    await expect.element(row(/^Maja/)).toMatchTextContent(/Active/);
  });

  test('says why it failed and keeps the reason', async () => {
    const message = 'You cannot suspend the last administrator.';
    open('/admin/users', {
      ...holding([person({ role: 'admin' })]),
      suspendPerson: failure('conflict', { message }),
    });
    await more('Suspend');
    await dialog.getByLabelText('Reason').fill('Left the club');
    await suspend.click();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(message);
    await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Left the club');
  });

  test('skips your own account', async () => {
    open('/admin/users', holding([person({ id: userWithRole('admin').id, role: 'admin' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Administrator/);
    await expect.element(page.getByRole('main').getByRole('button', { name: /^More/ })).not.toBeInTheDocument();
  });
});
