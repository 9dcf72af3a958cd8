// Requesting, accepting and ending connections, from both sides.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { auditEntries, coachConnections, reviewDrafts } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { makeListedCoach, makeRequest } from '#server/testing/coaching.ts';
import { connect, makeClub, makeCoach, makeMember, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

type Someone = { id: string };
const ask = (player: Someone, coach: Someone, message?: string) =>
  test.call(player, endpoints.requestConnection, { body: { coachId: coach.id, message } });
const accept = (who: Someone, id: string) => test.call(who, endpoints.acceptConnection, { params: { id } });
const end = (who: Someone, id: string) => test.call(who, endpoints.endConnection, { params: { id } });
const coachesOf = async (player: Someone) => (await test.call(player, endpoints.listRelationships)).body;
const incoming = async (coach: Someone) => (await test.call(coach, endpoints.listRequests)).body.incoming;
const livingOf = (player: Someone) =>
  test.context.db.select().from(coachConnections).where(eq(coachConnections.playerId, player.id));
const newsOf = async (person: Someone) => {
  await test.runJobs();
  const { body } = await test.call(person, endpoints.listNotifications, { params: { userId: person.id } });
  return body.toReversed().map(({ type, title, message }) => [type, title, message]);
};
const subjectsTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const seesProgress = async (coach: Someone, player: Someone) =>
  (await test.call(coach, endpoints.getPlayerProgress, { params: { userId: player.id } })).status;

describe('asking a coach', () => {
  it('creates a request that both see, without access yet', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    const answer = await ask(player, coach, '  I play on Tuesdays.  ');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      status: 'requested',
      requestedBy: 'player',
      message: 'I play on Tuesdays.',
      startedAt: null,
      coach: { id: coach.id, firstName: 'Carla', role: 'coach_freelance', clubName: null, country: 'DK' },
    });
    expect(answer.raw.body).not.toContain('@');
    expect(await coachesOf(player)).toEqual([answer.body]);
    expect(await incoming(coach)).toMatchObject([
      { id: answer.body.id, message: 'I play on Tuesdays.', player: { id: player.id, currentLevel: null } },
    ]);
    expect(await seesProgress(coach, player)).toBe(404);
    expect(await newsOf(coach)).toEqual([
      ['player_registered', 'New coaching request', `Alma ${player.lastName} would like you to be their coach.`],
    ]);
    expect(subjectsTo(coach.email)).toEqual([`Alma ${player.lastName} would like you to be their coach`]);
    const text = test.mails.findLast(({ to }) => to === coach.email)?.text;
    expect(text).toContain('http://pala.test/coach/players');
    expect(text).not.toContain('Tuesdays');
  });

  it('creates one request, notification and audit entry for twenty concurrent calls', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    const answers = await atOnce(20, () => ask(player, coach));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect(await livingOf(player)).toHaveLength(1);
    expect(await newsOf(coach)).toHaveLength(1);
    const log = await db.select().from(auditEntries).where(eq(auditEntries.actorId, player.id));
    expect(log.map(({ action }) => action)).toEqual(['connection-requested']);
  });

  it('is refused for a connected coach, and not found for unlisted coaches who were never theirs', async () => {
    const { db } = test.context;
    const [player, connected, unlisted, former] = [
      await makePlayer(db),
      await makeListedCoach(db),
      await makeListedCoach(db, { isListed: false }),
      await makeCoach(db),
    ];
    await connect(db, connected, player);
    await connect(db, former, player, 'ended');
    const again = await ask(player, connected);
    expect([again.status, again.error.message]).toEqual([409, 'You are already connected with this coach.']);
    const suspended = await makeListedCoach(db, { state: 'suspended' });
    for (const nobody of [unlisted, await makeCoach(db), suspended, await makePlayer(db), player]) {
      expect((await ask(player, nobody)).error).toEqual({ code: 'not_found', message: 'Not found' });
    }
    expect((await ask(player, former)).status).toBe(201);
  });

  it.each([
    [{ coachId: 'x' }, { coachId: 'Please choose a coach.' }],
    [{ coachId: null }, { coachId: 'Please choose a coach.' }],
    [{ message: 'a'.repeat(501) }, { message: 'Please keep this under 500 characters.' }],
  ])('refuses %j', async (parts, fields) => {
    const { db } = test.context;
    const coach = await makeListedCoach(db);
    const body = { coachId: coach.id, ...parts } as never;
    const answer = await test.call(await makePlayer(db), endpoints.requestConnection, { body });
    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });

  it('accepts a request from that coach', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    await makeRequest(db, player, coach);
    expect((await ask(player, coach)).body.status).toBe('active');
    expect(await seesProgress(coach, player)).toBe(200);
  });
});

describe('accepting', () => {
  it('is only for the other side, gives access, and notifies the person who asked', async () => {
    const { db } = test.context;
    const [player, coach, stranger] = [await makePlayer(db), await makeListedCoach(db), await makeCoach(db)];
    const { id } = (await ask(player, coach)).body;
    expect((await accept(player, id)).status).toBe(403);
    expect((await accept(stranger, id)).status).toBe(404);
    const answers = await atOnce(20, () => accept(coach, id));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
    expect(await seesProgress(coach, player)).toBe(200);
    const [relationship] = await coachesOf(player);
    expect(relationship?.status).toBe('active');
    expect(relationship?.startedAt).not.toBeNull();
    expect(await newsOf(player)).toEqual([
      ['progress_update', 'Your request was accepted', `Carla ${coach.lastName} is now your coach.`],
    ]);
    expect(subjectsTo(player.email)).toEqual([`Carla ${coach.lastName} has accepted your request`]);
    const log = await db.select().from(auditEntries).where(eq(auditEntries.actorId, coach.id));
    expect(log).toMatchObject([
      { action: 'connection-accepted', subjectId: player.id, after: { coachId: coach.id, playerId: player.id } },
    ]);
  });

  it('a coach’s request is up to the player', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    const id = await makeRequest(db, player, coach);
    expect((await coachesOf(player))[0]).toMatchObject({ requestedBy: 'coach', status: 'requested' });
    expect((await accept(coach, id)).status).toBe(403);
    expect((await accept(player, id)).status).toBe(204);
    expect(await newsOf(coach)).toEqual([
      ['player_registered', 'Your request was accepted', `Alma ${player.lastName} is now one of your players.`],
    ]);
  });

  it('fails for a withdrawn request', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    const { id } = (await ask(player, coach)).body;
    await end(player, id);
    const late = await accept(coach, id);
    expect([late.status, late.error.message]).toEqual([409, 'This request is no longer open.']);
    expect(await seesProgress(coach, player)).toBe(404);
  });
});

describe('ending', () => {
  it.each(['player', 'coach'] as const)(
    'by the %s removes access at once, and notifies the other side',
    async (side) => {
      const { db } = test.context;
      const [player, coach] = [await makePlayer(db), await makeCoach(db)];
      await connect(db, coach, player);
      const video = await makeVideo(db, player);
      const id = (await coachesOf(player))[0]?.id ?? '';
      expect((await test.call(coach, endpoints.getVideo, { params: { videoId: video.id } })).status).toBe(200);
      const [first, other] = side === 'player' ? [player, coach] : [coach, player];
      expect((await end(first, id)).status).toBe(204);
      expect((await end(first, id)).status).toBe(204);
      expect(await seesProgress(coach, player)).toBe(404);
      expect((await test.call(coach, endpoints.getVideo, { params: { videoId: video.id } })).status).toBe(404);
      expect(await coachesOf(player)).toEqual([]);
      expect((await newsOf(other)).map(([, title]) => title)).toEqual(['No longer connected']);
      expect(await newsOf(first)).toEqual([]);
      const log = await db.select().from(auditEntries).where(eq(auditEntries.actorId, first.id));
      expect(log).toMatchObject([{ action: 'connection-ended', before: { status: 'active' } }]);
    },
  );

  it('releases the coach’s unfinished reviews, but not those for the player’s club', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const coaches = [await makeCoach(db), await makeCoach(db, { role: 'coach_club', clubId: club.id })];
    const drafts = [];
    for (const coach of coaches) {
      await connect(db, coach, player);
      const video = await makeVideo(db, player);
      await db
        .insert(reviewDrafts)
        .values({ videoId: video.id, playerId: player.id, coachId: coach.id, document: emptyReview });
      drafts.push(video.id);
    }
    for (const { id } of await coachesOf(player)) await end(player, id);
    const kept = [];
    for (const videoId of drafts) {
      const [draft] = await db.select().from(reviewDrafts).where(eq(reviewDrafts.videoId, videoId));
      kept.push(draft?.coachId);
    }
    expect(kept).toEqual([null, coaches[1]?.id]);
  });

  it('notifies the player of a declined request, but not a coach', async () => {
    const { db } = test.context;
    const [player, coach, asking] = [await makePlayer(db), await makeListedCoach(db), await makeCoach(db)];
    await end(coach, (await ask(player, coach)).body.id);
    expect((await newsOf(player)).map(([, title]) => title)).toEqual(['No longer connected']);
    await end(player, await makeRequest(db, player, asking));
    expect(await newsOf(asking)).toEqual([]);
    expect(await coachesOf(player)).toEqual([]);
  });

  it('allows a new request', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    const first = (await ask(player, coach)).body.id;
    await end(player, first);
    expect(await incoming(coach)).toEqual([]);
    expect((await ask(player, coach)).body.id).not.toBe(first);
  });

  it('is refused to anyone else', async () => {
    const { db } = test.context;
    const id = await makeRequest(db, await makePlayer(db));
    expect((await end(await makePlayer(db), id)).status).toBe(404);
    expect((await end(await makeCoach(db), id)).status).toBe(404);
  });
});
