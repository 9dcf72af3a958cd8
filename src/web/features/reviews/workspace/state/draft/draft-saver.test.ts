// The saver with a simulated server, device and clock.

import { beforeEach, describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { byOthers, conflict, offline, savedAt, saverBench, saying } from '../../testing/saver-bench.ts';

let bench: ReturnType<typeof saverBench>;
beforeEach(() => {
  bench = saverBench();
});

describe('saving', () => {
  it('waits for a pause in typing, but less than two seconds', () => {
    for (let typed = 0; typed < 14; typed++) {
      bench.saver.change(saying('a'.repeat(typed + 1)));
      bench.pass(100);
    }
    expect(bench.requests).toHaveLength(0);
    bench.saver.change(saying('more'));
    bench.pass(100);
    expect(bench.requests.map((one) => one.document.finalSummary)).toEqual(['more']);
    expect(bench.saver.getState().phase).toBe('saving');
  });

  it('sends one request at a time, then the latest', async () => {
    bench.saver.change(saying('a'));
    bench.pass(600);
    bench.saver.change(saying('ab'));
    bench.saver.change(saying('abc'));
    bench.pass(5000);
    expect(bench.requests).toHaveLength(1);
    await bench.requests[0]?.answer();
    bench.pass(600);
    expect(bench.requests.map((one) => [one.document.finalSummary, one.version])).toEqual([
      ['a', 3],
      ['abc', 4],
    ]);
    await bench.requests[1]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
    expect(bench.saver.isUnsaved()).toBe(false);
    expect(bench.timers()).toBe(0);
  });

  it('keeps a copy on the device until the server has it', async () => {
    bench.saver.change(saying('a'));
    bench.pass(300);
    expect(bench.copy()).toMatchObject({ document: saying('a'), version: 3, base: emptyReview });
    bench.pass(300);
    await bench.requests[0]?.answer();
    expect(bench.copy()).toBeNull();
  });

  it('flushes everything for publishing', async () => {
    bench.saver.change(saying('a'));
    const flushed = bench.saver.flush();
    bench.saver.change(saying('ab'));
    await bench.requests[0]?.answer();
    await bench.requests[1]?.answer();
    expect(await flushed).toBe(5);
    expect(bench.server.document.finalSummary).toBe('ab');
  });

  it('reports a failed flush', async () => {
    bench.saver.change(saying('a'));
    const flushed = bench.saver.flush();
    await bench.requests[0]?.answer(offline);
    expect(await flushed).toBeNull();
  });
});

describe('without a connection', () => {
  it('retries with growing delays, and at once on request', async () => {
    bench.saver.change(saying('a'));
    bench.pass(600);
    await bench.requests[0]?.answer(offline);
    expect(bench.saver.getState()).toMatchObject({ phase: 'waiting', isOffline: true });
    bench.saver.change(saying('ab'));
    bench.pass(1999);
    expect(bench.requests).toHaveLength(1);
    expect(bench.copy()?.document.finalSummary).toBe('ab');
    bench.pass(1);
    await bench.requests[1]?.answer(offline);
    bench.pass(3999);
    expect(bench.requests).toHaveLength(2);
    bench.saver.saveNow();
    expect(bench.requests).toHaveLength(3);
    await bench.requests[2]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
    expect(bench.server.document.finalSummary).toBe('ab');
    bench.pass(60_000);
    expect(bench.requests).toHaveLength(3);
  });

  it('waits at most thirty seconds, and starts at two again after a success', async () => {
    const pauses: number[] = [];
    const fail = async () => {
      const sent = bench.requests.length;
      await bench.requests[sent - 1]?.answer(offline);
      const from = bench.now;
      while (bench.requests.length === sent && bench.now - from < 120_000) bench.pass(500);
      pauses.push(bench.now - from);
    };
    bench.saver.change(saying('a'));
    bench.pass(600);
    for (let time = 0; time < 7; time += 1) await fail();
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    await bench.requests.at(-1)?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
    bench.saver.change(saying('ab'));
    bench.pass(600);
    pauses.length = 0;
    await fail();
    expect(pauses).toEqual([2000]);
  });

  it('recognises its own save if only the answer was lost', async () => {
    bench.saver.change(saying('a'));
    bench.pass(600);
    bench.requests[0]?.arrive();
    await bench.requests[0]?.answer(offline);
    bench.saver.change(saying('ab'));
    bench.pass(2000);
    await bench.requests[1]?.answer(conflict);
    bench.pass(600);
    expect(bench.requests[2]).toMatchObject({ version: 4, document: saying('ab') });
    await bench.requests[2]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
  });
});

it('another window’s later text is not taken for its own lost save, once a later one has arrived', async () => {
  bench.saver.change(saying('lost'));
  bench.pass(600);
  await bench.requests[0]?.answer(offline);
  bench.saver.change(saying('arrived'));
  bench.pass(2000);
  await bench.requests[1]?.answer();
  bench.saver.change(saying('mine'));
  bench.pass(600);
  // Another window has restored exactly the text that was lost here.
  bench.server = byOthers(saying('lost'));
  await bench.requests[2]?.answer(conflict);
  expect(bench.saver.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 9 } });
});

it('finds no conflict if another window saved the same text', async () => {
  bench.saver.change(saying('same'));
  bench.pass(600);
  bench.server = byOthers(saying('same'));
  await bench.requests[0]?.answer(conflict);
  expect(bench.saver.getState()).toEqual({ phase: 'saved', savedAt });
  expect(bench.saver.isUnsaved()).toBe(false);
  bench.saver.change(saying('more'));
  bench.pass(600);
  expect(bench.requests.at(-1)).toMatchObject({ version: 9, document: saying('more') });
});

describe('when another window saved', () => {
  beforeEach(async () => {
    bench.saver.change(saying('mine'));
    bench.pass(600);
    bench.server = byOthers(saying('theirs'));
    await bench.requests[0]?.answer(conflict);
  });

  it('stops and keeps the text on the device', async () => {
    expect(bench.saver.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 9 } });
    bench.saver.change(saying('mine too'));
    bench.pass(10_000);
    expect(bench.requests).toHaveLength(1);
    await bench.wait(0);
    expect(bench.copy()?.document.finalSummary).toBe('mine too');
  });

  it('saves over it if the coach wants, and keeps the other version in history', async () => {
    bench.saver.decide({ 'texts/finalSummary/': 'mine' });
    expect(bench.requests[1]).toMatchObject({
      version: 9,
      document: saying('mine'),
      setAside: { saved: true, document: null },
    });
    await bench.requests[1]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
  });

  it('continues from theirs if the coach wants, and keeps its own version in history', async () => {
    bench.saver.decide({ 'texts/finalSummary/': 'theirs' });
    expect(bench.shown?.finalSummary).toBe('theirs');
    expect(bench.requests[1]?.setAside).toEqual({ saved: false, document: saying('mine') });
    await bench.requests[1]?.answer();
    expect(bench.saver.getState().phase).toBe('saved');
    expect(bench.copy()).toBeNull();
  });
});

it('merges both windows’ text without asking if they changed different places', async () => {
  bench.saver.change(saying('mine'));
  bench.pass(600);
  bench.server = byOthers({ ...emptyReview, overallStrengths: 'theirs' });
  await bench.requests[0]?.answer(conflict);
  const both = { ...saying('mine'), overallStrengths: 'theirs' };
  expect(bench.shown).toEqual(both);
  bench.pass(600);
  expect(bench.requests[1]).toMatchObject({ version: 9, document: both, setAside: null });
});

it('checks for another window’s save before anything is typed', async () => {
  bench.server = { ...byOthers(saying('theirs')), version: 4 };
  await bench.saver.lookAround();
  expect(bench.shown).toEqual(saying('theirs'));
  bench.saver.change(saying('theirs, and more'));
  bench.pass(600);
  expect(bench.requests[0]).toMatchObject({ version: 4 });
});

it('shows why the server refuses, and retries after the next change', async () => {
  bench.saver.change(saying('a'));
  bench.pass(600);
  await bench.requests[0]?.answer({ kind: 'refused', sentence: 'Too long.' });
  expect(bench.saver.getState()).toEqual({ phase: 'refused', sentence: 'Too long.' });
  bench.saver.change(saying('b'));
  bench.pass(600);
  expect(bench.requests).toHaveLength(2);
});

describe('while the server changes the draft', () => {
  it('sends nothing, and continues from the answer merged with typed text', async () => {
    await bench.saver.hold();
    bench.saver.change(saying('typed'));
    bench.pass(5000);
    expect(bench.requests).toHaveLength(0);
    expect(bench.copy()?.document.finalSummary).toBe('typed');
    const theirs = { ...saying(''), overallStrengths: 'drafted' };
    bench.saver.continueFrom({ ...byOthers(theirs), version: 4 }, { ...theirs, finalSummary: 'typed' });
    bench.pass(600);
    expect(bench.requests[0]).toMatchObject({
      version: 4,
      document: { finalSummary: 'typed', overallStrengths: 'drafted' },
    });
  });

  it('counts as saved if nothing was typed', async () => {
    await bench.saver.hold();
    const theirs = saying('drafted');
    bench.saver.continueFrom({ ...byOthers(theirs), version: 4 }, saying('drafted'));
    expect(bench.saver.isUnsaved()).toBe(false);
  });

  it('sends again if the server changed nothing, or everything must be saved now', async () => {
    await bench.saver.hold();
    bench.saver.change(saying('a'));
    bench.saver.release();
    bench.pass(600);
    expect(bench.requests).toHaveLength(1);
    await bench.requests[0]?.answer();
    await bench.saver.hold();
    bench.saver.change(saying('b'));
    void bench.saver.flush();
    expect(bench.requests).toHaveLength(2);
  });
});

it('discards unsaved text when the draft is discarded', () => {
  bench.saver.change(saying('a'));
  bench.pass(300);
  bench.saver.abandon();
  bench.pass(60_000);
  expect(bench.requests).toHaveLength(0);
  expect(bench.copy()).toBeNull();
  expect(bench.saver.isUnsaved()).toBe(false);
});

it('reports when the device keeps nothing, and when it does again', async () => {
  bench.hasRoom = false;
  bench.saver.change(saying('a'));
  await bench.wait(300);
  expect(bench.saver.isKept()).toBe(false);
  bench.hasRoom = true;
  bench.saver.change(saying('ab'));
  await bench.wait(300);
  expect(bench.saver.isKept()).toBe(true);
});
