// Rows of the access matrix: videos, progress, coaching, sessions, certificates, shared reviews.

import { v7 as newId } from 'uuid';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { openSessions, sessionWaiters } from '#server/db/schema/index.ts';
import { makeListedCoach, makeNote, makeRequest, someGoals } from '#server/testing/coaching.ts';
import { connect, makeCoach, makeMember, makeSession, makeVideo, videoForm } from '#server/testing/factories.ts';
import { publishOf, publishReview } from '#server/testing/filled-account.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What players and their coaches do with each other. */
export function playerRows(world: MatrixWorld) {
  const everyone = 200;
  const ofVideo = () => ({ params: { videoId: world.things.videoId } });
  /** A pending video of the owner's that nobody has opened. */
  const unopened = async () => ({
    params: { videoId: (await makeVideo(world.test.context.db, { id: world.things.playerId })).id },
  });
  /** An analyzed video of the owner's, by a coach who is then connected no more, and the request for a second review of it. */
  const reviewed = async () => {
    const { db } = world.test.context;
    const first = await makeCoach(db);
    await connect(db, first, { id: world.things.playerId });
    const { id: videoId } = await publishReview(world.test, first, { id: world.things.playerId });
    return { params: { videoId }, body: { coachId: world.things.coachId } };
  };
  /** A match of the owner's with two published reviews, by its second video. */
  const compared = async () => {
    const asked = await reviewed();
    const { body: second } = await world.test.call({ id: world.things.playerId }, endpoints.askSecondReview, asked);
    await publishOf(world.test, { id: world.things.coachId }, second.id);
    return { params: { videoId: second.id } };
  };
  const ofOwner = () => ({ params: { userId: world.things.playerId } });
  /** A session next month that the coach plans with the owner. */
  const ofPlan = () => ({
    body: {
      title: 'Volleys',
      playerIds: [world.things.playerId],
      date: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
      time: '18:00',
      timeZone: 'Europe/Copenhagen',
      duration: 60,
      despiteConflicts: true,
      // Administrators book for this coach; coaches always book for themselves.
      coachId: world.things.coachId,
    },
  });
  /** A question of the owner's to Smashy. */
  const ownersTurn = async () => {
    const turnId = newId();
    await world.test.call({ id: world.things.playerId }, endpoints.askSmashy, { body: { message: 'Hello', turnId } });
    return turnId;
  };
  const ofNewSession = async () => ({
    params: {
      sessionId: await makeSession(world.test.context.db, { id: world.things.coachId }, [
        { id: world.things.playerId },
      ]),
    },
  });

  const ofClubSession = async () => {
    const { db } = world.test.context;
    const leader = await makeCoach(db, { role: 'coach_club', clubId: world.things.clubId });
    return { params: { sessionId: await makeSession(db, leader, [{ id: world.things.playerId }]) } };
  };

  /** A session of club A that is open to its members: full, or with a free place. */
  const ofOpenSession = async (places: number) => {
    const { db } = world.test.context;
    const { clubId } = world.things;
    const leader = await makeCoach(db, { role: 'coach_club', clubId });
    const sessionId = await makeSession(db, leader, [await makeMember(db, clubId)], { places });
    await db.insert(openSessions).values({ groupId: sessionId, clubId });
    return { params: { sessionId } };
  };

  /** Whom players of the matrix write to, and whom everybody else. */
  const otherSide = (person: { id: string } | null) =>
    person === world.people.own || person === world.people.otherPlayer ? world.things.coachId : world.things.playerId;
  const ofConversation = (person: { id: string } | null) => ({ params: { coachId: otherSide(person) } });

  /** What the owner is about to pay for. */
  const ofOrder = async () => {
    const body = { product: 'credits-1' } as const;
    const { url } = (await world.test.call({ id: world.things.playerId }, endpoints.startCheckout, { body })).body;
    return { params: { orderId: url.split('/').at(-1) } };
  };

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getPaymentStatus: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    getSubscriptionStatus: {
      row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone],
    },
    getOwnSubscription: {
      row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone],
    },
    changePlan: { row: [401, 404, 404, 403, 403, 403, 403, 403, 403], request: () => ({ body: { plan: 'pro' } }) },
    cancelSubscription: { row: [401, 404, 404, 403, 403, 403, 403, 403, 403] },
    resumeSubscription: { row: [401, 404, 404, 403, 403, 403, 403, 403, 403] },
    listOffers: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    startCheckout: {
      row: [401, 200, 200, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { product: 'credits-1' } }),
    },
    getLatestOrder: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    openBillingPortal: {
      row: [401, 200, 200, 403, 403, 403, 403, 403, 403],
      // The portal exists for people with a checkout.
      request: async (person) => {
        await world.test.call(person, endpoints.startCheckout, { body: { product: 'credits-1' } });
        return {};
      },
    },
    listPendingPayments: {
      row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone],
    },
    listReceipts: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    getTestCheckout: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: ofOrder },
    settleTestCheckout: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await ofOrder()), body: { outcome: 'fail' } }),
    },
    renewTestSubscription: {
      row: [401, 404, 404, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { outcome: 'pay' } }),
    },
    listVideos: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    countVideos: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    listWaitingVideos: { row: [401, everyone, everyone, 403, 403, 403, 403, 403, 403] },
    createVideo: {
      row: [401, 201, 201, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: videoForm({ again: true }) }),
    },
    getVideo: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofVideo },
    listEarlierReviews: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofVideo },
    listSecondReviewChoices: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: ofVideo },
    askSecondReview: {
      row: [401, 201, 404, 403, 403, 403, 403, 403, 403],
      request: reviewed,
    },
    getReviewComparison: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: compared },
    withdrawVideo: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: unopened },
    correctVideo: {
      row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await unopened()), body: { title: 'Corrected' } }),
    },
    replaceVideoLink: {
      row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await unopened()), body: { videoUrl: videoForm().videoUrl } }),
    },
    askSmashy: {
      row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone],
      request: () => ({ body: { message: 'What is a bandeja?', userRole: 'admin', userId: world.things.playerId } }),
    },
    getSmashyConversation: {
      row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone],
    },
    rateSmashyAnswer: {
      row: [401, 204, 404, 404, 404, 404, 404, 404, 404],
      request: async () => ({ params: { turnId: await ownersTurn() }, body: { isHelpful: true } }),
    },
    listOwnSkillRatings: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    listSkillRatings: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
    getSkillThread: {
      row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
      request: () => ({ params: { userId: world.things.playerId, skill: 'lob' as const } }),
    },
    getPlayerProgress: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
    getLevelSteps: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
    getPlayerDashboard: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
    listPlayers: { row: [401, 403, 403, 200, 200, 200, 200, 200, 200] },
    getOwnGoals: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    getGoals: {
      row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
      request: () => ({ params: { playerId: world.things.playerId } }),
    },
    listTrainingSessions: {
      row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
      request: () => ({ params: { playerId: world.things.playerId } }),
    },
    setGoals: {
      row: [401, 403, 403, 200, 404, 404, 403, 403, 200],
      request: async () => ({
        params: { playerId: world.things.playerId },
        body: await someGoals(world.test, world.things.playerId),
      }),
    },
    listRelationships: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    requestConnection: {
      row: [401, 201, 201, 403, 403, 403, 403, 403, 403],
      request: async () => ({ body: { coachId: (await makeListedCoach(world.test.context.db)).id } }),
    },
    acceptConnection: {
      row: [401, 204, 404, 404, 404, 404, 403, 403, 403],
      request: async () => ({
        params: { id: await makeRequest(world.test.context.db, { id: world.things.playerId }) },
      }),
    },
    endConnection: {
      row: [401, 204, 404, 404, 404, 404, 403, 403, 403],
      request: async () => ({
        params: { id: await makeRequest(world.test.context.db, { id: world.things.playerId }) },
      }),
    },
    addPlayer: {
      row: [401, 403, 403, 202, 202, 202, 403, 403, 403],
      request: () => ({ body: { email: 'added@pala.test', firstName: 'Ida', lastName: 'Lund', country: 'DK' } }),
    },
    listRequests: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    withdrawRequest: {
      row: [401, 403, 403, 404, 404, 404, 403, 403, 403],
      request: () => ({ params: { id: world.things.videoId } }),
    },
    listCoachedPlayers: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    getCoachedPlayer: { row: [401, 403, 403, 200, 404, 404, 403, 403, 403], request: ofOwner },
    listPlayerVideos: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofOwner },
    listCoachNotes: { row: [401, 403, 403, 200, 404, 404, 403, 403, 403], request: ofOwner },
    createCoachNote: {
      row: [401, 403, 403, 201, 404, 404, 403, 403, 403],
      request: () => ({ ...ofOwner(), body: { text: 'Left-handed.' } }),
    },
    updateCoachNote: {
      row: [401, 403, 403, 200, 404, 404, 403, 403, 403],
      request: async () => ({
        params: { userId: world.things.playerId, noteId: await makeNote(world.test.context.db, world.things) },
        body: { text: 'Right-handed.' },
      }),
    },
    deleteCoachNote: {
      row: [401, 403, 403, 204, 404, 404, 403, 403, 403],
      request: async () => ({
        params: { userId: world.things.playerId, noteId: await makeNote(world.test.context.db, world.things) },
      }),
    },
    getCoachProfile: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    saveCoachProfile: {
      row: [401, 403, 403, 200, 200, 200, 403, 403, 403],
      request: () => ({ body: { about: 'I coach.', languages: ['da'], certifiedSince: 2019, isListed: false } }),
    },
    findCoaches: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    listCoachSessions: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    listBookablePlayers: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    // Of a player who is not visible, there is nothing in it (coach-sessions.routes.test.ts).
    listBookedTimes: {
      row: [401, 403, 403, 200, 200, 200, 403, 403, 200],
      request: () => ({
        query: {
          from: '2027-01-04T00:00:00.000Z',
          to: '2027-01-11T00:00:00.000Z',
          playerIds: world.things.playerId,
          coachId: world.things.coachId,
        },
      }),
    },
    planSessions: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofPlan },
    createSessions: { row: [401, 403, 403, 201, 404, 404, 403, 403, 201], request: ofPlan },
    getCoachSession: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofNewSession },
    changeSession: {
      row: [401, 403, 403, 200, 404, 404, 403, 403, 200],
      request: async () => ({ ...(await ofNewSession()), body: { ...ofPlan().body, revision: 0 } }),
    },
    cancelSession: { row: [401, 403, 403, 204, 404, 404, 403, 403, 204], request: ofNewSession },
    completeSession: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: async () => ({ ...(await ofNewSession()), body: {} }),
    },
    // Every place of it is the owner's.
    addSessionPlayers: {
      row: [401, 403, 403, 400, 404, 404, 403, 403, 403],
      request: async () => ({ ...(await ofNewSession()), body: { playerIds: [world.things.playerId] } }),
    },
    noteAttendance: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: async () => ({ ...(await ofNewSession()), body: { came: [] } }),
    },
    giveSessionFeedback: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: async () => ({ ...(await ofNewSession()), body: { feedback: 'Good.' } }),
    },
    // Of a coach of club A who is none of these.
    listSubstitutes: { row: [401, 403, 403, 403, 404, 403, 200, 404, 403], request: ofClubSession },
    handOverSession: {
      row: [401, 403, 403, 403, 404, 403, 204, 404, 403],
      request: async () => {
        const substitute = await makeCoach(world.test.context.db, { role: 'coach_club', clubId: world.things.clubId });
        return { ...(await ofClubSession()), body: { coachId: substitute.id, revision: 0 } };
      },
    },
    openSession: {
      row: [401, 403, 403, 403, 404, 403, 403, 403, 403],
      request: async () => ({ ...(await ofClubSession()), body: {} }),
    },
    closeSession: { row: [401, 403, 403, 403, 404, 403, 403, 403, 403], request: ofClubSession },
    listOpenSessions: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    takePlace: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await ofOpenSession(2)), body: { despiteConflicts: true } }),
    },
    joinWaitingList: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: () => ofOpenSession(1) },
    leaveWaitingList: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: async () => {
        const { params } = await ofOpenSession(1);
        await world.test.context.db
          .insert(sessionWaiters)
          .values({ groupId: params.sessionId, playerId: world.things.playerId });
        return { params };
      },
    },
    listLedSessions: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: async () => ({
        params: {
          userId: (await makeCoach(world.test.context.db, { role: 'coach_club', clubId: world.things.clubId })).id,
        },
      }),
    },
    answerSession: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await ofNewSession()), body: { answer: 'cant', reason: 'Away.' } }),
    },
    getCalendarFeed: { row: [401, 200, 200, 200, 200, 200, 403, 403, 403] },
    makeCalendarFeed: { row: [401, 200, 200, 200, 200, 200, 403, 403, 403] },
    deleteCalendarFeed: { row: [401, 204, 204, 204, 204, 204, 403, 403, 403] },
    setTimeZone: {
      row: [401, 204, 204, 204, 204, 204, 204, 204, 204],
      request: () => ({ body: { timeZone: 'Europe/Copenhagen' } }),
    },
    listConversations: { row: [401, 200, 200, 200, 200, 200, 403, 403, 403] },
    countUnreadMessages: { row: [401, 200, 200, 200, 200, 200, 403, 403, 403] },
    // Former connections can still read; a player needs a plan to write.
    getConversation: { row: [401, 200, 404, 200, 404, 200, 403, 403, 403], request: ofConversation },
    readConversation: { row: [401, 204, 404, 204, 404, 204, 403, 403, 403], request: ofConversation },
    sendMessage: {
      row: [401, 403, 404, 201, 404, 403, 403, 403, 403],
      request: (person) => ({ body: { receiverId: otherSide(person), content: 'Hello.' } }),
    },
    listAchievements: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    seeAchievements: {
      row: [401, 204, 204, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { ids: [world.things.videoId] } }),
    },
    getCertificate: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    changeCertificate: {
      row: [401, 200, 200, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { isPublic: false, nameStyle: 'initials' } }),
    },
    getReviewSharing: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: ofVideo },
    shareReview: {
      row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
      request: async () => {
        const { playerId, coachId } = world.things;
        const video = await publishReview(world.test, { id: coachId }, { id: playerId });
        return { params: { videoId: video.id }, body: { showsScore: true, noteIds: [], nameStyle: 'short' } };
      },
    },
    stopSharingReview: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: ofVideo },
    getPlayerLook: { row: [401, 200, 404, 200, 404, 404, 403, 403, 200], request: ofVideo },
    sendPlayerLook: {
      row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await unopened()), body: { moments: [], ratings: { lob: 4 }, timedFor: '' } }),
    },
    postponePlayerLook: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await unopened()), body: { answer: 'later' } }),
    },
    getLookChoice: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    chooseLookTime: {
      row: [401, 204, 204, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { when: 'after-sending' } }),
    },
    getReviewOpening: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    chooseReviewOpening: {
      row: [401, 204, 204, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { opening: { time: '18:00', days: [] } } }),
    },
    openReviewNow: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: ofVideo },
    getClubLooks: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    setClubLooks: {
      row: [401, 403, 403, 403, 403, 403, 204, 204, 403],
      request: () => ({ body: { asks: true } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
