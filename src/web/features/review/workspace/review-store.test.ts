// The state of a workspace: what is written, taken back and done again.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/review-document.ts';
import { padPartOf } from '#domain/review/code-pad.ts';
import { startBoard } from '#domain/review/court-board.ts';
import type { DraftSaverPorts } from '../draft/draft-saver-ports.ts';
import { reviewAsText } from '../draft/review-as-text.ts';
import { someNotes, workspace } from '../testing/review-fixtures.ts';
import { createReviewStore } from './review-store.ts';

const ports: DraftSaverPorts = {
  save: () => new Promise(() => {}),
  load: () => new Promise(() => {}),
  classifyError: () => ({ kind: 'no-answer', isOffline: true }),
  keepCopy: () => {},
  forgetCopy: () => {},
  after: () => () => {},
};

/** A store over a review with two notes, and what its document holds. */
function open() {
  const store = createReviewStore(workspace({ document: { ...emptyReview, notes: someNotes(2) } }), null, ports);
  return { store, doc: () => store.getState().document, titles: () => doc(store).notes.map(({ title }) => title) };
}
const doc = (store: ReturnType<typeof createReviewStore>) => store.getState().document;
const part = (key: string) => {
  const found = padPartOf(key);
  if (!found) throw new Error(`No part of the pad: ${key}`);
  return found;
};

describe('undo', () => {
  it('takes back what one visit to the editor did, whatever the number of key presses, and does it again', () => {
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

  it('goes back step by step through notes, rallies and strokes', () => {
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

  it('keeps what is in the editor first, so that nothing of it is lost', () => {
    const { store, titles } = open();
    store.beginNote('technique', 90);
    store.editTo({ text: 'Half a' });
    expect(store.undo()?.label).toBe('Note added');
    expect(store.getState().edited).toBeNull();
    store.redo();
    expect(titles()).toContain('Half a');
  });

  it('brings back a note that was left, with its board, however much was done since', () => {
    const { store, titles } = open();
    store.beginNote('technique', 90);
    store.editTo({ text: 'Late to the lob', board: startBoard });
    expect(store.leaveNote()).not.toBeNull();
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    store.change({ kind: 'put-rallies', rallies: [{ start: 1, end: 9 }] });
    expect([store.undo()?.label, store.undo()?.label]).toEqual(['Rally added', 'Note left out']);
    expect(doc(store).notes.at(-1)).toMatchObject({ title: 'Late to the lob', board: { arrows: [] } });
  });

  it('brings back the words that were left in an old note', () => {
    const { store, titles } = open();
    const [first] = doc(store).notes;
    if (first) store.editNote(first);
    store.editTo({ text: 'Other words' });
    store.leaveNote();
    expect(titles()).toEqual(['Note 1', 'Note 2']);
    expect(store.undo()?.label).toBe('Changes left out');
    expect(titles()).toEqual(['Other words', 'Note 2']);
  });

  it('of one change alone leaves what came after it', () => {
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

  it('knows nothing of texts, and forgets all when another document comes', () => {
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

it('keeps a board without words, and takes the note away with the last of both', () => {
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
