// The summary: priorities with drills, and automatic drafts with their marks.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { WrittenDraft } from '#contract/reviews/reviews.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { saved, savedAt, showReview, tab, undoInMessage } from '../testing/show-review.tsx';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const text = (name: string) => page.getByRole('textbox', { name, exact: true });
const ai = (words: string) => `[AI Analysis] ${words}`;
const unedited = page.getByText('AI draft, not edited yet');
const aiDraft = page.getByRole('button', { name: 'AI draft' });
const rated: ReviewDocument = {
  ...emptyReview,
  ratings: [{ skillName: 'lob', rating: 3, comment: '', evidence: [] }],
};

async function openSummary(...screen: Parameters<typeof showReview>) {
  const shown = await showReview(...screen);
  await tab('Summary').click();
  return shown;
}

describe('priorities', () => {
  it('are suggested, added with one press, and come with a readable drill', async () => {
    const { lastSaved } = await openSummary({ document: rated });
    await page.getByRole('button', { name: 'Add Lob' }).click();
    const card = page.getByRole('region', { name: 'Priority: Lob' });
    await expect.element(card.getByRole('textbox', { name: 'What to work on' })).toHaveFocus();
    await eventually(() => expect(lastSaved()?.priorities).toEqual([expect.objectContaining({ skill: 'lob' })]));
    const drill = card.getByRole('combobox', { name: 'Drill' });
    await userEvent.selectOptions(drill, 'lob-last-metre');
    await card.getByRole('group').click();
    await expect.element(card.getByText('Easier:')).toBeVisible();
    await eventually(() => expect(lastSaved()?.priorities?.[0]).toMatchObject({ drillId: 'lob-last-metre' }));
  });

  it('are two at most; a removed one can be restored', async () => {
    const { lastSaved } = await openSummary();
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Work on' }), 'volley');
    const volley = page.getByRole('region', { name: 'Priority: Volley' });
    await expect.element(volley.getByRole('textbox', { name: 'What to work on' })).toHaveFocus();
    await userEvent.keyboard('Shorter swing');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Also work on' }), 'footwork');
    await expect.element(page.getByRole('combobox', { name: 'Also work on' })).not.toBeInTheDocument();
    await page.getByRole('button', { name: 'Remove Volley' }).click();
    await undoInMessage.click();
    await eventually(() =>
      expect(lastSaved()?.priorities?.map(({ skill, focus }) => `${skill} ${focus}`)).toEqual([
        'footwork ',
        'volley Shorter swing',
      ]),
    );
  });
});

describe('an automatic text', () => {
  it('is marked until a word is changed', async () => {
    const { lastSaved } = await openSummary({ document: { ...emptyReview, finalSummary: ai('A match.') } });
    await expect.element(text('Final summary')).toHaveValue('A match.');
    await expect.element(unedited).toBeVisible();
    await userEvent.fill(text('Final summary'), 'A good match.');
    await expect.element(unedited).not.toBeInTheDocument();
    await eventually(() => expect(lastSaved()?.finalSummary).toBe('A good match.'));
  });

  it('becomes the coach’s with one press', async () => {
    const { lastSaved } = await openSummary({ document: { ...emptyReview, finalSummary: ai('A match.') } });
    await page.getByRole('button', { name: 'Keep as it is: Final summary' }).click();
    await expect.element(text('Final summary')).toHaveFocus();
    await eventually(() => expect(lastSaved()?.finalSummary).toBe('A match.'));
  });
});

describe('the AI draft', () => {
  const filled = (document: ReviewDocument): ReviewDocument => ({
    ...document,
    finalSummary: document.finalSummary || ai('A match.'),
    overallStrengths: document.overallStrengths || ai('The lob.'),
  });
  const answer = (document: ReviewDocument, version: number, traits: Partial<WrittenDraft> = {}): WrittenDraft => ({
    document: filled(document),
    version: version + 1,
    writtenBy: [],
    savedAt,
    writer: 'rules',
    hasModelFailed: false,
    ...traits,
  });

  it('needs material', async () => {
    const { received } = await openSummary();
    await expect.element(page.getByText(/^Write a note or rate a skill first/)).toBeVisible();
    await aiDraft.click({ force: true });
    expect(received('draftReview')).toEqual([]);
  });

  it('saves first, fills empty places, says who wrote it, and can be undone', async () => {
    const screen = await openSummary(
      { document: rated },
      { draftReview: ({ body }) => answer({ ...rated, finalSummary: 'Mine' }, body.version) },
    );
    await userEvent.fill(text('Final summary'), 'Mine');
    await aiDraft.click();
    await expect.element(page.getByText('1 summary text written.')).toBeVisible();
    await expect.element(page.getByText(/Built from your notes and ratings, without AI/)).toBeVisible();
    await expect.element(text('Final summary')).toHaveValue('Mine');
    await expect.element(text('Overall strengths')).toHaveValue('The lob.');
    expect(screen.received('draftReview')[0]?.body).toEqual({ version: 1 });
    await page.getByRole('tabpanel').getByRole('button', { name: 'Undo' }).click();
    await expect.element(text('Overall strengths')).toHaveValue('');
    // The first save precedes the draft; the last one counts.
    await expect
      .poll(
        () =>
          screen
            .received('saveReviewDraft')
            .filter(({ body }) => body.version > 1)
            .at(-1)?.body.document,
      )
      .toMatchObject({ finalSummary: 'Mine', overallStrengths: '' });
  });

  it('says that the model returned nothing', async () => {
    await openSummary(
      { document: rated },
      { draftReview: ({ body }) => answer(rated, body.version, { hasModelFailed: true }) },
    );
    await aiDraft.click();
    await expect.element(page.getByText(/The AI model returned nothing usable/)).toBeVisible();
  });

  it('never overwrites text typed meanwhile', async ({ onTestFinished }) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    onTestFinished(() => void vi.useRealTimers());
    let arrive = () => {};
    const arriving = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const screen = await openSummary(
      { document: rated },
      {
        draftReview: async ({ body }) => {
          await arriving;
          return answer(rated, body.version);
        },
      },
    );
    await aiDraft.click();
    await userEvent.fill(text('Final summary'), 'Typed meanwhile');
    // Longer than the longest wait for a save.
    await vi.advanceTimersByTimeAsync(3000);
    expect(screen.received('saveReviewDraft')).toEqual([]);
    arrive();
    await expect.element(text('Overall strengths')).toHaveValue('The lob.');
    await expect.element(text('Final summary')).toHaveValue('Typed meanwhile');
    await eventually(() =>
      expect(screen.received('saveReviewDraft').at(-1)?.body).toMatchObject({
        version: 1,
        document: { finalSummary: 'Typed meanwhile', overallStrengths: ai('The lob.') },
      }),
    );
  });

  it('is found if only its answer was lost', async () => {
    let opened = 0;
    await openSummary(
      { document: rated },
      {
        openReview: () =>
          workspace(opened++ === 0 ? { document: rated } : { document: filled(rated), version: 1, savedAt }),
        draftReview: () => {
          throw new TypeError('Failed to fetch');
        },
      },
    );
    await aiDraft.click();
    await expect.element(text('Final summary')).toHaveValue('A match.');
    await expect.element(page.getByText('2 summary texts written.')).toBeVisible();
  });

  it('says why there is none, and continues saving', async () => {
    const { lastSaved } = await openSummary({ document: rated }, { draftReview: failure('unavailable') });
    await aiDraft.click();
    await expect.element(page.getByText('No draft written')).toBeVisible();
    await userEvent.fill(text('Final summary'), 'Mine');
    await expect.element(saved).toBeVisible();
    await eventually(() => expect(lastSaved()?.finalSummary).toBe('Mine'));
  });

  it('does not overwrite another window’s save, which is shown', async () => {
    let opened = 0;
    await openSummary(
      { document: { ...rated, notes: someNotes(1) } },
      {
        openReview: () =>
          workspace(
            opened++ === 0 ? { document: rated } : { document: { ...rated, finalSummary: 'Theirs' }, version: 4 },
          ),
        draftReview: failure('review_conflict'),
      },
    );
    await aiDraft.click();
    await expect.element(page.getByText('Review updated')).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Final summary' })).toHaveValue('Theirs');
  });
});
