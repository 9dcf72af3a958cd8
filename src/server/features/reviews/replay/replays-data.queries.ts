// Review replays as personal data of the coach and of the player.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { ExportPart, PersonalData } from '#server/policy/personal-data.ts';
import { listReplaysBy, listReplaysFor, removeReplaysOf, replayFileKey } from './replays.queries.ts';

/** For export and erasure. */
export const replayData: PersonalData = {
  references: {
    'review_replays.coach_id': {
      exported: 'with the voice; the player gets those of published reviews',
      erased: 'kept with published reviews, by a “Former coach”; unpublished ones deleted',
    },
  },

  async collect(db, userId) {
    return [
      partOf('replaysRecorded', say(msg`Replays you recorded`), await listReplaysBy(db, userId)),
      partOf('replaysForYou', say(msg`Replays recorded for you`), await listReplaysFor(db, userId)),
    ];
  },

  // A player's videos are already deleted, and with them their replays; the job removes rows and files.
  async erase(tx, { id }) {
    await removeReplaysOf(tx, id);
  },
};

function partOf(key: string, title: string, replays: Awaited<ReturnType<typeof listReplaysBy>>): ExportPart {
  const named = replays.map((replay) => ({
    ...replay,
    file: replay.voiceType && `replays/${replay.id}.${replay.voiceType.slice('audio/'.length)}`,
  }));
  return {
    key,
    title,
    content: named.map(({ videoId, recordedAt, publishedAt, log, file }) => ({
      videoId,
      recordedAt,
      publishedAt,
      seconds: log.seconds,
      voice: file,
      // As text: a summary of thousands of numbers would be unreadable.
      path: JSON.stringify(log),
    })),
    files: named.flatMap(({ id, file, voiceBytes }) =>
      file === null || voiceBytes === null ? [] : [{ name: file, key: replayFileKey(id), bytes: voiceBytes }],
    ),
  };
}
