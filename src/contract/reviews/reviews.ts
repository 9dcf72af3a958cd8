// The coach's work: saving the draft, publishing and revising.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { SkillRating } from '#contract/progress/ratings.ts';
import { Video } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { maxWindows } from '#domain/reviews/draft/written-by.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { ReviewDocument } from './review-document.ts';

/** Counts the saves of a draft. The database counts up to 2³¹ − 1. */
const version = z.int32().min(0);

/** One window's changes in a draft (domain, written-by.ts). */
export const WindowChanges = z
  .object({
    /** Made by the window when it opens the review. */
    window: fields.id,
    count: z.int32().min(1),
    at: fields.instant,
  })
  .meta({ id: 'WindowChanges' });

/** Everything the review workspace loads. */
export const ReviewWorkspace = z
  .object({
    video: Video,
    player: PlayerCard,
    /** Null while unclaimed: the first to change something becomes the reviewer. */
    reviewer: NamedPerson.nullable(),
    document: ReviewDocument,
    /** Counts saves. The next save names the version it builds on. */
    version,
    /** Windows whose changes the document holds, the latest first. */
    writtenBy: z.array(WindowChanges),
    savedAt: fields.instant.nullable(),
    publishedAt: fields.instant.nullable(),
    /** Since when the published review is being revised; null otherwise. */
    revisedSince: fields.instant.nullable(),
    /** The player's latest published rating of each skill before this video. */
    previousRatings: z.array(SkillRating),
    /** Whether a server that turns spoken notes into text is configured. */
    canTranscribe: z.boolean(),
  })
  .meta({ id: 'ReviewWorkspace' });
export type ReviewWorkspace = z.output<typeof ReviewWorkspace>;

const params = z.object({ videoId: fields.id });

/** One published version of a review, without its text. */
export const ReviewVersion = z
  .object({
    /** Counted from 1. */
    number: z.int(),
    publishedAt: fields.instant,
    /** Null once the coach's account is deleted. */
    coach: PersonName.nullable(),
    /** Why an administrator corrected a note. */
    reason: z.string().nullable(),
  })
  .meta({ id: 'ReviewVersion' });
export type ReviewVersion = z.output<typeof ReviewVersion>;

/** Most set-aside versions that a draft keeps. */
export const maxSetAside = 10;

/** A draft version set aside when two windows changed the same line. */
export const SetAsideVersion = z
  .object({ id: fields.id, setAsideAt: fields.instant, document: ReviewDocument })
  .meta({ id: 'SetAsideVersion' });
export type SetAsideVersion = z.output<typeof SetAsideVersion>;

/** Who wrote an automatic draft: the configured model, or the rules. */
export const reviewWriters = ['model', 'rules'] as const;

/** A saved draft with what the automatic draft filled. */
export const WrittenDraft = z
  .object({
    document: ReviewDocument,
    version,
    writtenBy: z.array(WindowChanges),
    savedAt: fields.instant,
    writer: z.enum(reviewWriters),
    /** Whether a model was asked first and returned nothing usable. */
    hasModelFailed: z.boolean(),
  })
  .meta({ id: 'WrittenDraft' });
export type WrittenDraft = z.output<typeof WrittenDraft>;

export const reviewEndpoints = {
  openReview: endpoint({
    method: 'GET',
    path: '/api/reviews/{videoId}/workspace',
    access: coachesAndAdministrators,
    refetchOnOpen: true,
    summary: 'The workspace of a video. Opening it does not claim it; the first change does.',
    params,
    response: ReviewWorkspace,
  }),
  saveReviewDraft: endpoint({
    method: 'PUT',
    path: '/api/reviews/{videoId}/draft',
    access: coachesAndAdministrators,
    summary:
      'Save the draft. The first save makes its writer the reviewer. Fails with `review_conflict` if another save came in between.',
    params,
    body: z.object({
      version,
      document: ReviewDocument,
      /** Windows whose changes the document holds. After a crash, a window recognises its own words by it. */
      writtenBy: z
        .array(WindowChanges)
        .max(maxWindows, { error: () => say(msg`A draft remembers at most ${{ maxWindows }} windows.`) })
        .optional(),
      /** What history keeps of a conflict: the saved version, the unsaved one, or both. */
      setAside: z.object({ saved: z.boolean(), document: ReviewDocument.nullable() }).optional(),
    }),
    // At most two documents.
    maxBytes: 2_097_152,
    response: z.object({ version, savedAt: fields.instant }),
  }),
  publishReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/publish',
    access: coachesAndAdministrators,
    changes: ['review', 'rating'],
    summary: 'Publish the saved draft or revision, and notify the player.',
    params,
    body: z.object({ version }),
    response: Video,
  }),
  draftReview: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/ai-draft',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary: 'Fill the empty parts of the saved draft from its notes, ratings and context. Never publishes.',
    params,
    body: z.object({ version }),
    response: WrittenDraft,
  }),
  startRevision: endpoint({
    method: 'POST',
    path: '/api/reviews/{videoId}/revision',
    access: coachesAndAdministrators,
    summary:
      'Start revising a published review. Players keep seeing the published version until it is published again.',
    params,
    response: ReviewWorkspace,
  }),
  discardRevision: endpoint({
    method: 'DELETE',
    path: '/api/reviews/{videoId}/revision',
    access: coachesAndAdministrators,
    summary: 'Discard a revision. The draft returns to the published version.',
    params,
    response: ReviewWorkspace,
  }),
  listReviewVersions: endpoint({
    method: 'GET',
    path: '/api/reviews/{videoId}/versions',
    access: coachesAndAdministrators,
    shows: ['review'],
    refetchOnOpen: true,
    summary: 'Published versions of a review, the latest first.',
    params,
    response: z.array(ReviewVersion),
  }),
  getReviewVersion: endpoint({
    method: 'GET',
    path: '/api/reviews/{videoId}/versions/{number}',
    access: coachesAndAdministrators,
    summary: 'One published version of a review.',
    params: params.extend({ number: z.coerce.number().int().min(1).max(100_000) }),
    response: ReviewVersion.extend({ document: ReviewDocument }),
  }),
  listSetAsideVersions: endpoint({
    method: 'GET',
    path: '/api/reviews/{videoId}/set-aside',
    access: coachesAndAdministrators,
    shows: ['review'],
    refetchOnOpen: true,
    summary: 'Draft versions set aside in a conflict, the latest first, at most ten.',
    params,
    response: z.array(SetAsideVersion),
  }),
  setLinkState: endpoint({
    method: 'PUT',
    path: '/api/reviews/{videoId}/link-state',
    access: coachesAndAdministrators,
    changes: ['video'],
    summary: "Report that a video's link cannot be opened, which pauses its due time, or that it works again.",
    params,
    body: z.object({ problem: z.enum(linkProblems, { error: () => say(msg`Unknown problem.`) }).nullable() }),
    response: Video,
  }),
};
