// Publishing, and a published review for its coach.

import { afterEach, beforeEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { idOf, someNotes, workspace } from '../testing/review-fixtures.ts';

const coach = testUser({ role: 'coach_freelance', id: idOf(3) });
const queue = { to: '/coach/videos', label: 'Videos to Review' } as const;
const savedAt = '2026-11-21T10:00:00.000Z';

const next = {
  ...workspace().video,
  videoId: idOf(5),
  title: 'Club night',
  dueAt: savedAt,
  player: workspace().player,
  reviewer: null,
};

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

it('shows what is missing, asks once, publishes the saved version and returns to the queue', async () => {
  const { received, address } = renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace(),
      saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt }),
      publishReview: { ...workspace().video, status: 'Analyzed' },
      listReviewQueue: ({ query }) => ({ rows: query.show === 'unclaimed' ? [next] : [], next: null }),
    },
  });
  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.click();
  await expect.element(page.getByRole('button', { name: 'Write a final summary' })).toBeVisible();
  await page.getByRole('button', { name: 'Give an overall rating' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Overall, 0 to 7' })).toHaveFocus();
  await userEvent.keyboard('4.2');

  await publish.click();
  await page.getByRole('button', { name: 'Write a final summary' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Final summary' })).toHaveFocus();
  await userEvent.keyboard('A good match.');

  await publish.click();
  await expect
    .element(page.getByText(/^no notes, 1 rating \(overall 4\.2, Solid\), 1 of 4 summary texts/))
    .toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Publish review' }).click();
  await eventually(() => expect(address()).toBe('/coach/videos'));
  await expect.element(page.getByText('Review published')).toBeVisible();
  const lastSave = received('saveReviewDraft').at(-1)?.body;
  expect(lastSave?.document).toMatchObject({
    finalSummary: 'A good match.',
    ratings: [{ skillName: 'overall', rating: 4.2 }],
  });
  await page.getByRole('button', { name: 'Next in the queue' }).click();
  await eventually(() => expect(address()).toBe(`/coach/video-analysis/${idOf(5)}`));
  expect(received('publishReview')).toEqual([
    expect.objectContaining({ body: { version: (lastSave?.version ?? 0) + 1 } }),
  ]);
});

it('neither publishes nor leaves with an invalid rating, and leads to it', async () => {
  const document = { ...workspace().document, finalSummary: 'A good match.' };
  const overall = { skillName: 'overall' as const, rating: 4, comment: '', evidence: [] };
  const { received, address } = renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace({ document: { ...document, ratings: [overall] } }),
      saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt }),
    },
  });
  await page.getByRole('tab', { name: /^Skills/ }).click();
  const lob = page.getByRole('textbox', { name: 'Lob, 0 to 7' });
  await userEvent.fill(lob, '8');
  const sentence = 'Lob, “8”: Please enter a number from 0 to 7 with at most one decimal, for example 4.4.';
  await page.getByRole('tab', { name: /^Notes/ }).click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: sentence }).click();
  await expect.element(lob).toHaveFocus();
  await expect.element(lob).toHaveValue('8');

  await page.getByRole('tab', { name: /^Notes/ }).click();
  const before = address();
  await page.getByRole('link', { name: queue.label }).first().click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(lob).toHaveFocus();
  expect(address()).toBe(before);
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(false);

  await userEvent.fill(lob, '4,4');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByRole('alertdialog').getByRole('button', { name: 'Publish review' })).toBeVisible();
  expect(received('publishReview')).toEqual([]);
});

it('the question opens from the moment the button is visible', async () => {
  const watcher = new MutationObserver(() => {
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Publish');
    if (!button) return;
    watcher.disconnect();
    button.click();
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: workspace() },
  });
  await expect.element(page.getByRole('button', { name: 'Write a final summary' })).toBeVisible();
});

it('warns of unedited automatic texts, and leads to them', async () => {
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace({
        document: {
          ...emptyReview,
          finalSummary: 'Good.',
          ratings: [{ skillName: 'overall', rating: 4, comment: '[AI Analysis] Steady.', evidence: [] }],
          priorities: [{ skill: 'lob', focus: '[AI Analysis] Deeper', drillId: 'lob-last-metre' }],
        },
      }),
    },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.element(page.getByText('2 texts are unedited AI drafts:')).toBeVisible();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Priority Lob' }).click();
  await expect.element(page.getByRole('textbox', { name: 'What to work on' })).toHaveFocus();
});

it('a priority without words blocks publishing', async () => {
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace({
        document: {
          ...emptyReview,
          finalSummary: 'Good.',
          ratings: [{ skillName: 'overall', rating: 4, comment: '', evidence: [] }],
          priorities: [{ skill: 'lob', focus: '', drillId: 'lob-last-metre' }],
        },
      }),
    },
  });
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Say what to work on in each priority' }).click();
  await expect.element(page.getByRole('textbox', { name: 'What to work on' })).toHaveFocus();
});

it('says when a published review opens for its player', async () => {
  const { video } = workspace();
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: { openReview: workspace({ publishedAt: savedAt, video: { ...video, opensAt } }) },
  });
  await expect.element(page.getByText(/^Opens for Maja (?:today|tomorrow) \S+/)).toBeVisible();
  await expect.element(page.getByText(/can read this review/)).not.toBeInTheDocument();
});

it('a revision of a review that is still closed says so', async () => {
  const { video } = workspace();
  const opensAt = new Date(Date.now() + 3_600_000).toISOString();
  const document = {
    ...emptyReview,
    finalSummary: 'Good.',
    ratings: [{ skillName: 'overall' as const, rating: 4, comment: '', evidence: [] }],
  };
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace({ publishedAt: savedAt, revisedSince: savedAt, document, video: { ...video, opensAt } }),
    },
  });
  await page.getByRole('button', { name: 'Publish changes' }).first().click();
  await expect
    .element(page.getByText(/^It replaces the version from .+, before the review opens (?:today|tomorrow) /))
    .toBeVisible();
});

it('shows a published review without anything to change', async () => {
  renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    answers: {
      openReview: workspace({
        publishedAt: savedAt,
        document: { ...emptyReview, notes: someNotes(2), finalSummary: 'A good match.' },
      }),
    },
  });
  await expect.element(page.getByText('Maja can read this review.')).toBeVisible();
  expect(page.getByRole('button', { name: 'Publish' }).elements()).toHaveLength(0);
  expect(page.getByRole('button', { name: 'Edit note' }).elements()).toHaveLength(0);
  await userEvent.keyboard('t');
  expect(page.getByRole('textbox').elements()).toHaveLength(0);
  await page.getByRole('tab', { name: 'Summary' }).click();
  await expect.element(page.getByText('A good match.')).toBeVisible();
});
