// Endpoints of cards, for managers and players.

import { cardFormats, cardSkills } from '#domain/publicity/spotlights.ts';
import type { Database } from '#server/db/database.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { readClubBrand } from '#server/features/clubs/brand/club-brand.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { dataAddress } from '#server/http/take-picture.ts';
import { clubOf } from '#server/policy/membership.ts';
import { publicSentence, readPublicTexts } from '#server/policy/publicity.ts';
import * as commands from './spotlights.commands.ts';
import { cardFacts, presentCard } from './spotlights.presenters.ts';
import { findCard, findPhoto, listBestSkills, listCards, listOwnCards } from './spotlights.queries.ts';

export const spotlightHandlers = {
  async listSpotlights({ actor, context }) {
    const [cards, texts] = await Promise.all([
      listCards(context.db, clubOf(actor)),
      readPublicTexts(context.db, clubOf(actor)),
    ]);
    return cards.filter(commands.isDraftableCard).map((card) => presentCard(card, texts, actor.scaleMappings));
  },

  async listCardSentences({ actor, params, context }) {
    return commands.listSentences(context.db, clubOf(actor), params.playerId);
  },

  async createSpotlight({ actor, body, context }) {
    return commands.createCard(context, clubOf(actor), body);
  },

  async changeSpotlight({ actor, params, body, context }) {
    return commands.changeCard(context, clubOf(actor), params.spotlightId, body);
  },

  async deleteSpotlight({ actor, params, context }) {
    await commands.deleteCard(context, clubOf(actor), params.spotlightId);
  },

  async listOwnSpotlights({ actor, context }) {
    const cards = await listOwnCards(context.db, actor.id);
    // All cards are of the player's own club.
    const [first] = cards;
    if (!first) return [];
    const texts = await readPublicTexts(context.db, first.clubId);
    return cards.map((card) => presentCard(card, texts, actor.scaleMappings));
  },

  async answerSpotlight({ params, body, context, ...call }) {
    return commands.answerCard(context, authorOf(call), call.actor, params.spotlightId, body);
  },
} satisfies Partial<Handlers>;

/** For managers and the player; marked as a preview until the player agrees. */
export const spotlightFiles = {
  async spotlightPicture({ actor, params, context }) {
    const facts = await readFacts(context.db, actor, params.spotlightId);
    return {
      facts: { ...facts, format: params.format },
      name: `spotlight-${params.format}.png`,
      make: async () => (await import('./spotlight-picture.ts')).drawSpotlight(facts, cardFormats[params.format]),
    };
  },
} satisfies Partial<FileHandlers>;

async function readFacts(db: Database, actor: Actor, id: string) {
  const of = actor.role === 'player' ? { playerId: actor.id } : { clubId: clubOf(actor) };
  const card = orNotFound(await findCard(db, id, of));
  if (actor.role === 'club' && !commands.isDraftableCard(card)) throw new AppError('not_found');
  return cardFacts(card, {
    mappings: actor.scaleMappings,
    sentence: publicSentence(card, await readPublicTexts(db, card.clubId)),
    style: await readClubBrand(db, card.clubId),
    photo: card.hasPhoto ? dataAddress(await findPhoto(db, id)) : null,
    skills: await listBestSkills(db, card.player.id, cardSkills),
  });
}
