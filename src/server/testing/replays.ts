// Review replays for tests, stored through the calls of the workspace.

import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { ReplayLog } from '#contract/reviews/replays.ts';
import { recording } from './spoken-notes.ts';
import type { TestApp } from './test-app.ts';

interface One {
  id: string;
}

/** The path of a coach who watches from 0:30, stops to speak, and goes on. */
export const replayLog: ReplayLog = {
  v: 1,
  seconds: 42.5,
  events: [
    [0, 'seek', 30],
    [1, 'play', 30],
    [11, 'pause', 40],
    [12, 'board', [7.5, 7.5, 7.5, 2.5, 17.5, 2.5, 17.5, 7.5], []],
    [13, 'arrow', 0, 1, 7.5, 7.5, 15, 2],
    [20, 'clear'],
    [21, 'play', 40],
  ],
};

/** The calls about replays, each as a person on a video. */
export function replayDesk(test: TestApp) {
  const desk = {
    store: (
      who: One,
      video: One & { provider: string; providerVideoId: string },
      replayId: string,
      { log = replayLog, voice = recording() }: { log?: ReplayLog; voice?: Buffer | null } = {},
    ) =>
      test.call(who, endpoints.storeReplay, {
        params: { videoId: video.id, replayId },
        body: {
          log,
          timedFor: `${video.provider}:${video.providerVideoId}`,
          voice: voice && voice.toString('base64'),
        },
      }),
    own: (who: One, video: One) => test.call(who, endpoints.getOwnReplay, { params: { videoId: video.id } }),
    remove: (who: One, video: One, replayId: string) =>
      test.call(who, endpoints.deleteReplay, { params: { videoId: video.id, replayId } }),
    play: (who: One, video: One, replayId: string) =>
      test.call(who, endpoints.getReplay, { params: { videoId: video.id, replayId } }),
    /** The voice for a person, or for a visitor (null). */
    listen: async (who: One | null, video: One, replayId: string) => {
      const headers = who ? { cookie: await test.sessionOf(who) } : {};
      const url = files.replayVoice.path.replace('{videoId}', video.id).replace('{replayId}', replayId);
      return test.app.inject({ url, headers });
    },
  };
  return desk;
}

/** Revises the published review of a video, and publishes it with a replay; returns its id. */
export async function publishReplay(test: TestApp, coach: One, video: One): Promise<string> {
  const replayId = newId();
  const params = { videoId: video.id };
  const { body } = await test.call(coach, endpoints.startRevision, { params });
  await test.call(coach, endpoints.storeReplay, {
    params: { ...params, replayId },
    body: { log: replayLog, timedFor: 'youtube:x', voice: recording().toString('base64') },
  });
  const answer = await test.call(coach, endpoints.publishReview, { params, body: { version: body.version } });
  if (answer.status !== 200) throw new Error(`Not published: ${answer.raw.body}`);
  return replayId;
}
