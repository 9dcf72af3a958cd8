// Player spotlights: cards that need the player's agreement.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { pictureBodyBytes, uploadedPicture } from '#contract/clubs/club-brand.ts';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { cardStates, sentenceLength } from '#domain/publicity/spotlights.ts';

/** Said of a card that is no longer the one that was looked at. */
export const cardChanged = msg`The card has changed. Please look at it again.`;

/** A card, for managers and its player. */
export const Spotlight = z
  .object({
    id: fields.id,
    player: NamedPerson,
    clubName: z.string(),
    /** The quote; empty without one. */
    sentence: z.string(),
    hasPhoto: z.boolean(),
    state: z.enum(cardStates),
    /** Changes with the pictures' content, and so does their address. */
    pictureKey: z.string(),
  })
  .meta({ id: 'Spotlight' });
export type Spotlight = z.output<typeof Spotlight>;

/** A card's content. A photo left out stays; null removes it. */
const CardContent = z.object({
  sentence: fields.text(sentenceLength.max),
  photo: uploadedPicture.nullish(),
});

const ofSpotlight = z.object({ spotlightId: fields.id });

export const spotlightEndpoints = {
  listSpotlights: endpoint({
    method: 'GET',
    path: '/api/club/spotlights',
    access: ['club'],
    shows: ['content', 'level-scale'],
    refetchOnOpen: true,
    summary: 'The club’s cards about members who have not refused, latest first.',
    response: z.array(Spotlight),
  }),
  listCardSentences: endpoint({
    method: 'GET',
    path: '/api/club/spotlights/sentences/{playerId}',
    access: ['club'],
    refetchOnOpen: true,
    summary: 'Quotes about a member from published reviews, for a card; latest first, at most 12.',
    params: z.object({ playerId: fields.id }),
    response: z.array(z.string()),
  }),
  createSpotlight: endpoint({
    method: 'POST',
    path: '/api/club/spotlights',
    access: ['club'],
    changes: ['content'],
    summary: 'Create a card about a member and ask them to agree.',
    maxBytes: pictureBodyBytes,
    body: CardContent.extend({ playerId: fields.chosen('player') }),
    response: Spotlight,
    status: 201,
  }),
  changeSpotlight: endpoint({
    method: 'PUT',
    path: '/api/club/spotlights/{spotlightId}',
    access: ['club'],
    changes: ['content'],
    summary: 'Change a card and ask its player again.',
    params: ofSpotlight,
    maxBytes: pictureBodyBytes,
    body: CardContent,
    response: Spotlight,
  }),
  deleteSpotlight: endpoint({
    method: 'DELETE',
    path: '/api/club/spotlights/{spotlightId}',
    access: ['club'],
    changes: ['content'],
    summary: 'Delete a card.',
    params: ofSpotlight,
    response: noContent,
  }),
  listOwnSpotlights: endpoint({
    method: 'GET',
    path: '/api/spotlights',
    access: ['player'],
    shows: ['content', 'level-scale'],
    refetchOnOpen: true,
    summary: 'The club’s cards about the player, latest first.',
    response: z.array(Spotlight),
  }),
  answerSpotlight: endpoint({
    method: 'PUT',
    path: '/api/spotlights/{spotlightId}/answer',
    access: ['player'],
    ownAccount: true,
    changes: ['content'],
    summary: 'Agree to or decline a card about yourself; the answer can be changed.',
    params: ofSpotlight,
    body: z.object({
      agrees: z.boolean({ error: () => say(msg`Please choose yes or no.`) }),
      /** The card that was looked at: a yes to another one is refused. */
      pictureKey: fields.text(64, cardChanged),
    }),
    response: Spotlight,
  }),
};
