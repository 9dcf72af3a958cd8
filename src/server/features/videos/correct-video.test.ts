// Correcting a video before its review starts, and what a player sees while waiting.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

interface One {
  id: string;
}

/** A form; any text is allowed as the day here. */
type Sent = Partial<Omit<typeof sent, 'title' | 'eventDate'>> & { title: string; eventDate?: string };

const correct = (player: One, video: One, body: Sent) =>
  test.call(player, endpoints.correctVideo, { params: { videoId: video.id }, body });
const claim = (coach: One, video: One) => test.call(coach, endpoints.claimReview, { params: { videoId: video.id } });
const read = async (person: One, video: One) =>
  (await test.call(person, endpoints.getVideo, { params: { videoId: video.id } })).body;
const waiting = async (player: One) => (await test.call(player, endpoints.listWaitingVideos)).body;

const sent = {
  title: 'Final',
  videoType: 'game',
  courtDescription: 'Both sides - Net play',
  eventDate: '2026-03-01',
  venue: 'Court 3',
  reportType: 'My bandeja',
  playerClothingColor: 'white',
  playerEquipment: 'yellow racket',
  playerPlayingHand: 'left-handed',
  initialCourtPosition: 'near side',
  partnerClothingColor: 'red',
  opponentClothingColors: 'green',
  courtSideChanges: '12:30',
  cameraAngle: 'elevated',
} as const;

async function coached() {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db)];
  await connect(db, coach, player);
  return { player, coach, video: await makeVideo(db, player, { title: 'Semi-final', venue: 'Court 1' }) };
}

describe('correcting what was sent', () => {
  it('changes everything but the link, clears what is left out, and shows it to the coach', async () => {
    const { player, coach, video } = await coached();
    const { status, body } = await correct(player, video, sent);
    expect([status, body]).toEqual([200, expect.objectContaining({ ...sent, id: video.id, videoUrl: video.videoUrl })]);
    expect(await read(coach, video)).toMatchObject(sent);
    await correct(player, video, { title: 'Only a title' });
    const nothing = Object.fromEntries(Object.keys(sent).map((name) => [name, null]));
    expect(await read(coach, video)).toMatchObject({ ...nothing, title: 'Only a title' });
  });

  it('refuses with the messages of submitting', async () => {
    const { player, video } = await coached();
    const untitled = await correct(player, video, { title: ' ' });
    expect([untitled.status, untitled.error?.fields]).toEqual([
      400,
      { title: 'Please provide both title and video link.' },
    ]);
    const ahead = await correct(player, video, { title: 'Final', eventDate: '2099-01-01' });
    expect([ahead.status, ahead.error?.fields]).toEqual([400, { eventDate: 'Please choose today or an earlier day.' }]);
    expect(await read(player, video)).toMatchObject({ title: 'Semi-final', venue: 'Court 1' });
  });

  it('stops when a coach starts, and is possible again once the video is given back', async () => {
    const { player, coach, video } = await coached();
    await claim(coach, video);
    const refused = await correct(player, video, sent);
    expect([refused.status, refused.error?.message]).toEqual([
      409,
      'A coach is already reviewing this video, so you can no longer change its details.',
    ]);
    expect(await read(player, video)).toMatchObject({ title: 'Semi-final' });
    await test.call(coach, endpoints.releaseReview, { params: { videoId: video.id } });
    expect((await correct(player, video, sent)).status).toBe(200);
  });

  it('and a coach starting at the same moment run one after the other', async () => {
    const { player, coach, video } = await coached();
    const [corrected, claimed] = await Promise.all([correct(player, video, sent), claim(coach, video)]);
    expect([200, 409]).toContain(corrected.status);
    expect(claimed.status).toBeLessThan(300);
    const { title } = await read(coach, video);
    expect(title).toBe(corrected.status === 200 ? 'Final' : 'Semi-final');
    expect((await correct(player, video, { title: 'Too late' })).status).toBe(409);
  });

  it('is refused for a published review, and for anyone but the video’s player', async () => {
    const { player, coach, video } = await coached();
    expect((await correct(await makePlayer(test.context.db), video, sent)).status).toBe(404);
    expect((await correct(coach, video, sent)).status).toBe(403);
    await test.call(coach, endpoints.saveReviewDraft, {
      params: { videoId: video.id },
      body: { version: 0, document: reviewDocument() },
    });
    await test.call(coach, endpoints.publishReview, { params: { videoId: video.id }, body: { version: 1 } });
    const { status, error } = await correct(player, video, sent);
    expect([status, error?.message]).toEqual([
      409,
      'This video has been reviewed, so you can no longer change its details.',
    ]);
  });
});

describe('a waiting video', () => {
  it('names its reviewer, or the coaches who are offered it', async () => {
    const { player, coach, video } = await coached();
    const name = { id: coach.id, firstName: coach.firstName, lastName: coach.lastName };
    expect(await waiting(player)).toMatchObject([{ id: video.id, reviewer: null, coaches: [name], clubName: null }]);
    await claim(coach, video);
    expect(await waiting(player)).toMatchObject([{ id: video.id, reviewer: name }]);
    expect(await waiting(await makePlayer(test.context.db))).toEqual([]);
  });

  it('names the member’s club if it has a coach', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id);
    await makeVideo(db, member);
    expect(await waiting(member)).toMatchObject([{ reviewer: null, coaches: [], clubName: null }]);
    await makeCoach(db, { role: 'coach_club', clubId: club.id });
    expect(await waiting(member)).toMatchObject([{ reviewer: null, coaches: [], clubName: club.name }]);
  });

  it('has a due time only if a coach has it', async () => {
    const { db } = test.context;
    const bell = async (player: One) => {
      const body = { title: 'Final', videoUrl: 'https://youtu.be/dQw4w9WgXcQ' };
      await test.call(player, endpoints.createVideo, { body });
      await test.runJobs();
      const { body: list } = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
      return list.map(({ message }) => message).find((message) => message.includes('Final'));
    };
    const alone = await makePlayer(db, { credits: 1 });
    expect(await bell(alone)).toBe('“Final” is waiting for a coach. We’ll assign one.');
    const guided = await makePlayer(db, { credits: 1 });
    await connect(db, await makeCoach(db), guided);
    expect(await bell(guided)).toBe('“Final” is waiting for a coach. Expect your review within 48 hours.');
  });
});
