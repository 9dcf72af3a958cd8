// Completing a note with a phrase of earlier notes, and rating the rest as last time.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { skillNames } from '#domain/skills/skills.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { leaveScreens } from '#web/testing/render-screen.tsx';
import { idOf, workspace } from '../testing/review-fixtures.ts';
import { coach, showReview, tab } from '../testing/show-review.tsx';

const listOwnNotes = [
  { title: 'Late preparation on the bandeja', comment: 'Turn as soon as the lob goes up.' },
  { title: 'Late into the split step', comment: '' },
];
const editor = () => page.getByRole('textbox', { name: 'New note' });
const list = () => page.getByRole('listbox', { name: 'Phrases from your notes' });

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
  localStorage.clear();
});

describe('phrases of earlier notes', () => {
  it('complete a note by keyboard, are hidden by Escape, and leave Enter to save', async () => {
    const { lastSaved } = await showReview({}, { listOwnNotes });
    await userEvent.keyboard('t');
    await userEvent.keyboard('late');
    await expect.element(list().getByRole('option').nth(1)).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect.element(editor()).toHaveValue('Late into the split step');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}turn');
    await expect.element(list()).toBeVisible();
    await userEvent.keyboard('{Escape}');
    expect(list().elements()).toHaveLength(0);
    await userEvent.keyboard(' as');
    await userEvent.keyboard('{Tab}');
    await expect.element(editor()).toHaveValue('Late into the split step\nTurn as soon as the lob goes up.');
    await userEvent.keyboard('{Enter}');
    await eventually(() =>
      expect(lastSaved()?.notes).toMatchObject([
        { title: 'Late into the split step', comment: 'Turn as soon as the lob goes up.' },
      ]),
    );
  });

  it('are kept on the device for work without a connection, under the coach’s own name', async () => {
    const { received } = await showReview({}, { listOwnNotes });
    await userEvent.keyboard('t');
    await eventually(() => expect(localStorage.getItem(`draft:${coach.id}:phrases`)).toContain('Late into'));
    expect(received('listOwnNotes')).toHaveLength(1);
    leaveScreens();
    await showReview({}, { listOwnNotes: failure('internal') });
    await userEvent.keyboard('t');
    await userEvent.keyboard('turn');
    await expect.element(list().getByText('Turn as soon as the lob goes up.')).toBeVisible();
  });
});

it('takes the other ratings over from the last review with one press, and back with one', async () => {
  const last = {
    videoId: idOf(90),
    title: 'Club night',
    publishedAt: '2026-10-03T10:00:00.000Z',
    ratings: {},
    priorities: [],
  };
  const previousRatings = skillNames.map((skillName, index) => ({
    id: idOf(500 + index),
    playerId: idOf(2),
    // Two are older than the last review.
    videoId: idOf(index > 8 ? 91 : 90),
    skillName,
    rating: `3.${index % 10}`,
    comment: null,
    evidence: [],
    createdAt: '2026-10-03T10:00:00.000Z',
  }));
  const video = { ...workspace().video, previousReview: last };
  const { lastSaved } = await showReview({ video, previousRatings });
  await tab('Skills').click();
  const number = (skill: string) => page.getByRole('textbox', { name: `${skill}, 0 to 7` });
  await expect.element(page.getByRole('button', { name: 'Rate the other 8 as last time' })).toBeVisible();
  await number('Lob').click();
  await userEvent.keyboard('50{Shift>}L{/Shift}');
  await eventually(() => expect(lastSaved()?.ratings).toHaveLength(8));
  expect(lastSaved()?.ratings.find(({ skillName }) => skillName === 'lob')?.rating).toBe(5);
  expect(lastSaved()?.ratings.some(({ skillName }) => skillName === 'overall')).toBe(false);
  await userEvent.keyboard('{Escape}{Control>}z{/Control}');
  await eventually(() => expect(lastSaved()?.ratings).toMatchObject([{ skillName: 'lob', rating: 5 }]));
});
