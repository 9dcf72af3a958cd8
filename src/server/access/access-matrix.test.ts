// Every endpoint × every kind of person: who gets an answer, who gets which refusal. A new endpoint fails until it has its row.

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
let things: { videoId: string; playerId: string; coachId: string };

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
  things = { videoId: video.id, playerId: own.id, coachId: coach.id };
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
  getCurrentUser: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  getPaymentStatus: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  listVideos: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  createVideo: { row: [401, 201, 201, 403, 403, 403, 403, 403, 403], request: () => ({ body: videoForm() }) },
  getVideo: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofVideo },
  listOwnSkillRatings: { row: [401, everyone, everyone, everyone, everyone, everyone, everyone, everyone, everyone] },
  listSkillRatings: { row: [401, 200, 404, 200, 404, 404, 200, 404, 200], request: ofOwner },
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
  listAdminVideos: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  listCoaches: { row: [401, 403, 403, 403, 403, 403, 403, 403, 200] },
  assignCoach: {
    row: [401, 403, 403, 403, 403, 403, 403, 403, 204],
    request: () => ({ ...ofVideo(), body: { coachId: things.coachId } }),
  },
};

it.each(Object.entries(matrix))('%s answers each kind of person as the matrix says', async (name, { row, request }) => {
  const endpoint: EndpointDefinition = endpoints[name as EndpointName];
  const seen: Record<string, number> = {};
  for (const actor of actors) {
    const parts = (await request?.(people[actor])) ?? {};
    const answer = await test.call(people[actor], endpoint, parts);
    seen[actor] = answer.status;
    if (answer.status === 401 && name !== 'login') expect(answer.raw.body).toContain('Unauthorized');
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
