// Endpoints of spoken notes.

import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { findPlayableClip, storeVoiceClip, transcribeClip } from './voice-clips.commands.ts';
import { voiceFileKey } from './voice-clips.queries.ts';

export const voiceClipHandlers = {
  storeVoiceClip: ({ actor, params, body, context }) => storeVoiceClip(context, actor, params, body),
  transcribeVoiceClip: ({ actor, params, context }) => transcribeClip(context, actor, params),
} satisfies Partial<Handlers>;

export const voiceClipFiles = {
  async voiceClip({ actor, params, context }) {
    const { id, bytes, mediaType } = await findPlayableClip(context, actor, params);
    const part = async (range?: { first: number; last: number }) =>
      orNotFound(await context.files.get(voiceFileKey(id), range));
    return {
      // Content under an id never changes.
      facts: { id },
      name: `spoken-note.${mediaType.slice('audio/'.length)}`,
      mediaType,
      size: bytes,
      part,
      make: () => part(),
    };
  },
} satisfies Partial<FileHandlers>;
