// An account with data in every table, for tests of export and erasure.

import { createECDH, randomInt } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { endpoints } from '#contract/endpoints.ts';
import { statusListLength } from '#domain/levels/badges/badge-issuer.ts';
import { pushKinds } from '#domain/messages/push/push-kinds.ts';
import {
  accountLinks,
  achievements,
  cancelledSessions,
  certificates,
  consents,
  contentChoices,
  creditEntries,
  identities,
  levelBadges,
  levelVerifications,
  openSessions,
  passkeys,
  playerGoals,
  pushDevices,
  recoveryCodes,
  sessions,
  sessionWaiters,
  smashyTurns,
  stoppedMails,
  stoppedPushes,
  totpSecrets,
  trainingRequests,
  trainingSessions,
  type users,
  type videos,
} from '#server/db/schema/index.ts';
import { notify, notifyAdministrators } from '#server/features/messages/notifications/notifications.commands.ts';
import { makeClub, makeCoach, makeVideo, reviewDocument } from './factories.ts';
import type { TestApp } from './test-app.ts';

/** A push key of a browser. */
const deviceKey = createECDH('prime256v1').generateKeys('base64url');

/** Smashy's answer to any question. */
export const anAnswer = {
  answer: {
    response: 'At the net.',
    videos: { platform: [], recommended: [] },
    playerProfile: null,
    contextualSkill: null,
  },
  memory: { skill: null, intent: null, entry: null },
};

type Person = typeof users.$inferSelect;

/** Gives a player data in every table that can have some, and their name in administrators' bells. */
export async function fillAccount({ context: { db }, signIn }: TestApp, person: Person): Promise<void> {
  const userId = person.id;
  const userAgent = `Browser of ${person.firstName}`;
  await db.insert(consents).values({ userId, policyVersion: '2026-11', address: '192.0.2.7', userAgent });
  const subject = `subject-of-${person.firstName}`;
  await db.insert(identities).values({ issuer: 'https://issuer.test', subject, userId, email: person.email });
  const expiresAt = sql`now() + interval '1 day'`;
  await db.insert(accountLinks).values({ tokenHash: `link-of-${userId}`, userId, purpose: 'verify-email', expiresAt });
  await signIn(person);
  await db.insert(creditEntries).values({ id: newId(), userId, amount: 1, reason: 'adjustment', note: 'Welcome' });
  await db.insert(creditEntries).values({ id: newId(), userId, amount: -1, reason: 'submission' });
  const notes = `Notes about ${person.firstName}`;
  await db.insert(playerGoals).values({ playerId: userId, shortTermGoals: [notes], notes });
  await db.insert(trainingSessions).values({ playerId: userId, title: notes, sessionDate: sql`now()`, notes });
  const cancelled = { id: newId(), groupId: newId(), changeId: newId(), duration: 60, revision: 1 };
  await db.insert(cancelledSessions).values({ ...cancelled, playerId: userId, title: notes, sessionDate: sql`now()` });
  await db.insert(passkeys).values({
    userId,
    credentialId: `passkey-of-${userId}`,
    publicKey: `key-of-${userId}`,
    counter: 0,
    transports: ['internal'],
    isSynced: true,
    name: `Phone of ${person.firstName}`,
  });
  await db.insert(totpSecrets).values({ userId, sealedSecret: `secret-of-${userId}`, lastStep: 0 });
  await db.insert(recoveryCodes).values({ userId, codeHash: `code-of-${userId}` });
  const { id: coachId } = await makeCoach(db);
  await db.insert(trainingRequests).values({ playerId: userId, coachId, wish: notes, days: ['monday'], duration: 60 });
  const [session] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.userId, userId)).limit(1);
  const device = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${userId}`,
    p256dh: deviceKey,
    auth: 'YXV0aG9yaXphdGlvbiEhIQ',
  };
  await db.insert(pushDevices).values({ userId, sessionId: session?.id ?? '', ...device });
  // Nothing is sent: the push service is external.
  await db.insert(stoppedPushes).values(pushKinds.map((kind) => ({ userId, kind })));
  await db.insert(stoppedMails).values({ userId, kind: 'sessions' });
  const verification = { id: newId(), playerId: userId, level: '4.0' };
  await db.insert(levelVerifications).values(verification);
  const statusIndex = randomInt(statusListLength);
  await db.insert(levelBadges).values({ verificationId: verification.id, statusIndex, salt: `salt-of-${userId}` });
  const { answer } = anAnswer;
  const asked = {
    id: newId(),
    userId,
    sessionId: newId(),
    question: `${notes}?`,
    groupKey: notes,
    answer,
    memory: anAnswer.memory,
  };
  await db.insert(smashyTurns).values({ ...asked, outcome: 'answered', word: notes });
  const code = `certificate-of-${person.firstName}`;
  await db.insert(certificates).values({ playerId: userId, code, isPublic: true, nameStyle: 'full' });
  const clubId = (await makeClub(db)).id;
  await db.insert(contentChoices).values({ userId, clubId, choice: 'agreed', nameStyle: 'short' });
  const groupId = newId();
  await db.insert(openSessions).values({ groupId, clubId });
  await db.insert(sessionWaiters).values({ groupId, playerId: userId });
  await db.insert(achievements).values({ userId, type: 'video_uploaded', cause: notes, xp: 10 });
  const registered = { kind: 'player-registered', facts: { people: { player: userId }, clubName: null } } as const;
  await notify(db, [userId], { ...registered, cause: `own:${newId()}` });
  await notifyAdministrators(db, { ...registered, cause: `player_registered:${userId}` });
}

/** A published review of the player's video, with its emails and notifications. */
export async function publishReview(
  test: TestApp,
  coach: { id: string },
  player: { id: string },
): Promise<typeof videos.$inferSelect> {
  const video = await makeVideo(test.context.db, player);
  await publishOf(test, coach, video.id);
  return video;
}

/** Writes and publishes the review of a video that a coach is offered. */
export async function publishOf(
  test: TestApp,
  coach: { id: string },
  videoId: string,
  parts?: Parameters<typeof reviewDocument>[0],
): Promise<void> {
  const params = { videoId };
  await test.call(coach, endpoints.saveReviewDraft, { params, body: { version: 0, document: reviewDocument(parts) } });
  const { raw } = await test.call(coach, endpoints.publishReview, { params, body: { version: 1 } });
  if (raw.statusCode !== 200) throw new Error(`Not published: ${raw.body}`);
  await test.runJobs();
}
