// Creates cards and stores players' answers.

import { msg } from '@lingui/core/runtime-macro';
import { cardChanged, type Spotlight } from '#contract/publicity/spotlights.ts';
import { say } from '#domain/language/say.ts';
import { maxSpotlights, quotableSentences } from '#domain/publicity/spotlights.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { readScaleMappings } from '#server/db/scale-mappings.ts';
import { notifyUsers, notifyViewers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { notify } from '#server/features/messages/notifications/notifications.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { takePicture } from '#server/http/take-picture.ts';
import { answersOf, listShownMembers, type PublicTexts, readPublicTexts } from '#server/policy/publicity.ts';
import { presentCard } from './spotlights.presenters.ts';
import * as queries from './spotlights.queries.ts';

/** Most quotes offered. */
const offeredSentences = 12;

/** Size of a stored photo in pixels. */
const photoBox = { width: 560, height: 560, fit: 'cover' } as const;

interface CardContent {
  sentence: string;
  photo?: string | null | undefined;
}

/** Quotes about a member for a card, each with its coach. */
async function listQuotable(db: Database, clubId: string, playerId: string) {
  const texts = await queries.listReviewTexts(db, clubId, playerId);
  const quoted = texts.flatMap(({ strengths, summary, coachId }) =>
    quotableSentences([strengths, summary]).map((text) => ({ text, coachId })),
  );
  return quoted.slice(0, offeredSentences);
}

/** @throws AppError not_found for people who are not members or have refused */
export async function listSentences(db: Database, clubId: string, playerId: string): Promise<string[]> {
  await requireDraftable(db, clubId, playerId);
  const texts = await readPublicTexts(db, clubId);
  return (await listQuotable(db, clubId, playerId)).map(({ text }) => text).filter((text) => texts.mayWrite(text));
}

async function requireDraftable(db: Database, clubId: string, playerId: string): Promise<void> {
  const member = (await listShownMembers(db, clubId)).find(({ id }) => id === playerId);
  if (!member?.isDraftable) throw new AppError('not_found');
}

/** The stored content: a coach's quote and the re-encoded photo. */
async function settle(
  db: Database,
  clubId: string,
  playerId: string,
  { sentence, photo }: CardContent,
  texts: PublicTexts,
) {
  texts.requireWritable([
    {
      field: 'sentence',
      label: (name: string) =>
        say(msg`The sentence names ${{ name }}, who does not want to be shown. Please remove the name.`),
      text: sentence,
    },
  ]);
  const quoted = (await listQuotable(db, clubId, playerId)).find(({ text }) => text === sentence);
  if (sentence !== '' && !quoted)
    throw invalidField('sentence', say(msg`Choose a sentence that a coach wrote in a review.`));
  const taken = photo ? await takePicture(photo, photoBox, 'photo') : photo === null ? null : undefined;
  return { sentence, coachId: quoted?.coachId ?? null, ...(taken !== undefined && { photo: taken }) };
}

/**
 * @throws AppError not_found for people who may not be drafted; invalid_input for words that no coach wrote or that name a member who has
 * refused, and for a file that is not a picture
 */
export async function createCard(
  { db }: Context,
  clubId: string,
  { playerId, ...content }: CardContent & { playerId: string },
): Promise<Spotlight> {
  await requireDraftable(db, clubId, playerId);
  if ((await queries.countCards(db, clubId)) >= maxSpotlights) {
    throw new AppError('conflict', {
      message: say(msg`A club can have up to ${{ maxSpotlights }} cards. Delete an old one first.`),
    });
  }
  const texts = await readPublicTexts(db, clubId);
  const settled = await settle(db, clubId, playerId, content, texts);
  return db.transaction(async (tx) => {
    const id = await queries.insertCard(tx, { clubId, playerId, ...settled });
    return askPlayer(tx, clubId, id, texts);
  });
}

/** Notifies the player of a card that needs an answer, once per version. */
async function askPlayer(tx: Database, clubId: string, id: string, texts: PublicTexts): Promise<Spotlight> {
  const card = orNotFound(await queries.findCard(tx, id, { clubId }));
  await notify(tx, [card.player.id], {
    kind: 'spotlight-asked',
    facts: { people: {}, clubName: card.clubName },
    cause: `spotlight:${id}:${card.updatedAt}`,
  });
  await notifyUsers(tx, ['content'], [card.player.id]);
  return presentCard(card, texts, await readScaleMappings(tx));
}

/** @throws AppError like `createCard`, and not_found for another club's card */
export async function changeCard(
  { db }: Context,
  clubId: string,
  id: string,
  content: CardContent,
): Promise<Spotlight> {
  const card = orNotFound(await queries.findCard(db, id, { clubId }));
  await requireDraftable(db, clubId, card.player.id);
  // An unchanged quote stays, even when its review has been revised.
  const texts = await readPublicTexts(db, clubId);
  const settled = await settle(db, clubId, card.player.id, content, texts);
  return db.transaction(async (tx) => {
    await queries.writeCard(tx, id, settled);
    return askPlayer(tx, clubId, id, texts);
  });
}

/** @throws AppError not_found for a card of another club */
export async function deleteCard({ db }: Context, clubId: string, id: string): Promise<void> {
  orNotFound(await queries.findCard(db, id, { clubId }));
  await queries.deleteCard(db, id);
}

/**
 * Stores the player's answer to a card, with an audit entry.
 *
 * @param pictureKey the card that the player has looked at
 * @throws AppError not_found for another person's card; conflict for a yes to a card that has changed since
 */
export async function answerCard(
  { db }: Context,
  by: Author,
  { id: playerId, scaleMappings }: Pick<Actor, 'id' | 'scaleMappings'>,
  id: string,
  { agrees, pictureKey }: { agrees: boolean; pictureKey: string },
): Promise<Spotlight> {
  return db.transaction(async (tx) => {
    await queries.lockCard(tx, id);
    const present = async () => {
      const card = orNotFound(await queries.findCard(tx, id, { playerId }));
      return presentCard(card, await readPublicTexts(tx, card.clubId), scaleMappings);
    };
    const seen = await present();
    if (agrees && seen.pictureKey !== pictureKey) {
      throw new AppError('conflict', { message: say(cardChanged) });
    }
    await queries.writeAnswer(tx, id, agrees);
    const choice = agrees ? 'agreed' : 'refused';
    await recordAudit(tx, by, 'spotlight-answered', { type: 'user', id: playerId }, { after: { choice } });
    await notifyViewers(tx, ['content'], playerId);
    return present();
  });
}

/** Whether a card may still be worked on: its player has not said no to everything. */
export const isDraftableCard = (card: queries.CardRow) => answersOf(card).isDraftable;
