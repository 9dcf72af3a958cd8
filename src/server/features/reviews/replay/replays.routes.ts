// Endpoints of review replays.

import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { deleteOwnReplay, findPlayableReplay, readOwnReplay, storeReplay } from './replays.commands.ts';
import { replayFileKey } from './replays.queries.ts';

export const replayHandlers = {
  getOwnReplay: ({ actor, params, context }) => readOwnReplay(context, actor, params.videoId),
  storeReplay: ({ actor, params, body, context }) => storeReplay(context, actor, params, body),
  deleteReplay: ({ actor, params, context }) => deleteOwnReplay(context, actor, params),

  async getReplay({ actor, params, context }) {
    const replay = await findPlayableReplay(context, actor, params);
    const { id, seconds, hasVoice, log, recordedAt, isOfThisLink } = replay;
    return { id, seconds, hasVoice, log, recordedAt, isOfThisLink };
  },
} satisfies Partial<Handlers>;

export const replayFiles = {
  async replayVoice({ actor, params, context }) {
    const { id, voiceBytes, voiceType } = await findPlayableReplay(context, actor, params);
    if (voiceBytes === null || voiceType === null) throw new AppError('not_found');
    const part = async (range?: { first: number; last: number }) =>
      orNotFound(await context.files.get(replayFileKey(id), range));
    return {
      // Content under an id never changes.
      facts: { id },
      name: `replay.${voiceType.slice('audio/'.length)}`,
      mediaType: voiceType,
      size: voiceBytes,
      part,
      make: () => part(),
    };
  },
} satisfies Partial<FileHandlers>;
