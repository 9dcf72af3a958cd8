// Messages over the workspace: Publish and Save note can be pressed at any size while one is there.

import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { expectFree, sizes } from '#web/testing/message-over.ts';
import { someNotes } from '../testing/review-fixtures.ts';
import { showReview } from '../testing/show-review.tsx';

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
