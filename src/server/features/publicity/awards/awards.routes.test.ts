// Awards over HTTP: how they come out, confirmed and announced once, received to the members of the own club alone.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import { auditEntries, clubAwards, contentChoices, playerGoals, users } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeReview } from '#server/testing/club-season.ts';
import { makeClub, makeCoach, makeMember, makePerson, makeSession, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { listAnnouncedAwards } from './awards.queries.ts';

const test = useTestApp();
const season = { from: '2026-03-01', to: '2026-03-31', timeZone: 'Europe/Copenhagen' };

/** A club in which Alma rose the most and sent the most, Bo and Cleo qualify, and Dan did nothing. */
async function makeScene() {
  const { db } = test.context;
  const club = await makeClub(db);
  const manager = await makePerson(db, { role: 'club', clubId: club.id });
  const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
  const [alma, bo, cleo, dan] = [
    await makeMember(db, club.id, { firstName: 'Alma' }),
    await makeMember(db, club.id, { firstName: 'Bo' }),
    await makeMember(db, club.id, { firstName: 'Cleo' }),
    await makeMember(db, club.id, { firstName: 'Dan' }),
  ];
  const play = async (player: { id: string }, overall: readonly number[]) => {
    for (const [index, rating] of overall.entries()) {
      const day = `2026-03-${String(2 + index * 7).padStart(2, '0')}`;
      const ratings = { overall: rating, lob: rating, strategy: rating, footwork: rating };
      await makeReview(db, coach, player, { sent: `${day}T10:00:00Z`, published: `${day}T20:00:00Z`, ratings });
    }
  };
  await play(alma, [3, 3, 4, 4, 4]);
  await play(bo, [4, 4, 4.5, 4.5]);
  await play(cleo, [5, 5, 5.2, 5.2]);
  await db.insert(playerGoals).values({ playerId: alma.id, targetLevel: '5.0' });
  const read = async (who = manager) => (await test.call(who, endpoints.getSeasonAwards, { query: season })).body;
  const award = async (category: AwardCategory, who = manager) => {
    const found = (await read(who)).awards.find((one) => one.category === category);
    if (!found) throw new Error('Every award is there.');
    return found;
  };
  const confirm = (category: AwardCategory, who = manager) =>
    test.call(who, endpoints.confirmAward, { body: { ...season, category } });
  const announce = (who = manager) => test.call(who, endpoints.announceAwards, { body: season });
  const received = async (person: { id: string }) =>
    (await test.call(person, endpoints.listNotifications, { params: { userId: person.id } })).body.map(
      ({ title }) => title,
    );
  return { db, club, manager, coach, alma, bo, cleo, dan, award, confirm, announce, received, read };
}

it('awards return working, runners-up and the reason for no winner', async () => {
  const { alma, bo, cleo, award } = await makeScene();
  expect(await award('most-improved')).toMatchObject({
    refused: null,
    winners: [{ player: { id: alma.id, mayBeShown: true }, figure: 1, working: { begin: 3, end: 4, reviews: 5 } }],
    runnersUp: [
      { player: { id: bo.id }, figure: 0.5 },
      { player: { id: cleo.id }, figure: 0.2 },
    ],
    candidates: 3,
    confirmed: [],
  });
  expect(await award('most-active')).toMatchObject({ winners: [{ figure: 5, working: { videos: 5, sessions: 0 } }] });
  expect(await award('best-physical')).toMatchObject({ winners: [{ player: { id: cleo.id }, figure: 5.1 }] });
  expect(await award('iron-streak')).toMatchObject({ winners: [{ player: { id: alma.id }, figure: 5 }] });
  expect(await award('rising-star')).toMatchObject({
    refused: 'One player qualifies; an award needs 3.',
    winners: [],
    candidates: 1,
  });
});

it('awards count days in the manager’s time zone, completed sessions and current members', async () => {
  const { db, coach, dan, alma, award } = await makeScene();
  // Half past midnight on 1 March in Copenhagen, and on 1 April.
  for (const uploadDate of ['2026-02-28T23:30:00Z', '2026-03-31T22:30:00Z']) await makeVideo(db, dan, { uploadDate });
  await makeSession(db, coach, [dan], { status: 'completed', sessionDate: '2026-03-05T10:00:00Z' });
  await makeSession(db, coach, [dan], { status: 'scheduled', sessionDate: '2026-03-06T10:00:00Z' });
  await makeSession(db, coach, [dan], { status: 'completed', sessionDate: '2026-03-31T21:30:00Z' });
  const { runnersUp, winners } = await award('most-active');
  expect(winners.map(({ player }) => player.id)).toEqual([alma.id]);
  expect(runnersUp.find(({ player }) => player.id === dan.id)?.working).toEqual({
    kind: 'activity',
    videos: 1,
    sessions: 2,
  });
});

it('confirmed awards keep their figures and notify no one', async () => {
  const { db, club, coach, alma, bo, award, confirm, received } = await makeScene();
  expect((await confirm('most-improved')).status).toBe(204);
  const later = { sent: '2026-03-30T10:00:00Z', published: '2026-03-30T20:00:00Z', ratings: { overall: 7 } };
  await makeReview(db, coach, bo, later);
  await makeReview(db, coach, bo, later);
  expect(await award('most-improved')).toMatchObject({
    winners: [{ player: { id: bo.id } }],
    confirmed: [{ winner: { id: alma.id }, figure: 1, announcedAt: null }],
  });
  await confirm('most-improved');
  expect((await award('most-improved')).confirmed).toHaveLength(1);
  await test.runJobs();
  expect([await received(alma), await received(bo)]).toEqual([[], []]);
  expect(await listAnnouncedAwards(db, club.id)).toEqual([]);
  const stored = await db.select().from(clubAwards).where(eq(clubAwards.clubId, club.id));
  expect(stored[0]?.facts).toEqual({
    figure: 1,
    working: { kind: 'improvement', begin: 3, end: 4, reviews: 5 },
    candidates: 3,
    runnersUp: [0.5, 0.2],
  });
});

it('an award without a winner cannot be confirmed', async () => {
  const { confirm } = await makeScene();
  const answer = await confirm('rising-star');
  expect([answer.status, answer.error.message]).toEqual([409, 'One player qualifies; an award needs 3.']);
});

it('awards are confirmed and announced once under concurrency', async () => {
  const { db, club, manager, alma, bo, dan, confirm, announce, received } = await makeScene();
  const colleague = await makePerson(db, { role: 'club', clubId: club.id });
  const who = (index: number) => (index % 2 === 0 ? manager : colleague);
  const confirmed = await atOnce(20, (index) => confirm('most-improved', who(index)));
  expect(confirmed.every(({ status }) => status === 204)).toBe(true);
  await confirm('iron-streak');
  const announced = await atOnce(20, (index) => announce(who(index)));
  expect(
    announced
      .map(({ body }) => body.announced)
      .toSorted((a, b) => b - a)
      .slice(0, 2),
  ).toEqual([2, 0]);
  await test.runJobs();
  expect(await received(alma)).toEqual(['You have won an award', 'You have won an award']);
  expect([await received(bo), await received(dan)]).toEqual([['Your club’s awards'], ['Your club’s awards']]);
  const actions = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, club.id));
  expect(actions.map(({ action }) => action).toSorted()).toEqual([
    'award-confirmed',
    'award-confirmed',
    'awards-announced',
  ]);
});

it('announced awards are visible to members only', async () => {
  const { db, alma, dan, manager, club, confirm, announce } = await makeScene();
  await confirm('most-improved');
  await announce();
  const [announced] = (await test.call(dan, endpoints.listClubAwards)).body;
  expect(announced).toMatchObject({
    category: 'most-improved',
    season: { from: season.from, to: season.to },
    winner: { id: alma.id, firstName: 'Alma' },
  });
  const other = await makeClub(db);
  const [stranger, outsider, direct] = [
    await makePerson(db, { role: 'club', clubId: other.id }),
    await makeMember(db, other.id),
    await makePerson(db),
  ];
  expect((await test.call(outsider, endpoints.listClubAwards)).body).toEqual([]);
  expect((await test.call(direct, endpoints.listClubAwards)).body).toEqual([]);
  const theirs = await test.call(stranger, endpoints.getSeasonAwards, { query: season });
  expect(theirs.raw.body).not.toContain(alma.id);
  expect(theirs.raw.body).not.toContain(club.id);
  expect((await test.call(stranger, endpoints.announceAwards, { body: season })).body).toEqual({ announced: 0 });
  expect((await test.call(manager, endpoints.getSeasonAwards, { query: season })).body.clubName).toBe(club.name);
});

it('announced awards hide winners who have refused', async () => {
  const { db, club, alma, dan, award, confirm, announce } = await makeScene();
  await confirm('most-improved');
  await announce();
  const other = await makeClub(db);
  const refusal = { userId: alma.id, choice: 'refused', nameStyle: 'full' } as const;
  await db.insert(contentChoices).values({ ...refusal, clubId: other.id });
  const winners = async (reader: { id: string }) =>
    (await test.call(reader, endpoints.listClubAwards)).body.map(({ winner }) => winner?.id ?? null);
  // What was decided for another club counts for nothing.
  expect(await winners(dan)).toEqual([alma.id]);
  await db.update(contentChoices).set({ clubId: club.id }).where(eq(contentChoices.userId, alma.id));
  expect([await winners(dan), await winners(alma)]).toEqual([[null], [alma.id]]);
  expect((await award('most-improved')).confirmed).toMatchObject([{ winner: { id: alma.id, mayBeShown: false } }]);
});

it('confirmed awards can be withdrawn until they are announced', async () => {
  const { manager, award, confirm, announce } = await makeScene();
  const discard = (category: AwardCategory) =>
    test.call(manager, endpoints.discardAward, { body: { ...season, category } });
  await confirm('most-improved');
  expect((await discard('most-improved')).status).toBe(204);
  expect((await award('most-improved')).confirmed).toEqual([]);
  await confirm('most-improved');
  await announce();
  await discard('most-improved');
  expect((await award('most-improved')).confirmed).toHaveLength(1);
});

it('announced awards keep their names when a winner leaves', async () => {
  const { db, manager, alma, dan, award, confirm, announce } = await makeScene();
  await confirm('most-improved');
  await announce();
  await db.update(users).set({ clubId: null, accessType: 'direct' }).where(eq(users.id, alma.id));
  expect((await award('most-improved')).confirmed).toMatchObject([{ winner: { id: alma.id, isMember: false } }]);
  const later = { ...season, from: '2026-06-01', to: '2026-06-30' };
  const ofLater = async () => (await test.call(manager, endpoints.getSeasonAwards, { query: later })).body.announced;
  expect(await ofLater()).toMatchObject([{ category: 'most-improved', winner: { firstName: 'Alma' } }]);
  expect((await test.call(dan, endpoints.listClubAwards)).body).toMatchObject([{ winner: { firstName: 'Alma' } }]);
  expect((await confirm('most-improved')).status).toBe(204);
  expect(await ofLater()).toHaveLength(1);
  // An account pending deletion is not named; the award stays.
  await db.update(users).set({ state: 'deleted' }).where(eq(users.id, alma.id));
  expect(await ofLater()).toMatchObject([{ category: 'most-improved', winner: null }]);
});

it('announced awards name every winner of a tie', async () => {
  const { db, coach, alma, bo, award, confirm } = await makeScene();
  // Five videos each now.
  await makeReview(db, coach, bo, { sent: '2026-03-30T10:00:00Z', published: '2026-04-02T20:00:00Z', ratings: {} });
  expect((await award('most-active')).winners.map(({ player }) => player.id).toSorted()).toEqual(
    [alma.id, bo.id].toSorted(),
  );
  await confirm('most-active');
  expect((await award('most-active')).confirmed).toHaveLength(2);
});

it('an award of a group is won among its members, announced to them, and stays out of posts', async () => {
  const { db, club, manager, alma, bo, cleo, dan, received, award } = await makeScene();
  const eva = await makeMember(db, club.id, { firstName: 'Eva' });
  for (let day = 10; day < 14; day += 1) await makeVideo(db, eva, { uploadDate: `2026-03-${day}T10:00:00Z` });
  const { body: group } = await test.call(manager, endpoints.createClubGroup, { body: { name: 'Team', rule: null } });
  await test.call(manager, endpoints.addGroupMembers, {
    params: { groupId: group.id },
    body: { selection: { ids: [bo, cleo, eva].map(({ id }) => id) } },
  });
  const ofGroup = { ...season, groupId: group.id };
  const read = async () => (await test.call(manager, endpoints.getSeasonAwards, { query: ofGroup })).body;
  const mostActive = async () => (await read()).awards.find(({ category }) => category === 'most-active');
  const before = await mostActive();
  // Alma sent most of all, and is not in the group.
  expect(before?.winners.map(({ player }) => player.id).toSorted()).toEqual([bo.id, cleo.id, eva.id].toSorted());
  await test.call(manager, endpoints.confirmAward, { body: { ...ofGroup, category: 'most-active' } });
  expect((await award('most-active')).confirmed).toEqual([]);
  expect((await mostActive())?.confirmed).toHaveLength(3);
  await test.call(manager, endpoints.announceAwards, { body: ofGroup });
  await test.runJobs();
  expect(await received(bo)).toContain('You have won an award');
  for (const other of [alma, dan]) expect(await received(other)).toEqual([]);
  const seen = (await test.call(alma, endpoints.listClubAwards)).body;
  expect(seen.map(({ groupName }) => groupName)).toEqual(['Team', 'Team', 'Team']);
  const subjects = (await test.call(manager, endpoints.listPostSubjects)).body;
  expect(JSON.stringify(subjects)).not.toContain('most-active');
  // The award outlives its group.
  await test.call(manager, endpoints.deleteClubGroup, { params: { groupId: group.id } });
  expect((await test.call(alma, endpoints.listClubAwards)).body).toHaveLength(3);
  expect((await test.call(manager, endpoints.getSeasonAwards, { query: ofGroup })).status).toBe(404);
});
