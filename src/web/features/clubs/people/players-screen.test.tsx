// A manager's members: finding them, their coaches, taking one out, adding several.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Applicant } from '#contract/clubs/clubs.ts';
import type { Answer } from '#contract/endpoint.ts';
import type { Endpoints } from '#contract/endpoints.ts';
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
const freja = clubPlayer(1, { coaches: [{ ...carla, isOfClub: true }] });

function open(answers: Answers = {}, address = '/club/players') {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listClubPlayers: { rows: [freja, clubPlayer(2, { videos: 0, lastActiveAt: null })], next: null },
      listClubCoaches: { rows: [carla, clubCoach(2)], next: null },
      listClubInvitations: { rows: [], next: null },
      listApplicants: [],
      ...answers,
    },
  });
}

describe('the list of members', () => {
  test('shows level, videos and coaches, and links to each page', async () => {
    open();
    const row = page.getByRole('row').filter({ hasText: 'Nygaard 1' });
    for (const text of ['3 videos', '1 to review', 'Carla Sanz 1'])
      await expect.element(row.getByText(text)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Freja Nygaard 1' }))
      .toHaveAttribute('href', `/club/player/${freja.id}`);
    await expect.element(page.getByText('Never')).toBeVisible();
  });

  test('searches and filters by address, ignoring invalid values', async () => {
    const { received, address } = open({}, '/club/players?level=verified&coach=none&activity=x&search=Fre');
    await expect.element(page.getByRole('link', { name: 'Freja Nygaard 1' })).toBeVisible();
    expect(received('listClubPlayers')[0]?.query).toEqual({ level: 'verified', coach: 'none', search: 'Fre' });
    await page.getByLabelText('Activity').selectOptions('Inactive for 30 days');
    await expect
      .poll(() => Object.fromEntries(new URLSearchParams(address().split('?')[1])))
      .toEqual({ search: 'Fre', level: 'verified', activity: 'quiet', coach: 'none' });
  });
});

test('a skill shows each member’s latest rating in it', async () => {
  const { received } = open(
    { listClubPlayers: { rows: [{ ...freja, rating: 3.4 }], next: null } },
    '/club/players?skill=lob',
  );
  await expect.element(page.getByText('Your members by their latest rating in lob, weakest first.')).toBeVisible();
  await expect.element(page.getByRole('columnheader', { name: 'Lob' })).toBeInTheDocument();
  await expect.element(page.getByRole('row', { name: /Nygaard 1.*3\.4 Getting There/ })).toBeVisible();
  expect(received('listClubPlayers')[0]?.query).toEqual({ skill: 'lob' });
  await page.getByLabelText('Skill').selectOptions('Any');
  await expect.element(page.getByRole('columnheader', { name: 'Lob' })).not.toBeInTheDocument();
});

test('applicants appear together with the members, without moving them', async () => {
  const asked = Promise.withResolvers<Applicant[]>();
  open({ listApplicants: () => asked.promise });
  const member = page.getByText('Freja Nygaard 1').first();
  await expect.element(member).toBeInTheDocument();
  await expect.element(member).not.toBeVisible();
  asked.resolve([applicant]);
  await expect.element(page.getByRole('heading', { name: 'Waiting for approval' })).toBeVisible();
  await expect.element(member).toBeVisible();
});

test('removing a member shows the consequences first', async () => {
  const { received } = open({ removeClubPlayer: undefined });
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
  await page.getByRole('button', { name: 'Coaches of Freja Nygaard 1' }).click();
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
  open({ listClubCoaches: () => asked.promise });
  await page.getByRole('button', { name: 'Coaches of Freja Nygaard 1' }).click();
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
    expect(received('inviteToClub')).toEqual([]);
  });
});
