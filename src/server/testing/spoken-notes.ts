// Spoken notes for tests: recordings in the right format, stored and published through the calls of the workspace.

import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { reviewDocument } from './factories.ts';
import type { TestApp } from './test-app.ts';

interface One {
  id: string;
}

/** A browser's upload: the beginning of a WebM file with Opus, padded to a size in bytes. */
export function recording(size = 2000): Buffer {
  const head = Buffer.from('\x1aE\xdf\xa3\x9fB\x82\x84webm\x18S\x80g......A_OPUS......', 'latin1');
  return Buffer.concat([head, Buffer.alloc(Math.max(size - head.length, 0), 'abcdefghijk')]);
}

/** The calls about recordings, each as a person on a video. */
export function voiceDesk(test: TestApp) {
  return {
    store: (who: One, video: One, clipId: string, content = recording(), seconds = 12) =>
      test.call(who, endpoints.storeVoiceClip, {
        params: { videoId: video.id, clipId },
        body: { seconds, audio: content.toString('base64') },
      }),
    /** The recording for a person, or for a visitor (null). */
    listen: async (who: One | null, video: One, clipId: string, headers: Record<string, string> = {}) => {
      const cookie = who ? { cookie: await test.sessionOf(who) } : {};
      const url = files.voiceClip.path.replace('{videoId}', video.id).replace('{clipId}', clipId);
      return test.app.inject({ url, headers: { ...cookie, ...headers } });
    },
  };
}

/** A note with only a recording. */
export function spokenNote(clipId: string, content = recording(), seconds = 12): DraftNote {
  const voice = { id: clipId, seconds, bytes: content.length, mediaType: 'audio/webm' as const };
  return {
    id: newId(),
    timestamp: 31,
    endTimestamp: null,
    type: 'technique',
    skill: null,
    title: '',
    comment: '',
    board: null,
    voice,
  };
}

/** Revises the published review of a video, and publishes it with a spoken note; returns the id of the recording. */
export async function publishSpokenNote(test: TestApp, coach: One, video: One): Promise<string> {
  const clipId = newId();
  const params = { videoId: video.id };
  const { body } = await test.call(coach, endpoints.startRevision, { params });
  await voiceDesk(test).store(coach, video, clipId);
  const document = reviewDocument({ notes: [spokenNote(clipId)] });
  const saved = await test.call(coach, endpoints.saveReviewDraft, {
    params,
    body: { version: body.version, document },
  });
  const answer = await test.call(coach, endpoints.publishReview, { params, body: { version: saved.body.version } });
  if (answer.status !== 200) throw new Error(`Not published: ${answer.raw.body}`);
  return clipId;
}
