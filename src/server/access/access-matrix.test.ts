// Every endpoint × every kind of person: who gets an answer, who gets which refusal. A new endpoint fails until it has its row.

import { v7 as newId } from 'uuid';
import { beforeAll, expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeVideo,
  reviewDocument,
  videoForm,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** The people of the matrix. The row's thing (video, player, notification) belongs to `own`, a member of club A. */
const actors = [
  'anon',
  'own',
  'otherPlayer',
  'coach',
  'strangeCoach',
  'endedCoach',
  'ownClub',
  'otherClub',
  'admin',
] as const;
type ActorName = (typeof actors)[number];
let people: Record<ActorName, { id: string } | null>;
let things: { videoId: string; playerId: string; coachId: string; clubId: string; clubCode: string };

beforeAll(async () => {
  const { db } = test.context;
  const [clubA, clubB] = [await makeClub(db), await makeClub(db)];
  const own = await makeMember(db, clubA.id);
  const [coach, endedCoach] = [await makeCoach(db), await makeCoach(db)];
  await connect(db, coach, own);
  await connect(db, endedCoach, own, 'ended');
  people = {
    anon: null,
    own,
    otherPlayer: await makeMember(db, clubB.id),
    coach,
    strangeCoach: await makeCoach(db, { role: 'coach_club', clubId: clubB.id }),
    endedCoach,
    ownClub: await makePerson(db, { role: 'club', clubId: clubA.id }),
    otherClub: await makePerson(db, { role: 'club', clubId: clubB.id }),
    admin: await makeAdmin(db),
  };
  const video = await makeVideo(db, own);
  things = { videoId: video.id, playerId: own.id, coachId: coach.id, clubId: clubA.id, clubCode: clubA.code };
});

/** Statuses in the order of `actors`. */
type Row = [
  anon: number,
  own: number,
  otherPlayer: number,
  coach: number,
  strangeCoach: number,
  endedCoach: number,
  ownClub: number,
  otherClub: number,
  admin: number,
];

interface Case {
  row: Row;
  /** A request that is valid for the owner of the thing. Called anew for each actor. */
  request?: (actor: { id: string } | null) => Promise<object> | object;
}

const everyone = 200;
const ofVideo = () => ({ params: { videoId: things.videoId } });
/** A pending video of the owner's that nobody has opened. */
const unopened = async () => ({
  params: { videoId: (await makeVideo(test.context.db, { id: things.playerId })).id },
});
const ofOwner = () => ({ params: { userId: things.playerId } });
const emptySetup = {
  setupCode: 'wrong',
  email: 'x@pala.test',
  firstName: 'X',
  lastName: 'Y',
  country: 'DK',
  password: 'secret-word',
};
const waiting = async () => ({ params: { userId: (await makePerson(test.context.db, { state: 'pending' })).id } });

const invited = async () => ({ params: { userId: (await makePerson(test.context.db, { state: 'unverified' })).id } });
/** Somebody who waits for club A. */
const applicant = async () => {
  const { id } = await makePerson(test.context.db, { state: 'pending', joiningClubId: things.clubId });
  return { params: { userId: id } };
};

const matrix: Record<EndpointName, Case> = {
  //                          anon own  oth  coach str  end  club oth  admin
  register: { row: [400, 400, 400, 400, 400, 400, 400, 400, 400], request: () => ({ body: {} }) },
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
    request: () => ({ params: { sessionId: things.videoId } }),
  },
  getSignInOptions: { row: [200, 200, 200, 200, 200, 200, 200, 200, 200] },
  getGoogleProfile: { row: [401, 401, 401, 401, 401, 401, 401, 401, 401] },
  completeGoogleRegistration: {
    row: [401, 401, 401, 401, 401, 401, 401, 401, 401],
    request: () => ({ body: { country: 'DK', consentToDataProcessing: true } }),
  },
  listIdentities: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
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
    request: () => ({ body: { userId: things.playerId } }),
  },
  updateProfile: {
    row: [401, 200, 404, 403, 404, 404, 403, 404, 200],
    request: () => ({ params: { id: things.playerId }, body: { firstName: 'Alma' } }),
  },
  getProfileStats: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  getAccountPrivacy: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  requestDeletion: {
    row: [401, 400, 400, 400, 400, 400, 400, 400, 400],
    request: () => ({ body: { password: 'wrong' } }),
  },
  getPaymentStatus: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  listVideos: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  countVideos: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  createVideo: { row: [401, 201, 201, 403, 403, 403, 403, 403, 403], request: () => ({ body: videoForm() }) },
  getVideo: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofVideo },
  withdrawVideo: { row: [401, 204, 404, 403, 403, 403, 403, 403, 403], request: unopened },
  replaceVideoLink: {
    row: [401, 200, 404, 403, 403, 403, 403, 403, 403],
    request: async () => ({ ...(await unopened()), body: { videoUrl: videoForm().videoUrl } }),
  },
  listOwnSkillRatings: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  listSkillRatings: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
  getPlayerProgress: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
  getPlayerDashboard: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
  listPlayers: { row: [401, 403, 403, 200, 200, 200, 200, 200, 200] },
  getOwnGoals: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  getGoals: {
    row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
    request: () => ({ params: { playerId: things.playerId } }),
  },
  listTrainingSessions: {
    row: [401, 200, 404, 200, 404, 404, 200, 404, 200],
    request: () => ({ params: { playerId: things.playerId } }),
  },
  listAchievements: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
  seeAchievements: {
    row: [401, 204, 204, 403, 403, 403, 403, 403, 403],
    request: () => ({ body: { ids: [things.videoId] } }),
  },
  getCertificate: { row: [401, 200, 200, 403, 403, 403, 403, 403, 403] },
  changeCertificate: {
    row: [401, 200, 200, 403, 403, 403, 403, 403, 403],
    request: () => ({ body: { isPublic: false, nameStyle: 'initials' } }),
  },
  listReviewQueue: { row: [401, 403, 403, 200, 200, 200, 403, 403, 200] },
  openReview: { row: [401, 403, 403, 200, 404, 404, 403, 403, 200], request: ofVideo },
  saveReviewDraft: {
    row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
    request: () => ({ ...ofVideo(), body: { version: 99, document: reviewDocument() } }),
  },
  publishReview: {
    row: [401, 403, 403, 409, 404, 404, 403, 403, 409],
    request: () => ({ ...ofVideo(), body: { version: 99 } }),
  },
  listNotifications: { row: [401, 200, 404, 404, 404, 404, 404, 404, 404], request: ofOwner },
  readNotification: {
    row: [401, 404, 404, 404, 404, 404, 404, 404, 404],
    request: () => ({ params: { id: things.videoId } }),
  },
  readAllNotifications: { row: [401, 204, 404, 404, 404, 404, 404, 404, 404], request: ofOwner },
  listCoachNotifications: {
    row: [401, 403, 403, 200, 200, 200, 403, 403, 200],
    request: (actor) => ({ params: { userId: actor?.id ?? things.playerId } }),
  },
  readCoachNotification: {
    row: [401, 403, 403, 404, 404, 404, 403, 403, 404],
    request: () => ({ params: { id: things.videoId } }),
  },
  readAllCoachNotifications: { row: [401, 403, 403, 404, 404, 404, 403, 403, 404], request: ofOwner },
  getAdminDashboard: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  listPeople: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  approvePerson: { row: [401, 403, 403, 403, 403, 403, 403, 403, 204], request: waiting },
  rejectPerson: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
    request: async () => ({ ...(await waiting()), body: { reason: 'no' } }),
  },
  suspendPerson: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
    request: async () => ({
      params: { userId: (await makePerson(test.context.db)).id },
      body: { reason: 'test' },
    }),
  },
  restorePerson: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
    request: async () => ({ params: { userId: (await makePerson(test.context.db, { state: 'suspended' })).id } }),
  },
  changeRole: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
    request: async () => ({
      params: { userId: (await makePerson(test.context.db)).id },
      body: { role: 'coach_freelance' },
    }),
  },
  adjustCredits: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 200],
    request: () => ({ ...ofOwner(), body: { amount: 1, reason: 'test' } }),
  },
  findClubByCode: {
    row: [200, 200, 200, 200, 200, 200, 200, 200, 200],
    request: () => ({ params: { code: things.clubCode } }),
  },
  listClubs: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  getOwnClub: { row: [401, 403, 403, 403, 403, 403, 200, 200, 403] },
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
    request: () => ({ ...ofVideo(), body: { coachId: things.coachId } }),
  },
};

/** Where 401 does not mean a lost session: a wrong password, and no profile waiting (specification, section 8). */
const ownRefusals = new Set(['login', 'getGoogleProfile', 'completeGoogleRegistration']);

it.each(Object.entries(matrix))('%s answers each kind of person as the matrix says', async (name, { row, request }) => {
  const endpoint: EndpointDefinition = endpoints[name as EndpointName];
  const seen: Record<string, number> = {};
  for (const actor of actors) {
    const parts: { params?: Record<string, string> } = (await request?.(people[actor])) ?? {};
    const answer = await test.call(people[actor], endpoint, parts as object);
    seen[actor] = answer.status;
    if (answer.status === 404 && parts.params) {
      // Somebody else's thing is answered as one that does not exist.
      const nobodys = Object.fromEntries(Object.keys(parts.params).map((key) => [key, newId()]));
      const missing = await test.call(people[actor], endpoint, { ...parts, params: nobodys } as object);
      expect([missing.status, missing.raw.body]).toEqual([answer.status, answer.raw.body]);
    }
    if (answer.status === 401 && !ownRefusals.has(name)) expect(answer.raw.body).toContain('Unauthorized');
    if (answer.status >= 400)
      expect(Object.keys(answer.error).toSorted()).toEqual(
        answer.error.fields ? ['code', 'fields', 'message'] : ['code', 'message'],
      );
  }
  expect(seen).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, row[index]])));
});

it('answers nobody with another person’s data because a body or a query names them', async () => {
  const victim = things.playerId;
  const other = people.otherPlayer as { id: string };
  const claims = { userId: victim, playerId: victim, senderId: victim, role: 'admin', clubId: victim };
  const ratings = await test.call(other, endpoints.listOwnSkillRatings, { query: claims as never });
  expect(ratings.raw.body).not.toContain(victim);
  const videos = await test.call(other, endpoints.listVideos, { query: claims as never });
  expect(videos.raw.body).not.toContain(things.videoId);
  const created = await test.call(other, endpoints.createVideo, { body: { ...videoForm(), ...claims } });
  expect(created.body.playerId).toBe(other.id);
});
