// Videos: what a player submits, what a list shows, what the analysis page reads.

import { z } from 'zod';
import { parseVideoLink } from '#domain/video-links.ts';
import { cameraAngles, longestTimestamp, noteTypes, playingHands, videoStatuses, videoTypes } from '#domain/videos.ts';
import { endpoint } from './endpoint.ts';
import * as fields from './fields.ts';
import { SkillRating } from './ratings.ts';

const titleAndLink = 'Please provide both title and video link.';

/** A closed choice that may be left open; an empty string is refused, since an option's value may not be empty. */
const optionalChoice = <const T extends readonly [string, ...string[]]>(values: T) =>
  z
    .enum(values, { error: `Please choose one of: ${values.join(', ')}.` })
    .nullish()
    .transform((value) => value ?? undefined);

/** What a player submits (specification, section 7). Everything but title and link may be left out. */
export const NewVideo = z
  .object({
    title: fields.requiredText(200, titleAndLink),
    videoUrl: z
      .string({ error: titleAndLink })
      .trim()
      .min(1, { error: titleAndLink })
      .refine((link) => parseVideoLink(link) !== null, { error: 'Please provide a valid YouTube or Matchi.tv URL.' }),
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
  })
  .meta({ id: 'NewVideo' });
export type NewVideo = z.output<typeof NewVideo>;

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
    timestamp: z.number().min(0).max(longestTimestamp),
    type: z.enum(noteTypes),
    title: z.string(),
    comment: z.string(),
  })
  .meta({ id: 'Annotation' });
export type Annotation = z.output<typeof Annotation>;

/** A video with its context and, once published, its review. Before that the review's fields are null and its lists empty. */
export const Video = VideoSummary.extend({
  playerId: fields.id,
  provider: z.enum(['youtube', 'matchi']),
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
  reviewer: z.object({ firstName: z.string(), lastName: z.string() }).nullable(),
  annotations: z.array(Annotation),
  skillRatings: z.array(SkillRating),
}).meta({ id: 'Video' });
export type Video = z.output<typeof Video>;

export const videoEndpoints = {
  listVideos: endpoint({
    method: 'GET',
    path: '/api/videos',
    access: 'signed-in',
    summary: "The player's own videos, newest first; for others, those of the players they may see.",
    response: z.array(VideoSummary),
  }),
  createVideo: endpoint({
    method: 'POST',
    path: '/api/videos',
    access: ['player'],
    summary: 'Submit a video for review. A direct player spends one analysis credit.',
    body: NewVideo,
    response: Video,
    status: 201,
  }),
  getVideo: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}',
    access: 'signed-in',
    summary: 'One video with its context and its published review.',
    params: z.object({ videoId: fields.id }),
    response: Video,
  }),
  getPaymentStatus: endpoint({
    method: 'GET',
    path: '/api/payments/status',
    access: 'signed-in',
    summary: 'What the person may still spend.',
    response: z.object({ analysisCreditsRemaining: z.int(), uploadAllowed: z.boolean() }),
  }),
};
