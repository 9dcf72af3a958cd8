// Marking movement: permissions, conflicts between windows, and what the player sees when.

import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { MovementDocument } from '#contract/reviews/movement.ts';
import { emptyTracks, type Tracks } from '#domain/reviews/movement/marks.ts';
import { auditEntries } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { connect, makeAdmin, makeCoach, makePlayer, makeVideo, reviewDocument } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { movementData } from './movement-data.queries.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

const of = (video: One) => ({ params: { videoId: video.id } });
const open = (who: One, video: One) => test.call(who, endpoints.openMovement, of(video));
const save = (who: One, video: One, version: number, document: MovementDocument) =>
  test.call(who, endpoints.saveMovement, { ...of(video), body: { version, document } });
const publish = (who: One, video: One, version: number) =>
  test.call(who, endpoints.publishMovement, { ...of(video), body: { version } });
const read = (who: One, video: One) => test.call(who, endpoints.getMovement, of(video));

/** A path towards the net, one mark per second. */
const line: Tracks = {
  ...emptyTracks,
  player: Array.from({ length: 11 }, (_, index) => ({ time: index, x: index, y: 5 })),
};
const marked = (tracks: Tracks = line): MovementDocument => ({ timedFor: 'youtube:abc', tracks });

describe('saving marks', () => {
  it('saves one versioned document, in order and on the court', async () => {
    const { coach, video } = await desk.situation();
    const first = await open(coach, video);
    expect(first.body).toMatchObject({ version: 0, savedAt: null, published: null, player: { firstName: 'Pia' } });
    expect(first.body.document.timedFor).toMatch(/^youtube:vid/);
    const mixed = [
      { time: 9.04, x: 1.23, y: 1 },
      { time: 2, x: 3, y: 3 },
    ];
    expect((await save(coach, video, 0, marked({ ...emptyTracks, partner: mixed }))).body.version).toBe(1);
    expect((await open(coach, video)).body.document.tracks.partner).toEqual([
      { time: 2, x: 3, y: 3 },
      { time: 9, x: 1.2, y: 1 },
    ]);
  });

  it('accepts one of twenty windows saving at once, first and later', async () => {
    const { coach, video } = await desk.situation();
    for (const version of [0, 1]) {
      const answers = await atOnce(20, () => save(coach, video, version, marked()));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const refused = answers.find(({ status }) => status !== 200);
      expect([refused?.status, refused?.error.code]).toEqual([409, 'conflict']);
    }
  });

  it.each([
    ['off the court', { time: 1, x: 20.1, y: 5 }],
    ['before the video', { time: -1, x: 2, y: 5 }],
    ['at no time', { time: 'soon', x: 2, y: 5 }],
  ])('not %s', async (_, mark) => {
    const { coach, video } = await desk.situation();
    const body = { version: 0, document: marked({ ...emptyTracks, player: [mark as never] }) };
    expect((await test.call(coach, endpoints.saveMovement, { ...of(video), body })).status).toBe(400);
  });
});

describe('who may mark', () => {
  it('makes the first coach to save the reviewer, and keeps other coaches out', async () => {
    const { player, coach, video } = await desk.situation();
    const other = await makeCoach(test.context.db);
    await connect(test.context.db, other, player);
    await save(coach, video, 0, marked());
    expect((await desk.open(coach, video)).body.reviewer?.id).toBe(coach.id);
    for (const answer of [await open(other, video), await save(other, video, 1, marked())]) {
      expect([answer.status, answer.error.code]).toEqual([409, 'review_claimed']);
    }
    const listed = async (who: One) =>
      (await test.call(who, endpoints.listMovementVideos)).body.rows.find(({ id }) => id === video.id);
    expect(await listed(coach)).toMatchObject({ marks: 11, publishedAt: null, player: { firstName: 'Pia' } });
    expect(await listed(other)).toBeUndefined();
  });

  it('lets an administrator mark without claiming', async () => {
    const { coach, video } = await desk.situation();
    const admin = await makeAdmin(test.context.db);
    expect((await save(admin, video, 0, marked())).status).toBe(200);
    expect((await desk.open(coach, video)).body.reviewer).toBeNull();
    expect((await open(coach, video)).body.version).toBe(1);
    const found = await test.call(admin, endpoints.listMovementVideos, { query: { search: 'semi-fin' } });
    expect(found.body.rows.map(({ id }) => id)).toContain(video.id);
  });
});

it('finds a match among thousands by part of its title or of its player’s name, for coaches of hundreds and administrators', async () => {
  const { db } = test.context;
  const [admin, coach, other] = [await makeAdmin(db), await makeCoach(db), await makeCoach(db)];
  const [crowd, player] = [await makePlayer(db), await makePlayer(db, { firstName: 'Xanthippe', lastName: 'Quist' })];
  const [old, taken] = [
    await makeVideo(db, player, { title: 'Årets finale' }),
    await makeVideo(db, player, { title: 'Anden finale' }),
  ];
  for (const one of [crowd, player]) {
    await connect(db, coach, one);
    await connect(db, other, one);
  }
  await db.execute(sql`
    with made as (
      insert into users (id, email, first_name, last_name, country, state)
      select gen_random_uuid(), 'crowd' || n || '@pala.test', 'Crowd', 'Player', 'DK', 'active' from generate_series(1, 210) as n returning id
    )
    insert into coach_connections (id, coach_id, player_id, status, started_at)
    select gen_random_uuid(), ${coach.id}, id, 'active', now() from made`);
  // Random ids are later than those of now.
  await db.execute(sql`
    insert into videos (id, player_id, title, provider, provider_video_id, video_url, original_url, due_at)
    select gen_random_uuid(), ${crowd.id}, 'Practice ' || n, 'youtube', 'M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE', 'https://youtu.be/M7lc1UVf-VE', now()
    from generate_series(1, 2200) as n`);
  expect((await save(other, taken, 0, marked())).status).toBe(200);
  const find = async (who: One, search: string, after?: string) => {
    const { body } = await test.call(who, endpoints.listMovementVideos, { query: { search, ...(after && { after }) } });
    return body.rows.map(({ id }) => id);
  };
  for (const search of ['rets fin', 'arets FINALE', 'hippe qui', 'xanth']) {
    expect(await find(coach, search)).toEqual([old.id]);
    expect(await find(admin, search)).toContain(old.id);
  }
  expect(await find(admin, 'nden fina')).toEqual([taken.id]);
  expect(await find(coach, 'xyzzy')).toEqual([]);
  const [first, all] = [await find(coach, 'practice'), await test.call(coach, endpoints.listMovementVideos)];
  const second = await find(coach, 'practice', first.at(-1));
  expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([30, 30, 60]);
  expect(all.body.rows).toHaveLength(30);
});

describe('what the player sees', () => {
  it('shows no marks before the review is published, and the saved ones with it', async () => {
    const { player, coach, video } = await desk.situation();
    await save(coach, video, 0, marked());
    expect((await read(player, video)).body).toBeNull();
    expect((await publish(coach, video, 1)).error.message).toBe(
      'The player sees the movement once the review is published.',
    );
    await desk.save(coach, video, 0, reviewDocument());
    expect((await desk.publish(coach, video, 1)).status).toBe(200);
    expect((await read(player, video)).body?.tracks).toEqual(line);
    expect((await open(coach, video)).body.published?.version).toBe(1);
  });

  it('shows later marks once published, and none after all are removed', async () => {
    const { player, coach, video } = await desk.published();
    const admin = await makeAdmin(test.context.db);
    await save(admin, video, 0, marked());
    expect((await read(player, video)).body).toBeNull();
    expect((await publish(admin, video, 0)).status).toBe(409);
    expect((await publish(admin, video, 1)).body.published?.version).toBe(1);
    expect((await read(player, video)).body?.tracks.player).toHaveLength(11);
    const log = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, video.id));
    expect(log.map(({ action }) => action)).toEqual(['movement-published-by-administrator']);
    await save(coach, video, 1, marked(emptyTracks));
    expect((await read(player, video)).body?.tracks.player).toHaveLength(11);
    expect((await publish(coach, video, 2)).body.published).toBeNull();
    expect((await read(player, video)).body).toBeNull();
  });
});

it('the exports of the player and of the person who marked contain published marks', async () => {
  const { player, coach, video } = await desk.published();
  await save(coach, video, 0, marked());
  await publish(coach, video, 1);
  const collected = async (who: One) =>
    Object.fromEntries((await movementData.collect(test.context.db, who.id)).map(({ key, content }) => [key, content]));
  expect(await collected(player)).toMatchObject({
    movement: [{ video: 'Semi-final', marks: line }],
    movementMarked: [],
  });
  expect(await collected(coach)).toMatchObject({ movement: [], movementMarked: [{ player: 'Pia Lund' }] });
});
