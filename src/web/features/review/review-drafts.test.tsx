// What happens to a draft when something is in its way.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/review-document.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { somebody } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReviewScreen } from './review-screen.tsx';
import { idOf, workspace } from './testing/review-fixtures.ts';

const coach = somebody({ role: 'coach_freelance', id: idOf(3) });
const copyKey = draftKey(coach.id, `review:${idOf(1)}`);
const savedAt = '2026-11-21T10:00:00.000Z';
const queue = { to: '/coach/videos', label: 'Videos to Review' } as const;

type Answers = NonNullable<Parameters<typeof renderScreen>[1]>['answers'];

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

async function openSummary(answers: Answers) {
  const screen = renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, { as: coach, answers });
  await page.getByRole('tab', { name: 'Summary' }).click();
  return screen;
}
const summary = page.getByRole('textbox', { name: 'Final summary' });

describe('without a connection', () => {
  it('keeps the work on this device, says so, and saves when the connection is back', async () => {
    let isOnline = false;
    const { received } = await openSummary({
      openReview: workspace(),
      saveReviewDraft: ({ body }) => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { version: body.version + 1, savedAt };
      },
    });
    await userEvent.fill(summary, 'Good match.');
    await expect
      .element(page.getByText(/^Not saved since today .*: no connection. Go on: your work is kept/))
      .toBeVisible();
    expect(JSON.parse(localStorage.getItem(copyKey) ?? '')).toMatchObject({
      document: { finalSummary: 'Good match.' },
    });
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(received('saveReviewDraft').at(-1)?.body.document.finalSummary).toBe('Good match.');
    expect(localStorage.getItem(copyKey)).toBeNull();
  });

  it('says since when, however long it lasts, and tries when told', async () => {
    let isThere = false;
    const { received } = await openSummary({
      openReview: workspace(),
      saveReviewDraft: ({ body }) => (isThere ? { version: body.version + 1, savedAt } : failure('unavailable')),
    });
    await userEvent.fill(summary, 'Good match.');
    const trouble = page.getByText(/^Not saved since .*the server does not answer/);
    await expect.element(trouble).toBeVisible();
    const attempts = received('saveReviewDraft').length;
    await page.getByRole('button', { name: 'Try now' }).click();
    await vi.waitFor(() => expect(received('saveReviewDraft').length).toBeGreaterThan(attempts));
    await expect.element(trouble).toBeVisible();
    isThere = true;
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('keeps the work of whoever is signed out, and brings it back after the next sign-in', async () => {
    let isSignedIn = false;
    const { onUnauthorized } = await openSummary({
      openReview: workspace(),
      saveReviewDraft: ({ body }) => (isSignedIn ? { version: body.version + 1, savedAt } : failure('unauthorized')),
    });
    await userEvent.fill(summary, 'Good match.');
    await expect.element(page.getByText(/^Not saved: you are signed out/)).toBeVisible();
    expect(onUnauthorized).toHaveBeenCalled();
    expect(JSON.parse(localStorage.getItem(copyKey) ?? '')).toMatchObject({
      document: { finalSummary: 'Good match.' },
    });
    // The way to the sign-in screen asks no question.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    // Another window has signed in.
    isSignedIn = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('goes on from what this device has kept', async () => {
    localStorage.setItem(copyKey, JSON.stringify({ version: 4, document: { ...emptyReview, finalSummary: 'Kept' } }));
    const { received } = await openSummary({
      openReview: workspace({ version: 4, savedAt }),
      saveReviewDraft: { version: 5, savedAt },
    });
    await expect.element(page.getByText('Your unsaved work is back')).toBeVisible();
    await expect.element(summary).toHaveValue('Kept');
    await vi.waitFor(() => expect(received('saveReviewDraft')[0]?.body).toMatchObject({ version: 4 }));
  });

  it('asks which one counts when the server has gone on since', async () => {
    localStorage.setItem(copyKey, JSON.stringify({ version: 2, document: { ...emptyReview, finalSummary: 'Kept' } }));
    renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
      as: coach,
      answers: { openReview: workspace({ version: 4, savedAt }) },
    });
    await expect.element(page.getByText('This review was changed in another window')).toBeVisible();
  });
});

describe('when another window has saved', () => {
  const theirs = { ...emptyReview, finalSummary: 'Theirs', rallies: [{ start: 5, end: 12 }] };

  /** Writes "Mine" into a review that another window has saved as version 7. */
  async function meetConflict() {
    let opened = 0;
    const screen = await openSummary({
      openReview: () => (opened++ === 0 ? workspace() : workspace({ document: theirs, version: 7, savedAt })),
      saveReviewDraft: ({ body }) => (body.version === 7 ? { version: 8, savedAt } : failure('review_conflict')),
    });
    await userEvent.fill(summary, 'Mine');
    await expect.element(page.getByRole('dialog', { name: 'This review was changed in another window' })).toBeVisible();
    return screen;
  }

  it('loads the latest, and lets the coach copy what was written here', async () => {
    await meetConflict();
    await page.getByRole('button', { name: 'Load latest' }).click();
    await expect.element(summary).toHaveValue('Theirs');
    await expect.element(page.getByRole('button', { name: 'Copy my text' })).toBeVisible();
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await expect.element(page.getByRole('button', { name: 'Copy my text' })).not.toBeInTheDocument();
  });

  it('says what each of the two versions holds, rallies too', async () => {
    await meetConflict();
    const versions = page.getByRole('dialog').getByRole('definition');
    await expect
      .element(versions.nth(0))
      .toHaveTextContent('no notes, no ratings, 1 of 4 summary texts, no priorities, 1 rally');
    await expect.element(versions.getByText(/no priorities$/)).toBeVisible();
  });

  it('saves over it when the coach says so', async () => {
    const { received } = await meetConflict();
    await page.getByRole('button', { name: 'Keep mine' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(received('saveReviewDraft').at(-1)?.body).toMatchObject({
      version: 7,
      document: { finalSummary: 'Mine' },
    });
  });
});

it('tells another coach that the video is taken', async () => {
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: failure('review_claimed', { message: 'Ana Ruiz is already reviewing this video.' }) },
  });
  await expect.element(page.getByText('Ana Ruiz is already reviewing this video.')).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Back to Videos to Review' })).toBeVisible();
});

it('tells that there is no such video, and lets errors be tried again', async () => {
  let failed = 0;
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: () => (failed++ === 0 ? failure('internal') : failure('not_found')) },
  });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByText("We can't find this video")).toBeVisible();
});
