// Spoken notes as personal data of the coach and of the player.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { ExportPart, PersonalData } from '#server/policy/personal-data.ts';
import {
  listAnswersSpokenTo,
  listSpokenBy,
  listSpokenTo,
  recheckVoiceOf,
  voiceFileKey,
} from './voice-clips.queries.ts';

/** For export and erasure. */
export const voiceClipData: PersonalData = {
  references: {
    'voice_clips.coach_id': {
      exported:
        'with the recordings, also those of answers; the other person gets those of published reviews and of answers to them',
      erased: 'kept with published reviews, by a “Former coach”; of drafts and answers deleted',
    },
  },

  async collect(db, userId) {
    return [
      partOf('spokenNotes', say(msg`Notes and answers you spoke`), await listSpokenBy(db, userId)),
      partOf('spokenToYou', say(msg`Notes spoken to you`), await listSpokenTo(db, userId)),
      partOf('answersSpokenToYou', say(msg`Answers spoken to you`), await listAnswersSpokenTo(db, userId)),
    ];
  },

  // A player's videos and their clips are already deleted; the job removes the files.
  async erase(tx, { id }) {
    await recheckVoiceOf(tx, id);
  },
};

function partOf(key: string, title: string, clips: Awaited<ReturnType<typeof listSpokenBy>>): ExportPart {
  const named = clips.map((clip) => ({ ...clip, file: `recordings/${clip.id}.${clip.mediaType.slice(6)}` }));
  return {
    key,
    title,
    content: named.map(({ videoId, seconds, bytes, mediaType, recordedAt, file }) => ({
      videoId,
      seconds,
      bytes,
      mediaType,
      recordedAt,
      file,
    })),
    files: named.map(({ id, file, bytes }) => ({ name: file, key: voiceFileKey(id), bytes })),
  };
}
