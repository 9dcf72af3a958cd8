// Verified levels: who waits for one, the case of one player, and what coaches and administrators say about it.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { isVerifiableLevel } from '#domain/levels/level-verification.ts';
import { levelViews } from '#domain/levels/level-views.ts';
import { coachRoles } from '#domain/people/roles.ts';

/** A player in the list. */
export const LevelLine = z
  .object({
    player: PlayerCard,
    /** The verification that stands; null while none does. `by` is null once the coach's account is no more. */
    verified: z.object({ at: fields.instant, by: PersonName.nullable() }).nullable(),
    /** What the last three overall ratings come to; null without any. */
    suggestedLevel: z.number().nullable(),
    /** Published reviews, and when the last of them was published. */
    reviews: z.int(),
    lastReviewAt: fields.instant.nullable(),
    /** A level that waits for a second opinion. */
    request: z.object({ level: fields.numeric, by: NamedPerson, createdAt: fields.instant }).nullable(),
  })
  .meta({ id: 'LevelLine' });
export type LevelLine = z.output<typeof LevelLine>;

/** A published review, as far as a level can rest on it. */
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

/** One verification, standing or withdrawn. Names are null once an account is no more. */
export const LevelVerification = z
  .object({
    id: fields.id,
    level: fields.numeric,
    previousLevel: fields.numeric.nullable(),
    note: z.string(),
    reviewIds: z.array(fields.id),
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

/** A level that a coach wants to verify and someone else has to confirm. */
export const LevelRequest = z
  .object({
    id: fields.id,
    level: fields.numeric,
    note: z.string(),
    reviewIds: z.array(fields.id),
    /** Why a second opinion is needed, as sentences. */
    reasons: z.array(z.string()),
    createdAt: fields.instant,
    verifier: NamedPerson,
  })
  .meta({ id: 'LevelRequest' });
export type LevelRequest = z.output<typeof LevelRequest>;

/** Everything that a level is decided by. */
export const LevelCase = z
  .object({
    player: PlayerCard,
    /** Oldest first; at most the latest 200. */
    reviews: z.array(LevelReview),
    /** Newest first, the withdrawn ones too. */
    history: z.array(LevelVerification),
    request: LevelRequest.nullable(),
  })
  .meta({ id: 'LevelCase' });
export type LevelCase = z.output<typeof LevelCase>;

/** A level that someone gives. */
export const LevelDecision = z
  .object({
    level: z
      .number({ error: 'Please choose a level.' })
      .refine(isVerifiableLevel, { error: 'A level lies between 1.0 and 7.0, in half steps.' }),
    note: fields.requiredText(1000, 'Say in a sentence what the level rests on.'),
    reviewIds: z
      .array(fields.chosen('review'), { error: 'Choose at least one analyzed video that the level rests on.' })
      .min(1, { error: 'Choose at least one analyzed video that the level rests on.' })
      .max(50, { error: 'Choose at most 50 reviews.' }),
    /** The latest verification that the form showed; null when it showed none. Refused when there is a later one. */
    basedOn: fields.id.nullable(),
  })
  .meta({ id: 'LevelDecision' });
export type LevelDecision = z.output<typeof LevelDecision>;

const verifiers = [...coachRoles, 'admin'] as const;
const ofPlayer = z.object({ userId: fields.id });
const ofRequest = z.object({ id: fields.id });

export const levelEndpoints = {
  listLevels: endpoint({
    method: 'GET',
    path: '/api/level-verifications',
    access: verifiers,
    shows: ['level', 'rating'],
    isReadAnew: true,
    summary: 'Players by what their level waits for; coaches see theirs, administrators all. Searched by name.',
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
    access: verifiers,
    shows: ['level', 'rating'],
    isReadAnew: true,
    summary: 'How many players each view of the list holds.',
    response: z.object({ awaiting: z.int(), 'second-opinion': z.int(), recheck: z.int(), verified: z.int() }),
  }),
  getLevelCase: endpoint({
    method: 'GET',
    path: '/api/level-verifications/players/{userId}',
    access: verifiers,
    shows: ['level', 'rating'],
    isReadAnew: true,
    summary: "A player's ratings, earlier verifications and what waits for a second opinion.",
    params: ofPlayer,
    response: LevelCase,
  }),
  // The word of whoever gives it: nobody gives it for another while viewing the product as them.
  verifyLevel: endpoint({
    method: 'POST',
    path: '/api/level-verifications/players/{userId}',
    access: verifiers,
    changes: ['level'],
    ownAccount: true,
    summary: 'Verify a level, or ask for the second opinion that it needs.',
    params: ofPlayer,
    body: LevelDecision,
    response: z.object({ outcome: z.enum(['verified', 'waiting']), reasons: z.array(z.string()) }),
  }),
  withdrawLevel: endpoint({
    method: 'POST',
    path: '/api/level-verifications/players/{userId}/withdraw',
    access: verifiers,
    changes: ['level'],
    ownAccount: true,
    summary: 'Withdraw the verification that stands: the stamp and the public certificate are gone at once.',
    params: ofPlayer,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
  confirmLevel: endpoint({
    method: 'POST',
    path: '/api/level-requests/{id}/confirm',
    access: verifiers,
    changes: ['level'],
    ownAccount: true,
    summary: 'Give the second opinion: the level is verified.',
    params: ofRequest,
    response: noContent,
  }),
  declineLevel: endpoint({
    method: 'POST',
    path: '/api/level-requests/{id}/decline',
    access: verifiers,
    changes: ['level'],
    ownAccount: true,
    summary: 'Refuse the second opinion, with a reason for the coach who asked; who asked takes it back the same way.',
    params: ofRequest,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
};
