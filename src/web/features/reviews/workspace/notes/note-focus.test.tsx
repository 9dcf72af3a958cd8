// While a note or text is being written, typed letters are text, wherever a press has moved the focus.

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { DraftRating } from '#contract/reviews/review-document.ts';
import { eventually } from '#web/testing/eventually.ts';
import { installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { pressAcross } from '#web/testing/press-across.ts';
import { focusWanted } from '../state/focus-mode.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { showReview, tab } from '../testing/show-review.tsx';

beforeEach(() => {
  installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const note = page.getByRole('textbox', { name: 'New note' });
const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
const written = { ...emptyReview, notes: someNotes(3) };

/** Opens a review with three notes, a player, and a new note that says "Late". */
async function openNote(traits: Parameters<typeof showReview>[0] = {}) {
  const screen = await showReview({ document: written, ...traits });
  await userEvent.keyboard('t');
  await expect.element(note).toHaveFocus();
  await userEvent.keyboard('Late');
  return screen;
}

/** The letters of all commands that change something, and some that only move the video. */
const letters = 'rtpsgikjld1';

/** Types, and expects all of it in the note and no other effect. */
async function typeOn({ lastSaved }: Awaited<ReturnType<typeof showReview>>, typed = letters): Promise<void> {
  await userEvent.keyboard(typed);
  await expect.element(note).toHaveValue(`Late${typed}`);
  await eventually(() => expect(lastSaved()?.notes.map(({ title }) => title)).toContain(`Late${typed}`));
  expect(lastSaved()).toMatchObject({ rallies: [], codes: [] });
  expect(lastSaved()?.notes).toHaveLength(4);
}

describe('the focus returns to the note', () => {
  it('from a press on the player', async () => {
    const screen = await showReview({ document: written });
    await userEvent.keyboard('k');
    const player = () => document.querySelector('iframe');
    await eventually(() => expect(player()).not.toBeNull());
    await userEvent.keyboard('t');
    await userEvent.keyboard('Late');
    await userEvent.click(page.elementLocator(player() as HTMLElement));
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
  });

  it.each<[string, () => Locator]>([
    ['a button of the player', () => button('Back 5 seconds')],
    ['play', () => button('Play')],
    ['a finer control', () => button('Next frame')],
    [
      'a note in the list',
      () =>
        page
          .getByRole('list', { name: 'Notes' })
          .getByRole('button', { name: /Note 2/ })
          .first(),
    ],
    ['a tab', () => tab('Skills')],
    ['“More” in the note', () => button('More')],
    ['the heading of the page', () => page.getByRole('heading', { name: 'Sunday match' })],
    ['the timeline', () => page.getByRole('slider', { name: /position/i }).first()],
    ['the pad’s switch', () => button(/pad/i)],
  ])('from a press on %s', async (_, place) => {
    const screen = await openNote();
    await userEvent.click(place());
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
  });

  it('after dragging the width of the rail', async () => {
    focusWanted.set(true);
    const screen = await openNote();
    await userEvent.dragAndDrop(
      page.getByRole('separator', { name: 'Width of the notes' }),
      page.getByRole('tab').first(),
    );
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
    focusWanted.set(false);
  });

  it('after choosing from a list by mouse', async () => {
    const screen = await openNote();
    const type = page.getByRole('combobox', { name: 'Note type' });
    await userEvent.click(type);
    await userEvent.selectOptions(type, 'Strength');
    await expect.element(note).toHaveFocus();
    await userEvent.click(page.getByRole('combobox', { name: 'Speed' }));
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Speed' }), '1.5×');
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
  });

  it('from the clock beside Matchi', async () => {
    const video = {
      ...workspace().video,
      provider: 'matchi' as const,
      videoUrl: 'https://www.matchi.tv/watch?s=CaGtlcm3xJI',
    };
    const screen = await openNote({ video });
    await userEvent.click(button('Start clock'));
    await expect.element(note).toHaveFocus();
    await userEvent.click(button('Forward 5 seconds'));
    await typeOn(screen);
  });

  it('on returning from another window', async () => {
    const screen = await openNote();
    window.dispatchEvent(new Event('blur'));
    window.dispatchEvent(new Event('focus'));
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
  });
});

describe('a press across the edge of the note', () => {
  const middleOf = (place: Locator) => {
    const { left, top, width, height } = place.element().getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };

  it.each([
    ['a selection that ends on a button', true],
    ['a press on a button that ends in the text', false],
  ])('only moves the focus there: %s', async (_, isOutwards) => {
    const screen = await openNote();
    await userEvent.keyboard(' and more');
    const [inside, outside] = [middleOf(note), middleOf(button('Back 5 seconds'))];
    await pressAcross(...(isOutwards ? ([inside, outside] as const) : ([outside, inside] as const)));
    await expect.element(note).toHaveFocus();
    await expect.element(note).toHaveValue('Late and more');
    await userEvent.keyboard('{End}');
    await userEvent.keyboard(letters);
    await eventually(() => expect(screen.lastSaved()?.notes).toHaveLength(4));
    expect(screen.lastSaved()?.rallies).toEqual([]);
  });
});

describe('letters are text of the note', () => {
  it('without a focus, where other keys do nothing', async () => {
    const screen = await openNote();
    (document.activeElement as HTMLElement).blur();
    await userEvent.keyboard('{Delete}');
    await expect.element(note).toHaveFocus();
    await typeOn(screen);
  });

  it('after closing the list of shortcuts', async () => {
    const screen = await openNote();
    await userEvent.click(button('Keyboard shortcuts'));
    await expect.element(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    await userEvent.keyboard('rt{Escape}');
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
    await typeOn(screen);
  });

  it('before its field is rendered', async () => {
    const screen = await openNote();
    // In one task, without rendering in between.
    note.element().remove();
    for (const key of ['r', ' ', 't'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    await eventually(() => expect(screen.lastSaved()?.notes.at(-1)?.title ?? '').toBe('Note 3'));
    await eventually(() => expect(screen.lastSaved()?.notes.map(({ title }) => title)).toContain('Later t'));
    expect(screen.lastSaved()?.rallies).toEqual([]);
  });

  it('beside the court board, whose keys still move players', async () => {
    const screen = await openNote();
    await userEvent.click(button('More'));
    await userEvent.click(button(/^Court board/));
    await expect.element(page.getByRole('button', { name: /^Maja: Net/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    await eventually(() => expect(screen.lastSaved()?.notes[0]?.board).not.toBeNull());
    await typeOn(screen);
  });

  it('until it is left by Tab, or closed', async () => {
    const { lastSaved } = await openNote();
    await userEvent.click(button('Save note'));
    await expect.element(note).not.toBeInTheDocument();
    await userEvent.keyboard('r');
    await eventually(() => expect(lastSaved()?.rallies).toHaveLength(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Walked out');
    await expect.element(note).toHaveValue('Walked out');
    button('Save note').element().focus();
    await userEvent.keyboard('{Tab}');
    await userEvent.keyboard('r');
    await eventually(() => expect(lastSaved()?.rallies).toHaveLength(1));
    await eventually(() => expect(lastSaved()?.rallies?.at(0)?.end).not.toBeNull());
    await expect.element(note).toHaveValue('Walked out');
  });
});

describe('the focus returns to', () => {
  it.each([
    ['the summary', 'Final summary'],
    ['another text of it', 'Overall strengths'],
  ])('%s from the player’s buttons', async (_, label) => {
    const { lastSaved } = await showReview({ document: written });
    await tab('Summary').click();
    const field = page.getByRole('textbox', { name: label });
    await userEvent.click(field);
    await userEvent.keyboard('Good');
    await userEvent.click(button('Back 5 seconds'));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard(letters);
    await expect.element(field).toHaveValue(`Good${letters}`);
    await eventually(() => expect(lastSaved()?.notes).toHaveLength(3));
    expect(lastSaved()?.rallies).toEqual([]);
  });

  it('the comment on a skill, and to nothing once left', async () => {
    const ratings: DraftRating[] = [{ skillName: 'lob', rating: 3, comment: 'Deep', evidence: [] }];
    const { lastSaved } = await showReview({ document: { ...written, ratings } });
    await tab('Skills').click();
    await page.getByRole('textbox', { name: 'Lob, 0 to 7' }).click();
    const field = page.getByRole('textbox', { name: 'Comment on Lob' });
    await userEvent.click(field);
    await userEvent.click(button('Play'));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(button('Back 5 seconds'));
    await expect.element(field).not.toHaveFocus();
    await userEvent.keyboard('r');
    await eventually(() => expect(lastSaved()?.rallies).toHaveLength(1));
  });
});
