import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { failure } from '#web/testing/fake-server.ts';
import { holding, open, person, row, toasts } from './testing/people-list.ts';

describe('the list of people', () => {
  test('shows pending people first and no one twice', async () => {
    open('/admin/users', holding([person({ firstName: 'Nora' }), person({ firstName: 'Viktor', state: 'pending' })]));
    await expect.element(row(/^Viktor/)).toMatchTextContent(/Waiting for approval/);
    const names = page.getByRole('rowheader').elements();
    expect(names.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['Vikt', 'Nora']);
  });

  test('keeps search and filters in the address', async () => {
    const people = [person({ firstName: 'Nora' }), person({ firstName: 'Ida', state: 'suspended' })];
    const { address, received } = open('/admin/users?state=suspended&search=123', holding(people));
    await expect.element(page.getByRole('searchbox')).toHaveValue('123');
    await expect.element(page.getByLabelText('State')).toHaveValue('suspended');
    await expect.element(page.getByText('No matches')).toBeVisible();
    await page.getByRole('searchbox').fill(' Ida ');
    await expect.element(row(/^Ida/)).toBeVisible();
    expect(address()).toBe('/admin/users?state=suspended&search=Ida');
    await page.getByLabelText('Role').selectOptions('Club Coach');
    await expect.poll(address).toBe('/admin/users?state=suspended&search=Ida&role=coach_club');
    expect(received('listPeople').at(-1)?.query).toEqual({ state: 'suspended', role: 'coach_club', search: 'Ida' });
  });

  test('links from an empty queue to everyone', async () => {
    const { address } = open('/admin/users?state=pending', holding([person({ firstName: 'Nora' })]));
    await expect.element(page.getByText('No one is waiting')).toBeVisible();
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expect.element(row(/^Nora/)).toBeVisible();
    expect(address()).toBe('/admin/users');
  });

  test('loads more pages', async () => {
    const first = person({ firstName: 'Nora' });
    open('/admin/users?state=active', {
      listClubs: [],
      listPeople: ({ query }) =>
        query.after === first.id
          ? { rows: [person({ firstName: 'Viktor' })], next: null }
          : { rows: [first], next: first.id },
    });
    await expect.element(page.getByText('First 1 person')).toBeVisible();
    await page.getByRole('button', { name: 'Load more' }).click();
    await expect.element(row(/^Viktor/)).toBeVisible();
    await expect.element(row(/^Nora/)).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Load more' })).not.toBeInTheDocument();
  });

  test('retries after an error', async () => {
    let isDown = true;
    open('/admin/users?state=active', {
      listClubs: [],
      listPeople: () => (isDown ? failure('unavailable') : { rows: [person()], next: null }),
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^Maja/)).toBeVisible();
  });
});

describe('pending people', () => {
  test('become active by one click, with a confirmation', async () => {
    const viktor = person({ firstName: 'Viktor', state: 'pending' });
    const { received } = open('/admin/users', {
      ...holding([viktor]),
      approvePerson: () => {
        viktor.state = 'active';
      },
    });
    await page.getByRole('button', { name: 'Approve Viktor Holm' }).click();
    await expect.element(toasts.getByText('Viktor Holm is approved')).toBeVisible();
    await expect.element(row(/^Viktor/)).toMatchTextContent(/Active/);
    expect(received('approvePerson').map(({ params }) => params)).toEqual([{ userId: viktor.id }]);
  });

  test('reload when someone else was quicker', async () => {
    const viktor = person({ firstName: 'Viktor', state: 'pending' });
    open('/admin/users', {
      ...holding([viktor]),
      approvePerson: () => {
        viktor.state = 'active';
        return failure('conflict', { message: 'This person is no longer waiting for approval.' });
      },
    });
    await page.getByRole('button', { name: 'Approve Viktor Holm' }).click();
    await expect.element(toasts.getByText('This person is no longer waiting for approval.')).toBeVisible();
    await expect.element(row(/^Viktor/)).toMatchTextContent(/Active/);
  });

  test('get a reason with a rejection', async () => {
    const viktor = person({ firstName: 'Viktor', state: 'pending' });
    const people = [viktor];
    const { received } = open('/admin/users', {
      ...holding(people),
      listClubs: [],
      listPeople: () => ({ rows: [...people], next: null }),
      rejectPerson: () => {
        people.pop();
      },
    });
    await page.getByRole('button', { name: 'Reject Viktor Holm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reject Viktor Holm' });
    await dialog.getByRole('button', { name: 'Reject registration' }).click();
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason\./);
    expect(received('rejectPerson')).toEqual([]);
    await dialog.getByLabelText('Reason').fill('We could not find you at the club.');
    await dialog.getByRole('button', { name: 'Reject registration' }).click();
    await expect.element(toasts.getByText('Registration rejected')).toBeVisible();
    await expect.element(page.getByText('No matches')).toBeVisible();
    expect(received('rejectPerson').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: viktor.id }, body: { reason: 'We could not find you at the club.' } },
    ]);
  });
});

describe('bulk actions', () => {
  const chooseAll = page.getByRole('checkbox', { name: /^Select all/ });
  const results = page.getByRole('list', { name: 'Results' });

  test('approve in batches and list results, refusals first', async () => {
    const people = ['Ida', 'Bo', 'Kaj', 'Eva', 'Liv', 'Ole', 'Per'].map((firstName) =>
      person({ firstName, state: 'pending' }),
    );
    const { received } = open('/admin/users', {
      ...holding(people),
      changePeople: ({ body }) =>
        body.userIds.map((id) => {
          const isDone = id !== people[5]?.id;
          return { id, isDone, message: isDone ? null : 'This person is no longer waiting for approval.' };
        }),
    });
    await chooseAll.click();
    await expect.element(page.getByText('7 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Approve the selected people' }).click();
    const question = page.getByRole('alertdialog', { name: 'Approve 7 people?' });
    await question.getByRole('button', { name: 'Approve 7 people' }).click();
    await expect.element(page.getByRole('dialog', { name: '6 of 7 approved' })).toBeVisible();
    await expect
      .element(results.getByRole('listitem').first())
      .toMatchTextContent(/Ole Holm This person is no longer waiting for approval\./);
    expect(results.getByRole('listitem').elements()).toHaveLength(7);
    expect(received('changePeople').map(({ body }) => body.userIds.length)).toEqual([5, 2]);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
    await expect.element(page.getByText('Select all 7')).toBeVisible();
  });

  test('reject with one reason, also by keyboard', async () => {
    const people = [person({ firstName: 'Ida', state: 'pending' }), person({ firstName: 'Bo', state: 'active' })];
    const { received } = open('/admin/users', {
      ...holding(people),
      changePeople: ({ body }) => body.userIds.map((id) => ({ id, isDone: true, message: null })),
    });
    const ida = page.getByRole('checkbox', { name: 'Select Ida Holm' });
    await expect.element(ida).toBeVisible();
    (ida.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('button', { name: 'Suspend the selected people' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Reject the selected people' }).click();
    const question = page.getByRole('dialog', { name: 'Reject 1 person' });
    await question.getByLabelText('Reason').fill('Twice registered');
    await question.getByRole('button', { name: 'Reject 1 person' }).click();
    await expect.element(page.getByRole('dialog', { name: '1 of 1 rejected' })).toBeVisible();
    expect(received('changePeople').map(({ body }) => body)).toEqual([
      { action: 'reject', userIds: [people[0]?.id], reason: 'Twice registered' },
    ]);
  });

  test('report people as refused when the call fails', async () => {
    open('/admin/users', { ...holding([person({ firstName: 'Ida' })]), changePeople: failure('unavailable') });
    await chooseAll.click();
    await page.getByRole('button', { name: /^Sign out everywhere the selected/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out 1 person' }).click();
    await expect.element(page.getByRole('dialog', { name: '0 of 1 signed out' })).toBeVisible();
    await expect.element(results).toMatchTextContent(/The service is not available right now/);
  });
});

describe('invited people', () => {
  test('show their state and get the invitation again', async () => {
    const ida = person({ firstName: 'Ida', state: 'unverified', isInvited: true });
    const { received } = open('/admin/users', { ...holding([ida]), resendInvitation: undefined });
    await expect.element(row(/^Ida/)).toMatchTextContent(/Invited/);
    await expect.element(row(/^Ida/)).not.toMatchTextContent(/not confirmed/);
    await page.getByRole('button', { name: 'Send again the invitation to Ida Holm' }).click();
    await expect.element(toasts.getByText(`A new link is on its way to ${ida.email}.`)).toBeVisible();
    expect(received('resendInvitation').map(({ params }) => params)).toEqual([{ userId: ida.id }]);
  });

  test('lose their invitation after a confirmation', async () => {
    const people = [person({ firstName: 'Ida', state: 'unverified', isInvited: true })];
    open('/admin/users', {
      listClubs: [],
      listPeople: () => ({ rows: [...people], next: null }),
      withdrawInvitation: () => {
        people.pop();
      },
    });
    await page.getByRole('button', { name: 'Withdraw the invitation to Ida Holm' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw the invitation to Ida Holm?' });
    await question.getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect.element(toasts.getByText('Invitation withdrawn')).toBeVisible();
    await expect.element(page.getByText('No matches')).toBeVisible();
  });

  test('differ from people who registered themselves', async () => {
    open('/admin/users', holding([person({ state: 'unverified' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Email not confirmed/);
    await expect.element(page.getByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  });
});

test('a level shows whether it is verified or withdrawn', async () => {
  const levelWithdrawn = { at: '2026-03-12T12:00:00.000Z', by: { firstName: 'Dario', lastName: 'Vega' } };
  const people = [
    person({ firstName: 'Ida', isLevelVerified: true }),
    person({ firstName: 'Bo', levelWithdrawn }),
    person({ firstName: 'Kaj', levelWithdrawn: { ...levelWithdrawn, by: null } }),
    person({ firstName: 'Eva' }),
  ];
  open('/admin/users?state=active', holding(people));
  await expect.element(row(/^Ida/)).toMatchTextContent(/Verified/);
  await expect.element(row(/^Bo/)).toMatchTextContent(/Withdrawn on .*2026 by Dario Vega/);
  await expect.element(row(/^Kaj/)).toMatchTextContent(/Withdrawn on .*2026 by a former coach/);
  await expect.element(row(/^Eva/)).not.toMatchTextContent(/Verified|Withdrawn/);
});

test('the list names the club that a person is joining', async () => {
  open('/admin/users', holding([person({ state: 'pending', joiningClubName: 'Havnens Padel' })]));
  await expect.element(row(/^Maja/)).toMatchTextContent(/Joining Havnens Padel/);
});
