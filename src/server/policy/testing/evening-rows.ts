// Rows of the access matrix: ranking evenings.

import type { EndpointName } from '#contract/endpoints.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { eveningCourts, eveningPlayers, rankingEvenings } from '#server/db/schema/index.ts';
import { makeCoach, makeMember } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What the managers of club A may do with an evening of their club; its coach is nobody of the matrix. */
export function eveningRows(world: MatrixWorld) {
  const newCoach = () => makeCoach(world.test.context.db, { role: 'coach_club', clubId: world.things.clubId });
  const members = async () => {
    const { db } = world.test.context;
    const ids = [];
    for (let number = 0; number < 4; number += 1) ids.push((await makeMember(db, world.things.clubId)).id);
    return ids;
  };
  const form = async () => ({
    title: 'Ladder',
    heldOn: '2026-05-12',
    coachId: (await newCoach()).id,
    courts: [{ id: null, name: 'Court 1', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' }],
    playerIds: await members(),
  });
  /** An evening of club A with a court and a player. */
  const evening = async () => {
    const { db } = world.test.context;
    const row = { clubId: world.things.clubId, coachId: (await newCoach()).id, title: 'Ladder', heldOn: '2026-05-12' };
    const { eveningId } = onlyRow(
      await db.insert(rankingEvenings).values(row).returning({ eveningId: rankingEvenings.id }),
    );
    const link = { provider: 'youtube', videoUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' } as const;
    const court = { eveningId, place: 0, name: 'Court 1', ...link };
    const { courtId } = onlyRow(await db.insert(eveningCourts).values(court).returning({ courtId: eveningCourts.id }));
    await db.insert(eveningPlayers).values({ eveningId, playerId: world.things.playerId });
    return { eveningId, courtId, playerId: world.things.playerId };
  };
  const ofEvening = async () => ({ params: { eveningId: (await evening()).eveningId } });

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    listRankingEvenings: { row: [401, 403, 403, 403, 200, 403, 200, 200, 403] },
    findEveningPlayers: { row: [401, 403, 403, 403, 200, 403, 200, 200, 403] },
    // Another club's coach and members are no choice.
    createRankingEvening: {
      row: [401, 403, 403, 403, 400, 403, 201, 400, 403],
      request: async () => ({ body: await form() }),
    },
    getRankingEvening: { row: [401, 403, 403, 403, 404, 403, 200, 404, 403], request: ofEvening },
    changeRankingEvening: {
      row: [401, 403, 403, 403, 404, 403, 200, 404, 403],
      request: async () => ({ ...(await ofEvening()), body: { version: 0, evening: await form() } }),
    },
    deleteRankingEvening: { row: [401, 403, 403, 403, 404, 403, 204, 404, 403], request: ofEvening },
    saveCourtStretches: {
      row: [401, 403, 403, 403, 404, 403, 200, 404, 403],
      request: async () => {
        const { eveningId, courtId } = await evening();
        return { params: { eveningId, courtId }, body: { version: 0, stretches: [] } };
      },
    },
    saveEveningDraft: {
      row: [401, 403, 403, 403, 404, 403, 403, 403, 403],
      request: async () => {
        const { eveningId, playerId } = await evening();
        return { params: { eveningId, playerId }, body: { version: 0, level: 3, moments: [], isLeftOut: false } };
      },
    },
    moveCourtTimes: {
      row: [401, 403, 403, 403, 404, 403, 403, 403, 403],
      request: async () => {
        const { eveningId, courtId } = await evening();
        return { params: { eveningId, courtId }, body: { offset: 5, duration: null } };
      },
    },
    finishRankingEvening: { row: [401, 403, 403, 403, 404, 403, 403, 403, 403], request: ofEvening },
    listOwnEveningLevels: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
  } satisfies Partial<Record<EndpointName, Case>>;
}
