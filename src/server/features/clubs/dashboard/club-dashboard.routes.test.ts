// The club's dashboard: who plays, who waits, who gets better; of the own members alone.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubInvitations, reviewDrafts } from '#server/db/schema/index.ts';
import { makeReview, makeVerification } from '#server/testing/club-season.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makeSession,
  makeVideo,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const ago = (days: number, hours = 0) => new Date(Date.now() - days * 86_400_000 - hours * 3_600_000).toISOString();
const long = { createdAt: '2020-01-01T00:00:00Z' };

async function makeScene() {
  const { db } = test.context;
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id });
  const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
  const read = async () => (await test.call(manager, endpoints.getClubDashboard)).body;
  return { db, club, manager, coach, read };
}

it('the dashboard of a new club is all zeros', async () => {
  const { read } = await makeScene();
  expect(await read()).toMatchObject({
    needs: { withoutCoach: 0, unanswered: 0, expired: 0, applicants: 0 },
    members: 0,
    activeThisMonth: 0,
    videos: { waiting: 0, overdue: 0, analyzed: 0 },
    turnaround: null,
    level: { mean: null, change: null, verified: 0, bands: { entry_level: 0, advanced: 0 } },
    mostActive: [],
    nextDue: [],
    mostImproved: [],
    coaches: [{ waiting: 0, reviews: 0, medianHours: null }],
    latestVideos: [],
  });
});

it('the dashboard counts videos and completed sessions since the first of the month', async () => {
  const { db, club, coach, read } = await makeScene();
  const [busy, trains, idle] = [
    await makeMember(db, club.id),
    await makeMember(db, club.id),
    await makeMember(db, club.id),
  ];
  const now = new Date().toISOString();
  await makeVideo(db, busy, { uploadDate: now });
  await makeVideo(db, busy, { uploadDate: now });
  await makeSession(db, coach, [trains], { status: 'completed', sessionDate: now });
  await makeSession(db, coach, [idle], { status: 'scheduled', sessionDate: now });
  await makeVideo(db, idle, { uploadDate: ago(40) });
  const { members, activeThisMonth, mostActive } = await read();
  expect([members, activeThisMonth]).toEqual([3, 2]);
  expect(mostActive).toMatchObject([
    { player: { id: busy.id }, videos: 2, sessions: 0 },
    { player: { id: trains.id }, videos: 0, sessions: 1 },
  ]);
});

it('the dashboard lists videos by due time, with their reviewer, and each coach’s workload', async () => {
  const { db, club, coach, read } = await makeScene();
  const member = await makeMember(db, club.id);
  await connect(db, coach, member);
  const late = await makeVideo(db, member, { dueAt: ago(1) });
  const dead = await makeVideo(db, member, { dueAt: ago(2), pausedAt: ago(3) });
  const next = await makeVideo(db, member);
  await db
    .insert(reviewDrafts)
    .values({ videoId: next.id, playerId: member.id, coachId: coach.id, document: {} as never });
  await makeReview(db, coach, member, { sent: ago(3), published: ago(2), ratings: { overall: 3 } });
  await makeReview(db, coach, member, { sent: ago(5, 2), published: ago(5), ratings: { overall: 3 } });
  await makeReview(db, coach, member, { sent: ago(50), published: ago(40), ratings: { overall: 3 } });
  const { videos, nextDue, turnaround, coaches, latestVideos } = await read();
  expect(videos).toEqual({ waiting: 3, overdue: 1, analyzed: 3 });
  expect(nextDue.map(({ videoId }) => videoId)).toEqual([late.id, next.id, dead.id]);
  expect(nextDue.map((one) => one.coach?.id ?? null)).toEqual([null, coach.id, null]);
  expect(turnaround).toEqual({ hours: 13, reviews: 2 });
  expect(coaches).toEqual([
    {
      coach: { id: coach.id, firstName: coach.firstName, lastName: coach.lastName, role: 'coach_club' },
      players: 1,
      waiting: 1,
      reviews: 2,
      medianHours: 13,
      sessions: 0,
    },
  ]);
  expect(latestVideos).toHaveLength(6);
  expect(latestVideos[0]?.player.id).toBe(member.id);
});

it('the dashboard has every coach and the line of all others, however many coaches a club has', async () => {
  const { db, club, coach, read } = await makeScene();
  const member = await makeMember(db, club.id);
  await connect(db, coach, member);
  for (let index = 0; index < 51; index += 1)
    await makePerson(db, { role: 'coach_club', clubId: club.id, firstName: `Coach ${index}` });
  const outsider = await makeCoach(db);
  await connect(db, outsider, member);
  await makeReview(db, outsider, member, { sent: ago(3), published: ago(2), ratings: { overall: 3 } });
  const { coaches } = await read();
  expect(coaches).toHaveLength(53);
  expect(coaches.at(-1)).toMatchObject({ coach: null, reviews: 1 });
});

it('the dashboard lists improved players and the change of the average level', async () => {
  const { db, club, coach, read } = await makeScene();
  const rising = await makeMember(db, club.id, { ...long, currentLevel: '4.0', isLevelVerified: true });
  await makeVerification(db, rising, '3.0', ago(200));
  await makeVerification(db, rising, '4.0', ago(10));
  const steady = await makeMember(db, club.id, { ...long, currentLevel: '2.0' });
  const fresh = await makeMember(db, club.id, { createdAt: ago(1), currentLevel: '7.0' });
  for (const [index, overall] of [3, 3.2, 3.6, 4].entries())
    await makeReview(db, coach, rising, { sent: ago(60 - index), published: ago(50 - index), ratings: { overall } });
  for (const [index, overall] of [4, 4, 4, 4].entries())
    await makeReview(db, coach, steady, { sent: ago(60 - index), published: ago(50 - index), ratings: { overall } });
  const { level, mostImproved } = await read();
  expect(level).toEqual({
    mean: 4.3,
    // The one who is new was not here then.
    change: 0.5,
    verified: 1,
    bands: { entry_level: 1, getting_there: 0, solid: 1, advanced: 1 },
  });
  expect(mostImproved).toMatchObject([{ player: { id: rising.id }, begin: 3.1, end: 3.8, change: 0.7, reviews: 4 }]);
  expect(fresh.id).not.toBe(steady.id);
});

it('the dashboard counts active members only', async () => {
  const { db, club, read } = await makeScene();
  const other = await makeClub(db);
  for (const person of [
    await makeMember(db, other.id),
    await makePerson(db),
    await makeMember(db, club.id, { state: 'suspended' }),
    await makeMember(db, club.id, { state: 'deleted' }),
    await makePerson(db, { role: 'coach_club', clubId: club.id }),
  ])
    await makeVideo(db, person);
  const body = await read();
  expect([body.members, body.activeThisMonth, body.videos.waiting, body.latestVideos.length]).toEqual([0, 0, 0, 0]);
});

it('the dashboard begins with what waits for the manager, as long as the lists it leads to', async () => {
  const { db, club, coach, manager, read } = await makeScene();
  const [alone, led, suspended] = [
    await makeMember(db, club.id),
    await makeMember(db, club.id),
    await makeMember(db, club.id, { state: 'suspended' }),
  ];
  await connect(db, coach, led);
  const other = await makeClub(db);
  await makeMember(db, other.id);
  const invite = (index: number, columns: object) =>
    db.insert(clubInvitations).values({
      clubId: club.id,
      email: `needs-${index}-${club.id}@pala.test`,
      firstName: 'Ida',
      lastName: 'Lund',
      country: 'DK',
      role: 'player',
      ...columns,
    });
  await invite(1, {});
  await invite(2, { createdAt: ago(4) });
  await invite(3, { role: 'coach_club' });
  await invite(4, { email: led.email });
  await invite(5, { clubId: other.id });
  await makePerson(db, { state: 'pending', joiningClubId: club.id, clubId: null });
  const { needs } = await read();
  expect(needs).toEqual({ withoutCoach: 2, unanswered: 1, expired: 1, applicants: 1 });
  const players = await test.call(manager, endpoints.listClubPlayers, { query: { coach: 'none' } });
  expect(players.body.rows.map(({ id }) => id).toSorted()).toEqual([alone.id, suspended.id].toSorted());
  const listed = async (query: { state: 'open' | 'expired' }) =>
    (await test.call(manager, endpoints.listClubInvitations, { query: { role: 'player', ...query } })).body.rows.length;
  expect([await listed({ state: 'open' }), await listed({ state: 'expired' })]).toEqual([1, 1]);
});

it('the dashboard takes a constant number of statements', async () => {
  const { db, club, coach, manager, read } = await makeScene();
  await read();
  const few = await countStatements(read);
  for (let index = 0; index < 15; index += 1) {
    const member = await makeMember(db, club.id);
    await makeReview(db, coach, member, { sent: ago(3), published: ago(2), ratings: { overall: 3 } });
  }
  await test.call(manager, endpoints.getOwnClub);
  expect(await countStatements(read)).toBe(few);
});

it('the dashboard does not exist for a manager without a club', async () => {
  const manager = await makePerson(test.context.db, { role: 'club', clubId: null });
  expect((await test.call(manager, endpoints.getClubDashboard)).status).toBe(404);
});
