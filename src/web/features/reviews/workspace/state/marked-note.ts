// The note in the editor: its fields combined with the marks in its text. The last one set counts.

import type { DraftNote } from '#contract/reviews/review-document.ts';
import { tidyBoard } from '#domain/reviews/court/court-board.ts';
import {
  type MarkKind,
  markLikeWords,
  type NoteHint,
  noteHints,
  type ReadNote,
  readNoteMarks,
  withoutMarks,
} from '#domain/reviews/notes/note-marks.ts';
import { aroundMoment, limitFor, type NoteLead } from '#domain/reviews/notes/note-ranges.ts';
import { type HeardPart, heardPriority } from '#domain/reviews/voice/heard-parts.ts';
import { joinNoteText, splitNoteText } from './note-text.ts';
import type { EditedNote, NoteBase } from './review-state.ts';

/** Fields that the editor changes. */
export type NoteChanges = Partial<
  Pick<
    EditedNote,
    'timestamp' | 'endTimestamp' | 'skill' | 'pair' | 'priority' | 'type' | 'text' | 'board' | 'voice' | 'unchecked'
  > & {
    lead: NoteLead | null;
  }
>;

/** The note's text as understood. */
export function readEdited({ text, asText, base }: EditedNote): ReadNote {
  return readNoteMarks(text, { asText, skill: base.skill });
}

/** Marks in the note's text that were not understood or were overridden. */
export function hintsOf({ text, asText, base }: EditedNote): NoteHint[] {
  return noteHints(text, { asText, skill: base.skill });
}

/** A new note in the editor. */
export function newNoteDraft(
  note: Pick<EditedNote, 'id' | 'timestamp' | 'type' | 'duration'>,
  lead: NoteLead | null,
): EditedNote {
  const base: NoteBase = {
    timestamp: note.timestamp,
    endTimestamp: null,
    skill: null,
    pair: null,
    priority: null,
    lead,
  };
  return understood({ ...note, ...base, text: '', board: null, before: null, base, asText: [] });
}

/** An existing note, opened in the editor. Mark-like words in it are text. */
export function noteDraftOf(note: DraftNote, duration: number | null): EditedNote {
  const { title: _, comment: __, ...rest } = note;
  const text = joinNoteText(note);
  const priority = heardPriority(note);
  const base = { ...baseOf(note), priority };
  return { ...rest, text, before: note, priority, base, asText: markLikeWords(text), duration };
}

/** The note in the editor as the document holds it. */
export function writtenNote(edited: EditedNote): DraftNote {
  const { id, timestamp, endTimestamp, type, skill, pair, board, voice, unchecked } = edited;
  return {
    id,
    timestamp,
    endTimestamp,
    type,
    skill,
    pair,
    board: board && tidyBoard(board),
    ...splitNoteText(readEdited(edited).text),
    ...(voice && { voice }),
    ...(unchecked && unchecked.length > 0 && { unchecked }),
  };
}

function baseOf({ timestamp, endTimestamp, skill, pair = null }: DraftNote): NoteBase {
  return { timestamp, endTimestamp, skill, pair, priority: null, lead: null };
}

/** The note after a change. Setting a field removes contradicting marks from the text. */
export function changedNote(edited: EditedNote, { lead, ...changes }: NoteChanges): EditedNote {
  const { base } = edited;
  const replaced: MarkKind[] = [];
  const chosen: Partial<NoteBase> = {};
  if (changes.timestamp !== undefined || changes.endTimestamp !== undefined) {
    chosen.timestamp = changes.timestamp ?? edited.timestamp;
    chosen.endTimestamp = changes.endTimestamp === undefined ? edited.endTimestamp : changes.endTimestamp;
    chosen.lead = null;
    replaced.push('before', 'after');
  }
  if (lead !== undefined) {
    Object.assign(chosen, { lead, endTimestamp: null });
    replaced.push('before', 'after');
  }
  if (changes.skill !== undefined) {
    chosen.skill = changes.skill;
    replaced.push('skill');
  }
  if (changes.pair !== undefined) {
    chosen.pair = changes.pair;
    replaced.push('pair');
  }
  if (changes.priority !== undefined) {
    chosen.priority = changes.priority;
    replaced.push('priority');
  }
  const typed = changes.text ?? edited.text;
  const text = replaced.length > 0 ? withoutMarks(typed, replaced, edited.asText) : typed;
  const changed = understood({ ...edited, ...changes, text, base: { ...base, ...chosen } });
  return { ...changed, unchecked: changes.unchecked ?? stillUnchecked(edited, changed, { lead, ...changes }) };
}

/** What was heard and is still unchecked after a change: what the coach sets is checked, even to the same value. */
function stillUnchecked(before: EditedNote, after: EditedNote, changes: NoteChanges): HeardPart[] {
  const { unchecked } = before;
  if (!unchecked) return [];
  const isMoved = before.timestamp !== after.timestamp || before.endTimestamp !== after.endTimestamp;
  const isTimed = changes.timestamp !== undefined || changes.endTimestamp !== undefined || changes.lead !== undefined;
  const isRanked = changes.priority !== undefined || before.priority !== after.priority;
  const checked: Record<HeardPart, boolean> = {
    words: before.text !== after.text,
    type: changes.type !== undefined,
    skill: changes.skill !== undefined || before.skill !== after.skill,
    time: isTimed || isMoved,
    'priority-1': isRanked,
    'priority-2': isRanked,
  };
  return unchecked.filter((part) => !checked[part]);
}

function understood(edited: EditedNote): EditedNote {
  const { base, duration } = edited;
  const { marks } = readEdited(edited);
  const lead = { before: marks.before ?? base.lead?.before ?? null, after: marks.after ?? base.lead?.after ?? null };
  const { timestamp, endTimestamp } = aroundMoment(base, lead, limitFor(base, duration));
  const skill = marks.skill ?? base.skill;
  const pair = marks.pair ?? base.pair ?? null;
  return { ...edited, timestamp, endTimestamp, skill, pair, priority: skill && (marks.priority ?? base.priority) };
}

/** The editor after another window changed its note: unchanged text keeps every space and mark as typed. */
export function rebasedNote(edited: EditedNote, { title, comment, ...note }: DraftNote): EditedNote {
  const typed = splitNoteText(readEdited(edited).text);
  const isSame = typed.title === title && typed.comment === comment;
  const isThere = note.timestamp === edited.timestamp && note.endTimestamp === edited.endTimestamp;
  const isAbout = note.skill === edited.skill;
  const isOnPair = (note.pair ?? null) === (edited.pair ?? null);
  if (!isSame) {
    const text = joinNoteText({ title, comment });
    const base = { ...baseOf({ title, comment, ...note }), priority: edited.priority };
    return { ...edited, ...note, text, base, asText: markLikeWords(text) };
  }
  return changedNote(edited, {
    ...(!isThere && { timestamp: note.timestamp, endTimestamp: note.endTimestamp }),
    ...(!isAbout && { skill: note.skill }),
    ...(!isOnPair && { pair: note.pair ?? null }),
    type: note.type,
    board: note.board,
    voice: note.voice,
    unchecked: note.unchecked ?? [],
  });
}
