// Claiming a review while the connection with its player ends.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, reviewDrafts } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it.each(['claimReview', 'saveReviewDraft'] as const)(
  '%s leaves no video with a coach who can no longer see it',
  async (name) => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const videos = [];
    for (let round = 0; round < 20; round += 1) {
      const player = await makePlayer(db);
      await connect(db, coach, player);
      const [connection] = await db.select().from(coachConnections).where(eq(coachConnections.playerId, player.id));
      const video = await makeVideo(db, player);
      videos.push(video.id);
      await test.signIn(player);
      const end = { params: { id: (connection as { id: string }).id } };
      const answers = await Promise.all([
        test.call(player, endpoints.endConnection, end),
        test.call(coach, endpoints[name], {
          params: { videoId: video.id },
          ...(name === 'saveReviewDraft' && { body: { version: 0, document: reviewDocument() } }),
        }),
      ]);
      expect(answers[0].status).toBe(204);
      expect([200, 204, 404]).toContain(answers[1].status);
    }
    const held = await db.select().from(reviewDrafts).where(eq(reviewDrafts.coachId, coach.id));
    expect(held.map(({ videoId }) => videoId)).toEqual([]);
  },
);
