// Spoken notes: the coach's voice, recorded at a second of the video.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { maxSpokenLength, voiceLimits, voiceMediaTypes } from '#domain/reviews/voice/voice-clips.ts';

const length = () =>
  say(
    msg`A spoken note lasts ${{ minSeconds: voiceLimits.minSeconds }} to ${{ maxSeconds: voiceLimits.maxSeconds }} seconds.`,
  );
const seconds = z
  .number({ error: length })
  .min(voiceLimits.minSeconds, { error: length })
  .max(voiceLimits.maxSeconds, { error: length });

/** A note's data about its clip. The recording itself is a file. */
export const VoiceClip = z
  .object({
    /** Made by the browser that recorded it. */
    id: fields.id,
    seconds,
    bytes: z.int().min(1).max(voiceLimits.maxBytes),
    mediaType: z.enum(voiceMediaTypes),
  })
  .meta({ id: 'VoiceClip' });
export type VoiceClip = z.output<typeof VoiceClip>;

/** Longest clip as base64, in characters. */
const maxCharacters = Math.ceil(voiceLimits.maxBytes / 3) * 4;

const notBase64 = () => say(msg`A recording must be base64.`);

/** A recording as it is sent. */
export const SentRecording = z.object({
  seconds,
  /** The recording as base64. */
  audio: z
    .base64({ error: notBase64 })
    .min(1, { error: notBase64 })
    .max(maxCharacters, { error: () => say(msg`This recording is larger than 600 kB. Speak for up to a minute.`) }),
});

/** Most bytes of a body with a recording. */
export const maxRecordingBytes = maxCharacters + 200;

export const voiceClipEndpoints = {
  storeVoiceClip: endpoint({
    method: 'PUT',
    path: '/api/reviews/{videoId}/voice/{clipId}',
    access: coachesAndAdministrators,
    summary:
      'Store the recording of a spoken note: WebM or Ogg with Opus, or MP4 with AAC, detected from its content. Sending the same id again changes nothing.',
    params: z.object({ videoId: fields.id, clipId: fields.id }),
    body: SentRecording,
    maxBytes: maxRecordingBytes,
    response: VoiceClip,
  }),
  transcribeVoiceClip: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/voice/{clipId}/words',
    access: coachesAndAdministrators,
    summary:
      'The words of a stored recording, for the coach who spoke it, where a transcription server is configured. Nothing is stored.',
    params: z.object({ videoId: fields.id, clipId: fields.id }),
    response: z.object({
      /** Plain text in one line; empty if no words were understood. */
      words: z.string().max(maxSpokenLength),
    }),
  }),
};
