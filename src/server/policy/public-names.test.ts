// A player who does not want to be named is in no page, picture or text for everybody, however a yes ends and whatever people wrote.

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { type FileName, type Files, files } from '#contract/files.ts';
import { verifyPlaceholder, verifyPlaceholders } from '#contract/levels/badges/verify-page.ts';
import { certificatePlaceholders, placeholder } from '#contract/levels/certificate-page.ts';
import { methodPlaceholder, methodPlaceholders } from '#contract/levels/method-page.ts';
import { reelPlaceholder, reelPlaceholders } from '#contract/publicity/reel-page.ts';
import { sharedReviewPlaceholder, sharedReviewPlaceholders } from '#contract/reviews/shared-review-page.ts';
import type { NameStyle } from '#domain/levels/certificates.ts';
import { neutralTitle } from '#domain/publicity/clips.ts';
import { captionDraft } from '#domain/publicity/posts/captions.ts';
import { captionLanguages, captionLengths } from '#domain/publicity/posts/post-facts.ts';
import { createApp } from '#server/app.ts';
import {
  contentBlocks,
  levelVerifications,
  reelClips,
  reels,
  reviews,
  spotlights,
  users,
} from '#server/db/schema/index.ts';
import { aClip, agree, agreeToCard, makeAward, makeReviewedVideo, makeTakedown } from '#server/testing/club-content.ts';
import { makeAdmin, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { pdfText } from '#server/testing/pdf-text.ts';
import { reauthenticate } from '#server/testing/proofs.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Member = Awaited<ReturnType<typeof makeMember>>;
let app: FastifyInstance;
beforeAll(async () => {
  const pages = mkdtempSync(join(tmpdir(), 'pala-pages-'));
  for (const page of ['app', '404']) writeFileSync(join(pages, `${page}.html`), page);
  writeFileSync(join(pages, 'reel.html'), reelPlaceholders.map(reelPlaceholder).join('\n'));
  writeFileSync(join(pages, 'verify.html'), verifyPlaceholders.map(verifyPlaceholder).join('\n'));
  writeFileSync(join(pages, 'method.html'), methodPlaceholders.map(methodPlaceholder).join('\n'));
  writeFileSync(join(pages, 'verified.html'), certificatePlaceholders.map(placeholder).join('\n'));
  writeFileSync(join(pages, 'shared-review.html'), sharedReviewPlaceholders.map(sharedReviewPlaceholder).join('\n'));
  app = await createApp(test.context, { pages });
});

const sentence = 'With Ylva beside you, you win the net.';
let club: { id: string };
let manager: { id: string };
/** Agrees to "Alma B."; nothing is about Alma but what names Ylva as well. */
let alma: Member;
/** Agrees to the whole name at first. */
let ylva: Member;
let reel: { id: string; code: string };
let cardId: string;
let awardId: string;
let certificate: string;
let sharedReview: string;

beforeEach(async () => {
  const { db } = test.context;
  club = await makeClub(db);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
  const coach = await makeCoach(db);
  alma = await makeMember(db, club.id, { firstName: 'Alma', lastName: 'Berg', isLevelVerified: true });
  ylva = await makeMember(db, club.id, { firstName: 'Ylva', lastName: 'Strand' });
  await agree(db, alma);
  await agree(db, ylva, 'full');
  const almas = await makeReviewedVideo(db, alma, coach, {
    notes: [{ comment: 'A lob over Ylva, and the net is yours.' }],
  });
  const ylvas = await makeReviewedVideo(db, ylva, coach);
  await db.update(reviews).set({ overallStrengths: sentence }).where(eq(reviews.videoId, almas.id));

  const title = 'Ylva Strand’s autumn';
  const { id: reelId, version } = (await test.call(manager, endpoints.createReel, { body: { title } })).body;
  const clips = [
    aClip(almas.id, { caption: 'Lob over Ylva' }),
    aClip(almas.id, { caption: '#TeamStrand' }),
    aClip(ylvas.id, { caption: 'Ylvas smash' }),
  ];
  await test.call(manager, endpoints.saveReel, { params: { reelId }, body: { version, title, clips } });
  reel = (await share(reelId, true)).body;
  cardId = (await test.call(manager, endpoints.createSpotlight, { body: { playerId: alma.id, sentence } })).body.id;
  await agreeToCard(test, alma, cardId);
  await makeAward(db, club.id, ylva.id);
  awardId = (await makeAward(db, club.id, alma.id)).id;
  await db.insert(levelVerifications).values({ playerId: alma.id, verifierId: coach.id, level: '4.5' });
  const shown = { isPublic: true, nameStyle: 'short' } as const;
  certificate = (await test.call(alma, endpoints.changeCertificate, { body: shown })).body.code ?? '';
  const body = { showsScore: true, noteIds: almas.notes.map(({ id }) => id), nameStyle: 'short' } as const;
  const sharing = await test.call(alma, endpoints.shareReview, { params: { videoId: almas.id }, body });
  sharedReview = sharing.body.share?.code ?? '';
});

const share = (reelId: string, isPublic: boolean) =>
  test.call(manager, endpoints.shareReel, { params: { reelId }, body: { isPublic, isListed: true } });
const decide = (choice: 'agreed' | 'refused', nameStyle: NameStyle = 'full') =>
  test.call(ylva, endpoints.decideContentChoice, { body: { choice, nameStyle } });

type PublicFile = { [N in FileName]: Files[N]['access'] extends 'public' ? N : never }[FileName];
/** Where everybody reads something, and what clubs post: a new public file needs a line. Calendars belong to the holder of their key. */
const addresses: Record<Exclude<PublicFile, 'calendarFeed'> | 'spotlightPicture' | 'awardPicture', () => string> = {
  certificatePage: () => `/verified/${certificate}`,
  certificatePicture: () => `/verified/${certificate}/certificate.png`,
  certificateDocument: () => `/verified/${certificate}/certificate.pdf`,
  badgeStatus: () => '/api/badge-status/suspension',
  badgeKeys: () => '/.well-known/did.json',
  verifyPage: () => '/verify',
  methodPage: () => '/method',
  sharedReviewPage: () => `/shared-review/${sharedReview}`,
  sharedReviewPicture: () => `/shared-review/${sharedReview}/review.png`,
  reelPage: () => `/reel/${reel.code}`,
  reelPicture: () => `/reel/${reel.code}/preview.png`,
  reelPostPicture: () => `/reel/${reel.code}/square.png`,
  spotlightPicture: () => files.spotlightPicture.path.replace('{spotlightId}', cardId).replace('{format}', 'wide'),
  awardPicture: () => files.awardPicture.path.replace('{awardId}', awardId).replace('{format}', 'wide'),
};

/** Every page, document and caption as text, and every picture as it is drawn. */
async function everythingPublic() {
  const texts: Record<string, string> = {};
  const pictures: Record<string, string> = {};
  const cookie = await test.sessionOf(manager);
  for (const [name, address] of Object.entries(addresses)) {
    const { rawPayload, headers, statusCode, body } = await app.inject({ url: address(), headers: { cookie } });
    expect([name, statusCode]).toEqual([name, 200]);
    const type = String(headers['content-type']);
    if (type.startsWith('image/')) pictures[name] = rawPayload.toString('base64');
    else texts[name] = type === 'application/pdf' ? pdfText(rawPayload) : body;
  }
  for (const [kind, subjectId] of [
    ['reel', reel.id],
    ['spotlight', cardId],
    ['award', awardId],
  ] as const) {
    const { facts } = (await test.call(manager, endpoints.getPost, { params: { kind, subjectId } })).body;
    const drafts = captionLanguages.flatMap((language) =>
      captionLengths.map((length) => captionDraft(facts, { language, length, draft: 0 })),
    );
    texts[kind] = JSON.stringify({ facts, drafts });
  }
  return { texts, pictures };
}

/** What would be drawn had the club written nothing that names anybody. */
async function picturesWithoutNames() {
  const { db } = test.context;
  await db.update(reels).set({ title: neutralTitle }).where(eq(reels.id, reel.id));
  await db.update(reelClips).set({ caption: '' }).where(eq(reelClips.reelId, reel.id));
  await db.update(spotlights).set({ sentence: '' }).where(eq(spotlights.id, cardId));
  return (await everythingPublic()).pictures;
}

const name = /ylva|strand/i;
const naming = ['award', 'reel', 'reelPage', 'spotlight'];

it('a consenting member is named in each of them', async () => {
  const { texts, pictures } = await everythingPublic();
  expect(
    Object.keys(texts)
      .filter((one) => name.test(texts[one] ?? ''))
      .toSorted(),
  ).toEqual(naming);
  const without = await picturesWithoutNames();
  const differ = Object.keys(pictures).filter((one) => pictures[one] !== without[one]);
  expect(differ).toEqual(['reelPicture', 'reelPostPicture', 'spotlightPicture']);
});

const change = (columns: Partial<typeof users.$inferInsert>) =>
  test.context.db.update(users).set(columns).where(eq(users.id, ylva.id));

describe('a member is in none of them once they', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['say no', () => decide('refused')],
    ['want to be named by initials', () => decide('agreed', 'initials')],
    [
      'are taken down',
      async () => {
        const { id: takedownId } = await makeTakedown(test.context.db);
        await test.context.db.insert(contentBlocks).values({ takedownId, userId: ylva.id });
      },
    ],
    ['are suspended', () => change({ state: 'suspended' })],
    ['delete their account', () => change({ state: 'deleted', deletionRequestedAt: sql`now()` as never })],
    [
      'are erased',
      async () => {
        const long = sql`now() - interval '3 days'` as never;
        await change({ state: 'deleted', deletionRequestedAt: long });
        await test.context.jobs.enqueue(test.context.db, 'erase-deleted', {});
        await test.runJobs();
      },
    ],
    [
      'leave the club',
      async () => {
        await test.call(manager, endpoints.removeClubPlayer, { params: { userId: ylva.id } });
        await test.runJobs();
      },
    ],
    [
      'become a coach',
      async () => {
        const admin = await makeAdmin(test.context.db);
        await reauthenticate(test, admin);
        const body = { role: 'coach_club', clubId: club.id } as const;
        await test.call(admin, endpoints.changeRole, { params: { userId: ylva.id }, body });
      },
    ],
  ])('%s', async (_, end) => {
    await end();
    const { texts, pictures } = await everythingPublic();
    expect(Object.keys(texts).filter((one) => name.test(texts[one] ?? ''))).toEqual([]);
    expect(texts['reelPage']).toContain(neutralTitle);
    expect(pictures).toEqual(await picturesWithoutNames());
  });
});

describe('a manager', () => {
  beforeEach(() => decide('refused'));
  const refused = (label: string, field: string) => {
    const message = `The ${label} names Ylva Strand, who does not want to be shown. Please remove the name.`;
    return { code: 'invalid_input', message, fields: { [field]: message } };
  };
  const read = async () => (await test.call(manager, endpoints.getReel, { params: { reelId: reel.id } })).body;

  it('cannot name them in a title, not even of a draft', async () => {
    const { error } = await test.call(manager, endpoints.createReel, { body: { title: 'Best of Ylva' } });
    expect(error).toEqual(refused('title', 'title'));
  });

  it('cannot name them in a caption, and nothing is saved', async () => {
    const before = await read();
    const clips = before.clips.map(({ videoId, noteId, start, end }) => ({ videoId, noteId, start, end, caption: '' }));
    const [first] = clips;
    if (!first) throw new Error('the reel is empty');
    const body = { version: before.version, title: 'Autumn', clips: [first, { ...first, caption: 'Strands lob' }] };
    const { error } = await test.call(manager, endpoints.saveReel, { params: { reelId: reel.id }, body });
    expect(error).toEqual(refused('caption of clip 2', 'clips.1.caption'));
    expect(await read()).toEqual(before);
  });

  it('cannot publish a page that names them, and sees what it leaves out', async () => {
    expect(await read()).toMatchObject({ isPublic: true, isTextWithheld: true });
    expect((await share(reel.id, false)).status).toBe(200);
    expect((await share(reel.id, true)).error).toEqual(refused('title', 'title'));
    expect((await read()).isPublic).toBe(false);
  });

  it('gets no quote that names them', async () => {
    const params = { playerId: alma.id };
    const offered = (await test.call(manager, endpoints.listCardSentences, { params })).body;
    expect(offered.join()).not.toMatch(name);
    const body = { playerId: alma.id, sentence };
    const { error } = await test.call(manager, endpoints.createSpotlight, { body });
    expect(error).toEqual(refused('sentence', 'sentence'));
  });

  it('may write a name that another member shares', async () => {
    await agree(test.context.db, await makeMember(test.context.db, club.id, { firstName: 'Ylva', lastName: 'Holm' }));
    const { status } = await test.call(manager, endpoints.createReel, { body: { title: 'Best of Ylva' } });
    expect(status).toBe(201);
  });

  it('may name someone who shares a name with another club’s member', async () => {
    const { db } = test.context;
    const other = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    expect((await test.call(other, endpoints.createReel, { body: { title: 'Best of Ylva' } })).status).toBe(201);
  });
});
