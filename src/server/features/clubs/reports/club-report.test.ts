// A report worked out a second time, from the raw rows and in plain TypeScript: both must agree.

import { beforeAll, describe, expect, it } from 'vitest';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { skillTier, skillTiers } from '#domain/skills/skills.ts';
import { levelVerifications, reviews, skillRatings, trainingSessions, users, videos } from '#server/db/schema/index.ts';
import { makeReview, makeVerification } from '#server/testing/club-season.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeClub, makeCoach, makeMember, makePerson, makeSession, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { readClubReport } from './club-report.ts';

const test = useTestApp();
let club: { id: string; name: string };
let other: { id: string };

/** Moments around the days on which periods and steps begin, in summer and winter time, and far from them. */
const moments = [
  '2026-02-28T22:59:59.999Z',
  '2026-02-28T23:00:00.000Z',
  '2026-03-01T00:30:00.000Z',
  '2026-03-28T23:30:00.000Z',
  '2026-03-29T00:59:59.000Z',
  '2026-03-29T22:00:00.000Z',
  '2026-03-31T21:59:59.999Z',
  '2026-03-31T22:00:00.000Z',
  '2026-04-15T12:00:00.000Z',
  '2026-05-01T02:59:59.000Z',
  '2026-05-01T03:00:00.000Z',
];

/** The same numbers each time: a report must not depend on luck. */
function dice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

beforeAll(async () => {
  const { db } = test.context;
  [club, other] = [await makeClub(db), await makeClub(db)];
  const coaches = [
    await makeCoach(db, { role: 'coach_club', clubId: club.id }),
    await makeCoach(db, { firstName: 'Freelance' }),
  ];
  const people = [
    await makeMember(db, club.id, { createdAt: '2020-01-01T00:00:00Z', currentLevel: '4.0' }),
    await makeMember(db, club.id, { createdAt: '2020-01-01T00:00:00Z', currentLevel: '2.0' }),
    // Joined in the middle of the period; the level was never verified.
    await makeMember(db, club.id, { createdAt: '2026-03-15T10:00:00Z', currentLevel: '5.5' }),
    // Has left the club, and was suspended.
    await makePerson(db, { createdAt: '2020-01-01T00:00:00Z' }),
    await makeMember(db, club.id, { createdAt: '2020-01-01T00:00:00Z', state: 'suspended' }),
    await makeMember(db, other.id, { createdAt: '2020-01-01T00:00:00Z' }),
    await makeMember(db, club.id, { createdAt: '2020-01-01T00:00:00Z' }),
  ];
  const [first, second] = people;
  if (!first || !second) throw new Error('There are seven.');
  await makeVerification(db, first, '3.0', '2025-06-01T10:00:00Z');
  await makeVerification(db, first, '4.0', '2026-03-20T10:00:00Z');
  await makeVerification(db, second, '2.5', '2025-06-01T10:00:00Z');
  await makeVerification(db, second, '2.0', '2026-03-25T10:00:00Z');
  await makeVerification(db, second, '6.0', '2026-03-26T10:00:00Z', '2026-03-27T10:00:00Z');
  const roll = dice(7);
  // The last one does nothing at all.
  for (const player of people.slice(0, -1)) {
    for (const [index, sent] of moments.entries()) {
      const coach = coaches[roll(2)] ?? { id: '' };
      const published = moments[index + roll(3)] ?? '2026-05-02T10:00:00.000Z';
      const ratings = { overall: 1 + roll(50) / 10, lob: 1 + roll(50) / 10, strategy: 1 + roll(50) / 10 };
      if (roll(3) > 0) await makeReview(db, coach, player, { sent, published, ratings, pausedSeconds: roll(2) * 3600 });
      else await makeVideo(db, player, { uploadDate: sent });
      const status = roll(3) > 0 ? 'completed' : 'scheduled';
      if (roll(2) > 0) await makeSession(db, coach, [player], { status, sessionDate: sent });
    }
  }
}, 60_000);

/** The calendar day of a moment on a zone's clocks. */
function dayIn(zone: string, moment: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' }).format(new Date(moment));
}

const byId = (a: readonly (string | number)[], b: readonly (string | number)[]) =>
  String(a[0]).localeCompare(String(b[0]));
const round = (value: number) => Math.round((value + Number.EPSILON) * 10 + 1e-7) / 10;
const average = (list: readonly number[]) =>
  list.length === 0 ? null : round(list.reduce((sum, one) => sum + one, 0) / list.length);

/** What the report must say, from every row there is. */
async function workedOut(zone: string, from: string, to: string, playerId?: string) {
  const { db } = test.context;
  const [people, allVideos, allReviews, allRatings, allSessions, allLevels] = [
    await db.select().from(users),
    await db.select().from(videos),
    await db.select().from(reviews),
    await db.select().from(skillRatings),
    await db.select().from(trainingSessions),
    await db.select().from(levelVerifications),
  ];
  const inPeriod = (moment: string) => dayIn(zone, moment) >= from && dayIn(zone, moment) <= to;
  const members = people.filter(
    (one) =>
      one.clubId === club.id &&
      one.role === 'player' &&
      one.state === 'active' &&
      one.accessType === 'club' &&
      (playerId === undefined || one.id === playerId),
  );
  const ids = new Set(members.map(({ id }) => id));
  const sent = allVideos.filter((one) => ids.has(one.playerId) && inPeriod(one.uploadDate));
  const held = allSessions.filter(
    (one) => ids.has(one.playerId) && one.status === 'completed' && inPeriod(one.sessionDate),
  );
  const videoOf = (id: string) => allVideos.find((one) => one.id === id);
  const published = allReviews.filter(
    (one) => ids.has(videoOf(one.videoId)?.playerId ?? '') && inPeriod(one.publishedAt),
  );
  const waits = published
    .map((one) => {
      const video = videoOf(one.videoId);
      const wait = Date.parse(one.publishedAt) - Date.parse(video?.uploadDate ?? '');
      return Math.max(wait / 3_600_000 - (video?.pausedSeconds ?? 0) / 3600, 0);
    })
    .toSorted((a, b) => a - b);
  const middle =
    waits.length === 0 ? null : ((waits[(waits.length - 1) >> 1] ?? 0) + (waits[waits.length >> 1] ?? 0)) / 2;
  const levelAt = (id: string, isBy: (moment: string) => boolean) => {
    const own = allLevels
      .filter((one) => one.playerId === id)
      .toSorted((a, b) => Date.parse(a.verifiedAt) - Date.parse(b.verifiedAt));
    const stood = own.findLast((one) => isBy(one.verifiedAt) && (one.withdrawnAt === null || !isBy(one.withdrawnAt)));
    const next = own.find((one) => !isBy(one.verifiedAt) && one.withdrawnAt === null);
    const level = (stood ?? next)?.level ?? people.find((one) => one.id === id)?.currentLevel;
    return level == null ? [] : [Number(level)];
  };
  const levelsThen = members
    .filter((one) => dayIn(zone, one.createdAt) < from)
    .map(({ id }) => ({ id, levels: levelAt(id, (moment) => dayIn(zone, moment) < from) }));
  const levelsNow = members.map(({ id }) => ({ id, levels: levelAt(id, (moment) => dayIn(zone, moment) <= to) }));
  const steps = levelsThen.flatMap(({ id, levels }) =>
    levels.map((then) => (levelsNow.find((one) => one.id === id)?.levels[0] ?? Number.NaN) - then),
  );
  const known = (list: typeof levelsNow) => list.flatMap(({ levels }) => levels);
  const bands = (levels: readonly number[]) =>
    Object.fromEntries(skillTiers.map(({ id }) => [id, levels.filter((level) => skillTier(level).id === id).length]));
  const ratingsOf = (skill: string) =>
    allRatings
      .filter((one) => one.skillName === skill && published.some(({ videoId }) => videoId === one.videoId))
      .map((one) => Number(one.rating));
  return {
    members: members.length,
    totals: {
      players: new Set([...sent, ...held].map((one) => one.playerId)).size,
      videos: sent.length,
      sessions: held.length,
      reviews: published.length,
    },
    turnaround: {
      reviews: waits.length,
      medianHours: middle === null ? null : round(middle),
      slowestTenthHours: waits.length === 0 ? null : round(waits[Math.ceil(waits.length * 0.9) - 1] ?? 0),
      within48Hours: waits.filter((wait) => wait <= 48).length,
    },
    bands: bands(known(levelsNow)),
    bandsBefore: bands(known(levelsThen)),
    mean: average(known(levelsNow)),
    change: average(steps),
    lob: average(ratingsOf('lob')),
    bandeja: average(ratingsOf('bandeja')),
    perPlayer: members
      .map(({ id }) => [
        id,
        sent.filter((one) => one.playerId === id).length,
        held.filter((one) => one.playerId === id).length,
      ])
      .toSorted(byId),
  };
}

/** The same of a report. */
function figuresOf({ members, totals, turnaround, levels, skills, players }: ClubReport) {
  const meanOf = (skill: string) => skills.find(({ skillName }) => skillName === skill)?.mean ?? null;
  const { bands, bandsBefore, mean, change } = levels;
  return {
    members,
    totals,
    turnaround,
    bands,
    bandsBefore,
    mean,
    change,
    lob: meanOf('lob'),
    bandeja: meanOf('bandeja'),
    perPlayer: players.map(({ player, videos: sent, sessions }) => [player.id, sent, sessions]).toSorted(byId),
  };
}

const read = (zone: string, from: string, to: string, playerId?: string, clubId = club.id) =>
  readClubReport(test.context.db, { clubId, playerId, period: { from, to }, timeZone: zone });

describe.each(['Europe/Copenhagen', 'America/Argentina/Buenos_Aires', 'Pacific/Kiritimati', 'UTC'])('in %s', (zone) => {
  it.each([
    ['2026-03-01', '2026-03-31'],
    ['2026-03-29', '2026-03-29'],
    ['2026-01-01', '2026-12-31'],
    ['2027-01-01', '2027-01-31'],
  ])('%s to %s matches the raw rows', async (from, to) => {
    const report = await read(zone, from, to);
    expect(figuresOf(report)).toEqual(await workedOut(zone, from, to));
    // The steps add up to the whole, and the period before is the same report of those days.
    const sum = (key: 'videos' | 'sessions' | 'reviews') =>
      report.activity.rows.reduce((total, row) => total + row[key], 0);
    expect([sum('videos'), sum('sessions'), sum('reviews')]).toEqual([
      report.totals.videos,
      report.totals.sessions,
      report.totals.reviews,
    ]);
  });

  it('the report of one player matches that of all', async () => {
    const all = await read(zone, '2026-03-01', '2026-03-31');
    for (const { player, videos: sent, sessions, reviews: published } of all.players) {
      const one = await read(zone, '2026-03-01', '2026-03-31', player.id);
      expect(figuresOf(one)).toEqual(await workedOut(zone, '2026-03-01', '2026-03-31', player.id));
      expect(one.totals).toMatchObject({ videos: sent, sessions, reviews: published });
      expect(one.player?.id).toBe(player.id);
    }
  });
});

it('the report compares with the previous period', async () => {
  const [april, march] = [await read('UTC', '2026-04-01', '2026-04-30'), await read('UTC', '2026-03-02', '2026-03-31')];
  expect(april.before).toEqual(march.totals);
  for (const { skillName, before } of april.skills)
    expect(before).toBe(march.skills.find((one) => one.skillName === skillName)?.mean);
});

it('the report lists level changes', async () => {
  const { levels } = await read('Europe/Copenhagen', '2026-03-01', '2026-03-31');
  expect([levels.rose, levels.fell]).toEqual([1, 1]);
  expect(levels.moves.map(({ from, to }) => [from, to])).toEqual([
    [3, 4],
    [2.5, 2],
  ]);
});

it('the coaches’ reviews add up to all published ones', async () => {
  const report = await read('UTC', '2026-03-01', '2026-04-30');
  expect(report.coaches.reduce((sum, one) => sum + one.reviews, 0)).toBe(report.totals.reviews);
  expect(report.coaches.reduce((sum, one) => sum + one.sessions, 0)).toBe(report.totals.sessions);
});

it('the report is empty without members, and missing for another club’s player', async () => {
  const empty = await makeClub(test.context.db);
  const report = await read('UTC', '2026-03-01', '2026-03-31', undefined, empty.id);
  expect(report).toMatchObject({ members: 0, totals: { players: 0, videos: 0 }, players: [], mostImproved: [] });
  expect(report.activity.rows).toHaveLength(31);
  const [foreign] = (await read('UTC', '2026-03-01', '2026-03-31', undefined, other.id)).players;
  await expect(read('UTC', '2026-03-01', '2026-03-31', foreign?.player.id)).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('a day and a year take the same number of statements', async () => {
  await read('UTC', '2026-01-01', '2026-12-31');
  const [day, year] = [
    await countStatements(() => read('UTC', '2026-03-01', '2026-03-01')),
    await countStatements(() => read('UTC', '2026-01-01', '2026-12-31')),
  ];
  expect([day, year]).toEqual([6, 6]);
});
