// Rows of the access matrix: signing in, accounts, profiles.

import type { EndpointName } from '#contract/endpoints.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** Accounts, passwords, Google, views, profile and privacy. */
export function accountRows(world: MatrixWorld) {
  const everyone = 200;
  const emptySetup = {
    setupCode: 'wrong',
    email: 'x@pala.test',
    firstName: 'X',
    lastName: 'Y',
    country: 'DK',
    password: 'secret-word',
  };

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    register: { row: [400, 400, 400, 400, 400, 400, 400, 400, 400], request: () => ({ body: {} }) },
    readRegistration: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ body: { token: 'nobodys' } }),
    },
    confirmRegistration: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ body: { token: 'nobodys' } }),
    },
    refuseRegistration: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ body: { token: 'nobodys' } }),
    },
    login: {
      row: [401, 401, 401, 401, 401, 401, 401, 401, 401],
      request: () => ({ body: { email: 'nobody@pala.test', password: 'wrong' } }),
    },
    getSetupState: { row: [200, 200, 200, 200, 200, 200, 200, 200, 200] },
    createFirstAdministrator: {
      row: [403, 403, 403, 403, 403, 403, 403, 403, 403],
      request: () => ({ body: emptySetup }),
    },
    resendVerification: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ body: { email: 'nobody@pala.test' } }),
    },
    forgotPassword: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ body: { email: 'nobody@pala.test' } }),
    },
    setPassword: {
      row: [400, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { token: 'x', password: 'secret-word', confirmPassword: 'secret-word' } }),
    },
    changePassword: {
      row: [401, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({
        body: { currentPassword: 'wrong', newPassword: 'secret-word', confirmNewPassword: 'secret-word' },
      }),
    },
    listSessions: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    endSession: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ params: { sessionId: world.things.videoId } }),
    },
    getSignInOptions: { row: [200, 200, 200, 200, 200, 200, 200, 200, 200] },
    getGoogleProfile: { row: [401, 401, 401, 401, 401, 401, 401, 401, 401] },
    completeGoogleRegistration: {
      row: [401, 401, 401, 401, 401, 401, 401, 401, 401],
      request: () => ({ body: { country: 'DK', consentToDataProcessing: true } }),
    },
    listIdentities: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    // The matrix runs where Google is not configured.
    startGoogleLink: { row: [401, 404, 404, 404, 404, 404, 404, 404, 404] },
    unlinkIdentity: {
      row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ params: { provider: 'google' } }),
    },
    getCurrentUser: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    // Starting a view would exchange the session under the matrix: the one that nobody may start is refused to everyone.
    startView: { row: [401, 403, 403, 403, 403, 403, 403, 403, 403], request: () => ({ body: { role: 'admin' } }) },
    endView: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    listViewablePeople: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    // Not there at all but while developing and in the demo.
    listDevAccounts: { row: [404, 404, 404, 404, 404, 404, 404, 404, 404] },
    listDemoAccounts: { row: [404, 404, 404, 404, 404, 404, 404, 404, 404] },
    devLogin: {
      row: [404, 404, 404, 404, 404, 404, 404, 404, 404],
      request: () => ({ body: { userId: world.things.playerId } }),
    },
    updateProfile: {
      row: [401, 200, 404, 403, 404, 404, 403, 404, 200],
      request: () => ({ params: { id: world.things.playerId }, body: { firstName: 'Alma' } }),
    },
    getProfileStats: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    listMailSwitches: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    switchMail: {
      row: [401, 204, 204, 204, 204, 204, 204, 204, 204],
      request: () => ({ params: { kind: 'messages' }, body: { isOn: false } }),
    },
    stopMails: {
      row: [204, 204, 204, 204, 204, 204, 204, 204, 204],
      request: () => ({ body: { kind: 'messages', token: 'nobodys' } }),
    },
    getAccountPrivacy: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    requestDeletion: {
      // Signing in is not proof enough: they would have to prove once more that it is they.
      row: [401, 403, 403, 403, 403, 403, 403, 403, 403],
    },
    getProofWays: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
    proveIdentity: {
      row: [401, 400, 400, 400, 400, 400, 400, 400, 400],
      request: () => ({ body: { way: 'password', password: 'wrong' } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
