// The workspace, for a coach: keys, notes, ratings, drafts, publishing.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { openWorkspace } from '../testing/open-review.tsx';
import { someNotes } from '../testing/review-fixtures.ts';
import { saved, tab, undoInMessage } from '../testing/show-review.tsx';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

/** Shows the workspace with a server that counts versions. */
const notes = page.getByRole('list', { name: 'Notes' });

it('handles keys from the moment it is visible', async () => {
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('[data-workspace]')) return;
    watcher.disconnect();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', code: 'KeyK', bubbles: true }));
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  await openWorkspace();
  await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
});

describe('notes', () => {
  it('start by a key: the video pauses, the first line becomes the title, Enter saves and plays on', async () => {
    const { lastSaved } = await openWorkspace();
    await userEvent.keyboard('k');
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
    await userEvent.keyboard('l');
    await userEvent.keyboard('t');
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(2));
    await userEvent.keyboard('Late preparation{Shift>}{Enter}{/Shift}Turn first.{Enter}');
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
    await expect.element(notes.getByText('Late preparation')).toBeVisible();
    await expect.element(saved).toBeVisible();
    const [note] = lastSaved()?.notes ?? [];
    expect(note).toMatchObject({ type: 'technique', title: 'Late preparation', comment: 'Turn first.' });
    expect(note?.timestamp).toBeGreaterThanOrEqual(10);
  });

  it('can be cancelled with Escape, and restored', async () => {
    await openWorkspace();
    await userEvent.keyboard('g');
    await userEvent.keyboard('Soft hands{Escape}');
    await expect.element(page.getByText('No notes yet')).toBeVisible();
    await undoInMessage.click();
    await expect.element(notes.getByText('Soft hands')).toBeVisible();
  });

  it('start with the last type by N, and by a press', async () => {
    await openWorkspace();
    await userEvent.keyboard('s');
    await userEvent.keyboard('Play the middle{Enter}n');
    const type = page.getByRole('combobox', { name: 'Note type' });
    await expect.element(type).toHaveValue('strategy');
    await userEvent.keyboard('{Escape}');
    await page.getByRole('button', { name: 'Improvement' }).click();
    await expect.element(type).toHaveValue('improvement');
    await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  });

  it('are edited, retyped and moved in time', async () => {
    const { lastSaved } = await openWorkspace({ document: { ...emptyReview, notes: someNotes(2) } });
    await notes.getByRole('button', { name: 'Edit note' }).first().click();
    await page.getByRole('combobox', { name: 'Note type' }).selectOptions('Strength');
    await page.getByRole('button', { name: 'More', exact: true }).click();
    await page.getByRole('button', { name: '1 second later' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Time, m:ss' })).toHaveValue('0:08.0');
    await userEvent.fill(page.getByRole('textbox', { name: 'Time, m:ss' }), '1:23');
    await userEvent.keyboard('{Tab}');
    await userEvent.fill(page.getByRole('textbox', { name: 'Edit note' }), 'Better words');
    await page.getByRole('button', { name: 'Save note' }).click();
    await expect.element(saved).toBeVisible();
    await eventually(() =>
      expect(lastSaved()?.notes.at(-1)).toMatchObject({ timestamp: 83, type: 'strength', title: 'Better words' }),
    );
    await expect.element(notes.getByRole('button', { name: 'Edit note' }).last()).toHaveFocus();
  });

  it('are deleted at once, and restored by Undo', async () => {
    await openWorkspace({ document: { ...emptyReview, notes: someNotes(3) } });
    await notes.getByRole('button', { name: 'Delete note' }).nth(1).click();
    await expect.element(notes.getByText('Note 2')).not.toBeInTheDocument();
    await undoInMessage.click();
    await expect.element(notes.getByText('Note 2')).toBeVisible();
  });

  it('can be skipped through with the brackets, and clicked on the timeline', async () => {
    const spread = someNotes(3).map((note) => ({ ...note, timestamp: note.timestamp * 10 }));
    await openWorkspace({ document: { ...emptyReview, notes: spread } });
    await userEvent.keyboard(']');
    await expect.element(page.getByText('Note 1 of 3. 1:10.0 Technique: Note 1')).toBeInTheDocument();
    await page.getByRole('button', { name: '3:30.0 Strategy: Note 3' }).click();
    await eventually(() => expect(youtube.players[0]?.time).toBe(210));
    await expect.element(notes.getByRole('listitem').nth(2)).toHaveAttribute('aria-current', 'true');
  });

  it('are at most 500, and the last works like the first', async () => {
    const { lastSaved } = await openWorkspace({ document: { ...emptyReview, notes: someNotes(499) } });
    await userEvent.keyboard('t');
    await userEvent.keyboard('The last one{Enter}');
    await userEvent.keyboard('n');
    await expect.element(page.getByText('A review holds at most 500 notes')).toBeVisible();
    await eventually(() => expect(lastSaved()?.notes).toHaveLength(500));
  });
});

describe('keys', () => {
  it('are listed by "?", pause in dialogs, and can be switched off permanently', async () => {
    await openWorkspace();
    await userEvent.keyboard('?');
    const legend = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
    await expect.element(legend).toBeVisible();
    await expect.poll(() => legend.element().contains(document.activeElement)).toBe(true);
    await userEvent.keyboard('t');
    await expect.element(page.getByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
    await legend.getByRole('checkbox', { name: 'Use keyboard shortcuts' }).click();
    await userEvent.keyboard('{Escape}');
    await expect.element(legend).not.toBeInTheDocument();
    await userEvent.keyboard('t');
    await expect.element(page.getByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
    expect(localStorage.getItem('review-keys')).toBe('off');
  });

  it('are ignored while typing', async () => {
    const { lastSaved } = await openWorkspace();
    await tab('Summary').click();
    await page.getByRole('textbox', { name: 'Final summary' }).click();
    await userEvent.keyboard('tpsgi [[k]');
    await eventually(() => expect(lastSaved()).toMatchObject({ finalSummary: 'tpsgi [k]', notes: [] }));
  });
});

describe('ratings', () => {
  it('can be given, commented on and removed', async () => {
    const { lastSaved } = await openWorkspace();
    await tab('Skills').click();
    await userEvent.fill(page.getByRole('textbox', { name: 'Lob, 0 to 7' }), '5.5');
    await page.getByRole('button', { name: 'Add comment on Lob' }).click();
    await expect.element(page.getByRole('textbox', { name: /Comment on Lob/i })).toHaveFocus();
    await userEvent.keyboard('Deep.');
    await page.getByRole('textbox', { name: 'Overall, 0 to 7' }).click();
    await page.getByRole('button', { name: 'Use 5.5' }).click();
    await eventually(() =>
      expect(lastSaved()?.ratings).toEqual([
        { skillName: 'overall', rating: 5.5, comment: '', evidence: [] },
        { skillName: 'lob', rating: 5.5, comment: 'Deep.', evidence: [] },
      ]),
    );
    await page.getByRole('textbox', { name: 'Lob, 0 to 7' }).click();
    await page.getByRole('button', { name: 'Clear Lob' }).click();
    await undoInMessage.click();
    await expect.element(page.getByRole('textbox', { name: 'Comment on Lob' })).toHaveValue('Deep.');
  });
});
