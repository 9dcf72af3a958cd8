// Reports for tests: published reviews of any player, and the download.

import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { coachConnections } from '#server/db/schema/index.ts';
import { makeVideo, reviewDocument } from './factories.ts';
import { voiceDesk } from './spoken-notes.ts';
import type { TestApp } from './test-app.ts';

interface One {
  id: string;
}

/** Publishes as a coach, and downloads as anyone. */
export function reportDesk(test: TestApp) {
  return {
    /** Publishes a review of a new video; the coach becomes connected to its player. `clips` are the ids of recordings in it. */
    async publish(
      coach: One,
      player: One,
      document: ReviewDocument = reviewDocument(),
      columns: Parameters<typeof makeVideo>[2] = {},
      clips: readonly string[] = [],
    ) {
      const { db } = test.context;
      const video = await makeVideo(db, player, columns);
      const params = { videoId: video.id };
      await db
        .insert(coachConnections)
        .values({ coachId: coach.id, playerId: player.id, status: 'active' })
        .onConflictDoNothing();
      for (const clipId of clips) await voiceDesk(test).store(coach, video, clipId);
      await test.call(coach, endpoints.saveReviewDraft, { params, body: { version: 0, document } });
      const answer = await test.call(coach, endpoints.publishReview, { params, body: { version: 1 } });
      if (answer.status !== 200) throw new Error(`Not published: ${answer.raw.body}`);
      return video;
    },
    /** The report for a person, or for a visitor (null). */
    async download(person: One | null, videoId: string, headers: Record<string, string> = {}) {
      const cookie = person ? { cookie: await test.signIn(person) } : {};
      return test.app.inject({ url: `/api/videos/${videoId}/report.pdf`, headers: { ...cookie, ...headers } });
    },
  };
}
