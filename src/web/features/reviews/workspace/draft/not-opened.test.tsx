// A review that cannot be opened: the reason, the way on, and unsaved text.

import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { failure } from '#web/testing/fake-server.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { idOf, someNotes } from '../testing/review-fixtures.ts';
import { coach } from '../testing/show-review.tsx';
import { reviewAsText } from './review-as-text.ts';

const copyKey = draftKey(coach.id, `review:${idOf(1)}`);
const queue = { to: '/coach/videos', label: 'Videos to Review' } as const;

describe('a review that cannot be opened any more', () => {
  const kept = { version: 4, document: { ...emptyReview, finalSummary: 'Kept', notes: someNotes(1) } };
  const unsaved = page.getByRole('region', { name: 'Your unsaved text' });

  it.each([
    ['taken by another coach', failure('review_claimed'), 'Already being reviewed'],
    ['gone', failure('not_found'), 'We can’t find this video'],
    ['out of reach', failure('unavailable'), 'The review could not be opened'],
  ])('because it is %s shows its unsaved text', async (_, openReview, title) => {
    localStorage.setItem(copyKey, JSON.stringify(kept));
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, { as: coach, answers: { openReview } });
    await expect.element(page.getByText(title)).toBeVisible();
    await expect.element(unsaved.getByRole('textbox')).toHaveValue(reviewAsText(kept.document));
    await unsaved.getByRole('button', { name: 'Copy my text' }).click();
    await expect.element(page.getByText('Text copied')).toBeVisible();
    expect(copied).toHaveBeenCalledWith(expect.stringMatching(/Final summary\s+Kept/));
    // Copying does not save: the text stays for the next visit.
    expect(localStorage.getItem(copyKey)).not.toBeNull();
    copied.mockRestore();
  });

  it('shows no one another person’s text', async () => {
    localStorage.setItem(draftKey(idOf(99), `review:${idOf(1)}`), JSON.stringify(kept));
    renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
      as: coach,
      answers: { openReview: failure('not_found') },
    });
    await expect.element(page.getByText('We can’t find this video')).toBeVisible();
    await expect.element(unsaved).not.toBeInTheDocument();
  });
});

it('tells another coach that someone is reviewing it', async () => {
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: failure('review_claimed', { message: 'Ana Ruiz is already reviewing this video.' }) },
  });
  await expect.element(page.getByText('Ana Ruiz is already reviewing this video.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Videos to Review' })).toBeVisible();
});

it('says that there is no such video, and offers to retry errors', async () => {
  let failed = 0;
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: () => (failed++ === 0 ? failure('internal') : failure('not_found')) },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText('We can’t find this video')).toBeVisible();
});
