// The saver against a server and a clock in the test's hand.

import { beforeEach, describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { createDraftSaver, type DraftSaver } from './draft-saver.ts';
import type { DraftCopy, SaveTrouble, SetAside } from './draft-saver-ports.ts';

const saying = (finalSummary: string): ReviewDocument => ({ ...emptyReview, finalSummary });

let now: number;
let timers: { at: number; action: () => void }[];
let requests: {
  document: ReviewDocument;
  version: number;
  setAside: SetAside | null;
  answer: (failed?: SaveTrouble) => Promise<void>;
}[];
let server: { document: ReviewDocument; version: number };
let copy: DraftCopy | null;
let saver: DraftSaver;
let shown: ReviewDocument | null;

/** Lets time pass; timers fire in their order. */
function pass(milliseconds: number): void {
  const end = now + milliseconds;
  for (;;) {
    const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
    if (!next) break;
    timers = timers.filter((timer) => timer !== next);
    now = next.at;
    next.action();
  }
  now = end;
}

beforeEach(() => {
  now = 0;
  timers = [];
  requests = [];
  copy = null;
  shown = null;
  server = { document: emptyReview, version: 3 };
  saver = createDraftSaver({ ...server, savedAt: null }, emptyReview, {
    save: (document, version, setAside) =>
      new Promise((resolve, reject) => {
        requests.push({
          document,
          version,
          setAside,
          answer: async (failed) => {
            if (failed) reject(failed);
            else {
              server = { document, version: version + 1 };
              resolve({ version: version + 1, savedAt: '2026-11-21T10:00:00.000Z' });
            }
            await new Promise((done) => setTimeout(done));
          },
        });
      }),
    load: async () => ({ ...server, savedAt: '2026-11-21T10:00:00.000Z' }),
    classifyError: (error) => error as SaveTrouble,
    keepCopy: (kept) => {
      copy = kept;
    },
    takeOver: (document) => {
      shown = document;
    },
    forgetCopy: () => {
      copy = null;
    },
    after: (milliseconds, action) => {
      const timer = { at: now + milliseconds, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  });
});

const offline: SaveTrouble = { kind: 'no-answer', isOffline: true };
const conflict: SaveTrouble = { kind: 'conflict' };

describe('saving', () => {
  it('waits for a rest in the typing, but never two seconds', () => {
    for (let typed = 0; typed < 14; typed++) {
      saver.change(saying('a'.repeat(typed + 1)));
      pass(100);
    }
    expect(requests).toHaveLength(0);
    saver.change(saying('more'));
    pass(100);
    expect(requests.map((one) => one.document.finalSummary)).toEqual(['more']);
    expect(saver.getState().phase).toBe('saving');
  });

  it('has one request under way, then sends the latest', async () => {
    saver.change(saying('a'));
    pass(600);
    saver.change(saying('ab'));
    saver.change(saying('abc'));
    pass(5000);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer();
    pass(600);
    expect(requests.map((one) => [one.document.finalSummary, one.version])).toEqual([
      ['a', 3],
      ['abc', 4],
    ]);
    await requests[1]?.answer();
    expect(saver.getState().phase).toBe('saved');
    expect(saver.isUnsaved()).toBe(false);
    expect(timers).toEqual([]);
  });

  it('leaves a copy on the device until the server has it', async () => {
    saver.change(saying('a'));
    pass(300);
    expect(copy).toEqual({ document: saying('a'), version: 3, base: emptyReview });
    pass(300);
    await requests[0]?.answer();
    expect(copy).toBeNull();
  });

  it('flushes everything for publishing', async () => {
    saver.change(saying('a'));
    const flushed = saver.flush();
    saver.change(saying('ab'));
    await requests[0]?.answer();
    await requests[1]?.answer();
    expect(await flushed).toBe(5);
    expect(server.document.finalSummary).toBe('ab');
  });

  it('says when a flush could not save', async () => {
    saver.change(saying('a'));
    const flushed = saver.flush();
    await requests[0]?.answer(offline);
    expect(await flushed).toBeNull();
  });
});

describe('without a connection', () => {
  it('tries again with growing pauses, and at once when told', async () => {
    saver.change(saying('a'));
    pass(600);
    await requests[0]?.answer(offline);
    expect(saver.getState()).toMatchObject({ phase: 'waiting', isOffline: true });
    saver.change(saying('ab'));
    pass(1999);
    expect(requests).toHaveLength(1);
    expect(copy?.document.finalSummary).toBe('ab');
    pass(1);
    await requests[1]?.answer(offline);
    pass(3999);
    expect(requests).toHaveLength(2);
    saver.saveNow();
    expect(requests).toHaveLength(3);
    await requests[2]?.answer();
    expect(saver.getState().phase).toBe('saved');
    expect(server.document.finalSummary).toBe('ab');
    pass(60_000);
    expect(requests).toHaveLength(3);
  });

  it('waits never more than thirty seconds, and begins at two again after a success', async () => {
    const pauses: number[] = [];
    const fail = async () => {
      const sent = requests.length;
      await requests[sent - 1]?.answer(offline);
      const from = now;
      while (requests.length === sent && now - from < 120_000) pass(500);
      pauses.push(now - from);
    };
    saver.change(saying('a'));
    pass(600);
    for (let time = 0; time < 7; time += 1) await fail();
    expect(pauses).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000]);
    await requests.at(-1)?.answer();
    expect(saver.getState().phase).toBe('saved');
    saver.change(saying('ab'));
    pass(600);
    pauses.length = 0;
    await fail();
    expect(pauses).toEqual([2000]);
  });

  it('recognises its own save when only the answer was lost', async () => {
    saver.change(saying('a'));
    pass(600);
    server = { document: saying('a'), version: 4 };
    await requests[0]?.answer(offline);
    saver.change(saying('ab'));
    pass(2000);
    await requests[1]?.answer(conflict);
    pass(600);
    expect(requests[2]).toMatchObject({ version: 4, document: saying('ab') });
    await requests[2]?.answer();
    expect(saver.getState().phase).toBe('saved');
  });
});

it('does not take what another window writes later for a lost save of its own, once a later one has arrived', async () => {
  saver.change(saying('lost'));
  pass(600);
  await requests[0]?.answer(offline);
  saver.change(saying('arrived'));
  pass(2000);
  await requests[1]?.answer();
  saver.change(saying('mine'));
  pass(600);
  // Another window has gone back to the very words that were lost here.
  server = { document: saying('lost'), version: 9 };
  await requests[2]?.answer(conflict);
  expect(saver.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 9 } });
});

it('finds no conflict where another window saved the same words', async () => {
  saver.change(saying('same'));
  saver.reconcile({ document: saying('same'), version: 9, savedAt: '2026-11-21T10:00:00.000Z' });
  expect(saver.getState()).toEqual({ phase: 'saved', savedAt: '2026-11-21T10:00:00.000Z' });
  expect(saver.isUnsaved()).toBe(false);
  saver.change(saying('more'));
  pass(600);
  expect(requests.at(-1)).toMatchObject({ version: 9, document: saying('more') });
});

describe('when another window saved', () => {
  beforeEach(async () => {
    saver.change(saying('mine'));
    pass(600);
    server = { document: saying('theirs'), version: 9 };
    await requests[0]?.answer(conflict);
  });

  it('stops and keeps what was written on the device', () => {
    expect(saver.getState()).toMatchObject({ phase: 'conflict', theirs: { version: 9 } });
    saver.change(saying('mine too'));
    pass(10_000);
    expect(requests).toHaveLength(1);
    expect(copy?.document.finalSummary).toBe('mine too');
  });

  it('saves over it when that is what the coach wants, and keeps the other version in the history', async () => {
    saver.decide({});
    expect(requests[1]).toMatchObject({
      version: 9,
      document: saying('mine'),
      setAside: { saved: true, document: null },
    });
    await requests[1]?.answer();
    expect(saver.getState().phase).toBe('saved');
  });

  it('goes on from theirs when that is what the coach wants, and keeps its own version in the history', async () => {
    saver.decide({ 'texts/finalSummary/': 'theirs' });
    expect(shown?.finalSummary).toBe('theirs');
    expect(requests[1]?.setAside).toEqual({ saved: false, document: saying('mine') });
    await requests[1]?.answer();
    expect(saver.getState().phase).toBe('saved');
    expect(copy).toBeNull();
  });
});

it('keeps what both windows wrote without asking, where they did not change the same', async () => {
  saver.change(saying('mine'));
  pass(600);
  server = { document: { ...emptyReview, overallStrengths: 'theirs' }, version: 9 };
  await requests[0]?.answer(conflict);
  const both = { ...saying('mine'), overallStrengths: 'theirs' };
  expect(shown).toEqual(both);
  pass(600);
  expect(requests[1]).toMatchObject({ version: 9, document: both, setAside: null });
});

it('looks what another window has saved before anything is typed', async () => {
  server = { document: saying('theirs'), version: 4 };
  await saver.lookAround();
  expect(shown).toEqual(saying('theirs'));
  saver.change(saying('theirs, and more'));
  pass(600);
  expect(requests[0]).toMatchObject({ version: 4 });
});

it('says why the server refuses, and tries again after the next change', async () => {
  saver.change(saying('a'));
  pass(600);
  await requests[0]?.answer({ kind: 'refused', sentence: 'Too long.' });
  expect(saver.getState()).toEqual({ phase: 'refused', sentence: 'Too long.' });
  saver.change(saying('b'));
  pass(600);
  expect(requests).toHaveLength(2);
});

describe('while the server writes into the draft', () => {
  it('sends nothing, and goes on from what came back together with what was typed', async () => {
    await saver.hold();
    saver.change(saying('typed'));
    pass(5000);
    expect(requests).toHaveLength(0);
    expect(copy?.document.finalSummary).toBe('typed');
    const theirs = { ...saying(''), overallStrengths: 'drafted' };
    saver.continueFrom({ document: theirs, version: 4, savedAt: null }, { ...theirs, finalSummary: 'typed' });
    pass(600);
    expect(requests[0]).toMatchObject({ version: 4, document: { finalSummary: 'typed', overallStrengths: 'drafted' } });
  });

  it('counts as saved when nothing was typed', async () => {
    await saver.hold();
    const theirs = saying('drafted');
    saver.continueFrom({ document: theirs, version: 4, savedAt: null }, saying('drafted'));
    expect(saver.isUnsaved()).toBe(false);
  });

  it('sends again when the server gave nothing, or when everything must be saved now', async () => {
    await saver.hold();
    saver.change(saying('a'));
    saver.release();
    pass(600);
    expect(requests).toHaveLength(1);
    await requests[0]?.answer();
    await saver.hold();
    saver.change(saying('b'));
    void saver.flush();
    expect(requests).toHaveLength(2);
  });
});

it('forgets what is unsaved when the draft is given up', () => {
  saver.change(saying('a'));
  pass(300);
  saver.abandon();
  pass(60_000);
  expect(requests).toHaveLength(0);
  expect(copy).toBeNull();
  expect(saver.isUnsaved()).toBe(false);
});
