// A published review: read-only, revised, discarded, republished, and its history.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { userWithRole } from '#web/testing/people.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { savedAt, showReview, tab } from '../testing/show-review.tsx';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const published: ReviewDocument = {
  ...emptyReview,
  notes: someNotes(2),
  ratings: [{ skillName: 'overall', rating: 3.5, comment: '', evidence: [] }],
  finalSummary: 'A good match.',
};
const shown = workspace({ publishedAt: savedAt, version: 6, document: published });
const revised = { ...shown, revisedSince: '2026-11-22T10:00:00.000Z', version: 7 };
const summary = page.getByRole('textbox', { name: 'Final summary' });

describe('a revision', () => {
  it('starts with one press, says what the player sees meanwhile, and publishes the changes', async () => {
    const { received, address } = await showReview(shown, {
      startRevision: revised,
      publishReview: { ...shown.video, status: 'Analyzed' },
    });
    await page.getByRole('button', { name: 'Revise' }).click();
    await expect.element(page.getByText(/Maja sees the version from .* until you publish again/)).toBeVisible();
    await tab('Summary').click();
    await userEvent.fill(summary, 'A very good match.');
    await page.getByRole('button', { name: 'Publish changes' }).click();
    const dialog = page.getByRole('alertdialog');
    await expect.element(dialog.getByText(/The earlier version stays in History/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Publish changes' }).click();
    await eventually(() => expect(address()).toBe('/coach/videos'));
    expect(received('saveReviewDraft').at(-1)?.body).toMatchObject({
      version: 7,
      document: { finalSummary: 'A very good match.' },
    });
    expect(received('publishReview')[0]?.body).toEqual({ version: 8 });
  });

  it('can be discarded after a question, and nothing of it is saved afterwards', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    const { received } = await showReview(revised, { discardRevision: { ...shown, version: 8 } });
    await tab('Summary').click();
    await userEvent.fill(summary, 'Not that');
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByRole('button', { name: 'Revise' })).toBeVisible();
    await tab('Summary').click();
    await expect.element(page.getByText('A good match.')).toBeVisible();
    expect(page.getByRole('button', { name: 'Copy my text' }).elements()).toHaveLength(0);
    const saves = received('saveReviewDraft').length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(received('saveReviewDraft')).toHaveLength(saves);
  });

  it('stays unchanged if the server cannot be reached', async () => {
    await showReview(revised, { discardRevision: failure('unavailable') });
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
    await expect.element(page.getByText('Not discarded')).toBeVisible();
    await expect.element(page.getByText(/You are revising a published review/)).toBeVisible();
  });
});

describe('two who revise one review', () => {
  it('see who else wrote, if known', async () => {
    let opened = 0;
    await showReview(
      {},
      {
        openReview: () =>
          opened++ === 0 ? revised : { ...revised, version: 9, document: { ...published, finalSummary: 'Theirs' } },
        saveReviewDraft: ({ body }) => (body.version === 9 ? { version: 10, savedAt } : failure('review_conflict')),
      },
      userWithRole('admin'),
    );
    await tab('Summary').click();
    await userEvent.fill(summary, 'Mine');
    await expect.element(page.getByText(/^Ana Ruiz, or you in another window, saved in the meantime/)).toBeVisible();
    await page.getByRole('radio', { name: /^Saved elsewhere/ }).click();
    await page.getByRole('button', { name: 'Save these choices' }).click();
    await expect.element(summary).toHaveValue('Theirs');
    await expect.element(page.getByText('What you didn’t choose is kept in History.')).toBeVisible();
  });

  it('lose nothing if one publishes while the other writes', async () => {
    let opened = 0;
    await showReview(
      {},
      {
        openReview: () => (opened++ === 0 ? revised : { ...shown, version: 9 }),
        saveReviewDraft: failure('review_published'),
      },
    );
    await tab('Summary').click();
    await userEvent.fill(summary, 'Too late');
    await expect.element(page.getByText(/published from another window, without your latest changes/)).toBeVisible();
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect.element(page.getByRole('button', { name: 'Revise' })).toBeVisible();
    await expect.element(page.getByRole('button', { name: 'Copy my text' })).toBeVisible();
  });
});

it('shows every version with the changes since', async () => {
  const first = {
    ...published,
    finalSummary: 'A match.',
    ratings: [{ skillName: 'overall', rating: 3, comment: '', evidence: [] }] as ReviewDocument['ratings'],
  };
  const versions = [
    { number: 2, publishedAt: savedAt, coach: { firstName: 'Ana', lastName: 'Ruiz' }, reason: 'It was the vibora.' },
    { number: 1, publishedAt: '2026-11-20T10:00:00.000Z', coach: null, reason: null },
  ];
  await showReview(shown, {
    listReviewVersions: versions,
    getReviewVersion: ({ params }) => ({
      number: Number(params.number),
      publishedAt: savedAt,
      coach: null,
      reason: null,
      document: Number(params.number) === 1 ? first : published,
    }),
  });
  await page.getByRole('button', { name: 'History' }).click();
  await expect.element(page.getByText('Same as the current version.')).toBeVisible();
  await expect.element(page.getByText('It was the vibora.')).toBeVisible();
  await page.getByRole('button', { name: /^Version 1/ }).click();
  const changes = page.getByRole('region', { name: 'Changed since' });
  await expect.element(changes.getByText('Overall: 3.0 → 3.5')).toBeVisible();
  await expect.element(changes.getByText('Rewritten: Final summary')).toBeVisible();
  const old = page.getByRole('region', { name: 'Version 1' });
  await expect.element(old.getByText('A match.')).toBeVisible();
  await expect.element(old.getByText('Note 2')).toBeVisible();
});
