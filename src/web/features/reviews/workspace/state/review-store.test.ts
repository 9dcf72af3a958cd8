// The state of a workspace: editing, undo and redo.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { padKey, padParts } from '#domain/reviews/strokes/code-pad.ts';
import { reviewAsText } from '../draft/review-as-text.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import type { DraftSaverPorts } from './draft/draft-saver-ports.ts';
import { createReviewStore } from './review-store.ts';

const ports: DraftSaverPorts = {
  save: () => new Promise(() => {}),
  load: () => new Promise(() => {}),
  classifyError: () => ({ kind: 'no-answer', isOffline: true }),
  keepCopy: async () => true,
  forgetCopy: () => {},
  after: () => () => {},
};

/** A store of a review with two notes, and its document. */
function open() {
  const store = createReviewStore(workspace({ document: { ...emptyReview, notes: someNotes(2) } }), [], ports);
  return { store, doc: () => store.getState().document, titles: () => doc(store).notes.map(({ title }) => title) };
}
const doc = (store: ReturnType<typeof createReviewStore>) => store.getState().document;
const part = (key: string) => {
  const found = padParts.find((one) => padKey(one) === key);
  if (!found) throw new Error(`No part of the pad: ${key}`);
  return found;
};

describe('undo', () => {
  it('undoes and redoes one visit to the editor, whatever the number of key presses', () => {
    const { store, titles } = open();
    store.beginNote('technique', 90);
    for (const text of ['L', 'La', 'Late']) store.editTo({ text });
    store.editTo({ type: 'strength' });
    store.finishNote();
    expect(titles()).toEqual(['Note 1', 'Note 2', 'Late']);
    expect(store.undo()?.label).toBe('Note added');
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    expect(store.redo()?.label).toBe('Note added');
    expect(doc(store).notes.at(-1)).toMatchObject({ title: 'Late', type: 'strength' });
    expect(store.redo()).toBeNull();
  });

  it('steps back through notes, rallies and strokes', () => {
    const { store, titles } = open();
    const [first] = doc(store).notes;
    if (first) store.editNote(first);
    store.editTo({ text: 'Other words', board: startBoard, endTimestamp: 12 });
    store.finishNote();
    if (first) store.removeNote(first);
    store.change({ kind: 'put-rallies', rallies: [{ start: 1, end: 9 }] });
    store.pressPad(part('8'), 30);
    store.pressPad(part('c'), 31);
    const labels = Array.from({ length: 4 }, () => store.undo()?.label);
    expect(labels).toEqual(['Stroke added', 'Rally added', 'Note deleted', 'Note changed']);
    expect(doc(store)).toMatchObject({ rallies: [], codes: [] });
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    expect(doc(store).notes[0]).toMatchObject({ board: null, endTimestamp: null });
    expect(store.undo()).toBeNull();
  });

  it('saves the editor first, so that nothing is lost', () => {
    const { store, titles } = open();
    store.beginNote('technique', 90);
    store.editTo({ text: 'Half a' });
    expect(store.undo()?.label).toBe('Note added');
    expect(store.getState().edited).toBeNull();
    store.redo();
    expect(titles()).toContain('Half a');
  });

  it('restores a cancelled note with its board, however much was done since', () => {
    const { store, titles } = open();
    store.beginNote('technique', 90);
    store.editTo({ text: 'Late to the lob', board: startBoard });
    expect(store.leaveNote()).not.toBeNull();
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    store.change({ kind: 'put-rallies', rallies: [{ start: 1, end: 9 }] });
    expect([store.undo()?.label, store.undo()?.label]).toEqual(['Rally added', 'Note discarded']);
    expect(doc(store).notes.at(-1)).toMatchObject({ title: 'Late to the lob', board: { arrows: [] } });
  });

  it('restores cancelled changes to an existing note', () => {
    const { store, titles } = open();
    const [first] = doc(store).notes;
    if (first) store.editNote(first);
    store.editTo({ text: 'Other words' });
    store.leaveNote();
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    expect(store.undo()?.label).toBe('Changes discarded');
    expect(titles()).toEqual(['Other words', 'Note 2']);
  });

  it('of one change keeps later ones', () => {
    const { store } = open();
    store.change({ kind: 'put-rallies', rallies: [1, 2, 3].map((n) => ({ start: n * 10, end: n * 10 + 5 })) });
    const wayBack = store.changeUndoably({
      kind: 'put-rallies',
      rallies: [
        { start: 10, end: 15 },
        { start: 30, end: 35 },
      ],
    });
    store.change({ kind: 'put-rallies', rallies: [...doc(store).rallies, { start: 50, end: 55 }] });
    wayBack();
    expect(
      doc(store)
        .rallies.map(({ start }) => start)
        .toSorted((a, b) => a - b),
    ).toEqual([10, 20, 30, 50]);
  });

  it('ignores texts, and clears when the document is replaced', () => {
    const { store } = open();
    store.change({ kind: 'write', field: 'finalSummary', text: 'Good' });
    expect(store.undo()).toBeNull();
    store.change({ kind: 'put-rallies', rallies: [{ start: 1, end: 9 }] });
    store.change({ kind: 'replace', document: { ...doc(store), finalSummary: 'Drafted' } });
    expect(store.undo()?.label).toBe('Rally added');
    store.redo();
    store.change({ kind: 'replace', document: emptyReview });
    expect(store.undo()).toBeNull();
  });
});

it('keeps a board without words, and removes the note with the last of both', () => {
  const { store } = open();
  store.beginNote('strategy', 90);
  store.editTo({ board: startBoard });
  expect(doc(store).notes).toHaveLength(3);
  store.editTo({ board: null });
  expect(doc(store).notes).toHaveLength(2);
});

it('says everything as text', () => {
  const [note] = someNotes(1);
  const text = reviewAsText({
    ...emptyReview,
    notes: note ? [{ ...note, endTimestamp: 19, skill: 'volley', board: startBoard }] : [],
    rallies: [{ start: 1, end: 9 }],
    codes: [{ id: '1', timestamp: 30, stroke: 'bandeja', zone: 'net', outcome: 'continues' }],
  });
  expect(text).toContain('0:07–0:19 Technique (Volley): Note 1');
  expect(text).toContain('Court board. Player: Net, right.');
  expect(text).toContain('Rallies\n\n0:01–0:09');
  expect(text).toContain('0:30 Bandeja · Net · Continues');
});

describe('marks in a note’s text', () => {
  it('are understood while typed, and removed from the document’s text', () => {
    const { store } = open();
    const note = () => doc(store).notes.at(-1);
    store.beginNote('technique', 90, { duration: 600 });
    store.editTo({ text: 'Late #bandeja -4 +2' });
    expect(note()).toMatchObject({ title: 'Late', skill: 'bandeja', timestamp: 86, endTimestamp: 92 });
    store.editTo({ text: 'Late #bandeja -4' });
    expect(note()).toMatchObject({ timestamp: 86, endTimestamp: 90 });
    store.editTo({ text: 'Late' });
    expect(note()).toMatchObject({ title: 'Late', skill: null, timestamp: 90, endTimestamp: null });
  });

  it('yield to manual choices, and override the default range', () => {
    const { store } = open();
    store.beginNote('technique', 90, { duration: 600, lead: { before: 4, after: 2 } });
    store.editTo({ text: 'Late #bandeja' });
    expect(store.getState().edited).toMatchObject({ timestamp: 86, endTimestamp: 92 });
    store.editTo({ text: 'Late #bandeja -6' });
    expect(store.getState().edited).toMatchObject({ timestamp: 84, endTimestamp: 92 });
    store.editTo({ skill: 'lob' });
    store.editTo({ endTimestamp: 95 });
    expect(store.getState().edited).toMatchObject({ text: 'Late', skill: 'lob', timestamp: 84, endTimestamp: 95 });
    store.editTo({ text: 'Late again' });
    expect(store.getState().edited).toMatchObject({ skill: 'lob', timestamp: 84, endTimestamp: 95 });
  });

  it('make the note a priority when saved, if it has a skill', () => {
    const wishes: unknown[] = [];
    const store = createReviewStore(workspace(), [], {
      ...ports,
      prioritise: ({ title, skill }, rank) => wishes.push([title, skill, rank]),
    });
    store.beginNote('technique', 90);
    store.editTo({ text: 'Late !1' });
    expect(doc(store).notes[0]?.title).toBe('Late !1');
    store.editTo({ skill: 'lob' });
    expect(doc(store).notes[0]?.title).toBe('Late');
    expect(wishes).toEqual([]);
    store.finishNote();
    expect(wishes).toEqual([['Late', 'lob', 1]]);
    store.beginNote('technique', 95);
    store.editTo({ text: 'Left #lob !2' });
    store.leaveNote();
    expect(wishes).toHaveLength(1);
  });

  it('stay text in a note that had them before', () => {
    const note = { ...(someNotes(1)[0] as NonNullable<ReturnType<typeof someNotes>[0]>), title: 'Won by +2' };
    const store = createReviewStore(workspace({ document: { ...emptyReview, notes: [note] } }), [], ports);
    store.editNote(note);
    store.editTo({ text: 'Won by +2 #lob' });
    expect(doc(store).notes[0]).toMatchObject({ title: 'Won by +2', skill: 'lob', endTimestamp: null });
  });
});
