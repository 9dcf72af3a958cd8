// Rows of the access matrix: second factors, and the second step of signing in.

import type { EndpointName } from '#contract/endpoints.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Passkeys, authenticator apps, recovery codes. Nobody in the matrix has any. */
export function secondFactorRows(world: MatrixWorld) {
  const ofNobody = () => ({ params: { passkeyId: world.things.videoId } });
  return {
    //                              anon own  oth  coach str  end  club oth  admin
    getSecondFactor: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    startPasskey: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    addPasskey: {
      row: [401, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { name: 'Phone', answer: { id: 'nobodys' } } }),
    },
    renamePasskey: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ ...ofNobody(), body: { name: 'Phone' } }),
    },
    removePasskey: { row: [401, 404, 404, 404, 404, 404, 404, 404, 404], request: ofNobody },
    startTotp: { row: [401, 200, 200, 200, 200, 200, 200, 200, 200] },
    confirmTotp: {
      row: [401, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { code: '123456' } }),
    },
    removeTotp: { row: [401, 404, 404, 404, 404, 404, 404, 404, 404] },
    renewRecoveryCodes: { row: [401, 409, 409, 409, 409, 409, 409, 409, 409] },
    resetSecondFactor: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { userId: world.things.playerId } }),
    },
    // No sign-in was begun in their browsers.
    getSecondStep: { row: [401, 401, 401, 401, 401, 401, 401, 401, 401] },
    finishSignIn: {
      row: [401, 401, 401, 401, 401, 401, 401, 401, 401],
      request: () => ({ body: { way: 'totp', code: '123456' } }),
    },
    startPasskeySignIn: { row: [200, 200, 200, 200, 200, 200, 200, 200, 200] },
    signInWithPasskey: {
      row: [400, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { answer: { id: 'nobodys' } } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
