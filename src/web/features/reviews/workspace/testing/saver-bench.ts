// A draft saver with a server, a device and a clock in the test's hand.

import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { createDraftSaver } from '../state/draft/draft-saver.ts';
import type { DraftCopy, DraftToSave, Loaded, SaverPorts, SaveTrouble } from '../state/draft/draft-saver-ports.ts';

/** A save on its way: it arrives, and is answered or fails. */
interface Request extends DraftToSave {
  arrive(): void;
  answer(failed?: SaveTrouble): Promise<void>;
}

/** A review that says no more than its summary. */
export const saying = (finalSummary: string): ReviewDocument => ({ ...emptyReview, finalSummary });
/** Ten o'clock and some minutes. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
export const savedAt = at(0);
export const offline: SaveTrouble = { kind: 'no-answer', isOffline: true };
export const conflict: SaveTrouble = { kind: 'conflict' };

/** Everything that was promised is done. */
const settled = () => new Promise((done) => setTimeout(done));

/** Opens version 3 of a draft in which nothing is written. */
export function saverBench() {
  let timers: { at: number; action: () => void }[] = [];
  const ports: SaverPorts = {
    save: (draft) =>
      new Promise((resolve, reject) => {
        const arrive = () => {
          const { document, writtenBy, version } = draft;
          bench.server = { document, writtenBy, version: version + 1, savedAt };
        };
        const answer = async (failed?: SaveTrouble) => {
          if (failed) reject(failed);
          else {
            arrive();
            resolve({ version: draft.version + 1, savedAt });
          }
          await settled();
        };
        bench.requests.push({ ...draft, arrive, answer });
      }),
    load: async () => bench.server,
    classifyError: (error) => error as SaveTrouble,
    keepCopy: async (copy) => {
      if (bench.hasRoom) bench.copies.set(copy.window, structuredClone(copy));
      return bench.hasRoom;
    },
    forgetCopy: (window) => void bench.copies.delete(window),
    takeOver: (document) => {
      bench.shown = document;
    },
    tellMerged: () => {
      bench.merged += 1;
    },
    after: (milliseconds, action) => {
      const timer = { at: bench.now + milliseconds, action };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
  };
  const server: Loaded = { document: emptyReview, version: 3, savedAt: null, writtenBy: [] };
  const bench = {
    now: 0,
    server,
    requests: [] as Request[],
    /** What the device keeps, by window. */
    copies: new Map<string, DraftCopy>(),
    hasRoom: true,
    /** What the saver showed that was written elsewhere, and how often it said so. */
    shown: null as ReviewDocument | null,
    merged: 0,
    saver: createDraftSaver(server, ports),
    /** How many timers run. */
    timers: () => timers.length,
    /** Kills the window without a word, and opens another, with what the device kept. Whether that is all it goes on from. */
    reopen(): boolean {
      timers = [];
      bench.requests = [];
      bench.shown = null;
      bench.merged = 0;
      bench.saver = createDraftSaver(bench.server, ports);
      return bench.saver.continueFromCopies([...bench.copies.values()]);
    },
    /** Lets time pass; timers fire in their order. */
    pass(milliseconds: number): void {
      const end = bench.now + milliseconds;
      for (;;) {
        const next = timers.filter((timer) => timer.at <= end).toSorted((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((timer) => timer !== next);
        bench.now = next.at;
        next.action();
      }
      bench.now = end;
    },
    /** The same, until what was promised by then is done. */
    async wait(milliseconds: number): Promise<void> {
      bench.pass(milliseconds);
      await settled();
    },
    /** The only copy that the device keeps. */
    copy: (): DraftCopy | null => [...bench.copies.values()][0] ?? null,
  };
  return bench;
}

/** What another writer has saved as version 9, in the place of what the draft said. */
export const byOthers = (document: ReviewDocument, typedAt = at(0)): Loaded => ({
  document,
  version: 9,
  savedAt,
  writtenBy: [{ window: 'another', count: 1, at: typedAt }],
});
