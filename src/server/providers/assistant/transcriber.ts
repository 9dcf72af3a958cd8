// The words of a recording, from any server with OpenAI's API.

import type { FastifyBaseLogger } from 'fastify';
import { z } from 'zod';
import { cleanTranscription } from '#domain/reviews/notes/spoken-marks.ts';
import type { VoiceMediaType } from '#domain/reviews/voice/voice-clips.ts';
import type { Config } from '#server/config.ts';
import { failureKind } from './failure-kind.ts';
import { createClient } from './openai-client.ts';

/** Time limit in milliseconds: a minute of speech on a server without a graphics card. */
const defaultTimeoutMs = 45_000;
/** The longest answer that is read, in bytes. */
const maxBytes = 64 * 1024;

export interface Transcriber {
  /**
   * A recording's words as plain text in one line, at most 2,000 characters; empty if none were understood. Null if the server fails, takes
   * too long or answers anything else.
   */
  transcribe(recording: { content: Uint8Array<ArrayBuffer>; mediaType: VoiceMediaType }): Promise<string | null>;
}

const Answer = z.object({ text: z.string() });

/** @param timeoutMs time limit in milliseconds */
export function createTranscriber(
  server: NonNullable<Config['transcription']>,
  log: FastifyBaseLogger,
  timeoutMs = defaultTimeoutMs,
): Transcriber {
  const client = createClient(server, maxBytes);
  const { model, language } = server;
  return {
    async transcribe({ content, mediaType }) {
      // Servers tell the format by the name's ending.
      const file = new File([content], `note.${mediaType.slice('audio/'.length)}`, { type: mediaType });
      try {
        const signal = AbortSignal.timeout(timeoutMs);
        const answer: unknown = await client.audio.transcriptions.create(
          { file, model, response_format: 'json', ...(language !== null && { language }) },
          { signal },
        );
        return cleanTranscription(Answer.parse(answer).text);
      } catch (error) {
        // Only the kind of failure, because servers' messages may repeat what was said.
        log.warn({ failure: failureKind(error) }, 'the server for transcriptions did not answer');
        return null;
      }
    },
  };
}
