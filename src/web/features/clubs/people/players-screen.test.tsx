// A manager's members: finding them, their coaches, taking one out, adding several.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClubGroup } from '#contract/clubs/club-groups.ts';
import type { ClubInvitation } from '#contract/clubs/club-invitations.ts';
import type { Applicant } from '#contract/clubs/clubs.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
import { mostApplicants } from '#domain/clubs/club-lists.ts';
import { playerGoals } from '#web/testing/club-member.ts';
import { clubCoach, clubPlayer } from '#web/testing/clubs.ts';
import type { Answers } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { idAt, playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const carla = clubCoach(1);
const applicant: Applicant = {
  id: idAt(5),
  firstName: 'Mads',
  lastName: 'Lund',
  country: 'DK',
  registeredAt: '2026-11-02T10:00:00.000Z',
};
const team: ClubGroup = {
  id: idAt(70),
  name: 'Tuesday team',
  rule: null,
  coach: null,
  members: 4,
  withoutCoach: 0,
};
const freja = clubPlayer(1, { coaches: [{ ...carla, isOfClub: true }], groups: [team] });
/** Of the same name: told apart by the address. */
const namesake = clubPlayer(2, { lastName: 'Nygaard 1', currentLevel: null, lastActiveOn: null });
const invited: ClubInvitation = {
  id: idAt(80),
  email: 'ida@example.com',
  firstName: 'Ida',
  lastName: 'Lund',
  role: 'player',
  invitedAt: '2026-11-01T12:00:00.000Z',
  isExpired: false,
};

function open(answers: Answers = {}, address = '/club/players') {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listClubPlayers: { rows: [freja, namesake], next: null },
      countClubPeople: { members: 156, matching: 156, invited: 2, expired: 1 },
      listClubGroups: [team],
      listClubCoaches: { rows: [carla, clubCoach(2)], next: null },
      listClubInvitations: { rows: [], next: null },
      listApplicants: [],
      ...answers,
    },
  });
}

describe('the list of members', () => {
  test('tells people of one name apart, and shows level, coach, groups and last active of each', async () => {
    open();
    const rows = page.getByRole('row');
    const row = rows.filter({ hasText: freja.email });
    await expect.element(row.getByRole('button', { name: 'Coaches of Freja Nygaard 1: Carla Sanz 1' })).toBeVisible();
    expect(row.element().textContent).toContain('Tuesday team');
    expect(row.element().querySelector('time')?.dateTime).toBe('2026-11-01');
    const other = rows.filter({ hasText: namesake.email });
    await expect.element(other.getByText('Not Rated')).toBeInTheDocument();
    await expect.element(other.getByText('Never')).toBeInTheDocument();
    await expect
      .element(row.getByRole('link', { name: 'Freja Nygaard 1' }))
      .toHaveAttribute('href', `/club/player/${freja.id}`);
    for (const tab of ['Members 156', 'Invited 2', 'Expired 1'])
      await expect.element(page.getByRole('tab', { name: tab })).toBeVisible();
  });

  test('searches, filters and orders by address, ignoring invalid values', async () => {
    const { received, address } = open({}, '/club/players?level=verified&coach=none&activity=x&search=Fre&order=y');
    await expect.element(page.getByText(freja.email)).toBeVisible();
    expect(received('listClubPlayers')[0]?.query).toEqual({ level: 'verified', coach: 'none', search: 'Fre' });
    expect(received('countClubPeople')[0]?.query).toEqual({ level: 'verified', coach: 'none', search: 'Fre' });
    await page.getByLabelText('Activity').selectOptions('Inactive for 30 days');
    const params = () => Object.fromEntries(new URLSearchParams(address().split('?')[1]));
    await expect.poll(params).toEqual({ search: 'Fre', level: 'verified', activity: 'quiet', coach: 'none' });
    await page.getByRole('button', { name: 'Level', exact: true }).click();
    await expect.poll(() => params()['order']).toBe('level');
    await page.getByRole('button', { name: 'Level', exact: true }).click();
    await expect.poll(() => params()['order']).toBe('-level');
    await expect.element(page.getByRole('columnheader', { name: 'Level' })).toHaveAttribute('aria-sort', 'descending');
  });

  test('is one line of 64 px for each member on a phone', async () => {
    await page.viewport(390, 844);
    open();
    const row = page.getByRole('row').filter({ hasText: freja.email });
    await expect.element(row).toBeVisible();
    expect((row.element() as HTMLElement).offsetHeight).toBe(64);
    await expect.element(row.getByText(/Carla Sanz 1/).first()).toBeVisible();
    await page.viewport(1280, 800);
  });
});

describe('a coach is chosen in the row', () => {
  test('and connected at once, with Undo', async () => {
    const { received } = open({
      assignCoachToMembers: { ids: [namesake.id], already: 0, gone: 0 },
      endCoachOfMembers: { ids: [namesake.id], already: 0, gone: 0 },
    });
    const row = page.getByRole('row').filter({ hasText: namesake.email });
    await row.getByRole('button', { name: /Choose coach/ }).click();
    await page.getByRole('menuitem', { name: 'Carla Sanz 2' }).click();
    await expect.element(toasts.getByText('Carla Sanz 2 now coaches Freja Nygaard 1')).toBeVisible();
    const body = { coachId: clubCoach(2).id, selection: { ids: [namesake.id] } };
    expect(received('assignCoachToMembers')[0]?.body).toEqual(body);
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => received('endCoachOfMembers')[0]?.body).toEqual(body);
  });

  test('and asked about before a connection ends', async () => {
    const { received } = open({ endCoachOfMembers: { ids: [freja.id], already: 0, gone: 0 } });
    await page
      .getByRole('row')
      .filter({ hasText: freja.email })
      .getByRole('button', { name: /Coaches of/ })
      .click();
    await page.getByRole('menuitem', { name: 'End with Carla Sanz 1' }).click();
    expect(received('endCoachOfMembers')).toEqual([]);
    await page.getByRole('button', { name: 'End connection' }).click();
    await expect
      .poll(() => received('endCoachOfMembers')[0]?.body)
      .toEqual({ coachId: carla.id, selection: { ids: [freja.id] } });
  });
});

describe('many members at once', () => {
  const choose = (email: string) => page.getByRole('checkbox', { name: new RegExp(email) }).click();

  test('get a coach, and the answer says who had them and who has left', async () => {
    const { received } = open({ assignCoachToMembers: { ids: [freja.id], already: 3, gone: 1 } });
    await choose(freja.email);
    await choose(namesake.email);
    await expect.element(page.getByText('2 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Assign coach' }).click();
    await page.getByRole('menuitem', { name: 'Carla Sanz 1' }).click();
    await expect.element(toasts.getByText('Carla Sanz 1 assigned to 1 member')).toBeVisible();
    await expect
      .element(toasts.getByText('3 already had Carla Sanz 1. 1 was left out: no longer a member, or suspended.'))
      .toBeVisible();
    expect(received('assignCoachToMembers')[0]?.body).toEqual({
      coachId: carla.id,
      selection: { ids: [freja.id, namesake.id] },
    });
    await expect.element(page.getByText('2 selected')).not.toBeInTheDocument();
  });

  test('can be everyone who matches, also those not loaded, less a few', async () => {
    const { received } = open(
      {
        addGroupMembers: { ids: [freja.id], already: 0, gone: 0 },
        removeGroupMembers: { ids: [], already: 0, gone: 1 },
      },
      '/club/players?coach=none',
    );
    await expect.element(page.getByText(freja.email)).toBeVisible();
    await page.getByText('Select', { exact: true }).first().click();
    await page.getByRole('button', { name: 'Select all 156' }).click();
    await expect.element(page.getByText('156 selected')).toBeVisible();
    await choose(namesake.email);
    await expect.element(page.getByText('155 selected')).toBeVisible();
    await page.getByRole('button', { name: 'Add to group' }).click();
    await page.getByRole('menuitem', { name: 'Tuesday team' }).click();
    await expect.element(toasts.getByText('1 member added to Tuesday team')).toBeVisible();
    expect(received('addGroupMembers')[0]).toMatchObject({
      params: { groupId: team.id },
      body: { selection: { filter: { coach: 'none' }, except: [namesake.id], expected: 155 } },
    });
    await toasts.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => received('removeGroupMembers')[0]?.body).toEqual({ selection: { ids: [freja.id] } });
  });

  test('are removed after a confirmation that says how many', async () => {
    const { received } = open({ removeClubPlayers: { ids: [freja.id], already: 0, gone: 1 } });
    await choose(freja.email);
    await choose(namesake.email);
    await page.getByRole('button', { name: 'Remove', exact: true }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Remove 2 members from the club?' });
    expect(received('removeClubPlayers')).toEqual([]);
    await dialog.getByRole('button', { name: 'Remove 2 members' }).click();
    await expect.element(toasts.getByText('1 member removed from the club')).toBeVisible();
    await expect.element(toasts.getByText('1 had already left.')).toBeVisible();
  });

  test('are forgotten when the filter changes', async () => {
    open();
    await choose(freja.email);
    await expect.element(page.getByText('1 selected')).toBeVisible();
    await page.getByLabelText('Coach').selectOptions('Without a coach');
    await expect.element(page.getByText('1 selected')).not.toBeInTheDocument();
  });
});

describe('invited players', () => {
  test('have tabs by their link, and are sent again together', async () => {
    const { received, address } = open({
      listClubInvitations: { rows: [invited], next: null },
      resendClubInvitations: { ids: [invited.id], already: 1, gone: 0 },
    });
    await page.getByRole('tab', { name: 'Expired 1' }).click();
    await expect.poll(address).toBe('/club/players?tab=expired');
    await expect.element(page.getByText('ida@example.com')).toBeVisible();
    expect(received('listClubInvitations')[0]?.query).toEqual({ role: 'player', state: 'expired' });
    await page.getByRole('checkbox', { name: /ida@example/ }).click();
    await page.getByRole('button', { name: 'Send again' }).click();
    await expect.element(toasts.getByText('1 invitation sent again')).toBeVisible();
    expect(received('resendClubInvitations')[0]?.body).toEqual({ selection: { ids: [invited.id] } });
  });

  test('are withdrawn one by one after a confirmation', async () => {
    const { received } = open(
      {
        listClubInvitations: { rows: [invited], next: null },
        withdrawClubInvitations: { ids: [invited.id], already: 0, gone: 0 },
      },
      '/club/players?tab=invited',
    );
    await page.getByRole('button', { name: 'More for Ida Lund' }).click();
    await page.getByRole('menuitem', { name: 'Withdraw invitation' }).click();
    await page.getByRole('button', { name: 'Withdraw invitation' }).click();
    await expect.element(toasts.getByText('1 invitation withdrawn')).toBeVisible();
    expect(received('withdrawClubInvitations')[0]?.body).toEqual({ selection: { ids: [invited.id] } });
  });
});

test('a club without members says how to begin', async () => {
  open({
    listClubPlayers: { rows: [], next: null },
    countClubPeople: { members: 0, matching: 0, invited: 0, expired: 0 },
    listClubGroups: [],
  });
  await expect.element(page.getByText('No members yet')).toBeVisible();
});

test('a skill shows each member’s latest rating in it', async () => {
  const { received } = open(
    { listClubPlayers: { rows: [{ ...freja, rating: 3.4 }], next: null } },
    '/club/players?skill=lob',
  );
  await expect.element(page.getByText('Your members by their latest rating in lob, weakest first.')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Lob' })).toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /Nygaard 1.*3\.4.*Getting There/ })).toBeVisible();
  expect(received('listClubPlayers')[0]?.query).toEqual({ skill: 'lob' });
  await page.getByLabelText('Skill').selectOptions('Any');
  await expect.element(page.getByRole('columnheader', { name: 'Lob' })).not.toBeInTheDocument();
});

test('applicants appear together with the members, without moving them', async () => {
  const asked = Promise.withResolvers<Applicant[]>();
  open({ listApplicants: () => asked.promise });
  const member = page.getByText(freja.email);
  await expect.element(member).toBeInTheDocument();
  await expect.element(member).not.toBeVisible();
  asked.resolve([applicant]);
  await expect.element(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expect.element(member).toBeVisible();
  await expect.element(page.getByText(/^Only the first/)).not.toBeInTheDocument();
});

test('a list of applicants that is cut off says so', async () => {
  open({ listApplicants: Array.from({ length: mostApplicants }, (_, at) => ({ ...applicant, id: idAt(900 + at) })) });
  await expect.element(page.getByText('Only the first 100 are listed.')).toBeVisible();
});

test('removing a member shows the consequences first', async () => {
  const { received } = open({
    listClubPlayers: { rows: [freja], next: null },
    removeClubPlayer: undefined,
  });
  await page.getByRole('button', { name: 'More for Freja Nygaard 1' }).click();
  await page.getByRole('menuitem', { name: 'Remove from club' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Remove Freja Nygaard 1 from the club?' });
  await expect.element(dialog.getByText(/keeps all videos, reviews and ratings/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove from club' }).click();
  await expect.element(toasts.getByText(/no longer a member/)).toBeVisible();
  expect(received('removeClubPlayer')[0]?.params).toEqual({ userId: freja.id });
});

test('a manager adds and removes club coaches of a member only', async () => {
  const own = { ...clubCoach(7), firstName: 'Zoe', isOfClub: false };
  const { received } = open({
    listClubPlayers: { rows: [{ ...freja, coaches: [...freja.coaches, own] }], next: null },
    disconnectCoachFromMember: undefined,
    connectCoachWithMember: undefined,
  });
  await page.getByRole('button', { name: 'More for Freja Nygaard 1' }).click();
  await page.getByRole('menuitem', { name: 'Coaches' }).click();
  const dialog = page.getByRole('dialog', { name: 'Coaches of Freja Nygaard 1' });
  await expect.element(dialog.getByText('Chosen by the player')).toBeVisible();
  await dialog.getByRole('button', { name: 'End the connection with Carla Sanz 1' }).click();
  await expect
    .poll(() => received('disconnectCoachFromMember')[0]?.body)
    .toEqual({ coachId: carla.id, playerId: freja.id });
  await dialog.getByLabelText('Club coach').selectOptions('Carla Sanz 2');
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect
    .poll(() => received('connectCoachWithMember')[0]?.body)
    .toEqual({ coachId: clubCoach(2).id, playerId: freja.id });
});

test('the End button stays in place when the coaches load', async () => {
  const asked = Promise.withResolvers<Answer<Endpoints['listClubCoaches']>>();
  open({ listClubPlayers: { rows: [freja], next: null }, listClubCoaches: () => asked.promise });
  await page.getByRole('button', { name: 'More for Freja Nygaard 1' }).click();
  await page.getByRole('menuitem', { name: 'Coaches' }).click();
  const end = page.getByRole('button', { name: 'End the connection with Carla Sanz 1' });
  await expect.element(end).toBeVisible();
  const before = await positionOf(end);
  asked.resolve({ rows: [carla, clubCoach(2)], next: null });
  await expect.element(page.getByLabelText('Club coach')).toBeVisible();
  expect(await positionOf(end)).toEqual(before);
});

test('a member’s page has one row of tabs: progress, history, videos and benchmarks', async () => {
  const { address } = open(
    {
      getClubPlayer: freja,
      getPlayerProgress: playerProgress([reviewPoint(1), reviewPoint(2)]),
      getGoals: playerGoals(),
      listTrainingSessions: [],
    },
    `/club/player/${freja.id}?part=nonsense`,
  );
  await expect.element(page.getByRole('heading', { name: 'Recent Performance' })).toBeVisible();
  expect(page.getByRole('tablist').elements()).toHaveLength(1);
  await page.getByRole('tab', { name: 'History' }).click();
  await expect.element(page.getByText(/^Each point is a review/)).toBeVisible();
  expect(address()).toBe(`/club/player/${freja.id}?part=history`);
  await expect.element(page.getByRole('tab', { name: 'Benchmarks' })).toBeVisible();
});

describe('adding people', () => {
  test('sends several people at once, each with a role', async () => {
    const { received } = open({ inviteToClub: { message: '2 invitations are on their way.' } }, '/club/create-user');
    await page.getByRole('button', { name: 'Add another person' }).click();
    for (const [index, name] of ['Ida', 'Bo'].entries()) {
      await page.getByLabelText('First name').nth(index).fill(name);
      await page.getByLabelText('Last name').nth(index).fill('Lund');
      await page.getByLabelText('Email').nth(index).fill(`${name}@example.com`);
    }
    await page.getByLabelText('Role').nth(1).selectOptions('Club Coach');
    await page.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect.element(toasts.getByText('2 invitations are on their way.')).toBeVisible();
    expect(received('inviteToClub')[0]?.body.people).toMatchObject([
      { email: 'ida@example.com', role: 'player' },
      { email: 'bo@example.com', role: 'coach_club' },
    ]);
    await expect.element(page.getByLabelText('First name')).toHaveValue('');
  });

  test('shows an error beside each missing field and sends nothing', async () => {
    const { received } = open({}, '/club/create-user');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(page.getByLabelText('First name')).toHaveAccessibleDescription('Please enter a first name.');
    const summary = page.getByRole('alert').getByRole('listitem');
    const sentences = () => summary.elements().map(({ textContent }) => textContent);
    const missing = ['Please enter a first name.', 'Please enter a last name.', 'Please enter a valid email address.'];
    expect(sentences()).toEqual(missing);
    await page.getByRole('button', { name: 'Add another person' }).click();
    await page.getByRole('button', { name: 'Send 2 invitations' }).click();
    await expect
      .poll(sentences)
      .toEqual([1, 2].flatMap((person) => missing.map((sentence) => `Person ${person}: ${sentence}`)));
    await page.getByRole('link', { name: 'Person 2: Please enter a last name.' }).click();
    await expect.element(page.getByLabelText('Last name').nth(1)).toHaveFocus();
    expect(received('inviteToClub')).toEqual([]);
  });

  test('speaks of one invitation when one was sent', async () => {
    open({ inviteToClub: { message: 'It is on its way.' } }, '/club/create-user');
    await page.getByLabelText('First name').fill('Ida');
    await page.getByLabelText('Last name').fill('Lund');
    await page.getByLabelText('Email').fill('ida@example.com');
    await page.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(toasts.getByText('Invitation sent', { exact: true })).toBeVisible();
  });
});
