// What is between two people, or one person's alone, is shown to themselves: no read and no file shows it to an administrator, in no view.

import { beforeAll, describe, expect, it } from 'vitest';
import type { EndpointDefinition, FileDefinition } from '#contract/endpoint.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import type { Role } from '#domain/people/roles.ts';
import { coachConnections } from '#server/db/schema/index.ts';
import { entries } from '#server/testing/endpoint-walk.ts';
import { connect, makeAdmin, makeCoach, makeJunior, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { publishReview } from '#server/testing/filled-account.ts';
import { openImpersonatingBrowser, type ViewingBrowser } from '#server/testing/impersonating-browser.ts';
import { makePartner } from '#server/testing/pairs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
/** What nobody but its people may read, by what it is. */
const words: Record<string, string> = {};
let player: { id: string; email: string };
let coach: { id: string; email: string };
let guardian: { id: string };
let junior: { id: string };
let browser: ViewingBrowser;
/** Whatever a path may name. */
let ids: string[];

beforeAll(async () => {
  const { db } = test.context;
  [player, coach] = [await makePlayer(db), await makeCoach(db)];
  const [partner, asking, asked] = [await makePlayer(db), await makeCoach(db), await makeCoach(db)];
  await connect(db, coach, player);
  const say = (what: string) => (words[what] = `Canary of ${what}.`);

  await test.call(coach, endpoints.sendMessage, { body: { receiverId: player.id, content: say('a message') } });
  guardian = await makePlayer(db);
  junior = await makeJunior(db, null, guardian);
  await connect(db, coach, junior);
  await test.call(coach, endpoints.sendMessage, { body: { receiverId: junior.id, content: say('to a junior') } });
  const params = { userId: player.id };
  await test.call(coach, endpoints.createCoachNote, { params, body: { text: say('a private note') } });
  for (const person of [player, coach])
    await test.call(person, endpoints.askSmashy, { body: { message: say(`a question of ${person.id}`) } });
  await db.insert(coachConnections).values([
    {
      coachId: asking.id,
      playerId: player.id,
      requestedById: asking.id,
      status: 'requested',
      message: say('a request'),
    },
    {
      coachId: asked.id,
      playerId: player.id,
      requestedById: player.id,
      status: 'requested',
      message: say('an own request'),
    },
    {
      coachId: coach.id,
      playerId: partner.id,
      requestedById: partner.id,
      status: 'requested',
      message: say('an asking player'),
    },
  ]);
  const added = { email: 'added@pala.test', firstName: 'A', lastName: 'B', country: 'DK', message: say('an addition') };
  await test.call(coach, endpoints.addPlayer, { body: added });
  await test.runJobs();

  const [own, shared, others] = [
    await makeVideo(db, player),
    await publishReview(test, coach, player),
    await makeVideo(db, partner),
  ];
  await makePartner(test, shared, partner);
  const noteId =
    (await test.call(player, endpoints.getVideo, { params: { videoId: shared.id } })).body.annotations[0]?.id ?? '';
  const note = { params: { videoId: shared.id, noteId } };
  await test.call(coach, endpoints.answerNote, { ...note, body: { content: say('an answer to a note') } });
  const email = (words['a typed address'] = 'canary-partner@pala.test');
  for (const [what, from, video, to] of [
    ['the token of an invitation', player, own, email],
    ['the token of an invitation that waits', partner, others, player.email],
  ] as const) {
    const invitation = await test.call(from, endpoints.invitePartner, {
      params: { videoId: video.id },
      body: { email: to },
    });
    words[what] = new URL(invitation.body.link ?? '').searchParams.get('token') ?? '';
  }
  await test.runJobs();
  for (const person of [player, coach])
    words[`the feed of ${person.id}`] = (await test.call(person, endpoints.makeCalendarFeed)).body.url;

  ids = [player.id, junior.id, coach.id, partner.id, own.id, shared.id, others.id];
  browser = await openImpersonatingBrowser(test, await makeAdmin(db));
});

const reads = entries.filter(([, { method, access, onlyIn }]) => method === 'GET' && access !== 'public' && !onlyIn);
const privateFiles = Object.values<FileDefinition>(files).filter(({ access }) => access !== 'public');

/** The words that someone with this cookie reads, in all reads and files that the role may call. */
async function wordsFor(role: Role, cookie: string): Promise<Set<string>> {
  const found = new Set<string>();
  for (const { path, access } of [...reads.map(([, one]): EndpointDefinition => one), ...privateFiles]) {
    if (typeof access !== 'string' && !access.includes(role)) continue;
    for (const id of path.includes('{') ? ids : ['']) {
      const { body } = await test.app.inject({ url: path.replaceAll(/\{\w+\}/g, id), headers: { cookie } });
      for (const [what, text] of Object.entries(words)) if (body.includes(text)) found.add(what);
    }
  }
  return found;
}

describe('private words', () => {
  it('are visible to their own people', async () => {
    expect(Object.values(words)).not.toContain('');
    const [players, coachs] = [
      await wordsFor('player', await test.sessionOf(player)),
      await wordsFor('coach_freelance', await test.sessionOf(coach)),
    ];
    expect([...new Set([...players, ...coachs])].toSorted()).toEqual(Object.keys(words).toSorted());
  });

  it.each([
    ['the player', 'player', () => player],
    ['the coach', 'coach_freelance', () => coach],
    ['a guardian', 'player', () => guardian],
    ['a junior', 'player', () => junior],
  ] as const)('are shown to no administrator who views the product as %s', async (_, role, whom) => {
    await browser.view({ userId: whom().id });
    expect(await wordsFor(role, browser.cookie)).toEqual(new Set());
  });

  it('to a junior reach the guardian in the junior’s session, and not in their own', async () => {
    expect(await wordsFor('player', await test.sessionOf(guardian))).toEqual(new Set());
    const own = await openImpersonatingBrowser(test, guardian);
    await own.call(endpoints.openJuniorSession, { params: { userId: junior.id } });
    expect(await wordsFor('player', own.cookie)).toEqual(new Set(['to a junior']));
  });

  it('stay hidden from administrators otherwise', async () => {
    await browser.back();
    expect(await wordsFor('admin', browser.cookie)).toEqual(new Set());
  });
});
