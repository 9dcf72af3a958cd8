// Importing notes into a review, from the workspace's menu.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { reviewNotation } from '#domain/reviews/notes/take-along/notation.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { showReview, undoInMessage } from '../testing/show-review.tsx';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
  youtube.duration = 600;
});
afterEach(() => {
  delete window.YT;
  localStorage.clear();
});

const dialog = page.getByRole('dialog', { name: 'Import notes' });
const menu = page.getByRole('button', { name: 'More for this review' });
const add = dialog.getByRole('button', { name: 'Add to the review' });
const video = { title: 'Final', link: workspace().video.videoUrl };
const notes = someNotes(3).map((note) => ({ ...note, pair: null }));
const written = reviewNotation({
  video,
  notes,
  ratings: [{ skillName: 'lob', rating: 4.2, comment: 'Deep', evidence: notes.slice(0, 1).map(({ id }) => id) }],
  codes: [],
  rallies: [{ start: 20, end: 30 }],
});

const fileOf = (content: unknown, name = 'notes.json') =>
  new File([typeof content === 'string' ? content : JSON.stringify(content)], name, { type: 'application/json' });

async function openImport() {
  await menu.click();
  await page.getByRole('menuitem', { name: 'Import notes' }).click();
  await expect.element(dialog).toBeVisible();
}
const choose = (file: File) => userEvent.upload(dialog.getByLabelText(/^Choose/), file);

describe('importing notes', () => {
  it('adds what a file holds after a preview, and takes it out in one step', async () => {
    const { lastSaved } = await showReview();
    await openImport();
    await choose(fileOf(written));
    await expect.element(dialog.getByText('Will be added: 3 notes, 1 rating and 1 rally.')).toBeVisible();
    await add.click();
    await expect.element(page.getByText('Notes imported')).toBeVisible();
    await eventually(() =>
      expect(lastSaved()?.notes.map(({ title }) => title)).toEqual(['Note 1', 'Note 2', 'Note 3']),
    );
    expect(lastSaved()?.ratings).toMatchObject([
      { skillName: 'lob', rating: 4.2, evidence: [lastSaved()?.notes[0]?.id] },
    ]);
    expect(lastSaved()?.rallies).toEqual([{ start: 20, end: 30 }]);
    await undoInMessage.click();
    await eventually(() =>
      expect([lastSaved()?.notes, lastSaved()?.ratings, lastSaved()?.rallies]).toEqual([[], [], []]),
    );
    // Undoing and redoing it like any other change.
    await page.getByRole('button', { name: /^Redo/ }).click();
    await eventually(() => expect(lastSaved()?.notes).toHaveLength(3));
  });

  it('leaves what is there, and says what is not added', async () => {
    const rated = { skillName: 'lob' as const, rating: 2, comment: 'Mine', evidence: [] };
    const { lastSaved } = await showReview({
      document: { ...emptyReview, notes: someNotes(2), ratings: [rated] },
    });
    // The length is known once the video is there.
    await userEvent.keyboard('l');
    await openImport();
    const late = { ...written.notes[0], start: 5000, title: 'Too late' };
    await choose(
      fileOf({
        ...written,
        notes: [...written.notes, late, { ...late, start: 9, title: 'Chiquita', skill: 'chiquita' }],
        video: { ...video, link: 'https://www.youtube.com/watch?v=aaaaaaaaaaa' },
      }),
    );
    await expect.element(dialog.getByText('Will be added: 2 notes and 1 rally.')).toBeVisible();
    for (const sentence of [
      'The file was written for another video.',
      '2 marks are already in the review.',
      '1 mark is after the end of the video.',
      '1 skill is already rated.',
      '1 note is added without its skill',
    ]) {
      await expect.element(dialog.getByText(sentence, { exact: false })).toBeVisible();
    }
    await add.click();
    await eventually(() => expect(lastSaved()?.notes).toHaveLength(4));
    expect(lastSaved()?.ratings).toEqual([rated]);
  });

  it('names what is wrong with a file, and takes another one', async () => {
    await showReview();
    await openImport();
    await choose(fileOf({ ...written, notes: [{ start: '0:10', type: 'technique' }] }));
    await expect.element(dialog.getByText('Note 1, start: A note needs a time in seconds.')).toBeVisible();
    await expect.element(add).not.toBeInTheDocument();
    await choose(fileOf('not json', 'holiday.jpg.json'));
    await expect.element(dialog.getByText(/^This file isn’t JSON/)).toBeVisible();
    await choose(fileOf(' '.repeat(1_000_001)));
    await expect.element(dialog.getByText('This file is larger than 1 MB.')).toBeVisible();
    await choose(fileOf(written));
    await expect.element(add).toBeVisible();
  });

  it('has nothing to add twice', async () => {
    await showReview({ document: { ...emptyReview, notes: someNotes(3) } });
    await openImport();
    await choose(fileOf({ ...written, ratings: [], rallies: [] }));
    await expect.element(dialog.getByText('This file has nothing to add to this review.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await openImport();
    await expect.element(dialog.getByText('notes.json')).not.toBeInTheDocument();
  });

  it('is not offered for a published review, whose notes can be taken along', async () => {
    await showReview({ publishedAt: '2026-11-21T10:00:00.000Z', video: { ...workspace().video, status: 'Analyzed' } });
    await menu.click();
    await expect.element(page.getByRole('menuitem', { name: 'Take the notes along' })).toBeVisible();
    await expect.element(page.getByRole('menuitem', { name: 'Import notes' })).not.toBeInTheDocument();
  });
});
