// Drafts that save themselves: nothing is lost, and nothing is overwritten unasked.

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EveningPlayer } from '#contract/levels/ranking-evenings.ts';
import { createRankingStore, type RankCopy, type RankDraft, type SaveOutcome } from './ranking-store.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ana = (version = 0, level: number | null = null): EveningPlayer => ({
  player: {
    id: 'ana',
    firstName: 'Ana',
    lastName: 'Lund',
    country: 'DK',
    currentLevel: null,
    isLevelVerified: false,
    levelWithdrawn: null,
  },
  draft: { version, level, moments: [], isLeftOut: false },
  lastVerified: null,
  isWaiting: false,
  result: null,
});

/** A store with a server that answers as told, and a device. */
function bench(player = ana(), copies = new Map<string, RankCopy>()) {
  const sent: { version: number; draft: RankDraft }[] = [];
  let answer: SaveOutcome | null = null;
  const store = createRankingStore({
    players: [player],
    save: async (_, version, draft) => {
      sent.push({ version, draft });
      return answer ?? { kind: 'saved', version: version + 1 };
    },
    copyOf: (id) => copies.get(id) ?? null,
    keep: (id, copy) => void (copy ? copies.set(id, copy) : copies.delete(id)),
  });
  return {
    store,
    sent,
    copies,
    answer: (next: SaveOutcome | null) => (answer = next),
    row: () => store.getState().get('ana'),
  };
}

test('a change is kept on the device at once, saved soon, and then forgotten there', async () => {
  const { store, sent, copies, row } = bench();
  store.change('ana', () => ({ level: 3.5 }));
  expect(copies.get('ana')).toMatchObject({ version: 0, draft: { level: 3.5 } });
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent).toMatchObject([{ version: 0, draft: { level: 3.5 } }]);
  expect(row()).toMatchObject({ version: 1, saving: 'saved' });
  expect(copies.size).toBe(0);
});

test('a moment without a sentence stays on the device', async () => {
  const { store, sent, copies } = bench();
  store.change('ana', () => ({ moments: [{ courtId: 'c', at: 5, text: ' ', skill: null }] }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(sent[0]?.draft.moments).toEqual([]);
  expect(copies.get('ana')).toMatchObject({ version: 1, draft: { moments: [{ at: 5 }] } });
});

test('without an answer it is tried again', async () => {
  const { store, sent, answer, row } = bench();
  answer({ kind: 'failed' });
  store.change('ana', () => ({ level: 3 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(row()?.saving).toBe('failed');
  answer(null);
  await vi.advanceTimersByTimeAsync(4000);
  expect([row()?.saving, sent.length]).toEqual(['saved', 2]);
});

test('after a reload the copy goes on, or asks where another window has saved since', async () => {
  const draft = { level: 4, moments: [], isLeftOut: false };
  const going = bench(ana(2, 3), new Map([['ana', { version: 2, draft }]]));
  await vi.advanceTimersByTimeAsync(1000);
  expect(going.sent).toMatchObject([{ version: 2, draft: { level: 4 } }]);
  const asking = bench(ana(3, 3), new Map([['ana', { version: 2, draft }]]));
  await vi.advanceTimersByTimeAsync(1000);
  expect([asking.sent, asking.row()?.saving, asking.row()?.level]).toEqual([[], 'conflict', 4]);
});

test('a conflict is settled by the coach', async () => {
  const { store, sent, answer, row } = bench();
  answer({ kind: 'conflict' });
  store.change('ana', () => ({ level: 5 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(row()?.saving).toBe('conflict');
  answer(null);
  store.keepMine('ana', 7);
  await vi.advanceTimersByTimeAsync(0);
  expect([sent.at(-1)?.version, row()?.version]).toEqual([7, 8]);
  store.takeTheirs(ana(9, 2));
  expect(row()).toMatchObject({ version: 9, level: 2, saving: 'saved' });
});

test('finishing first saves everything', async () => {
  const { store, answer } = bench();
  store.change('ana', () => ({ level: 5 }));
  expect(await store.saveAll()).toBe(true);
  answer({ kind: 'failed' });
  store.change('ana', () => ({ level: 6 }));
  expect([await store.saveAll(), store.isUnsaved()]).toEqual([false, true]);
});
