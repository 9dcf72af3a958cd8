// Members' publicity choices.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PlayerCard } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { nameStyles } from '#domain/levels/certificates.ts';
import { contentChoices } from '#domain/publicity/club-content.ts';

/** A player's own choice. */
export const OwnContentChoice = z
  .object({
    /** The club; null for a direct player, who has nothing to choose. */
    clubName: z.string().nullable(),
    /** Null until they choose, which keeps them private. */
    choice: z.enum(contentChoices).nullable(),
    /** The form of their name in public content. */
    nameStyle: z.enum(nameStyles),
    decidedAt: fields.instant.nullable(),
  })
  .meta({ id: 'OwnContentChoice' });
export type OwnContentChoice = z.output<typeof OwnContentChoice>;

/** A member for the club's content editors. */
export const ContentMember = PlayerCard.extend({
  choice: z.enum(contentChoices).nullable(),
  /** Whether they are public now. */
  isPublic: z.boolean(),
}).meta({ id: 'ContentMember' });
export type ContentMember = z.output<typeof ContentMember>;

export const contentChoiceEndpoints = {
  getContentChoice: endpoint({
    method: 'GET',
    path: '/api/content-choice',
    access: ['player'],
    shows: ['account', 'content'],
    summary: 'The player’s choice about appearing in their club’s reels, cards and posts.',
    response: OwnContentChoice,
  }),
  decideContentChoice: endpoint({
    method: 'PUT',
    path: '/api/content-choice',
    access: ['player'],
    // Only the player can consent.
    ownAccount: true,
    changes: ['content'],
    summary: 'Agree or refuse to appear in the club’s public content. A refusal takes effect at once.',
    body: z.object({
      choice: z.enum(contentChoices, { error: () => say(msg`Please choose yes or no.`) }),
      nameStyle: z.enum(nameStyles, { error: () => say(msg`Please choose how your name is shown.`) }),
    }),
    response: OwnContentChoice,
  }),
  listContentMembers: endpoint({
    method: 'GET',
    path: '/api/club/content/members',
    access: ['club'],
    shows: ['content', 'people', 'level'],
    refetchOnOpen: true,
    summary: 'The club’s active members by name, with their publicity choices.',
    response: z.array(ContentMember),
  }),
};
