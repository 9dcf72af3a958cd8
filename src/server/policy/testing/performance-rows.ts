// Rows of the access matrix: movement analysis, training made from ratings, and what ratings say across players.

import type { EndpointName } from '#contract/endpoints.ts';
import { emptyTracks } from '#domain/reviews/movement/marks.ts';
import { drillsFor } from '#domain/skills/drills.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What administrators, and coaches of the videos that they review, learn from marks and ratings. */
export function performanceRows(world: MatrixWorld) {
  const ofOwner = () => ({ params: { playerId: world.things.playerId } });
  const ofVideo = () => ({ params: { videoId: world.things.videoId } });

  return {
    //                           anon own  oth  coach str  end  club oth  admin
    listMovementVideos: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    openMovement: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
    saveMovement: {
      // No version 99 exists, so people with access get a conflict.
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: () => ({
        ...ofVideo(),
        body: { version: 99, document: { timedFor: 'youtube:x', tracks: emptyTracks } },
      }),
    },
    publishMovement: {
      row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
      request: () => ({ ...ofVideo(), body: { version: 99 } }),
    },
    listSkillCounts: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listSkillPlayers: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ params: { skill: 'lob' } }),
    },
    listMovers: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ query: { from: '2026-01-01', to: '2026-12-31', timeZone: 'UTC' } }),
    },
    listInactivePlayers: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    getCoachAgreement: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },

    getTrainingCase: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: ofOwner },
    createFocusedSession: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 201],
      request: () => ({
        ...ofOwner(),
        body: {
          coachId: world.things.coachId,
          title: 'Lob',
          date: new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10),
          time: '18:00',
          timeZone: 'Europe/Copenhagen',
          focus: [{ skill: 'lob', drillId: drillsFor('lob', 3)[0]?.id }],
          despiteConflicts: true,
        },
      }),
    },
    getMovement: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofVideo },
  } satisfies Partial<Record<EndpointName, Case>>;
}
