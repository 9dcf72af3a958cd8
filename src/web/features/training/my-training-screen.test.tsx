// My Training Sessions for members and direct players.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { Notification } from '#contract/messages/notifications.ts';
import type { TrainingSession } from '#contract/training/training.ts';
import { clubMember, trainingSession } from '#web/testing/club-member.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ownTrainingRequest } from '#web/testing/training-requests.ts';

/** Noon in local time, some days from today. */
function inDays(days: number): string {
  const date = new Date();
  date.setDate(date.getDate() + days);
  date.setHours(12, 0, 0, 0);
  return date.toISOString();
}

function open(listTrainingSessions: TrainingSession[], path: `/${string}` = '/player/training') {
  return renderScreen(path, {
    as: clubMember,
    answers: { listTrainingSessions, listOpenSessions: [], getCalendarFeed: null, answerSession: undefined },
  });
}

const cards = page.getByRole('tabpanel').getByRole('heading', { level: 2 });
const titles = () => cards.elements().map(({ textContent }) => textContent);
const definition = (name: string) =>
  page
    .getByRole('term')
    .filter({ hasText: name })
    .elements()
    .map((term) => term.nextElementSibling?.textContent);

const sessions = [
  trainingSession(1, { sessionDate: inDays(17) }),
  trainingSession(2, { sessionDate: inDays(3) }),
  trainingSession(3, { status: 'completed', sessionDate: inDays(-40), completedAt: inDays(-40) }),
  trainingSession(4, { status: 'completed', sessionDate: inDays(-20), completedAt: inDays(-20) }),
  trainingSession(5, { status: 'completed', sessionDate: inDays(-60), completedAt: inDays(-60) }),
];

describe('a member’s sessions', () => {
  it('are counted', async () => {
    open(sessions);
    await expect.element(page.getByText('Total')).toBeVisible();
    const counted = ['Upcoming', 'Completed', 'Total'].map(
      (name) => page.getByText(name, { exact: true }).first().element().parentElement?.textContent,
    );
    expect(counted).toEqual(['Upcoming2', 'Completed3', 'Total5']);
  });

  it('are sorted: upcoming ones soonest first, completed ones latest first', async () => {
    const { address } = open(sessions);
    await expect.element(page.getByRole('heading', { name: 'Session 2' })).toBeVisible();
    expect(titles()).toEqual(['Session 2', 'Session 1']);
    await page.getByRole('tab', { name: 'Completed' }).click();
    await expect.element(page.getByRole('heading', { name: 'Session 4' })).toBeVisible();
    expect(titles()).toEqual(['Session 4', 'Session 3', 'Session 5']);
    expect(address()).toBe('/player/training?tab=completed');
    await page.getByRole('tab', { name: 'Upcoming' }).click();
    await expect.poll(address).toBe('/player/training');
  });

  it('open on the tab in the address', async () => {
    open(sessions, '/player/training?tab=completed');
    await expect.element(page.getByRole('tab', { name: 'Completed' })).toHaveAttribute('aria-selected', 'true');
    expect(titles()).toHaveLength(3);
  });

  it('are shown some at a time', async () => {
    open(Array.from({ length: 25 }, (_, index) => trainingSession(index, { sessionDate: inDays(index + 1) })));
    await expect.element(page.getByRole('heading', { name: 'Session 19' })).toBeVisible();
    expect(titles()).toHaveLength(20);
    await page.getByRole('button', { name: 'Show more sessions' }).click();
    await expect.element(page.getByRole('heading', { name: 'Session 24' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Show more sessions' })).not.toBeInTheDocument();
  });
});

describe('the answer to a session', () => {
  const upcoming = (traits: Partial<TrainingSession> = {}) => trainingSession(1, { sessionDate: inDays(3), ...traits });
  const coming = page.getByRole('button', { name: 'I’m coming to Session 1' });
  const cant = page.getByRole('button', { name: 'I can’t come to Session 1' });

  it('is asked for, and a yes is one press', async () => {
    const session = upcoming();
    const { received } = open([session]);
    await expect.element(page.getByText('Are you coming?')).toBeVisible();
    await coming.click();
    await expect
      .poll(() => received('answerSession').map(({ params, body }) => [params?.['sessionId'], body]))
      // With the time that was read: a moved session is asked about again.
      .toEqual([[session.id, { answer: 'coming', sessionDate: session.sessionDate }]]);
    await expect.element(page.getByText('Your coach knows that you’re coming')).toBeVisible();
  });

  it('may be a no with a reason', async () => {
    const session = upcoming({ answer: 'coming' });
    const { received } = open([session]);
    await expect.element(page.getByText('You’re coming.')).toBeVisible();
    await expect.element(coming).toHaveAttribute('aria-pressed', 'true');
    await cant.click();
    await page.getByLabelText(/^Reason/).fill('A trip to Malmö');
    await page.getByRole('dialog').getByRole('button', { name: 'I can’t come' }).click();
    await expect
      .poll(() => received('answerSession').map(({ body }) => body))
      .toEqual([{ answer: 'cant', reason: 'A trip to Malmö', sessionDate: session.sessionDate }]);
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  });

  it('keeps the dialog and what was typed when it did not arrive', async () => {
    renderScreen('/player/training', {
      as: clubMember,
      answers: {
        listTrainingSessions: [upcoming()],
        listOpenSessions: [],
        getCalendarFeed: null,
        answerSession: failure('internal'),
      },
    });
    await cant.click();
    await page.getByLabelText(/^Reason/).fill('Flu');
    await page.getByRole('dialog').getByRole('button', { name: 'I can’t come' }).click();
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByLabelText(/^Reason/)).toHaveValue('Flu');
  });

  it('stays as it is once the session has begun', async () => {
    open([upcoming({ sessionDate: inDays(-1), answer: 'cant', answerReason: 'Flu' })]);
    await expect.element(page.getByText('You can’t come.')).toBeVisible();
    await expect.element(page.getByText('Flu')).toBeVisible();
    await expect.element(cant).not.toBeInTheDocument();
  });

  it('gives way to who came, with a line about three months', async () => {
    open(
      [
        trainingSession(1, { status: 'completed', sessionDate: inDays(-3), attendance: 'came' }),
        trainingSession(2, { status: 'completed', sessionDate: inDays(-9), attendance: 'missed', answer: 'coming' }),
        trainingSession(3, { status: 'completed', sessionDate: inDays(-16), attendance: 'excused', answer: 'cant' }),
      ],
      '/player/training?tab=completed',
    );
    await expect
      .element(page.getByText('In the last 3 months you came to 1 of 2 sessions, excused from 1.'))
      .toBeVisible();
    await expect.element(page.getByText('You came.')).toBeVisible();
    await expect.element(page.getByText('You didn’t come.')).toBeVisible();
    await expect.element(page.getByText('You said beforehand that you couldn’t come.')).toBeVisible();
  });

  it('is in view for someone who comes from an email', async () => {
    const many = Array.from({ length: 30 }, (_, index) => trainingSession(index, { sessionDate: inDays(index + 1) }));
    open(many, `/player/training?session=${trainingSession(28).id}`);
    await expect.element(page.getByRole('heading', { name: 'Session 28' })).toBeInViewport();
  });
});

it('content below the sessions appears once they are loaded, so that nothing shifts', async () => {
  let arrive = (_sessions: TrainingSession[]) => {};
  const sessionsToCome = new Promise<TrainingSession[]>((resolve) => {
    arrive = resolve;
  });
  const { received } = renderScreen('/player/training', {
    as: clubMember,
    answers: {
      listTrainingSessions: sessionsToCome as never,
      listOpenSessions: [],
      getCalendarFeed: null,
      listOwnTrainingRequests: { rows: [ownTrainingRequest()], next: null },
    },
  });
  const requests = page.getByRole('heading', { name: 'Your requests' });
  const calendar = page.getByRole('heading', { name: 'Your calendar' });
  await expect.poll(() => received('listOwnTrainingRequests')).toHaveLength(1);
  await expect.element(page.getByText('Loading your sessions')).toBeInTheDocument();
  await expect.element(requests).not.toBeInTheDocument();
  await expect.element(calendar).not.toBeInTheDocument();
  arrive(sessions);
  await expect.element(requests).toBeVisible();
  await expect.element(calendar).toBeVisible();
  const [card, below] = [page.getByText('Session 1'), requests].map((one) => one.element().getBoundingClientRect());
  expect(card?.bottom).toBeLessThan(below?.top ?? 0);
});

describe('a session card', () => {
  it('shows date, duration, people, place and objectives', async () => {
    open([
      trainingSession(1, {
        sessionDate: inDays(3),
        duration: 90,
        place: 'Court 2',
        objectives: 'Volley to the feet',
        notes: 'Bring water.',
      }),
    ]);
    const panel = page.getByRole('tabpanel');
    await expect.element(panel.getByText('Scheduled')).toBeVisible();
    const day = new Intl.DateTimeFormat(undefined, { dateStyle: 'full' }).format(new Date(inDays(3)));
    const time = new Intl.DateTimeFormat(undefined, { timeStyle: 'short' }).format(new Date(inDays(3)));
    expect(definition('Date')).toEqual([`${day} · in 3 days`]);
    expect(definition('Time')).toEqual([time]);
    expect(definition('Duration')).toEqual(['90 minutes']);
    expect(definition('Coach')).toEqual(['Lucía Ferrer']);
    expect(definition('Place')).toEqual(['Court 2']);
    expect(definition('Objectives')).toEqual(['Volley to the feet']);
    expect(definition('Session notes')).toEqual(['Bring water.']);
    expect(definition('Coach feedback')).toEqual([]);
    expect(definition('Completed')).toEqual([]);
  });

  it('shows training partners and following sessions, and downloads a calendar file', async () => {
    open([trainingSession(1, { sessionDate: inDays(3), partners: ['Mads', 'Ida'], following: 4 })]);
    await expect.element(page.getByText('With Mads and Ida')).toBeVisible();
    await expect.element(page.getByText('Weekly, 4 more after this one')).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Add to calendar: Session 1' })).toBeVisible();
  });

  it('shows texts for missing values of a completed session', async () => {
    const done = trainingSession(1, {
      status: 'completed',
      sessionDate: inDays(-1),
      completedAt: inDays(0),
      coach: null,
    });
    open([done], '/player/training?tab=completed');
    const panel = page.getByRole('tabpanel');
    await expect.element(panel.getByText('Completed').first()).toBeVisible();
    expect(definition('Completed')[0]).toMatch(/\d{4}/);
    expect(definition('Coach')[0]).toBe('Unknown');
    expect(definition('Objectives')).toEqual(['No objectives specified']);
    expect(definition('Coach feedback')).toEqual(['No feedback provided yet']);
    expect(definition('Session notes')).toEqual(['No additional notes']);
    expect(definition('Place')).toEqual([]);
  });
});

it('the screen has empty states', async () => {
  open([]);
  await expect.element(page.getByText('No Upcoming Sessions')).toBeVisible();
  await page.getByRole('tab', { name: 'Completed' }).click();
  await expect.element(page.getByText('No Completed Sessions')).toBeVisible();
});

it('direct players see that sessions are for members, without a request', async () => {
  const { received } = renderScreen('/player/training');
  await expect
    .element(page.getByRole('heading', { name: 'Training Sessions Available for Club Members Only' }))
    .toBeVisible();
  expect(received('listTrainingSessions')).toEqual([]);
});

it('sessions can be reloaded after an error', async () => {
  let isUp = false;
  renderScreen('/player/training', {
    as: clubMember,
    answers: {
      listOpenSessions: [],
      listTrainingSessions: () => (isUp ? sessions : failure('unavailable')),
      getCalendarFeed: null,
    },
  });
  await expect.element(page.getByText('Your sessions could not be loaded')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('Session 2')).toBeVisible();
});

it('session notifications link here', async () => {
  const booked: Notification = {
    id: '01890000-0000-7000-8000-0000000000b1',
    type: 'training_booked',
    title: 'Session booked',
    message: 'Match play with coaching',
    isRead: true,
    createdAt: '2026-11-20T12:00:00.000Z',
    videoId: null,
  };
  renderScreen('/nowhere', {
    as: clubMember,
    answers: {
      listNotifications: [booked],
      listTrainingSessions: sessions,
      listOpenSessions: [],
      getCalendarFeed: null,
    },
  });
  await page.getByRole('button', { name: 'Notifications' }).click();
  await page.getByRole('link', { name: /Session booked/ }).click();
  await expect.element(page.getByRole('heading', { level: 1, name: 'My Training Sessions' })).toBeVisible();
});
