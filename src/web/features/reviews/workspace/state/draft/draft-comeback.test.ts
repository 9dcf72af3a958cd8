// A window that was killed, reloaded or left without an answer comes back, without a conflict with itself.

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { at, byOthers, conflict, offline, saverBench, saying } from '../../testing/saver-bench.ts';

let bench: ReturnType<typeof saverBench>;
beforeEach(() => {
  bench = saverBench();
});

const summary = 'texts/finalSummary/';
/** Types, and waits for the copy on the device. */
async function type(words: string): Promise<void> {
  bench.saver.change(saying(words));
  await bench.wait(300);
}

describe('a window that returns after being killed', () => {
  it.each([true, false])('continues after its own save, and asks nothing (answered: %s)', async (isAnswered) => {
    await type('Goo');
    await bench.wait(300);
    if (isAnswered) await bench.requests[0]?.answer();
    else bench.requests[0]?.arrive();
    await type('Good match');
    expect(bench.reopen()).toBe(true);
    expect(bench.shown).toEqual(saying('Good match'));
    bench.saver.saveNow();
    expect(bench.requests[0]).toMatchObject({ document: saying('Good match'), version: 4 });
    await bench.requests[0]?.answer();
    expect([bench.saver.getState().phase, bench.copy(), bench.merged]).toEqual(['saved', null, 0]);
  });

  it('takes the server’s later text if its copy is outdated, and deletes the copy', async () => {
    await type('Goo');
    const behind = bench.copy();
    await type('Good match');
    await bench.wait(600);
    await bench.requests.at(-1)?.answer();
    if (behind) bench.copies.set(behind.window, behind);
    expect(bench.reopen()).toBe(false);
    expect(bench.saver.getState().phase).toBe('saved');
    expect(bench.saver.isUnsaved()).toBe(false);
    expect(bench.copy()).toBeNull();
  });

  it('notices with its next save that the last one had arrived', async () => {
    await type('Goo');
    await bench.wait(300);
    const [late] = bench.requests;
    await type('Good match');
    bench.reopen();
    bench.saver.saveNow();
    late?.arrive();
    await bench.requests[0]?.answer(conflict);
    await bench.wait(600);
    expect(bench.requests[1]).toMatchObject({ document: saying('Good match'), version: 4 });
    await bench.requests[1]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
  });

  it('is not asked about its own text if another device continued from it', async () => {
    await type('Goo');
    await bench.wait(300);
    bench.requests[0]?.arrive();
    await type('Good match');
    const { document, writtenBy } = bench.server;
    const theirs = byOthers({ ...document, overallStrengths: 'theirs' });
    bench.server = { ...theirs, writtenBy: [...theirs.writtenBy, ...writtenBy] };
    bench.reopen();
    expect(bench.saver.getState().phase).not.toBe('conflict');
    expect(bench.shown).toEqual({ ...saying('Good match'), overallStrengths: 'theirs' });
  });

  it.each([
    [-60, 'mine'],
    [60, 'theirs'],
  ] as const)(
    'is asked if another device changed the same place %d minutes apart; later was %s',
    async (minutes, later) => {
      await type('mine');
      const typedAt = new Date(Date.now() + minutes * 60_000).toISOString();
      bench.server = byOthers(saying('theirs'), typedAt);
      expect(bench.reopen()).toBe(false);
      expect(bench.saver.getState()).toMatchObject({ phase: 'conflict', theirs: { document: saying('theirs') } });
      expect(bench.saver.sides()).toMatchObject({ theirs: typedAt, later });
    },
  );

  it('keeps its copy until the coach has decided', async () => {
    await type('mine');
    const left = bench.copy();
    bench.server = byOthers(saying('theirs'));
    bench.reopen();
    expect(bench.copy()).toEqual(left);
    bench.saver.decide({ [summary]: 'mine' });
    expect(bench.copies.size).toBe(1);
    expect(bench.copy()).toMatchObject({ document: saying('mine'), version: 9, base: saying('theirs') });
  });

  it('merges the text of every other window of the device', async () => {
    await type('first window');
    const first = bench.copy();
    bench.copies.clear();
    bench.reopen();
    bench.saver.change({ ...emptyReview, overallStrengths: 'second window' });
    await bench.wait(300);
    if (first) bench.copies.set(first.window, first);
    bench.reopen();
    const both = { ...saying('first window'), overallStrengths: 'second window' };
    expect(bench.shown).toEqual(both);
    bench.saver.saveNow();
    expect(bench.requests[0]?.document).toEqual(both);
    await bench.requests[0]?.answer();
    expect(bench.copies.size).toBe(0);
  });

  it('asks if two windows of the device wrote different text, and history keeps the unchosen one', async () => {
    await type('first window');
    const first = bench.copy();
    bench.copies.clear();
    bench.reopen();
    await type('second window');
    if (first) bench.copies.set(first.window, first);
    bench.reopen();
    expect(bench.saver.getState()).toMatchObject({ phase: 'conflict', isOnDevice: true });
    const mine = bench.shown?.finalSummary;
    const theirs = mine === 'first window' ? 'second window' : 'first window';
    bench.saver.decide({ [summary]: 'mine' });
    expect(bench.requests[0]).toMatchObject({
      version: 3,
      document: { finalSummary: mine },
      setAside: { saved: false, document: saying(theirs) },
    });
    await bench.requests[0]?.answer();
    expect([bench.saver.getState().phase, bench.copies.size]).toEqual(['saved', 0]);
  });

  it('reads an older copy over the version it names', () => {
    bench.copies.set('', { window: '', writtenBy: [], document: saying('kept'), version: 3 });
    expect(bench.reopen()).toBe(true);
    expect(bench.shown).toEqual(saying('kept'));
    bench.server = byOthers(saying('theirs'), at(1));
    bench.reopen();
    expect(bench.saver.getState().phase).toBe('conflict');
    expect(bench.saver.sides()?.later).toBe('theirs');
  });
});

/** Everything that can happen to someone writing alone. */
const events = ['type', 'rest', 'answer', 'lose the answer', 'lose the save', 'kill'] as const;

it('someone writing alone is never asked, and keeps every word', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 30 }), async (happened) => {
      bench = saverBench();
      let words = '';
      for (const one of happened) {
        // A killed window's request may still reach the server.
        const request = bench.requests.pop();
        if (one === 'type') await type((words += 'a'));
        else if (one === 'rest') await bench.wait(2000);
        else if (one === 'kill') {
          const isOnItsWay = request?.version === bench.server.version;
          bench.reopen();
          if (isOnItsWay) request.arrive();
        } else if (request) {
          const isConflict = request.version !== bench.server.version;
          if (!isConflict && one === 'lose the answer') request.arrive();
          if (isConflict) await request.answer(conflict);
          else await request.answer(one === 'answer' ? undefined : offline);
          continue;
        }
        if (request && one !== 'kill') bench.requests.push(request);
        expect(bench.saver.getState().phase).not.toBe('conflict');
      }
      bench.reopen();
      for (let attempt = 0; attempt < 3; attempt += 1) {
        bench.saver.saveNow();
        const request = bench.requests.pop();
        await request?.answer(request.version === bench.server.version ? undefined : conflict);
        await bench.wait(2000);
      }
      expect(bench.server.document.finalSummary).toBe(words);
      expect(bench.copies.size).toBe(0);
    }),
    { numRuns: 150 },
  );
});
