// A manager's groups: making one, its coach, its members.

import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import { clubCoach, clubPlayer } from '#web/testing/clubs.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const carla = clubCoach(1);
const { id, firstName, lastName } = carla;
const team: ClubGroup = {
  id: idAt(70),
  name: 'Tuesday team',
  rule: null,
  coach: { id, firstName, lastName },
  members: 2,
  withoutCoach: 0,
};
const beginners: ClubGroup = {
  ...team,
  id: idAt(71),
  name: 'New to padel',
  rule: { levels: { from: '1.0', to: '2.5' }, coach: null },
  members: 1,
  withoutCoach: 1,
};

function open(address: string, answers: Answers = {}) {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listClubGroups: [beginners, team],
      getClubGroup: ({ params }) => (params.groupId === team.id ? team : beginners),
      listClubPlayers: { rows: [clubPlayer(1), clubPlayer(2)], next: null },
      countClubPeople: { members: 156, matching: 2, invited: 0, expired: 0 },
      listClubCoaches: { rows: [carla, clubCoach(2)], next: null },
      ...answers,
    },
  });
}

describe('the groups', () => {
  test('are listed with rule, coach and size, each leading to its page', async () => {
    open('/club/groups');
    await expect.element(page.getByText('DPF 1.0 to 2.5')).toBeVisible();
    await expect.element(page.getByText('Chosen by hand')).toBeVisible();
    await expect.element(page.getByText('2 members')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Tuesday team' }))
      .toHaveAttribute('href', `/club/groups/${team.id}`);
  });

  test('are made by a rule, which is refused where it is impossible', async () => {
    const { received, address } = open('/club/groups', { createClubGroup: beginners });
    await page.getByRole('button', { name: 'New group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByLabelText('Name').fill('New to padel');
    await dialog.getByLabelText('Members').selectOptions('By a rule, always up to date');
    await dialog.getByRole('button', { name: 'Make group' }).click();
    await expect
      .element(dialog.getByLabelText('Level from'))
      .toHaveAccessibleDescription('Please choose levels, a coach, or both.');
    await dialog.getByLabelText('Level from').selectOptions('3.0');
    await dialog.getByLabelText('Level to').selectOptions('2.5');
    await expect
      .element(dialog.getByLabelText('Level to'))
      .toHaveAccessibleDescription('The lowest level has to come before the highest.');
    await dialog.getByLabelText('Level from').selectOptions('');
    await dialog.getByRole('button', { name: 'Make group' }).click();
    await expect.poll(address).toBe(`/club/groups/${beginners.id}`);
    expect(received('createClubGroup')[0]?.body).toEqual({
      name: 'New to padel',
      rule: { levels: { from: '1.0', to: '2.5' }, coachId: null },
    });
  });

  test('say when a name is taken', async () => {
    open('/club/groups', {
      createClubGroup: failure('invalid_input', {
        fields: { name: 'Your club already has a group with this name.' },
      }),
    });
    await page.getByRole('button', { name: 'New group' }).click();
    const dialog = page.getByRole('dialog', { name: 'New group' });
    await dialog.getByLabelText('Name').fill('tuesday TEAM');
    await dialog.getByRole('button', { name: 'Make group' }).click();
    await expect
      .element(dialog.getByLabelText('Name'))
      .toHaveAccessibleDescription('Your club already has a group with this name.');
  });

  test('are none at first', async () => {
    open('/club/groups', { listClubGroups: [] });
    await expect.element(page.getByText('No groups yet')).toBeVisible();
  });
});

describe('a group', () => {
  test('leads to its report, reel and awards, and its members can be taken out', async () => {
    const { received } = open(`/club/groups/${team.id}`, {
      removeGroupMembers: { ids: [clubPlayer(1).id], already: 0, gone: 0 },
    });
    await expect.element(page.getByText('Everyone has this coach, and so will members you add.')).toBeVisible();
    for (const [name, address] of [
      ['Report', '/club/reports'],
      ['Reel', '/club/highlights'],
      ['Awards', '/club/awards'],
    ] as const)
      await expect
        .element(page.getByRole('main').getByRole('link', { name, exact: true }))
        .toHaveAttribute('href', `${address}?group=${team.id}`);
    await expect
      .element(page.getByRole('main').getByRole('link', { name: 'Write' }))
      .toHaveAttribute('href', `/club/write?to=group&group=${team.id}`);
    expect(received('listClubPlayers')[0]?.query).toEqual({ group: team.id });
    await page.getByRole('checkbox', { name: new RegExp(clubPlayer(1).email) }).click();
    await page.getByRole('button', { name: 'Take out' }).click();
    await expect.element(toasts.getByText('1 member taken out of Tuesday team')).toBeVisible();
  });

  test('gets members from a searched list of those who are not in it, by the keyboard alone', async () => {
    const [one, two] = [clubPlayer(3), clubPlayer(4)];
    const { received } = open(`/club/groups/${team.id}`, {
      listClubPlayers: ({ query }) => ({
        rows: query.notInGroup === undefined ? [clubPlayer(1)] : query.search === two.email ? [two] : [one, two],
        next: null,
      }),
      addGroupMembers: { ids: [one.id, two.id], already: 0, gone: 0 },
    });
    await page.getByRole('button', { name: 'Add members' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add members to Tuesday team' });
    await dialog.getByRole('checkbox', { name: new RegExp(one.email) }).click();
    await dialog.getByLabelText('Search by name or email').fill(two.email);
    await expect.element(dialog.getByRole('checkbox', { name: new RegExp(one.email) })).not.toBeInTheDocument();
    const found = dialog.getByRole('checkbox', { name: new RegExp(two.email) });
    (found.element() as HTMLElement).focus();
    await userEvent.keyboard(' ');
    await expect.element(found).toBeChecked();
    await dialog.getByRole('button', { name: 'Add 2 members' }).click();
    await expect.element(toasts.getByText('2 members added to Tuesday team')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(received('addGroupMembers')[0]?.body).toEqual({ selection: { ids: [one.id, two.id] } });
  });

  test('by a rule says who has come without the coach, and assigns them', async () => {
    const { received } = open(`/club/groups/${beginners.id}`, {
      setGroupCoach: { ids: [clubPlayer(1).id], already: 1, gone: 0 },
    });
    await expect.element(page.getByText('1 member doesn’t have this coach yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Assign to this member' }).click();
    await expect.element(toasts.getByText('Carla Sanz 1 assigned to 1 member')).toBeVisible();
    expect(received('setGroupCoach')[0]?.body).toEqual({ coachId: carla.id });
    await expect.element(page.getByRole('button', { name: 'Take out' })).not.toBeInTheDocument();
  });

  test('is deleted after a confirmation', async () => {
    const { received, address } = open(`/club/groups/${team.id}`, { deleteClubGroup: undefined });
    await page.getByRole('button', { name: 'More for Tuesday team' }).click();
    await page.getByRole('menuitem', { name: 'Delete group' }).click();
    await page.getByRole('button', { name: 'Delete group' }).click();
    await expect.poll(address).toBe('/club/groups');
    expect(received('deleteClubGroup')[0]?.params).toEqual({ groupId: team.id });
  });

  test('that is not there says so', async () => {
    open(`/club/groups/${idAt(99)}`, { getClubGroup: failure('not_found') });
    await expect.element(page.getByText('No such group')).toBeVisible();
  });
});
