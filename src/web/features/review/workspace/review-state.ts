// What the parts of the workspace read.

import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import type { OpenCode } from '#domain/review/code-pad.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** The note in the editor. Its text is in the document as soon as it has a word, so that nothing typed is lost. */
export interface EditedNote extends Omit<DraftNote, 'title' | 'comment'> {
  text: string;
  /** The note before it was edited; null for a new one. */
  before: DraftNote | null;
}

/** The state of one workspace. */
export interface ReviewState {
  document: ReviewDocument;
  edited: EditedNote | null;
  /** Whether the court board of the note in the editor is open. */
  isDrawing: boolean;
  /** The note that was chosen last. */
  selectedId: string | null;
  /** The type of the next note of key N. */
  lastType: NoteType;
  /** The stroke that the code pad is waiting to finish. */
  openCode: OpenCode | null;
  /** What was written here and can no longer be saved, because the review was published from elsewhere. */
  discardedDraft: ReviewDocument | null;
  /** Whether the question before publishing was asked for, by button or key. */
  isPublishAsked: boolean;
  /** The id of the field that somebody is being led to (field-ids.ts), until it has the focus. */
  wantedField: string | null;
  /** What screen readers are told, e.g. which note the video went to. */
  announcement: string;
}
