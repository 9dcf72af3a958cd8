// Rows of the access matrix: pairs. Nobody but the player and the partner of a video has to do with them.

import { eq } from 'drizzle-orm';
import { endpoints } from '#contract/endpoints.ts';
import { videoPartners } from '#server/db/schema/index.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What a player shares with a partner. */
export function pairRows(world: MatrixWorld) {
  const { test } = world;
  const ofVideo = () => ({ params: { videoId: world.things.videoId } });
  const alone = async () => {
    await test.context.db.delete(videoPartners).where(eq(videoPartners.videoId, world.things.videoId));
    return ofVideo();
  };
  const shared = async () => {
    const request = await alone();
    await makePartner(test, { id: world.things.videoId }, await makePlayer(test.context.db));
    return request;
  };
  /** The token of a waiting invitation to the owner's video. */
  const invited = async () => {
    const answer = await test.call({ id: world.things.playerId }, endpoints.invitePartner, {
      ...(await alone()),
      body: {},
    });
    return new URL(answer.body.link ?? '').searchParams.get('token') ?? '';
  };
  return {
    //                         anon own  oth  coach str  end  club oth  admin
    getVideoPartner: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: ofVideo },
    invitePartner: {
      row: [401, 201, 404, 403, 403, 403, 403, 403, 403],
      request: async () => ({ ...(await alone()), body: {} }),
    },
    endPartner: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: shared },
    getPairInvitation: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: async () => ({ query: { token: await invited() } }),
    },
    answerPairInvitation: {
      row: [401, 409, 200, 403, 403, 403, 403, 403, 403],
      request: async () => ({ body: { token: await invited(), accept: true } }),
    },
    listPairMatches: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    getPairPage: { row: [401, 200, 404, 403, 403, 403, 403, 403, 403], request: shared },
    leavePairMatch: { row: [401, 404, 404, 403, 403, 403, 403, 403, 403], request: shared },
  } satisfies Record<string, Case>;
}
