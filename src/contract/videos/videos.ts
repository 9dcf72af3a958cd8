// Videos: what a player submits, what a list shows, what the analysis page reads.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
import { PersonName } from '#contract/people.ts';
import { SkillRating } from '#contract/progress/ratings.ts';
import {
  CourtBoard,
  Priority,
  PriorityAnswer,
  pairSubject,
  Rally,
  StrokeCode,
  singleSkill,
} from '#contract/reviews/review-document.ts';
import { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { isBlank } from '#domain/plain-text.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { invalidVideoLink, readSharedVideo, videoLinkRefusal } from '#domain/videos/shared-links.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import {
  cameraAngles,
  maxTimestamp,
  noteTypes,
  playingHands,
  sortOrders,
  statusFilters,
  videoStatuses,
  videoTypes,
} from '#domain/videos/videos.ts';

const titleAndLink = 'Please provide both title and video link.';

/** A link of a video that we can show, also among other words; `missing` is what is said when there is none. */
const videoLink = (missing: string) =>
  z
    .string({ error: missing })
    .overwrite((text) => readSharedVideo(text)?.link ?? (isBlank(text) ? '' : text.trim()))
    .min(1, { error: missing })
    .refine((link) => parseVideoLink(link) !== null, { error: ({ input }) => videoLinkRefusal(String(input)) });

/** A closed choice that may be left open; an empty string is refused, since an option's value may not be empty. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(values, { error: `Please choose one of: ${values.join(', ')}.` })
    .nullish()
    .transform((value) => value ?? undefined);

/** What a player submits (docs/product.md#videos). Everything but title and link may be left out. */
export const NewVideo = z
  .object({
    title: fields.requiredText(200, titleAndLink),
    videoUrl: videoLink(titleAndLink),
    videoType: optionalChoice(videoTypes),
    courtDescription: fields.optionalText(200),
    eventDate: fields.day
      .refine((date) => date >= '1970-01-01' && date <= '2100-12-31', { error: 'Please enter a valid date.' })
      .nullish()
      .transform((value) => value ?? undefined),
    venue: fields.optionalText(200),
    reportType: fields.optionalText(2000),
    playerClothingColor: fields.optionalText(200),
    playerEquipment: fields.optionalText(200),
    playerPlayingHand: optionalChoice(playingHands),
    initialCourtPosition: fields.optionalText(200),
    partnerClothingColor: fields.optionalText(200),
    opponentClothingColors: fields.optionalText(200),
    courtSideChanges: fields.optionalText(500),
    cameraAngle: optionalChoice(cameraAngles),
    /** Sends a link that the player has sent before once more; without it that is refused as `already_sent`. */
    again: z.boolean().optional(),
  })
  .meta({ id: 'NewVideo' });
export type NewVideo = z.output<typeof NewVideo>;

/** What a player corrects of a video that was submitted: all that was sent but the link. What is left out is taken away. */
export const CorrectedVideo = NewVideo.omit({ videoUrl: true, again: true }).meta({ id: 'CorrectedVideo' });
export type CorrectedVideo = z.output<typeof CorrectedVideo>;

/** Another link for a video that was submitted. */
export const NewLink = z.object({ videoUrl: videoLink(invalidVideoLink) }).meta({ id: 'NewLink' });
export type NewLink = z.output<typeof NewLink>;

/** A video as lists show it: no analysis text. */
export const VideoSummary = z
  .object({
    id: fields.id,
    title: z.string(),
    videoUrl: z.string(),
    videoType: z.enum(videoTypes).nullable(),
    status: z.enum(videoStatuses),
    uploadDate: fields.instant,
    updatedAt: fields.instant,
    overallScore: fields.numeric.nullable(),
    eventDate: z.string().nullable(),
    venue: z.string().nullable(),
  })
  .meta({ id: 'VideoSummary' });
export type VideoSummary = z.output<typeof VideoSummary>;

/** A coach's note at a position in the video. */
export const Annotation = z
  .object({
    id: fields.id,
    timestamp: z.number().min(0).max(maxTimestamp),
    /** Where a note that has a length ends; null for a moment. */
    endTimestamp: z.number().min(0).max(maxTimestamp).nullable(),
    type: z.enum(noteTypes),
    skill: singleSkill.nullable(),
    /** What of the pair it is about; null for a note on the player alone. */
    pair: pairSubject.nullable(),
    title: z.string(),
    comment: z.string(),
    board: CourtBoard.nullable(),
    /** What the coach said, to be listened to. */
    voice: VoiceClip.nullish(),
  })
  .meta({ id: 'Annotation' });
export type Annotation = z.output<typeof Annotation>;

/** The player's review before this one, or before the one that is still to be written: what it rated and asked, to compare with. */
export const PreviousReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    publishedAt: fields.instant,
    /** The rated skills, overall among them; a skill that was not rated is not there. */
    ratings: z.partialRecord(z.enum(skillNames), fields.numeric),
    /** What it asked to work on first. */
    priorities: z.array(Priority),
  })
  .meta({ id: 'PreviousReview' });
export type PreviousReview = z.output<typeof PreviousReview>;

/** An earlier review of the same player, with its notes about skills: what a moment of today is compared with. */
export const EarlierReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    videoUrl: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    publishedAt: fields.instant,
    /** In the order of the video. Long comments are cut. */
    notes: z.array(
      Annotation.pick({
        id: true,
        timestamp: true,
        endTimestamp: true,
        type: true,
        skill: true,
        title: true,
        comment: true,
      }),
    ),
  })
  .meta({ id: 'EarlierReview' });
export type EarlierReview = z.output<typeof EarlierReview>;

/** A video with its context and, once published, its review. Before that the review's fields are null and its lists empty. */
export const Video = VideoSummary.extend({
  playerId: fields.id,
  player: PersonName,
  provider: z.enum(['youtube', 'matchi']),
  /** Since when its link cannot be opened, and why; null while it can. */
  pausedAt: fields.instant.nullable(),
  linkProblem: z.enum(linkProblems).nullable(),
  /** Whether a coach has opened it for review and not given it back: then it cannot be withdrawn unless its link is dead. */
  isOpened: z.boolean(),
  /** Whether an analysis credit was spent on it, which comes back when it is withdrawn. */
  isPaid: z.boolean(),
  courtDescription: z.string().nullable(),
  reportType: z.string().nullable(),
  playerClothingColor: z.string().nullable(),
  playerEquipment: z.string().nullable(),
  playerPlayingHand: z.enum(playingHands).nullable(),
  initialCourtPosition: z.string().nullable(),
  partnerClothingColor: z.string().nullable(),
  opponentClothingColors: z.string().nullable(),
  courtSideChanges: z.string().nullable(),
  cameraAngle: z.enum(cameraAngles).nullable(),
  feedback: z.string().nullable(),
  finalSummary: z.string().nullable(),
  overallStrengths: z.string().nullable(),
  areasOfImprovement: z.string().nullable(),
  recommendationsForImprovement: z.string().nullable(),
  publishedAt: fields.instant.nullable(),
  /** When the review was published again; null unless it was. */
  revisedAt: fields.instant.nullable(),
  priorities: z.array(Priority),
  /** What has become of the priorities of the review before. */
  priorityAnswers: z.array(PriorityAnswer),
  /** In the order of the video, none overlapping another. */
  rallies: z.array(Rally),
  codes: z.array(StrokeCode),
  reviewer: PersonName.nullable(),
  annotations: z.array(Annotation),
  skillRatings: z.array(SkillRating),
  /** Null for the first review, and for who may see this video but not what else there is of the player. */
  previousReview: PreviousReview.nullable(),
}).meta({ id: 'Video' });
export type Video = z.output<typeof Video>;

/** A player's own video whose review is to come: who reviews it, and by when. */
export const WaitingVideo = z
  .object({
    id: fields.id,
    title: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    /** By when its review is due: a promise where a coach has it, unless it is paused. */
    dueAt: fields.instant,
    /** Since when its link cannot be opened; null while it can. */
    pausedAt: fields.instant.nullable(),
    /** The coach who has begun its review, or claimed it. */
    reviewer: PersonName.nullable(),
    /** The player's coaches, to whom it is offered. */
    coaches: z.array(PersonName),
    /** The club whose coaches are offered it as well. */
    clubName: z.string().nullable(),
  })
  .meta({ id: 'WaitingVideo' });
export type WaitingVideo = z.output<typeof WaitingVideo>;

/** Videos in all, those with a published review, and those that wait for one. */
export const VideoCounts = z
  .object({ videos: z.int(), analyzed: z.int(), inReview: z.int() })
  .meta({ id: 'VideoCounts' });
export type VideoCounts = z.output<typeof VideoCounts>;

export const videoEndpoints = {
  listVideos: endpoint({
    method: 'GET',
    path: '/api/videos',
    access: 'signed-in',
    shows: ['video', 'review'],
    isReadAnew: true,
    summary: "The player's own videos, or those of the players the caller can see, a page at a time.",
    query: z.object({
      /** Those of one player alone: none of someone whom one may not see. */
      playerId: fields.id.optional(),
      status: z.enum(statusFilters, { error: 'Please choose all, analyzed or pending.' }).default('all'),
      sort: z.enum(sortOrders, { error: 'Please choose recent, oldest or status.' }).default('recent'),
      after,
      limit: z.coerce
        .number({ error: 'Please ask for 1 to 100 videos.' })
        .int({ error: 'Please ask for 1 to 100 videos.' })
        .min(1, { error: 'Please ask for 1 to 100 videos.' })
        .max(100, { error: 'Please ask for 1 to 100 videos.' })
        .default(100),
    }),
    response: z.array(VideoSummary),
  }),
  countVideos: endpoint({
    method: 'GET',
    path: '/api/videos/counts',
    access: 'signed-in',
    shows: ['video', 'review'],
    summary: 'How many videos the list holds, and how many of them are analyzed.',
    response: VideoCounts,
  }),
  listWaitingVideos: endpoint({
    method: 'GET',
    path: '/api/videos/waiting',
    access: ['player'],
    shows: ['video', 'review', 'connection', 'club', 'account'],
    summary:
      "The player's own videos that wait for review, earliest due first, with their reviewer and due time; at most 100.",
    response: z.array(WaitingVideo),
  }),
  createVideo: endpoint({
    method: 'POST',
    path: '/api/videos',
    access: ['player'],
    changes: ['video', 'credits'],
    summary: 'Submit a video for review. Takes one analysis credit from a direct player.',
    body: NewVideo,
    response: Video,
    status: 201,
  }),
  getVideo: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}',
    access: 'signed-in',
    shows: ['video', 'video-link', 'review'],
    summary: 'One video with its context and its published review.',
    params: z.object({ videoId: fields.id }),
    response: Video,
  }),
  listEarlierReviews: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/earlier-reviews',
    access: 'signed-in',
    shows: ['video', 'review'],
    summary:
      'Up to five earlier reviews of the same player with their notes on skills, the latest first; none if the caller cannot see them.',
    params: z.object({ videoId: fields.id }),
    response: z.array(EarlierReview),
  }),
  withdrawVideo: endpoint({
    method: 'DELETE',
    path: '/api/videos/{videoId}',
    access: ['player'],
    changes: ['video', 'credits'],
    summary: "Withdraw one of the caller's pending videos that no coach reviews yet. Returns the credit spent on it.",
    params: z.object({ videoId: fields.id }),
    response: noContent,
  }),
  correctVideo: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}',
    access: ['player'],
    changes: ['video'],
    summary: "Correct the details of one of the caller's pending videos that no coach reviews yet, except its link.",
    params: z.object({ videoId: fields.id }),
    body: CorrectedVideo,
    response: Video,
  }),
  replaceVideoLink: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/link',
    access: ['player'],
    changes: ['video', 'video-link'],
    summary:
      "Replace the link of one of the caller's pending videos and notify its coaches. The same link changes nothing.",
    params: z.object({ videoId: fields.id }),
    body: NewLink,
    response: Video,
  }),
};
