// Training requests: the player asks and withdraws, the coach books or declines.

import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import type { OwnTrainingRequest, TrainingRequest } from '#contract/training/training-requests.ts';
import { clubMember } from '#web/testing/club-member.ts';
import { relationship } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { userWithRole } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ownTrainingRequest, trainingRequest } from '#web/testing/training-requests.ts';
import { AskedRequests } from './asked-requests.tsx';

const dialog = page.getByRole('dialog');
const lucia = relationship(1);
const mateo = relationship(2, {
  coach: { ...relationship(2).coach, firstName: 'Mateo', lastName: 'Ibáñez' },
});

describe('a club member', () => {
  const open = (rows: OwnTrainingRequest[], answers: Answers = {}, path: `/${string}` = '/player/training') =>
    renderScreen(path, {
      as: clubMember,
      answers: {
        listOpenSessions: [],
        listTrainingSessions: [],
        getCalendarFeed: null,
        listRelationships: [lucia, mateo, relationship(3, { status: 'requested', startedAt: null })],
        listOwnTrainingRequests: { rows, next: null },
        ...answers,
      },
    });

  it('can ask a coach with a wish, days and a length', async () => {
    const { received, address } = open([], { requestTraining: { id: ownTrainingRequest().id } });
    await page.getByRole('button', { name: 'Ask for a session' }).click();
    await expect.element(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByText('Please write what you would like to train.').first()).toBeVisible();
    await expect.element(dialog.getByText('Please choose a coach.').first()).toBeVisible();
    expect(received('requestTraining')).toEqual([]);
    await dialog.getByLabelText('Coach').selectOptions('Mateo Ibáñez');
    await dialog.getByLabelText('What would you like to train?').fill('Volleys');
    for (const day of ['Friday', 'Monday', 'Sunday', 'Sunday'])
      await dialog.getByRole('checkbox', { name: day }).click({ force: true });
    await dialog.getByLabelText('Length').selectOptions('90 minutes');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(page.getByText('Request sent')).toBeVisible();
    expect(received('requestTraining')[0]?.body).toEqual({
      coachId: mateo.coach.id,
      wish: 'Volleys',
      days: ['monday', 'friday'],
      duration: 90,
    });
    await expect.poll(address).toBe('/player/training');
  });

  it('finds the coach preselected when coming from the conversation', async () => {
    open([], {}, `/player/training?ask=${mateo.coach.id}`);
    await expect.element(dialog.getByLabelText('Coach')).toHaveValue(mateo.coach.id);
  });

  it('without a coach gets a link to find one', async () => {
    open([], { listRelationships: [] }, '/player/training?ask=yes');
    await expect
      .element(dialog.getByRole('link', { name: 'Find a coach' }))
      .toHaveAttribute('href', '/my-coaches/find');
  });

  it('sees the server’s error in the form', async () => {
    const message = 'You have already asked this coach. Wait for an answer or withdraw your request.';
    open([], { requestTraining: failure('conflict', { message }) }, `/player/training?ask=${mateo.coach.id}`);
    await dialog.getByLabelText('What would you like to train?').fill('Volleys');
    await dialog.getByRole('button', { name: 'Send request' }).click();
    await expect.element(dialog.getByText(message)).toBeVisible();
    await expect.element(dialog.getByLabelText('What would you like to train?')).toHaveValue('Volleys');
  });

  it('sees the state of each request', async () => {
    const id = (index: number) => `01890000-0000-7000-8000-000000000b0${index}`;
    open([
      ownTrainingRequest({ id: id(1) }),
      ownTrainingRequest({ id: id(2), state: 'declined', reason: 'I am away in May.' }),
      ownTrainingRequest({ id: id(3), state: 'booked', days: [] }),
    ]);
    const list = page.getByRole('list', { name: 'Your requests' });
    await expect.element(list.getByText('Waiting')).toBeVisible();
    await expect.element(list.getByText('I am away in May.', { exact: false })).toBeVisible();
    await expect.element(list.getByText('Booked')).toBeVisible();
    await expect.element(list.getByText('Monday and Friday').first()).toBeVisible();
    await expect.element(list.getByText('any day')).toBeVisible();
    expect(list.getByRole('button').elements()).toHaveLength(1);
  });

  it('can withdraw an open request', async () => {
    let rows = [ownTrainingRequest()];
    const { received } = open([], {
      listOwnTrainingRequests: () => ({ rows, next: null }),
      withdrawTrainingRequest: () => {
        rows = [ownTrainingRequest({ state: 'withdrawn' })];
      },
    });
    await page.getByRole('button', { name: 'Withdraw the request to Lucía Ferrer' }).click();
    await expect.element(page.getByText('Request withdrawn')).toBeVisible();
    await expect.element(page.getByText('Withdrawn', { exact: true })).toBeVisible();
    expect(received('withdrawTrainingRequest')[0]?.params).toEqual({ id: ownTrainingRequest().id });
  });

  it('can ask from the coach’s menu', async () => {
    const { address } = open(
      [],
      {
        listConversations: {
          rows: [{ person: { ...mateo.coach, guardian: null }, isOpen: true, latest: null, unread: 0 }],
          next: null,
        },
        getConversation: [],
      },
      `/my-coaches?with=${mateo.coach.id}`,
    );
    await page.getByRole('button', { name: 'More actions for Mateo Ibáñez' }).click();
    await page.getByRole('menuitem', { name: 'Ask for a training session' }).click();
    await expect.poll(address).toBe(`/player/training?ask=${mateo.coach.id}`);
  });
});

it('a direct player cannot ask', async () => {
  const { received } = renderScreen('/player/training');
  await expect
    .element(page.getByRole('heading', { name: 'Training Sessions Available for Club Members Only' }))
    .toBeVisible();
  expect(page.getByRole('button', { name: 'Ask for a session' }).elements()).toEqual([]);
  expect(received('listOwnTrainingRequests')).toEqual([]);
});

describe('a coach', () => {
  const open = (rows: TrainingRequest[], answers: Answers = {}) =>
    renderScreen(<AskedRequests>The sessions</AskedRequests>, {
      as: 'coach_club',
      answers: { listTrainingRequests: { rows, next: null }, ...answers },
    });

  it('sees requests, and can go on to booking', async () => {
    open([trainingRequest()]);
    const list = page.getByRole('list', { name: 'Training requests' });
    await expect.element(list.getByText('Freja Nygaard').first()).toBeVisible();
    await expect.element(list.getByText('Volleys and lobs')).toBeVisible();
    await expect
      .element(list.getByRole('link', { name: 'Book a session with Freja Nygaard' }))
      .toHaveAttribute('href', `/coach/schedule?request=${trainingRequest().id}`);
  });

  it('sees the content below together with the requests, so that it does not shift', async () => {
    const { promise, resolve } = Promise.withResolvers<{ rows: TrainingRequest[]; next: null }>();
    open([], { listTrainingRequests: () => promise });
    const below = page.getByText('The sessions');
    await expect.element(page.getByText('Loading...')).toBeInTheDocument();
    await expect.element(below).not.toBeVisible();
    resolve({ rows: [trainingRequest()], next: null });
    await expect.element(below).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Training requests' })).toBeVisible();
  });

  it.each([
    ['nobody asks', { rows: [], next: null }],
    ['the requests do not come', failure('unavailable')],
  ])('sees the content below even when %s', async (_, answer) => {
    open([], { listTrainingRequests: () => answer });
    await expect.element(page.getByText('The sessions')).toBeVisible();
    await expect.element(page.getByText('Loading...')).not.toBeInTheDocument();
  });

  it('can decline with a reason', async () => {
    let rows = [trainingRequest()];
    const { received } = open([], {
      listTrainingRequests: () => ({ rows, next: null }),
      declineTrainingRequest: () => {
        rows = [];
      },
    });
    await page.getByRole('button', { name: 'Decline Freja Nygaard' }).click();
    await dialog.getByLabelText('Reason').fill('I am away in May.');
    await dialog.getByRole('button', { name: 'Decline request' }).click();
    await expect.element(page.getByText('Freja Nygaard can read your reason.')).toBeVisible();
    expect(received('declineTrainingRequest')[0]).toMatchObject({
      params: { id: trainingRequest().id },
      body: { reason: 'I am away in May.' },
    });
    await expect.element(page.getByRole('list', { name: 'Training requests' })).not.toBeInTheDocument();
  });
});

it('an administrator sees all requests, and cannot answer', async () => {
  renderScreen(<AskedRequests>The sessions</AskedRequests>, {
    as: userWithRole('admin'),
    answers: { listTrainingRequests: { rows: [trainingRequest()], next: null } },
  });
  await expect.element(page.getByText('To Lucía Ferrer')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});
