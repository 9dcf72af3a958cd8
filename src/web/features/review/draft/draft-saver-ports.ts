// What the draft saver tells, and what it needs of the world around it.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';

/** A document as the server holds it. */
export interface Loaded {
  document: ReviewDocument;
  version: number;
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
}

/** A document as this device holds it, and the server's version that it builds on. */
export interface DraftCopy {
  document: ReviewDocument;
  version: number;
  /** What that version says: the last one that both this device and the server knew. Copies of before may lack it. */
  base?: ReviewDocument | undefined;
}

/** What the history keeps of a decision between two versions. */
export interface SetAside {
  saved: boolean;
  document: ReviewDocument | null;
}

/** How things stand between what is on the screen and what is on the server. */
export type SaveState =
  | { phase: 'saved'; savedAt: string | null }
  | { phase: 'unsaved' | 'saving' }
  /** No answer comes since a moment (ISO 8601); it is tried again. */
  | { phase: 'waiting'; isOffline: boolean; since: string }
  /** Another window saved in between, and both changed the same since `base`. */
  | { phase: 'conflict'; theirs: Loaded; base: ReviewDocument }
  /** The server will not take it, and says why. */
  | { phase: 'refused'; sentence: string }
  /** Nobody is signed in any more; whoever signs in again goes on from the copy on this device. */
  | { phase: 'signed-out' };

/** What a failed save means. */
export type SaveTrouble =
  | { kind: 'no-answer'; isOffline: boolean }
  | { kind: 'conflict' | 'signed-out' }
  | { kind: 'refused'; sentence: string };

/** The world around the saver. */
export interface DraftSaverPorts {
  save(
    document: ReviewDocument,
    version: number,
    setAside: SetAside | null,
  ): Promise<{ version: number; savedAt: string }>;
  load(): Promise<Loaded>;
  classifyError(error: unknown): SaveTrouble;
  keepCopy(copy: DraftCopy): void;
  forgetCopy(): void;
  /** Tells that what was written elsewhere and here now stands together. */
  tellMerged?(): void;
  /** Calls back after some milliseconds; returns how to prevent it. */
  after(milliseconds: number, action: () => void): () => void;
}

/** The same, and the workspace that the saver belongs to. */
export interface SaverPorts extends DraftSaverPorts {
  /** Shows a document that holds what was written elsewhere as well. */
  takeOver(document: ReviewDocument): void;
}
