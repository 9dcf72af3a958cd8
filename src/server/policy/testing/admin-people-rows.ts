// Rows of the access matrix: what administrators do about people, clubs, training and goals.

import type { EndpointName } from '#contract/endpoints.ts';
import { makeClub, makePerson } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

/** What nobody but administrators does about people, clubs, training and goals. */
export function adminPeopleRows(world: MatrixWorld) {
  const someone = async () => ({ params: { userId: (await makePerson(world.test.context.db)).id } });

  const someClub = async () => ({ params: { clubId: (await makeClub(world.test.context.db)).id } });
  let made = 0;
  const newClub = (code: string) => ({
    name: 'Padel Nord',
    code,
    manager: { firstName: 'Ida', lastName: 'Lund', email: `${code}@pala.test`, country: 'DK' },
  });

  return {
    //                         anon own  oth  coach str  end  club oth  admin
    getRoleHoldings: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: someone },
    changeRole: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({ ...(await someone()), body: { role: 'coach_freelance' } }),
    },
    endSessionsOf: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: someone },
    deletePerson: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: async () => ({ ...(await someone()), body: { reason: 'test' } }),
    },
    changePeople: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: async () => ({
        body: { action: 'end-sessions', userIds: [(await someone()).params.userId] },
      }),
    },
    getPerson: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: someone },
    listCreditEntries: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: someone },
    endSessionOf: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: async () => ({ params: { ...(await someone()).params, sessionId: world.things.videoId } }),
    },
    listAdminClubs: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    getAdminClub: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: someClub },
    createClub: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 201],
      request: () => ({ body: newClub(`MATRIX-${(made += 1)}`) }),
    },
    editClub: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({ ...(await someClub()), body: { name: 'Padel Syd', code: `EDITED-${(made += 1)}` } }),
    },
    deactivateClub: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200], request: someClub },
    reactivateClub: { row: [401, 403, 403, 403, 403, 403, 403, 403, 409], request: someClub },
    listAllGoals: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  } satisfies Partial<Record<EndpointName, Case>>;
}
