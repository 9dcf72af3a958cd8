// All sessions, and booking for a coach; all goals; what a player sees.

import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { coachSession } from '#web/testing/coach-session.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { trainingRequest } from '#web/testing/training-requests.ts';

const ids = {
  coach: '01890000-0000-7000-8000-0000000000c1',
  player: '01890000-0000-7000-8000-0000000000a1',
  session: '01890000-0000-7000-8000-0000000000e1',
};
const coach = {
  id: ids.coach,
  firstName: 'Carla',
  lastName: 'Ruiz',
  email: 'carla@example.com',
  role: 'coach_freelance',
};
const player = {
  id: ids.player,
  firstName: 'Maja',
  lastName: 'Holm',
  country: 'DK',
  currentLevel: '3.5',
  isLevelVerified: false,
  levelWithdrawn: null,
  timeZone: null,
};
const session = coachSession(1, {
  id: ids.session,
  title: 'Volleys',
  sessionDate: '2100-05-04T16:00:00.000Z',
  coach: { id: ids.coach, firstName: 'Carla', lastName: 'Ruiz' },
  players: [{ id: ids.player, firstName: 'Maja', lastName: 'Holm' }],
});
const answers = {
  listClubs: [],
  findPeople: [coach] as never,
  listCoachSessions: { rows: [session], next: null },
  listBookablePlayers: [player],
  listBookedTimes: { times: [], holidays: [] },
  planSessions: [{ sessionDate: '2100-05-04T16:00:00.000Z', conflicts: [] }],
};

test('sessions name their coach, and the list filters by address', async () => {
  const { address, received } = renderScreen('/admin/training', { as: 'admin', answers });
  await expect.element(page.getByText('Carla Ruiz').first()).toBeVisible();
  await page.getByLabelText('Show').selectOptions('All');
  await expect.poll(address).toBe('/admin/training?show=all');
  await page.getByRole('combobox', { name: 'Coach' }).fill('Carla');
  await page.getByRole('option', { name: /Carla Ruiz/ }).click();
  await expect.poll(() => received('listCoachSessions').at(-1)?.query).toMatchObject({ coachId: ids.coach });
});

test('booking requires a coach', async () => {
  const { received } = renderScreen(`/admin/training?book=true&player=${ids.player}`, {
    as: 'admin',
    answers: { ...answers, createSessions: [session] },
  });
  await page.getByLabelText('Title').fill('Volleys');
  await page.getByLabelText('Date', { exact: true }).fill('2100-05-04');
  await page.getByLabelText('Start time').fill('18:00');
  const send = page.getByRole('main').getByRole('button', { name: 'Schedule Session' });
  await send.click();
  await expect.element(page.getByText('Please choose an active coach.')).toBeVisible();
  expect(received('createSessions')).toEqual([]);
  await page.getByRole('combobox', { name: 'Coach' }).fill('Carla');
  await page.getByRole('option', { name: /Carla Ruiz/ }).click();
  await send.click();
  await expect.element(page.getByText('Session scheduled')).toBeVisible();
  expect(received('createSessions')).toMatchObject([{ body: { coachId: ids.coach, playerIds: [ids.player] } }]);
});

test('an error about one coach disappears for another', async () => {
  const other = { ...coach, id: '01890000-0000-7000-8000-0000000000c2', firstName: 'Bo', lastName: 'Friis' };
  const { received } = renderScreen(`/admin/training?book=true&player=${ids.player}`, {
    as: 'admin',
    answers: {
      ...answers,
      findPeople: [coach, other] as never,
      createSessions: failure('session_conflict', { message: 'Carla Ruiz has “Lobs” then.' }),
    },
  });
  await page.getByLabelText('Title').fill('Volleys');
  await page.getByLabelText('Date', { exact: true }).fill('2100-05-04');
  await page.getByLabelText('Start time').fill('18:00');
  const chosen = page.getByRole('combobox', { name: 'Coach' });
  await chosen.fill('Carla');
  await page.getByRole('option', { name: /Carla Ruiz/ }).click();
  await page.getByRole('main').getByRole('button', { name: 'Schedule Session' }).click();
  const anyway = page.getByRole('button', { name: 'Schedule anyway' });
  await expect.element(anyway).toBeVisible();
  await chosen.fill('Bo');
  await page.getByRole('option', { name: /Bo Friis/ }).click();
  await expect.element(anyway).not.toBeInTheDocument();
  expect(received('createSessions')).toHaveLength(1);
});

test('training requests of players appear above the sessions', async () => {
  const list = () => page.getByRole('list', { name: 'Training requests' });
  renderScreen('/admin/training', {
    as: 'admin',
    answers: { ...answers, listTrainingRequests: { rows: [trainingRequest()], next: null } },
  });
  await expect.element(list().getByText('Volleys and lobs')).toBeVisible();
  await expect.element(list().getByText('To Lucía Ferrer')).toBeVisible();
  expect(list().getByRole('button').elements()).toEqual([]);
});

test('a notification links to the training request', async () => {
  const asked = {
    id: '01890000-0000-7000-8000-0000000000f1',
    type: 'training_request' as const,
    title: 'Training request',
    message: 'Freja Nygaard asks Lucía Ferrer for a session.',
    isRead: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    videoId: null,
  };
  const { address } = renderScreen('/admin/goals', {
    as: 'admin',
    answers: {
      ...answers,
      listAllGoals: { rows: [], next: null },
      listCoachNotifications: [asked],
      listTrainingRequests: { rows: [trainingRequest()], next: null },
    },
  });
  await page.getByRole('button', { name: /Notifications/ }).click();
  await page.getByText('Freja Nygaard asks Lucía Ferrer for a session.').click();
  await expect.poll(address).toBe('/admin/training');
  await expect.element(page.getByText('Volleys and lobs')).toBeVisible();
});

test('goals show their state and open their editor', async () => {
  renderScreen('/admin/goals', {
    as: 'admin',
    answers: {
      ...answers,
      listAllGoals: {
        rows: [
          {
            player,
            clubName: 'Havnens Padel',
            targetLevel: '5.0',
            targetDate: '2026-03-01',
            timeframe: null,
            state: 'overdue',
            coach: null,
            updatedAt: '2026-01-01T10:00:00.000Z',
          },
        ],
        next: null,
      },
      getPlayerProgress: {
        player: { ...player, isClubMember: true },
        reviews: [],
        latestTexts: null,
        levelChanges: [],
        measured: null,
      },
      getGoals: null,
    },
  });
  await expect.element(page.getByText('Overdue').last()).toBeVisible();
  await page.getByRole('button', { name: 'Open the goals of Maja Holm' }).click();
  await expect.element(page.getByRole('button', { name: 'Set goals' })).toBeVisible();
});

test('choosing a player shows their dashboard', async () => {
  const account = { ...player, analysisCreditsRemaining: 2, accessType: 'direct', clubId: null };
  const { address } = renderScreen('/admin/player-dashboard', {
    as: 'admin',
    answers: {
      listPlayers: [player],
      getPerson: account as never,
      getPlayerDashboard: {
        counts: { videos: 3, analyzed: 2, inReview: 1 },
        recentFeedback: [],
        workOn: [{ skill: 'lob', focus: null }],
        scores: [],
        nextSession: null,
      } as never,
    },
  });
  await page.getByRole('button', { name: 'Show dashboard of Maja Holm' }).click();
  await expect.poll(address).toBe(`/admin/player-dashboard?player=${ids.player}`);
  await expect.element(page.getByText('Recent Coach Feedback')).toBeVisible();
  await expect.element(page.getByText('Performance Insights')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'View All Feedback' })).not.toBeInTheDocument();
});
