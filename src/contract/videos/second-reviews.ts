// Blind second reviews: asking another coach, and both reviews beside each other.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PersonName } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { Annotation, Video } from './videos.ts';

/** Asking another coach to review a video (docs/product.md#second-reviews). */
export const NewSecondReview = z
  .object({
    coachId: fields.chosen('coach'),
    /** What the coach should look at. */
    reportType: fields.optionalText(2000),
    /** The guardian's yes that the coach may open this video; needed for a junior's. */
    guardianAgrees: z.boolean({ error: () => say(msg`Please say yes or no.`) }).optional(),
  })
  .meta({ id: 'NewSecondReview' });
export type NewSecondReview = z.output<typeof NewSecondReview>;

/** Whom a player can ask. */
export const SecondReviewChoices = z
  .object({
    /** By name; without the coach of the first review. */
    coaches: z.array(NamedPerson),
    /** Whether it takes a credit, and whether the player is a junior, whose guardian has to agree. */
    takesCredit: z.boolean(),
    isJunior: z.boolean(),
  })
  .meta({ id: 'SecondReviewChoices' });
export type SecondReviewChoices = z.output<typeof SecondReviewChoices>;

/** One of two reviews of the same match. */
export const ComparedReview = z
  .object({
    videoId: fields.id,
    videoUrl: z.string(),
    coach: PersonName,
    publishedAt: fields.instant,
    /** When it was published again; null unless it was. */
    revisedAt: fields.instant.nullable(),
    /** Rated skills only, including overall. */
    ratings: z.partialRecord(z.enum(skillNames), fields.numeric),
    finalSummary: z.string(),
    /** By time. */
    notes: z.array(Annotation.pick({ id: true, timestamp: true, type: true, skill: true, title: true, comment: true })),
  })
  .meta({ id: 'ComparedReview' });
export type ComparedReview = z.output<typeof ComparedReview>;

/** Both reviews of a match, once both are published. */
export const ReviewComparison = z
  .object({
    title: z.string(),
    player: PersonName,
    /** Since when both are published. */
    doneAt: fields.instant,
    first: ComparedReview,
    second: ComparedReview,
  })
  .meta({ id: 'ReviewComparison' });
export type ReviewComparison = z.output<typeof ReviewComparison>;

export const secondReviewEndpoints = {
  listSecondReviewChoices: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/second-review',
    access: ['player'],
    shows: ['video', 'review', 'connection', 'club', 'credits', 'account'],
    summary: "The coaches whom the caller can ask for a second review of one of the caller's own videos.",
    params: z.object({ videoId: fields.id }),
    response: SecondReviewChoices,
  }),
  askSecondReview: endpoint({
    method: 'POST',
    path: '/api/videos/{videoId}/second-review',
    access: ['player'],
    changes: ['video', 'credits', 'review'],
    summary:
      'Ask another coach to review the same match without seeing the first review. Takes a credit like any video; returns the new video.',
    params: z.object({ videoId: fields.id }),
    body: NewSecondReview,
    response: Video,
    status: 201,
  }),
  getReviewComparison: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/comparison',
    access: 'signed-in',
    shows: ['video', 'review', 'rating'],
    summary: 'Both reviews of a match, by either video, for those who see it; not found until both are published.',
    params: z.object({ videoId: fields.id }),
    response: ReviewComparison,
  }),
};
