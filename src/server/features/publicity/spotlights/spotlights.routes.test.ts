// Cards about players: made by managers, agreed to by their players, quoting coaches.

import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { cardFormatNames, cardFormats } from '#domain/publicity/spotlights.ts';
import { auditEntries, spotlights, users } from '#server/db/schema/index.ts';
import { makeReviewedVideo } from '#server/testing/club-content.ts';
import { makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const sentence = 'Your lob is deep, and you follow it to the net.';
let club: { id: string };
let manager: { id: string };
let member: Awaited<ReturnType<typeof makeMember>>;

beforeEach(async () => {
  const { db } = test.context;
  club = await makeClub(db);
  manager = await makePerson(db, { role: 'club', clubId: club.id });
  member = await makeMember(db, club.id);
  await makeReviewedVideo(db, member, await makeCoach(db));
});

const make = (content: object = {}, playerId = member.id) =>
  test.call(manager, endpoints.createSpotlight, { body: { playerId, sentence, ...content } });
const ownCard = async (spotlightId: string, as = member) =>
  (await test.call(as, endpoints.listOwnSpotlights)).body.find(({ id }) => id === spotlightId);
const answer = async (spotlightId: string, agrees: boolean, as = member) => {
  const { pictureKey = 'none' } = (await ownCard(spotlightId, as)) ?? {};
  return test.call(as, endpoints.answerSpotlight, { params: { spotlightId }, body: { agrees, pictureKey } });
};
const list = async () => (await test.call(manager, endpoints.listSpotlights)).body;
const refuse = () =>
  test.call(member, endpoints.decideContentChoice, { body: { choice: 'refused', nameStyle: 'full' } });
const picture = async (id: string, format = 'square', as: { id: string } = manager) =>
  test.app.inject({
    url: files.spotlightPicture.path.replace('{spotlightId}', id).replace('{format}', format),
    headers: { cookie: await test.signIn(as) },
  });

describe('a card', () => {
  it('waits for its player, who agrees to it as it is', async () => {
    const card = (await make()).body;
    expect(card).toMatchObject({ state: 'asked', sentence, hasPhoto: false, player: { id: member.id } });
    expect((await test.call(member, endpoints.listOwnSpotlights)).body).toMatchObject([
      { id: card.id, state: 'asked' },
    ]);
    expect((await answer(card.id, true)).body.state).toBe('agreed');
    expect(await list()).toMatchObject([{ state: 'agreed' }]);
    const params = { spotlightId: card.id };
    const changed = await test.call(manager, endpoints.changeSpotlight, { params, body: { sentence: '' } });
    expect(changed.body.state).toBe('asked');
    const entries = await test.context.db.select().from(auditEntries).where(eq(auditEntries.subjectId, member.id));
    expect(entries).toMatchObject([{ action: 'spotlight-answered', after: { choice: 'agreed' } }]);
  });

  it('is agreed to only as the player has seen it, and declined in any case', async () => {
    const card = (await make()).body;
    const params = { spotlightId: card.id };
    const { pictureKey = '' } = (await ownCard(card.id)) ?? {};
    await test.call(manager, endpoints.changeSpotlight, { params, body: { sentence: '' } });
    const unseen = await test.call(member, endpoints.answerSpotlight, { params, body: { agrees: true, pictureKey } });
    expect([unseen.status, unseen.error?.message]).toEqual([409, 'The card has changed. Please look at it again.']);
    expect(await list()).toMatchObject([{ state: 'asked' }]);
    const no = await test.call(member, endpoints.answerSpotlight, { params, body: { agrees: false, pictureKey } });
    expect(no.body.state).toBe('declined');
  });

  it('notifies its player once per version', async () => {
    const received = async () =>
      (await test.call(member, endpoints.listNotifications, { params: { userId: member.id } })).body.filter(
        ({ type }) => type === 'content_request',
      );
    const { id } = (await make()).body;
    expect((await received()).map(({ message }) => message)).toEqual([
      expect.stringContaining('has made a card about you'),
    ]);
    await test.call(manager, endpoints.changeSpotlight, { params: { spotlightId: id }, body: { sentence: '' } });
    expect((await received()).length).toBe(2);
  });

  it('quotes what a coach wrote, and nothing else', async () => {
    const params = { playerId: member.id };
    const { body } = await test.call(manager, endpoints.listCardSentences, { params });
    expect(body).toEqual([sentence, 'You won the net with your lob.']);
    expect((await make({ sentence: 'The best player of Denmark.' })).status).toBe(400);
    expect((await make({ sentence: '' })).status).toBe(201);
  });

  it('excludes players who refused, also later', async () => {
    const { id } = (await make()).body;
    await answer(id, true);
    await refuse();
    expect(await list()).toEqual([]);
    expect((await picture(id)).statusCode).toBe(404);
    expect((await make()).status).toBe(404);
  });

  it.each([
    ['left the club', { accessType: 'direct', clubId: null }],
    ['is leaving', { state: 'deleted' }],
  ] as const)('is gone once its player %s', async (_, columns) => {
    const { id } = (await make()).body;
    await test.context.db.update(users).set(columns).where(eq(users.id, member.id));
    expect([(await list()).length, (await picture(id)).statusCode]).toEqual([0, 404]);
  });

  it('accepts an answer from its player only', async () => {
    const { id } = (await make()).body;
    const other = await makeMember(test.context.db, club.id);
    expect((await answer(id, true, other)).status).toBe(404);
  });
});

describe('its picture', () => {
  it.each(cardFormatNames)('has the size of its format: %s', async (format) => {
    const { id } = (await make()).body;
    const { rawPayload, headers } = await picture(id, format);
    expect(headers['content-type']).toBe('image/png');
    const { width, height } = await sharp(rawPayload).metadata();
    expect({ width, height }).toEqual(cardFormats[format]);
  });

  it('changes when the player agrees, and only then', async () => {
    const { id } = (await make()).body;
    const etag = String((await picture(id)).headers.etag);
    expect((await picture(id)).headers.etag).toBe(etag);
    await answer(id, true);
    expect((await picture(id)).headers.etag).not.toBe(etag);
  });

  it('re-encodes the photo without its metadata', async () => {
    const upload = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#22aa66' } })
      .withExif({ IFD0: { Copyright: 'where it was taken' } })
      .jpeg()
      .toBuffer();
    const { id, hasPhoto } = (await make({ photo: upload.toString('base64') })).body;
    expect(hasPhoto).toBe(true);
    const [row] = await test.context.db.select().from(spotlights).where(eq(spotlights.id, id));
    const { format, width, height, exif } = await sharp(row?.photo as Buffer).metadata();
    expect({ format, width, height, exif }).toEqual({ format: 'png', width: 560, height: 560, exif: undefined });
    expect((await picture(id)).statusCode).toBe(200);
  });
});

it('the picture uses the club’s colour and logo', async () => {
  const logo = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#ff0000' } })
    .png()
    .toBuffer();
  const body = { colour: '#0B7A4B', logo: logo.toString('base64') };
  const changed = await test.call(manager, endpoints.changeClubBrand, { body });
  expect(changed.body.colour).toBe('#0b7a4b');
  expect(changed.body.logo).toMatch(/^data:image\/png;base64,/);
  const kept = await test.call(manager, endpoints.changeClubBrand, { body: { colour: '#112233' } });
  expect(kept.body.logo).toBe(changed.body.logo);
  expect((await test.call(manager, endpoints.changeClubBrand, { body: { colour: 'red' } })).status).toBe(400);
  expect((await picture((await make()).body.id)).statusCode).toBe(200);
});
