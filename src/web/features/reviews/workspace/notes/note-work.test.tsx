// Working on notes in the workspace: ranges, court boards, undo, search, and the clock beside Matchi.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { eventually } from '#web/testing/eventually.ts';
import { type FakeYouTube, installFakeYouTubeApi } from '#web/testing/fake-youtube-api.ts';
import { openWorkspace } from '../testing/open-review.tsx';
import { someNotes, workspace } from '../testing/review-fixtures.ts';

let youtube: FakeYouTube;
beforeEach(() => {
  youtube = installFakeYouTubeApi();
});
afterEach(() => {
  delete window.YT;
});

const notes = page.getByRole('list', { name: 'Notes' });
const withNotes = (count: number) => ({ document: { ...emptyReview, notes: someNotes(count) } });
const skill = page.getByRole('combobox', { name: 'Skill', exact: true });
const more = page.getByRole('button', { name: 'More', exact: true });
/** The note's time or range in the line of chips. */
const time = (text: string) => page.getByRole('button', { name: `Time: ${text}` });
const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('a range', () => {
  it('ends where E is pressed, moves with its length, and plays alone', async () => {
    // The fake player stays where it was sent: on a busy machine the range would be over before its button is checked.
    youtube.now = () => 0;
    const { lastSaved } = await openWorkspace(withNotes(2));
    await userEvent.keyboard(']{ArrowRight}e');
    await expect.element(notes.getByText('0:07–0:12')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await time('0:07–0:12').click();
    await expect.element(page.getByRole('textbox', { name: 'Time, m:ss' })).toHaveFocus();
    await userEvent.fill(page.getByRole('textbox', { name: 'Time, m:ss' }), '1:00');
    await userEvent.keyboard('{Enter}');
    await expect.element(button('Save note')).not.toBeInTheDocument();
    await eventually(() => expect(lastSaved()?.notes.at(-1)).toMatchObject({ timestamp: 60, endTimestamp: 65 }));
    await notes.getByRole('button', { name: 'Play range' }).click();
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
    expect(youtube.players[0]?.time).toBe(60);
    await expect.element(notes.getByRole('button', { name: 'Stop range' })).toBeVisible();
    await userEvent.keyboard('l');
    await expect.element(notes.getByRole('button', { name: 'Play range' })).toBeVisible();
  });

  it('that is invalid shows a message in place, and nothing is lost', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard(']');
    await eventually(() => expect(youtube.players[0]?.playerState).toBe(5));
    await userEvent.keyboard('{Enter}');
    await more.click();
    const end = page.getByRole('textbox', { name: 'End, m:ss' });
    await userEvent.fill(end, '0:03');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('A note must end after it starts.')).toBeVisible();
    // What is no time is not hidden either.
    await button('Less').click();
    await expect.element(end).toHaveFocus();
    await expect.element(end).toHaveValue('0:03');
    await userEvent.fill(page.getByRole('textbox', { name: 'Time, m:ss' }), '11:00');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('A note cannot be after the end of the video.')).toBeVisible();
    await userEvent.fill(end, '0:19.5');
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ timestamp: 7, endTimestamp: 19.5 }));
    await notes.getByRole('button', { name: 'Edit note' }).click();
    await button('Remove the end').click();
    await eventually(() => expect(lastSaved()?.notes[0]?.endTimestamp).toBeNull());
  });
});

describe('the text of a note', () => {
  const text = page.getByRole('textbox', { name: 'New note' });

  it('can be about the pair, by a mark, a key or a list', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Nobody goes @centre');
    const choice = page.getByRole('combobox', { name: 'On the pair' });
    await expect.element(choice).toHaveValue('centre');
    await expect.element(page.getByText('An invited partner sees it too.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ title: 'Nobody goes', pair: 'centre' }));
    await expect.element(notes.getByText('The pair: Who takes the centre')).toBeVisible();
    await notes.getByRole('button', { name: 'Edit note' }).first().click();
    await expect.element(choice).toHaveValue('centre');
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect.element(choice).not.toBeInTheDocument();
    await userEvent.keyboard('{Alt>}a{/Alt}');
    await expect.element(choice).toHaveValue('together');
    await choice.selectOptions('Communication');
    await button('Save note').click();
    await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ pair: 'communication' }));
    await userEvent.keyboard('{Control>}z{/Control}');
    await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ pair: 'centre' }));
  });

  it('can set skill and range, shows them, and is saved without the marks', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard('llt');
    await userEvent.keyboard('Late #');
    await expect.element(page.getByRole('listbox', { name: 'Skills' }).getByText('Footwork')).toBeVisible();
    await userEvent.keyboard('vi{Tab}');
    await expect.element(text).toHaveValue('Late #víbora ');
    await userEvent.keyboard('-4 +2');
    await expect.element(skill).toHaveValue('vibora');
    await expect.element(time('0:16–0:22')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await eventually(() =>
      expect(lastSaved()?.notes[1]).toMatchObject({ title: 'Late', skill: 'vibora', timestamp: 16, endTimestamp: 22 }),
    );
  });

  it('completes a short name, and Enter still saves', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Late #ban{Enter}');
    await expect.element(text).not.toBeInTheDocument();
    await eventually(() => expect(lastSaved()?.notes[0]).toMatchObject({ title: 'Late', skill: 'bandeja' }));
  });

  it('with Alt makes it a priority', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Late #lob{Alt>}1g{/Alt}{Control>}{Enter}{/Control}');
    await expect.element(page.getByText('Priority 1: Lob')).toBeVisible();
    await eventually(() =>
      expect(lastSaved()).toMatchObject({
        notes: [{ title: 'Late', type: 'strength', skill: 'lob' }, {}],
        priorities: [{ skill: 'lob', focus: 'Late' }],
      }),
    );
  });

  it('with Alt makes it a priority, however quickly it is saved', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    // In one task, so that of the form only its text is rendered.
    const press = async (key: string, held: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held });
      document.activeElement?.dispatchEvent(event);
      await Promise.resolve();
    };
    await press('t');
    document.execCommand('insertText', false, 'Late #lob');
    await press('1', { code: 'Digit1', altKey: true });
    await press('g', { code: 'KeyG', altKey: true });
    await press('Enter', { ctrlKey: true });
    await eventually(() =>
      expect(lastSaved()).toMatchObject({
        notes: [{ title: 'Late', type: 'strength', skill: 'lob' }, {}],
        priorities: [{ skill: 'lob', focus: 'Late' }],
      }),
    );
  });

  it('can become a priority by a press, once it has a skill', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Late');
    const priority = page.getByRole('combobox', { name: 'Priority of the review' });
    await priority.selectOptions('Priority 2');
    await expect.element(page.getByText('Choose the note’s skill first')).toBeVisible();
    await expect.element(priority).toHaveValue('');
    await skill.selectOptions('Lob');
    await priority.selectOptions('Priority 1');
    await priority.selectOptions('Priority 2');
    await expect.element(priority).toHaveValue('2');
    await page.getByRole('button', { name: 'Save note' }).click();
    await eventually(() => expect(lastSaved()?.priorities).toMatchObject([{ skill: 'lob', focus: 'Late' }]));
  });

  it('cancels with Escape and saves with Ctrl and Enter from every field', async () => {
    await openWorkspace(withNotes(1));
    await userEvent.keyboard('t');
    await userEvent.keyboard('Late{Alt>}k{/Alt}');
    await expect.element(skill).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(notes.getByText('Late')).toBeVisible();
    await userEvent.keyboard('t');
    await userEvent.keyboard('Left{Alt>}m{/Alt}{Escape}');
    await expect.element(text).not.toBeInTheDocument();
    await expect.element(notes.getByText('Left')).not.toBeInTheDocument();
  });
});

it('shows the keys that work at the focus, and pauses the video for an opened note', async () => {
  await openWorkspace(withNotes(1));
  await userEvent.keyboard('k');
  await eventually(() => expect(youtube.players[0]?.playerState).toBe(1));
  const ends = page.getByRole('button', { name: 'Ends now' });
  await notes.getByRole('button', { name: 'Edit note' }).click();
  await eventually(() => expect(youtube.players[0]?.playerState).toBe(2));
  await more.click();
  await expect.element(ends.getByText('Alt E')).toBeVisible();
  await expect.element(ends.getByText('E', { exact: true })).not.toBeVisible();
  // Keys that wait for the form to close keep their sign, so that no button looks empty.
  const bar = page.getByRole('group', { name: 'Note at the current time' });
  await expect.element(bar.getByText('T', { exact: true })).toBeVisible();
  await expect.element(page.getByText('Enter saves · Shift+Enter new line · Esc cancels')).toBeVisible();
  ends.element().focus();
  await expect.element(page.getByText('Esc cancels', { exact: true })).toBeVisible();
});

it('gives a note its skill', async () => {
  const { lastSaved } = await openWorkspace(withNotes(1));
  await notes.getByRole('button', { name: 'Edit note' }).click();
  await skill.selectOptions('Bandeja');
  await eventually(() => expect(lastSaved()?.notes[0]?.skill).toBe('bandeja'));
});

it('undoes and redoes outside text fields', async () => {
  await openWorkspace(withNotes(3));
  await userEvent.keyboard(']{Delete}');
  await expect.element(notes.getByText('Note 1')).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(page.getByText('Undone: note deleted')).toBeVisible();
  await expect.element(notes.getByText('Note 1')).toBeVisible();
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}{/Control}');
  await expect.element(notes.getByText('Note 1')).not.toBeInTheDocument();
});

it('undoes and redoes by buttons, also what Escape discarded', async () => {
  await openWorkspace(withNotes(1));
  // Not the toast's button, which is gone after 5 s.
  const changes = page.getByRole('group', { name: 'Changes' });
  const undo = changes.getByRole('button', { name: 'Undo' });
  const redo = changes.getByRole('button', { name: 'Redo' });
  await expect.element(undo).toBeDisabled();
  await expect.element(redo).toBeDisabled();
  await button('Strength').click();
  await expect.element(page.getByRole('textbox', { name: 'New note' })).toHaveFocus();
  await userEvent.keyboard('Soft hands{Escape}');
  await expect.element(notes.getByText('Soft hands')).not.toBeInTheDocument();
  await undo.click();
  await expect.element(notes.getByText('Soft hands')).toBeVisible();
  await expect.element(page.getByText('Undone: note discarded')).toBeVisible();
  await expect.element(undo).toBeDisabled();
  await expect.element(undo).toHaveFocus();
  await redo.click();
  await expect.element(notes.getByText('Soft hands')).not.toBeInTheDocument();
  await expect.element(redo).toBeDisabled();
  // Typed text counts from its first letter.
  await undo.click();
  await button('Technique').click();
  await expect.element(undo).toBeDisabled();
  await userEvent.keyboard('A');
  await expect.element(undo).toBeEnabled();
  await undo.click();
  await expect.element(page.getByRole('textbox', { name: 'New note' })).not.toBeInTheDocument();
  await expect.element(page.getByText('Undone: note added')).toBeVisible();
});

describe('the court board', () => {
  it('can be drawn by keyboard alone, and is saved with the note', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard(']b');
    await expect.element(page.getByRole('button', { name: /^Maja: Net/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowUp}{/Shift}');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: /^Run 1, end/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await eventually(() =>
      expect(lastSaved()?.notes[0]?.board).toMatchObject({
        players: { player: { x: 7, y: 7.4 } },
        arrows: [{ kind: 'run', from: { x: 7, y: 7.4 }, to: { x: 11, y: 6.9 } }],
      }),
    );
    await userEvent.keyboard('{Delete}{Control>}z{/Control}{Escape}');
    await button('Save note').click();
    await expect.element(notes.getByRole('img', { name: /Run from net, right/ })).toBeVisible();
  });

  it('can be drawn by dragging', async () => {
    const { lastSaved } = await openWorkspace(withNotes(1));
    await userEvent.keyboard(']b');
    await button('Ball').click();
    const board = page.getByRole('group', { name: 'Court board' });
    await expect.element(board).toBeVisible();
    const drawing = board.element();
    const at = (x: number, y: number) => {
      const { left, top, width } = drawing.getBoundingClientRect();
      const metre = width / 21;
      return { clientX: left + (x + 0.5) * metre, clientY: top + (y + 0.5) * metre };
    };
    const point = (type: string, x: number, y: number) =>
      drawing.dispatchEvent(new PointerEvent(type, { bubbles: true, isPrimary: true, pointerId: 1, ...at(x, y) }));
    vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
    point('pointerdown', 7.4, 7.6);
    await eventually(() => {
      point('pointermove', 18, 2);
      expect(drawing.querySelectorAll('polygon')).toHaveLength(1);
    });
    point('pointerup', 18, 2);
    await eventually(() =>
      expect(lastSaved()?.notes[0]?.board?.arrows).toEqual([
        { kind: 'ball', from: { x: 7.5, y: 7.5 }, to: { x: 18, y: 2 } },
      ]),
    );
  });
});

it('finds notes by words and type, always including the chosen one', async () => {
  await openWorkspace(withNotes(12));
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('searchbox', { name: 'Search notes' })).toHaveFocus();
  await userEvent.keyboard('note 12{Enter}');
  await expect.element(page.getByText('1 of 12 notes')).toBeVisible();
  // As in every search box, Escape clears it.
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByText('1 of 12 notes')).not.toBeInTheDocument();
  await userEvent.selectOptions(page.getByLabelText('Type', { exact: true }), 'Strength');
  await expect.element(page.getByText('2 of 12 notes')).toBeVisible();
  await button('Show all').click();
  await expect.element(page.getByText('2 of 12 notes')).not.toBeInTheDocument();
});

it('works by the clock beside Matchi', async () => {
  const videoUrl = 'https://matchi.tv/watch?s=0euhjzrxsjm';
  const { lastSaved } = await openWorkspace({
    ...withNotes(1),
    video: { ...workspace().video, provider: 'matchi', videoUrl },
  });
  await userEvent.fill(page.getByRole('textbox', { name: 'Time of the clock, m:ss' }), '1:00');
  await userEvent.keyboard('{Enter}{Escape}');
  await userEvent.keyboard('r{ArrowRight}r');
  await userEvent.keyboard('t');
  await userEvent.keyboard('By the clock{Enter}');
  await userEvent.keyboard('{ArrowRight}e');
  await eventually(() =>
    expect(lastSaved()).toMatchObject({
      rallies: [{ start: 60, end: 65 }],
      notes: [{}, { timestamp: 65, endTimestamp: 70, title: 'By the clock' }],
    }),
  );
  await expect.element(notes.getByRole('button', { name: 'Play range' })).not.toBeInTheDocument();
  await expect.element(button('Points only O')).not.toBeInTheDocument();
  await userEvent.keyboard('o');
  await expect.element(page.getByText('Matchi can’t skip between rallies')).toBeVisible();
});
