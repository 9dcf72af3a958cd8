// Level verification: the list, one player's case, and decisions by coaches and administrators.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { isVerifiableLevel } from '#domain/levels/level-verification.ts';
import { levelViews } from '#domain/levels/level-views.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { LevelEvening } from './ranking-evenings.ts';

/** A level as the model measures it today: from the ratings of all coaches, with the 95% interval (docs/product.md#level-model). */
export const MeasuredLevel = z
  .object({
    level: z.number(),
    from: z.number(),
    to: z.number(),
    /** The day of the last match, `2026-05-12`. */
    lastMatchOn: z.iso.date(),
    /** Published reviews behind it. */
    reviews: z.int(),
  })
  .meta({ id: 'MeasuredLevel' });
export type MeasuredLevel = z.output<typeof MeasuredLevel>;

/** A player in the list. */
export const LevelLine = z
  .object({
    player: PlayerCard,
    /** The current verification; null without one. `by` is null once the coach's account is deleted. */
    verified: z.object({ at: fields.instant, by: PersonName.nullable() }).nullable(),
    /** The measured level to the nearest half step; null without a review. */
    suggestedLevel: z.number().nullable(),
    /** Published reviews, and when the last was published. */
    reviews: z.int(),
    lastReviewAt: fields.instant.nullable(),
    /** A level waiting for a second opinion. */
    request: z.object({ level: fields.numeric, by: NamedPerson, createdAt: fields.instant }).nullable(),
  })
  .meta({ id: 'LevelLine' });
export type LevelLine = z.output<typeof LevelLine>;

/** A published review that a level can be based on. */
export const LevelReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    uploadDate: fields.instant,
    publishedAt: fields.instant,
    /** The overall rating. */
    rating: fields.numeric,
  })
  .meta({ id: 'LevelReview' });
export type LevelReview = z.output<typeof LevelReview>;

/** One verification, current or withdrawn. Names are null once an account is deleted. */
export const LevelVerification = z
  .object({
    id: fields.id,
    level: fields.numeric,
    previousLevel: fields.numeric.nullable(),
    note: z.string(),
    reviewIds: z.array(fields.id),
    /** The ranking evening that it rests on, with the moments cited there. */
    evening: LevelEvening.nullable(),
    verifiedAt: fields.instant,
    verifiedBy: PersonName.nullable(),
    /** Who gave the second opinion, where one was needed. */
    confirmedBy: PersonName.nullable(),
    withdrawnAt: fields.instant.nullable(),
    withdrawnBy: PersonName.nullable(),
    withdrawalReason: z.string().nullable(),
  })
  .meta({ id: 'LevelVerification' });
export type LevelVerification = z.output<typeof LevelVerification>;

/** A level that a coach wants to verify and another person must confirm. */
export const LevelRequest = z
  .object({
    id: fields.id,
    level: fields.numeric,
    note: z.string(),
    reviewIds: z.array(fields.id),
    evening: LevelEvening.nullable(),
    /** Why a second opinion is needed, as sentences. */
    reasons: z.array(z.string()),
    createdAt: fields.instant,
    verifier: NamedPerson,
  })
  .meta({ id: 'LevelRequest' });
export type LevelRequest = z.output<typeof LevelRequest>;

/** Everything needed to decide a level. */
export const LevelCase = z
  .object({
    player: PlayerCard,
    /** Oldest first; at most the latest 200. */
    reviews: z.array(LevelReview),
    /** Newest first, the withdrawn ones too. */
    history: z.array(LevelVerification),
    request: LevelRequest.nullable(),
    /** Null without a review. */
    measured: MeasuredLevel.nullable(),
  })
  .meta({ id: 'LevelCase' });
export type LevelCase = z.output<typeof LevelCase>;

/** A decision on a level. */
export const LevelDecision = z
  .object({
    level: z
      .number({ error: () => say(msg`Please choose a level.`) })
      .refine(isVerifiableLevel, { error: () => say(msg`A level must be between 1.0 and 7.0, in half steps.`) }),
    note: fields.requiredText(1000, msg`Please give your reasons in a sentence.`),
    reviewIds: z
      .array(fields.chosen('review'), {
        error: () => say(msg`Please choose at least one analyzed video to base the level on.`),
      })
      .min(1, { error: () => say(msg`Please choose at least one analyzed video to base the level on.`) })
      .max(50, { error: () => say(msg`Please choose at most 50 reviews.`) }),
    /** The latest verification shown in the form; null if none. Refused if there is a later one. */
    basedOn: fields.id.nullable(),
  })
  .meta({ id: 'LevelDecision' });
export type LevelDecision = z.output<typeof LevelDecision>;

const ofPlayer = z.object({ userId: fields.id });
const ofRequest = z.object({ id: fields.id });

export const levelEndpoints = {
  listLevels: endpoint({
    method: 'GET',
    path: '/api/level-verifications',
    access: coachesAndAdministrators,
    shows: ['level', 'rating'],
    refetchOnOpen: true,
    summary: 'Players by the state of their level: coaches see their own, administrators all. Searchable by name.',
    query: z.object({
      show: z.enum(levelViews).default('awaiting'),
      search: fields.text(100).optional(),
      after,
    }),
    response: paged(LevelLine),
  }),
  countLevels: endpoint({
    method: 'GET',
    path: '/api/level-verifications/counts',
    access: coachesAndAdministrators,
    shows: ['level', 'rating'],
    refetchOnOpen: true,
    summary: 'The number of players in each view of the list.',
    response: z.object({ awaiting: z.int(), 'second-opinion': z.int(), recheck: z.int(), verified: z.int() }),
  }),
  getLevelCase: endpoint({
    method: 'GET',
    path: '/api/level-verifications/players/{userId}',
    access: coachesAndAdministrators,
    shows: ['level', 'rating'],
    refetchOnOpen: true,
    summary: "A player's ratings, earlier verifications and any request for a second opinion.",
    params: ofPlayer,
    response: LevelCase,
  }),
  // A personal decision: it cannot be made while viewing as someone else.
  verifyLevel: endpoint({
    method: 'POST',
    path: '/api/level-verifications/players/{userId}',
    access: coachesAndAdministrators,
    changes: ['level'],
    ownAccount: true,
    summary: 'Verify a level, or request the second opinion it needs.',
    params: ofPlayer,
    body: LevelDecision,
    response: z.object({ outcome: z.enum(['verified', 'waiting']), reasons: z.array(z.string()) }),
  }),
  withdrawLevel: endpoint({
    method: 'POST',
    path: '/api/level-verifications/players/{userId}/withdraw',
    access: coachesAndAdministrators,
    changes: ['level'],
    ownAccount: true,
    summary: 'Withdraw the current verification. The stamp and the public certificate disappear at once.',
    params: ofPlayer,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
  confirmLevel: endpoint({
    method: 'POST',
    path: '/api/level-requests/{id}/confirm',
    access: coachesAndAdministrators,
    changes: ['level'],
    ownAccount: true,
    summary: 'Confirm a level as the second opinion, which verifies it.',
    params: ofRequest,
    response: noContent,
  }),
  declineLevel: endpoint({
    method: 'POST',
    path: '/api/level-requests/{id}/decline',
    access: coachesAndAdministrators,
    changes: ['level'],
    ownAccount: true,
    summary:
      'Decline a second opinion with a reason for the coach who asked. The coach who asked can withdraw the same way.',
    params: ofRequest,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
};
