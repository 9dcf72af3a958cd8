// The queue of videos to review: waiting, claimed and done.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { coachesAndAdministrators, coachRoles } from '#domain/people/roles.ts';
import { maxEveningVideos } from '#domain/reviews/evening/evening-plan.ts';
import { queueViews } from '#domain/reviews/review-queue.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { videoStatuses, videoTypes } from '#domain/videos/videos.ts';

export const QueueItem = z
  .object({
    videoId: fields.id,
    title: z.string(),
    status: z.enum(videoStatuses),
    provider: z.enum(['youtube', 'matchi']),
    videoUrl: z.string(),
    videoType: z.enum(videoTypes).nullable(),
    /** What the player wants the coach to look at. */
    reportType: z.string().nullable(),
    uploadDate: fields.instant,
    dueAt: fields.instant,
    /** Since when the link cannot be opened, and why; the due time is paused meanwhile. Null while it works. */
    pausedAt: fields.instant.nullable(),
    linkProblem: z.enum(linkProblems).nullable(),
    player: PlayerCard,
    /** The reviewer; null while unclaimed. */
    reviewer: NamedPerson.nullable(),
    publishedAt: fields.instant.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.output<typeof QueueItem>;

/** How many videos each view of the queue holds, and how many are overdue. */
export const QueueCounts = z
  .object({ 'to-review': z.int(), mine: z.int(), unclaimed: z.int(), done: z.int(), overdue: z.int() })
  .meta({ id: 'QueueCounts' });
export type QueueCounts = z.output<typeof QueueCounts>;

/** What an evening of reviews is planned from. */
export const EveningOfReviews = z
  .object({
    /** Open videos without another reviewer and with a working link, the earliest due first. */
    videos: z.array(QueueItem).max(maxEveningVideos),
    /** Minutes a review takes the coach (domain, evening-plan.ts). */
    pace: z.object({
      minutes: z.int(),
      /** How many of the coach's reviews it rests on; 0 for the usual. */
      reviews: z.int(),
      byType: z.partialRecord(z.enum(videoTypes), z.int()),
    }),
  })
  .meta({ id: 'EveningOfReviews' });
export type EveningOfReviews = z.output<typeof EveningOfReviews>;

const ofVideo = z.object({ videoId: fields.id });

export const reviewQueueEndpoints = {
  listReviewQueue: endpoint({
    method: 'GET',
    path: '/api/reviews/queue',
    access: coachesAndAdministrators,
    shows: ['video', 'review', 'connection'],
    refetchOnOpen: true,
    summary:
      'Videos of the players the caller can see, earliest due first and dead links last; done ones the latest first. Searches title and player.',
    query: z.object({
      show: z.enum(queueViews).default('to-review'),
      search: fields.text(100).optional(),
      after,
      limit: z.coerce.number().int().min(1).max(50).default(25),
    }),
    response: paged(QueueItem),
  }),
  countReviewQueue: endpoint({
    method: 'GET',
    path: '/api/reviews/queue/counts',
    access: coachesAndAdministrators,
    shows: ['video', 'review', 'connection'],
    refetchOnOpen: true,
    summary: 'How many videos each view of the queue holds, and how many are overdue.',
    response: QueueCounts,
  }),
  getEvening: endpoint({
    method: 'GET',
    path: '/api/reviews/evening',
    access: coachRoles,
    shows: ['video', 'review', 'connection'],
    refetchOnOpen: true,
    summary: 'The open videos the coach could review now, and how many minutes a review takes them.',
    response: EveningOfReviews,
  }),
  claimReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/claim',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary: 'Claim a video that has no reviewer. Fails with the name of the coach who claimed it first.',
    params: ofVideo,
    response: noContent,
  }),
  releaseReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/release',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary: 'Give back an unpublished review. The next coach continues from the draft.',
    params: ofVideo,
    response: noContent,
  }),
};
