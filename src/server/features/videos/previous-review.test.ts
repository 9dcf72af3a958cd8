// The previous review of a video, and who sees it.

import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { SkillName } from '#domain/skills/skills.ts';
import { annotations } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

/** Publishes a review of a new video; returns the video's id. */
async function publish(coach: { id: string }, player: { id: string }, ratings: Partial<Record<SkillName, number>>) {
  const { id: videoId } = await makeVideo(test.context.db, player);
  const params = { videoId };
  const document = reviewDocument({
    ratings: Object.entries(ratings).map(([name, rating]) => ({
      skillName: name as SkillName,
      rating,
      comment: '',
      evidence: [],
    })),
  });
  await test.call(coach, endpoints.saveReviewDraft, { params, body: { version: 0, document } });
  expect((await test.call(coach, endpoints.publishReview, { params, body: { version: 1 } })).status).toBe(200);
  return videoId;
}

describe('the previous review', () => {
  let player: { id: string };
  let coach: { id: string };
  let clubCoach: { id: string };
  let videoIds: string[];
  const read = async (who: { id: string }, videoId: string) =>
    (await test.call(who, endpoints.getVideo, { params: { videoId } })).body.previousReview;

  beforeAll(async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    player = await makeMember(db, club.id);
    const other = await makeMember(db, club.id);
    coach = await makeCoach(db);
    clubCoach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    await connect(db, coach, player);
    await connect(db, coach, other);
    videoIds = [
      await publish(coach, player, { overall: 4, lob: 3.1 }),
      await publish(coach, player, { overall: 4.4, lob: 3, volley: 5 }),
    ];
    await publish(coach, other, { overall: 6.5 });
    videoIds.push(await publish(clubCoach, player, { overall: 4.6 }));
  });

  it('is the latest one published before', async () => {
    const [first, second, third] = videoIds as [string, string, string];
    expect(await read(player, first)).toBeNull();
    expect(await read(player, second)).toMatchObject({ videoId: first, ratings: { overall: '4.0', lob: '3.1' } });
    expect(await read(player, third)).toEqual({
      videoId: second,
      title: expect.any(String),
      publishedAt: expect.stringMatching(/^20.*Z$/),
      ratings: { overall: '4.4', lob: '3.0', volley: '5.0' },
      priorities: [],
    });
    expect((await read(coach, third))?.videoId).toBe(second);
  });

  it('is the latest of all for a waiting video', async () => {
    const { id } = await makeVideo(test.context.db, player);
    expect((await read(player, id))?.videoId).toBe(videoIds[2]);
    expect((await read(coach, id))?.videoId).toBe(videoIds[2]);
  });

  it('is hidden from a club coach who may only see the video they reviewed', async () => {
    const [, second, third] = videoIds as [string, string, string];
    expect((await test.call(clubCoach, endpoints.getVideo, { params: { videoId: second } })).status).toBe(404);
    const answer = await test.call(clubCoach, endpoints.getVideo, { params: { videoId: third } });
    expect([answer.status, answer.body.previousReview]).toEqual([200, null]);
  });

  it('comes with the notes on skills of up to five earlier reviews', async () => {
    const { db } = test.context;
    const [first, second, third] = videoIds as [string, string, string];
    const earlier = async (who: { id: string }, videoId: string) =>
      (await test.call(who, endpoints.listEarlierReviews, { params: { videoId } })).body;
    await db.insert(annotations).values([
      {
        id: newId(),
        videoId: first,
        playerId: player.id,
        timestamp: 12,
        type: 'technique',
        skill: 'lob',
        title: 'Short',
        comment: 'W'.repeat(900),
      },
      {
        id: newId(),
        videoId: first,
        playerId: player.id,
        timestamp: 20,
        type: 'technique',
        skill: null,
        title: 'The volley floats',
        comment: '',
      },
      {
        id: newId(),
        videoId: first,
        playerId: player.id,
        timestamp: 30,
        type: 'strategy',
        skill: null,
        title: 'Water',
        comment: '',
      },
    ]);
    expect(await earlier(player, first)).toEqual([]);
    const seen = await earlier(player, third);
    expect(seen.map(({ videoId }) => videoId)).toEqual([second, first]);
    expect(seen[1]?.provider).toBe('youtube');
    const notes = new Map(seen[1]?.notes.map((note) => [note.title, note]));
    expect([notes.get('Short')?.skill, notes.get('The volley floats')?.skill]).toEqual(['lob', 'volley']);
    expect(notes.has('Water')).toBe(false);
    expect(notes.get('Short')?.comment.length).toBeLessThan(220);
    expect((await earlier(coach, second)).map(({ videoId }) => videoId)).toEqual([first]);
    expect(await earlier(clubCoach, third)).toEqual([]);
    const { id: waiting } = await makeVideo(db, player);
    expect((await earlier(coach, waiting)).map(({ videoId }) => videoId)).toEqual([third, second, first]);
  });
});
