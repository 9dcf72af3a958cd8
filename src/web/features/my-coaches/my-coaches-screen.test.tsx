// My Coaches: who coaches the player, and who has asked whom.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { CoachRelationship } from '#contract/coaching/connections.ts';
import { relationship } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const toasts = page.getByRole('region', { name: /notifications/i });
const requested = { status: 'requested', startedAt: null } as const;

function open(listRelationships: CoachRelationship[], answers: Answers = {}) {
  return renderScreen('/my-coaches', { answers: { listRelationships, ...answers } });
}

test('shows what to answer first, then the coaches, then what waits', async () => {
  open([
    relationship(1),
    relationship(2, { ...requested, requestedBy: 'coach', message: 'Shall we work on your backhand?' }),
    relationship(3, { ...requested, requestedBy: 'player' }),
  ]);
  await expect.element(page.getByText('Shall we work on your backhand?')).toBeVisible();
  const titles = page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);
  expect(titles).toEqual(['Requests to answer', 'Your coaches', 'Waiting for an answer']);
  await expect
    .element(page.getByRole('list', { name: 'Your coaches' }).getByText('Club Coach · Havnens Padel · Spain'))
    .toBeVisible();
});

test('without any coach leads to the dashboard and to finding one', async () => {
  open([]);
  await expect.element(page.getByText('No coaches assigned yet')).toBeVisible();
  const back = page.getByRole('link', { name: 'Back to Dashboard' });
  await expect.element(back).toHaveAttribute('href', '/dashboard');
  for (const link of page.getByRole('link', { name: 'Find a coach' }).elements())
    expect(link.getAttribute('href')).toBe('/my-coaches/find');
});

test('says when the coaches could not be loaded, and asks again', async () => {
  let isUp = false;
  open([], { listRelationships: () => (isUp ? [relationship(1)] : failure('unavailable')) });
  await expect.element(page.getByText('Error loading coaches. Please try again later.')).toBeVisible();
  isUp = true;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('heading', { name: 'Lucía Ferrer' })).toBeVisible();
});

describe('a coach’s request', () => {
  test('is accepted', async () => {
    let list = [relationship(1, { ...requested, requestedBy: 'coach' })];
    const { received } = open([], {
      listRelationships: () => list,
      acceptConnection: () => {
        list = [relationship(1)];
        return undefined;
      },
    });
    await page.getByRole('button', { name: 'Accept Lucía Ferrer' }).click();
    await expect.element(toasts.getByText('Lucía Ferrer is now your coach.')).toBeVisible();
    await expect.element(page.getByRole('list', { name: 'Your coaches' })).toBeVisible();
    expect(received('acceptConnection')[0]?.params).toEqual({ id: list[0]?.id });
  });

  test('is declined', async () => {
    const { received } = open([relationship(1, { ...requested, requestedBy: 'coach' })], { endConnection: undefined });
    await page.getByRole('button', { name: 'Decline Lucía Ferrer' }).click();
    await expect.element(toasts.getByText('Request declined')).toBeVisible();
    expect(received('endConnection')).toHaveLength(1);
  });
});

test('an own request is withdrawn', async () => {
  const { received } = open([relationship(1, { ...requested, requestedBy: 'player' })], { endConnection: undefined });
  await page.getByRole('button', { name: 'Withdraw the request to Lucía Ferrer' }).click();
  await expect.element(toasts.getByText('Request withdrawn')).toBeVisible();
  expect(received('endConnection')).toHaveLength(1);
});

test('a connection is ended after a question', async () => {
  let list = [relationship(1)];
  const { received } = open([], {
    listRelationships: () => list,
    endConnection: () => {
      list = [];
      return undefined;
    },
  });
  await page.getByRole('button', { name: 'End connection with Lucía Ferrer' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(received('endConnection')).toEqual([]);
  await page.getByRole('button', { name: 'End connection with Lucía Ferrer' }).click();
  await question.getByRole('button', { name: 'End connection' }).click();
  await expect.element(page.getByText('No coaches assigned yet')).toBeVisible();
});

test('is a player’s screen', async () => {
  renderScreen('/my-coaches', { as: 'coach_club' });
  await expect.element(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});
