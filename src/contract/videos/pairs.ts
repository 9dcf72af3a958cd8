// The partner in a video: invited by its player, sees only the notes on the pair. Either can end it.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { PersonName } from '#contract/people.ts';
import { pairSubject } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { courtZones } from '#domain/reviews/court/court.ts';
import { pairStatuses } from '#domain/videos/pairs/pair-invitations.ts';
import { noteTypes, videoStatuses } from '#domain/videos/videos.ts';
import { NewPartner } from './new-partner.ts';
import { Annotation } from './videos.ts';

/** The partner in a video, for its player. */
export const VideoPartner = z
  .object({
    status: z.enum(pairStatuses),
    /** The partner who joined; null before that, even if the address has an account. */
    partner: PersonName.nullable(),
    /** The address as the player typed it; null for a link to pass on, and once someone has joined. */
    email: z.string().nullable(),
    /** The link to pass on; null once someone has joined. */
    link: z.string().nullable(),
    /** When the link expires; null once someone has joined. */
    expiresAt: fields.instant.nullable(),
    joinedAt: fields.instant.nullable(),
  })
  .meta({ id: 'VideoPartner' });
export type VideoPartner = z.output<typeof VideoPartner>;

/** What an invitation shows anyone with its link: who invites, and to which match. */
export const PairInvitation = z
  .object({
    token: z.string(),
    inviter: PersonName,
    title: z.string(),
    /** The day of the match, if the player gave one. */
    eventDate: z.string().nullable(),
    expiresAt: fields.instant,
  })
  .meta({ id: 'PairInvitation' });
export type PairInvitation = z.output<typeof PairInvitation>;

/** What the link of an invitation opens. */
export const OpenedPairInvitation = PairInvitation.extend({
  /** The video, for the player who invited; null for everyone else. */
  ownVideoId: fields.id.nullable(),
}).meta({ id: 'OpenedPairInvitation' });

/** A video that two players share, for either of them. */
export const PairMatch = z
  .object({
    videoId: fields.id,
    title: z.string(),
    videoUrl: z.string(),
    eventDate: z.string().nullable(),
    status: z.enum(videoStatuses),
    /** Whether it is the caller's own video. */
    isOwn: z.boolean(),
    /** The other player. */
    other: PersonName,
    joinedAt: fields.instant,
    /** Published notes on the pair. */
    notes: z.int(),
  })
  .meta({ id: 'PairMatch' });
export type PairMatch = z.output<typeof PairMatch>;

/** How the two moved together (domain, pair-movement.ts). */
const PairMovement = z.object({
  spacing: z.object({ marks: z.int(), seconds: z.number(), mean: z.number(), spread: z.number() }).nullable(),
  zones: z.object({ marks: z.int(), seconds: z.number(), shares: z.record(z.enum(courtZones), z.number()) }).nullable(),
});

/** Everything a pair sees of a shared video. */
export const PairPage = z
  .object({
    video: z.object({
      id: fields.id,
      title: z.string(),
      provider: z.enum(['youtube', 'matchi']),
      videoUrl: z.string(),
      eventDate: z.string().nullable(),
      status: z.enum(videoStatuses),
    }),
    isOwn: z.boolean(),
    /** Who owns the video, and who was invited. */
    player: PersonName,
    partner: PersonName,
    /** Published notes on the pair, by time. */
    notes: z.array(Annotation),
    /** Null if there are no published marks of both, or too few. */
    movement: PairMovement.nullable(),
    /** Reviewed videos that the pair shares, the latest first, at most twenty, each with the findings of its notes on the pair. */
    matches: z.array(
      z.object({
        videoId: fields.id,
        title: z.string(),
        eventDate: z.string().nullable(),
        publishedAt: fields.instant,
        notes: z.array(z.object({ pair: pairSubject, type: z.enum(noteTypes) })),
      }),
    ),
  })
  .meta({ id: 'PairPage' });
export type PairPage = z.output<typeof PairPage>;

const params = z.object({ videoId: fields.id });
const token = z
  .string({ error: () => say(msg`This link is incomplete.`) })
  .min(1)
  .max(200);

export const pairEndpoints = {
  getVideoPartner: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/partner',
    access: ['player'],
    ownAccount: true,
    shows: ['pair'],
    refetchOnOpen: true,
    summary: "The partner in one of the caller's videos, or the pending invitation; null if no one is invited.",
    params,
    response: VideoPartner.nullable(),
  }),
  invitePartner: endpoint({
    method: 'POST',
    path: '/api/videos/{videoId}/partner',
    access: ['player'],
    ownAccount: true,
    changes: ['pair'],
    summary:
      "Invite the partner in one of the caller's videos, by email or with a link to pass on. Replaces a pending invitation. The answer never reveals whether an address has an account.",
    params,
    body: NewPartner,
    response: VideoPartner,
    status: 201,
  }),
  endPartner: endpoint({
    method: 'DELETE',
    path: '/api/videos/{videoId}/partner',
    access: ['player'],
    ownAccount: true,
    changes: ['pair'],
    summary: 'Withdraw an invitation, or end sharing with a partner. Access ends at once.',
    params,
    response: noContent,
  }),
  getPairInvitation: endpoint({
    method: 'GET',
    path: '/api/pair-invitations',
    access: 'public',
    shows: ['pair'],
    refetchOnOpen: true,
    summary: 'Who invites to which match, for anyone with the link. Opening it does not accept.',
    query: z.object({ token }),
    response: OpenedPairInvitation,
  }),
  answerPairInvitation: endpoint({
    method: 'POST',
    path: '/api/pair-invitations/answer',
    access: ['player'],
    ownAccount: true,
    changes: ['pair', 'notification'],
    summary: 'Accept or decline an invitation. A declined link still works for others, and the player is not notified.',
    body: z.object({ token, accept: z.boolean() }),
    /** The video they now share; null after declining. */
    response: z.object({ videoId: fields.id.nullable() }),
  }),
  listPairMatches: endpoint({
    method: 'GET',
    path: '/api/pair-matches',
    access: ['player'],
    ownAccount: true,
    shows: ['pair', 'review'],
    refetchOnOpen: true,
    summary:
      "The caller's pending invitations and the videos they share with a partner, at most 100 each, the latest first.",
    response: z.object({ invitations: z.array(PairInvitation), matches: z.array(PairMatch) }),
  }),
  getPairPage: endpoint({
    method: 'GET',
    path: '/api/pair-matches/{videoId}',
    access: ['player'],
    ownAccount: true,
    shows: ['pair', 'review'],
    refetchOnOpen: true,
    summary: 'The pair page of a video, for its player and partner: the video, the notes on the pair and the chart.',
    params,
    response: PairPage,
  }),
  leavePairMatch: endpoint({
    method: 'DELETE',
    path: '/api/pair-matches/{videoId}',
    access: ['player'],
    ownAccount: true,
    changes: ['pair', 'notification'],
    summary: 'Leave a video the caller was invited to. Access ends at once.',
    params,
    response: noContent,
  }),
};
