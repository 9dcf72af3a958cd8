// Reviews that open at a time their player chose: who is notified when, who sees what, and opening one early.

import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import { opensAt } from '#domain/reviews/review-openings.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { makeAdmin, makeClub, makeMember, makePerson, makePlayer, reviewDocument } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

const zone = 'Europe/Copenhagen';
const of = (video: One) => ({ params: { videoId: video.id } });
const choose = (who: One, opening: ReviewOpening | null) =>
  test.call(who, endpoints.chooseReviewOpening, { body: { opening } });
const openNow = (who: One, video: One) => test.call(who, endpoints.openReviewNow, of(video));
const opening = async (who: One, video: One) => (await desk.read(who, video)).body.opensAt;
const hour = 3_600_000;
/** The time of day half a day from now, on every day. */
const later = (): ReviewOpening => ({ time: wallTime(Date.now() + 12 * hour, zone).time, days: [] });

/** A published review of a player who chose half a day later. */
async function waiting() {
  const situation = await desk.situation();
  const { player, coach, video } = situation;
  await test.call(player, endpoints.setTimeZone, { body: { timeZone: zone } });
  const choice = later();
  expect((await choose(player, choice)).status).toBe(204);
  await desk.save(coach, video, 0, reviewDocument());
  expect((await desk.publish(coach, video, 1)).status).toBe(200);
  await test.runJobs();
  return { ...situation, choice };
}

/** Lets the time come: of the jobs that wait for it, or of the review. */
const callJobs = async () => {
  await test.context.db.execute(sql`update pgboss.job set start_after = now() where state = 'created'`);
  await test.runJobs();
};
const open = (video: One) =>
  test.context.db.execute(sql`update reviews set opens_at = now() where video_id = ${video.id}`);
const mailsTo = (who: { email: string }) => test.mails.filter(({ to }) => to === who.email).length;
const told = async (who: One) =>
  (await desk.bell(who)).filter(({ type }) => type === 'video_analyzed').map(({ title }) => title);
const dashboard = async (who: One) =>
  (await test.call(who, endpoints.getPlayerDashboard, { params: { userId: who.id } })).body;

describe('the choice', () => {
  it('is at once until made, and again when taken back', async () => {
    const player = await makePlayer(test.context.db);
    const read = async () => (await test.call(player, endpoints.getReviewOpening)).body;
    expect(await read()).toEqual({ opening: null });
    await choose(player, { time: '07:00', days: ['monday'] });
    await choose(player, { time: '18:00', days: ['sunday', 'monday'] });
    expect(await read()).toEqual({ opening: { time: '18:00', days: ['monday', 'sunday'] } });
    await choose(player, null);
    expect(await read()).toEqual({ opening: null });
  });

  it.each([
    ['a time', { time: '24:00', days: [] }, /enter a time/],
    ['days', { time: '18:00', days: ['someday'] }, /days of the week/],
  ])('refuses a wrong %s and names the field', async (_, wrong, sentence) => {
    const player = await makePlayer(test.context.db);
    const refused = await choose(player, wrong as ReviewOpening);
    expect(refused.status).toBe(400);
    expect(Object.values(refused.error.fields ?? {}).join(' ')).toMatch(sentence);
  });

  it('touches no review published before', async () => {
    const { player, video } = await desk.published();
    await choose(player, later());
    expect(await opening(player, video)).toBeNull();
  });
});

describe('a review that opens later', () => {
  it('says when, to its player, coaches and administrators, and to no club', async () => {
    const { player, coach, video, choice } = await waiting();
    const { publishedAt } = (await desk.read(player, video)).body;
    const expected = opensAt(Date.parse(publishedAt ?? ''), choice, zone);
    for (const who of [player, coach, await makeAdmin(test.context.db)])
      expect(Date.parse((await opening(who, video)) ?? '')).toBe(expected);
    const { db } = test.context;
    const club = await makeClub(db);
    await db.execute(sql`update users set club_id = ${club.id}, access_type = 'club' where id = ${player.id}`);
    const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
    expect((await desk.read(manager, video)).body).toMatchObject({ status: 'Analyzed', opensAt: null });
    expect((await openNow(manager, video)).status).toBe(403);
    expect((await openNow(await makeMember(db, club.id), video)).status).toBe(404);
    expect((await openNow(coach, video)).status).toBe(403);
  });

  it('tells its player then and not before, once', async () => {
    const { player, video } = await waiting();
    const before = mailsTo(player);
    expect(await told(player)).toEqual([]);
    expect(await dashboard(player)).toMatchObject({ recentFeedback: [], scores: [] });
    await callJobs();
    await callJobs();
    await open(video);
    expect(await told(player)).toEqual(['Your review is ready']);
    expect(mailsTo(player)).toBe(before + 1);
    expect(await opening(player, video)).toBeNull();
    expect((await dashboard(player)).recentFeedback).toMatchObject([{ id: video.id }]);
  });

  it('opens early for its player, who is not notified any more', async () => {
    const { player, video } = await waiting();
    const before = mailsTo(player);
    expect((await openNow(player, video)).status).toBe(204);
    expect(await opening(player, video)).toBeNull();
    expect((await openNow(player, video)).status).toBe(204);
    await callJobs();
    expect([await told(player), mailsTo(player)]).toEqual([[], before]);
  });

  it('stays closed when it is corrected, and nothing is said of that; opened, it is not closed again', async () => {
    const { player, coach, video } = await waiting();
    const revise = async (version: number) => {
      const { body } = await desk.revise(coach, video);
      await desk.save(coach, video, body.version, reviewDocument({ finalSummary: `Version ${version}` }));
      expect((await desk.publish(coach, video, body.version + 1)).status).toBe(200);
      await test.runJobs();
    };
    const at = await opening(player, video);
    await revise(2);
    expect([await opening(player, video), await told(player)]).toEqual([at, []]);
    await openNow(player, video);
    await revise(3);
    expect([await opening(player, video), await told(player)]).toEqual([null, ['Your review was updated']]);
  });

  it('cannot be opened by an administrator who views Pala as its player, and is closed for them too', async () => {
    const { player, video } = await waiting();
    const browser = await openImpersonatingBrowser(test, await makeAdmin(test.context.db));
    await browser.view({ userId: player.id });
    const at = (await browser.call(endpoints.getVideo, of(video))).body.opensAt;
    expect(at).toBe(await opening(player, video));
    expect((await browser.call(endpoints.openReviewNow, of(video))).status).toBe(403);
    expect(await opening(player, video)).toBe(at);
  });

  it('goes with its video', async () => {
    const { player, video } = await waiting();
    await test.context.db.execute(sql`delete from videos where id = ${video.id}`);
    await callJobs();
    expect([await told(player), (await openNow(player, video)).status]).toEqual([[], 404]);
  });
});
