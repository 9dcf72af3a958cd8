// "Why did my level move?", on the progress page and in a coach's case.

import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { LevelSteps } from '#contract/levels/level-steps.ts';
import { type Answers, failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { idAt, levelChange, playerProgress, reviewPoint } from '#web/testing/progress.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';

const reviewer = { firstName: 'Anna', lastName: 'Berg' };
const steps: LevelSteps = {
  level: { level: 4, from: 3.8, to: 4.3, lastPlayedOn: '2026-05-12' },
  next: ['A match that Anna Berg rates 4.5 on average would raise your level to 4.1.'],
  reviews: 2,
  steps: [
    {
      videoId: idAt(2),
      title: 'Final',
      playedOn: '2026-05-12',
      reviewer,
      rated: 4.4,
      before: 3.9,
      after: 4,
      sentences: ['Anna Berg rated this match 4.4 on average, on 12 May 2026.', 'We expected about 3.9.'],
      notes: [{ id: idAt(9), timestamp: 83.4, title: 'Deep lob', skill: 'lob' }],
    },
    {
      videoId: idAt(1),
      title: 'League match',
      playedOn: '2026-03-02',
      reviewer,
      rated: 3.9,
      before: 3.6,
      after: 3.9,
      sentences: ['It is the first reviewed match.'],
      notes: [],
    },
  ],
};
const player = testUser({ currentLevel: '4.0' });

function openProgress(answers: Answers) {
  renderScreen('/progress', {
    as: player,
    answers: { getPlayerProgress: playerProgress([reviewPoint(1)]), getSkillThread: [], ...answers },
  });
  return page.getByRole('button', { name: 'Why did my level move?' }).click();
}
const dialog = page.getByRole('dialog', { name: 'Why did my level move?' });

test('a player reads the level with its interval, and why the latest match moved it', async () => {
  await openProgress({ getLevelSteps: steps });
  await expect.element(dialog.getByText('4.0, between 3.8 and 4.3')).toBeVisible();
  await expect.element(dialog.getByText('the last match was on 12 May 2026', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('would raise your level to 4.1.', { exact: false })).toBeVisible();
  await expect.element(dialog.getByText('Anna Berg rated this match 4.4', { exact: false })).toBeVisible();
  await expect
    .element(dialog.getByRole('link', { name: '1:23 Deep lob (Lob)' }))
    .toHaveAttribute('href', `/player/video-analysis/${idAt(2)}?t=83`);
  await expect
    .element(dialog.getByRole('link', { name: /^How levels are measured/ }))
    .toHaveAttribute('href', '/method');
});

test('earlier matches open with a press or a key', async () => {
  await openProgress({ getLevelSteps: steps });
  const first = dialog.getByText('It is the first reviewed match.');
  await expect.element(dialog.getByText('League match')).toBeVisible();
  await expect.element(first).not.toBeVisible();
  dialog.getByText('League match').element().closest('summary')?.focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(first).toBeVisible();
});

test('says how many of many matches it shows', async () => {
  await openProgress({ getLevelSteps: { ...steps, reviews: 45 } });
  await expect.element(dialog.getByText('The latest 2 of 45 matches.')).toBeVisible();
});

test('a player of another scale reads the level on it, too', async () => {
  renderScreen('/progress', {
    as: testUser({ currentLevel: '4.0', country: 'ES' }),
    answers: {
      getPlayerProgress: playerProgress([reviewPoint(1)], { player: { country: 'ES' } }),
      getSkillThread: [],
      getLevelSteps: steps,
    },
  });
  await page.getByRole('button', { name: 'Why did my level move?' }).click();
  await expect.element(dialog.getByText('FEP 3.5.', { exact: false })).toBeVisible();
});

test('says so before the first review', async () => {
  await openProgress({ getLevelSteps: { level: null, next: [], reviews: 0, steps: [] } });
  await expect.element(dialog.getByText('No match has been reviewed yet.', { exact: false })).toBeVisible();
});

test('offers to try again after a failure', async () => {
  let isDown = true;
  await openProgress({ getLevelSteps: () => (isDown ? failure('unavailable') : steps) });
  const again = dialog.getByRole('button', { name: 'Try again' });
  await expect.element(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect.element(dialog.getByText('4.0, between 3.8 and 4.3')).toBeVisible();
});

test('a verification older than a year asks for a re-check', async () => {
  const verifiedAt = new Date(Date.now() - 367 * 86_400_000).toISOString();
  const levelChanges = [levelChange({ verifiedAt })];
  const getPlayerProgress = playerProgress([reviewPoint(1)], { player: { isLevelVerified: true }, levelChanges });
  renderScreen('/progress', { as: player, answers: { getPlayerProgress, getSkillThread: [] } });
  await expect.element(page.getByText(/^Verified \w+ \d{4} · ask for a re-check$/)).toBeVisible();
});
