// The draft saver's states and dependencies.

import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { WrittenBy } from '#domain/reviews/draft/written-by.ts';

/** A document, and the windows whose changes it holds. */
export interface DraftState {
  document: ReviewDocument;
  writtenBy: WrittenBy;
}

/** A document on the server. */
export interface Loaded extends DraftState {
  version: number;
  /** ISO 8601; null before the first save. */
  savedAt: string | null;
}

/** A window's document, and the server version it builds on. */
export interface DraftCopy extends DraftState {
  /** The window; empty for older copies. */
  window: string;
  version: number;
  /** That version's document: the last one known to both this device and the server. Older copies may lack it. */
  base?: ReviewDocument | undefined;
  /** The last unanswered save: the server may have it. */
  sent?: DraftState | undefined;
}

/** What history keeps of a conflict. */
export interface SetAside {
  saved: boolean;
  document: ReviewDocument | null;
}

/** A save being sent. */
export interface DraftToSave extends DraftState {
  /** The version it builds on. */
  version: number;
  setAside: SetAside | null;
}

/** How the screen and the server compare. */
export type SaveState =
  | { phase: 'saved'; savedAt: string | null }
  | { phase: 'unsaved' | 'saving' }
  /** No answer since a moment (ISO 8601); retried. */
  | { phase: 'waiting'; isOffline: boolean; since: string }
  /** Two sides changed the same place since `base`: this window and the server, or this window and one closed before it could save. */
  | { phase: 'conflict'; theirs: Loaded; base: ReviewDocument; isOnDevice: boolean }
  /** Refused by the server, with a reason. */
  | { phase: 'refused'; sentence: string }
  /** Signed out; signing in again continues from the copy on this device. */
  | { phase: 'signed-out' };

/** The meaning of a failed save. */
export type SaveTrouble =
  | { kind: 'no-answer'; isOffline: boolean }
  | { kind: 'conflict' | 'signed-out' }
  | { kind: 'refused'; sentence: string };

/** The saver's environment. */
export interface DraftSaverPorts {
  save(draft: DraftToSave): Promise<{ version: number; savedAt: string }>;
  load(): Promise<Loaded>;
  classifyError(error: unknown): SaveTrouble;
  /** Stores a copy on this device, and returns whether it worked. */
  keepCopy(copy: DraftCopy): Promise<boolean>;
  /** Deletes a window's copy. */
  forgetCopy(window: string): void;
  /** Reports that changes from elsewhere were merged in. */
  tellMerged?(): void;
  /** Calls back after some milliseconds; returns how to cancel. */
  after(milliseconds: number, action: () => void): () => void;
}

/** The environment, and the workspace that the saver belongs to. */
export interface SaverPorts extends DraftSaverPorts {
  /** Shows a document that includes changes from elsewhere. */
  takeOver(document: ReviewDocument): void;
}
