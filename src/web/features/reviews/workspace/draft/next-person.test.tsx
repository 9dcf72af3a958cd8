// Another account in the same browser, after a session that ended while someone wrote.

import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { rememberEndedSession } from '#web/lib/session/ended-session.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { draftCopies } from '../state/draft/draft-copy.ts';
import { idOf, workspace } from '../testing/review-fixtures.ts';
import { savedAt } from '../testing/show-review.tsx';

afterEach(() => {
  delete window.YT;
});

/** Leaves text of coach `owner` behind, and signs in coach 3 on the screen after an ended session. */
async function signInAfter(owner: string) {
  installFakeYouTubeApi();
  rememberEndedSession();
  const kept = { version: 0, document: { ...emptyReview, finalSummary: 'Typed before the end' } };
  await draftCopies(owner, idOf(1)).write({ ...kept, window: 'one', writtenBy: [] });
  localStorage.setItem(draftKey(owner, 'another form'), JSON.stringify(kept));
  sessionStorage.setItem(draftKey(owner, 'a form'), JSON.stringify('Typed before the end'));
  const { received } = renderScreen(`/auth?returnTo=/coach/video-analysis/${idOf(1)}`, {
    as: null,
    answers: {
      login: { user: testUser({ role: 'coach_freelance', id: idOf(3) }), message: 'Welcome back!' },
      countReviewQueue: { 'to-review': 0, mine: 0, unclaimed: 0, done: 0, overdue: 0 },
      openReview: workspace({ reviewer: null }),
      getVideo: workspace().video,
      saveReviewDraft: { version: 1, savedAt },
    },
  });
  await expect.element(page.getByText(/^Your session has ended. What you typed is kept on this device/)).toBeVisible();
  await expect.element(page.getByText('Typed before the end')).not.toBeInTheDocument();
  await page.getByLabelText('Email').fill('ana@example.com');
  await page.getByLabelText('Password', { exact: true }).fill('padel-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('tab', { name: 'Summary' }).click();
  return received;
}

const summary = page.getByRole('textbox', { name: 'Final summary' });
const stored = async () => JSON.stringify([localStorage, sessionStorage, await draftCopies(idOf(99), idOf(1)).texts()]);

it('another account finds nothing of the text, on the screen or in storage', async () => {
  const received = await signInAfter(idOf(99));
  await expect.element(summary).toHaveValue('');
  await expect.element(page.getByText('Your unsaved work is back')).not.toBeInTheDocument();
  expect(await stored()).not.toContain('Typed before the end');
  expect(received('saveReviewDraft')).toEqual([]);
});

it('the same account finds it again', async () => {
  await signInAfter(idOf(3));
  await expect.element(summary).toHaveValue('Typed before the end');
});
