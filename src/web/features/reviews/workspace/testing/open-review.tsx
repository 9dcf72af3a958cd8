// Opens the workspace for tests, with a server that counts versions.

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { runEffects } from '#web/testing/run-effects.ts';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { idOf, workspace } from './review-fixtures.ts';

const coach = testUser({ role: 'coach_freelance', id: idOf(3) });

/** Shows the workspace; `lastSaved` is the document as the server got it last. */
export async function openWorkspace(traits: Partial<ReviewWorkspace> = {}) {
  const { received } = renderScreen(
    <ReviewScreen videoId={idOf(1)} queue={{ to: '/coach/videos', label: 'Videos to Review' }} />,
    {
      as: coach,
      answers: {
        openReview: workspace(traits),
        saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt: '2026-11-21T10:00:00.000Z' }),
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Sunday match' })).toBeVisible();
  runEffects();
  return { lastSaved: () => received('saveReviewDraft').at(-1)?.body.document };
}
