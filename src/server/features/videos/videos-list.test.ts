// The list of videos, page by page.

import { eq, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { sortOrders, statusFilters, type VideoStatus } from '#domain/videos/videos.ts';
import { videos } from '#server/db/schema/index.ts';
import { makeAdmin, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
let player: { id: string };
let stranger: { id: string };
let strangersVideo: { id: string };

beforeAll(async () => {
  const { db } = test.context;
  player = await makePlayer(db);
  stranger = await makePlayer(db);
  strangersVideo = await makeVideo(db, stranger);
  const statuses: VideoStatus[] = ['Pending', 'Analyzed', 'AI-Analyzed'];
  for (let index = 0; index < 17; index += 1) {
    // Several with the same time, so that only ids differ.
    const uploadDate = new Date(Date.UTC(2026, 0, 1 + Math.floor(index / 4))).toISOString();
    await makeVideo(db, player, { uploadDate, status: statuses[index % 3] as VideoStatus });
  }
});

async function readAll(query: { status?: (typeof statusFilters)[number]; sort?: (typeof sortOrders)[number] }) {
  const ids: string[] = [];
  const seen = [];
  for (;;) {
    const after = ids.at(-1);
    const page = await test.call(player, endpoints.listVideos, {
      query: { ...query, limit: 5, ...(after !== undefined && { after }) },
    });
    expect(page.status).toBe(200);
    seen.push(...page.body);
    ids.push(...page.body.map(({ id }) => id));
    if (page.body.length < 5) return seen;
  }
}

const ranks: Record<VideoStatus, number> = { Analyzed: 0, 'AI-Analyzed': 1, Pending: 2 };

it.each(sortOrders.flatMap((sort) => statusFilters.map((status) => ({ sort, status }))))(
  'reads every video once, in order, by $sort and $status',
  async ({ sort, status }) => {
    const read = await readAll({ sort, status });
    const whole = await test.call(player, endpoints.listVideos);
    const expected = whole.body
      .filter((video) => status === 'all' || (status === 'analyzed') === (video.status === 'Analyzed'))
      .toSorted((a, b) => {
        const newest = Date.parse(b.uploadDate) - Date.parse(a.uploadDate) || b.id.localeCompare(a.id);
        if (sort === 'recent') return newest;
        return sort === 'oldest' ? -newest : ranks[a.status] - ranks[b.status] || newest;
      });
    expect(read.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    expect(read.length).toBeGreaterThan(0);
  },
);

it('links to the next page with its filters, but not from a full last page', async () => {
  const first = await test.call(player, endpoints.listVideos, { query: { status: 'analyzed', limit: 3 } });
  const last = first.body.at(-1)?.id;
  expect(first.raw.headers.link).toBe(`</api/videos?status=analyzed&limit=3&after=${last}>; rel="next"`);
  const [, address = ''] = /<(.+)>/.exec(String(first.raw.headers.link)) ?? [];
  const next = await test.app.inject({ url: address, headers: { cookie: await test.signIn(player) } });
  expect(next.json()).toHaveLength(3);
  expect(next.headers.link).toBeUndefined();
});

it('filters by a player, for viewers who may see them', async () => {
  const admin = await makeAdmin(test.context.db);
  const of = async (actor: { id: string }, playerId: string, more = {}) =>
    (await test.call(actor, endpoints.listVideos, { query: { playerId, ...more } })).body;
  const first = await of(admin, player.id, { limit: 10 });
  const rest = await of(admin, player.id, { limit: 10, after: first.at(-1)?.id });
  expect([first.length, rest.length]).toEqual([10, 7]);
  expect(await of(admin, stranger.id)).toMatchObject([{ id: strangersVideo.id }]);
  expect(await of(player, player.id)).toHaveLength(17);
  expect(await of(player, stranger.id)).toEqual([]);
});

it('a cursor does not reveal the place of someone else’s video', async () => {
  const after = strangersVideo.id;
  const answer = await test.call(player, endpoints.listVideos, { query: { after } });
  expect(answer.body).toEqual([]);
});

it.each([{ limit: '0' }, { limit: '101' }, { limit: '-1' }, { limit: 'abc' }, { sort: 'password' }, { after: 'x' }])(
  'refuses %j with a sentence',
  async (query) => {
    const answer = await test.call(player, endpoints.listVideos, { query: query as never });
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.error.fields ?? {})).toEqual(Object.keys(query));
  },
);

it('counts the whole list', async () => {
  expect((await test.call(player, endpoints.countVideos)).body).toEqual({ videos: 17, analyzed: 6, inReview: 11 });
  expect((await test.call(stranger, endpoints.countVideos)).body).toEqual({ videos: 1, analyzed: 0, inReview: 1 });
});

it('returns each video unchanged, whatever the session settings of its writer', async () => {
  const { db } = test.context;
  const other = await makePlayer(db);
  const { id } = await makeVideo(db, other, { title: 'first' });
  const values = {
    title: 'Smash "no 1"\n\\ – Ø, \u2028',
    status: 'Analyzed',
    videoType: 'training',
    uploadDate: '2026-03-01T23:30:00.5Z',
    updatedAt: '2026-03-29T01:00:00Z',
    overallScore: '3.0',
    eventDate: '2026-02-28',
    venue: 'A, "B"',
  } as const;
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local timezone to 'Pacific/Auckland'`);
    await tx.execute(sql`set local datestyle to 'German'`);
    await tx.update(videos).set(values).where(eq(videos.id, id));
  });
  const { body } = await test.call(other, endpoints.listVideos);
  expect(body).toEqual([{ id, videoUrl: expect.stringMatching(/^https:/), ...values }]);
});
