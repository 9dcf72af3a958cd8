// Spoken notes: valid voice clips, and the title of a note without words (docs/product.md#spoken-notes).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';

/** The formats that browsers record: WebM and Ogg with Opus; Safari's MP4 with AAC (or Opus). */
export const voiceMediaTypes = ['audio/webm', 'audio/ogg', 'audio/mp4'] as const;
export type VoiceMediaType = (typeof voiceMediaTypes)[number];

/**
 * Limits of voice clips: length in seconds, bytes per clip (a minute at 64 kbit/s is 480 kB), spoken notes per review, and stored clips
 * per review, including removed ones that can still be restored.
 */
export const voiceLimits = {
  minSeconds: 0.5,
  maxSeconds: 60,
  maxBytes: 600_000,
  maxPerReview: 60,
  maxStored: 120,
} as const;

/** Most characters of a transcription that are kept: a minute of fast speech has some 1,200. */
export const maxSpokenLength = 2000;

/** A note's data about its clip. */
export interface VoiceClip {
  /** Made by the browser that recorded it, so a clip sent twice is stored once. */
  id: string;
  seconds: number;
  bytes: number;
  mediaType: VoiceMediaType;
}

/** The title of a spoken note without words: "Spoken note (0:12)". */
export function spokenTitle({ seconds }: Pick<VoiceClip, 'seconds'>): string {
  return say(msg`Spoken note (${{ length: spokenLength({ seconds }) }})`);
}

const spokenLength = ({ seconds }: Pick<VoiceClip, 'seconds'>) => formatClockTime(Math.round(seconds));

/** The title of a note, or of its recording if it has no words. Empty if it has neither. */
export function noteTitle({
  title,
  voice,
}: {
  title: string;
  voice?: Pick<VoiceClip, 'seconds'> | null | undefined;
}): string {
  return isBlank(title) && voice ? spokenTitle(voice) : title;
}

/** The generated title in each language: notes are stored and sent with it, and are read in another one. */
const spokenTitles = /^(?:Spoken note|Indtalt note|Nota hablada) \((\d+:\d\d)\)$/;

/** The title's words. The generated title of a spoken note counts as none, whatever language it was generated in. */
export function withoutSpokenTitle(title: string, voice: Pick<VoiceClip, 'seconds'> | null | undefined): string {
  return voice && spokenTitles.exec(title)?.[1] === spokenLength(voice) ? '' : title;
}

/** A stored title as people read it: the generated one of a spoken note is in their language. */
export function readableTitle(title: string): string {
  const words = withoutAiPrefix(title);
  const length = spokenTitles.exec(words)?.[1];
  return length === undefined ? words : say(msg`Spoken note (${{ length }})`);
}

/** The format of a recording, detected from its content; null for anything but pure sound in a format that browsers record. */
export function voiceMediaTypeOf(bytes: Uint8Array): VoiceMediaType | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  const head = text(0, 4096);
  // EBML, then its document type, then the codecs of the tracks (those of video begin with V_), then clusters of sound, which can spell
  // anything.
  if (head.startsWith('\x1aE\xdf\xa3')) {
    const codec = head.indexOf('A_OPUS');
    const sound = head.indexOf('\x1fC\xb6u', codec);
    const header = sound < 0 ? head : head.slice(0, sound);
    return codec >= 0 && header.includes('webm') && !header.includes('V_') ? 'audio/webm' : null;
  }
  if (head.startsWith('OggS')) return head.includes('OpusHead') ? 'audio/ogg' : null;
  if (head.slice(4, 8) !== 'ftyp') return null;
  // The handlers of tracks are in the description, at the beginning or end of the file.
  const around = head + text(Math.max(bytes.length - 65_536, 0), bytes.length);
  const handlers = [...around.matchAll(/hdlr[^]{8}(soun|vide)/g)].map(([, handler]) => handler);
  return handlers.includes('soun') && !handlers.includes('vide') ? 'audio/mp4' : null;
}
