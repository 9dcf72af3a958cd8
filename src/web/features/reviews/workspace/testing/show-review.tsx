// Shows the workspace in a test, with a server that counts the saves.

import { expect } from 'vitest';
import { page } from 'vitest/browser';
import type { ReviewWorkspace } from '#contract/reviews/reviews.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { runEffects } from '#web/testing/run-effects.ts';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { idOf, workspace } from './review-fixtures.ts';

type Screen = NonNullable<Parameters<typeof renderScreen>[1]>;

/** The coach in these tests. */
export const coach = testUser({ role: 'coach_freelance', id: idOf(3) });

/** The time of every save in these tests. */
export const savedAt = '2026-11-21T10:00:00.000Z';

/** Opens the review of `workspace(traits)`; `answers` override the defaults. */
export async function showReview(
  traits: Partial<ReviewWorkspace> = {},
  answers: Screen['answers'] = {},
  as: Screen['as'] = coach,
) {
  const screen = renderScreen(
    <ReviewScreen videoId={idOf(1)} queue={{ to: '/coach/videos', label: 'Videos to Review' }} />,
    {
      as,
      answers: {
        openReview: workspace(traits),
        getVideo: workspace(traits).video,
        saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt }),
        listSetAsideVersions: [],
        listReviewQueue: { rows: [], next: null },
        ...answers,
      },
    },
  );
  await expect.element(page.getByRole('heading', { name: 'Sunday match' })).toBeVisible();
  runEffects();
  return { ...screen, lastSaved: () => screen.received('saveReviewDraft').at(-1)?.body.document };
}

/** A tab of the workspace. */
export const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

/** Shown once everything is on the server. */
export const saved = page.getByText('Saved', { exact: true });

/** A toast's undo button; the workspace has another "Undo", for the latest change. */
export const undoInMessage = page.getByRole('region', { name: 'Notifications' }).getByRole('button', { name: 'Undo' });
