// Rows of the access matrix: the figures of a club.

import type { EndpointName } from '#contract/endpoints.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

const season = { from: '2026-01-01', to: '2026-03-31' };

/** What managers read of their own club: nothing in the request names one. */
export function clubReportsRows(world: MatrixWorld) {
  return {
    //                         anon own  oth  coach str  end  club oth  admin
    getClubDashboard: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    getClubReport: {
      row: [401, 403, 403, 403, 403, 403, 200, 404, 403],
      request: () => ({ query: { from: '2026-01-01', to: '2026-03-31', playerId: world.things.playerId } }),
    },
    getMonthlyReport: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    setMonthlyReport: { row: [401, 403, 403, 403, 403, 403, 204, 204, 403], request: () => ({ body: { day: 5 } }) },
    getSeasonAwards: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403], request: () => ({ query: season }) },
    // Nobody has done enough for an award.
    confirmAward: {
      row: [401, 403, 403, 403, 403, 403, 409, 409, 403],
      request: () => ({ body: { ...season, category: 'most-active' } }),
    },
    discardAward: {
      row: [401, 403, 403, 403, 403, 403, 204, 204, 403],
      request: () => ({ body: { ...season, category: 'most-active' } }),
    },
    announceAwards: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403], request: () => ({ body: season }) },
    getBenchmarks: {
      row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
      request: () => ({ params: { userId: world.things.playerId } }),
    },
    listClubAwards: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
  } satisfies Partial<Record<EndpointName, Case>>;
}
