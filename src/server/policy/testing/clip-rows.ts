// Rows of the access matrix: reference clips.

import type { EndpointName } from '#contract/endpoints.ts';
import { nextSeason, seasonOf } from '#domain/levels/clip-season.ts';
import { clipForm, makeClip } from '#server/testing/reference-clips.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Administrators keep the clips; every coach rates them, and nobody else knows of them. */
export function clipRows(world: MatrixWorld) {
  const ofClip = async (state: 'draft' | 'published' = 'published') => ({
    params: { clipId: (await makeClip(world.test.context.db, { state })).id },
  });
  return {
    //                          anon own  oth  coach str  end  club oth  admin
    listReferenceClips: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    createReferenceClip: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 201],
      // Of the next season, which has room whatever the other rows add.
      request: () => ({ body: clipForm({ season: nextSeason(seasonOf(new Date())) }) }),
    },
    changeReferenceClip: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: async () => ({ ...(await ofClip()), body: { version: 0, clip: clipForm() } }),
    },
    publishReferenceClip: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: () => ofClip('draft'),
    },
    retireReferenceClip: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: () => ofClip() },
    deleteReferenceClip: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: () => ofClip('draft'),
    },
    listPanel: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listClipsToRate: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403] },
    getClipToRate: { row: [401, 403, 403, 200, 200, 200, 403, 403, 403], request: () => ofClip() },
    rateClip: {
      row: [401, 403, 403, 200, 200, 200, 403, 403, 403],
      request: async () => ({ ...(await ofClip()), body: { ratings: { overall: 4, volley: 4 } } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
