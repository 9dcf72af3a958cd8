// Being the partner in a video opens the pair's page and nothing else: at every endpoint and file a partner gets what a stranger gets.

import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type ZodType, z } from 'zod';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { files } from '#contract/files.ts';
import { pairEndpoints } from '#contract/videos/pairs.ts';
import { users, videoPartners } from '#server/db/schema/index.ts';
import { entries, sampleBody } from '#server/testing/endpoint-walk.ts';
import { makePlayer, makeVideo } from '#server/testing/factories.ts';
import { fillAccount } from '#server/testing/filled-account.ts';
import { makePartner, pairReview } from '#server/testing/pairs.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const desk = reviewDesk(test);
const canary = 'Canary';

let ownerId: string;
let videoId: string;
/** What a partner might put where an id belongs. */
let ids: string[];

beforeAll(async () => {
  const { db } = test.context;
  const { player, coach, video } = await desk.situation({ title: canary, venue: canary });
  [ownerId, videoId] = [player.id, video.id];
  await db
    .update(users)
    .set({ lastName: canary, email: `${canary}@pala.test` })
    .where(eq(users.id, ownerId));
  await fillAccount(test, { ...player, firstName: canary });
  const other = await makeVideo(db, player, { title: canary });
  const document = pairReview({ finalSummary: canary, overallStrengths: canary });
  await desk.open(coach, video);
  await desk.save(coach, video, 0, { ...document, notes: document.notes.map((note) => ({ ...note, title: canary })) });
  await desk.publish(coach, video, 1);
  await test.runJobs();
  ids = [videoId, ownerId, other.id, coach.id, ...document.notes.map(({ id }) => id)];
  await makePartner(test, video, await makePlayer(db));
});

/** A new player who is the partner now, and one who is a stranger. */
async function people() {
  const { db } = test.context;
  const [partner, stranger] = [await makePlayer(db), await makePlayer(db)];
  await db.update(videoPartners).set({ partnerId: partner.id }).where(eq(videoPartners.videoId, videoId));
  return [partner, stranger] as const;
}

const sharedOnes = Object.keys(pairEndpoints);
const others = entries.filter(
  ([name, { access, onlyIn }]) =>
    !sharedOnes.includes(name) &&
    !onlyIn &&
    (access === 'public' || access === 'signed-in' || access.includes('player')),
);

/** A body that its schema takes, with this id for every id in it. */
function bodyWith(body: ZodType, id: string): unknown {
  const put = (value: unknown, key: string): unknown => {
    if (/ids?$/i.test(key)) return Array.isArray(value) ? [id] : id;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, put(one, name)]));
  };
  return put(sampleBody(body), '');
}

async function ask(person: { id: string }, endpoint: EndpointDefinition, id: string) {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === 'number' ? '1' : id]));
  const fields = endpoint.query instanceof z.ZodObject ? Object.keys(endpoint.query.shape) : [];
  const query = Object.fromEntries(
    fields.flatMap((key) => (/id$|after/i.test(key) ? [[key, id]] : /search|query/i.test(key) ? [[key, canary]] : [])),
  );
  if (endpoint.needsRecentProof) await reauthenticate(test, person);
  return test.call(person, endpoint, {
    params,
    query,
    ...(endpoint.body && { body: bodyWith(endpoint.body, id) }),
  } as object);
}

it.each(others)(
  '%s answers a partner as it answers a stranger, and shows nothing of the player',
  async (_, endpoint) => {
    for (const id of ids) {
      const [partner, stranger] = await people();
      const [one, other] = [await ask(partner, endpoint, id), await ask(stranger, endpoint, id)];
      const asked = `${endpoint.method} ${one.raw.raw.req.url}`;
      expect([asked, one.status]).toEqual([asked, other.status]);
      expect([asked, one.raw.body.includes(canary), one.raw.body.includes(videoId)]).toEqual([
        asked,
        other.raw.body.includes(canary),
        other.raw.body.includes(videoId),
      ]);
      if (endpoint.access !== 'public') expect([asked, one.raw.body.includes(canary)]).toEqual([asked, false]);
    }
  },
);

const personal = Object.entries(files).filter(
  ([name, { path, access }]) => name !== 'pairNotes' && path.includes('{') && access !== 'public',
);

it.each(personal)('the file %s is not there for a partner', async (_, { path }) => {
  for (const id of ids) {
    for (const format of ['json', id]) {
      const [partner] = await people();
      const url = path.replace('{format}', format).replaceAll(/\{\w+\}/g, () => id);
      const answer = await test.app.inject({ url, headers: { cookie: await test.signIn(partner) } });
      expect([url, answer.statusCode >= 400]).toEqual([url, true]);
    }
  }
});

it('each partner’s export contains the other’s name only', async () => {
  const [partner] = await people();
  const { headers } = { headers: { cookie: await test.signIn(partner) } };
  await reauthenticate(test, partner);
  const answer = await test.app.inject({ url: files.exportAccount.path, headers });
  expect(answer.statusCode).toBe(200);
});

it('the pair page shows video and pair notes, and only the player’s name', async () => {
  const [partner] = await people();
  const { raw } = await test.call(partner, pairEndpoints.getPairPage, { params: { videoId } });
  expect(raw.statusCode).toBe(200);
  expect(raw.body).not.toMatch(/@|You defend|Good lob/);
  expect([raw.body.includes(ownerId), raw.body.includes(partner.id)]).toEqual([false, false]);
  const { status } = await test.call(partner, pairEndpoints.endPartner, { params: { videoId } });
  expect(status).toBe(404);
  const invited = await test.call(partner, pairEndpoints.invitePartner, { params: { videoId }, body: {} });
  expect(invited.status).toBe(404);
});
