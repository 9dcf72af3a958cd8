// Messages leave Publish and Save note free, and nothing moves after the first save.

import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { expectFree, sizes } from '#web/testing/message-over.ts';
import { someNotes } from '../testing/review-fixtures.ts';
import { showReview, tab } from '../testing/show-review.tsx';

afterEach(() => {
  delete window.YT;
});

test.each(sizes)('at %i × %i a message leaves Publish and Save note free', async (width, height) => {
  await page.viewport(width, height);
  installFakeYouTubeApi();
  await showReview({ document: { ...emptyReview, notes: someNotes(6) } });
  await expectFree(page.getByRole('button', { name: 'Publish', exact: true }));
  await userEvent.keyboard('n');
  const save = page.getByRole('button', { name: 'Save note' });
  await expect.element(save).toBeVisible();
  await expectFree(save);
  save.element().scrollIntoView({ block: 'nearest' });
  await expectFree(save);
});

test.each(['Notes', 'Skills', 'Summary', 'Match'])(
  'on a phone, History appears with the first save and moves nothing: %s',
  async (name) => {
    await page.viewport(390, 844);
    installFakeYouTubeApi();
    await showReview();
    await tab(name).click();
    const parts = page.getByRole('tablist', { name: 'Parts of the review' });
    const top = () => parts.element().getBoundingClientRect().top + scrollY;
    const before = top();
    await userEvent.keyboard('n');
    await userEvent.keyboard('Deep lobs{Enter}');
    await expect.element(page.getByRole('button', { name: 'History' })).toBeVisible();
    expect(top()).toBe(before);
  },
);
