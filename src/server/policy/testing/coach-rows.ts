// Rows of the access matrix: levels, reviews, notifications.

import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { levelRequests, reviewDrafts, reviews, situationRequests } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePerson, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { replayLog } from '#server/testing/replays.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Coaches' work, and notifications. */
export function coachRows(world: MatrixWorld) {
  const ofVideo = () => ({ params: { videoId: world.things.videoId } });
  /** A pending video of the owner's that nobody has opened. */
  const unopened = async () => ({
    params: { videoId: (await makeVideo(world.test.context.db, { id: world.things.playerId })).id },
  });
  /** A pending video of the owner's whose review the actor has taken on. */
  const openedBy = async (actor: { id: string } | null) => {
    const { db } = world.test.context;
    const video = await makeVideo(db, { id: world.things.playerId });
    await db.insert(reviewDrafts).values({
      videoId: video.id,
      playerId: world.things.playerId,
      coachId: actor?.id ?? null,
      document: emptyReview,
    });
    return { params: { videoId: video.id } };
  };
  /** An open request of a published review of the owner's, answered by a pending video. */
  const situation = async () => {
    const { db } = world.test.context;
    const { playerId, coachId } = world.things;
    const [asking, answer] = [
      await makeVideo(db, { id: playerId }, { status: 'Analyzed' }),
      await makeVideo(db, { id: playerId }),
    ];
    const texts = { overallStrengths: '', areasOfImprovement: '', recommendationsForImprovement: '' };
    await db.insert(reviews).values({ videoId: asking.id, playerId, coachId, finalSummary: 'Good', ...texts });
    await db.delete(situationRequests);
    const request = {
      videoId: asking.id,
      playerId,
      skill: 'lob',
      dueOn: '2026-12-06',
      replyVideoId: answer.id,
    } as const;
    const { id } = onlyRow(await db.insert(situationRequests).values(request).returning());
    return { requestId: id, videoId: answer.id };
  };
  /** A player with a level for whom another of their coaches asks for a second opinion; the coach of the matrix is theirs as well. */
  const askedByAnother = async () => {
    const { db } = world.test.context;
    const [player, asking] = [await makePerson(db), await makeCoach(db)];
    await connect(db, asking, player);
    await connect(db, { id: world.things.coachId }, player);
    const { id: videoId } = await makeVideo(db, player, { status: 'Analyzed' });
    const request = {
      playerId: player.id,
      verifierId: asking.id,
      level: '4.0',
      note: 'n',
      reviewIds: [videoId],
      reasons: [],
    };
    return { params: onlyRow(await db.insert(levelRequests).values(request).returning({ id: levelRequests.id })) };
  };
  const ofOwner = () => ({ params: { userId: world.things.playerId } });

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getCoachDashboard: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    listLevels: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    countLevels: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    getLevelCase: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofOwner },
    verifyLevel: {
      // The video is not reviewed, so people with access get a conflict.
      row: [401, 403, 403, 400, 404, 404, 403, 403, 400],
      request: () => ({
        ...ofOwner(),
        body: { level: 3.5, note: 'A match.', reviewIds: [world.things.videoId], basedOn: null },
      }),
    },
    withdrawLevel: {
      // Nothing is verified, so people with access get a conflict.
      row: [401, 403, 403, 403, 404, 404, 403, 403, 403],
      request: () => ({ ...ofOwner(), body: { reason: 'test' } }),
    },
    confirmLevel: { row: [401, 403, 403, 204, 404, 404, 403, 403, 204], request: askedByAnother },
    declineLevel: {
      row: [401, 403, 403, 204, 404, 404, 403, 403, 204],
      request: async () => ({ ...(await askedByAnother()), body: { reason: 'no' } }),
    },
    listReviewQueue: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    countReviewQueue: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    getEvening: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    listOwnNotes: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    claimReview: { row: [401, 403, 403, 204, 404, 404, 403, 403, 204], request: unopened },
    releaseReview: { row: [401, 403, 403, 204, 404, 404, 403, 403, 204], request: openedBy },
    openReview: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
    listSetAsideVersions: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
    saveReviewDraft: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: () => ({ ...ofVideo(), body: { version: 99, document: reviewDocument() } }),
    },
    storeVoiceClip: {
      // People who may send a recording see why it is invalid.
      row: [401, 403, 403, 400, 404, 404, 403, 403, 400],
      request: () => ({
        params: { videoId: world.things.videoId, clipId: newId() },
        body: { seconds: 12, audio: 'bm8gc291bmQ=' },
      }),
    },
    transcribeVoiceClip: {
      // Of a video without recordings.
      row: [401, 403, 403, 404, 404, 404, 403, 403, 404],
      request: () => ({ params: { videoId: world.things.videoId, clipId: newId() } }),
    },
    listSituationRequests: {
      row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
      request: () => ({ params: { userId: world.things.playerId } }),
    },
    markSituation: {
      row: [401, 200, 404, 200, 404, 404, 403, 403, 200],
      request: async () => {
        const { requestId, videoId } = await situation();
        return { params: { requestId }, body: { videoId, from: 4, to: 9 } };
      },
    },
    unmarkSituation: {
      row: [401, 204, 404, 204, 404, 404, 403, 403, 204],
      request: async () => ({ params: { requestId: (await situation()).requestId } }),
    },
    storeReplay: {
      row: [401, 403, 403, 400, 404, 404, 403, 403, 400],
      request: () => ({
        params: { videoId: world.things.videoId, replayId: newId() },
        body: { log: replayLog, timedFor: 'youtube:x', voice: 'bm8gc291bmQ=' },
      }),
    },
    getOwnReplay: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
    deleteReplay: {
      row: [401, 403, 403, 404, 404, 404, 403, 403, 404],
      request: () => ({ params: { videoId: world.things.videoId, replayId: newId() } }),
    },
    // The files' matrix has the voice of a published one.
    getReplay: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ params: { videoId: world.things.videoId, replayId: newId() } }),
    },
    publishReview: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: () => ({ ...ofVideo(), body: { version: 99 } }),
    },
    draftReview: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: () => ({ ...ofVideo(), body: { version: 99 } }),
    },
    // The video is not published: there is nothing to revise.
    startRevision: { row: [401, 403, 403, 409, 404, 404, 403, 403, 409], request: ofVideo },
    discardRevision: { row: [401, 403, 403, 409, 404, 404, 403, 403, 409], request: ofVideo },
    listReviewVersions: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
    getReviewVersion: {
      row: [401, 403, 403, 404, 404, 404, 403, 403, 404],
      request: () => ({ params: { videoId: world.things.videoId, number: '1' } }),
    },
    setLinkState: {
      row: [401, 403, 403, 200, 404, 404, 403, 403, 200],
      request: () => ({ ...ofVideo(), body: { problem: null } }),
    },
    listNotifications: { row: [401, 200, 404, 404, 404, 404, 404, 404, 404], request: ofOwner },
    readNotification: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ params: { id: world.things.videoId } }),
    },
    readAllNotifications: { row: [401, 204, 404, 404, 404, 404, 404, 404, 404], request: ofOwner },
    listCoachNotifications: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: (actor) => ({ params: { userId: actor?.id ?? world.things.playerId } }),
    },
    readCoachNotification: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { id: world.things.videoId } }),
    },
    readAllCoachNotifications: { row: [401, 403, 403, 403, 403, 403, 403, 403, 404], request: ofOwner },
  } satisfies Partial<Record<EndpointName, Case>>;
}
