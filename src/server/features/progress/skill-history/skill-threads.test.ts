// "Did it change?" and skill history: answered in a draft, published with it, and read over the last reviews.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { proposedDrill } from '#domain/skills/drills.ts';
import type { SingleSkill } from '#domain/skills/skills.ts';
import { videos } from '#server/db/schema/index.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import {
  connect,
  makeClub,
  makeCoach,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}

const priority = (skill: SingleSkill, focus: string) => ({ skill, focus, drillId: proposedDrill(skill, 4).id });
type Answer = ReviewDocument['priorityAnswers'][number];
type Note = ReviewDocument['notes'][number];

const answer = (skill: SingleSkill, since: string, traits: Partial<Answer> = {}): Answer => ({
  skill,
  since,
  answer: 'better',
  comment: '',
  ...traits,
});
const rating = (skillName: SingleSkill | 'overall', value: number) => ({
  skillName,
  rating: value,
  comment: '',
  evidence: [],
});
const note = (timestamp: number, traits: Partial<Note> = {}): Note => ({
  id: newId(),
  timestamp,
  endTimestamp: null,
  type: 'improvement',
  skill: null,
  title: 'A note',
  comment: '',
  board: null,
  ...traits,
});

/** A player with their coach. */
async function pair() {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db)];
  await connect(db, coach, player);
  return { player, coach };
}

/** Publishes a review of a new video; returns the video. */
async function publish(coach: One, player: One, parts: Partial<ReviewDocument> = {}): Promise<One> {
  const video = await makeVideo(test.context.db, player);
  await desk.save(coach, video, 0, reviewDocument(parts));
  const answered = await desk.publish(coach, video, 1);
  expect(answered.status).toBe(200);
  return video;
}

const thread = (who: One, userId: string, skill: SingleSkill) =>
  test.call(who, endpoints.getSkillThread, { params: { userId, skill } });

describe('a review’s priorities', () => {
  it('are shown with its ratings when the next review is opened', async () => {
    const { player, coach } = await pair();
    const priorities = [priority('lob', 'Deeper under pressure')];
    const first = await publish(coach, player, { priorities });
    const next = await makeVideo(test.context.db, player);
    const opened = (await desk.open(coach, next)).body;
    expect(opened.video.previousReview).toMatchObject({ videoId: first.id, priorities });
    expect(opened.video.previousReview?.ratings.lob).toBeDefined();
    expect(opened.document.priorityAnswers).toEqual([]);
    // The first review has none before it.
    expect((await desk.read(player, first)).body.previousReview).toBeNull();
  });

  it('are no longer asked about once a revision removes them', async () => {
    const { player, coach } = await pair();
    const first = await publish(coach, player, { priorities: [priority('lob', 'Deeper')] });
    await desk.revise(coach, first);
    await desk.save(coach, first, 1, reviewDocument({ priorities: [] }));
    await desk.publish(coach, first, 2);
    const next = await makeVideo(test.context.db, player);
    expect((await desk.open(coach, next)).body.video.previousReview?.priorities).toEqual([]);
  });
});

describe('an answer', () => {
  it('is kept private in the draft, then published and versioned with the review', async () => {
    const { player, coach } = await pair();
    const first = await publish(coach, player, { priorities: [priority('lob', 'Deeper')] });
    const next = await makeVideo(test.context.db, player);
    const priorityAnswers = [answer('lob', first.id, { comment: 'Behind the service line, eight of ten.' })];
    const document = reviewDocument({ priorityAnswers });
    await desk.save(coach, next, 0, document);
    expect((await desk.open(coach, next)).body.document.priorityAnswers).toEqual(priorityAnswers);
    expect((await desk.read(player, next)).body.priorityAnswers).toEqual([]);
    await desk.publish(coach, next, 1);
    expect((await desk.read(player, next)).body.priorityAnswers).toEqual(priorityAnswers);
    expect((await desk.version(coach, next, 1)).body.document.priorityAnswers).toEqual(priorityAnswers);
    await desk.revise(coach, next);
    await desk.save(coach, next, 1, {
      ...document,
      priorityAnswers: [answer('lob', first.id, { answer: 'same' })],
    });
    await desk.publish(coach, next, 2);
    expect((await desk.read(player, next)).body.priorityAnswers).toMatchObject([{ answer: 'same', comment: '' }]);
  });

  it('is left to the coach by an automatic draft', async () => {
    const { player, coach } = await pair();
    const first = await publish(coach, player, { priorities: [priority('lob', 'Deeper')] });
    const next = await makeVideo(test.context.db, player);
    const { notes, ratings } = reviewDocument();
    await desk.save(coach, next, 0, { ...reviewDocument(), finalSummary: '', notes, ratings });
    expect((await desk.draft(coach, next, 1)).body.document.priorityAnswers).toEqual([]);
    const own = [answer('lob', first.id, { comment: 'My words.' })];
    await desk.save(coach, next, 2, { ...reviewDocument(), finalSummary: '', priorityAnswers: own });
    expect((await desk.draft(coach, next, 3)).body.document.priorityAnswers).toEqual(own);
  });

  it('is rejected without an answer, or about the same, a later or another player’s review', async () => {
    const { player, coach } = await pair();
    const other = await makePlayer(test.context.db);
    await connect(test.context.db, coach, other);
    const foreign = await publish(coach, other);
    const first = await publish(coach, player);
    const video = await publish(coach, player, {
      priorityAnswers: [
        answer('lob', first.id, { answer: null, comment: 'Words without an answer.' }),
        answer('volley', foreign.id),
        answer('bandeja', newId()),
      ],
    });
    expect((await desk.read(player, video)).body.priorityAnswers).toEqual([]);
    const later = await publish(coach, player);
    await desk.revise(coach, video);
    const ofLater = reviewDocument({ priorityAnswers: [answer('lob', later.id), answer('volley', video.id)] });
    await desk.save(coach, video, 1, ofLater);
    await desk.publish(coach, video, 2);
    expect((await desk.read(player, video)).body.priorityAnswers).toEqual([]);
  });

  it('is one of four values per skill, with a one-line comment', async () => {
    const { player, coach } = await pair();
    const first = await publish(coach, player);
    const next = await makeVideo(test.context.db, player);
    const refused = async (priorityAnswers: unknown) =>
      (await desk.save(coach, next, 0, reviewDocument({ priorityAnswers: priorityAnswers as never }))).status;
    expect(await refused([answer('lob', first.id, { answer: 'perfect' as never })])).toBe(400);
    expect(await refused([answer('lob', first.id), answer('lob', newId())])).toBe(400);
    expect(await refused([answer('lob', first.id, { comment: 'x'.repeat(201) })])).toBe(400);
    expect(await refused([answer('overall' as never, first.id)])).toBe(400);
  });
});

describe('skill history', () => {
  it('returns rating, priority, answer and notes of each review, latest first', async () => {
    const { player, coach } = await pair();
    const first = await publish(coach, player, {
      notes: [note(12, { skill: 'lob', title: 'Too short', endTimestamp: 19 }), note(20, { skill: 'volley' })],
      ratings: [rating('overall', 4), rating('lob', 3.1)],
      priorities: [priority('lob', 'Deeper under pressure')],
    });
    const second = await publish(coach, player, {
      notes: [note(83.4, { title: 'The lobs land deep', comment: 'W'.repeat(900), type: 'strength' })],
      ratings: [rating('overall', 4.2), rating('lob', 3.6)],
      priorityAnswers: [answer('lob', first.id, { comment: 'Deeper now.' })],
    });
    const { body } = await thread(player, player.id, 'lob');
    expect(body).toMatchObject([
      {
        videoId: second.id,
        rating: '3.6',
        focus: null,
        answer: { answer: 'better', comment: 'Deeper now.' },
        notes: [{ timestamp: 83.4, endTimestamp: null, title: 'The lobs land deep', type: 'strength' }],
      },
      {
        videoId: first.id,
        provider: 'youtube',
        rating: '3.1',
        focus: 'Deeper under pressure',
        answer: null,
        notes: [{ timestamp: 12, endTimestamp: 19, title: 'Too short' }],
      },
    ]);
    expect(body[0]?.notes[0]?.comment.length).toBeLessThan(220);
    expect((await thread(coach, player.id, 'lob')).body).toEqual(body);
  });

  it('covers the last five reviews of the skill, in as many statements as one', async () => {
    const { player, coach } = await pair();
    const about = { ratings: [rating('overall', 4), rating('lob', 3)], notes: [note(5, { skill: 'lob' })] };
    const ids: string[] = [];
    await publish(coach, player, { ratings: [rating('overall', 4)], notes: [] });
    for (let count = 0; count < 2; count += 1) ids.unshift((await publish(coach, player, about)).id);
    // Signing in does not count.
    await thread(player, player.id, 'lob');
    const few = await countStatements(() => thread(player, player.id, 'lob'));
    for (let count = 0; count < 4; count += 1) ids.unshift((await publish(coach, player, about)).id);
    await publish(coach, player, { ratings: [rating('overall', 4)], notes: [] });
    const { body } = await thread(player, player.id, 'lob');
    expect(body.map(({ videoId }) => videoId)).toEqual(ids.slice(0, 5));
    const many = await countStatements(() => thread(player, player.id, 'lob'));
    expect(many).toBe(few);
    // Session, visibility, reviews, which of the others have a note of the skill, and notes.
    expect(many).toBeLessThanOrEqual(5);
    expect((await thread(player, player.id, 'bandeja')).body).toEqual([]);
  });

  it('continues after a change of coach, without drafts and deleted videos', async () => {
    const { db } = test.context;
    const { player, coach } = await pair();
    const gone = await publish(coach, player, { ratings: [rating('overall', 4), rating('lob', 3)] });
    const kept = await publish(coach, player, {
      ratings: [rating('overall', 4), rating('lob', 3)],
      priorityAnswers: [answer('lob', gone.id)],
    });
    const second = await makeCoach(db);
    await connect(db, second, player);
    const draft = await makeVideo(db, player);
    await desk.save(second, draft, 0, reviewDocument({ ratings: [rating('lob', 6)] }));
    await db.delete(videos).where(eq(videos.id, gone.id));
    const { body } = await thread(second, player.id, 'lob');
    expect(body.map(({ videoId }) => videoId)).toEqual([kept.id]);
    expect(body[0]?.answer).toEqual({ answer: 'better', comment: '' });
    expect((await desk.open(second, draft)).body.video.previousReview?.videoId).toBe(kept.id);
  });

  it('is hidden from club coaches with only an offered video, and from strangers', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const member = await makeMember(db, club.id);
    const coach = await makeCoach(db);
    await connect(db, coach, member);
    await publish(coach, member, { priorities: [priority('lob', 'Deeper')] });
    const clubCoach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const offered = await makeVideo(db, member);
    const opened = await desk.open(clubCoach, offered);
    expect([opened.status, opened.body.video.previousReview]).toEqual([200, null]);
    expect((await thread(clubCoach, member.id, 'lob')).status).toBe(404);
    expect((await thread(await makePlayer(db), member.id, 'lob')).status).toBe(404);
  });
});
