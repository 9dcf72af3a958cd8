// What the draft saver tells, and what it needs of the world around it.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { WrittenBy } from '#domain/reviews/draft/written-by.ts';

/** A document, and the windows whose changes it holds. */
export interface DraftState {
  document: ReviewDocument;
  writtenBy: WrittenBy;
}

/** A document as the server holds it. */
export interface Loaded extends DraftState {
  version: number;
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
}

/** A document as a window of this device holds it, and the server's version that it builds on. */
export interface DraftCopy extends DraftState {
  /** The window that wrote it; empty for copies of before. */
  window: string;
  version: number;
  /** What that version says: the last one that both this device and the server knew. Copies of before may lack it. */
  base?: ReviewDocument | undefined;
  /** What was sent last and not answered: the server may have it. */
  sent?: DraftState | undefined;
}

/** What the history keeps of a decision between two versions. */
export interface SetAside {
  saved: boolean;
  document: ReviewDocument | null;
}

/** A draft on its way to the server. */
export interface DraftToSave extends DraftState {
  /** The version that it builds on. */
  version: number;
  setAside: SetAside | null;
}

/** How things stand between what is on the screen and what is on the server. */
export type SaveState =
  | { phase: 'saved'; savedAt: string | null }
  | { phase: 'unsaved' | 'saving' }
  /** No answer comes since a moment (ISO 8601); it is tried again. */
  | { phase: 'waiting'; isOffline: boolean; since: string }
  /** Two sides changed the same since `base`: this window and the server, or this window and one that was closed before it could save. */
  | { phase: 'conflict'; theirs: Loaded; base: ReviewDocument; isOnDevice: boolean }
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
  save(draft: DraftToSave): Promise<{ version: number; savedAt: string }>;
  load(): Promise<Loaded>;
  classifyError(error: unknown): SaveTrouble;
  /** Keeps a copy on this device, and says whether the device has it. */
  keepCopy(copy: DraftCopy): Promise<boolean>;
  /** Forgets the copy of a window. */
  forgetCopy(window: string): void;
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
