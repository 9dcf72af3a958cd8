// Spoken notes: what a voice clip may be, and what stands where a note has no words (docs/product.md#spoken-notes).

import { isBlank } from '#domain/plain-text.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';

/** The forms in which browsers record: WebM and Ogg with Opus; Safari's MP4 with AAC (or Opus). */
export const voiceMediaTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type VoiceMediaType = (typeof voiceMediaTypes)[number];

/**
 * Limits of voice clips: length in seconds, bytes of one (a minute at 64 kbit/s is 480 kB), how many notes of a review may have one, and
 * how many of a review are stored, counting those that were taken out and can still be brought back.
 */
export const voiceLimits = {
  minSeconds: 0.5,
  maxSeconds: 60,
  maxBytes: 600_000,
  maxPerReview: 60,
  maxStored: 120,
} as const;

/** What a note knows of its clip. */
export interface VoiceClip {
  /** Made by the browser that recorded it, so that a clip sent twice is one. */
  id: string;
  seconds: number;
  bytes: number;
  mediaType: VoiceMediaType;
}

/** What stands where a spoken note has no words: "Spoken note (0:12)". */
export function spokenTitle({ seconds }: Pick<VoiceClip, 'seconds'>): string {
  return `Spoken note (${formatClockTime(Math.round(seconds))})`;
}

/** The title of a note; of one that is only spoken, that it is. Empty where there is neither. */
export function noteTitle({ title, voice }: { title: string; voice?: Pick<VoiceClip, 'seconds'> | null }): string {
  return isBlank(title) && voice ? spokenTitle(voice) : title;
}

/** What a title is as words: what `noteTitle` has put there for a spoken note is none. */
export function withoutSpokenTitle(title: string, voice: Pick<VoiceClip, 'seconds'> | null | undefined): string {
  return voice && title === spokenTitle(voice) ? '' : title;
}

/**
 * The form of a recording by what stands in it, whatever it claims to be: null for everything that is not sound alone in one of the forms
 * that browsers record.
 */
export function voiceMediaTypeOf(bytes: Uint8Array): VoiceMediaType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const head = text(0, 4096);
  // EBML, then its document type, then the name of the codec. Pictures have codecs that begin with V_.
  if (head.startsWith('\x1aE\xdf\xa3')) {
    return head.includes('webm') && head.includes('A_OPUS') && !head.includes('V_') ? 'audio/webm' : null;
  }
  if (head.startsWith('OggS')) return head.includes('OpusHead') ? 'audio/ogg' : null;
  if (head.slice(4, 8) !== 'ftyp') return null;
  // The kinds of tracks are named in the description, which stands at the beginning or at the end.
  const around = head + text(Math.max(bytes.length - 65_536, 0), bytes.length);
  return around.includes('soun') && !around.includes('vide') ? 'audio/mp4' : null;
}
