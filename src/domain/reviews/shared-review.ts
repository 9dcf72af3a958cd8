// What of a review its player may make public (docs/product.md#shared-reviews).

import { isBlank } from '#domain/plain-text.ts';
import { type VoiceClip, withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { type SingleSkill, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { type NoteType, noteTypeLabel } from '#domain/videos/videos.ts';

/** The most notes on a shared page. */
export const maxSharedNotes = 2;

/** A published note, as far as sharing needs it. */
interface SharableNote {
  /** Null for a note on the player alone. */
  pair: string | null;
  title: string;
  comment: string;
  voice?: Pick<VoiceClip, 'seconds'> | null | undefined;
}

/** The words of a note, as its player reads them. Recordings are never public. */
export function noteWords({ title, comment, voice }: Omit<SharableNote, 'pair'>): { title: string; comment: string } {
  return {
    title: withoutSpokenTitle(withoutAiPrefix(title), voice).trim(),
    comment: withoutAiPrefix(comment).trim(),
  };
}

/** Whether a note may be public at all: on the player alone, and with words. Names are checked apart (policy). */
export function mayShareNote(note: SharableNote): boolean {
  return note.pair === null && !Object.values(noteWords(note)).every(isBlank);
}

/** What a note is about, above its words: "Strength · Lob". */
export function noteKind({ type, skill }: { type: NoteType; skill: SingleSkill | null }): string {
  const kind = noteTypeLabel(type);
  return skill === null || skill === type ? kind : `${kind} · ${skillLabel(skill)}`;
}
