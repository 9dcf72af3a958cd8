// A draft saver with a simulated server, device and clock.

import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { createDraftSaver } from '../state/draft/draft-saver.ts';
import type { DraftCopy, DraftToSave, Loaded, SaverPorts, SaveTrouble } from '../state/draft/draft-saver-ports.ts';

/** A save being sent: it arrives, and is answered or fails. */
interface Request extends DraftToSave {
  arrive(): void;
  answer(failed?: SaveTrouble): Promise<void>;
}

/** A review with only a summary. */
export const saying = (finalSummary: string): ReviewDocument => ({ ...emptyReview, finalSummary });
/** Ten o'clock plus some minutes. */
export const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 10, minute)).toISOString();
export const savedAt = at(0);
export const offline: SaveTrouble = { kind: 'no-answer', isOffline: true };
export const conflict: SaveTrouble = { kind: 'conflict' };

/** Waits for all pending promises. */
const settled = () => new Promise((done) => setTimeout(done));

/** Opens version 3 of an empty draft. */
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
    /** The device's copies, by window. */
    copies: new Map<string, DraftCopy>(),
    hasRoom: true,
    /** What the saver showed from elsewhere, and how often it reported that. */
    shown: null as ReviewDocument | null,
    merged: 0,
    saver: createDraftSaver(server, ports),
    /** Number of running timers. */
    timers: () => timers.length,
    /** Kills the window, and opens another with the device's copies. Returns whether it continues from them alone. */
    reopen(): boolean {
      timers = [];
      bench.requests = [];
      bench.shown = null;
      bench.merged = 0;
      bench.saver = createDraftSaver(bench.server, ports);
      return bench.saver.continueFromCopies([...bench.copies.values()]);
    },
    /** Advances the clock; timers fire in order. */
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
    /** The same, until pending promises are done. */
    async wait(milliseconds: number): Promise<void> {
      bench.pass(milliseconds);
      await settled();
    },
    /** The device's only copy. */
    copy: (): DraftCopy | null => [...bench.copies.values()][0] ?? null,
  };
  return bench;
}

/** Another writer's version 9. */
export const byOthers = (document: ReviewDocument, typedAt = at(0)): Loaded => ({
  document,
  version: 9,
  savedAt,
  writtenBy: [{ window: 'another', count: 1, at: typedAt }],
});
