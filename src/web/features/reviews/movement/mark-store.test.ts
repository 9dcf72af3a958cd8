// Saving marks automatically: one save at a time, nothing lost, nothing overwritten without asking.

import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MovementDocument } from '#contract/reviews/movement.ts';
import { emptyTracks, withMark } from '#domain/reviews/movement/marks.ts';
import { createMarkStore, type SaveOutcome } from './mark-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const document: MovementDocument = { timedFor: 'youtube:abc', tracks: emptyTracks };

function storeWith(...outcomes: SaveOutcome[]) {
  const sent: { version: number; marks: number }[] = [];
  const store = createMarkStore({
    document,
    version: 4,
    save: async (version, { tracks }) => {
      sent.push({ version, marks: tracks.player.length });
      return outcomes.shift() ?? { kind: 'saved', version: version + 1 };
    },
  });
  const mark = (time: number) => store.setTracks((tracks) => withMark(tracks, 'player', time, { x: 3, y: 3 }));
  return { store, sent, mark };
}

it('saves after a pause, over the version it builds on', async () => {
  const { store, sent, mark } = storeWith();
  mark(1);
  mark(2);
  expect([store.getState().saving, store.isUnsaved(), sent.length]).toEqual(['unsaved', true, 0]);
  await vi.runAllTimersAsync();
  mark(3);
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    { version: 4, marks: 2 },
    { version: 5, marks: 3 },
  ]);
  expect([store.getState().saving, store.getState().version]).toEqual(['saved', 6]);
});

it('sends marks made during a save afterwards, never two saves at once', async () => {
  const { store, sent, mark } = storeWith();
  mark(1);
  const saving = store.saveNow();
  mark(2);
  expect(sent).toHaveLength(1);
  await saving;
  await vi.runAllTimersAsync();
  expect(sent).toEqual([
    { version: 4, marks: 1 },
    { version: 5, marks: 2 },
  ]);
});

it('retries without an answer, and keeps the marks', async () => {
  const { store, sent, mark } = storeWith({ kind: 'failed' }, { kind: 'failed' });
  mark(1);
  await vi.runAllTimersAsync();
  expect([store.getState().saving, sent.length]).toEqual(['saved', 3]);
});

it('stops at a conflict until the user decides, and then saves over the other version', async () => {
  const { store, sent, mark } = storeWith({ kind: 'conflict' });
  mark(1);
  await vi.runAllTimersAsync();
  mark(2);
  await vi.runAllTimersAsync();
  expect([store.getState().saving, sent.length]).toEqual(['conflict', 1]);
  store.keepMine(9);
  await vi.runAllTimersAsync();
  expect(sent.at(-1)).toEqual({ version: 9, marks: 2 });
  expect(store.getState().saving).toBe('saved');
});

it('shows why a save is refused, and stops', async () => {
  const { store, sent, mark } = storeWith({ kind: 'refused', sentence: 'It is gone.' });
  mark(1);
  await vi.runAllTimersAsync();
  mark(2);
  await vi.runAllTimersAsync();
  expect([store.getState().saving, store.getState().sentence, sent.length]).toEqual(['refused', 'It is gone.', 1]);
});

it('undoes steps to the original marks', async () => {
  const { store, mark } = storeWith();
  mark(1);
  mark(2);
  store.setDocument({ ...store.getState().document, timedFor: 'youtube:xyz' });
  store.undo();
  store.undo();
  expect(store.getState()).toMatchObject({ canUndo: true, document: { timedFor: 'youtube:abc' } });
  expect(store.getState().document.tracks.player).toHaveLength(1);
  store.undo();
  store.undo();
  expect([store.getState().canUndo, store.getState().document]).toEqual([false, document]);
});
