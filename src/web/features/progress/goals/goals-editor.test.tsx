// The goals editor.

import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { PlayerGoals } from '#contract/progress/goals.ts';
import { playerGoals } from '#web/testing/club-member.ts';
import { coachedPlayerPage } from '#web/testing/coaching.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { playerProgress } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { CoachedGoals } from './coached-goals.tsx';

const { player } = coachedPlayerPage();
const toasts = page.getByRole('region', { name: /notifications/i });
const field = (name: string) => page.getByLabelText(new RegExp(`^${name}`));
const save = page.getByRole('button', { name: 'Save goals' });

function open(goals: PlayerGoals | null, answers: Answers = {}) {
  return renderScreen(<CoachedGoals player={player} />, {
    as: 'coach_club',
    answers: {
      getGoals: goals,
      getPlayerProgress: playerProgress([]),
      setGoals: playerGoals({ notes: 'Saved.' }),
      ...answers,
    },
  });
}

test('the editor sets first goals, one per line', async () => {
  const { received } = open(null);
  await page.getByRole('button', { name: 'Set goals' }).click();
  await field('Target Level').selectOptions('DPF 4.5 · Solid Intermediate+');
  await field('Target date').fill('2099-06-01');
  await field('Short-term Goals').fill('Bandeja side-on\n\n Lob the return ');
  await page.getByRole('button', { name: 'Add Bandeja' }).click();
  await page.getByRole('button', { name: 'Add Footwork' }).click();
  await expect.element(field('Skill Priorities')).toHaveValue('Bandeja\nFootwork');
  await expect.element(page.getByRole('button', { name: 'Add Bandeja' })).not.toBeInTheDocument();
  await save.click();
  await expect.element(toasts.getByText('Goals saved')).toBeVisible();
  expect(received('setGoals')[0]).toMatchObject({
    params: { playerId: player.id },
    body: {
      targetLevel: '4.5',
      targetDate: '2099-06-01',
      shortTermGoals: ['Bandeja side-on', 'Lob the return'],
      longTermGoals: [],
      skillPriorities: ['Bandeja', 'Footwork'],
      updatedAt: null,
    },
  });
  expect(received('setGoals')[0]?.body.journeyStartDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  // The saved goals are shown without another request.
  await expect.element(page.getByText('Saved.')).toBeVisible();
});

test('existing goals are shown as the player sees them, and can be edited', async () => {
  const goals = playerGoals({ targetLevel: '4.3', goals: ['Play the tournament'], notes: 'Patience.' });
  const { received } = open(goals);
  await expect.element(page.getByText('Play the tournament')).toBeVisible();
  await page.getByRole('button', { name: 'Edit goals' }).click();
  await expect.element(field('Target Level')).toHaveValue('4.3');
  await expect.element(field('Further Goals')).toHaveValue('Play the tournament');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Edit goals' }).click();
  await field('Coach Notes').fill('');
  await save.click();
  await expect.element(toasts.getByText('Goals saved')).toBeVisible();
  expect(received('setGoals')).toHaveLength(1);
  expect(received('setGoals')[0]?.body).toMatchObject({ targetLevel: '4.3', updatedAt: goals.updatedAt });
});

test('validation errors appear beside the field before sending', async () => {
  const { received } = open(playerGoals({ journeyStartDate: '2026-05-01' }));
  await page.getByRole('button', { name: 'Edit goals' }).click();
  await field('Target date').fill('2026-01-01');
  await field('Long-term Goals').fill('a'.repeat(301));
  await save.click();
  await expect
    .element(field('Target date'))
    .toHaveAccessibleDescription('The target date must be after the start of the journey.');
  await expect
    .element(field('Long-term Goals'))
    .toHaveAccessibleDescription(/^Please keep each entry under 300 characters\./);
  expect(received('setGoals')).toEqual([]);
});

describe('goals changed by someone else in the meantime', () => {
  const mine = playerGoals({ notes: 'First.' });
  const theirs = playerGoals({ notes: 'Theirs.', updatedAt: '2026-02-02T12:00:00.000Z' });

  async function collide() {
    let latest = mine;
    const screen = open(null, {
      getGoals: () => latest,
      setGoals: ({ body }) =>
        body.updatedAt === latest.updatedAt ? playerGoals({ notes: body.notes ?? null }) : failure('conflict'),
    });
    await page.getByRole('button', { name: 'Edit goals' }).click();
    await field('Coach Notes').fill('Mine.');
    latest = theirs;
    await save.click();
    await expect.element(page.getByText(/^Someone else changed these goals/)).toBeVisible();
    await expect.element(page.getByRole('alert').getByText('Theirs.')).toBeVisible();
    await expect.element(field('Coach Notes')).toHaveValue('Mine.');
    return screen;
  }

  test('are replaced by “Keep mine”', async () => {
    const { received } = await collide();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await save.click();
    await expect.element(toasts.getByText('Goals saved')).toBeVisible();
    expect(received('setGoals').at(-1)?.body).toMatchObject({ notes: 'Mine.', updatedAt: theirs.updatedAt });
  });

  test('fill the form with “Take theirs”', async () => {
    await collide();
    await page.getByRole('button', { name: 'Take theirs' }).click();
    await expect.element(field('Coach Notes')).toHaveValue('Theirs.');
    await expect.element(page.getByText(/^Someone else changed/)).not.toBeInTheDocument();
  });
});

test('the editor keeps the input when saving fails', async () => {
  open(playerGoals(), { setGoals: failure('unavailable') });
  await page.getByRole('button', { name: 'Edit goals' }).click();
  await field('Coach Notes').fill('Do not lose me.');
  await save.click();
  await expect.element(page.getByText(/The service is not available right now/)).toBeVisible();
  await expect.element(field('Coach Notes')).toHaveValue('Do not lose me.');
});
