// Rows of the access matrix: what clubs make of their members' play, and what members decide about it.

import type { EndpointName } from '#contract/endpoints.ts';
import { makeAward, makeReel, makeSpotlight, makeTakedown } from '#server/testing/club-content.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Choices, looks, reels, cards and posts. */
export function clubContentRows(world: MatrixWorld) {
  const managers: Case['row'] = [401, 403, 403, 403, 403, 403, 200, 200, 403];
  const ownManager: Case['row'] = [401, 403, 403, 403, 403, 403, 200, 404, 403];
  /** A new reel of the owner's club. */
  const ofReel = async () => ({
    params: { reelId: (await makeReel(world.test.context.db, world.things.clubId)).id },
  });
  /** A new card about the owner. */
  const ofSpotlight = async () => {
    const { clubId, playerId } = world.things;
    return { params: { spotlightId: (await makeSpotlight(world.test.context.db, clubId, playerId)).id } };
  };
  /** A new request that is confirmed. */
  const ofTakedown = async () => ({ params: { takedownId: (await makeTakedown(world.test.context.db)).id } });
  /** An announced award of the owner's club, as a post. */
  const ofPost = async () => {
    const { clubId, playerId } = world.things;
    postedAward ??= (await makeAward(world.test.context.db, clubId, playerId)).id;
    return { params: { kind: 'award', subjectId: postedAward } };
  };
  let postedAward: string | undefined;
  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getContentChoice: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    decideContentChoice: {
      row: [401, 200, 200, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { choice: 'agreed', nameStyle: 'full' } }),
    },
    listContentMembers: { row: managers },
    getClubBrand: { row: managers },
    changeClubBrand: { row: managers, request: () => ({ body: { colour: '#133768' } }) },
    listReelMoments: { row: managers },
    proposeReel: { row: managers },
    listReels: { row: managers },
    createReel: {
      row: [401, 403, 403, 403, 403, 403, 201, 201, 403],
      request: () => ({ body: { title: 'Autumn' } }),
    },
    getReel: { row: ownManager, request: ofReel },
    saveReel: {
      row: ownManager,
      request: async () => ({ ...(await ofReel()), body: { version: 0, title: 'Autumn', clips: [] } }),
    },
    shareReel: {
      row: ownManager,
      request: async () => ({ ...(await ofReel()), body: { isPublic: true, isListed: false } }),
    },
    listSpotlights: { row: managers },
    listCardSentences: { row: ownManager, request: () => ({ params: { playerId: world.things.playerId } }) },
    createSpotlight: {
      row: [401, 403, 403, 403, 403, 403, 201, 404, 403],
      request: () => ({ body: { playerId: world.things.playerId, sentence: '' } }),
    },
    changeSpotlight: {
      row: ownManager,
      request: async () => ({ ...(await ofSpotlight()), body: { sentence: '' } }),
    },
    deleteSpotlight: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: ofSpotlight },
    listOwnSpotlights: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    answerSpotlight: {
      row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await ofSpotlight()), body: { agrees: false, pictureKey: 'some' } }),
    },
    listPostSubjects: { row: managers },
    getPost: { row: ownManager, request: ofPost },
    rewriteCaption: {
      row: ownManager,
      request: async () => ({ ...(await ofPost()), body: { language: 'en', length: 'short', draft: 0 } }),
    },
    requestTakedown: {
      row: [202, 202, 202, 202, 202, 202, 202, 202, 202],
      request: () => ({ body: { page: '/reel/abc', name: 'Olga Sand', email: 'olga@pala.test', reason: 'Please.' } }),
    },
    confirmTakedown: {
      row: [400, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { token: 'nobodys' } }),
    },
    listTakedowns: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    getTakedown: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: ofTakedown },
    answerTakedown: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({ ...(await ofTakedown()), body: { answer: 'No.', blocks: [] } }),
    },
    deleteReel: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: ofReel },
  } satisfies Partial<Record<EndpointName, Case>>;
}
