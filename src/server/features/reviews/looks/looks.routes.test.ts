// The player looks first: who sends and sees a look, until when, and what it never touches.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { LookParts } from '#contract/reviews/player-looks.ts';
import type { LookTime } from '#domain/reviews/looks/player-look.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeMember,
  makePerson,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

const of = (video: One) => ({ params: { videoId: video.id } });
const link = ({ provider, providerVideoId }: { provider: string; providerVideoId: string }) =>
  `${provider}:${providerVideoId}`;
type Video = One & { provider: string; providerVideoId: string };

const moments = [
  { timestamp: 61.5, text: 'Lost the net' },
  { timestamp: 12, text: '' },
];
const send = (who: One, video: Video, parts: Partial<LookParts> = {}) =>
  test.call(who, endpoints.sendPlayerLook, {
    ...of(video),
    body: { moments, ratings: { lob: 3.5, overall: 4 }, timedFor: link(video), ...parts },
  });
const look = (who: One, video: One) => test.call(who, endpoints.getPlayerLook, of(video));
const answer = (who: One, video: One, said: 'later' | 'skipped') =>
  test.call(who, endpoints.postponePlayerLook, { ...of(video), body: { answer: said } });
const choose = (who: One, when: LookTime) => test.call(who, endpoints.chooseLookTime, { body: { when } });
const stage = async (who: One, video: One) => (await desk.read(who, video)).body.look;
const replace = (who: One, video: One) =>
  test.call(who, endpoints.replaceVideoLink, {
    ...of(video),
    body: { videoUrl: 'https://www.youtube.com/watch?v=M7lc1UVf-VE' },
  });

async function publish(coach: One, video: One) {
  await desk.save(coach, video, 0, reviewDocument());
  expect((await desk.publish(coach, video, 1)).status).toBe(200);
}

describe('sending', () => {
  it('shows it to the player, the coach and administrators, the moments by time', async () => {
    const { player, coach, video } = await desk.situation();
    expect(await stage(player, video)).toBe('offered');
    expect((await look(coach, video)).body).toBeNull();
    const sent = await send(player, video);
    expect(sent.status).toBe(200);
    for (const who of [player, coach, await makeAdmin(test.context.db)]) {
      expect((await look(who, video)).body).toEqual(sent.body);
      expect(await stage(who, video)).toBe('sent');
    }
    expect(sent.body).toMatchObject({
      moments: [{ timestamp: 12 }, { timestamp: 61.5, text: 'Lost the net' }],
      ratings: { lob: 3.5, overall: 4 },
      isOldLink: false,
    });
  });

  it('stays hidden from clubs, partners and players who are not theirs', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
    const video = await makeVideo(db, player);
    const partner = await makePlayer(db);
    await makePartner(test, video, partner);
    await send(player, video);
    expect((await look(manager, video)).status).toBe(403);
    expect(await stage(manager, video)).toBeNull();
    for (const who of [partner, await makePlayer(db), await makeCoach(db)]) {
      expect((await look(who, video)).status).toBe(404);
    }
    expect((await send(partner, video)).status).toBe(404);
    expect((await answer(partner, video, 'skipped')).status).toBe(404);
  });

  it('can be changed until a coach begins, and again if the coach gives the video back', async () => {
    const { player, coach, video } = await desk.situation();
    const first = await send(player, video);
    const second = await send(player, video, { moments: [], ratings: { lob: 4 } });
    expect(second.body).toMatchObject({ moments: [], ratings: { lob: 4 }, sentAt: first.body.sentAt });
    await desk.claim(coach, video);
    const third = await send(player, video);
    expect([third.status, third.error.message]).toEqual([
      409,
      'A coach is reviewing this video, so what you sent can no longer change.',
    ]);
    await test.call(coach, endpoints.releaseReview, of(video));
    expect((await send(player, video)).status).toBe(200);
  });

  it('takes a first look while a coach reviews, and none after the review was read', async () => {
    const { player, coach, video } = await desk.situation();
    const other = await makeVideo(test.context.db, player);
    await desk.claim(coach, video);
    expect((await send(player, video)).status).toBe(200);
    await publish(coach, video);
    expect((await send(player, video)).error.message).toMatch(/^Your review is published/);
    await publish(coach, other);
    expect((await send(player, other)).error.message).toMatch(/^The review is open already/);
  });

  it.each<[string, Partial<LookParts>, RegExp]>([
    ['a fourth moment', { moments: [1, 2, 3, 4].map((timestamp) => ({ timestamp, text: '' })) }, /at most 3 moments/],
    ['nothing', { moments: [], ratings: {} }, /Mark a moment or rate a skill/],
    ['a moment after a day', { moments: [{ timestamp: 86_401, text: '' }] }, /24 hours/],
    ['a moment before the start', { moments: [{ timestamp: -1, text: '' }] }, /before the start/],
    ['a long text', { moments: [{ timestamp: 1, text: 'x'.repeat(201) }] }, /200/],
    ['a rating above 7', { ratings: { lob: 7.1 } }, /between 0 and 7/],
    ['a rating between tenths', { ratings: { lob: 3.55 } }, /steps of 0\.1/],
  ])('refuses %s and names the field', async (_, parts, sentence) => {
    const { player, video } = await desk.situation();
    const refused = await send(player, video, parts);
    expect(refused.status).toBe(400);
    expect(Object.values(refused.error.fields ?? {}).join(' ')).toMatch(sentence);
    expect(await stage(player, video)).toBe('offered');
  });
});

describe('a replaced link', () => {
  it('refuses moments of the link before, and marks sent ones', async () => {
    const { player, coach, video } = await desk.situation();
    await send(player, video);
    await desk.claim(coach, video);
    await replace(player, video);
    expect((await look(coach, video)).body).toMatchObject({ isOldLink: true, moments: [{ timestamp: 12 }, {}] });
    const old = await send(player, video);
    expect([old.status, old.error.fields?.moments]).toEqual([409, expect.stringMatching(/^The link was replaced/)]);
    const again = await send(player, { ...video, providerVideoId: 'M7lc1UVf-VE' });
    expect(again.body).toMatchObject({ isOldLink: false });
    expect((await send(player, { ...video, providerVideoId: 'M7lc1UVf-VE' })).status).toBe(409);
  });

  it('goes with a withdrawn video', async () => {
    const { player, video } = await desk.situation();
    await send(player, video);
    await test.call(player, endpoints.withdrawVideo, of(video));
    expect((await look(player, video)).status).toBe(404);
    expect((await send(player, video)).status).toBe(404);
  });
});

describe('looking when the review is ready', () => {
  it('holds the notes until the player looked', async () => {
    const { player, coach, video } = await desk.situation();
    expect((await answer(player, video, 'later')).status).toBe(204);
    expect([await stage(player, video), await stage(coach, video)]).toEqual(['later', null]);
    await publish(coach, video);
    expect(await stage(player, video)).toBe('held');
    await test.runJobs();
    const mail = test.mails.findLast(({ subject }) => subject === 'Your review is ready: Semi-final');
    expect(mail?.text).toContain('You wanted to look first, so it waits for you.');
    expect(mail?.text).not.toContain('You defend well');
    expect((await send(player, video)).status).toBe(200);
    expect([await stage(player, video), await stage(coach, video)]).toEqual(['sent', 'sent']);
  });

  it('holds nothing once skipped, and cannot be asked for after the fact', async () => {
    const { player, coach, video } = await desk.situation();
    await answer(player, video, 'later');
    await publish(coach, video);
    await answer(player, video, 'skipped');
    expect(await stage(player, video)).toBeNull();
    expect((await answer(player, video, 'later')).status).toBe(409);
  });

  it('follows the choice, but holds no review from before it', async () => {
    const { player, coach, video } = await desk.situation();
    const next = await makeVideo(test.context.db, player);
    await publish(coach, video);
    await choose(player, 'when-ready');
    expect(await stage(player, video)).toBeNull();
    expect(await stage(player, next)).toBe('later');
    await publish(coach, next);
    expect(await stage(player, next)).toBe('held');
    await choose(player, 'off');
    expect(await stage(player, next)).toBeNull();
    expect((await test.call(player, endpoints.getLookChoice)).body).toEqual({ when: 'off', clubAsks: true });
  });
});

describe('a club', () => {
  it('turns looking first off for its members, and what was sent stays', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const manager = await makePerson(db, { role: 'club', clubId: club.id, accessType: 'club' });
    const coach = await makeCoach(db);
    await connect(db, coach, player);
    const [video, other] = [await makeVideo(db, player), await makeVideo(db, player)];
    await send(player, video);
    await test.call(manager, endpoints.setClubLooks, { body: { asks: false } });
    expect((await test.call(manager, endpoints.getClubLooks)).body).toEqual({ asks: false });
    expect([await stage(player, video), await stage(player, other)]).toEqual(['sent', null]);
    expect((await send(player, other)).error.message).toBe('Your club has turned off looking first.');
    expect((await test.call(player, endpoints.getLookChoice)).body).toMatchObject({ clubAsks: false });
    expect((await look(coach, video)).body).toMatchObject({ ratings: { lob: 3.5 } });
  });
});

describe('the ratings of a look', () => {
  it('are no ratings of the player anywhere', async () => {
    const { player, coach, video } = await desk.situation();
    await send(player, video, { ratings: { bandeja: 6.9, overall: 6.9 } });
    await desk.save(coach, video, 0, reviewDocument({ ratings: reviewDocument().ratings.slice(0, 1) }));
    expect((await desk.publish(coach, video, 1)).status).toBe(200);
    const { body } = await desk.read(player, video);
    expect([body.overallScore, body.skillRatings.map(({ skillName }) => skillName)]).toEqual(['3.0', ['overall']]);
    const ratings = await test.call(player, endpoints.listOwnSkillRatings);
    expect(ratings.body.map(({ skillName, rating }) => [skillName, rating])).toEqual([['overall', '3.0']]);
  });
});
