// What a pair sees of a shared video: notes, movement and matches.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { movementAnalyses } from '#server/db/schema/index.ts';
import { makePlayer, makeVideo } from '#server/testing/factories.ts';
import { makePartner, pairReview } from '#server/testing/pairs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);

interface One {
  id: string;
}
const matches = async (who: One) => (await test.call(who, endpoints.listPairMatches)).body;
const open = (who: One, video: One) => test.call(who, endpoints.getPairPage, { params: { videoId: video.id } });
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);
const newsOf = async (who: One) => (await desk.bell(who)).map(({ title }) => title);

describe('the pair’s page', () => {
  /** A reviewed video with a partner who has joined. */
  async function reviewed() {
    const situation = await desk.situation();
    const partner = await makePlayer(test.context.db, { firstName: 'Paul' });
    await makePartner(test, situation.video, partner);
    const { coach, video } = situation;
    await desk.open(coach, video);
    await desk.save(coach, video, 0, pairReview());
    await desk.publish(coach, video, 1);
    await test.runJobs();
    return { ...situation, partner };
  }

  it('shows the notes on the pair to both, and no other, once they are published', async () => {
    const situation = await desk.situation();
    const { player, coach, video } = situation;
    const partner = await makePlayer(test.context.db);
    await makePartner(test, video, partner);
    await desk.open(coach, video);
    await desk.save(coach, video, 0, pairReview());
    expect((await open(partner, video)).body).toMatchObject({ notes: [], matches: [], movement: null });
    await desk.publish(coach, video, 1);
    for (const who of [player, partner]) {
      const { body, raw } = await open(who, video);
      expect(body.notes.map(({ pair, title }) => [pair, title])).toEqual([
        ['positioning', 'Up together'],
        ['centre', 'Nobody takes the middle'],
      ]);
      expect(body.matches).toMatchObject([
        { videoId: video.id, notes: [{ type: 'strength' }, { type: 'improvement' }] },
      ]);
      expect(raw.body).not.toMatch(/Racket up earlier|Good lob|You defend well|Carla|Sanz/);
    }
    // The owner still sees all of them.
    expect((await desk.read(player, video)).body.annotations).toHaveLength(4);
  });

  it('notifies the partner of notes on the pair, by email the first time only', async () => {
    const { coach, video, partner, player } = await reviewed();
    expect(await newsOf(partner)).toEqual(['Notes on your pair']);
    expect(mailsTo(partner.email).map(({ subject }) => subject)).toEqual(['Notes on you and Pia Lund']);
    expect(await newsOf(player)).not.toContain('Notes on your pair');
    await desk.revise(coach, video);
    await desk.publish(coach, video, 1);
    await test.runJobs();
    expect(mailsTo(partner.email)).toHaveLength(1);
  });

  it('sends nothing for a review without notes on the pair', async () => {
    const { coach, video } = await desk.situation();
    const partner = await makePlayer(test.context.db);
    await makePartner(test, video, partner);
    await desk.open(coach, video);
    await desk.save(coach, video, 0, { ...pairReview(), notes: [] });
    await desk.publish(coach, video, 1);
    await test.runJobs();
    expect([await newsOf(partner), mailsTo(partner.email)]).toEqual([[], []]);
  });

  it('shows how the two moved together, and neither alone', async () => {
    const { video, partner } = await reviewed();
    const track = (x: number) => Array.from({ length: 12 }, (_, time) => ({ time, x, y: 3 }));
    const tracks = { player: track(9), partner: track(1), opponent1: track(15), opponent2: [] };
    const document = { timedFor: '', tracks };
    await test.context.db
      .insert(movementAnalyses)
      .values({ videoId: video.id, playerId: video.playerId, document, version: 1, published: tracks });
    const { movement } = (await open(partner, video)).body;
    expect(movement).toEqual({
      spacing: { mean: 8, spread: 0, marks: 12, seconds: 11 },
      zones: { marks: 24, seconds: 22, shares: { net: 0.5, transition: 0, back: 0.5 } },
    });
  });

  it('counts the matches that the two share, of either, and no others', async () => {
    const { player, coach, video, partner } = await reviewed();
    const theirs = await makeVideo(test.context.db, partner, { status: 'Analyzed' });
    await makePartner(test, theirs, player);
    const others = await makeVideo(test.context.db, player);
    await makePartner(test, others, await makePlayer(test.context.db));
    for (const one of [others]) {
      await desk.open(coach, one);
      await desk.save(coach, one, 0, pairReview());
      await desk.publish(coach, one, 1);
    }
    expect((await open(partner, video)).body.matches.map(({ videoId }) => videoId)).toEqual([video.id]);
    expect((await matches(partner)).matches.map(({ isOwn, notes }) => [isOwn, notes])).toEqual([
      [true, 0],
      [false, 2],
    ]);
  });

  it('adds nothing to the partner’s own videos, counts and credits', async () => {
    const { video, partner } = await reviewed();
    expect((await test.call(partner, endpoints.listVideos)).raw.body).not.toContain(video.id);
    expect((await test.call(partner, endpoints.countVideos)).body).toEqual({ videos: 0, analyzed: 0, inReview: 0 });
    expect((await test.call(partner, endpoints.listOwnSkillRatings)).body).toEqual([]);
  });

  it('keeps the mark of a note through saving, publishing and revising', async () => {
    const { coach, video } = await reviewed();
    const pairs = (notes: readonly { pair?: string | null | undefined }[]) => notes.map(({ pair }) => pair ?? null);
    expect(pairs((await desk.open(coach, video)).body.document.notes).filter(Boolean)).toHaveLength(2);
    const version = await desk.version(coach, video, 1);
    expect(pairs(version.body.document.notes).filter(Boolean)).toEqual(['centre', 'positioning']);
    const revised = (await desk.revise(coach, video)).body;
    expect(pairs(revised.document.notes).filter(Boolean)).toHaveLength(2);
    const drafted = await desk.draft(coach, video, revised.version);
    expect(pairs(drafted.body.document.notes)).toEqual(pairs(revised.document.notes));
  });
});
