// Videos: what a player submits, what lists show, what the analysis page reads.

import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
import { NamedPerson, PersonName } from '#contract/people.ts';
import { SkillRating } from '#contract/progress/ratings.ts';
import { ReplaySummary } from '#contract/reviews/replays.ts';
import {
  CourtBoard,
  Priority,
  PriorityAnswer,
  pairSubject,
  Rally,
  StrokeCode,
  singleSkill,
} from '#contract/reviews/review-document.ts';
import { AnsweredRequest } from '#contract/reviews/situation-requests.ts';
import { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { isBlank } from '#domain/plain-text.ts';
import { lookStages } from '#domain/reviews/looks/player-look.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { cameraAngles, playingHands } from '#domain/videos/match-context.ts';
import { invalidVideoLink, readSharedVideo, videoLinkRefusal } from '#domain/videos/shared-links.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import {
  maxTimestamp,
  noteTypes,
  sortOrders,
  statusFilters,
  videoStatuses,
  videoTypes,
} from '#domain/videos/videos.ts';

const titleAndLink = msg`Please provide both title and video link.`;

/** A link to a video that we can show, possibly within other text. `missing` is the message if there is none. */
export const videoLink = (missing: MessageDescriptor) =>
  z
    .string({ error: () => say(missing) })
    .overwrite((text) => readSharedVideo(text)?.link ?? (isBlank(text) ? '' : text.trim()))
    .min(1, { error: () => say(missing) })
    .refine((link) => parseVideoLink(link) !== null, { error: ({ input }) => videoLinkRefusal(String(input)) });

/** An optional choice. An empty string is refused, since an option's value may not be empty. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(values, { error: () => say(msg`Please choose one of: ${{ choices: values.join(', ') }}.`) })
    .nullish()
    .transform((value) => value ?? undefined);

/** Most requests that one video answers: one for each skill. */
const maxAnswered = 10;

/** What a player submits (docs/product.md#videos). All but title and link are optional. */
export const NewVideo = z
  .object({
    title: fields.requiredText(200, titleAndLink),
    videoUrl: videoLink(titleAndLink),
    videoType: optionalChoice(videoTypes),
    courtDescription: fields.optionalText(200),
    eventDate: fields.day
      .refine((date) => date >= '1970-01-01' && date <= '2100-12-31', {
        error: () => say(msg`Please enter a valid date.`),
      })
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
    /** Sends a link again that the player has sent before; otherwise refused as `already_sent`. */
    again: z.boolean().optional(),
    /** The guardian's yes that coaches may open this video; needed for a junior's, ignored for everyone else's. */
    guardianAgrees: z.boolean({ error: () => say(msg`Please say yes or no.`) }).optional(),
    /** The coach's requests that it answers, once each. */
    situations: z
      .array(AnsweredRequest)
      .max(maxAnswered, { error: () => say(msg`A video answers at most ${{ maxAnswered }} requests.`) })
      .refine((list) => new Set(list.map(({ requestId }) => requestId)).size === list.length, {
        error: () => say(msg`The same request is answered twice.`),
      })
      .optional(),
  })
  .meta({ id: 'NewVideo' });
export type NewVideo = z.output<typeof NewVideo>;

/** Corrections to a submitted video, except its link. Missing fields are cleared. */
export const CorrectedVideo = NewVideo.omit({
  videoUrl: true,
  again: true,
  guardianAgrees: true,
  situations: true,
}).meta({
  id: 'CorrectedVideo',
});
export type CorrectedVideo = z.output<typeof CorrectedVideo>;

/** A new link for a submitted video. */
export const NewLink = z.object({ videoUrl: videoLink(invalidVideoLink) }).meta({ id: 'NewLink' });
export type NewLink = z.output<typeof NewLink>;

/** A video in lists, without its review. */
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
    /** End of a note with a length; null for a moment. */
    endTimestamp: z.number().min(0).max(maxTimestamp).nullable(),
    type: z.enum(noteTypes),
    skill: singleSkill.nullable(),
    /** The pair subject it is about; null for a note on the player alone. */
    pair: pairSubject.nullable(),
    title: z.string(),
    comment: z.string(),
    board: CourtBoard.nullable(),
    /** The coach's recording. */
    voice: VoiceClip.nullish(),
  })
  .meta({ id: 'Annotation' });
export type Annotation = z.output<typeof Annotation>;

/** The player's previous review, to compare with. */
export const PreviousReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    publishedAt: fields.instant,
    /** Rated skills only, including overall. */
    ratings: z.partialRecord(z.enum(skillNames), fields.numeric),
    priorities: z.array(Priority),
  })
  .meta({ id: 'PreviousReview' });
export type PreviousReview = z.output<typeof PreviousReview>;

/** An earlier review of the same player with its notes on skills, to compare moments with. */
export const EarlierReview = z
  .object({
    videoId: fields.id,
    title: z.string(),
    videoUrl: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    publishedAt: fields.instant,
    /** By time. Long comments are cut. */
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

/** How a video belongs to a blind second review (docs/product.md#second-reviews). */
export const SecondReviewPart = z
  .object({
    /** Whether it was sent first, or to the second coach. */
    part: z.enum(['first', 'second']),
    isOtherPublished: z.boolean(),
    /** Whether both reviews are published: only then a coach may see the other one. */
    isDone: z.boolean(),
    /** The other video; null for a coach until both reviews are published. */
    otherId: fields.id.nullable(),
  })
  .meta({ id: 'SecondReviewPart' });
export type SecondReviewPart = z.output<typeof SecondReviewPart>;

/** A video with its context and, once published, its review. Until then the review's fields are null and its lists empty. */
export const Video = VideoSummary.extend({
  playerId: fields.id,
  player: PersonName,
  provider: z.enum(['youtube', 'matchi']),
  /** Since when its link cannot be opened, and why; null while it works. */
  pausedAt: fields.instant.nullable(),
  linkProblem: z.enum(linkProblems).nullable(),
  /** Whether a coach is reviewing it. Such a video can only be withdrawn while its link is dead. */
  isOpened: z.boolean(),
  /** Whether a credit was spent on it, which is returned on withdrawal. */
  isPaid: z.boolean(),
  /** How it belongs to a second review; null for most videos. */
  secondReview: SecondReviewPart.nullish(),
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
  /** When the review was last republished; null if never. */
  revisedAt: fields.instant.nullable(),
  priorities: z.array(Priority),
  /** The outcomes of the previous review's priorities. */
  priorityAnswers: z.array(PriorityAnswer),
  /** By time, never overlapping. */
  rallies: z.array(Rally),
  codes: z.array(StrokeCode),
  reviewer: PersonName.nullable(),
  annotations: z.array(Annotation),
  /** The coach's published replay, if there is one. */
  replay: ReplaySummary.nullish(),
  skillRatings: z.array(SkillRating),
  /** Null for the first review, and for viewers who may not see the player's other videos. */
  previousReview: PreviousReview.nullable(),
  /** What the screen does about the player's own look: for coaches and administrators only that it was sent, for others never. */
  look: z.enum(lookStages).nullish(),
  /** When a published review opens for its player, while that is to come: for the player, coaches and administrators. */
  opensAt: fields.instant.nullish(),
}).meta({ id: 'Video' });
export type Video = z.output<typeof Video>;

/** A player's own video waiting for review: reviewer and due time. */
export const WaitingVideo = z
  .object({
    id: fields.id,
    title: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    /** When its review is due: a promise once a coach has it, unless paused. */
    dueAt: fields.instant,
    /** Since when its link cannot be opened; null while it works. */
    pausedAt: fields.instant.nullable(),
    /** The coach who claimed it or started its review. */
    reviewer: NamedPerson.nullable(),
    /** The player's coaches, who are offered it. */
    coaches: z.array(NamedPerson),
    /** The club whose coaches are also offered it. */
    clubName: z.string().nullable(),
    /** The coach whom the player asked for a second review; nobody else is offered it. */
    asked: NamedPerson.nullish(),
  })
  .meta({ id: 'WaitingVideo' });
export type WaitingVideo = z.output<typeof WaitingVideo>;

/** All videos, those with a published review, and those waiting for one. */
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
    refetchOnOpen: true,
    summary: "The player's own videos, or those of the players the caller can see, a page at a time.",
    query: z.object({
      /** Videos of one player; none if the caller cannot see them. */
      playerId: fields.id.optional(),
      status: z.enum(statusFilters, { error: () => say(msg`Please choose all, analyzed or pending.`) }).default('all'),
      sort: z.enum(sortOrders, { error: () => say(msg`Please choose recent, oldest or status.`) }).default('recent'),
      after,
      limit: z.coerce
        .number({ error: () => say(msg`Please ask for 1 to 100 videos.`) })
        .int({ error: () => say(msg`Please ask for 1 to 100 videos.`) })
        .min(1, { error: () => say(msg`Please ask for 1 to 100 videos.`) })
        .max(100, { error: () => say(msg`Please ask for 1 to 100 videos.`) })
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
