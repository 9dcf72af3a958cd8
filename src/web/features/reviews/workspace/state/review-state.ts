// The state of the workspace.

import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import type { NoteLead } from '#domain/reviews/notes/note-ranges.ts';
import type { OpenCode } from '#domain/reviews/strokes/code-pad.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import type { NoteType } from '#domain/videos/videos.ts';

/** Values set with fields and keys; marks in the text override them (domain, note-marks.ts). */
export interface NoteBase extends Pick<DraftNote, 'timestamp' | 'endTimestamp' | 'skill' | 'pair'> {
  priority: 1 | 2 | null;
  /** The default range of a new note; null for none. */
  lead: NoteLead | null;
}

/** The note in the editor: fields and marks combined. It is in the document once its text has a word, so that nothing typed is lost. */
export interface EditedNote extends Omit<DraftNote, 'title' | 'comment'> {
  /** As typed, with marks; the document holds it without them. */
  text: string;
  /** The priority it becomes when saved. */
  priority: 1 | 2 | null;
  base: NoteBase;
  /** Mark-like words that stay text, because the note had them before. */
  asText: readonly string[];
  /** The video's length in seconds; null while unknown. */
  duration: number | null;
  /** The note before editing; null for a new one. */
  before: DraftNote | null;
  /** Whether it is new, although its recording is already a step of its own (`takeWords`). */
  wasNew?: boolean;
}

/** How far the words of a note's recording are. Once they are in the note, nothing is left here. */
export type Heard =
  | { phase: 'waiting' }
  /** No words, or no answer: a sentence about it. */
  | { phase: 'none'; sentence: string; canRetry: boolean }
  /** The coach has changed the note since: their words stay, and these are offered. */
  | { phase: 'offered'; words: string };

/** The state of a recording: seconds so far, and its level, 0 to 1. */
export interface RecordingState {
  phase: 'starting' | 'recording' | 'ending';
  seconds: number;
  level: number;
}

/** A note being recorded. */
export interface Recording {
  noteId: string;
  subscribe(listener: () => void): () => void;
  getState(): RecordingState;
  /** Ends it and attaches the recording to the note. */
  stop(): void;
  /** The same, and closes the editor as Enter does. */
  finish(): void;
  /** Ends it and discards the recording. */
  discard(): void;
}

/** The replay's part of the workspace, once its code is here. */
export interface ReplayWork {
  /** Ends a recording, or opens the dialog. */
  toggle(): void;
  /** Sends a replay that only this browser has. Returns why the review cannot be published yet, or null. */
  beforePublishing(): Promise<string | null>;
}

export interface ReviewState {
  document: ReviewDocument;
  edited: EditedNote | null;
  /** Whether the focus has left the note in the editor by keyboard, so that keys are commands. */
  isNoteLeft: boolean;
  /** Whether the note's court board is open. */
  isDrawing: boolean;
  /** The note being recorded, or null. */
  recording: Recording | null;
  /** The words of recordings on their way, by note. */
  heard: Readonly<Record<string, Heard>>;
  /** Whether the question about recording is open. */
  isVoiceAsked: boolean;
  replay: ReplayWork | null;
  /** Whether the replay was asked for before its code was here. */
  isReplayAsked: boolean;
  /** Whether the review has a replay, or one is being recorded. */
  replayState: 'none' | 'there' | 'recording';
  /** Invalid typed ratings: kept to correct, and they block publishing. */
  invalidRatings: Partial<Record<SkillName, string>>;
  /** The note chosen last. */
  selectedId: string | null;
  /** The type of the next note with N. */
  lastType: NoteType;
  /** The code pad's unfinished stroke. */
  openCode: OpenCode | null;
  /** Text that can no longer be saved, because the review was published elsewhere. */
  discardedDraft: ReviewDocument | null;
  /** Whether the publish question was requested, by button or key. */
  isPublishAsked: boolean;
  /** The id of the field to focus (field-ids.ts), until it has the focus. */
  wantedField: string | null;
  /** Text typed for the wanted field before it was rendered. */
  typedAhead: string;
  /** The latest announcement for screen readers. */
  announcement: string;
}
