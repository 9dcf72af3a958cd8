// Rows of the access matrix: administration and clubs.

import { v7 as newId } from 'uuid';
import type { EndpointName } from '#contract/endpoints.ts';
import { levelOptions } from '#domain/levels/levels.ts';
import { makePerson } from '#server/testing/factories.ts';
import type { Case, MatrixWorld } from './matrix-world.ts';

const aMapping = {
  version: 0,
  steps: levelOptions.map(({ value, name }) => ({ value: Number(value), label: name })),
  source: 'Meeting of the coaches',
  sourceLink: null,
  sourceOn: '2026-03-02',
};
const anEntry = { question: 'Where do I park?', wordings: [], answer: 'Behind the hall.', skill: null };

/** What administrators and club managers do. */
export function adminRows(world: MatrixWorld) {
  const ofVideo = () => ({ params: { videoId: world.things.videoId } });
  const ofOwner = () => ({ params: { userId: world.things.playerId } });
  const waiting = async () => ({
    params: { userId: (await makePerson(world.test.context.db, { state: 'pending' })).id },
  });
  const invited = async () => ({
    params: { userId: (await makePerson(world.test.context.db, { state: 'unverified' })).id },
  });
  /** Someone who waits for club A. */
  const applicant = async () => {
    const { id } = await makePerson(world.test.context.db, { state: 'pending', joiningClubId: world.things.clubId });
    return { params: { userId: id } };
  };

  return {
    //                          anon own  oth  coach str  end  club oth  admin
    getAdminDashboard: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listOpenQuestions: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    // Nothing is asked, so no question is there to be marked.
    markOpenQuestion: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { questionId: newId() }, body: { mark: 'answered' } }),
    },
    listOwnEntries: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    addOwnEntry: { row: [401, 403, 403, 403, 403, 403, 403, 403, 201], request: () => ({ body: anEntry }) },
    changeOwnEntry: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { entryId: newId() }, body: { ...anEntry, version: 1 } }),
    },
    deleteOwnEntry: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 404],
      request: () => ({ params: { entryId: newId() } }),
    },
    listLevelScales: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    setLevelScale: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: () => ({ params: { scale: 'APA' }, body: aMapping }),
    },
    // Nothing is set for it.
    resetLevelScale: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 409],
      request: () => ({ params: { scale: 'FEP' }, body: { version: 0 } }),
    },
    listPeople: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    approvePerson: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: waiting },
    rejectPerson: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({ ...(await waiting()), body: { reason: 'no' } }),
    },
    suspendPerson: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({
        params: { userId: (await makePerson(world.test.context.db)).id },
        body: { reason: 'test' },
      }),
    },
    restorePerson: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: async () => ({
        params: { userId: (await makePerson(world.test.context.db, { state: 'suspended' })).id },
      }),
    },
    listPaymentDifferences: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listPayments: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ query: { month: '2026-03' } }),
    },
    adjustCredits: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
      request: () => ({ ...ofOwner(), body: { amount: 1, reason: 'test' } }),
    },
    findClubByCode: {
      row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
      request: () => ({ params: { code: world.things.clubCode } }),
    },
    listClubs: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    getOwnClub: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    renameOwnClub: {
      row: [401, 403, 403, 403, 403, 403, 204, 204, 403],
      request: () => ({ body: { name: 'Padel Nord' } }),
    },
    listApplicants: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
    approveApplicant: { row: [401, 403, 403, 403, 403, 403, 204, 404, 403], request: applicant },
    rejectApplicant: {
      row: [401, 403, 403, 403, 403, 403, 204, 404, 403],
      request: async () => ({ ...(await applicant()), body: { reason: 'no' } }),
    },
    invitePerson: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 201],
      request: () => ({
        body: { email: 'invited@pala.test', firstName: 'Ida', lastName: 'Lund', country: 'DK', role: 'player' },
      }),
    },
    resendInvitation: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: invited },
    withdrawInvitation: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: invited },
    listAdminVideos: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    listCoaches: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
    assignCoach: {
      row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
      request: () => ({ ...ofVideo(), body: { coachId: world.things.coachId } }),
    },
  } satisfies Partial<Record<EndpointName, Case>>;
}
