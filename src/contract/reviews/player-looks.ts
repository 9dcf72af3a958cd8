// The player looks first: up to three moments and their own ratings, for the coach of one video.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { lookLimits, lookTimes } from '#domain/reviews/looks/player-look.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { DraftRating, Rally } from './review-document.ts';

const rating = DraftRating.shape.rating.optional();

/** A moment that the player marked. */
export const LookMoment = z
  .object({ timestamp: Rally.shape.start, text: fields.text(lookLimits.text) })
  .meta({ id: 'LookMoment' });

/** What the player says of one video. Skills left out are not rated. */
export const LookParts = z.object({
  moments: z
    .array(LookMoment)
    .max(lookLimits.moments, { error: () => say(msg`Mark at most ${{ moments: lookLimits.moments }} moments.`) }),
  ratings: z.object(Object.fromEntries(skillNames.map((skill) => [skill, rating])) as Record<SkillName, typeof rating>),
  /** The video on which the moments were marked, as `provider:id`. */
  timedFor: fields.text(200),
});
export type LookParts = z.output<typeof LookParts>;

/** A look as it is sent: with a moment or a rating at least. */
export const NewLook = LookParts.refine(
  ({ moments, ratings }) => moments.length > 0 || Object.values(ratings).some((one) => one !== undefined),
  { error: () => say(msg`Mark a moment or rate a skill first.`), path: ['moments'] },
).meta({ id: 'NewLook' });

/** What a player sent. */
export const PlayerLook = z
  .object({
    /** By time. */
    moments: z.array(LookMoment),
    ratings: LookParts.shape.ratings,
    sentAt: fields.instant,
    /** Whether the moments were marked on a link that has been replaced since. */
    isOldLink: z.boolean(),
  })
  .meta({ id: 'PlayerLook' });
export type PlayerLook = z.output<typeof PlayerLook>;

/** When the player is asked to look, and whether their club lets them be asked. */
export const LookChoice = z.object({ when: z.enum(lookTimes), clubAsks: z.boolean() }).meta({ id: 'LookChoice' });

const params = z.object({ videoId: fields.id });
const noSuchTime = () => say(msg`Please choose one of: ${{ choices: lookTimes.join(', ') }}.`);

export const playerLookEndpoints = {
  getPlayerLook: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/look',
    access: ['player', ...coachesAndAdministrators],
    shows: ['video'],
    summary:
      'What the player marked and rated before the review; null until they send it. Never for clubs and partners.',
    params,
    response: PlayerLook.nullable(),
  }),
  sendPlayerLook: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/look',
    access: ['player'],
    // Only the player can say how they played.
    ownAccount: true,
    changes: ['video'],
    summary: "Send the caller's look at one of their videos, or change it until a coach begins to review.",
    params,
    body: NewLook,
    response: PlayerLook,
  }),
  postponePlayerLook: endpoint({
    method: 'POST',
    path: '/api/videos/{videoId}/look/answer',
    access: ['player'],
    ownAccount: true,
    changes: ['video'],
    summary: "Look when the review is ready, or not at all, at one of the caller's videos. What was sent stays.",
    params,
    body: z.object({
      answer: z.enum(['later', 'skipped'], { error: () => say(msg`Please choose later or skipped.`) }),
    }),
    response: noContent,
  }),
  getLookChoice: endpoint({
    method: 'GET',
    path: '/api/user/look-first',
    access: ['player'],
    shows: ['account', 'club'],
    summary: 'When the caller is asked to look at their videos first.',
    response: LookChoice,
  }),
  chooseLookTime: endpoint({
    method: 'PUT',
    path: '/api/user/look-first',
    access: ['player'],
    changes: ['account', 'video'],
    summary: 'Choose when to be asked to look at your own videos first, or never.',
    body: z.object({ when: z.enum(lookTimes, { error: noSuchTime }) }),
    response: noContent,
  }),
  getClubLooks: endpoint({
    method: 'GET',
    path: '/api/club/look-first',
    access: ['club'],
    shows: ['club'],
    summary: "Whether the manager's club lets its members be asked to look first.",
    response: z.object({ asks: z.boolean() }),
  }),
  setClubLooks: endpoint({
    method: 'PUT',
    path: '/api/club/look-first',
    access: ['club'],
    changes: ['club'],
    summary: "Turn looking first on or off for the members of the manager's club.",
    body: z.object({ asks: z.boolean({ error: () => say(msg`Please say yes or no.`) }) }),
    response: noContent,
  }),
};
