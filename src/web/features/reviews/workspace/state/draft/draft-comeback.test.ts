// A window that was killed, reloaded or left alone by the server's answers comes back, and collides with nobody but others.

import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { at, byOthers, conflict, offline, saverBench, saying } from '../../testing/saver-bench.ts';

let bench: ReturnType<typeof saverBench>;
beforeEach(() => {
  bench = saverBench();
});

const summary = 'texts/finalSummary/';
/** Types, and waits until the device has it. */
async function type(words: string): Promise<void> {
  bench.saver.change(saying(words));
  await bench.wait(300);
}

describe('a window that comes back after it was killed', () => {
  it.each([true, false])('goes on where a save of it arrived, and asks nothing (answered: %s)', async (isAnswered) => {
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

  it('takes the server’s later words without asking where its copy is behind, and forgets the copy', async () => {
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

  it('finds out only by its next save that the last one had arrived', async () => {
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

  it('is not asked about its own words where another device went on from them elsewhere', async () => {
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
    'is asked where another device changed the same %d minutes apart; later was %s',
    async (minutes, later) => {
      await type('mine');
      const typedAt = new Date(Date.now() + minutes * 60_000).toISOString();
      bench.server = byOthers(saying('theirs'), typedAt);
      expect(bench.reopen()).toBe(false);
      expect(bench.saver.getState()).toMatchObject({ phase: 'conflict', theirs: { document: saying('theirs') } });
      expect(bench.saver.sides()).toMatchObject({ theirs: typedAt, later });
    },
  );

  it('leaves its copy as it is until the coach has decided', async () => {
    await type('mine');
    const left = bench.copy();
    bench.server = byOthers(saying('theirs'));
    bench.reopen();
    expect(bench.copy()).toEqual(left);
    bench.saver.decide({ [summary]: 'mine' });
    expect(bench.copies.size).toBe(1);
    expect(bench.copy()).toMatchObject({ document: saying('mine'), version: 9, base: saying('theirs') });
  });

  it('brings in what every other window of the device wrote', async () => {
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

  it('asks where two windows of the device wrote different words, and the history keeps those not chosen', async () => {
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

  it('takes a copy of before for what it was, over the version that it names', () => {
    bench.copies.set('', { window: '', writtenBy: [], document: saying('kept'), version: 3 });
    expect(bench.reopen()).toBe(true);
    expect(bench.shown).toEqual(saying('kept'));
    bench.server = byOthers(saying('theirs'), at(1));
    bench.reopen();
    expect(bench.saver.getState().phase).toBe('conflict');
    expect(bench.saver.sides()?.later).toBe('theirs');
  });
});

/** What may happen to someone who writes alone. */
const events = ['type', 'rest', 'answer', 'lose the answer', 'lose the save', 'kill'] as const;

it('whoever writes alone is never asked, and has every word that the device had', { timeout: 240_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...events), { maxLength: 30 }), async (happened) => {
      bench = saverBench();
      let words = '';
      for (const one of happened) {
        // Killed, a request may still be on its way to the server.
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
