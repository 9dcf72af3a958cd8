// Sessions open to club members, for members and for their coach.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Answer } from '#contract/endpoint.ts';
import type { endpoints } from '#contract/endpoints.ts';
import type { OpenSession } from '#contract/training/open-sessions.ts';
import { clubMember, trainingSession } from '#web/testing/club-member.ts';
import { coachSession, freja, mads } from '#web/testing/coach-session.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

type Opening = Answer<typeof endpoints.getCoachSession>['opening'];

const tomorrow = new Date(Date.now() + 30 * 3_600_000).toISOString();

function openSession(index: number, traits: Partial<OpenSession> = {}): OpenSession {
  return {
    id: `01890000-0000-7000-8000-0000000008${String(index).padStart(2, '0')}`,
    title: `Open ${index}`,
    sessionDate: tomorrow,
    timeZone: 'Europe/Copenhagen',
    duration: 60,
    place: 'Court 2',
    coach: { firstName: 'Lucía', lastName: 'Ferrer' },
    places: 4,
    free: 0,
    waiting: 0,
    state: 'full',
    position: null,
    offeredUntil: null,
    ...traits,
  };
}

function openAsMember(listOpenSessions: OpenSession[], answers: Answers = {}) {
  return renderScreen('/player/training', {
    as: clubMember,
    answers: {
      listTrainingSessions: [trainingSession(1)],
      getCalendarFeed: null,
      listOpenSessions,
      joinWaitingList: undefined,
      leaveWaitingList: undefined,
      ...answers,
    },
  });
}

const region = page.getByRole('list', { name: 'Open sessions' });
const button = (name: string) => region.getByRole('button', { name });

describe('a member', () => {
  it('takes a free place in one press, despite another session when confirmed', async () => {
    const { received } = openAsMember([openSession(1, { state: 'free', free: 2 })], {
      takePlace: ({ body }) =>
        body.despiteConflicts ? undefined : failure('session_conflict', { message: 'You have another session then.' }),
    });
    await expect.element(region.getByText('2 of 4 places free')).toBeVisible();
    await button('Take a place in Open 1').click();
    await expect.element(region.getByText('You have another session then.')).toBeVisible();
    await button('Take it anyway').click();
    await expect.element(page.getByText('You have a place')).toBeVisible();
    expect(received('takePlace').map(({ body }) => body)).toEqual([
      { despiteConflicts: false },
      { despiteConflicts: true },
    ]);
  });

  it('joins and leaves the waiting list', async () => {
    const { received } = openAsMember([
      openSession(1, { waiting: 3 }),
      openSession(2, { state: 'waiting', waiting: 3, position: 2 }),
    ]);
    await expect.element(region.getByText('4 places · 3 on the waiting list')).toBeVisible();
    await expect.element(region.getByText('2nd in line')).toBeVisible();
    await button('Join waiting list of Open 1').click();
    await expect.element(page.getByText('You’re on the waiting list')).toBeVisible();
    await button('Leave waiting list of Open 2').click();
    await expect.element(page.getByText('You’re no longer on the waiting list')).toBeVisible();
    expect([received('joinWaitingList').length, received('leaveWaitingList').length]).toEqual([1, 1]);
  });

  it('accepts or declines an offer', async () => {
    const offer = { state: 'offered', position: 1, offeredUntil: tomorrow, waiting: 1 } as const;
    const { received } = openAsMember([openSession(1, offer)], { takePlace: failure('conflict') });
    await expect.element(region.getByText(/^A place is yours until /)).toBeVisible();
    await button('Accept the place in Open 1').click();
    await expect.element(page.getByText('Something went wrong')).toBeVisible();
    await button('Decline the place in Open 1').click();
    await expect.poll(() => received('leaveWaitingList').length).toBe(1);
  });

  it('sees own sessions although the open ones fail', async () => {
    openAsMember([], { listOpenSessions: failure('too_many_requests') });
    await expect.element(page.getByText('Open sessions could not be loaded')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Session 1' })).toBeVisible();
  });
});

describe('a club coach', () => {
  const session = {
    ...coachSession(1, { sessionDate: tomorrow, places: 2 }),
    following: 1,
    toCome: 2,
    cancelledDates: [],
    club: { name: 'Padel Valby', country: 'DK' },
  };
  const dialog = page.getByRole('dialog');

  function openAsCoach(opening: Opening, answers: Answers = {}) {
    return renderScreen(`/coach/sessions?session=${session.id}`, {
      as: 'coach_club',
      answers: {
        listCoachSessions: { rows: [session], next: null },
        getCalendarFeed: null,
        getCoachSession: { ...session, opening },
        ...answers,
      },
    });
  }

  it('opens a session to members of some levels', async () => {
    const { received } = openAsCoach(null, { openSession: undefined });
    await dialog.getByRole('button', { name: 'Open to members' }).click();
    await dialog.getByLabelText('Level from').selectOptions('4.0');
    await dialog.getByLabelText('Level to').selectOptions('3.0');
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(dialog.getByText('The lowest level has to come before the highest.').first()).toBeVisible();
    await dialog.getByLabelText('Level to').selectOptions('5.0');
    await dialog.getByLabelText('This and the 1 after it').click();
    await dialog.getByRole('button', { name: 'Open', exact: true }).click();
    await expect.element(page.getByText('Sessions open to members')).toBeVisible();
    expect(received('openSession')[0]?.body).toEqual({ levels: { from: '4.0', to: '5.0' }, scope: 'following' });
  });

  it('sees who is in line and who has an offer, and closes the session to members', async () => {
    const { received } = openAsCoach(
      {
        levels: { from: '3.0', to: '3.5' },
        waiting: [
          { id: freja.id, firstName: 'Ida', lastName: 'Holst', offeredUntil: tomorrow },
          { id: mads.id, firstName: 'Emil', lastName: 'Bak', offeredUntil: null },
        ],
      },
      { closeSession: undefined },
    );
    const line = dialog.getByRole('list', { name: 'Waiting list' });
    await expect
      .element(
        line
          .getByRole('listitem')
          .first()
          .getByText(/^Place offered until /),
      )
      .toBeVisible();
    await expect.element(line.getByRole('listitem').nth(1)).toHaveTextContent('2ndEmil Bak');
    await expect.element(dialog.getByText(/Open to members of your club, DPF 3.0 to 3.5/)).toBeVisible();
    // The only free place is kept.
    await expect.element(dialog.getByRole('button', { name: 'Fill a free place' })).not.toBeInTheDocument();
    await dialog.getByRole('button', { name: 'Stop members joining' }).click();
    await expect.element(dialog.getByText(/we notify the 2 people on it/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Stop members joining' }).click();
    await expect.element(page.getByText('No longer open to members', { exact: true })).toBeVisible();
    expect(received('closeSession')[0]?.query).toEqual({ scope: 'one' });
  });

  it('of another country reads the levels on the scale of the club', async () => {
    const opening = { levels: { from: '3.0', to: '3.5' }, waiting: [] };
    renderScreen(`/coach/sessions?session=${session.id}`, {
      as: { ...clubMember, role: 'coach_club', country: 'ES' },
      answers: {
        listCoachSessions: { rows: [session], next: null },
        getCalendarFeed: null,
        getCoachSession: { ...session, opening },
      },
    });
    await expect.element(dialog.getByText('Open to members of your club, DPF 3.0 to 3.5')).toBeVisible();
    await dialog.getByRole('button', { name: 'Change levels' }).click();
    await expect.element(dialog.getByLabelText('Level from').getByText(/^DPF 3.0/)).toBeInTheDocument();
  });

  it('reads of their own club, and an administrator of which club it is', async () => {
    renderScreen(`/admin/training?session=${session.id}`, {
      as: 'admin',
      answers: {
        listClubs: [],
        findPeople: [],
        listCoachSessions: { rows: [session], next: null },
        getCoachSession: { ...session, opening: { levels: null, waiting: [] } },
      },
    });
    await expect.element(dialog.getByText('Open to members of Padel Valby', { exact: true })).toBeVisible();
  });
});
