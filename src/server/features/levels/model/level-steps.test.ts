// "Why did my level move?", as players, coaches and others ask it.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type SingleSkill, skillNames } from '#domain/skills/skills.ts';
import { coachBiases, coachConnections, reviews, skillRatings, videos } from '#server/db/schema/index.ts';
import { makeReviewedVideo } from '#server/testing/club-content.ts';
import { makeAdmin, makeClub, makeCoach, makeMember, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
type Notes = NonNullable<Parameters<typeof makeReviewedVideo>[3]>['notes'];

const steps = async (who: Person, player: Person = who) =>
  test.call(who, endpoints.getLevelSteps, { params: { userId: player.id } });

interface Given {
  rating: number;
  playedOn: string;
  skills?: Partial<Record<SingleSkill, number>>;
  notes?: Notes;
}

/** A published review that rates all skills alike, but for those named. */
async function review(coach: Person, player: Person, { rating, playedOn, skills = {}, notes = [] }: Given) {
  const { db } = test.context;
  const video = await makeReviewedVideo(db, player, coach, { title: `Match of ${playedOn}`, notes });
  await db.update(videos).set({ eventDate: playedOn }).where(eq(videos.id, video.id));
  await db.insert(skillRatings).values(
    skillNames.map((skillName) => ({
      id: newId(),
      videoId: video.id,
      playerId: player.id,
      skillName,
      rating: ((skillName === 'overall' ? null : skills[skillName]) ?? rating).toFixed(1),
    })),
  );
  return video;
}

const note = (timestamp: number, skill: SingleSkill, title: string) => ({ timestamp, skill, title });

describe('why a level moved', () => {
  it('tells the player of each match, the latest first, and what would move the level next', async () => {
    const { db } = test.context;
    const [anna, player] = [await makeCoach(db, { firstName: 'Anna', lastName: 'Berg' }), await makePlayer(db)];
    await review(anna, player, { rating: 4, playedOn: '2026-03-02' });
    const latest = await review(anna, player, { rating: 5, playedOn: '2026-05-12' });
    const { body } = await steps(player);
    expect(body.level).toMatchObject({ lastPlayedOn: '2026-05-12' });
    const { level = 0, from = 0, to = 0 } = body.level ?? {};
    expect(from).toBeLessThan(level);
    expect(to).toBeGreaterThan(level);
    expect(body.reviews).toBe(2);
    expect(body.steps.map(({ playedOn }) => playedOn)).toEqual(['2026-05-12', '2026-03-02']);
    const [newest] = body.steps;
    expect(newest).toMatchObject({
      videoId: latest.id,
      title: 'Match of 2026-05-12',
      reviewer: { firstName: 'Anna', lastName: 'Berg' },
      rated: 5,
      after: level,
    });
    const [before, after] = [newest?.before ?? 0, level].map((one) => one.toFixed(1));
    expect(newest?.sentences).toEqual([
      'Anna Berg rated this match 5.0 on average, on 12 May 2026.',
      `We expected about ${before}, so your level rose from ${before} to ${after}.`,
    ]);
    expect(body.next).toEqual([
      expect.stringMatching(/^A match that Anna Berg rates \d\.\d on average would raise your level to \d\.\d\.$/),
      expect.stringMatching(/^A match that Anna Berg rates \d\.\d on average would lower it to \d\.\d\.$/),
    ]);
  });

  it('says what a rating counts as, and never how a coach rates', async () => {
    const { db } = test.context;
    const [anna, player] = [await makeCoach(db, { firstName: 'Anna', lastName: 'Berg' }), await makePlayer(db)];
    const rates = { bias: 0.31, error: 0.1, difference: 0.31, differenceError: 0.1 };
    const known = { coachId: anna.id, ...rates, players: 9, reviews: 20, clips: 0, groupNumber: 1 };
    await db.insert(coachBiases).values({ ...known, groupMean: 3.6 });
    await review(anna, player, { rating: 4.4, playedOn: '2026-05-12' });
    const { body } = await steps(player);
    expect(body.steps[0]?.sentences).toEqual([
      'Anna Berg rated this match 4.4 on average, on 12 May 2026.',
      'Compared with how other coaches rate, that counts as 4.1.',
      expect.stringMatching(/^It is the first reviewed match\. We started from 3\.6,/),
    ]);
    expect(JSON.stringify(body)).not.toMatch(/0\.31|bias|error|lenient/);
  });

  it('has the moments of the skills that surprised most, in published notes only', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    await review(coach, player, { rating: 4, playedOn: '2026-03-02' });
    await review(coach, player, {
      rating: 4,
      playedOn: '2026-05-12',
      skills: { lob: 2, volley: 5.5, footwork: 4.8, bandeja: 4.5 },
      notes: [
        note(10, 'positioning', 'Wide'),
        note(20, 'lob', 'Short lob'),
        note(30, 'volley', 'Deep volley'),
        note(40, 'lob', 'Short again'),
        note(50, 'footwork', 'Quick feet'),
        note(60, 'bandeja', 'Calm bandeja'),
      ],
    });
    const [newest, first] = (await steps(player)).body.steps;
    expect(newest?.notes.map(({ timestamp, title, skill }) => [timestamp, title, skill])).toEqual([
      [20, 'Short lob', 'lob'],
      [30, 'Deep volley', 'volley'],
      [50, 'Quick feet', 'footwork'],
    ]);
    expect(first?.notes).toEqual([]);
  });

  it('is empty before the first review, and for people who do not play', async () => {
    const { db } = test.context;
    const nothing = { level: null, next: [], reviews: 0, steps: [] };
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    expect((await steps(player)).body).toEqual(nothing);
    expect((await steps(await makeAdmin(db), player)).body).toEqual(nothing);
    await review(coach, player, { rating: 4, playedOn: '2026-03-02' });
    await db.delete(reviews);
    expect((await steps(player)).body).toEqual(nothing);
  });

  it('has the latest 30 matches of many', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    for (let index = 0; index < 31; index += 1)
      await review(coach, player, { rating: 4, playedOn: `2026-0${1 + Math.floor(index / 20)}-${11 + (index % 20)}` });
    const { body } = await steps(player);
    expect([body.reviews, body.steps.length, body.steps.at(-1)?.playedOn]).toEqual([31, 30, '2026-01-12']);
  });

  it('is for the player, connected coaches, their club’s managers and administrators', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const [coach, stranger] = [await makeCoach(db), await makeCoach(db)];
    await db.insert(coachConnections).values({ coachId: coach.id, playerId: player.id, status: 'active' } as never);
    await review(coach, player, { rating: 4, playedOn: '2026-03-02' });
    await review(coach, player, { rating: 5, playedOn: '2026-05-12' });
    const manager = await makePerson(db, { role: 'club', clubId: club.id });
    for (const who of [coach, manager, await makeAdmin(db)]) {
      const { body } = await steps(who, player);
      expect(body.steps[0]?.sentences.at(-1)).toMatch(/so the level rose from/);
    }
    const otherManager = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    for (const who of [stranger, otherManager, await makePlayer(db)])
      expect((await steps(who, player)).status).toBe(404);
  });

  it('follows the figures of the latest run of the model', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    await review(coach, player, { rating: 4, playedOn: '2026-03-02' });
    const before = (await steps(player)).body.level;
    await db.execute(sql`insert into coach_biases (coach_id, bias, error, difference, difference_error, players, reviews, clips, group_number, group_mean)
      values (${coach.id}, 1, 0.1, 1, 0.1, 9, 20, 0, 1, 3)`);
    const after = (await steps(player)).body.level;
    expect(after?.level).toBeLessThan((before?.level ?? 0) - 0.5);
  });
});
