// Rows of the access matrix: requests for a session, and devices that tell what has happened.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { pushDevices, sessions, trainingRequests } from '#server/db/schema/index.ts';
import { connect, makeCoach } from '#server/testing/factories.ts';
import { pushSubscription } from '#server/testing/push.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Training requests, and push devices. */
export function noticeRows(world: MatrixWorld) {
  /** A closed request of the owner's to the coach of the matrix, or an open one to a coach of its own. */
  const requestOf = async (state: 'declined' | 'open') => {
    const { db } = world.test.context;
    const { playerId, coachId: ofMatrix } = world.things;
    const coachId = state === 'open' ? (await makeCoach(db)).id : ofMatrix;
    if (state === 'open') await connect(db, { id: coachId }, { id: playerId });
    const request = { playerId, coachId, state, wish: 'Volleys', days: [], duration: 60 };
    return {
      params: onlyRow(await db.insert(trainingRequests).values(request).returning({ id: trainingRequests.id })),
    };
  };

  const deviceOfOwner = async () => {
    const { db } = world.test.context;
    const userId = world.things.playerId;
    // A device belongs to a session, and rows before this one may have ended all that there were.
    await world.test.signIn({ id: userId });
    const session = onlyRow(
      await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).limit(1),
    );
    const { endpoint, keys } = pushSubscription(newId());
    await db.delete(pushDevices);
    const device = { userId, sessionId: session.id, endpoint, ...keys };
    return { params: onlyRow(await db.insert(pushDevices).values(device).returning({ id: pushDevices.id })) };
  };

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    listOwnTrainingRequests: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
    requestTraining: {
      row: [401, 201, 404, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: { coachId: world.things.coachId, wish: 'Volleys', days: [], duration: 60 } }),
    },
    withdrawTrainingRequest: {
      row: [401, 204, 404, 403, 403, 403, 403, 403, 403],
      request: () => requestOf('open'),
    },
    listTrainingRequests: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
    getTrainingRequest: {
      row: [401, 403, 403, 200, 404, 404, 403, 403, 403],
      request: () => requestOf('declined'),
    },
    declineTrainingRequest: {
      // It is already closed, so people with access get a conflict.
      row: [401, 403, 403, 409, 404, 404, 403, 403, 403],
      request: async () => ({ ...(await requestOf('declined')), body: { reason: 'Away.' } }),
    },
    getPushSettings: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    addPushDevice: {
      row: [401, 204, 204, 204, 204, 204, 204, 204, 204],
      request: () => ({ body: pushSubscription(newId()) }),
    },
    changePushDevice: {
      row: [401, 204, 404, 404, 404, 404, 404, 404, 404],
      request: async () => ({ ...(await deviceOfOwner()), body: { isDetailed: true } }),
    },
    removePushDevice: { row: [401, 204, 404, 404, 404, 404, 404, 404, 404], request: () => deviceOfOwner() },
    switchPush: {
      row: [401, 204, 204, 204, 204, 204, 204, 204, 204],
      request: () => ({ params: { kind: 'messages' }, body: { isOn: false } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
