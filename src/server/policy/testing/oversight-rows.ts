// Rows of the access matrix: what administrators look through.

import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { videoForm } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Log, figures, notes, failures and links. */
export function oversightRows(world: MatrixWorld) {
  const ofJob = () => ({ params: { jobId: newId() } });

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getAnalytics: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ query: { from: '2026-01-01', to: '2026-01-31' } }),
    },
    submitVideoOnBehalf: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 201],
      request: () => ({
        body: { ...videoForm({ again: true }), playerId: world.things.playerId, credit: false, reason: 'test' },
      }),
    },
    listNotes: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    // Nothing is published, so no note is there to be corrected.
    correctNote: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({
        params: { videoId: world.things.videoId, noteId: newId() },
        body: { version: 1, type: 'technique', skill: null, title: 'Lob', comment: '', reason: 'test' },
      }),
    },
    listFailures: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    // No job has failed.
    retryJob: { row: [401, 403, 403, 403, 403, 403, 403, 403, 409], request: ofJob },
    discardJob: { row: [401, 403, 403, 403, 403, 403, 403, 403, 409], request: ofJob },
    listPasswordLinks: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    makePasswordLink: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ params: { userId: world.things.playerId }, body: { delivery: 'copy' } }),
    },
    revokePasswordLink: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { linkId: newId() } }),
    },
    findPeople: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listAuditEntries: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  } satisfies Partial<Record<EndpointName, Case>>;
}
