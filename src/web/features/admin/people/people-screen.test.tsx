import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Person } from '#contract/administration/admin.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { somebodyAs } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

let made = 0;

function person(traits: Partial<Person> = {}): Person {
  made += 1;
  return {
    id: `01890000-0000-7000-8000-${String(made).padStart(12, '0')}`,
    email: `person${made}@example.com`,
    firstName: 'Maja',
    lastName: 'Holm',
    country: 'DK',
    role: 'player',
    accessType: 'direct',
    clubName: null,
    joiningClubName: null,
    state: 'active',
    isInvited: false,
    currentLevel: '3.5',
    isLevelVerified: false,
    analysisCreditsRemaining: 2,
    createdAt: '2026-11-02T10:00:00.000Z',
    ...traits,
  };
}

/** A server that holds these people and narrows them by state and search. */
function holding(people: readonly Person[]): Answers {
  return {
    listPeople: ({ query: { state, search } }) => ({
      rows: people.filter(
        (one) => (!state || one.state === state) && (!search || `${one.firstName} ${one.lastName}`.includes(search)),
      ),
      next: null,
    }),
  };
}

function open(address: `/admin/users${string}`, answers: Answers) {
  return renderScreen(address, { as: 'admin', answers });
}

const toasts = page.getByRole('region', { name: 'Notifications' });
async function more(verb: string) {
  await page.getByRole('button', { name: 'More for Maja Holm' }).click();
  await page.getByRole('menuitem', { name: verb }).click();
}
const row = (name: string | RegExp) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

describe('the list', () => {
  test('shows those who wait for approval first, and nobody twice', async () => {
    open('/admin/users', holding([person({ firstName: 'Nora' }), person({ firstName: 'Viktor', state: 'pending' })]));
    await expect.element(row(/^Viktor/)).toMatchTextContent(/Waiting for approval/);
    const names = page.getByRole('rowheader').elements();
    expect(names.map(({ textContent }) => textContent?.slice(0, 4))).toEqual(['Vikt', 'Nora']);
  });

  test('keeps search and filters in the address, and starts with them', async () => {
    const people = [person({ firstName: 'Nora' }), person({ firstName: 'Ida', state: 'suspended' })];
    const { address, received } = open('/admin/users?state=suspended&search=123', holding(people));
    await expect.element(page.getByRole('searchbox')).toHaveValue('123');
    await expect.element(page.getByLabelText('State')).toHaveValue('suspended');
    await expect.element(page.getByText('Nobody matches')).toBeVisible();
    await page.getByRole('searchbox').fill(' Ida ');
    await expect.element(row(/^Ida/)).toBeVisible();
    expect(address()).toBe('/admin/users?state=suspended&search=Ida');
    await page.getByLabelText('Role').selectOptions('Club Coach');
    await expect.poll(address).toBe('/admin/users?state=suspended&search=Ida&role=coach_club');
    expect(received('listPeople').at(-1)?.query).toEqual({ state: 'suspended', role: 'coach_club', search: 'Ida' });
  });

  test('leads from an empty queue to everyone', async () => {
    const { address } = open('/admin/users?state=pending', holding([person({ firstName: 'Nora' })]));
    await expect.element(page.getByText('Nobody is waiting')).toBeVisible();
    await page.getByRole('button', { name: 'Show everyone' }).click();
    await expect.element(row(/^Nora/)).toBeVisible();
    expect(address()).toBe('/admin/users');
  });

  test('is read page by page', async () => {
    const first = person({ firstName: 'Nora' });
    open('/admin/users?state=active', {
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

  test('can be asked for again when it could not be loaded', async () => {
    let isDown = true;
    open('/admin/users?state=active', {
      listPeople: () => (isDown ? failure('unavailable') : { rows: [person()], next: null }),
    });
    await expect.element(page.getByRole('alert')).toBeVisible();
    isDown = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(row(/^Maja/)).toBeVisible();
  });
});

describe('people who wait', () => {
  test('are approved by one click, which is told', async () => {
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

  test('are read again when somebody else was quicker', async () => {
    const viktor = person({ firstName: 'Viktor', state: 'pending' });
    open('/admin/users', {
      ...holding([viktor]),
      approvePerson: () => {
        viktor.state = 'active';
        return failure('conflict', { message: 'This person is not waiting for approval any more.' });
      },
    });
    await page.getByRole('button', { name: 'Approve Viktor Holm' }).click();
    await expect.element(toasts.getByText('This person is not waiting for approval any more.')).toBeVisible();
    await expect.element(row(/^Viktor/)).toMatchTextContent(/Active/);
  });

  test('are rejected with a reason', async () => {
    const viktor = person({ firstName: 'Viktor', state: 'pending' });
    const people = [viktor];
    const { received } = open('/admin/users', {
      ...holding(people),
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
    await expect.element(page.getByText('Nobody matches')).toBeVisible();
    expect(received('rejectPerson').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: viktor.id }, body: { reason: 'We could not find you at the club.' } },
    ]);
  });
});

describe('credits', () => {
  const dialog = page.getByRole('dialog', { name: 'Adjust credits of Maja Holm' });
  const adjust = () => page.getByRole('button', { name: 'Adjust credits of Maja Holm' }).click();
  const send = () => dialog.getByRole('button', { name: 'Adjust credits' }).click();

  test('are added with a reason, and the balance is shown before', async () => {
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

  test('cannot fall below 0', async () => {
    open('/admin/users', { ...holding([person()]), adjustCredits: failure('credits_insufficient') });
    await adjust();
    await dialog.getByLabelText('Credits to add').fill('-3');
    await expect.element(dialog.getByText('The balance would fall below 0.')).toBeVisible();
    await dialog.getByLabelText('Reason').fill('Correction');
    await send();
    await expect.element(dialog.getByRole('alert')).toMatchTextContent(/The balance would fall below 0\./);
    await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Correction');
  });

  test('need a whole number other than 0 and a reason', async () => {
    const { received } = open('/admin/users', holding([person()]));
    await adjust();
    await send();
    await expect
      .element(dialog.getByLabelText('Credits to add'))
      .toHaveAccessibleDescription(/^Please enter a whole number\./);
    await expect.element(dialog.getByLabelText('Reason')).toHaveAccessibleDescription(/^Please give a reason\./);
    await dialog.getByLabelText('Credits to add').fill('0');
    await expect
      .element(dialog.getByLabelText('Credits to add'))
      .toHaveAccessibleDescription(/^Please enter a number other than 0\./);
    expect(received('adjustCredits')).toEqual([]);
  });

  test('are for players only', async () => {
    open('/admin/users', holding([person({ role: 'coach_club' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Club Coach/);
    await expect.element(page.getByRole('button', { name: /^Adjust credits/ })).not.toBeInTheDocument();
  });
});

describe('roles', () => {
  test.each([
    ['player', 'Make coach', 'Make Maja Holm a freelance coach?', 'coach_freelance', 'Freelance Coach'],
    ['coach_freelance', 'Make player', 'Make Maja Holm a player?', 'player', 'Player'],
  ] as const)('%s: changes after a question, which is told', async (role, verb, question, next, label) => {
    const maja = person({ role });
    const { received } = open('/admin/users', {
      ...holding([maja]),
      changeRole: ({ body }) => {
        maja.role = body.role;
      },
    });
    await more(verb);
    const dialog = page.getByRole('alertdialog', { name: question });
    await expect.element(dialog).toHaveAccessibleDescription(/^They get the screens of a .+ at once/);
    expect(received('changeRole')).toEqual([]);
    await dialog.getByRole('button', { name: verb }).click();
    await expect.element(toasts.getByText(`Maja Holm is now a ${label}.`)).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(row(/^Maja/).getByRole('cell', { name: `${label} Denmark` })).toBeVisible();
    expect(received('changeRole').map(({ params, body }) => ({ params, body }))).toEqual([
      { params: { userId: maja.id }, body: { role: next } },
    ]);
  });

  test('are read again when the change is refused', async () => {
    const maja = person();
    open('/admin/users', {
      ...holding([maja]),
      changeRole: () => {
        maja.state = 'suspended';
        return failure('conflict', { message: 'Only active players and freelance coaches can be changed here.' });
      },
    });
    await more('Make coach');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Make coach' }).click();
    await expect.element(toasts.getByText('Role not changed')).toBeVisible();
    await expect
      .element(toasts.getByText('Only active players and freelance coaches can be changed here.'))
      .toBeVisible();
    await expect.element(row(/^Maja/)).toMatchTextContent(/Suspended/);
  });

  test('of clubs and administrators, and of people who are not active, stay', async () => {
    open(
      '/admin/users',
      holding([
        person({ accessType: 'club', clubName: 'Havnens Padel' }),
        person({ role: 'coach_club' }),
        person({ role: 'club' }),
        person({ role: 'admin' }),
        person({ state: 'suspended' }),
        person({ state: 'pending' }),
      ]),
    );
    const menus = page.getByRole('button', { name: 'More for Maja Holm' });
    await expect.poll(() => menus.elements().length).toBe(4);
    for (let index = 0; index < 4; index += 1) {
      await menus.nth(index).click();
      await expect.element(page.getByRole('menuitem', { name: 'Suspend' })).toBeVisible();
      await expect.element(page.getByRole('menuitem', { name: /^Make/ })).not.toBeInTheDocument();
      await userEvent.keyboard('{Escape}');
      await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    }
  });
});

describe('suspending', () => {
  const dialog = page.getByRole('dialog', { name: 'Suspend Maja Holm' });
  const suspend = dialog.getByRole('button', { name: 'Suspend account' });

  test('asks for a reason, and is undone by restoring', async () => {
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
    const message = 'The last administrator cannot be suspended.';
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

  test('is not offered for oneself', async () => {
    open('/admin/users', holding([person({ id: somebodyAs('admin').id, role: 'admin' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Administrator/);
    await expect.element(page.getByRole('button', { name: /^More/ })).not.toBeInTheDocument();
  });
});

describe('people who were invited', () => {
  test('are shown as such, and can be invited again', async () => {
    const ida = person({ firstName: 'Ida', state: 'unverified', isInvited: true });
    const { received } = open('/admin/users', { ...holding([ida]), resendInvitation: undefined });
    await expect.element(row(/^Ida/)).toMatchTextContent(/Invited/);
    await expect.element(row(/^Ida/)).not.toMatchTextContent(/not confirmed/);
    await page.getByRole('button', { name: 'Send again the invitation of Ida Holm' }).click();
    await expect.element(toasts.getByText(`A new link is on its way to ${ida.email}.`)).toBeVisible();
    expect(received('resendInvitation').map(({ params }) => params)).toEqual([{ userId: ida.id }]);
  });

  test('lose their invitation after a question', async () => {
    const people = [person({ firstName: 'Ida', state: 'unverified', isInvited: true })];
    open('/admin/users', {
      listPeople: () => ({ rows: [...people], next: null }),
      withdrawInvitation: () => {
        people.pop();
      },
    });
    await page.getByRole('button', { name: 'Withdraw the invitation of Ida Holm' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw the invitation of Ida Holm?' });
    await question.getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect.element(toasts.getByText('Invitation withdrawn')).toBeVisible();
    await expect.element(page.getByText('Nobody matches')).toBeVisible();
  });

  test('are told apart from those who registered themselves', async () => {
    open('/admin/users', holding([person({ state: 'unverified' })]));
    await expect.element(row(/^Maja/)).toMatchTextContent(/Email not confirmed/);
    await expect.element(page.getByRole('button', { name: /invitation/ })).not.toBeInTheDocument();
  });
});

test('the club that somebody joins is named', async () => {
  open('/admin/users', holding([person({ state: 'pending', joiningClubName: 'Havnens Padel' })]));
  await expect.element(row(/^Maja/)).toMatchTextContent(/Joins Havnens Padel/);
});
