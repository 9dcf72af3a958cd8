// The coach's work: the queue, the draft that saves itself, and publishing.

import { z } from 'zod';
import { ratingScale, skillNames } from '#domain/skills.ts';
import { longestTimestamp, mostNotes, noteTypes, videoStatuses, videoTypes } from '#domain/videos.ts';
import { endpoint } from './endpoint.ts';
import * as fields from './fields.ts';
import { NamedPerson, PlayerCard } from './people.ts';
import { SkillRating } from './ratings.ts';
import { Video } from './videos.ts';

const ratingSentence = `A rating lies between ${ratingScale.min} and ${ratingScale.max}.`;

/** A note in a draft. Its id is made by the workspace, so that a note keeps it from the first keystroke on. */
export const DraftNote = z
  .object({
    id: fields.id,
    timestamp: z
      .number({ error: 'A note needs a time in seconds.' })
      .min(0, { error: 'A note cannot be before the start of the video.' })
      .max(longestTimestamp, { error: 'A note cannot be more than 24 hours into the video.' }),
    type: z.enum(noteTypes, { error: `A note is one of: ${noteTypes.join(', ')}.` }),
    title: fields.text(200),
    comment: fields.text(5000),
  })
  .meta({ id: 'DraftNote' });
export type DraftNote = z.output<typeof DraftNote>;

/** A rating in a draft, 0–7 in steps of 0.1. A skill that is left out is unrated. */
export const DraftRating = z
  .object({
    skillName: z.enum(skillNames, { error: 'Unknown skill.' }),
    rating: z
      .number({ error: ratingSentence })
      .min(ratingScale.min, { error: ratingSentence })
      .max(ratingScale.max, { error: ratingSentence })
      .refine((value) => Math.abs(value * 10 - Math.round(value * 10)) < 1e-6, {
        error: 'Ratings go in steps of 0.1.',
      }),
    comment: fields.text(2000),
  })
  .meta({ id: 'DraftRating' });
export type DraftRating = z.output<typeof DraftRating>;

/** Counts the saves of a draft; the database counts up to 2³¹ − 1. */
const version = z.int32().min(0);
const longText = fields.text(10_000);

/** All that a coach writes about one video: one document, saved as a whole. */
export const ReviewDocument = z
  .object({
    notes: z
      .array(DraftNote)
      .max(mostNotes, { error: `A review holds at most ${mostNotes} notes.` })
      .refine((notes) => new Set(notes.map((note) => note.id)).size === notes.length, {
        error: 'Two notes share an id.',
      }),
    ratings: z
      .array(DraftRating)
      .refine((ratings) => new Set(ratings.map((one) => one.skillName)).size === ratings.length, {
        error: 'A skill is rated twice.',
      }),
    finalSummary: longText,
    overallStrengths: longText,
    areasOfImprovement: longText,
    recommendationsForImprovement: longText,
  })
  .meta({ id: 'ReviewDocument' });
export type ReviewDocument = z.output<typeof ReviewDocument>;

/** One line of the coach's queue. */
export const QueueItem = z
  .object({
    videoId: fields.id,
    title: z.string(),
    status: z.enum(videoStatuses),
    provider: z.enum(['youtube', 'matchi']),
    videoUrl: z.string(),
    videoType: z.enum(videoTypes).nullable(),
    reportType: z.string().nullable(),
    uploadDate: fields.instant,
    dueAt: fields.instant,
    player: PlayerCard,
    /** The coach who opened the review first; nobody yet when null. */
    reviewer: NamedPerson.nullable(),
    publishedAt: fields.instant.nullable(),
  })
  .meta({ id: 'QueueItem' });
export type QueueItem = z.output<typeof QueueItem>;

/** Everything the review workspace loads. */
export const ReviewWorkspace = z
  .object({
    video: Video,
    player: PlayerCard,
    reviewer: NamedPerson,
    document: ReviewDocument,
    /** Counts the saves; the next save names the version that it builds on. */
    version,
    savedAt: fields.instant.nullable(),
    publishedAt: fields.instant.nullable(),
    /** The player's latest published rating of each skill before this video. */
    previousRatings: z.array(SkillRating),
  })
  .meta({ id: 'ReviewWorkspace' });
export type ReviewWorkspace = z.output<typeof ReviewWorkspace>;

const reviewers = ['coach_freelance', 'coach_club', 'admin'] as const;
const params = z.object({ videoId: fields.id });

export const reviewEndpoints = {
  listReviewQueue: endpoint({
    method: 'GET',
    path: '/api/reviews/queue',
    access: reviewers,
    summary: 'Videos of the players one may see: those to review by due time, or those done, latest first.',
    query: z.object({ show: z.enum(['to-review', 'done']).default('to-review') }),
    response: z.array(QueueItem),
  }),
  openReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/open',
    access: reviewers,
    summary: 'Open the workspace of a video. Whoever opens it first becomes its reviewer.',
    params,
    response: ReviewWorkspace,
  }),
  saveReviewDraft: endpoint({
    method: 'PUT',
    path: '/api/reviews/{videoId}/draft',
    access: reviewers,
    summary: 'Save the draft. Refused with `review_conflict` when another save came in between.',
    params,
    body: z.object({ version, document: ReviewDocument }),
    response: z.object({ version, savedAt: fields.instant }),
  }),
  publishReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/publish',
    access: reviewers,
    summary: 'Publish the saved draft: the player sees it and is told.',
    params,
    body: z.object({ version }),
    response: Video,
  }),
};
