// What the parts of the workspace read.

import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import type { NoteLead } from '#domain/reviews/notes/note-ranges.ts';
import type { OpenCode } from '#domain/reviews/strokes/code-pad.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** What was chosen for a note with fields and keys; the marks of its text go before that (domain, note-marks.ts). */
export interface NoteBase extends Pick<DraftNote, 'timestamp' | 'endTimestamp' | 'skill' | 'pair'> {
  priority: 1 | 2 | null;
  /** The range that a new note has unless something else is said; null for none. */
  lead: NoteLead | null;
}

/**
 * The note in the editor, as its fields and the marks of its text say together. It is in the document as soon as its text has a word, so
 * that nothing typed is lost.
 */
export interface EditedNote extends Omit<DraftNote, 'title' | 'comment'> {
  /** As it is typed, with its marks; the document holds it without them. */
  text: string;
  /** Which of the review's priorities it becomes once it is kept. */
  priority: 1 | 2 | null;
  base: NoteBase;
  /** Words of the text that look like marks and are none: they stood there before. */
  asText: readonly string[];
  /** The video's length in seconds; null while nobody knows it. */
  duration: number | null;
  /** The note before it was edited; null for a new one. */
  before: DraftNote | null;
}

/** How a recording stands: seconds so far, and how loud it is at the moment, 0 to 1. */
export interface RecordingState {
  phase: 'starting' | 'recording' | 'ending';
  seconds: number;
  level: number;
}

/** A note that is being spoken. */
export interface Recording {
  noteId: string;
  subscribe(listener: () => void): () => void;
  getState(): RecordingState;
  /** Ends it, and gives the note what was recorded. */
  stop(): void;
  /** The same, and closes the editor as Enter does. */
  finish(): void;
  /** Ends it, and keeps nothing. */
  discard(): void;
}

/** The state of one workspace. */
export interface ReviewState {
  document: ReviewDocument;
  edited: EditedNote | null;
  /** Whether the coach has walked out of the note in the editor by keyboard, so that keys are commands. */
  isNoteLeft: boolean;
  /** Whether the court board of the note in the editor is open. */
  isDrawing: boolean;
  /** The note that is being spoken; null while nothing is recorded. */
  recording: Recording | null;
  /** Whether the coach is being asked about recording, before the first time. */
  isVoiceAsked: boolean;
  /** What was typed for a rating and is none: it stays to be corrected, and nothing is published meanwhile. */
  unreadRatings: Partial<Record<SkillName, string>>;
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
  /** The id of the field that someone is being led to (field-ids.ts), until it has the focus. */
  wantedField: string | null;
  /** What was typed for the wanted field before it was here. */
  typedAhead: string;
  /** What screen readers are told, e.g. which note the video went to. */
  announcement: string;
}
