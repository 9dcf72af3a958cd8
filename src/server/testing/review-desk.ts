// A coach at work, for tests: a player with a pending video, and the calls of the workspace.

import type { z } from 'zod';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import type { videos } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer, makeVideo, reviewDocument } from './factories.ts';
import type { TestApp } from './test-app.ts';

type SaveBody = z.input<(typeof endpoints.saveReviewDraft)['body']>;

interface One {
  id: string;
}

/** The calls of the workspace, each as a person on a video. */
export function reviewDesk(test: TestApp) {
  const of = (video: One) => ({ params: { videoId: video.id } });
  const desk = {
    /** A player, a coach connected to them, and a pending video. */
    async situation(columns: Partial<typeof videos.$inferInsert> = {}) {
      const { db } = test.context;
      const player = await makePlayer(db, { firstName: 'Pia', lastName: 'Lund' });
      const coach = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
      await connect(db, coach, player);
      return { player, coach, video: await makeVideo(db, player, { title: 'Semi-final', ...columns }) };
    },
    /** The same with a published review. */
    async published(document: ReviewDocument = reviewDocument()) {
      const situation = await desk.situation();
      const { coach, video } = situation;
      await desk.open(coach, video);
      await desk.save(coach, video, 0, document);
      const answer = await desk.publish(coach, video, 1);
      if (answer.status !== 200) throw new Error(`Not published: ${answer.raw.body}`);
      return { ...situation, document };
    },
    claim: (who: One, video: One) => test.call(who, endpoints.claimReview, of(video)),
    open: (who: One, video: One) => test.call(who, endpoints.openReview, of(video)),
    save: (who: One, video: One, version: number, document: ReviewDocument, more: Partial<SaveBody> = {}) =>
      test.call(who, endpoints.saveReviewDraft, { ...of(video), body: { version, document, ...more } }),
    publish: (who: One, video: One, version: number) =>
      test.call(who, endpoints.publishReview, { ...of(video), body: { version } }),
    draft: (who: One, video: One, version: number) =>
      test.call(who, endpoints.draftReview, { ...of(video), body: { version } }),
    revise: (who: One, video: One) => test.call(who, endpoints.startRevision, of(video)),
    discard: (who: One, video: One) => test.call(who, endpoints.discardRevision, of(video)),
    versions: (who: One, video: One) => test.call(who, endpoints.listReviewVersions, of(video)),
    version: (who: One, video: One, number: number) =>
      test.call(who, endpoints.getReviewVersion, { params: { videoId: video.id, number } }),
    setLink: (who: One, video: One, problem: 'missing' | 'private' | 'no-embedding' | null) =>
      test.call(who, endpoints.setLinkState, { ...of(video), body: { problem } }),
    read: (who: One, video: One) => test.call(who, endpoints.getVideo, of(video)),
    /** A person's notifications, the newest first. */
    bell: async (who: One) => {
      const { body } = await test.call(who, endpoints.listNotifications, { params: { userId: who.id } });
      return body.map(({ type, title, message, videoId }) => ({ type, title, message, videoId }));
    },
  };
  return desk;
}
