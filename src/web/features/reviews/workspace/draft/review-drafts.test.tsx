// Drafts in trouble.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { ReviewDocument } from '#contract/reviews/review-document.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { eventually } from '#web/testing/eventually.ts';
import { failure } from '#web/testing/fake-server.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { testUser } from '#web/testing/people.ts';
import { positionOf } from '#web/testing/position.ts';
import { leaveScreens, renderScreen } from '#web/testing/render-screen.tsx';
import { ReviewScreen } from '../screen/review-screen.tsx';
import { draftCopies } from '../state/draft/draft-copy.ts';
import { readStoredCopy } from '../state/draft/stored-copy.ts';
import { idOf, someNotes, workspace } from '../testing/review-fixtures.ts';

const coach = testUser({ role: 'coach_freelance', id: idOf(3) });
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
  const screen = renderScreen(<ReviewScreen videoId={idOf(1)} queue={queue} />, {
    as: coach,
    // Someone who only views the review reloads the video's details whenever they change.
    answers: { getVideo: workspace().video, ...answers },
  });
  await page.getByRole('tab', { name: 'Summary' }).click();
  return screen;
}
/** The summaries of this device's copies. */
const keptSummaries = async () =>
  (await draftCopies(coach.id, idOf(1)).texts()).map((text) => readStoredCopy(text)?.document.finalSummary);
const summary = page.getByRole('textbox', { name: 'Final summary' });

describe('without a connection', () => {
  it('keeps the work on this device, and saves when the connection is back', async () => {
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
      .element(page.getByText(/^Not saved since today .*: no connection. You can carry on. Your work is kept/))
      .toBeVisible();
    await eventually(async () => expect(await keptSummaries()).toEqual(['Good match.']));
    isOnline = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(received('saveReviewDraft').at(-1)?.body.document.finalSummary).toBe('Good match.');
    await eventually(async () => expect(await keptSummaries()).toEqual([]));
  });

  it('says since when, and retries on request', async () => {
    let isNotLeaving = false;
    const { received } = await openSummary({
      openReview: workspace(),
      saveReviewDraft: ({ body }) => (isNotLeaving ? { version: body.version + 1, savedAt } : failure('unavailable')),
    });
    await userEvent.fill(summary, 'Good match.');
    const trouble = page.getByText(/^Not saved since .*the server isn’t responding/);
    await expect.element(trouble).toBeVisible();
    const attempts = received('saveReviewDraft').length;
    await page.getByRole('button', { name: 'Try now' }).click();
    await eventually(() => expect(received('saveReviewDraft').length).toBeGreaterThan(attempts));
    await expect.element(trouble).toBeVisible();
    isNotLeaving = true;
    await page.getByRole('button', { name: 'Try now' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('keeps the work of someone signed out, and restores it after signing in', async () => {
    let isSignedIn = false;
    const { onUnauthorized } = await openSummary({
      openReview: workspace(),
      saveReviewDraft: ({ body }) => (isSignedIn ? { version: body.version + 1, savedAt } : failure('unauthorized')),
    });
    await userEvent.fill(summary, 'Good match.');
    await expect.element(page.getByText(/^Not saved: you are signed out/)).toBeVisible();
    expect(onUnauthorized).toHaveBeenCalled();
    await eventually(async () => expect(await keptSummaries()).toEqual(['Good match.']));
    // Going to the sign-in screen asks nothing.
    expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true);
    // Another window has signed in.
    isSignedIn = true;
    window.dispatchEvent(new Event('online'));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('continues from this device’s copy', async () => {
    localStorage.setItem(copyKey, JSON.stringify({ version: 4, document: { ...emptyReview, finalSummary: 'Kept' } }));
    const { received } = await openSummary({
      openReview: workspace({ version: 4, savedAt }),
      saveReviewDraft: { version: 5, savedAt },
    });
    await expect.element(page.getByText('Your unsaved work is back')).toBeVisible();
    await expect.element(summary).toHaveValue('Kept');
    await eventually(() => expect(received('saveReviewDraft')[0]?.body).toMatchObject({ version: 4 }));
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('merges it with the server’s newer version', async () => {
    const base = emptyReview;
    const kept = { version: 2, base, document: { ...base, finalSummary: 'Kept' } };
    localStorage.setItem(copyKey, JSON.stringify(kept));
    const { received } = await openSummary({
      openReview: workspace({ version: 4, savedAt, document: { ...base, overallStrengths: 'Theirs' } }),
      saveReviewDraft: { version: 5, savedAt },
    });
    await expect.element(summary).toHaveValue('Kept');
    await expect.element(page.getByRole('textbox', { name: 'Overall strengths' })).toHaveValue('Theirs');
    await expect.element(page.getByText('Review updated')).toBeVisible();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    // Once, however often React rendered before showing it.
    expect(received('saveReviewDraft').map(({ body }) => body.version)).toEqual([4]);
  });
});

describe('over a reload', () => {
  /** A server that accepts saves and answers at once by default. */
  function server() {
    const held = { isHeld: false };
    let now = workspace();
    return {
      held,
      answers: {
        openReview: () => now,
        saveReviewDraft: ({ body }) => {
          if (body.version !== now.version) return failure('review_conflict');
          const { document, writtenBy } = body;
          now = workspace({
            document: ReviewDocument.parse(document),
            writtenBy: writtenBy ?? [],
            version: now.version + 1,
            savedAt,
          });
          return held.isHeld ? new Promise(() => {}) : { version: now.version, savedAt };
        },
      } satisfies Answers,
    };
  }

  it('during a save, continues with the later text and asks nothing', async () => {
    const { held, answers } = server();
    held.isHeld = true;
    const { received } = await openSummary(answers);
    await userEvent.fill(summary, 'Good');
    await eventually(() => expect(received('saveReviewDraft')).toHaveLength(1));
    await userEvent.fill(summary, 'Good match.');
    window.dispatchEvent(new Event('pagehide'));
    await eventually(async () => expect(await keptSummaries()).toEqual(['Good match.']));
    leaveScreens();
    held.isHeld = false;
    const later = await openSummary(answers);
    await expect.element(summary).toHaveValue('Good match.');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await eventually(() =>
      expect(later.received('saveReviewDraft').at(-1)?.body).toMatchObject({
        version: 1,
        document: { finalSummary: 'Good match.' },
      }),
    );
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await eventually(async () => expect(await keptSummaries()).toEqual([]));
  });

  it('with an outdated copy, shows the server’s text and asks nothing', async () => {
    const { answers } = server();
    await openSummary(answers);
    await userEvent.fill(summary, 'Go');
    await eventually(async () => expect(await keptSummaries()).toEqual(['Go']));
    const behind = (await draftCopies(coach.id, idOf(1)).texts()).map(readStoredCopy);
    await userEvent.fill(summary, 'Good match.');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    leaveScreens();
    for (const copy of behind) if (copy) await draftCopies(coach.id, idOf(1)).write(copy);
    await openSummary(answers);
    await expect.element(summary).toHaveValue('Good match.');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await eventually(async () => expect(await keptSummaries()).toEqual([]));
  });
});

it('says if the device has no room for a copy', async () => {
  const full = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await openSummary({
    openReview: workspace(),
    saveReviewDraft: () => {
      throw new TypeError('Failed to fetch');
    },
  });
  await userEvent.fill(summary, 'Good match.');
  await expect
    .element(page.getByText(/Keep this window open until it is saved. This device has no room/))
    .toBeVisible();
  await expect.element(page.getByText(/kept on this device/)).not.toBeInTheDocument();
  full.mockRestore();
});

describe('while the video is unclaimed', () => {
  const notice = page.getByText('No one is reviewing this yet.');

  it('says that the first change claims it, and then that it did, without moving anything', async () => {
    await openSummary({
      openReview: workspace({ reviewer: null }),
      saveReviewDraft: ({ body }) => ({ version: body.version + 1, savedAt }),
    });
    await expect.element(notice).toBeVisible();
    const before = await positionOf(summary);
    await userEvent.fill(summary, 'Good match.');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    await expect.element(notice).not.toBeVisible();
    const claimed = page.getByText('You are now reviewing this video.');
    await expect.element(claimed).toBeVisible();
    expect(await positionOf(summary)).toEqual(before);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.element(claimed).not.toBeInTheDocument();
  });

  it('says so at the administrators’ address, where a coach would be replaced', async () => {
    const { received } = renderScreen(`/admin/video-review/${idOf(1)}`, {
      as: 'admin',
      answers: { openReview: workspace({ reviewer: null }) },
    });
    await expect
      .element(page.getByRole('note').filter({ has: notice }))
      .toMatchTextContent(
        /Your first change makes you the reviewer instead of a coach\. Until then Maja can withdraw it\./,
      );
    expect(received('saveReviewDraft')).toEqual([]);
  });

  it('tells the slower coach who has it, and keeps their text to copy, and to save once it is given back', async () => {
    let isTaken = true;
    await openSummary({
      openReview: workspace({ reviewer: null }),
      saveReviewDraft: ({ body }) =>
        isTaken
          ? failure('review_claimed', { message: 'Carla Sanz is already reviewing this video.' })
          : { version: body.version + 1, savedAt },
    });
    await userEvent.fill(summary, 'Good match.');
    await expect.element(page.getByText('Not saved: Carla Sanz is already reviewing this video.')).toBeVisible();
    await expect.element(summary).toHaveValue('Good match.');
    await expect.element(page.getByRole('button', { name: 'Copy my text' })).toBeVisible();
    isTaken = false;
    await userEvent.fill(summary, 'Good match, again.');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
  });

  it('says on returning to the window that the video was withdrawn', async () => {
    const message = 'This video is not there any more: it was withdrawn.';
    let opened = 0;
    await openSummary({
      openReview: () => (opened++ === 0 ? workspace({ reviewer: null }) : failure('not_found', { message })),
    });
    window.dispatchEvent(new Event('focus'));
    await expect.element(page.getByText(message)).toBeVisible();
  });
});

describe('when another window has saved', () => {
  const theirs = { ...emptyReview, finalSummary: 'Theirs', notes: someNotes(1) };

  /** Writes "Mine" into a review that another window has saved as version 7. */
  async function meetConflict(typedAt = savedAt) {
    let opened = 0;
    const screen = await openSummary({
      openReview: () =>
        opened++ === 0
          ? workspace()
          : workspace({
              document: theirs,
              version: 7,
              savedAt,
              writtenBy: [{ window: idOf(50), count: 1, at: typedAt }],
            }),
      saveReviewDraft: ({ body }) => (body.version === 7 ? { version: 8, savedAt } : failure('review_conflict')),
      listReviewVersions: [],
      listSetAsideVersions: [{ id: idOf(77), setAsideAt: savedAt, document: { ...theirs, finalSummary: 'Set aside' } }],
    });
    await userEvent.fill(summary, 'Mine');
    const dialog = page.getByRole('dialog', { name: 'The same lines were changed in another window' });
    await expect.element(dialog).toBeVisible();
    return { ...screen, place: dialog.getByRole('group', { name: 'Final summary' }) };
  }

  it('shows both texts side by side, and saves mine with every note of theirs', async () => {
    const { received, place } = await meetConflict();
    await expect.element(place.getByText('Mine', { exact: true })).toBeVisible();
    await expect.element(place.getByText('Theirs', { exact: true })).toBeVisible();
    await place.getByRole('radio', { name: /^In this window/ }).click();
    await page.getByRole('button', { name: 'Save these choices' }).click();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(received('saveReviewDraft').at(-1)?.body).toMatchObject({
      version: 7,
      document: { finalSummary: 'Mine', notes: [{ title: 'Note 1' }] },
      setAside: { saved: true, document: null },
    });
  });

  it.each([
    [1, 'Saved elsewhere'],
    [-1, 'In this window'],
  ])('preselects the later text (%d h)', async (hours, later) => {
    const { place } = await meetConflict(new Date(Date.now() + hours * 3_600_000).toISOString());
    await expect.element(place.getByRole('radio', { name: new RegExp(`^${later}`) })).toBeChecked();
  });

  it('saves theirs, and keeps mine in History', async () => {
    const { received, place } = await meetConflict();
    await place.getByRole('radio', { name: /^Saved elsewhere/ }).click();
    await page.getByRole('button', { name: 'Save these choices' }).click();
    await expect.element(summary).toHaveValue('Theirs');
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(received('saveReviewDraft').at(-1)?.body).toMatchObject({
      document: { finalSummary: 'Theirs' },
      setAside: { saved: false, document: { finalSummary: 'Mine' } },
    });
    await page.getByRole('button', { name: 'History' }).click();
    await page
      .getByText(/^Set aside/)
      .first()
      .click();
    await expect.element(page.getByRole('region', { name: 'Unused version' })).toBeVisible();
  });

  it('shows their text on returning to the window, before anything is typed', async () => {
    let opened = 0;
    await openSummary({
      openReview: () => (opened++ === 0 ? workspace() : workspace({ document: theirs, version: 7, savedAt })),
    });
    window.dispatchEvent(new Event('focus'));
    await expect.element(summary).toHaveValue('Theirs');
    await expect.element(page.getByText('Review updated')).toBeVisible();
  });
});
