// A manager's coaches: inviting one, connecting, and letting one go with all that follows said before.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ClubCoach } from '#contract/clubs/club-coaches.ts';
import { clubCoach, clubPlayer } from '#web/testing/clubs.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { positionOf } from '#web/testing/position.ts';
import { idAt } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const carla = clubCoach(1);
const invited = {
  id: idAt(9),
  email: 'ida@example.com',
  firstName: 'Ida',
  lastName: 'Lund',
  role: 'coach_club' as const,
  isExpired: false,
  invitedAt: '2026-11-01T12:00:00.000Z',
};

function open(answers: Answers = {}, address = '/club/coaches') {
  return renderScreen(address, {
    as: 'club',
    answers: {
      listClubCoaches: {
        rows: [carla, clubCoach(2, { members: 0, openReviews: 0, turnaroundHours: null })],
        next: null,
      },
      listClubInvitations: { rows: [], next: null },
      ...answers,
    },
  });
}

describe('the list of coaches', () => {
  test('shows each workload and links to it', async () => {
    open();
    const row = page.getByRole('row').filter({ hasText: 'Sanz 1' });
    await expect.element(row.getByText(/^20\.5 h/)).toBeVisible();
    await expect
      .element(row.getByRole('link', { name: '2 members' }))
      .toHaveAttribute('href', `/club/players?coach=${carla.id}`);
    await expect
      .element(row.getByRole('link', { name: '1 video' }))
      .toHaveAttribute('href', `/club/videos?coach=${carla.id}&show=to-review`);
    await expect
      .element(page.getByRole('row').filter({ hasText: 'Sanz 2' }).getByText('No reviews in 30 days'))
      .toBeVisible();
  });

  test('shows an empty state, and does not exist for coaches', async () => {
    open({ listClubCoaches: { rows: [], next: null } });
    await expect.element(page.getByText('No coaches yet')).toBeVisible();
  });
});

test('a manager hands a session of a coach over to another', async () => {
  const led = {
    id: idAt(50),
    title: 'Volleys',
    sessionDate: '2027-03-16T17:00:00.000Z',
    timeZone: 'Europe/Copenhagen',
    duration: 60,
    revision: 2,
    players: 4,
    following: 0,
    toCome: 1,
  };
  const { received } = open({
    listLedSessions: [led],
    listSubstitutes: [{ id: idAt(51), firstName: 'Ida', lastName: 'Holst' }],
    handOverSession: undefined,
  });
  await page.getByRole('button', { name: 'More for Carla Sanz 1' }).click();
  await page.getByRole('menuitem', { name: 'Hand over sessions' }).click();
  const list = page.getByRole('dialog', { name: 'Sessions of Carla Sanz 1' });
  await expect.element(list.getByText(/4 players/)).toBeVisible();
  await list.getByRole('button', { name: /^Hand over Volleys/ }).click();
  const form = page.getByRole('dialog', { name: 'Hand over to another coach' });
  await form.getByLabelText('Coach').selectOptions('Ida Holst');
  await form.getByRole('button', { name: 'Hand over' }).click();
  await expect.element(toasts.getByText('Session handed over')).toBeVisible();
  expect(received('handOverSession')[0]?.body).toEqual({
    coachId: idAt(51),
    scope: 'one',
    revision: 2,
    despiteConflicts: false,
  });
});

describe('an invitation', () => {
  test('opens at its own address and sends the role of the screen', async () => {
    const { received, address } = open({ inviteToClub: { message: 'It is on its way.' } }, '/club/invite-coach');
    const form = page.getByRole('dialog', { name: 'Invite a coach' });
    await form.getByLabelText('First name').fill('Ida');
    await form.getByLabelText('Last name').fill('Lund');
    await form.getByLabelText('Email').fill('Ida@Example.com');
    await form.getByRole('button', { name: 'Send invitation' }).click();
    await expect.element(toasts.getByText('It is on its way.')).toBeVisible();
    expect(received('inviteToClub')[0]?.body).toEqual({
      people: [{ firstName: 'Ida', lastName: 'Lund', email: 'ida@example.com', country: 'DK', role: 'coach_club' }],
    });
    await expect.poll(address).toBe('/club/coaches');
  });

  test('can be sent again, and withdrawn after a confirmation', async () => {
    const { received } = open({
      listClubInvitations: { rows: [invited], next: null },
      resendClubInvitation: undefined,
      withdrawClubInvitation: undefined,
    });
    await page.getByRole('button', { name: 'Send again the invitation to Ida Lund' }).click();
    await expect.element(toasts.getByText('An email is on its way to ida@example.com.')).toBeVisible();
    await page.getByRole('button', { name: 'Withdraw the invitation to Ida Lund' }).click();
    await page.getByRole('button', { name: 'Withdraw invitation', exact: true }).click();
    await expect.element(toasts.getByText('Ida Lund can no longer accept it.')).toBeVisible();
    expect(received('withdrawClubInvitation')[0]?.params).toEqual({ id: invited.id });
  });
});

test('invitations appear together with the list above, without moving', async () => {
  const coaches = Promise.withResolvers<{ rows: ClubCoach[]; next: null }>();
  const { received } = open({
    listClubCoaches: () => coaches.promise,
    listClubInvitations: { rows: [invited], next: null },
  });
  await expect.poll(() => received('listClubInvitations')).toHaveLength(1);
  for (let frame = 0; frame < 5; frame++) await new Promise(requestAnimationFrame);
  const withdraw = page.getByRole('button', { name: 'Withdraw the invitation to Ida Lund' });
  await expect.element(withdraw).not.toBeInTheDocument();
  coaches.resolve({ rows: [carla], next: null });
  await expect.element(withdraw).toBeVisible();
});

describe('removing a coach', () => {
  const remove = async () => {
    await page.getByRole('button', { name: 'More for Carla Sanz 1' }).click();
    await page.getByRole('menuitem', { name: 'Remove coach' }).click();
  };

  test('shows the consequences in numbers', async () => {
    const { received } = open({ removeClubCoach: undefined });
    await remove();
    const dialog = page.getByRole('alertdialog', { name: 'Remove Carla Sanz 1?' });
    for (const words of [
      /2 connections with members end/,
      /1 unfinished review returns/,
      /3 planned sessions are cancelled/,
    ])
      await expect.element(dialog.getByText(words)).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove coach' }).click();
    await expect.element(toasts.getByText(/no longer a coach of the club/)).toBeVisible();
    expect(received('removeClubCoach')[0]?.params).toEqual({ userId: carla.id });
  });

  test('shows the error and changes nothing', async () => {
    open({ removeClubCoach: failure('not_found') });
    await remove();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove coach' }).click();
    await expect.element(toasts.getByText('Nothing was changed')).toBeVisible();
  });
});

test('connecting finds a member by name', async () => {
  const member = clubPlayer(1);
  const { received } = open({
    listClubPlayers: { rows: [member, clubPlayer(2, { coaches: [{ ...carla, isOfClub: true }] })], next: null },
    connectCoachWithMember: undefined,
  });
  await page.getByRole('button', { name: 'Connect member with Carla Sanz 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a member with Carla Sanz 1' });
  await expect.element(dialog.getByText('Freja Nygaard 2')).not.toBeInTheDocument();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect.element(dialog.getByText('Please choose a member.')).toBeVisible();
  await dialog.getByRole('radio', { name: /Freja Nygaard 1/ }).click();
  await dialog.getByRole('button', { name: 'Connect' }).click();
  await expect.element(toasts.getByText(/Carla Sanz 1 now coaches Freja Nygaard 1/)).toBeVisible();
  expect(received('connectCoachWithMember')[0]?.body).toEqual({ coachId: carla.id, playerId: member.id });
});

test('the buttons stay in place during a search', async () => {
  const many = Array.from({ length: 8 }, (_, index) => clubPlayer(index + 1));
  open({ listClubPlayers: ({ query }) => ({ rows: query?.search ? many.slice(0, 1) : many, next: null }) });
  await page.getByRole('button', { name: 'Connect member with Carla Sanz 1' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a member with Carla Sanz 1' });
  await expect.element(dialog.getByRole('radio', { name: /Freja Nygaard 8/ })).toBeVisible();
  const connect = dialog.getByRole('button', { name: 'Connect' });
  const before = await positionOf(connect);
  await dialog.getByRole('searchbox', { name: 'Search members by name' }).fill('Freja');
  await expect.element(dialog.getByRole('radio', { name: /Freja Nygaard 8/ })).not.toBeInTheDocument();
  expect(await positionOf(connect)).toEqual(before);
});
