// Blind second reviews: asking, what is held back from whom, and the comparison once both are published.

import { v7 as newId } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition, FileDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { entries } from '#server/testing/endpoint-walk.ts';
import {
  connect,
  makeAdmin,
  makeClub,
  makeCoach,
  makeJunior,
  makeMember,
  makePlayer,
  makeVideo,
  reviewDocument,
} from '#server/testing/factories.ts';
import { publishOf } from '#server/testing/filled-account.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };

const note = (title: string, timestamp = 40) => ({
  id: newId(),
  timestamp,
  endTimestamp: null,
  pair: null,
  board: null,
  title,
  comment: title,
  skill: 'lob' as const,
  type: 'improvement' as const,
});
const ratings = (rating: number) =>
  skillNames.map((skillName) => ({ skillName, rating, comment: '', evidence: [] as string[] }));
/** A review whose every part can be recognised. */
const marked = (word: string, rating: number) => ({
  notes: [note(`${word} note`)],
  ratings: ratings(rating),
  finalSummary: `${word} summary`,
  overallStrengths: `${word} strengths`,
  areasOfImprovement: `${word} improvements`,
  recommendationsForImprovement: `${word} recommendations`,
  priorities: [{ skill: 'lob' as const, focus: `${word} priority`, drillId: 'lob-last-metre' }],
});

const ask = (player: Person, videoId: string, coachId: string, parts: object = {}) =>
  test.call(player, endpoints.askSecondReview, { params: { videoId }, body: { coachId, ...parts } });
const statusOf = async (who: Person, videoId: string) =>
  (await test.call(who, endpoints.getVideo, { params: { videoId } })).status;
const compare = (who: Person, videoId: string) =>
  test.call(who, endpoints.getReviewComparison, { params: { videoId } });
const kindsOf = async (who: Person) => {
  await test.runJobs();
  return (await test.call(who, endpoints.listNotifications, { params: { userId: who.id } })).body.map(
    ({ title }) => title,
  );
};

/** A direct player with two coaches, the first of whom has published a review. */
async function reviewedMatch({ credits = 1 } = {}) {
  const { db } = test.context;
  const player = await makePlayer(db, { credits });
  const [first, second, third] = [await makeCoach(db), await makeCoach(db), await makeCoach(db)];
  for (const coach of [first, second, third]) await connect(db, coach, player);
  const { id: videoId } = await makeVideo(db, player, { venue: 'Hall 3', reportType: 'My lob' });
  return { player, first, second, third, videoId };
}

describe('asking for a second review', () => {
  it('sends the same link to the coach who was asked, for a credit', async () => {
    const { player, first, second, third, videoId } = await reviewedMatch();
    await publishOf(test, first, videoId);
    const choices = await test.call(player, endpoints.listSecondReviewChoices, { params: { videoId } });
    expect(choices.body.coaches.map(({ id }) => id).toSorted()).toEqual([second.id, third.id].toSorted());
    expect(choices.body).toMatchObject({ takesCredit: true, isJunior: false });
    const { status, body } = await ask(player, videoId, second.id, { reportType: 'Only the net game' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      title: expect.stringMatching(/^Second review: Match/),
      venue: 'Hall 3',
      reportType: 'Only the net game',
      isPaid: true,
      secondReview: { part: 'second', isOtherPublished: true, isDone: false, otherId: videoId },
    });
    const original = await test.call(player, endpoints.getVideo, { params: { videoId } });
    expect(original.body.videoUrl).toBe(body.videoUrl);
    expect(original.body.secondReview).toEqual({
      part: 'first',
      isOtherPublished: false,
      isDone: false,
      otherId: body.id,
    });
    expect((await test.call(player, endpoints.getCurrentUser, {})).body).toMatchObject({ analysisCreditsRemaining: 0 });
    // Only the coach who was asked is offered it.
    expect(await Promise.all([second, first, third].map((coach) => statusOf(coach, body.id)))).toEqual([200, 404, 404]);
    expect((await test.call(third, endpoints.claimReview, { params: { videoId: body.id } })).status).toBe(404);
    const [waiting] = (await test.call(player, endpoints.listWaitingVideos, {})).body;
    expect(waiting).toMatchObject({ id: body.id, coaches: [{ id: second.id }], asked: { id: second.id } });
    expect(await kindsOf(second)).toEqual(['A blind second review']);
    expect(await kindsOf(first)).toContain('A second review was asked for');
    expect(
      JSON.stringify((await test.call(first, endpoints.listNotifications, { params: { userId: first.id } })).body),
    ).not.toContain(second.id);
    expect(await kindsOf(third)).not.toContain('New video to review');
  });

  it('happens once, whatever a browser repeats', async () => {
    const { player, first, second, third, videoId } = await reviewedMatch({ credits: 5 });
    await publishOf(test, first, videoId);
    const headers = { 'idempotency-key': newId() };
    const request = { params: { videoId }, body: { coachId: second.id }, headers };
    const [one, other] = await Promise.all([
      test.call(player, endpoints.askSecondReview, request),
      test.call(player, endpoints.askSecondReview, request),
    ]);
    expect([one.status, other.status, one.body.id === other.body.id]).toEqual([201, 201, true]);
    const again = await ask(player, videoId, third.id);
    expect([again.status, again.error.message]).toEqual([
      409,
      'You have already asked for a second review of this video.',
    ]);
    const ofSecond = await ask(player, one.body.id, third.id);
    expect([ofSecond.status, ofSecond.error.message]).toEqual([409, 'This is a second review already.']);
    expect((await test.call(player, endpoints.getCurrentUser, {})).body).toMatchObject({ analysisCreditsRemaining: 4 });
  });

  it('says what is wrong, and changes nothing', async () => {
    const { db } = test.context;
    const { player, first, second, videoId } = await reviewedMatch({ credits: 0 });
    const tooSoon = await ask(player, videoId, second.id);
    expect(tooSoon.error.message).toBe('You can ask for a second review once a coach has begun the first.');
    await publishOf(test, first, videoId);
    const same = await ask(player, videoId, first.id);
    expect([same.status, same.error.fields]).toEqual([
      400,
      { coachId: 'This coach wrote the first review. Choose another one.' },
    ]);
    const club = await makeClub(db);
    const ofOtherClub = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const stranger = await ask(player, videoId, ofOtherClub.id);
    expect([stranger.status, stranger.error.fields]).toEqual([400, { coachId: 'Choose one of your coaches.' }]);
    expect((await ask(player, videoId, second.id)).error.code).toBe('no_credits');
    expect((await ask(await makePlayer(db, { credits: 1 }), videoId, second.id)).status).toBe(404);
    expect((await ask(player, newId(), second.id)).status).toBe(404);
    expect((await ask(player, videoId, '')).error.fields).toHaveProperty('coachId');
    const { body } = await test.call(player, endpoints.getVideo, { params: { videoId } });
    expect(body.secondReview).toBeNull();
  });

  it('takes no credit from a member, who may ask a coach of the club', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const player = await makeMember(db, club.id);
    const [first, second] = [
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
      await makeCoach(db, { role: 'coach_club', clubId: club.id }),
    ];
    const { id: videoId } = await makeVideo(db, player);
    await publishOf(test, first, videoId);
    const { status, body } = await ask(player, videoId, second.id);
    expect([status, body.isPaid]).toEqual([201, false]);
    expect([await statusOf(second, body.id), await statusOf(first, body.id)]).toEqual([200, 404]);
    const [waiting] = (await test.call(player, endpoints.listWaitingVideos, {})).body;
    expect(waiting).toMatchObject({ asked: { id: second.id }, clubName: expect.any(String), coaches: [] });
    await publishOf(test, second, body.id);
    // A club's coach sees a member's published video only if it is theirs; the comparison belongs to both.
    expect([await statusOf(first, body.id), (await compare(first, videoId)).status]).toEqual([404, 200]);
    expect((await compare(second, body.id)).status).toBe(200);
  });

  it('needs the yes of a junior’s guardian', async () => {
    const { db } = test.context;
    const guardian = await makePlayer(db);
    const junior = await makeJunior(db, (await makeClub(db)).id, guardian);
    const [first, second] = [await makeCoach(db), await makeCoach(db)];
    for (const coach of [first, second]) await connect(db, coach, junior);
    const { id: videoId } = await makeVideo(db, junior);
    await publishOf(test, first, videoId);
    const refused = await ask(junior, videoId, second.id);
    expect(refused.error.fields).toHaveProperty('guardianAgrees');
    expect((await ask(junior, videoId, second.id, { guardianAgrees: true })).status).toBe(201);
  });
});

describe('until both are published', () => {
  let match: Awaited<ReturnType<typeof reviewedMatch>>;
  let secondId: string;
  beforeAll(async () => {
    match = await reviewedMatch();
    const { player, first, second, videoId } = match;
    await publishOf(test, first, videoId, marked('Zebra', 6.8));
    secondId = (await ask(player, videoId, second.id)).body.id;
    await test.runJobs();
  });

  /** Everything that a person can read or download. */
  async function readEverything(who: Person) {
    const ids = [match.videoId, secondId, match.player.id];
    const cookie = await test.sessionOf(who);
    const reads = [...entries, ...Object.entries(files)] as [string, EndpointDefinition | FileDefinition][];
    const found: { name: string; path: string; text: string }[] = [];
    for (const [name, definition] of reads) {
      const { access } = definition;
      const isTheirs = access === 'signed-in' || (Array.isArray(access) && access.includes('coach_freelance'));
      if (!isTheirs || ('method' in definition && definition.method !== 'GET')) continue;
      const named = /\{\w+\}/.test(definition.path);
      for (const id of named ? ids : ['']) {
        const path = definition.path
          .replace('{skill}', 'lob')
          .replace('{number}', '1')
          .replaceAll(/\{\w+\}/g, id);
        const answer = await test.app.inject({ method: 'GET', url: path, headers: { cookie } });
        if (answer.statusCode === 200) found.push({ name, path, text: answer.body });
      }
    }
    return found;
  }

  it('nothing that the second coach reads holds the first review', async () => {
    const { first, second, videoId } = match;
    const told = /Zebra|[":]6\.8\b/u;
    const read = await readEverything(second);
    expect(read.length).toBeGreaterThan(30);
    expect(read.filter(({ text }) => told.test(text) || text.includes(videoId)).map(({ path }) => path)).toEqual([]);
    // The same walk finds it in many places for the coach who wrote it.
    const ofFirst = (await readEverything(first)).filter(({ text }) => told.test(text));
    expect(ofFirst.length).toBeGreaterThan(8);
    const levels = await test.call(second, endpoints.listLevels, { query: { show: 'awaiting' } });
    const line = levels.body.rows.find(({ player }) => player.id === match.player.id);
    expect(line?.suggestedLevel).toBeNull();
    // Of what they write, nothing is shown to the first.
    const body = { version: 0, document: reviewDocument(marked('Heron', 2.3)) };
    await test.call(second, endpoints.saveReviewDraft, { params: { videoId: secondId }, body });
    const ofSecond = (await readEverything(first)).filter(
      ({ text }) => /Heron/u.test(text) || (text.includes(secondId) && !text.includes('notification')),
    );
    expect(ofSecond.map(({ path }) => path)).toEqual([]);
  });

  it('there is no comparison', async () => {
    for (const who of [match.player, match.first, match.second])
      expect([(await compare(who, match.videoId)).status, (await compare(who, secondId)).status]).toEqual([404, 404]);
  });

  it('then everyone concerned sees both, and a third coach too', async () => {
    const { player, first, second, third, videoId } = match;
    expect(
      (await test.call(second, endpoints.publishReview, { params: { videoId: secondId }, body: { version: 1 } }))
        .status,
    ).toBe(200);
    for (const who of [player, first, second])
      for (const id of [videoId, secondId]) {
        const { status, body } = await compare(who, id);
        expect(status).toBe(200);
        expect(body.first).toMatchObject({ videoId, finalSummary: 'Zebra summary', ratings: { overall: '6.8' } });
        expect(body.second).toMatchObject({ videoId: secondId, ratings: { lob: '2.3' } });
        expect(body.second.notes.map(({ title }) => title)).toEqual(['Heron note']);
      }
    expect(await Promise.all([first, second, third].map((coach) => statusOf(coach, videoId)))).toEqual([200, 200, 200]);
    expect(await Promise.all([first, second, third].map((coach) => statusOf(coach, secondId)))).toEqual([
      200, 200, 200,
    ]);
    for (const who of [player, first, second]) expect(await kindsOf(who)).toContain('Two reviews to compare');
    // The two are of one match: neither is what came before the other, and the match counts once.
    const { body } = await test.call(player, endpoints.getVideo, { params: { videoId: secondId } });
    expect([body.previousReview, body.secondReview?.isDone]).toEqual([null, true]);
    expect((await test.call(player, endpoints.listEarlierReviews, { params: { videoId: secondId } })).body).toEqual([]);
    const steps = await test.call(player, endpoints.getLevelSteps, { params: { userId: player.id } });
    expect(steps.body.reviews).toBe(2);
    expect((await compare(await makeCoach(test.context.db), videoId)).status).toBe(404);
  });
});

describe('both halves', () => {
  it('are found done when they are published at the same moment', async () => {
    const { player, first, second, videoId } = await reviewedMatch();
    const save = (coach: Person, id: string) =>
      test.call(coach, endpoints.saveReviewDraft, {
        params: { videoId: id },
        body: { version: 0, document: reviewDocument() },
      });
    await save(first, videoId);
    const { body } = await ask(player, videoId, second.id);
    await save(second, body.id);
    const published = await Promise.all(
      (
        [
          [first, videoId],
          [second, body.id],
        ] as const
      ).map(([coach, id]) =>
        test.call(coach, endpoints.publishReview, { params: { videoId: id }, body: { version: 1 } }),
      ),
    );
    expect(published.map(({ status }) => status)).toEqual([200, 200]);
    expect((await compare(player, videoId)).status).toBe(200);
    await test.runJobs();
    expect((await kindsOf(player)).filter((title) => title === 'Two reviews to compare')).toHaveLength(1);
  });

  it('are withdrawn one after the other, and the credit comes back', async () => {
    const { player, first, second, videoId } = await reviewedMatch();
    await test.call(first, endpoints.claimReview, { params: { videoId } });
    const { body } = await ask(player, videoId, second.id);
    await test.call(first, endpoints.releaseReview, { params: { videoId } });
    // The coach who was asked cannot take the first one as well.
    expect((await test.call(second, endpoints.claimReview, { params: { videoId } })).status).toBe(404);
    const held = await test.call(player, endpoints.withdrawVideo, { params: { videoId } });
    expect([held.status, held.error.message]).toEqual([
      409,
      'Another coach has this video for a second review. Withdraw that one first.',
    ]);
    expect((await test.call(player, endpoints.withdrawVideo, { params: { videoId: body.id } })).status).toBe(204);
    expect((await test.call(player, endpoints.getCurrentUser, {})).body).toMatchObject({ analysisCreditsRemaining: 1 });
    expect((await test.call(player, endpoints.withdrawVideo, { params: { videoId } })).status).toBe(204);
  });

  it('have different coaches, also when an administrator assigns one', async () => {
    const { player, first, second, third, videoId } = await reviewedMatch();
    await publishOf(test, first, videoId);
    const { body } = await ask(player, videoId, second.id);
    const admin = await makeAdmin(test.context.db);
    const assign = (coachId: string) =>
      test.call(admin, endpoints.assignCoach, { params: { videoId: body.id }, body: { coachId } });
    expect((await assign(first.id)).error.fields).toHaveProperty('coachId');
    expect((await assign(third.id)).status).toBe(204);
    expect([await statusOf(third, body.id), await statusOf(second, body.id)]).toEqual([200, 404]);
  });
});
