// Performance training: the case, booking and refusals.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { drillsFor } from '#domain/skills/drills.ts';
import { auditEntries, trainingFocus, trainingSessions } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
const drill = drillsFor('lob', 3)[0]?.id ?? '';
const inAWeek = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);

async function situation() {
  const { db } = test.context;
  const [admin, coach, player] = [
    await makeAdmin(db),
    await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' }),
    await makeMember(db, (await makeClub(db)).id, { firstName: 'Pia' }),
  ];
  await connect(db, coach, player);
  return { admin, coach, player, params: { playerId: player.id } };
}

const form = (coach: { id: string }, parts: object = {}) => ({
  coachId: coach.id,
  title: 'Lob',
  date: inAWeek,
  time: '18:00',
  timeZone: 'Europe/Copenhagen',
  duration: 45,
  objectives: 'Deep lobs',
  focus: [{ skill: 'lob' as const, drillId: drill }],
  ...parts,
});

it('a focused session appears for player and coach, with its skills', async () => {
  const { admin, coach, player, params } = await situation();
  const booked = await test.call(admin, endpoints.createFocusedSession, { params, body: form(coach) });
  expect([booked.status, booked.body.coach?.id]).toEqual([201, coach.id]);
  const own = await test.call(player, endpoints.listTrainingSessions, { params });
  expect(own.body).toMatchObject([{ title: 'Lob', duration: 45, objectives: 'Deep lobs', status: 'scheduled' }]);
  expect((await test.call(coach, endpoints.listCoachSessions)).body.rows).toMatchObject([{ id: booked.body.id }]);
  const { body } = await test.call(admin, endpoints.getTrainingCase, { params });
  expect(body).toMatchObject({
    isClubMember: true,
    coaches: [{ id: coach.id }],
    sessions: [{ id: booked.body.id, coach: { lastName: 'Sanz' }, focus: [{ skill: 'lob', drillId: drill }] }],
  });
  await test.runJobs();
  const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
  expect(bell.body.map(({ type }) => type)).toEqual(['training_booked']);
  const log = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
  expect(log).toMatchObject([{ action: 'training-made-by-administrator', actorId: admin.id }]);
});

it('a focused session is booked once per key', async () => {
  const { admin, coach, player, params } = await situation();
  const headers = { 'idempotency-key': `booking-${player.id}` };
  const answers = await atOnce(10, () =>
    test.call(admin, endpoints.createFocusedSession, { params, body: form(coach), headers }),
  );
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(await test.context.db.$count(trainingSessions, eq(trainingSessions.playerId, player.id))).toBe(1);
});

describe('a focused session is refused', () => {
  it('for another player’s coach, or a drill for a different skill', async () => {
    const { admin, coach, params } = await situation();
    const stranger = await makeCoach(test.context.db);
    const post = async (body: ReturnType<typeof form>) =>
      (await test.call(admin, endpoints.createFocusedSession, { params, body })).error.fields;
    expect(await post(form(stranger))).toEqual({ coachId: 'Please choose a coach of this player.' });
    const wrong = { focus: 'Please choose a drill from the library.' };
    expect(await post(form(coach, { focus: [{ skill: 'lob', drillId: 'no such drill' }] }))).toEqual(wrong);
    expect(await post(form(coach, { focus: [] }))).toEqual({ focus: 'Please choose at least one drill.' });
  });

  it('for a conflict unless overridden, and for a player without a club', async () => {
    const { admin, coach, params } = await situation();
    await test.call(admin, endpoints.createFocusedSession, { params, body: form(coach) });
    const again = (parts: object) =>
      test.call(admin, endpoints.createFocusedSession, { params, body: form(coach, parts) });
    const { error } = await again({});
    expect(error.code).toBe('session_conflict');
    // The administrator is not the coach.
    expect(error.message).toMatch(/^“.+” with .+ is booked on .+\.$/);
    expect((await again({ despiteConflicts: true })).status).toBe(201);
    const direct = await makePlayer(test.context.db);
    await connect(test.context.db, coach, direct);
    const refused = await test.call(admin, endpoints.createFocusedSession, {
      params: { playerId: direct.id },
      body: form(coach),
    });
    expect([refused.status, refused.error.message.includes('club members')]).toEqual([400, true]);
  });
});

it('the skills of a session are deleted with it', async () => {
  const { admin, coach, params } = await situation();
  const booked = await test.call(admin, endpoints.createFocusedSession, { params, body: form(coach) });
  const before = await test.context.db.$count(trainingFocus);
  await test.call(coach, endpoints.cancelSession, { params: { sessionId: booked.body.id } });
  expect((await test.call(admin, endpoints.getTrainingCase, { params })).body.sessions).toEqual([]);
  expect(await test.context.db.$count(trainingFocus)).toBe(before - 1);
});

it('ratings are dated by the match, or by the upload', async () => {
  const { admin, coach, player, params } = await situation();
  const video = await makeVideo(test.context.db, player, { eventDate: '2026-03-04' });
  await desk.save(coach, video, 0, reviewDocument());
  await desk.publish(coach, video, 1);
  const { body } = await test.call(admin, endpoints.getTrainingCase, { params });
  expect(body.ratings).toHaveLength(11);
  expect(body.ratings[0]).toMatchObject({ videoId: video.id, playedAt: '2026-03-04T00:00:00Z' });
});
