// Sharing a published review from its screen.

import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { ReviewSharing } from '#contract/reviews/shared-reviews.ts';
import type { Annotation, Video } from '#contract/videos/videos.ts';
import { failure } from '#web/testing/fake-server.ts';
import { testUser } from '#web/testing/people.ts';
import { renderScreen } from '#web/testing/render-screen.tsx';
import { aMoment, at, video, videoId } from '../testing/video-fixtures.ts';

const path = `/player/video-analysis/${videoId}`;
const player = testUser({ id: at(99), firstName: 'Alma', lastName: 'Berg' });
const annotations: Annotation[] = [
  { ...aMoment, id: at(1), timestamp: 10, type: 'strength', skill: 'lob', title: 'Deep lob', comment: 'Keep it up.' },
  { ...aMoment, id: at(2), timestamp: 20, type: 'technique', title: '', comment: 'Bend your knees.' },
  { ...aMoment, id: at(3), timestamp: 30, type: 'improvement', title: 'Late volley', comment: '' },
  { ...aMoment, id: at(4), timestamp: 40, type: 'strategy', pair: 'centre', title: 'Of the pair', comment: '' },
];
const off: ReviewSharing = { share: null, notes: [at(1), at(2), at(3)], isTakenDown: false };
const share = { code: 'abcdefghij1234567890', showsScore: true, noteIds: [] as string[], nameStyle: 'short' as const };
const on: ReviewSharing = { ...off, share };
const address = `/shared-review/${share.code}`;

const menu = page.getByRole('button', { name: 'More for this review' });
const item = page.getByRole('menuitem', { name: 'Share', exact: true });
const publicSwitch = page.getByRole('switch', { name: 'Public page' });
const link = page.getByLabelText('Link to your review');

type Options = NonNullable<Parameters<typeof renderScreen>[1]>;
/** Opens the dialog over a review; the server keeps what is chosen. */
async function open(
  sharing: ReviewSharing,
  { as = player, traits = {}, answers = {} }: Pick<Options, 'as' | 'answers'> & { traits?: Partial<Video> } = {},
) {
  let kept = sharing;
  const screen = renderScreen(path, {
    as,
    answers: {
      getVideo: video({ annotations, ...traits }),
      getVideoPartner: null,
      getReviewSharing: () => kept,
      shareReview: ({ body }) => (kept = { ...kept, share: { ...share, ...body } }),
      stopSharingReview: () => void (kept = { ...kept, share: null }),
      ...answers,
    },
  });
  await menu.click();
  await item.click();
  return screen;
}

describe('a private review', () => {
  it('is off and shows no choices, until the player turns its page on', async () => {
    const { received } = await open(off);
    await expect.element(publicSwitch).not.toBeChecked();
    await expect.element(link).not.toBeInTheDocument();
    await expect.element(page.getByRole('switch', { name: 'Overall score' })).not.toBeInTheDocument();
    await publicSwitch.click();
    await expect.element(link).toHaveValue(window.location.origin + address);
    expect(received('shareReview')).toMatchObject([
      { params: { videoId }, body: { showsScore: true, noteIds: [], nameStyle: 'short' } },
    ]);
    await expect.element(page.getByRole('link', { name: /^Open the page/ })).toHaveAttribute('href', address);
    await expect
      .element(page.getByRole('link', { name: 'Download picture' }))
      .toHaveAttribute('href', `${address}/review.png`);
  });

  it('says that it is not shared when saving fails', async () => {
    await open(off, { answers: { shareReview: failure('unavailable') } });
    await publicSwitch.click();
    await expect.element(page.getByText('Your choice was not saved')).toBeVisible();
    await expect.element(publicSwitch).not.toBeChecked();
  });

  it('can be loaded again after an error', async () => {
    let isUp = false;
    await open(off, { answers: { getReviewSharing: () => (isUp ? off : failure('unavailable')) } });
    await expect.element(page.getByText('Your choices could not be loaded')).toBeVisible();
    isUp = true;
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect.element(publicSwitch).toBeVisible();
  });

  it('cannot be shared once it was taken down', async () => {
    await open({ ...off, isTakenDown: true });
    await expect
      .element(page.getByText('We took this review off our public pages, so you can’t share it.'))
      .toBeVisible();
    await expect.element(publicSwitch).not.toBeInTheDocument();
  });
});

describe('a shared review', () => {
  it('shows up to two notes that may be public, and changes its picture with each choice', async () => {
    const { received } = await open(on);
    const notes = page.getByRole('group', { name: 'Notes, up to two' });
    const note = (name: RegExp) => notes.getByRole('checkbox', { name });
    const picture = page.getByRole('img', { name: 'Your shared review as people see it in a message' });
    await expect.element(note(/Deep lob/)).toBeEnabled();
    expect(notes.getByRole('checkbox').elements()).toHaveLength(3);
    await expect.element(notes.getByText(/^Notes about your pair/)).toBeVisible();
    const before = picture.element().getAttribute('src');
    await note(/Deep lob/).click();
    await expect.element(note(/Deep lob/)).toBeChecked();
    await note(/Bend your knees/).click();
    await expect.element(note(/Late volley/)).toBeDisabled();
    await expect.element(picture).not.toHaveAttribute('src', before);
    expect(received('shareReview').at(-1)?.body).toEqual({
      showsScore: true,
      noteIds: [at(1), at(2)],
      nameStyle: 'short',
    });
  });

  it('has no page while nothing is chosen', async () => {
    await open(on);
    await page.getByRole('switch', { name: 'Overall score' }).click();
    await expect.element(page.getByText(/^Choose your score or a note/)).toBeVisible();
    await expect.element(link).not.toBeInTheDocument();
  });

  it('shows the name as the player chooses, by keyboard', async () => {
    const { received } = await open(on);
    page.getByRole('radio', { name: 'Alma B.' }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'A. B.' })).toBeChecked();
    expect(received('shareReview').at(-1)?.body).toMatchObject({ nameStyle: 'initials' });
  });

  it('gives its link to copy', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open(on);
    await page.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect.element(page.getByText('Link copied')).toBeVisible();
    expect(write).toHaveBeenCalledWith(window.location.origin + address);
    write.mockRestore();
  });

  it('is private again once its page is off', async () => {
    const { received } = await open(on);
    await publicSwitch.click();
    await expect.element(page.getByText('No longer shared')).toBeVisible();
    await expect.element(publicSwitch).not.toBeChecked();
    await expect.element(link).not.toBeInTheDocument();
    expect(received('stopSharingReview')).toMatchObject([{ params: { videoId } }]);
  });

  it('stays shared, and says so, when stopping fails', async () => {
    await open(on, { answers: { stopSharingReview: failure('unavailable') } });
    await publicSwitch.click();
    await expect.element(page.getByText('Your review is still shared')).toBeVisible();
    await expect.element(publicSwitch).toBeChecked();
  });

  it('can be changed by its player alone, even when viewed as', async () => {
    const viewer = { id: at(98), firstName: 'Ada', lastName: 'Lund' };
    await open(on, { as: testUser({ ...player, viewedBy: viewer as never }) });
    await expect.element(publicSwitch).toBeDisabled();
    await expect.element(page.getByRole('checkbox', { name: /Deep lob/ })).toBeDisabled();
    await expect.element(page.getByText('Only the player can change this.')).toBeVisible();
  });

  it('without notes offers the score alone', async () => {
    await open({ ...on, notes: [] }, { traits: { annotations: [] } });
    await expect.element(page.getByText('This review has no notes.')).toBeVisible();
  });
});

it('sharing is not offered to others, or before there is a review', async () => {
  renderScreen(path, { as: player, answers: { getVideo: video({ playerId: at(97) }) } });
  await menu.click();
  await expect.element(page.getByRole('menuitem', { name: 'Download report' })).toBeVisible();
  await expect.element(item).not.toBeInTheDocument();
});
